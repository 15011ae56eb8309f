// Necklaces, laid on the table in the curve in which they hang.
import { block, chain, evenly, full, jump, lathe, lengthOf, set, setting } from '../forms.ts'
import { ball, band, hoop, tube } from '../parts.ts'
import { add, lerp, type Path, unit, type Vec } from '../vec.ts'
import { adorn, type Bench, charm, lying, pearlAt, type Shown } from './bench.ts'

/**
 * A closed curve, narrow at the clasp (t 0, top) and round below; its lowest point is at t 0.5. No two chains
 * fall in the same way: each is wider or narrower, and fuller on one side.
 */
const hanging = ({ hand }: Bench, usual: number, tall: number): Path => {
  const wide = usual * (0.8 + hand('wide') * 0.4)
  const lean = (hand('lean') - 0.5) * 0.5
  return (t) => {
    const w = t * full
    const down = (1 - Math.cos(w)) / 2
    const side = 1 + Math.sign(Math.sin(w)) * lean * Math.abs(Math.sin(w))
    return [
      Math.sin(w) * wide * side * (0.62 + 0.5 * down),
      tall * (0.5 - down),
      0.12 + 0.03 * Math.sin(w * 5),
    ]
  }
}

const clasp = ({ model, metal, size }: Bench, at: Vec) => {
  jump(model, add(at, [0.22 * size, 0, 0]), { radius: 0.18 * size, mat: metal, b: [1, 0, 0.2] })
  model.within(set(add(at, [-0.2 * size, 0, 0.05])), () =>
    block(model, { size: [0.26 * size, 0.13 * size, 0.1 * size], mat: metal, power: 3, cuts: [20, 10] }),
  )
}

const lowest: Vec = [0, -4.6, 0.2]
const shown = (detail: Vec = lowest): Shown => ({
  ...lying(detail, [0, 4.4, 0.2]),
  box: [110, 110, 580, 770],
})

const fineChain = (bench: Bench, path: Path) => {
  chain(bench.model, path, { link: [0.44, 0.26], wire: 0.042, mat: bench.metal, isClosed: true })
  clasp(bench, path(0))
}

/** Adds a chain necklace to the model, and returns how its pictures show it (views, box, spots). */
export const chainNecklace = (bench: Bench): Shown => {
  const { model, metal, shape, pick } = bench
  const path = hanging(bench, 3.9, 9.4)
  if (shape.size === 'fine') {
    const isDouble = pick('rows') < 0.5
    const inside: Path = (t) => {
      const [x, y, z] = path(t)
      return [x * 0.8, 4.7 + (y - 4.7) * 0.78, z + 0.1]
    }
    fineChain(bench, path)
    if (isDouble) chain(model, inside, { link: [0.4, 0.2], wire: 0.04, mat: metal, isClosed: true })
    return shown()
  }
  const isBold = shape.size === 'bold'
  const look = isBold
    ? { link: [1.5, 1.15] as const, wire: 0.2, lean: 24, power: 2.2 }
    : { link: [1.05, 0.56] as const, wire: 0.1, lean: 34, power: pick('link') < 0.5 ? 2 : 4 }
  chain(model, path, { ...look, mat: metal, isClosed: true })
  clasp({ ...bench, size: bench.size * 1.3 }, path(0))
  return shown([0, -4.4, 0.2])
}

/** Adds a necklace with a pendant to the model, and returns how its pictures show it (views, box, spots). */
export const pendant = (bench: Bench): Shown => {
  const { model, metal, has, pick } = bench
  const path = hanging(bench, 3.5, 8.4)
  fineChain(bench, path)
  jump(model, [0, -4.35, 0.15], { radius: 0.2, mat: metal })
  if (has('charm')) {
    charm(bench, [0, -4.5, 0.25], { radius: 0.78, form: 1 + Math.floor(pick('charm') * 3) })
    return shown([0, -5.4, 0.3])
  }
  const isLong = pick('pendant') < 0.5
  model.within(set([0, isLong ? -5.4 : -5.25, 0.35]), () =>
    setting(
      model,
      {
        radius: 0.62,
        mat: has('pearl') ? bench.pearl : bench.stone,
        sides: isLong ? 10 : 16,
        long: isLong ? 1.4 : 1,
      },
      { metal, prongs: isLong ? 0 : 6 },
    ),
  )
  return shown([0, -5.3, 0.3])
}

