// Bracelets and anklets, lying as the wrist would open them.
import { chain, evenly, full, gem, jump, set, setting } from '../forms.ts'
import { type Material, material } from '../materials.ts'
import { ball, tube } from '../parts.ts'
import { add, cross, lerp, type Path, rounded, unit, type Vec } from '../vec.ts'
import { type Bench, charm, lying, pearlAt, type Shown, standing } from './bench.ts'

const oval =
  (a: number, b: number, z: number): Path =>
  (t) => [Math.sin(t * full) * a, -Math.cos(t * full) * b, z]

const shown = (detail: Vec): Shown => ({
  ...lying(detail, [2.6, 0.8, 0.3]),
  front: { turn: -12, rise: 44 },
  back: { turn: 40, rise: 30 },
  box: [90, 260, 620, 500],
})

/**
 * Adds one bold bangle, or one to three fine ones, to the model; returns how their pictures show them (views,
 * box, spots).
 */
export const bangle = (bench: Bench): Shown => {
  const { model, metal, shape, pick } = bench
  const isBold = shape.size === 'bold'
  const count = isBold ? 1 : 1 + Math.floor(pick('count') * 3)
  const wide = isBold ? 1.15 : 0.17
  for (let n = 0; n < count; n++) {
    const lean: Vec = n ? unit([0.05 * n, -0.1 * n, 1]) : [0, 0, 1]
    model.within(set([n * 0.34, -n * 0.2, n * 0.36], lean), () =>
      model.patch(
        (u, v) => {
          const [c, s] = rounded(u * full, isBold ? 0.22 : 0.17, wide, isBold ? 2.6 : 2)
          const w = v * full
          const ripple = n === 1 ? 1 + 0.02 * Math.sin(v * full * 40) : 1
          return [Math.sin(w) * (3.1 + c) * ripple, -Math.cos(w) * (2.9 + c) * ripple, wide + s]
        },
        { cuts: [18, n === 1 ? 200 : 96], mat: metal },
      ),
    )
  }
  return shown([-1, -2.9, wide])
}

/**
 * Adds a cuff bracelet with its gap at the back to the model, and returns how its pictures show it (views,
 * box, spots).
 */
export const cuff = (bench: Bench): Shown => {
  const { model, metal, stone, has, shape } = bench
  const isBold = shape.size === 'bold'
  const wide = isBold ? 1.9 : 0.75
  const from = 0.09
  const widthAt = (t: number) => wide * (isBold ? 0.72 + 0.28 * Math.sin(t * Math.PI) : 1)
  // The gap is at the back; the ends are round.
  const at = (t: number, out: number, side: number): Vec => {
    const w = lerp(from, 1 - from, t) * full
    const end = Math.min(t, 1 - t) * 14
    const k = end < 1 ? Math.sqrt(Math.max(0, 1 - (1 - end) ** 2)) : 1
    return [Math.sin(w) * (3 + out), Math.cos(w) * (2.5 + out), wide + side * widthAt(t) * k]
  }
  model.patch(
    (u, v) => {
      const [c, s] = rounded(u * full, 0.1, 1, 4)
      return at(v, c + 0.12 * (1 - s * s), s)
    },
    { cuts: [28, 110], mat: metal },
  )
  if (isBold)
    for (const side of [-0.86, 0.86])
      tube(model, (t) => at(t, 0.2, side), { mat: metal, radius: 0.07, cuts: 90, lift: 0.02 })
  if (has('stone'))
    for (const [t, radius] of [
      [0.5, 0.85],
      [0.4, 0.5],
      [0.6, 0.5],
    ] as const) {
      const p = at(t, 0.3, 0)
      model.within(set(p, unit([p[0], p[1], 0]), [0, 0, 1]), () =>
        setting(model, { radius, mat: stone, sides: 12, long: 1.2, tall: 0.8 }, { metal, prongs: 0 }),
      )
    }
  if (!isBold) for (const t of [0, 1]) ball(model, at(t, 0, 0), { radius: 0.3, mat: metal })
  return {
    ...standing([0, -2.6, wide], [1.6, 2.2, wide]),
    back: { turn: 150, rise: 30 },
    front: { turn: 14, rise: 26 },
    box: [110, 250, 580, 520],
  }
}

/**
 * Adds a bracelet of chain links to the model, a fine one with a name bar or small balls; returns how its
 * pictures show it (views, box, spots).
 */
