// Hats with a brim or a peak: a crown on the head's oval, and what goes around it.
import { full } from '../forms.ts'
import { type Material, material } from '../materials.ts'
import { ball, seam, tube } from '../parts.ts'
import { clamp, curve, ease, lerp, type Surface } from '../vec.ts'
import { bowAt, type Shown, type Stall, stood } from './stall.ts'

/** Half the head's width and depth. */
const head = [8.2, 9.6] as const

type Crown = {
  base: number
  tall: number
  /** Share of the base's radius by height, 1 at the brim. */
  taper: number
  /** How flat the top is: 0 is a dome. */
  flat: number
  dent?: number
}

/** The crown of a hat: v runs from the brim to the middle of the top. */
const crownOf = ({ base, tall, taper, flat, dent = 0 }: Crown): Surface => {
  const turn = lerp(0.3, 0.62, flat)
  const radius = curve([
    [0, 1],
    [turn, lerp(0.97, taper, 0.8)],
    [lerp(turn, 1, 0.35), taper * lerp(0.86, 0.94, flat)],
    [lerp(turn, 1, 0.68), taper * 0.56],
    [1, 0.001],
  ])
  const height = curve([
    [0, 0],
    [turn, lerp(0.5, 0.84, flat)],
    [lerp(turn, 1, 0.35), lerp(0.8, 0.97, flat)],
    [lerp(turn, 1, 0.68), lerp(0.95, 0.995, flat)],
    [1, 1],
  ])
  return (u, v) => {
    const w = u * full
    const r = radius(v)
    const high = ease(turn * 0.5, lerp(turn, 1, 0.5), v)
    const front = clamp(-Math.sin(w)) * high
    const x = Math.cos(w) * r * head[0] * (1 - dent * 0.13 * front * (r > 0.1 ? 1 : 0))
    const y = Math.sin(w) * r * head[1]
    const pinch = dent * 0.7 * high * front * Math.exp(-(((Math.abs(x) - 3.2) / 1.6) ** 2))
    const crease = dent * 2.1 * high * Math.exp(-((x / 2.3) ** 2)) * (0.75 + 0.25 * clamp(-y / 8))
    return [x, y + pinch, base + height(v) * tall - crease]
  }
}

const layCrown = ({ model }: Stall, crown: Surface, mat: Material) =>
  model.patch(crown, { cuts: [80, 46], mat })

type Brim = { wide: number; base: number; lift: (w: number, v: number) => number; from?: number }

const brimOf =
  ({ wide, base, lift, from = 1 }: Brim): Surface =>
  (u, v) => {
    const w = u * full
    const out = wide * v
    return [
      Math.cos(w) * (head[0] * from + out),
      Math.sin(w) * (head[1] * from + out * 1.04),
      base + lift(w, v),
    ]
  }

const layBrim = ({ model, lining }: Stall, brim: Surface, mat: Material) => {
  model.patch(brim, { cuts: [110, 14], mat, back: mat.print ? lining : mat, isFlipped: true })
  tube(model, (t) => brim(t, 1), { mat, radius: 0.17, cuts: 110, around: 7, isClosed: true })
}

/** A ribbon around the foot of a crown, and its flat bow at the side. */
const layBand = ({ model }: Stall, crown: Surface, { mat, wide }: { mat: Material; wide: number }) => {
  model.patch(
    (u, v) => {
      const [x, y, z] = crown(u, v * wide)
      return [x * 1.018, y * 1.018, z + 0.1]
    },
    { cuts: [80, 6], mat, lift: 0.1 },
  )
  const top = crown(0, wide)[2]
  const low = crown(0, 0)[2]
  for (const [half, out] of [
    [1.5, 0.32],
    [0.5, 0.5],
  ] as const)
    model.patch(
      (u, v) => [head[0] + out + 0.16 * Math.sin(u * Math.PI), lerp(-half, half, u), lerp(low + 0.2, top, v)],
      { cuts: [8, 6], mat, lift: 0.15 },
    )
}