/** Adds a necklace with a locket to the model, and returns how its pictures show it (views, box, spots). */
export const locket = (bench: Bench): Shown => {
  const { model, metal } = bench
  const path = hanging(bench, 3.5, 8.2)
  chain(model, path, { link: [0.42, 0.28], wire: 0.05, mat: metal, isClosed: true })
  clasp(bench, path(0))
  jump(model, [0, -4.3, 0.15], { radius: 0.24, mat: metal })
  model.within(set([0, -5.75, 0.25]), () => {
    lathe(
      model,
      [
        [0.9, -0.2],
        [1.06, -0.02],
        [1, 0.1],
        [0.8, 0.26],
        [0.4, 0.38],
        [0, 0.41],
      ],
      { mat: metal, squash: 1.24, around: 44, cuts: 30 },
    )
    tube(model, (t) => [Math.cos(t * full) * 0.76, Math.sin(t * full) * 0.95, 0.29], {
      mat: metal,
      radius: 0.045,
      cuts: 50,
      isClosed: true,
    })
    for (let i = 0; i < 6; i++) {
      const w = (i / 6) * full
      model.within(
        set([Math.cos(w) * 0.28, Math.sin(w) * 0.32, 0.38], [Math.cos(w) * 0.3, Math.sin(w) * 0.3, 1]),
        () => block(model, { size: [0.19, 0.13, 0.05], mat: metal, power: 2, cuts: [14, 8] }),
      )
    }
    ball(model, [0, 0, 0.42], { radius: 0.12, mat: bench.stone })
  })
  return shown([0, -5.6, 0.3])
}

/** Adds a choker to the model, and returns how its pictures show it (views, box, spots). */
export const choker = (bench: Bench): Shown => {
  const { model, metal, has, pick } = bench
  const round: Path = (t) => {
    const w = lerp(0.06, 0.94, t) * full
    return [Math.sin(w) * 5.6, Math.cos(w) * 5.2, 0.3 + 0.5 * (1 - Math.cos(w))]
  }
  if (has('pearl')) {
    for (const [i, { p }] of evenly(round, 52).entries()) if (i > 2 && i < 49) pearlAt(bench, p, 0.29)
    chain(model, (t) => round(t * 0.05), { link: [0.4, 0.24], wire: 0.05, mat: metal })
    chain(model, (t) => round(0.95 + t * 0.05), { link: [0.4, 0.24], wire: 0.05, mat: metal })
  } else if (pick('collar') < 0.55) {
    tube(model, round, {
      mat: metal,
      radius: (t) => 0.2 + 0.16 * Math.sin(t * Math.PI),
      cuts: 90,
      around: 14,
    })
    for (const t of [0, 1]) ball(model, round(t), { radius: 0.42, mat: metal })
  } else
    band(model, round, {
      mat: metal,
      across: (t) =>
        unit([Math.sin(lerp(0.06, 0.94, t) * full) * 0.5, Math.cos(lerp(0.06, 0.94, t) * full) * 0.5, 1]),
      width: (t) => 0.7 + 0.5 * Math.sin(t * Math.PI),
      thick: 0.14,
      cuts: 90,
    })
  return { ...lying([0, -5.2, 1.2], round(0.02)), front: { turn: -7, rise: 50 }, box: [90, 200, 620, 600] }
}

/**
 * Adds a strand of pearls or beads to the model, and returns how its pictures show it (views, box, spots).
 */
export const strand = (bench: Bench): Shown => {
  const { model, metal, has, shape, stone } = bench
  const path = hanging(bench, 3.8, 9)
  const isPearl = has('pearl')
  const most = shape.size === 'bold' ? 0.56 : 0.36
  const least = shape.size === 'bold' ? 0.34 : isPearl ? 0.32 : 0.28
  const radiusAt = (t: number) => lerp(least, most, (1 - Math.cos(t * full)) / 2)
  const long = lengthOf(path)
  for (let s = 0.5, n = 0; s < long - 0.4; n++) {
    const t = s / long
    const r = radiusAt(t)
    const at = path(t)
    if (isPearl) pearlAt(bench, [at[0], at[1], r], r)
    else {
      const mat = n % 4 === 3 && shape.size === 'bold' ? metal : stone
      ball(model, [at[0], at[1], r], { radius: n % 4 === 3 ? r * 0.72 : r, mat })
    }
    s += (r + radiusAt(Math.min(1, t + 0.02))) * 1.02
  }
  tube(model, (t) => add(path(t), [0, 0, 0.2]), { mat: metal, radius: 0.04, cuts: 60, isClosed: true })
  clasp({ ...bench, size: 1.2 }, path(0))
  return shown([0, -4.4, 0.4])
}

