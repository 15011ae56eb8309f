// The wall and the floor behind a thing, with its shadow: warm, bright at the upper left, a little rough.
import { walls } from '../art/frame.ts'
import { plaster, side } from '../noise.ts'
import type { Box } from './camera.ts'
import type { Veil } from './shadows.ts'

const rgb = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

export type Ground = {
  backdrop: keyof typeof walls
  /** Where the floor begins, in units from the top of the picture; below 0 there is floor alone. */
  horizon: number
}

const cell = 8

/** The colour without shadow at a place of the picture. */
const plainAt = ({ backdrop, horizon }: Ground) => {
  const [light, ground, dark] = walls[backdrop].map(rgb)
  return (x: number, y: number, k: number) => {
    const far = Math.hypot(x / 800 - 0.2, y / 1000 - 0.08) / 1.15
    const near = [255, 253, 247][k] ?? 0
    const middle = light?.[k] ?? 0
    const end = dark?.[k] ?? 0
    const t = far < 0.45 ? far / 0.45 : Math.min(1, (far - 0.45) / 0.55)
    const tint = far < 0.45 ? near + (middle - near) * t : middle + (end - middle) * t
    const share = far < 0.45 ? 0.95 - 0.45 * t : 0.5 + 0.25 * t
    const base = (ground?.[k] ?? 0) + (tint - (ground?.[k] ?? 0)) * share
    const down = (y - horizon) / 60
    const floor =
      down <= 0 || horizon < 0 ? 0 : Math.min(1, down) * 0.5 * (1 - Math.min(1, (y - horizon) / 420) * 0.8)
    return base + ((end ?? 0) - base) * floor
  }
}

const at = ({ values, width, height }: Veil, u: number, v: number) => {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5))
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5))
  const i = x | 0
  const j = y | 0
  const fx = x - i
  const fy = y - j
  const n = j * width + i
  return (
    ((values[n] ?? 0) * (1 - fx) + (values[n + 1] ?? 0) * fx) * (1 - fy) +
    ((values[n + width] ?? 0) * (1 - fx) + (values[n + width + 1] ?? 0) * fx) * fy
  )
}

const shade = [50, 31, 19] as const

/** Fills a picture of three bytes a pixel with the ground of the part that is shown. */
export const layGround = (
  out: Uint8Array,
  { width, height }: { width: number; height: number },
  { ground, shown, shadow }: { ground: Ground; shown: Box; shadow: Veil },
) => {
  const plain = plainAt(ground)
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  const coarse = new Float32Array(columns * rows * 3)
  const unit = shown.width / width
  for (let j = 0, n = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      for (const k of [0, 1, 2]) coarse[n++] = plain(shown.x + i * cell * unit, shown.y + j * cell * unit, k)
  const grain = plaster()
  for (let y = 0; y < height; y++) {
    const j = (y / cell) | 0
    const fy = y / cell - j
    for (let x = 0; x < width; x++) {
      const i = (x / cell) | 0
      const fx = x / cell - i
      const n = (j * columns + i) * 3
      const dark = at(shadow, (x + 0.5) / width, (y + 0.5) / height)
      const rough = 1 + (grain[(y & (side - 1)) * side + (x & (side - 1))] ?? 0) * 0.024
      const to = (y * width + x) * 3
      for (const k of [0, 1, 2] as const) {
        const top = (coarse[n + k] ?? 0) * (1 - fx) + (coarse[n + 3 + k] ?? 0) * fx
        const low =
          (coarse[n + columns * 3 + k] ?? 0) * (1 - fx) + (coarse[n + columns * 3 + 3 + k] ?? 0) * fx
        const base = (top * (1 - fy) + low * fy) * rough
        out[to + k] = Math.min(255, base + (shade[k] - base) * dark)
      }
    }
  }
}
