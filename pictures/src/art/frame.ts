// Puts a finished board into its picture: wall or floor, and the piece before it. What no vector draws well
// (wrinkle, weave, shadows on the wall) is left to finish.ts, which works on the pixels.
import type { Board } from './board.ts'
import { type Box, height, round, width } from './paths.ts'
import type { ArtSpec, Texture } from './spec.ts'

export type Finish = 'cloth' | 'knit' | 'stiff' | 'hide' | 'none'
export type Shadow = 'wall' | 'flat' | 'floor'
export type FrameLook = { finish?: Finish; shadow?: Shadow; zoom?: readonly [middle: number, scale: number] }

export const walls = {
  plaster: ['#f6f1e8', '#e9e0d2', '#d9cdbb'],
  oat: ['#efe6d7', '#e4d7c3', '#d2c1a8'],
  clay: ['#efdfd2', '#e3cdbb', '#cfb39d'],
} as const

const wall = (board: Board, backdrop: keyof typeof walls, shadow: Shadow) => {
  const { id } = board
  const [light, ground, dark] = walls[backdrop]
  const whole = `width="${width}" height="${height}"`
  board.defs.push(
    `<radialGradient id="${id}l" cx=".2" cy=".08" r="1.15"><stop offset="0" stop-color="#fffdf7" stop-opacity=".95"/><stop offset=".45" stop-color="${light}" stop-opacity=".5"/><stop offset="1" stop-color="${dark}" stop-opacity=".75"/></radialGradient>`,
  )
  const floor =
    shadow === 'floor'
      ? `<rect y="640" width="${width}" height="360" fill="${board.gradient(
          [
            [0, dark, 0],
            [0.12, dark, 0.55],
            [1, ground, 0.2],
          ],
          [0, 0, 0, 1],
        )}"/>`
      : ''
  return `<rect ${whole} fill="${ground}"/><rect ${whole} fill="url(#${id}l)"/>${floor}`
}

/** A part of the picture: its centre and its width; the height follows. */
export type Crop = { x: number; y: number; width: number }

/** What a crop shows of the picture. */
const shownPart = ({ zoom = [500, 1] }: FrameLook, crop?: Crop): Box => {
  if (!crop) return { x: 0, y: 0, width, height }
  const w = crop.width
  const h = (crop.width * height) / width
  const x = Math.min(width - w, Math.max(0, 400 + (crop.x - 400) * zoom[1] - w / 2))
  const y = Math.min(height - h, Math.max(0, 500 + (crop.y - zoom[0]) * zoom[1] - h / 2))
  return { x: round(x), y: round(y), width: round(w), height: round(h) }
}

/** The same part where the pieces are laid, before they are scaled into the picture. */
export const visibleBox = (look: FrameLook, crop?: Crop): Box => {
  const [middle, scale] = look.zoom ?? [500, 1]
  const { x, y, width: w, height: h } = shownPart(look, crop)
  return { x: 400 + (x - 400) / scale, y: middle + (y - 500) / scale, width: w / scale, height: h / scale }
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

export type View = { crop?: Crop; isTurned?: boolean }

/**
 * Two drawings of one size, the piece on nothing and what is behind it, and how pixels lie on the board
 * that the piece was laid on.
 */
export type Scene = {
  piece: string
  ground: string
  finish: Finish
  shadow: Shadow
  seed: number
  texture: Texture
  /** What is shown, in the board's units. */
  shown: Box
  /** How far from the left, from 0 to 1, that is which a close look is about. */
  focus?: number
}

/**
 * The picture before its finish. Turned, the piece shows its other side, and its shadow
 * still falls to the right.
 */
export const frame = (board: Board, spec: ArtSpec, look: FrameLook, { crop, isTurned }: View = {}): Scene => {
  const { finish = 'cloth', shadow = 'wall', zoom = [500, 1] } = look
  const backdrop = wall(board, spec.backdrop ?? 'plaster', shadow)
  const { x, y, width: w, height: h } = shownPart(look, crop)
  const turn = isTurned ? ` transform="translate(${width},0) scale(-1,1)"` : ''
  const place = `transform="translate(400,500) scale(${zoom[1]}) translate(-400,${-zoom[0]})"`
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${width}" height="${height}" role="img"><defs>${flatten(board.defs.join(''))}</defs>`
  return {
    piece: `${open}<g ${place}><g${turn}>${flatten(board.marks.join(''))}</g></g></svg>`,
    ground: `${open}${backdrop}<g ${place}><g${turn}>${flatten(board.ground.join(''))}</g></g></svg>`,
    finish,
    shadow,
    seed: board.seed,
    texture: spec.cloth.texture ?? 'plain',
    shown: visibleBox(look, crop),
  }
}
