// Puts a finished board into its picture: the wall, and what is laid on the board before it. What no vector
// draws well (wrinkle, weave, shadows on the wall) is left to finish.ts, which works on the pixels.
import type { Board } from './board.ts'
import { type Box, height, round, width } from './paths.ts'
import type { ArtSpec, Texture } from './spec.ts'

export const walls = {
  plaster: ['#f6f1e8', '#e9e0d2', '#d9cdbb'],
  oat: ['#efe6d7', '#e4d7c3', '#d2c1a8'],
  clay: ['#efdfd2', '#e3cdbb', '#cfb39d'],
} as const

const wall = (board: Board, backdrop: keyof typeof walls) => {
  const { id } = board
  const [light, ground, dark] = walls[backdrop]
  const whole = `width="${width}" height="${height}"`
  board.defs.push(
    `<radialGradient id="${id}l" cx=".2" cy=".08" r="1.15"><stop offset="0" stop-color="#fffdf7" stop-opacity=".95"/><stop offset=".45" stop-color="${light}" stop-opacity=".5"/><stop offset="1" stop-color="${dark}" stop-opacity=".75"/></radialGradient>`,
  )
  return `<rect ${whole} fill="${ground}"/><rect ${whole} fill="url(#${id}l)"/>`
}

/** A part of the picture: its centre and its width; the height follows. */
export type Crop = { x: number; y: number; width: number }

/**
 * Returns the part of the picture that a crop shows, 4:5 and moved to lie within it; the whole without a
 * crop. In the picture's 800 × 1000 units.
 */
export const visibleBox = (crop?: Crop): Box => {
  if (!crop) return { x: 0, y: 0, width, height }
  const w = crop.width
  const h = (crop.width * height) / width
  const x = Math.min(width - w, Math.max(0, crop.x - w / 2))
  const y = Math.min(height - h, Math.max(0, crop.y - h / 2))
  return { x: round(x), y: round(y), width: round(w), height: round(h) }
}

/**
 * Opacity as paint, not as a group of its own. It draws faster, and the rasteriser ends the whole process
 * over a group that lies outside of what is shown.
 */
const flatten = (svg: string) =>
  svg.replace(/<(?:path|circle|ellipse|rect|g)\b[^>]*>/g, (tag) =>
    /filter=|clip-path=/.test(tag)
      ? tag
      : tag.replace(/ opacity="([^"]*)"/, ' fill-opacity="$1" stroke-opacity="$1"'),
  )

/**
 * Two drawings of one size, the piece on nothing and what is behind it, and how pixels lie on the board
 * that the piece was laid on.
 */
export type Scene = {
  piece: string
  ground: string
  seed: number
  texture: Texture
  /** What is shown, in the board's units. */
  shown: Box
}

/**
 * Returns the scene of a drawn board: piece and background as two SVGs, before shadows and texture are added.
 */
export const frame = (board: Board, spec: ArtSpec, crop?: Crop): Scene => {
  const backdrop = wall(board, spec.backdrop ?? 'plaster')
  const shown = visibleBox(crop)
  const { x, y, width: w, height: h } = shown
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${width}" height="${height}" role="img"><defs>${flatten(board.defs.join(''))}</defs>`
  return {
    piece: `${open}<g>${flatten(board.marks.join(''))}</g></svg>`,
    ground: `${open}${backdrop}</svg>`,
    seed: board.seed,
    texture: spec.cloth.texture ?? 'plain',
    shown,
  }
}
