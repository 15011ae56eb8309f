// Rings: standing, the stone up; stacking rings lie on each other.
import { full, lathe, set, setting } from '../forms.ts'
import { material } from '../materials.ts'
import { ball, tube } from '../parts.ts'
import { add, clamp, ease, lerp, mul, rounded, unit, type Vec } from '../vec.ts'
import { type Bench, chip, lying, pearlAt, type Shown, standing } from './bench.ts'

const inner = 0.86

type Shank = {
  /** Width and thickness at t: 0 is at the bottom, 0.5 at the top. */
  wide: (t: number) => number
  thick: (t: number) => number
  power?: number
}

/** The ring itself, upright about y, its lowest point at z = 0. */
const shank = ({ model, metal }: Bench, { wide, thick, power = 2.6 }: Shank) =>
  model.patch(
    (u, v) => {
      const w = v * full
      const [c, s] = rounded(u * full, thick(v) / 2, wide(v) / 2, power)
      const r = inner + thick(v) / 2 + c
      return [Math.sin(w) * r, s, inner + thick(0) - Math.cos(w) * r]
    },
    { cuts: [24, 88], mat: metal },
  )

const even = (value: number) => () => value
/** More at the top than at the bottom. */
const rising = (low: number, high: number) => (t: number) =>
  lerp(low, high, ease(0.12, 0.5, t < 0.5 ? t : 1 - t))

const top = inner * 2

const shown = (detail: Vec): Shown => standing(detail, [0.6, -0.1, 0.25])

/** Adds a band ring to the model, and returns how its pictures show it (views, box, spots). */
export const bandRing = (bench: Bench): Shown => {
  const { shape, pick } = bench
  const wide = shape.size === 'bold' ? 0.86 : shape.size === 'fine' ? 0.3 : 0.5
  shank(bench, { wide: even(wide), thick: even(0.17), power: pick('flat') < 0.5 ? 2.4 : 4.5 })
  if (shape.size === 'bold')
    for (const side of [-1, 1]) tubeAround(bench, { y: side * wide * 0.4, radius: inner + 0.16, wire: 0.045 })
  return shown([0, -wide / 2, top + 0.1])
}

const tubeAround = (
  { model, metal }: Bench,
  { y, radius, wire }: { y: number; radius: number; wire: number },
) =>
  tube(model, (t) => [Math.sin(t * full) * radius, y, inner + 0.17 - Math.cos(t * full) * radius], {
    mat: metal,
    radius: wire,
    cuts: 70,
    isClosed: true,
  })

/** Adds a ring with one stone to the model, and returns how its pictures show it (views, box, spots). */
export const solitaire = (bench: Bench): Shown => {
  const { model, metal, stone, pick } = bench
  shank(bench, { wide: rising(0.2, 0.16), thick: even(0.15) })
  const isOval = pick('cut') < 0.4
  model.within(set([0, 0, top + 0.42]), () =>
    setting(
      model,
      { radius: 0.37, mat: stone, sides: 12, tall: 1.1, long: isOval ? 1.3 : 1 },
      { metal, prongs: 4 },
    ),
  )
  return shown([0, 0, top + 0.3])
}

/** Adds a signet ring to the model, and returns how its pictures show it (views, box, spots). */
export const signet = (bench: Bench): Shown => {
  const { model, metal, has } = bench
  shank(bench, { wide: rising(0.3, 1.05), thick: rising(0.15, 0.3), power: 3 })
  model.within(set([0, 0, top + 0.32]), () => {
    const isStone = has('stone')
    lathe(
      model,
      [
        [0.55, -0.2],
        [0.66, -0.1],
        [0.68, 0.02],
        [0.62, 0.08],
        [0.3, 0.085],
        [0, 0.085],
      ],
      { mat: isStone ? bench.stone : metal, squash: 1.12, cuts: 26, around: 40 },
    )
    tube(model, (t) => [Math.cos(t * full) * 0.5, Math.sin(t * full) * 0.56, 0.09], {
      mat: metal,
      radius: 0.025,
      cuts: 44,
      isClosed: true,
    })
    // An engraved monogram: three fine strokes.
    for (const x of [-0.14, 0, 0.14])
      tube(model, (t) => [x + 0.08 * Math.sin(t * 3 + x * 9), lerp(-0.3, 0.3, t), 0.085], {
        mat: material('enamel', '#4a3a22'),
        radius: 0.022,
        cuts: 10,
      })
  })
  return shown([0, -0.2, top + 0.3])
}

