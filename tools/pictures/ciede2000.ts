// Computes the difference of two colors by CIEDE2000 (ISO/CIE 11664-6): 1 is just visible, 12 is another
// shade of the same name.

/** A colour in CIELAB, for a white of D65. */
export type Lab = readonly [lightness: number, a: number, b: number]

const linear = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const cubed = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29)

/** Converts an sRGB color (red, green, blue from 0 to 255) to CIELAB. */
export function labOf(red: number, green: number, blue: number): Lab {
  const r = linear(red)
  const g = linear(green)
  const b = linear(blue)
  const x = cubed((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = cubed(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = cubed((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const degree = Math.PI / 180
const hueOf = (a: number, b: number) => (Math.atan2(b, a) / degree + 360) % 360

/** The middle of two hues, and how far the second is from the first, in degrees. */
function huesOf(one: number, other: number, isGray: boolean): { middle: number; apart: number } {
  if (isGray) return { middle: one + other, apart: 0 }
  const apart = ((other - one + 540) % 360) - 180
  return { middle: (one + apart / 2 + 360) % 360, apart }
}

/** Returns the perceived difference of two CIELAB colors by the CIEDE2000 formula; 1 is just noticeable. */
export function ciede2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const stretch = 1.5 - 0.5 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
  const c1 = Math.hypot(a1 * stretch, b1)
  const c2 = Math.hypot(a2 * stretch, b2)
  const hues = huesOf(hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2), c1 * c2 === 0)
  const h = hues.middle * degree
  const light = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  const t =
    1 -
    0.17 * Math.cos(h - 30 * degree) +
    0.24 * Math.cos(2 * h) +
    0.32 * Math.cos(3 * h + 6 * degree) -
    0.2 * Math.cos(4 * h - 63 * degree)
  const forLight = 1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2)
  const turn = 30 * Math.exp(-(((hues.middle - 275) / 25) ** 2)) * degree
  const rotation = -Math.sin(2 * turn) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
  const dl = (l2 - l1) / forLight
  const dc = (c2 - c1) / (1 + 0.045 * c)
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin((hues.apart / 2) * degree)) / (1 + 0.015 * c * t)
  return Math.sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh)
}
