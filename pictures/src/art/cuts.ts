// Which builder draws which kind, and how its picture is framed.
import { belt } from './accessories.ts'
import { shoulderBag, tote } from './bags.ts'
import type { Board } from './board.ts'
import { sunglasses } from './eyewear.ts'
import type { FrameLook } from './frame.ts'
import { hat } from './hats.ts'
import type { LabelStyle } from './inside-label.ts'
import { earrings } from './jewellery.ts'
import type { CutKind } from './kinds.ts'
import { scarf } from './scarves.ts'
import { backpack, clutch } from './small-bags.ts'
import { bracelet, necklace, ring, watch } from './small-jewels.ts'
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

const knitted = { finish: 'knit', shadow: 'flat' } as const
const standing = { finish: 'hide', shadow: 'floor', label: 'leather' } as const
const onCard = { finish: 'none', shadow: 'flat', label: 'pouch' } as const

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
  earrings: {
    build: earrings,
    turns: true,
    ...onCard,
    detail: [262, 520],
    body: [240, 560, 280, 640],
    parts: { clasp: [262, 268] },
  },
  necklace: {
    build: necklace,
    ...onCard,
    detail: [400, 620],
    body: [380, 620, 420, 660],
    parts: { clasp: [400, 590] },
  },
  ring: {
    build: ring,
    turns: true,
    ...onCard,
    detail: [400, 380],
    body: [380, 690, 420, 708],
    parts: { clasp: [300, 660] },
  },
  bracelet: {
    build: bracelet,
    turns: true,
    ...onCard,
    detail: [390, 610],
    body: [360, 630, 400, 650],
    parts: { clasp: [370, 640] },
  },
  watch: {
    build: watch,
    ...onCard,
    label: 'leather',
    detail: [400, 494],
    body: [360, 640, 440, 690],
    parts: { clasp: [400, 110] },
  },
  scarf: {
    build: scarf,
    turns: true,
    ...knitted,
    zoom: [510, 1.08],
    detail: [340, 740],
    body: [290, 300, 400, 780],
    parts: { hem: [330, 820] },
  },
  belt: {
    build: belt,
    ...standing,
    zoom: [560, 1.14],
    detail: [400, 630],
    body: [210, 600, 320, 630],
    parts: { holes: [560, 610] },
  },
  hat: {
    build: hat,
    ...standing,
    finish: 'stiff',
    label: 'leather',
    zoom: [560, 1.1],
    detail: [480, 560],
    body: [290, 400, 500, 540],
    parts: { crown: [420, 440] },
  },
  sunglasses: {
    build: sunglasses,
    turns: true,
    ...onCard,
    shadow: 'floor',
    zoom: [540, 1.16],
    detail: [280, 500],
    body: [190, 480, 320, 580],
    parts: { lens: [270, 530] },
  },
}
