// Shade is the cloth's own colour deepened and cooled, never black; light is warm.

type Rgb = [number, number, number]

const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const hex = (color: Rgb) =>
  `#${color
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Returns the mix of two hex colors: `t` is the second one's share, from 0 to 1. */
export const mix = (a: string, b: string, t: number) => {
  const x = rgb(a)
  const y = rgb(b)
  return hex([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t])
}

/** Returns a hex color darkened, as in a fold: `t` is the strength, from 0 to 1. */
export const deep = (color: string, t: number) => {
  const [r, g, b] = rgb(color)
  return mix(color, hex([r * 0.3, g * 0.25, b * 0.33]), t)
}

/** Returns a hex color lightened with warm light: `t` is the strength, from 0 to 1. */
export const lift = (color: string, t: number) => mix(color, '#fff6e4', t)

/** Returns the lightness of a hex color, from 0 (black) to 1 (white). */
export const lightness = (color: string) => {
  const [r, g, b] = rgb(color)
  return (r * 0.3 + g * 0.59 + b * 0.11) / 255
}
