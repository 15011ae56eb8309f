// Shoes that leave the foot bare: slides, flip-flops, strappy and gladiator sandals.
import { material } from '../materials.ts'
import { ball, band, buckle, hoop, tube } from '../parts.ts'
import { add, ease, lerp, type Path, sub, through, unit } from '../vec.ts'
import { anklePath, bow, fasten, slingStrap } from './low-uppers.ts'
import { acrossFoot, offLast, type Shoe, shell } from './shoe.ts'

/** A small cup around the heel, as high as `tall` of the ankle. */
const counter = (shoe: Shoe, wide = 1, tall = 0.98) => {
  const high = (a: number) => tall * Math.sqrt(Math.max(0, 1 - (Math.abs(a) / wide) ** 2)) + 0.02
  shell(shoe, { from: -wide, to: wide, high, cuts: [26, 12] })
}

/** Adds the upper of a slide to the shoe's model. */
export const slide = (shoe: Shoe) => {
  const { last, model, metal, pick } = shoe
  const { length } = last
  const style = pick('slide')
  if (shoe.shape.fastening === 'buckle' || style < 0.3) {
    for (const [share, skew] of [
      [0.72, 0.8],
      [0.55, -0.6],
    ] as const) {
      acrossFoot(shoe, { x: length * share, wide: 2.7, skew, out: 0.3 })
      const at = last.over(length * share, 0.28, 0.62)
      const next = last.over(length * share, 0.34, 0.62)
      buckle(model, at, { a: [1, 0, 0], b: unit(sub(next, at)), size: [0.95, 0.7], color: metal })
    }
  } else if (style < 0.62) {
    acrossFoot(shoe, { x: length * 0.645, wide: 6, out: 0.35, thick: 0.3 })
  } else if (style < 0.82) {
    acrossFoot(shoe, { x: length * 0.65, wide: 2.5, skew: 6, out: 0.3 })
    acrossFoot(shoe, { x: length * 0.65, wide: 2.5, skew: -6, out: 0.46, lift: 0.05 })
  } else {
    for (const share of [0.74, 0.645, 0.55])
      acrossFoot(shoe, { x: length * share, wide: 2, out: 0.3, thick: 0.24 })
  }
  const top = last.over(length * 0.64, 0.5, 0.7)
  if (shoe.has('bow') || shoe.has('bow-front')) bow(shoe, top, 2.6)
  if (shoe.has('chain') || shoe.has('logo-plate'))
    hoop(model, top, {
      a: [0, 1, 0],
      b: unit([1, 0, -0.5]),
      radius: [1.4, 0.7],
      wire: 0.16,
      mat: material('metal', metal),
      power: 4,
    })
  fasten(shoe)
}

/** Adds the upper of a thong sandal or a flip-flop to the shoe's model. */
export const thong = (shoe: Shoe) => {
  const { last, model, main, metal } = shoe
  const post = add(last.over(last.length * 0.845, 0.56, 0), [0, 0, -1])
  for (const side of [0.02, 0.98]) {
    const end = last.over(last.length * 0.47, side, 0.1)
    const top = last.over(last.length * 0.7, lerp(0.55, side, 0.4), 0.55)
    const path = through([add(post, [0, 0, -0.9]), add(post, [-0.2, 0, 0.7]), top, end])
    const across = (t: number) => unit([0.55, side < 0.5 ? -0.3 : 0.3, 0.2 + 0.7 * t])
    band(model, path, { mat: main, across, width: (t) => 0.6 + 0.7 * t, thick: 0.28, cuts: 34 })
  }
  tube(model, (t) => add(post, [-0.05, 0, lerp(-1.5, 0.6, t)]), { mat: main, radius: 0.24, cuts: 6 })
  if (shoe.has('stone') || shoe.has('pearl') || shoe.has('logo-plate'))
    ball(model, add(post, [-0.5, 0, 1]), {
      radius: 0.5,
      squash: 0.6,
      mat: shoe.has('pearl') ? material('pearl', '#f2eadd') : material('metal', metal),
    })
  if (shoe.shape.fastening !== 'none') {
    counter(shoe, 0.8)
    fasten(shoe)
  }
}

/** Adds the upper of a strappy sandal to the shoe's model. */
export const strappy = (shoe: Shoe) => {
  const { last, pick, shape, model } = shoe
  const { length } = last
  const style = pick('strappy')
  if (style < 0.26) acrossFoot(shoe, { x: length * 0.75, wide: 0.95, out: 0.1 })
  else if (style < 0.5) acrossFoot(shoe, { x: length * 0.72, wide: 3.4, out: 0.12 })
  else if (style < 0.76) {
    acrossFoot(shoe, { x: length * 0.68, wide: 1.3, skew: 4.4, out: 0.12 })
    acrossFoot(shoe, { x: length * 0.68, wide: 1.3, skew: -4.4, out: 0.24, lift: 0.05 })
  } else for (const share of [0.78, 0.69, 0.6]) acrossFoot(shoe, { x: length * share, wide: 0.8, out: 0.1 })
  if (shoe.has('bow') || shoe.has('bow-front')) bow(shoe, last.over(length * 0.73, 0.5, 0.4), 2)
  // What no strap around the ankle holds has a strap around the heel, or a low cup.
  if (shape.fastening === 'buckle') return slingStrap(shoe)
  if (shape.fastening === 'none') counter(shoe, 1.15, 0.62)
  else counter(shoe, shape.heel === 'flat' ? 0.8 : 0.74)
  if (shape.fastening === 'velcro') {
    acrossFoot(shoe, { x: length * 0.46, wide: 2.2, s: [0.02, 0.98], out: 0.16 })
    acrossFoot(shoe, { x: length * 0.46, wide: 1.8, s: [0.2, 0.5], out: 0.4, lift: 0.1 })
    band(model, anklePath(last), { mat: shoe.main, across: () => [-0.12, 0, 1], width: 2, cuts: 48 })
    return
  }
  fasten(shoe)
}

/**
 * Adds the upper of a gladiator sandal to a shoe: straps across the foot, and buckled
 * ones around the ankle, or up the shin on a shoe with a shaft.
 */
export const gladiator = (shoe: Shoe) => {
  const { last, model, main, metal } = shoe
  const { length } = last
  for (const share of [0.78, 0.68, 0.58, 0.48]) acrossFoot(shoe, { x: length * share, wide: 1.05, out: 0.12 })
  const spine: Path = (t) => last.over(lerp(length * 0.8, length * 0.4, t), 0.5, 0.34)
  band(model, spine, { mat: main, across: () => [0, 1, 0], width: 1.1, cuts: 30, lift: 0.05 })
  counter(shoe, 0.8)
  const rounds = last.shaft ? [1, 1.28, 1.52, 1.76, 1.98] : [0.97]
  for (const t of rounds) {
    const path: Path = (k) => offLast(last, k * Math.PI * 2, t, 0.14)
    band(model, path, { mat: main, across: () => [-0.1, 0, 1], width: 1, cuts: 48, back: main })
    buckle(model, add(path(0.3), [0, 0.2, 0]), {
      a: [1, 0, 0],
      b: [0, 0, 1],
      size: [0.5, 0.48],
      color: metal,
    })
  }
  if (!last.shaft) return
  for (const a of [Math.PI, 0]) {
    const path: Path = (t) => offLast(last, a, lerp(a ? 1 : 0.5, 1.99, ease(0, 1, t)), 0.12)
    band(model, path, { mat: main, across: () => [0, 1, 0], width: 1, cuts: 26 })
  }
}
