// The drawing board of labels and flaws: pieces of cloth are laid on it from back to front. Every piece is a
// closed path with its own shade, folds and pattern; stitches, buttons and metal go on top.
import { chanceFrom, hash } from './chance.ts'
import { deep, lift, lightness } from './colour.ts'
import { type Box, boxOf, commonBox, type Edges, height, type Point, widen, width } from './paths.ts'
import { patternMarks } from './patterns.ts'
import { glow, softFill, softLeaves, softLine } from './soft.ts'
import type { ArtSpec, LabelWords, Pattern } from './spec.ts'
import { type Trim, trimFor } from './trim.ts'
import { warpOf } from './warp.ts'

export type Cloth = {
  color: string
  color2?: string
  color3?: string
  pattern: Pattern
  shine: number
  scale?: number
  turn?: number
}

export type PieceLook = {
  cloth?: Partial<Cloth>
  /** Below 0 darker than the cloth, above 0 lighter. */
  tone?: number
  /** The piece's edges: without them it carries no pattern. */
  warp?: Edges
  folds?: string[] | undefined
  lights?: string[] | undefined
  lightStrength?: number
  /** How strongly the edges are shaded: 1 for a large piece, less for a small one, 0 for none. */
  edge?: number
  /** Length of the shadow that falls on what lies below. */
  cast?: number
}

export type ButtonLook = { r?: number; color?: string; holes?: boolean }
export type GlowLook = Parameters<typeof glow>[1]
type Stop = readonly [offset: number, color: string, opacity?: number]
type Direction = readonly [number, number, number, number]

export type Board = {
  id: string
  seed: number
  cloth: Cloth
  trim: Trim
  words: LabelWords | undefined
  /** The part of the board that the picture shows. */
  shown: Box
  isCropped: boolean
  chance: () => number
  newId: () => string
  /** Lays an ellipse that fades towards its edge; its mark, when it goes elsewhere. */
  glow: (look: GlowLook) => string
  defs: string[]
  marks: string[]
  shared: Set<string>
  gradient: (stops: readonly Stop[], direction?: Direction) => string
  raw: (svg: string) => void
  piece: (d: string, look?: PieceLook) => void
  stitch: (d: string, color: string, width?: number) => void
  button: (x: number, y: number, look?: ButtonLook) => void
  metal: (d: string, stroke?: { width?: number; color?: string }) => void
}

/**
 * Returns whether a path, with a margin of 10 units, overlaps the part of the picture that the crop shows.
 */
export const isShown = (board: Board, d: string) =>
  commonBox(boxOf(d, 1), widen(board.shown, 10)) !== undefined

/** False for marks of which a crop shows nothing; those that are not plain outlines count as shown. */
const isMarkShown = (board: Board, svg: string) => {
  if (!board.isCropped || svg.includes('scale(')) return true
  const outlines = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d ?? '')
  const dots = [...svg.matchAll(/ cx="([-\d.]+)" cy="([-\d.]+)"/g)].map(([, x, y]) => `M${x},${y}`)
  const all = [...outlines, ...dots]
  return !all.length || all.some((d) => /[a-zHV]/.test(d.replaceAll('Z', '')) || isShown(board, d))
}

const shadedEdges = (
  cloth: Cloth,
  d: string,
  strength: number,
  [shade, light]: readonly [string, string],
) => {
  const inner = softLine(d, {
    color: shade,
    width: 26 * strength,
    opacity: 0.32,
    deviation: 9,
    move: [-7 * strength, -6 * strength],
  })
  const lip = softLine(d, {
    color: light,
    width: 7 * strength,
    opacity: 0.2 + cloth.shine * 0.35,
    deviation: 3,
    move: [4 * strength, 5 * strength],
  })
  return `${inner}${lip}<path d="${d}" fill="none" stroke="${shade}" stroke-width="1.8" opacity=".24"/>`
}

const layPiece = (board: Board, d: string, look: PieceLook = {}) => {
  if (!isShown(board, d)) return
  const cloth = { ...board.cloth, ...look.cloth }
  const tone = look.tone ?? 0
  const color = tone < 0 ? deep(cloth.color, -tone) : tone > 0 ? lift(cloth.color, tone) : cloth.color
  const isDark = lightness(color) < 0.22
  const depth = isDark ? 0.6 : lightness(color) > 0.78 ? 0.29 : 0.42
  const shade = deep(color, 0.95)
  const light = lift(color, isDark ? 0.45 : 0.8)
  const clip = board.newId()
  board.defs.push(`<clipPath id="${clip}"><path d="${d}"/></clipPath>`)
  const base = board.gradient(
    [
      [0, lift(color, isDark ? 0.12 : 0.16)],
      [0.5, color],
      [1, deep(color, isDark ? 0.3 : 0.24)],
    ],
    [0, 0, 0.9, 1],
  )
  const soft = (all: string[] | undefined, fill: string, opacity: number) =>
    softLeaves(all?.filter((path) => isShown(board, path)) ?? [], fill, opacity, 9)
  const edge = look.edge ?? 1
  if (look.cast) {
    board.raw(
      softFill(d, {
        color: deep(board.cloth.color, 0.98),
        opacity: 0.34,
        deviation: 4,
        move: [look.cast * 0.7, look.cast * 1.3],
      }),
    )
  }
  board.raw(
    [
      `<g clip-path="url(#${clip})"><path d="${d}" fill="${base}"/>`,
      look.warp && cloth.pattern !== 'solid' ? patternMarks(board, cloth, warpOf(look.warp), color) : '',
      soft(look.folds, shade, depth),
      soft(look.lights, light, (0.18 + cloth.shine * 0.5) * (look.lightStrength ?? 1)),
      edge ? shadedEdges(cloth, d, edge, [shade, light]) : '',
      '</g>',
    ].join(''),
  )
}

