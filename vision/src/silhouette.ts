// The outline of a garment, whatever its color, ground and size.
import type { Mask } from './garment.ts'

/** Points on each side of a silhouette. */
export const silhouetteEdge = 16

/**
 * Returns the box around a mask, in the mask's pixels; right and bottom are outside. The whole for an empty
 * mask.
 */
export function boxAround({ data, width, height }: Mask) {
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (const [i, inside] of data.entries()) {
    if (!inside) continue
    const x = i % width
    const y = Math.floor(i / width)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  return box.right > box.left ? box : { left: 0, top: 0, right: width, bottom: height }
}

/**
 * Returns the silhouette of a mask: a square of 16 by 16 shares from 0 to 1, the garment in its middle, as
 * large as fits, blurred so that a small shift changes little.
 */
export function silhouetteOf(mask: Mask): Float32Array {
  const fine = silhouetteEdge * 2
  const { left, top, right, bottom } = boxAround(mask)
  const scale = Math.max(right - left, bottom - top) / fine
  const offX = (left + right) / 2 - (fine / 2) * scale
  const offY = (top + bottom) / 2 - (fine / 2) * scale
  const steps = 3
  const raw = new Float32Array(fine * fine)
  for (let y = 0; y < fine; y += 1)
    for (let x = 0; x < fine; x += 1) {
      let sum = 0
      for (let i = 0; i < steps * steps; i += 1) {
        const px = Math.floor(offX + (x + ((i % steps) + 0.5) / steps) * scale)
        const py = Math.floor(offY + (y + (Math.floor(i / steps) + 0.5) / steps) * scale)
        const isInside = px >= left && px < right && py >= top && py < bottom
        sum += isInside ? (mask.data[py * mask.width + px] ?? 0) : 0
      }
      raw[y * fine + x] = sum / (steps * steps)
    }
  return Float32Array.from({ length: silhouetteEdge ** 2 }, (_, i) => {
    const cx = (i % silhouetteEdge) * 2
    const cy = Math.floor(i / silhouetteEdge) * 2
    let sum = 0
    let weights = 0
    for (let dy = -2; dy <= 3; dy += 1)
      for (let dx = -2; dx <= 3; dx += 1) {
        const weight = Math.exp(-((dx - 0.5) ** 2 + (dy - 0.5) ** 2) / 3)
        const x = cx + dx
        const y = cy + dy
        weights += weight
        if (x >= 0 && x < fine && y >= 0 && y < fine) sum += weight * (raw[y * fine + x] ?? 0)
      }
    return sum / weights
  })
}