/**
 * Adds a large necklace with a fringe or stones to the model, and returns how its pictures show it (views,
 * box, spots).
 */
export const statement = (bench: Bench): Shown => {
  const { model, metal, has, stone } = bench
  const path = hanging(bench, 4.2, 9)
  chain(model, path, { link: [0.62, 0.42], wire: 0.075, mat: metal, isClosed: true })
  clasp(bench, path(0))
  const isFringe = has('fringe')
  const count = isFringe ? 25 : 11
  const spots = evenly((t) => path(lerp(0.29, 0.71, t)), count)
  for (const [i, { p }] of spots.entries()) {
    const middle = 1 - Math.abs(i - (count - 1) / 2) / (count / 2)
    // The rays of a fan: straight down in the middle, outwards at its ends.
    const out = unit([p[0] * 0.24, -1, 0])
    if (isFringe) {
      const long = 1.2 + 2 * middle ** 1.4
      const bar = (t: number) => add(p, [out[0] * (0.2 + t * long), out[1] * (0.2 + t * long), 0.06])
      tube(model, bar, { mat: metal, radius: (t) => 0.06 + 0.07 * t ** 2, cuts: 12 })
      model.within(set(bar(1.02), [0, 0, 1]), () =>
        lathe(
          model,
          [
            [0, -0.17],
            [0.17, 0],
            [0, 0.17],
          ],
          { mat: metal, around: 14 },
        ),
      )
      continue
    }
    for (let row = 0; row < 3; row++) {
      const size = (0.34 + 0.26 * middle) * (row === 1 ? 1.15 : 0.74)
      const far = [0.3, 1.35, 2.35][row] ?? 0
      if (row === 2 && middle < 0.3) continue
      const k = far * (0.62 + 0.38 * middle)
      model.within(set(add(p, [out[0] * k, out[1] * k, 0.2]), [0, 0, 1], out), () =>
        setting(
          model,
          { radius: size, mat: (i + row) % 2 ? stone : bench.pearl, sides: 9, long: row === 1 ? 1.3 : 1 },
          { metal, prongs: 0 },
        ),
      )
    }
  }
  return shown([0, -5.2, 0.4])
}

/**
 * Adds a flower brooch of two rings of petals to the model, a pearl, stone or ball in its middle; returns how
 * its pictures show it (views, box, spots).
 */
export const brooch = (bench: Bench): Shown => {
  const { model, metal, has, pick } = bench
  const petals = has('pearl') ? 7 : 8
  const layers = [
    [2.3, 0.1],
    [1.55, 0.45],
  ] as const
  for (const [k, [radius, high]] of layers.entries())
    for (let i = 0; i < petals; i++) {
      const w = ((i + k * 0.5) / petals) * full
      model.within(set([0, 0, high], [0, 0, 1], [Math.cos(w), Math.sin(w), 0]), () => {
        model.patch(
          (u, v) => {
            const half = radius * 0.34 * Math.sin(v * Math.PI) ** 0.6
            const q = 2 * u - 1
            return [q * half, v * radius, 0.35 * Math.sin(v * 2.4) - 0.12 * (1 - q * q) + 0.06]
          },
          { cuts: [12, 18], mat: metal },
        )
        for (const q of [-1, 1])
          tube(
            model,
            (v) => [
              q * radius * 0.34 * Math.sin(v * Math.PI) ** 0.6,
              v * radius,
              0.36 * Math.sin(v * 2.4) + 0.07,
            ],
            { mat: metal, radius: 0.05, cuts: 22, around: 6 },
          )
      })
    }
  adorn(bench, [0, 0, 0.75], 0.5)
  for (let i = 0; i < 9; i++) {
    const w = (i / 9) * full
    const at: Vec = [Math.cos(w) * 0.78, Math.sin(w) * 0.78, 0.72]
    if (pick('ring') < 0.6) ball(model, at, { radius: 0.13, mat: has('pearl') ? bench.pearl : metal })
    else hoop(model, at, { a: [1, 0, 0], b: [0, 1, 0], radius: [0.14, 0.14], wire: 0.04, mat: metal })
  }
  return { ...lying([0, -0.6, 0.7], [1.4, 1, 0.2]), box: [160, 230, 480, 520], eye: 40 }
}
