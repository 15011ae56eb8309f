// What all bags have: a shell of rounded rings, and places on its front to sew other parts to.
import type { BagShape, Detail } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { Material } from '../materials.ts'
import type { Model } from '../model.ts'
import { add, type Surface, type Vec } from '../vec.ts'

export type Bag = {
  model: Model
  shape: BagShape
  /** Half the width, half the depth and the height of the body, in centimetres. */
  w: number
  d: number
  h: number
  /** A point of the body: x and y on the unit ring (-1 to 1), v from the base (0) to the rim (1). */
  form: (x: number, y: number, v: number) => Vec
  main: Material
  /** Handles, tabs and edges: leather on bags of cloth or straw. */
  trim: Material
  second: Material
  lining: Material
  thread: Material
  metal: Material
  pick: (name: string) => number
  has: (detail: Detail) => boolean
}

/** How square the outline of a panel is that lies on the front: a bucket is round. */
const powerOf = ({ shape }: Bag) => (shape.body === 'bucket' ? 2.2 : shape.body === 'minaudiere' ? 3.2 : 8)

/** How far towards the front or back the outline of a panel is at x. */
const outAt = (bag: Bag, x: number) => {
  const power = powerOf(bag)
  return (1 - Math.min(1, Math.abs(x)) ** power) ** (1 / power)
}

/**
 * Returns a point of a bag's front, `out` centimeters before it; x from -1 (left) to 1, v from 0 (base) to 1
 * (rim).
 */
export const onFront = (bag: Bag, [x, v]: readonly [number, number], out = 0): Vec =>
  add(bag.form(x, -outAt(bag, x), v), [0, -out, 0])

/**
 * Returns a point of a bag's back, `out` centimeters behind it; x from -1 (left) to 1, v from 0 (base) to 1
 * (rim).
 */
export const onBack = (bag: Bag, [x, v]: readonly [number, number], out = 0): Vec =>
  add(bag.form(x, outAt(bag, x), v), [0, out, 0])

/**
 * Adds a box with soft edges to the model at a point; a high `power` makes the edges sharper. `size`: half
 * its extents in centimeters.
 */
export const block = (
  model: Model,
  at: Vec,
  { size: [a, b, c], mat, power = 5 }: { size: Vec; mat: Material; power?: number },
) => {
  const soft = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power)
  const surface: Surface = (u, v) => {
    const w = u * Math.PI * 2
    const up = (v - 0.5) * Math.PI
    const flat = soft(Math.cos(up))
    return add(at, [a * flat * soft(Math.cos(w)), b * flat * soft(Math.sin(w)), c * soft(Math.sin(up))])
  }
  model.patch(surface, { cuts: [24, 12], mat, lift: 0.12 })
}
