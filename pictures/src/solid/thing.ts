// What every solid thing tells: its surfaces, the sides it is shown from, and where its parts are.
import type { LabelStyle } from '../art/inside-label.ts'
import type { Part } from '../art/spec.ts'
import type { Material } from './materials.ts'
import type { Patch } from './model.ts'
import type { Vec } from './vec.ts'

/** What a thing is made of and in which colours; the same for all its views. */
export type Dress = {
  main: Material
  second: Material
  lining: string
  thread: string
  metal: string
  /** The colour of its stone or pearl. */
  stone: string
  /** A number from 0 to 1 for each name, always the same for one piece. */
  pick: (name: string) => number
  /** The same for how it was laid down. */
  hand: (name: string) => number
}

/** Degrees that a thing is turned, and that the eye stands above it. */
export type Side = { turn: number; rise: number }

export type Thing = {
  patches: readonly Patch[]
  front: Side
  back: Side
  /** What of the picture it may fill: left, top, width, height. */
  box: readonly [number, number, number, number]
  /** Most units of the picture for a centimetre. */
  most?: number
  /** How far away the eye is, in centimetres. */
  eye?: number
  /** Where the floor begins, units from the top; below 0 where the floor is all that is seen. */
  horizon: number
  /** Where its parts are, in its own centimetres. */
  spots: Partial<Record<Part, Vec>>
  /** What a close look shows. */
  detail: Vec
  label: LabelStyle
}
