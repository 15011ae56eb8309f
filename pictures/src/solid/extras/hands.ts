// Gloves and mittens: a pair that lies flat, the fingers up.
import { full } from '../forms.ts'
import { type Material, material } from '../materials.ts'
import { ball, tube } from '../parts.ts'
import { add, clamp, ease, lerp, through, turned, type Vec } from '../vec.ts'
import { bowAt, laid, type Shown, type Stall } from './stall.ts'

type Finger = { from: Vec; to: Vec; radius: number; mat: Material; isOpen?: boolean }

/** A flattened finger with a round tip. */
const layFinger = ({ model }: Stall, { from, to, radius, mat, isOpen = false }: Finger) => {
  const bend: Vec = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2 + 0.2]
  tube(model, through([from, bend, to]), {
    mat,
    radius: (t) =>
      0.62 * radius * (isOpen ? 1 : Math.sqrt(Math.max(0.001, 1 - clamp((t - 0.84) / 0.16) ** 2))),
    cuts: 26,
    around: 18,
    flat: 1.6,
  })
  if (isOpen)
    tube(model, (t) => lerpVec(from, to, lerp(0.94, 1.02, t)), {
      mat,
      radius: radius * 0.68,
      cuts: 4,
      around: 16,
      flat: 1.6,
    })
}

const lerpVec = (a: Vec, b: Vec, t: number): Vec => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
]

type Hand = { mat: Material; rib: number; long: number }

/** Palm and cuff as one flat, soft tube. */
const layPalm = ({ model }: Stall, { mat, rib, long }: Hand) => {
  const halfAt = (y: number) =>
    y < 0 ? lerp(3.9, 3.3, clamp((y + long) / long)) : 3.3 + 1.15 * Math.sin(clamp(y / 8.6) * Math.PI * 0.62)
  model.patch(
    (u, v) => {
      const y = lerp(-long, 8.8, v)
      const w = u * full
      const ribbed = y < -long + 5 ? 1 + 0.03 * rib * Math.cos(w * 22) : 1
      // Flatter towards the knuckles, so that the fingers grow out of it.
      const end = lerp(1, 0.34, ease(2, 8.6, y))
      return [Math.cos(w) * halfAt(y) * ribbed, y, 1.6 + Math.sin(w) * 1.5 * ribbed * end]
    },
    { cuts: [rib ? 132 : 48, 44], mat },
  )
  tube(model, (t) => [Math.cos(t * full) * 3.85, -long, 1.6 + Math.sin(t * full) * 1.5], {
    mat,
    radius: 0.26,
    cuts: 40,
    isClosed: true,
  })
}

const both = (stall: Stall, one: (side: 1 | -1) => void) => {
  for (const side of [-1, 1] as const) {
    const place = (p: Vec): Vec =>
      add(turned([p[0] * side, p[1], p[2]], side * -7), [side * 6.1, side * 0.9, 0])
    stall.model.within(Object.assign(place, { isMirrored: side < 0 }), () => one(side))
  }
}

const shown: Shown = {
  ...laid([-6, -3, 3], { cuff: [-6.8, -8, 3], hem: [-6.8, -8, 3] }),
  box: [90, 110, 620, 780],
  front: { turn: -4, rise: 72 },
}

const fingers: readonly (readonly [x: number, tall: number, radius: number])[] = [
  [-3.1, 6, 0.98],
  [-1.1, 7.7, 1.06],
  [1.05, 7.3, 1.06],
  [3, 5.9, 1.02],
]

const layHand = (stall: Stall, hand: Hand, isOpen: boolean) => {
  layPalm(stall, hand)
  for (const [x, tall, radius] of fingers) {
    const long = isOpen ? 2.6 : tall
    layFinger(stall, {
      from: [x, 5.4, 1.55],
      to: [x * (1 + 0.16 * (long / 7)), 8.6 + long, 1.5],
      radius,
      mat: hand.mat,
      isOpen,
    })
  }
  layFinger(stall, {
    from: [-2.2, 0.2, 1.6],
    to: isOpen ? [-5.2, 4.6, 1.5] : [-6.1, 7.4, 1.4],
    radius: 1.2,
    mat: hand.mat,
    isOpen,
  })
}

/** Yarn is thick on a hand: its stitches are seen on a card. */
const yarnOf = ({ main }: Stall) =>
  main.name === 'wool' || main.name === 'knit' ? material('chunky-knit', main.color) : main

/** Adds a pair of gloves to the model, and returns how its pictures show it (views, box, spots). */
export const gloves = (stall: Stall): Shown => {
  const { model, has, pick, metal } = stall
  const main = yarnOf(stall)
  const isKnit = main.name === 'chunky-knit'
  const dark = material(main.name, main.color, { dim: 0.62 })
  const long = has('bow') ? 6.5 : 8 + pick('long') * 4
  both(stall, () => {
    layHand(stall, { mat: main, rib: isKnit ? 1 : 0, long }, false)
    if (!isKnit)
      for (const x of [-1.7, 0, 1.7])
        tube(model, (t) => [x * (1 + t * 0.2), lerp(1.6, 6.6, t), 3.13 - 0.12 * Math.abs(x)], {
          mat: dark,
          radius: 0.09,
          cuts: 10,
          lift: 0.1,
        })
    if (has('bow')) {
      ball(model, [0, -3.6, 3.1], { radius: 0.5, mat: metal })
      model.within(
        ([x, y, z]) => [x, z - 2.2, 3.3 - y],
        () => bowAt(model, [0, 0, 0], { wide: 1.9, mat: main }),
      )
    }
  })
  return shown
}

/**
 * Adds a pair of fingerless gloves to the model, and returns how its pictures show it (views, box, spots).
 */
export const fingerless = (stall: Stall): Shown => {
  both(stall, () => layHand(stall, { mat: yarnOf(stall), rib: 1, long: 9 }, true))
  return shown
}

/** Adds a pair of mittens to the model, and returns how its pictures show it (views, box, spots). */
export const mittens = (stall: Stall): Shown => {
  const { model, has } = stall
  const main = yarnOf(stall)
  both(stall, () => {
    layPalm(stall, { mat: main, rib: 1, long: 8 })
    tube(
      model,
      through([
        [0, 2, 1.3],
        [0, 9, 1.8],
        [0, 15.6, 1.5],
      ]),
      {
        mat: main,
        // It grows out of the palm, whose edge it must not cut.
        radius: (t) =>
          lerp(0.72, 1, ease(0, 0.3, t)) *
          1.55 *
          Math.sqrt(Math.max(0.001, 1 - clamp((t - 0.45) / 0.55) ** 2.4)),
        cuts: 40,
        around: 36,
        flat: 2.78,
      },
    )
    layFinger(stall, { from: [-2, 0, 1.6], to: [-6, 7.6, 1.5], radius: 1.6, mat: main })
    if (!has('cable')) return
    // Two strands that cross and cross again up the back of the hand.
    for (const x of [-1.7, 1.3])
      for (const phase of [0, Math.PI])
        tube(
          model,
          (t) => [
            x + 0.5 * Math.sin(t * 20 + phase),
            lerp(-2.4, 12.6, t),
            2.86 + 0.14 * Math.cos(t * 20 + phase),
          ],
          { mat: main, radius: 0.46, cuts: 70, around: 8, lift: 0.1, flat: 0.7 },
        )
  })
  return shown
}
