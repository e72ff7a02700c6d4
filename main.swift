import Withy
let label = Builder { Label() }.text("12 unread").layer.radius(4).frame.size.width(120).image.ifPresent.alpha(0).count.modify { $0 += 1 }.call { print($0.text) }.build()