export const linkBracelet = (bench: Bench): Shown => {
  const { model, metal, shape, pick } = bench
  const isFine = shape.size === 'fine'
  const path = oval(3.5, 2.8, isFine ? 0.12 : 0.4)
  if (isFine) {
    chain(model, path, { link: [0.34, 0.22], wire: 0.042, mat: metal, isClosed: true })
    // A flat bar, as name bracelets have.
    if (pick('bar') < 0.6)
      tube(model, (t) => add(path(0.92 + t * 0.16), [0, 0, 0.06]), { mat: metal, radius: 0.12, cuts: 16 })
    else for (const { p } of evenly(path, 9, true)) ball(model, p, { radius: 0.17, mat: metal })
  } else
    chain(model, path, {
      link: [1.25, 0.8],
      wire: 0.15,
      mat: metal,
      isClosed: true,
      lean: 40,
      power: pick('link') < 0.5 ? 2 : 3.6,
    })
  jump(model, path(0.3), { radius: isFine ? 0.2 : 0.42, mat: metal })
  return shown([-1, -2.7, 0.3])
}

/**
 * Adds a bracelet of beads or pearls to the model, and returns how its pictures show it (views, box, spots).
 */
export const beaded = (bench: Bench): Shown => {
  const { model, metal, stone, has } = bench
  const path = oval(3.1, 2.9, 0.45)
  for (const [i, { p }] of evenly(path, 23, true).entries())
    if (has('pearl')) pearlAt(bench, p, 0.42)
    else if (i % 6 === 3) ball(model, p, { radius: 0.34, mat: metal })
    else ball(model, p, { radius: 0.43, mat: stone })
  tube(model, path, { mat: metal, radius: 0.08, cuts: 50, isClosed: true })
  return shown([-1, -2.8, 0.6])
}

/**
 * Adds a tennis bracelet, a line of set stones, to the model; returns how its pictures show it (views, box,
 * spots).
 */
export const tennis = (bench: Bench): Shown => {
  const { model, metal, stone, pick } = bench
  const path = oval(3.5, 2.9, 0.3)
  const mat: Material = pick('tennis') < 0.6 ? material('stone', '#e6ecef') : stone
  for (const { p, along } of evenly(path, 46, true)) {
    const out = unit(cross(along, [0, 0, 1]))
    model.within(set(p, unit([out[0] * 0.5, out[1] * 0.5, 1]), along), () => {
      gem(model, { radius: 0.19, mat, sides: 6 })
      tube(model, (t) => [Math.cos(t * full) * 0.2, Math.sin(t * full) * 0.2, -0.05], {
        mat: metal,
        radius: 0.045,
        cuts: 14,
        around: 5,
        isClosed: true,
      })
    })
  }
  return shown([-1, -2.8, 0.3])
}

const hangCharms = (bench: Bench, path: Path, places: readonly number[]) => {
  const { pick } = bench
  for (const [i, t] of places.entries()) {
    const at = path(t)
    const out = unit([at[0], at[1], 0])
    bench.model.within(set([at[0], at[1], 0.22], [0, 0, 1], [-out[0], -out[1], 0]), () => {
      charm(bench, [0, -0.1, 0], { radius: 0.46 + 0.12 * (i % 2), form: i + Math.floor(pick('charms') * 4) })
    })
  }
}

/** Adds a bracelet with charms to the model, and returns how its pictures show it (views, box, spots). */
export const charmBracelet = (bench: Bench): Shown => {
  const { model, metal, stone, has, shape } = bench
  const path = oval(3.2, 2.6, 0.3)
  if (shape.size === 'fine' && has('stone'))
    for (const [i, { p }] of evenly(path, 34, true).entries())
      ball(model, p, { radius: 0.27, mat: i % 5 === 2 ? metal : stone })
  else chain(model, path, { link: [0.66, 0.46], wire: 0.085, mat: metal, isClosed: true })
  hangCharms(bench, path, [0.04, 0.16, 0.29, 0.71, 0.83, 0.94])
  return { ...shown([-0.6, -3.4, 0.3]), front: { turn: -10, rise: 62 } }
}

/** Adds an anklet to the model, and returns how its pictures show it (views, box, spots). */
export const anklet = (bench: Bench): Shown => {
  const { model, metal, has } = bench
  const path: Path = (t) => {
    const w = t * full
    return [Math.sin(w) * 4.1 + 0.2 * Math.sin(w * 2), -Math.cos(w) * 3.1 + 0.18 * Math.sin(w * 3 + 1), 0.14]
  }
  chain(model, path, { link: [0.4, 0.26], wire: 0.05, mat: metal, isClosed: true })
  if (has('charm')) hangCharms(bench, path, [0.06, 0.2, 0.86])
  else for (const { p } of evenly(path, 14, true)) ball(model, p, { radius: 0.2, mat: metal })
  // The tail of small links that lets it be worn wider.
  chain(model, (t) => add(path(0.5), [t * 0.4, t * 1.5, 0]), { link: [0.4, 0.26], wire: 0.05, mat: metal })
  ball(model, add(path(0.5), [0.42, 1.65, 0.05]), { radius: 0.16, mat: metal })
  return { ...shown([0, -3, 0.2]), front: { turn: -8, rise: 66 } }
}
