import type { Pattern } from '@hemline/rules/catalogue/kinds/kind.ts'
import type { Shape as CutShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { MaterialName } from '../solid/material-names.ts'
import type { SolidShape } from '../solid/shapes.ts'
import type { ArtKind } from './kinds.ts'

export type { Pattern }

/** What the surface looks like from near by. */
export const textures = [
  'plain',
  'linen',
  'satin',
  'wool',
  'leather',
  'suede',
  'canvas',
  'straw',
  'felt',
  'velvet',
  'corduroy',
  'denim',
  'lace',
  'sequins',
  'fur',
  'fleece',
  'jersey',
  'nylon',
  'tulle',
] as const
export type Texture = (typeof textures)[number]

export type ArtView = 'front' | 'back' | 'detail' | 'label' | 'folded' | 'flaw'

export const flawMarks = [
  'stain',
  'pilling',
  'scuff',
  'scratch',
  'tarnish',
  'fading',
  'thread',
  'fraying',
  'creases',
  'dent',
  'ink',
  'loose-button',
  'hole',
] as const
export type FlawMark = (typeof flawMarks)[number]

/** Parts that flaws are named by. A piece without such a part has its flaw where chance put it. */
export const parts = [
  'hem',
  'cuff',
  'knee',
  'toe',
  'vamp',
  'heel-tip',
  'corner',
  'hardware',
  'clasp',
  'crown',
  'lens',
  'holes',
  'front',
  'lining',
] as const
export type Part = (typeof parts)[number]

export type Neck = 'crew' | 'v' | 'scoop' | 'square' | 'boat' | 'mock' | 'turtle'
export type Sleeve = 'none' | 'short' | 'elbow' | 'long'
export type Length = 'mini' | 'knee' | 'midi'
export type Leg = 'straight' | 'skinny' | 'wide' | 'boot' | 'tapered' | 'flared'

/** How a piece is cut. What a silhouette cannot be is passed over. */
export type Shape = {
  neck?: Neck
  sleeve?: Sleeve
  length?: Length
  leg?: Leg
  heel?: 'high' | 'low'
  /** The colour of its hardware. */
  metal?: string
  /** With what makes it more than plain: a bow, cables, a stone, a pearl. */
  adorned?: boolean
  /** Cut for a child. */
  small?: boolean
  /** Which of its kind's designs; the first one when not said or not known. */
  design?: string
}

/** How a solid thing is made, and of what when its texture doesn't say. */
export type Solid = { shape: SolidShape; material?: MaterialName }

/** What the label and the tag say. */
export type LabelWords = { brand: string; size: string; material: string }

/** What a picture shows. The same spec always gives the same picture. */
export type ArtSpec = {
  kind: ArtKind
  cloth: {
    color: string
    color2?: string
    color3?: string
    pattern?: Pattern
    shine?: number
    texture?: Texture
    scale?: number
  }
  shape?: Shape
  /** How the piece is cut (decision 0123). */
  cut?: CutShape
  /** The other piece of a set: the pants of a suit. */
  also?: CutShape
  /** How a solid is made, instead of `cut`; chosen by kind, design and seed when neither is said. */
  solid?: Solid
  words?: LabelWords
  backdrop?: 'plaster' | 'oat' | 'clay'
  seed?: number
  /** How a hand laid or hung it, `seed` when not said: two pieces of one style differ in nothing else. */
  hand?: number
  /** Where a mark lies, in the picture's 800 × 1000 units; moved onto the piece when it lies beside it. */
  flaw?: [number, number]
  /** What the mark is, a stain when not said, and the part it is named by. */
  mark?: FlawMark
  part?: Part
  /** Its flaw was mended: only the picture of the flaw shows how it was, beside how it is. */
  mended?: boolean
  view?: ArtView
}
