// The colors of a garment as 32 numbers: how much of it is near each of 32 fixed colors.
import { type Lab, palette } from '@hemline/rules/image-search/palette.ts'
import type { Garment } from './garment.ts'

/** Hue and chroma say more about cloth than lightness, which the lamp decides too. */
const lightnessShare = 0.55
const spread = 0.055

/** The mean color of a garment, and how much of it is near each of the fixed colors. */
export type GarmentColor = { readonly mean: Lab; readonly shares: Float32Array }

/**
 * Describes the colors under a mask. The shares are square roots, so that their distance is Hellinger's, and
 * the squares add up to 1.
 */
export function colorOf({ mask, colors }: Garment): GarmentColor {
  const { data, width } = mask
  const shares = new Float32Array(palette.length)
  const sum = [0, 0, 0]
  let points = 0
  for (const [i, color] of colors.entries()) {
    // Only the inside: the rim is half ground.
    if (!data[i] || !data[i - 1] || !data[i + 1] || !data[i - width] || !data[i + width]) continue
    points += 1
    for (const k of [0, 1, 2]) sum[k] = (sum[k] ?? 0) + (color[k] ?? 0)
    addTo(shares, color)
  }
  // Something as thin as a chain has no inside.
  if (points === 0)
    for (const [i, color] of colors.entries()) {
      if (!data[i]) continue
      points += 1
      for (const k of [0, 1, 2]) sum[k] = (sum[k] ?? 0) + (color[k] ?? 0)
      addTo(shares, color)
    }
  const [lightness = 0, a = 0, b = 0] = sum.map((value) => value / Math.max(1, points))
  return { mean: [lightness, a, b], shares: shares.map((share) => Math.sqrt(share / Math.max(1, points))) }
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