/**
 * Adds a ring with one large stone or pearl to the model, and returns how its pictures show it (views, box,
 * spots).
 */
export const cocktail = (bench: Bench): Shown => {
  const { model, metal, stone, has, pick } = bench
  shank(bench, { wide: rising(0.26, 0.62), thick: rising(0.14, 0.26) })
  const isSquare = pick('cocktail') < 0.5
  if (has('pearl')) {
    pearlAt(bench, [0, 0, top + 0.72], 0.62)
    for (let i = 0; i < 12; i++) {
      const w = (i / 12) * full
      chip(
        { ...bench, stone: material('stone', '#e9eef0') },
        [Math.cos(w) * 0.62, Math.sin(w) * 0.62, top + 0.42],
        [0.15, unit([Math.cos(w), Math.sin(w), 0.8])],
      )
    }
    return shown([0, 0, top + 0.6])
  }
  model.within(set([0, 0, top + 0.56]), () => {
    setting(
      model,
      { radius: 0.68, mat: stone, sides: isSquare ? 16 : 14, power: isSquare ? 4 : 2, long: 1.18, tall: 0.8 },
      { metal, prongs: isSquare ? 4 : 0 },
    )
    if (isSquare) return
    for (let i = 0; i < 20; i++) {
      const w = (i / 20) * full
      const at: Vec = [Math.cos(w) * 0.86, Math.sin(w) * 1, -0.05]
      chip({ ...bench, stone: material('stone', '#e9eef0') }, at, [0.13, unit([at[0], at[1], 1.4])])
    }
    tube(model, (t) => [Math.cos(t * full) * 0.86, Math.sin(t * full), -0.14], {
      mat: metal,
      radius: 0.1,
      cuts: 40,
      isClosed: true,
    })
  })
  return shown([0, 0, top + 0.5])
}

/** Adds a set of thin rings to the model, and returns how its pictures show it (views, box, spots). */
export const stacking = (bench: Bench): Shown => {
  const { model, metal } = bench
  const rings: readonly (readonly [at: Vec, lean: Vec])[] = [
    [
      [-0.75, 0.1, 0.1],
      [0, 0, 1],
    ],
    [
      [0.75, -0.2, 0.1],
      [0.02, 0, 1],
    ],
    [
      [0, -0.25, 0.46],
      [0.12, -0.34, 1],
    ],
  ]
  for (const [n, [at, lean]] of rings.entries())
    model.within(set(at, unit(lean)), () => {
      const round = (t: number): Vec => [
        Math.cos(t * full) * (inner + 0.06),
        Math.sin(t * full) * (inner + 0.06),
        0,
      ]
      const beaded = (t: number) => 0.075 * (0.8 + 0.35 * Math.abs(Math.sin(t * Math.PI * 34)))
      tube(model, round, {
        mat: metal,
        radius: n === 1 ? beaded : 0.085,
        cuts: n === 1 ? 200 : 60,
        around: 10,
        isClosed: true,
      })
      if (n !== 2) return
      for (let i = 0; i < 7; i++) {
        const out = round(0.63 + (i / 6) * 0.24)
        const k = 1 - Math.abs(i - 3) * 0.1
        chip(bench, add(mul(out, 1.04), [0, 0, 0.05]), [0.12 * clamp(k, 0.5), unit(add(out, [0, 0, 0.9]))])
      }
      ball(model, round(0.1), { radius: 0.1, mat: metal })
    })
  return { ...lying([0, -1.1, 0.3]), front: { turn: -10, rise: 46 }, box: [140, 250, 520, 480], eye: 40 }
}