const shown = (crown: Surface, horizon = 560): Shown => ({
  ...stood(crown(0.72, 0.3), { crown: crown(0.72, 0.45) }),
  front: { turn: -28, rise: 20 },
  back: { turn: 128, rise: 34 },
  horizon,
})

/** Adds a fedora to the model, and returns how its pictures show it (views, box, spots). */
export const fedora = (stall: Stall): Shown => {
  const { main, second, has } = stall
  const crown = crownOf({ base: 1.3, tall: 11.4, taper: 0.82, flat: 0.7, dent: 1 })
  layCrown(stall, crown, main)
  const lift = (w: number, v: number) => 2.3 * v ** 2 * Math.cos(w) ** 2 - 1.1 * v ** 1.6 * Math.sin(w) ** 2
  layBrim(stall, brimOf({ wide: 6.2, base: 1.3, lift }), main)
  layBand(stall, crown, {
    mat: material('satin', has('contrast-trim') ? '#23242a' : second.color),
    wide: 0.2,
  })
  return shown(crown)
}

/**
 * Adds a sun hat to the model, stiff and narrower when it has a bow, else floppy; returns how its pictures
 * show it (views, box, spots).
 */
export const sunHat = (stall: Stall): Shown => {
  const { main, second, has, model, pick } = stall
  // With a bow it is a stiff hat, else a floppy one.
  const isStiff = has('bow')
  const crown = crownOf({ base: 3, tall: 9.6, taper: 0.88, flat: isStiff ? 0.9 : 0.35 })
  layCrown(stall, crown, main)
  const waves = 3 + Math.floor(pick('waves') * 2)
  const lift = (w: number, v: number) =>
    -1.9 * v + v ** 2 * (isStiff ? 0.25 : 1) * (1.5 * Math.sin(w * waves + 0.6) + 0.5 * Math.sin(w * 5 + 2))
  layBrim(stall, brimOf({ wide: isStiff ? 8.4 : 12, base: 3, lift }), main)
  const ribbon = material('satin', second.color)
  layBand(stall, crown, { mat: ribbon, wide: 0.24 })
  if (isStiff) bowAt(model, [2.2, -head[1] - 1, 5.2], { wide: 4.4, mat: ribbon })
  return { ...shown(crown), front: { turn: -20, rise: 26 } }
}

/** Adds a bucket hat to the model, and returns how its pictures show it (views, box, spots). */
export const bucketHat = (stall: Stall): Shown => {
  const { main, model, thread } = stall
  const crown = crownOf({ base: 6.2, tall: 8.6, taper: 0.86, flat: 0.95 })
  layCrown(stall, crown, main)
  const lift = (_: number, v: number) => -5.9 * v ** 1.15
  const brim = brimOf({ wide: 4.6, base: 6.2, lift })
  layBrim(stall, brim, main)
  for (let row = 1; row < 6; row++)
    seam(model, brim, {
      along: (t) => [t, row / 6],
      mat: thread,
      width: 0.1,
      dash: [0.4, 0.26],
      cuts: 90,
      isFlipped: false,
      lift: 0.2,
    })
  seam(model, crown, {
    along: (t) => [t, 0.02],
    mat: thread,
    width: 0.14,
    dash: [0.4, 0.26],
    cuts: 90,
    lift: 0.2,
  })
  seam(model, crown, {
    along: (t) => [t, 0.72],
    mat: thread,
    width: 0.12,
    dash: [0.4, 0.26],
    cuts: 80,
    lift: 0.2,
  })
  for (const u of [0.7, 0.78])
    tube(
      model,
      (t) => {
        const [x, y, z] = crown(u, 0.3)
        return [x * 1.01 + Math.cos(t * full) * 0.3, y * 1.012, z + Math.sin(t * full) * 0.3]
      },
      { mat: stall.metal, radius: 0.1, cuts: 16, isClosed: true, lift: 0.2 },
    )
  return { ...shown(crown), front: { turn: -18, rise: 12 } }
}

