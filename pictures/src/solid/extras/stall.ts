// What every accessory is made with, and how it is laid out for its picture.
import type { Detail } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { full } from '../forms.ts'
import { type Material, material } from '../materials.ts'
import { createModel, type Model } from '../model.ts'
import { ball, tube } from '../parts.ts'
import type { ExtraSolid } from '../shapes.ts'
import type { Dress, Thing } from '../thing.ts'
import { add, type Path, through, type Vec } from '../vec.ts'

export type Stall = {
  model: Model
  shape: ExtraSolid
  main: Material
  second: Material
  lining: Material
  thread: Material
  metal: Material
  stone: Material
  pearl: Material
  has: (detail: Detail) => boolean
  pick: Dress['pick']
}

export type Shown = Omit<Thing, 'patches'>

/**
 * Returns what an accessory is built with: an empty model, its materials, and functions that tell its details
 * and choose by chance.
 */
export const stallOf = (shape: ExtraSolid, dress: Dress): Stall => ({
  model: createModel(),
  shape,
  main: dress.main,
  second: dress.second,
  lining: material('linen', dress.lining, { dim: 0.8 }),
  thread: material('canvas', dress.thread),
  metal: material('metal', dress.metal),
  stone: material('stone', dress.stone),
  pearl: material('pearl', '#efe4d6', { dim: 0.72 }),
  has: (detail) => shape.details.includes(detail),
  pick: dress.pick,
})

/**
 * Returns the view of a thing that lies on the table, seen from well above. `detail` is the point that the
 * close picture shows, `spots` the places of its flaws.
 */
export const laid = (detail: Vec, spots: Thing['spots'] = {}): Shown => ({
  front: { turn: -6, rise: 68 },
  back: { turn: 38, rise: 50 },
  box: [90, 150, 620, 700],
  horizon: -1,
  spots: { front: detail, hem: detail, ...spots },
  detail,
  label: 'cloth',
})

/**
 * Returns the views of a thing that stands on the table, its front towards -y. `detail` is the point that the
 * close picture shows, `spots` the places of its flaws.
 */
export const stood = (detail: Vec, spots: Thing['spots'] = {}): Shown => ({
  front: { turn: -24, rise: 18 },
  back: { turn: 152, rise: 22 },
  box: [80, 240, 640, 560],
  horizon: 540,
  spots: { front: detail, ...spots },
  detail,
  label: 'leather',
})

/**
 * Adds a bow of two loops and two tails to the model about `at`, in the plane of x and z; `wide` is half its
 * width in centimeters.
 */
export const bowAt = (model: Model, at: Vec, { wide, mat }: { wide: number; mat: Material }) => {
  for (const side of [-1, 1]) {
    const loop = through(
      [
        [0, 0, 0],
        [0.5, -0.16, 0.34],
        [1, -0.1, 0.22],
        [1, 0.04, -0.22],
        [0.5, -0.02, -0.28],
        [0, 0, 0],
      ].map(([x = 0, y = 0, z = 0]): Vec => add(at, [side * x * wide, y * wide, z * wide])),
    )
    tube(model, loop, {
      mat,
      radius: (t) => wide * (0.06 + 0.16 * Math.sin(t * Math.PI) ** 2),
      cuts: 36,
      flat: 0.5,
    })
    const tail: Path = (t) =>
      add(at, [side * wide * (0.1 + 0.55 * t), -0.08 * wide, wide * (-0.95 * t + 0.06 * Math.sin(t * 6))])
    tube(model, tail, { mat, radius: (t) => wide * (0.06 + 0.1 * t), cuts: 14, flat: 0.3 })
  }
  ball(model, add(at, [0, -0.1 * wide, 0]), { radius: wide * 0.19, mat })
}

/**
 * Adds one thread of a fringe to the model from `at`, hanging along `down`; `thick` is its radius in
 * centimeters.
 */
export const fringe = (
  model: Model,
  at: Vec,
  { down, mat, thick = 0.12 }: { down: Vec; mat: Material; thick?: number },
) => {
  const sway = Math.sin(at[0] * 7.3 + at[1] * 3.1) * 0.12
  tube(
    model,
    through([
      at,
      add(at, [down[0] * 0.5 + sway, down[1] * 0.5, down[2] * 0.4]),
      add(at, [down[0] - sway, down[1], down[2]]),
    ]),
    { mat, radius: (t) => thick * (1 - 0.35 * t), cuts: 7, around: 5 },
  )
}

/** Adds a round pompom of thick yarn; `radius` in centimeters. */
export const pompom = (model: Model, at: Vec, { radius, color }: { radius: number; color: string }) =>
  model.patch(
    (u, v) => {
      const w = u * full
      const h = (v - 0.5) * Math.PI
      const r =
        radius * (1 + 0.07 * Math.sin(u * full * 13 + v * 31) + 0.06 * Math.sin(u * full * 7 - v * 43))
      return add(at, [Math.cos(w) * Math.cos(h) * r, Math.sin(w) * Math.cos(h) * r, Math.sin(h) * r])
    },
    { cuts: [60, 36], mat: material('fur', color) },
  )
