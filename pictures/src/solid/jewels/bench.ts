// What every jewel is made with: its model, its metal and stones, and how it is laid out for its picture.
import type { Detail, JewelShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { gem, lathe, set, setting } from '../forms.ts'
import { type Material, material } from '../materials.ts'
import { createModel, type Model } from '../model.ts'
import { ball, hoop } from '../parts.ts'
import type { Dress, Thing } from '../thing.ts'
import { add, type Vec } from '../vec.ts'

export type Bench = {
  model: Model
  shape: JewelShape
  metal: Material
  stone: Material
  pearl: Material
  /** 0.75 for a fine piece, 1, or 1.4 for a bold one. */
  size: number
  has: (detail: Detail) => boolean
  pick: Dress['pick']
  hand: Dress['hand']
}

/** How a jewel is shown, without its surfaces. */
export type Shown = Omit<Thing, 'patches' | 'label'>

const sizes = { fine: 0.75, medium: 1, bold: 1.4 } as const

/**
 * Returns what a piece of jewelry is built with: an empty model, metal, stone and pearl, its size, and
 * functions that tell its details and choose by chance.
 */
export const benchOf = (shape: JewelShape, dress: Dress): Bench => ({
  model: createModel(),
  shape,
  metal: material('metal', dress.main.color),
  stone: material('stone', dress.stone),
  pearl: material('pearl', '#f3eae0', { dim: 0.86 }),
  size: sizes[shape.size],
  has: (detail) => shape.details.includes(detail),
  pick: dress.pick,
  hand: dress.hand,
})

/**
 * Returns the views of a piece of jewelry that lies on the table, seen from well above. `detail` is the point
 * that the close picture shows.
 */
export const lying = (detail: Vec, clasp: Vec = detail): Shown => ({
  front: { turn: -7, rise: 68 },
  back: { turn: 32, rise: 44 },
  box: [110, 150, 580, 690],
  eye: 60,
  horizon: -1,
  spots: { clasp, front: detail },
  detail,
})

/**
 * Returns the views of a piece of jewelry that stands on the table. `detail` is the point that the close
 * picture shows.
 */
export const standing = (detail: Vec, clasp: Vec): Shown => ({
  front: { turn: 24, rise: 20 },
  back: { turn: -38, rise: 34 },
  box: [150, 230, 500, 560],
  eye: 40,
  horizon: 520,
  spots: { clasp, front: detail },
  detail,
})

/** Adds a pearl at a point. */
export const pearlAt = ({ model, pearl }: Bench, at: Vec, radius: number) =>
  model.within(set(at), () =>
    lathe(
      model,
      Array.from({ length: 9 }, (_, i) => {
        const w = (i / 8 - 0.5) * Math.PI
        return [Math.cos(w) * radius, Math.sin(w) * radius] as const
      }),
      // Light sinks into a pearl and comes back from its middle.
      { mat: pearl, around: 22, cuts: 14, dim: (_, v) => 0.5 + 0.75 * v ** 1.4 },
    ),
  )

/**
 * Adds the ornament of a piece of jewelry to the model at `at`: a pearl or a set stone, as its details name
 * it, otherwise a ball of polished metal.
 */
export const adorn = (bench: Bench, at: Vec, radius: number) => {
  const { model, metal, stone, has } = bench
  if (has('pearl')) pearlAt(bench, add(at, [0, 0, radius * 0.3]), radius)
  else if (has('stone'))
    model.within(set(add(at, [0, 0, radius * 0.4])), () =>
      setting(model, { radius, mat: stone, sides: 10 }, { metal, prongs: 4 }),
    )
  else ball(model, add(at, [0, 0, radius * 0.3]), { radius, mat: metal })
}

/** Adds a little stone without a setting at `at`, its table towards the given direction. */
export const chip = ({ model, stone }: Bench, at: Vec, [radius, up]: readonly [number, Vec]) =>
  model.within(set(at, up), () => gem(model, { radius, mat: stone, sides: 6 }))

const starPoint = (t: number, radius: number, points: number) => {
  const w = t * Math.PI * 2
  const k = 0.72 + 0.28 * Math.cos(w * points)
  return [Math.sin(w) * radius * k, Math.cos(w) * radius * k] as const
}

/**
 * Adds a small charm that hangs towards -y from its ring at `at`: a disc, a star, a heart or a drop, by
 * `form`.
 */
export const charm = (
  { model, metal }: Bench,
  at: Vec,
  { radius, form }: { radius: number; form: number },
) => {
  hoop(model, add(at, [0, -radius * 0.25, 0]), {
    a: [1, 0, 0.4],
    b: [0, 1, 0],
    radius: [radius * 0.25, radius * 0.25],
    wire: radius * 0.07,
    mat: metal,
  })
  const kind = form % 4
  const thick = radius * 0.2
  const outline = (t: number): readonly [number, number] => {
    const w = t * Math.PI * 2
    if (kind === 1) return starPoint(t, radius, 5)
    if (kind === 2) {
      const x = Math.sin(w) ** 3
      const y = (13 * Math.cos(w) - 5 * Math.cos(2 * w) - 2 * Math.cos(3 * w) - Math.cos(4 * w)) / 16
      return [x * radius, (y + 0.1) * radius]
    }
    if (kind === 3) return [Math.sin(w) * radius * 0.62 * (1 - 0.35 * Math.cos(w)), Math.cos(w) * radius]
    return [Math.sin(w) * radius, Math.cos(w) * radius]
  }
  const middle = add(at, [0, -radius * 1.4, 0])
  model.patch(
    (u, v) => {
      const [x, y] = outline(u)
      const k = v < 0.5 ? v * 2 : 2 - v * 2
      const swell = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, (1 - k) * 2.2)) ** 2))
      return add(middle, [x * k, y * k, (v < 0.5 ? -1 : 1) * thick * (0.25 + 0.75 * swell) * (k < 1 ? 1 : 0)])
    },
    { cuts: [40, 16], mat: metal },
  )
}
