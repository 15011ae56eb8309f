// The colors of a garment as 32 numbers: how much of it is near each of 32 fixed colors.
import { type Lab, palette } from '@hemline/rules/image-search/palette.ts'
import type { Garment } from './garment.ts'

/** Hue and chroma say more about cloth than lightness, which the lamp decides too. */
const lightnessShare = 0.55
const spread = 0.055

/**
 * Returns the shares of the fixed palette's colors in the garment's inside (all of it when too thin to have
 * one). The shares are square roots, so that their distance is Hellinger's, and their squares add up to 1.
 */
export function colorOf({ mask, colors }: Garment): Float32Array {
  const { data, width } = mask
  // Only the inside: the rim is half ground.
  const isInside = (i: number) => data[i] && data[i - 1] && data[i + 1] && data[i - width] && data[i + width]
  const inside = colors.filter((_, i) => isInside(i))
  // Something as thin as a chain has no inside.
  const counted = inside.length > 0 ? inside : colors.filter((_, i) => data[i])
  const shares = new Float32Array(palette.length)
  for (const color of counted) addTo(shares, color)
  return shares.map((share) => Math.sqrt(share / Math.max(1, counted.length)))
}

function addTo(shares: Float32Array, [lightness, a, b]: Lab): void {
  const weights = palette.map((center) => {
    const distance =
      ((lightness - center[0]) * lightnessShare) ** 2 + (a - center[1]) ** 2 + (b - center[2]) ** 2
    return Math.exp(-distance / (2 * spread ** 2))
  })
  const all = weights.reduce((total, weight) => total + weight, 1e-12)
  for (const [i, weight] of weights.entries()) shares[i] = (shares[i] ?? 0) + weight / all
}
