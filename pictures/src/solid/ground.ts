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

/** A row of a veil at a height of the picture from 0 to 1, between two of its own rows. */
const rowOf = ({ values, width, height }: Veil, v: number, out: Float32Array) => {
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5))
  const from = (y | 0) * width
  const fy = y - (y | 0)
  for (let i = 0; i < width; i++)
    out[i] = (values[from + i] ?? 0) * (1 - fy) + (values[from + width + i] ?? 0) * fy
}

const shade = [50, 31, 19] as const

type Behind = { ground: Ground; shown: Box; shadow: Veil; isHidden?: (x: number, y: number) => boolean }

/**
 * Fills a picture of three bytes a pixel with wall, table and shadow of the part that is shown; `isHidden`
 * says where something covers it.
 */
export const layGround = (
  out: Uint8Array,
  { width, height }: { width: number; height: number },
  { ground, shown, shadow, isHidden }: Behind,
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
  const line = new Float32Array(columns * 3 + 3)
  const dim = new Float32Array(shadow.width + 1)
  const darks = new Float32Array(width)
  for (let x = 0; x < width; x++)
    darks[x] = Math.min(shadow.width - 1.001, Math.max(0, ((x + 0.5) / width) * shadow.width - 0.5))
  for (let y = 0; y < height; y++) {
    const j = (y / cell) | 0
    const fy = y / cell - j
    const from = j * columns * 3
    for (let i = 0; i < columns * 3; i++)
      line[i] = (coarse[from + i] ?? 0) * (1 - fy) + (coarse[from + columns * 3 + i] ?? 0) * fy
    rowOf(shadow, (y + 0.5) / height, dim)
    const specks = (y & (side - 1)) * side
    for (let x = 0; x < width; x++) {
      if (isHidden?.(x, y)) continue
      const n = ((x / cell) | 0) * 3
      const fx = x / cell - ((x / cell) | 0)
      const place = darks[x] ?? 0
      const i = place | 0
      const dark = (dim[i] ?? 0) + ((dim[i + 1] ?? 0) - (dim[i] ?? 0)) * (place - i)
      const rough = (1 + (grain[specks + (x & (side - 1))] ?? 0) * 0.024) * (1 - dark)
      const to = (y * width + x) * 3
      for (let k = 0; k < 3; k++) {
        const left = line[n + k] ?? 0
        const base = (left + ((line[n + 3 + k] ?? 0) - left) * fx) * rough
        out[to + k] = Math.min(255, base + (shade[k] ?? 0) * dark)
      }
    }
  }
}