const layButton = (
  board: Board,
  [x, y]: Point,
  { r = 8, color = board.trim.button, holes = true }: ButtonLook = {},
) => {
  const fill = board.gradient([
    [0, lift(color, 0.55)],
    [0.5, color],
    [1, deep(color, 0.55)],
  ])
  const at = (dx: number, dy: number) => `cx="${x + dx * r * 0.22}" cy="${y + dy * r * 0.22}"`
  const pierced = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([a = 0, b = 0]) => `<circle ${at(a, b)} r="${r * 0.11}" fill="${deep(color, 0.9)}"/>`)
  board.raw(
    `<circle cx="${x + 1.5}" cy="${y + 2.6}" r="${r * 1.2}" fill="#1a1210" opacity=".16"/><circle cx="${x + 1.3}" cy="${y + 2.2}" r="${r * 1.02}" fill="#1a1210" opacity=".26"/><circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="none" stroke="${deep(color, 0.5)}" stroke-width=".9" opacity=".55"/>${holes ? pierced.join('') : ''}`,
  )
}

/** Metal along a path: three strokes and a spark. */
const layMetal = (board: Board, d: string, { width: w = 8, color = board.trim.metal } = {}) => {
  board.raw(
    `${softLine(d, { color: '#2a1c10', width: w, opacity: 0.28, deviation: 5, move: [4, 8] })}<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${deep(color, 0.72)}" stroke-width="${w}"/><path d="${d}" stroke="${color}" stroke-width="${w * 0.74}" transform="translate(${-w * 0.06},${-w * 0.08})"/><path d="${d}" stroke="${lift(color, 0.62)}" stroke-width="${w * 0.3}" transform="translate(${-w * 0.14},${-w * 0.18})" opacity=".85"/></g>`,
  )
}

const layGradient = (board: Board, stops: readonly Stop[], [x1, y1, x2, y2]: Direction = [0, 0, 1, 1]) => {
  const id = board.newId()
  const marks = stops.map(
    ([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  )
  board.defs.push(
    `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks.join('')}</linearGradient>`,
  )
  return `url(#${id})`
}

/**
 * Makes an empty board for drawing a piece; with `crop` it keeps only marks that the crop shows. Chance
 * depends on the piece and its cloth only, so that every view shows the same piece.
 */
export const createBoard = (spec: ArtSpec, crop?: Box): Board => {
  const { color, color2, color3, pattern = 'solid', shine = 0.3, scale } = spec.cloth
  const key = JSON.stringify([spec.kind, color, color2, color3, pattern, shine, scale, spec.seed, spec.shape])
  const id = `g${hash(key).toString(36)}`
  const cloth: Cloth = {
    color,
    pattern,
    shine,
    ...(color2 && { color2 }),
    ...(color3 && { color3 }),
    ...(scale && { scale }),
  }
  let used = 0
  const lists = { defs: [], marks: [], shared: new Set<string>() }
  const board: Board = {
    ...lists,
    id,
    cloth,
    seed: spec.seed ?? hash(key) % 9973,
    trim: trimFor(spec.cloth, hash(key), spec.shape?.metal),
    words: spec.words,
    shown: crop ?? { x: 0, y: 0, width, height },
    isCropped: crop !== undefined,
    chance: chanceFrom(hash(key)),
    newId: () => `${id}_${used++}`,
    glow: (look) => {
      const { definition, mark } = glow(board.newId(), look)
      board.defs.push(definition)
      return mark
    },
    gradient: (stops, direction) => layGradient(board, stops, direction),
    raw: (svg) => {
      if (isMarkShown(board, svg)) board.marks.push(svg)
    },
    piece: (d, look) => layPiece(board, d, look),
    stitch: (d, ink, w = 1.8) =>
      board.raw(
        `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-dasharray="6 3.6" opacity=".85"/>`,
      ),
    button: (x, y, look) => layButton(board, [x, y], look),
    metal: (d, stroke) => layMetal(board, d, stroke),
  }
  return board
}
