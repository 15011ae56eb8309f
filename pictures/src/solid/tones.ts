// A colour as light makes three of it.
import { deep, lift, lightness, mix } from '../art/colour.ts'

type Rgb = readonly [number, number, number]
/** Red, green and blue, 0 to 255: in shade, as named, in light. */
export type Tones = readonly [dark: Rgb, own: Rgb, light: Rgb]

const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/**
 * Returns three tones of a color: in shade, as it is, and in light. Pale things shade warm; dark ones keep a
 * lit edge.
 */
export const tonesOf = (color: string): Tones => {
  const pale = Math.max(0, (lightness(color) - 0.45) / 0.55)
  const dark = mix(deep(color, 0.94), mix(color, '#8a6c50', 0.55), pale * 0.75)
  return [rgb(dark), rgb(color), rgb(lift(color, lightness(color) < 0.2 ? 0.24 : 0.46))]
}
