// What a garment is sewn of, from the lowest layer to the highest. All lengths are centimetres.
import type { Material } from '../solid/materials.ts'
import type { Knot } from './knots.ts'

/**
 * The height of a knitted, quilted or ribbed surface at a place of the cloth, and how dark its hollows are:
 * 0 on top, 1 at the lowest. `pixel` is the width of a pixel: finer things even out.
 */
export type Surface = (u: number, v: number, pixel: number) => { height: number; hollow: number }

export type Cloth = {
  material: Material
  surface?: Surface
  /** How deep its own folds are, compared with wool. */
  drape: number
  /** Hair as long as this stands out over the edge. */
  hair?: number
}

/** How the threads of a panel run: v along the grain from this place, u across. */
export type Grain = {
  at: Knot
  /** Degrees that the grain leans from straight down, clockwise as seen. */
  lean?: number
  /** How much wider each centimetre further down is: skirts flare. */
  flare?: number
}

/** A fold along a line: positive heights are ridges. `full` is 1 when the fold runs out at a hem. */
export type Fold = { line: readonly Knot[]; width: number; height: number; full?: number }

export type Panel = {
  is: 'panel'
  outline: readonly Knot[]
  cloth: Cloth
  grain: Grain
  /** How high the panel's edge lies, and how much higher its middle is. */
  level: number
  bulge: number
  /** The width of its rolled edge. */
  roll: number
  folds: readonly Fold[]
  /** How far its shadow falls on what lies below. */
  cast: number
  /** No seam is pressed along its edge. */
  isSeamless?: boolean
}

/** A groove with a puckered lip, and a row of stitches beside it. */
export type Seam = {
  is: 'seam'
  line: readonly Knot[]
  thread?: string
  width?: number
  depth?: number
  isClosed?: boolean
}

/** A row of stitches without a seam. */
export type Stitches = { is: 'stitches'; line: readonly Knot[]; thread: string }

/** A strap, a cord or a wire. */
export type Cord = {
  is: 'cord'
  line: readonly Knot[]
  width: number
  material: Material
  level: number
  /** A strap is flat, a cord is round. */
  isFlat?: boolean
  cast?: number
}

export type Button = {
  is: 'button'
  at: Knot
  radius: number
  material: Material
  holes: 0 | 2 | 4
}

export type Zip = { is: 'zip'; line: readonly Knot[]; metal: Material; tape: Material; pull?: Knot }

/** Shade laid by hand, where cloth lies under cloth; less than no strength is a place worn pale. */
export type Gloom = { is: 'gloom'; outline: readonly Knot[]; strength: number; soft: number }

/** The woven label inside a neck. */
export type NeckLabel = { is: 'label'; at: Knot }

export type Layer = Panel | Seam | Stitches | Cord | Button | Zip | Gloom | NeckLabel