/** The peak of a cap, from temple to temple before the forehead. */
const layPeak = ({ model, main, thread, lining }: Stall, base: number) => {
  const peak: Surface = (u, v) => {
    const w = lerp(-1.18, 1.18, u)
    const out = v * 7 * Math.sqrt(Math.max(0, Math.cos(w * 1.2)))
    const x = Math.sin(w) * (head[0] + 0.1 + out * 0.45)
    return [x, -Math.cos(w) * (head[1] + 0.1) - out, base - v * 0.9 - 0.032 * x * x * v]
  }
  model.patch(peak, { cuts: [50, 20], mat: main, back: lining, isFlipped: true })
  tube(model, (t) => peak(t, 1), { mat: main, radius: 0.16, cuts: 60, around: 7 })
  for (const v of [0.2, 0.4, 0.6, 0.8])
    seam(model, peak, {
      along: (t) => [lerp(0.08, 0.92, t), v],
      mat: thread,
      width: 0.08,
      dash: [0.3, 0.2],
      cuts: 40,
      isFlipped: true,
    })
}

/** Adds a cap of six panels to the model, and returns how its pictures show it (views, box, spots). */
export const cap = (stall: Stall): Shown => {
  const { main, model, thread, has, second } = stall
  const crown = crownOf({ base: 2.4, tall: 9.8, taper: 0.92, flat: 0.24 })
  layCrown(stall, crown, main)
  for (let i = 0; i < 6; i++)
    for (const side of [-0.007, 0.007])
      seam(model, crown, {
        along: (t) => [(i + 0.5) / 6 + 1 / 6 + side, lerp(0.02, 0.9, t)],
        mat: side < 0 ? material('canvas', main.color, { dim: 0.6 }) : thread,
        width: 0.1,
        ...(side > 0 && { dash: [0.3, 0.2] as const }),
        cuts: 30,
        lift: 0.14,
      })
  for (let i = 0; i < 6; i++) {
    const [x, y, z] = crown((i + 0.5) / 6, 0.56)
    ball(model, [x * 1.005, y * 1.005, z], {
      radius: 0.28,
      mat: material('canvas', main.color, { dim: 0.45 }),
    })
  }
  ball(model, [0, 0, 12.3], { radius: 0.7, squash: 0.5, mat: main })
  layPeak(stall, 2.6)
  if (has('embroidery'))
    for (const [radius, mat] of [
      [3.4, second],
      [2, thread],
    ] as const)
      seam(model, crown, {
        along: (t) => [0.75 + (Math.cos(t * full) * radius) / 54, 0.27 + Math.sin(t * full) * radius * 0.045],
        mat,
        width: 0.8,
        cuts: 60,
        raised: 0.16,
        lift: 0.25,
      })
  return { ...shown(crown), front: { turn: -38, rise: 16 }, box: [110, 260, 580, 520] }
}

/** Adds a visor to the model, and returns how its pictures show it (views, box, spots). */
export const visor = (stall: Stall): Shown => {
  const { model, main, second } = stall
  const ring: Surface = (u, v) => {
    const w = u * full
    const k = 1 - 0.04 * v
    return [
      Math.cos(w) * head[0] * k,
      Math.sin(w) * head[1] * k,
      2.4 + v * lerp(2.6, 4.2, clamp(-Math.sin(w))),
    ]
  }
  model.patch(ring, { cuts: [90, 8], mat: main, back: stall.lining })
  for (const v of [0, 1])
    tube(model, (t) => ring(t, v), { mat: second, radius: 0.16, cuts: 90, isClosed: true })
  layPeak(stall, 2.6)
  return {
    ...stood(ring(0.75, 0.5), { crown: ring(0.75, 0.5) }),
    front: { turn: -34, rise: 24 },
    back: { turn: 130, rise: 30 },
  }
}
