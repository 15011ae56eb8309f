// Which builder draws which kind, and how its picture is framed.
import { shoulderBag, tote } from './bags.ts'
import type { Board } from './board.ts'
import type { FrameLook } from './frame.ts'
import type { LabelStyle } from './inside-label.ts'
import type { CutKind } from './kinds.ts'
import { backpack, clutch } from './small-bags.ts'
import type { Part } from './spec.ts'

export type Cut = FrameLook & {
  build: (board: Board) => void
  /** The middle of the part a detail view shows. */
  detail: readonly [number, number]
  /** Left, top, right, bottom of a part that is cloth everywhere: marks lie within. */
  body: readonly [number, number, number, number]
  /** Where the parts are that flaws are named by. */
  parts?: Partial<Record<Part, readonly [number, number]>>
  /** How the inside looks; cloth when not said. */
  label?: LabelStyle
  /** True when its other side is its mirror image. */
  turns?: true
}

const standing = { finish: 'hide', shadow: 'floor', label: 'leather' } as const

export const cuts: Record<CutKind, Cut> = {
  tote: {
    build: tote,
    ...standing,
    zoom: [520, 1.1],
    detail: [400, 520],
    body: [240, 540, 500, 780],
    parts: { hardware: [282, 456], corner: [226, 860], lining: [400, 436] },
  },
  'shoulder-bag': {
    build: shoulderBag,
    ...standing,
    zoom: [500, 1.12],
    detail: [400, 650],
    body: [230, 540, 560, 640],
    parts: { hardware: [400, 700], corner: [200, 820], lining: [400, 560] },
  },
  clutch: {
    build: clutch,
    ...standing,
    zoom: [600, 1.1],
    detail: [400, 640],
    body: [260, 480, 540, 560],
    parts: { hardware: [400, 640], corner: [180, 740] },
  },
  backpack: {
    build: backpack,
    ...standing,
    zoom: [530, 1.12],
    detail: [316, 600],
    body: [340, 330, 460, 540],
    parts: { hardware: [318, 590], corner: [246, 800] },
  },
}
