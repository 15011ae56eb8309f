// Low shoes that close over the toes: pumps, flats, loafers, mules, clogs, slippers and espadrilles.
import type { Last } from '../last.ts'
import { material } from '../materials.ts'
import { ball, band, buckle, hoop, seam, tube } from '../parts.ts'
import { add, clamp, curve, ease, lerp, type Path, type Surface, sub, unit, type Vec } from '../vec.ts'
import { acrossFoot, forward, groove, offLast, type Shoe, shell, stitched } from './shoe.ts'

/**
 * Makes the upper edge of an upper, a function of the last's angle: heights at the heel's back, the sides and
 * the front, as `t` of the last (0 sole, 1 ankle).
 */
export const topLine = (back: number, sides: readonly [number, number], front: number) => {
  const at = curve([
    [0, back],
    [0.3, sides[0]],
    [0.7, sides[1]],
    [1, front],
  ])
  return (a: number) => at(forward(a))
}

/** Returns the lower edge of an upper, a function of the last's angle: above 0 only at an open toe. */
export const toeHole = (shoe: Shoe) => {
  const { shape } = shoe
  if (shape.toe !== 'open' && shape.toe !== 'peep') return () => 0
  const [wide, high] = shape.toe === 'open' ? [0.62, 0.2] : [0.34, 0.17]
  return (a: number) => high * (1 - ease(wide * 0.55, wide, Math.abs(a - Math.PI)))
}

/**
 * Adds a cap over the toe with its seam, and a groove along it unless the shoe has studs; `at` is where it
 * begins as a share of the foot's length (0.86 by default).
 */
export const toeCap = (shoe: Shoe, mat = shoe.main, at = 0.86) => {
  const { last } = shoe
  const high = (a: number) => {
    const side = Math.abs(a - Math.PI)
    return last.frontAt(at) * (1 - ease(0.5, 0.86, side) * 0.98)
  }
  const range = { from: Math.PI - 0.84, to: Math.PI + 0.84 }
  shell(shoe, { ...range, high, out: 0.07, mat, lift: 0.08, isBound: false, cuts: [40, 12], back: mat })
  stitched(shoe, { ...range, at: (a) => Math.max(0.02, high(a) - 0.02), out: 0.1 })
  if (shoe.has('studs')) return
  groove(shoe, { ...range, at: high, out: 0.09 })
}

/** Adds a bow on the front of a shoe at a point; `size` in centimeters. */
export const bow = ({ model, main, second, pick }: Shoe, at: Vec, size: number) => {
  const mat = pick('bow') < 0.5 ? main : second
  for (const side of [-1, 1]) {
    const loop: Path = (t) => {
      const w = t * Math.PI * 2
      return add(at, [
        -0.2 * Math.sin(w) * size,
        side * (0.15 + (1 - Math.cos(w)) * 0.5) * size,
        0.3 * size * Math.sin(w) + 0.15,
      ])
    }
    band(model, loop, {
      mat,
      across: () => [1, 0, 0.25],
      width: 0.55 * size,
      thick: 0.12,
      cuts: 20,
      lift: 0.2,
    })
  }
  ball(model, add(at, [0, 0, 0.15]), { radius: 0.26 * size, mat, squash: 0.9 })
}

/** The middle of the front of an upper edge. */
const frontOf = (last: Last, t: number) => last.ring(Math.PI, t)

const ornament = (shoe: Shoe, front: number) => {
  const { model, last, metal } = shoe
  const at = add(frontOf(last, front * 0.93), [0.35, 0, 0.22])
  if (shoe.has('bow') || shoe.has('bow-front')) bow(shoe, at, shoe.shape.upper === 'ballet' ? 1.1 : 1.7)
  if (shoe.has('chain') || shoe.has('logo-plate'))
    hoop(model, add(at, [0.7, 0, -0.1]), {
      a: [0, 1, 0],
      b: unit([1, 0, -0.4]),
      radius: [1.1, 0.55],
      wire: 0.13,
      mat: material('metal', metal),
      power: 5,
    })
  if (shoe.has('pearl')) ball(model, at, { radius: 0.5, mat: material('pearl', '#f3ece0') })
  if (shoe.has('stone')) ball(model, at, { radius: 0.55, mat: material('stone', '#dfe6ea'), squash: 0.6 })
}

/** Returns the path of a strap around the ankle, `out` centimeters off the last. */
export const anklePath = (last: Last, out = 0.14): Path => {
  return (t) => offLast(last, t * Math.PI * 2, 0.97, out)
}

/**
 * Adds the strap, buckle or elastic band that the shoe's shape names; nothing for laces, zippers, velcro and
 * slip-ons.
 */
export const fasten = (shoe: Shoe) => {
  const { model, last, shape, main, metal } = shoe
  const small = [0.5, 0.42] as const
  if (shape.fastening === 'ankle-strap' || shape.fastening === 't-strap') {
    const path = anklePath(last)
    band(model, path, { mat: main, across: () => [-0.12, 0, 1], width: 0.85, cuts: 48, back: main })
    buckle(model, add(path(0.3), [0, 0.16, 0]), { a: [1, 0, 0.1], b: [0, 0, 1], size: small, color: metal })
  }
  if (shape.fastening === 't-strap') {
    const from = last.over(last.length * 0.74, 0.5, 0.1)
    const to = last.over(last.length * 0.4, 0.5, 0.16)
    const middle = last.over(last.length * 0.56, 0.5, 0.12)
    const path: Path = (t) => {
      const x = lerp(from[0], to[0], t)
      const z = t < 0.5 ? lerp(from[2], middle[2], t * 2) : lerp(middle[2], to[2], t * 2 - 1)
      return [x, last.middle(x), z]
    }
    band(model, path, { mat: main, across: () => [0, 1, 0], width: 0.9 })
  }
  if (shape.fastening === 'buckle') {
    acrossFoot(shoe, { x: last.length * 0.5, wide: 1, out: 0.1, s: [0.06, 0.94], lift: 0.1 })
    const at = last.over(last.length * 0.5, 0.16, 0.34)
    const next = last.over(last.length * 0.5, 0.26, 0.34)
    buckle(model, at, { a: [1, 0, 0], b: unit(sub(next, at)), size: [0.62, 0.55], color: metal })
  }
  if (shape.fastening === 'elastic')
    acrossFoot(shoe, {
      x: last.length * 0.54,
      wide: 2.2,
      mat: material('knit', main.color, { dim: 0.9 }),
      out: 0.05,
    })
}

/** Adds the upper of a pump or a ballet flat to the shoe's model. */
export const pump = (shoe: Shoe) => {
  const { last, shape, pick } = shoe
  const isFlat = shape.upper === 'ballet'
  const front = last.frontAt(isFlat ? 0.79 : lerp(0.74, 0.81, pick('vamp')))
  const high = topLine(0.97, isFlat ? [0.66, 0.4] : [0.6, 0.36], front)
  shell(shoe, { high, low: toeHole(shoe) })
  if (shape.toe === 'cap') toeCap(shoe, shoe.second, 0.88)
  ornament(shoe, front)
  fasten(shoe)
  if (isFlat && !shoe.has('bow') && shape.fastening === 'none')
    bow(shoe, add(frontOf(last, front * 0.97), [0.2, 0, 0.1]), 0.62)
}

/** Adds the upper of a Mary Jane to the shoe's model. */
export const maryJane = (shoe: Shoe) => {
  const { last, shape, model, metal } = shoe
  const front = last.frontAt(0.75)
  shell(shoe, { high: topLine(0.97, [0.7, 0.42], front), low: toeHole(shoe) })
  if (shape.toe === 'cap') toeCap(shoe, shoe.second, 0.88)
  ornament(shoe, front)
  if (shape.fastening !== 'none' && shape.fastening !== 'buckle') return fasten(shoe)
  const x = last.length * 0.5
  const straps = shoe.pick('straps') < 0.3 ? [-0.05, 0.05] : [0]
  for (const by of straps) {
    acrossFoot(shoe, { x: x + by * last.length, wide: 1.05, s: [0.07, 0.93], out: 0.06, lift: 0.06 })
    const at = last.over(x + by * last.length, 0.26, 0.4)
    const next = last.over(x + by * last.length, 0.32, 0.4)
    buckle(model, at, { a: [1, 0, 0], b: unit(sub(next, at)), size: [0.62, 0.5], color: metal })
  }
}

/** Where a part over the toes begins, as an angle of the last, and how high it is at each angle. */
const foreLine = (front: number, share: number) => {
  const side = topLine(0.9, [0.64, 0.42], front)
  const rise = (a: number) => ease(share - 0.04, share + 0.3, forward(a))
  return { start: Math.acos(1 - 2 * share), high: (a: number) => lerp(0.03, side(a), rise(a) ** 0.8) }
}

/** A part over the toes alone: from the side at `share` of the way to the toe. */
const forepart = (shoe: Shoe, front: number, share: number) => {
  const { start, high } = foreLine(front, share)
  shell(shoe, { from: start, to: Math.PI * 2 - start, high, low: toeHole(shoe) })
}

/** Adds the buckled strap that goes round the heel of a slingback. */
export const slingStrap = ({ model, last, main, metal }: Shoe) => {
  const strap: Path = (t) => {
    const a = lerp(-1.62, 1.62, t)
    return offLast(last, a, lerp(0.82, 0.36, (Math.abs(a) / 1.62) ** 1.6), 0.1)
  }
  band(model, strap, { mat: main, across: () => [0.1, 0, 1], width: 0.7, cuts: 40 })
  buckle(model, add(strap(0.86), [0, 0.16, 0]), {
    a: [1, 0, 0.2],
    b: [0, 0, 1],
    size: [0.42, 0.4],
    color: metal,
  })
}

/** Adds the upper of a slingback to the shoe's model. */
export const slingback = (shoe: Shoe) => {
  const front = shoe.last.frontAt(0.77)
  forepart(shoe, front, 0.34)
  if (shoe.shape.toe === 'cap') toeCap(shoe, shoe.second, 0.87)
  slingStrap(shoe)
  ornament(shoe, front)
  fasten(shoe)
}

/** Adds the upper of a d'Orsay shoe, open at both sides, to the shoe's model. */
export const dorsay = (shoe: Shoe) => {
  const { last } = shoe
  forepart(shoe, last.frontAt(0.77), 0.44)
  const high = (a: number) => 0.97 * Math.sqrt(Math.max(0, 1 - (Math.abs(a) / 1.25) ** 2)) + 0.03
  shell(shoe, { from: -1.25, to: 1.25, high, cuts: [30, 12] })
  ornament(shoe, last.frontAt(0.77))
  fasten(shoe)
}

/** The raised seam around a loafer's plug. */
const apron = (shoe: Shoe, { at, width, isThick }: { at: number; width: number; isThick: boolean }) => {
  const { model, last, main } = shoe
  const half: Path = (t) => {
    const w = t * Math.PI
    const x = last.length * (0.62 + (at - 0.62) * Math.sin(w) ** 0.55)
    const s = 0.5 + (width / 2) * Math.cos(w) * (0.85 + 0.15 * Math.cos(w) ** 2)
    return last.over(x, s, 0.08)
  }
  tube(model, half, { mat: main, radius: isThick ? 0.2 : 0.13, cuts: 50, around: 7, lift: 0.06 })
  const plug: Surface = (u, v) => {
    const s = 0.5 + (v - 0.5) * width * 1.1
    return last.over(last.length * lerp(0.6, at + 0.02, u), s, 0.2)
  }
  seam(model, plug, {
    along: (t) => {
      const w = t * Math.PI
      return [0.05 + 0.86 * Math.sin(w) ** 0.55, 0.5 + 0.41 * Math.cos(w)]
    },
    mat: shoe.thread,
    dash: [0.26, 0.2],
    width: 0.1,
    isFlipped: true,
  })
}

const horsebit = ({ model, last, metal }: Shoe, x: number) => {
  const mat = material('metal', metal)
  const point = (s: number): Vec => last.over(x, s, 0.42)
  tube(model, (t) => point(lerp(0.34, 0.66, t)), { mat, radius: 0.17, cuts: 16, lift: 0.1 })
  for (const s of [0.31, 0.69])
    hoop(model, point(s), {
      a: [1, 0, 0],
      b: unit(sub(point(s + 0.04), point(s - 0.04))),
      radius: [0.66, 0.66],
      wire: 0.13,
      mat,
    })
}

const tassels = ({ model, main }: Shoe, at: Vec) => {
  for (const side of [-1, 1]) {
    const hang: Path = (t) =>
      add(at, [0.5 + t * 2.3, side * (0.5 + t * 0.5), 0.55 - t * 0.75 + 0.5 * Math.sin(t * 3)])
    tube(model, hang, {
      mat: main,
      radius: (t) => 0.14 + 0.36 * ease(0.25, 0.5, t),
      cuts: 16,
      around: 12,
      lift: 0.2,
    })
  }
  ball(model, add(at, [0.4, 0, 0.5]), { radius: 0.3, mat: main })
}

/** Adds the upper of a loafer to the shoe's model. */
export const loafer = (shoe: Shoe) => {
  const { last, shape, pick } = shoe
  const front = last.frontAt(0.55)
  shell(shoe, { high: topLine(0.94, [0.68, 0.62], front) })
  // The tongue stands up behind the saddle.
  const tongue: Surface = (u, v) => {
    const x = last.length * lerp(0.6, 0.485, v)
    const wide = 0.25 * Math.sqrt(Math.max(0.02, 1 - clamp((v - 0.55) / 0.45) ** 2))
    return last.over(x, 0.5 + (u - 0.5) * 2 * wide, 0.16 + 0.5 * ease(0.4, 1, v))
  }
  shoe.model.patch(tongue, { cuts: [18, 14], mat: shoe.main, back: shoe.lining, isFlipped: true })
  const isMoccasin = shape.upper === 'moccasin'
  apron(shoe, {
    at: shape.toe === 'square' ? 0.9 : 0.885,
    width: shape.toe === 'pointed' ? 0.5 : 0.56,
    isThick: isMoccasin,
  })
  const x = last.length * 0.6
  acrossFoot(shoe, { x, wide: isMoccasin ? 1.3 : 2.1, s: [0.1, 0.9], out: 0.12, lift: 0.04 })
  const style = pick('saddle')
  const middle = last.over(x, 0.5, 0.3)
  if (shoe.has('chain') || (style < 0.34 && !shoe.has('tassel'))) horsebit(shoe, x)
  else if (shoe.has('tassel') || style < 0.56) tassels(shoe, middle)
  else if (isMoccasin) bow(shoe, middle, 1.5)
  else {
    const slot: Surface = (u, v) =>
      last.over(x + (v - 0.5) * 0.8, 0.5 + (u - 0.5) * 0.2 * (1 - 0.5 * Math.abs(v - 0.5)), 0.32)
    shoe.model.patch(slot, {
      cuts: [8, 4],
      mat: material('suede', shoe.main.color, { dim: 0.4 }),
      lift: 0.12,
    })
  }
  if (shape.sole !== 'thin') return
  stitched(shoe, { at: () => 0.05, from: 0.6, to: Math.PI * 2 - 0.6 })
}

/** Adds the upper of a mule or a clog to the shoe's model. */
export const mule = (shoe: Shoe) => {
  const { last, shape, model, metal } = shoe
  const isClog = shape.upper === 'clog'
  const front = last.frontAt(isClog ? 0.56 : lerp(0.6, 0.72, shoe.pick('vamp')))
  forepart(shoe, front, isClog ? 0.4 : 0.46)
  if (isClog) {
    const start = Math.acos(1 - 2 * 0.4)
    const at = (a: number) => 0.045 + 0 * a
    for (let i = 0; i <= 14; i++) {
      const a = lerp(start + 0.12, Math.PI * 2 - start - 0.12, i / 14)
      ball(model, offLast(last, a, at(a), 0.08), { radius: 0.2, mat: material('metal', metal), squash: 0.8 })
    }
  }
  ornament(shoe, front)
  fasten(shoe)
  if (shoe.pick('mule') < 0.5 && shape.toe !== 'open' && shape.fastening === 'none')
    horsebit(shoe, last.length * 0.68)
}

/** Adds the upper of a slipper with a fluffy lining to the shoe's model. */
export const slipper = (shoe: Shoe) => {
  const { last, model } = shoe
  const front = last.frontAt(0.58)
  const isOpen = shoe.pick('slipper') < 0.5
  const fluff = material('fur', '#efe6d8')
  if (isOpen) forepart(shoe, front, 0.42)
  else shell(shoe, { high: topLine(0.9, [0.66, 0.6], front), back: fluff })
  const { start, high } = isOpen
    ? foreLine(front, 0.42)
    : { start: 0, high: topLine(0.9, [0.66, 0.6], front) }
  tube(
    model,
    (t) => {
      const a = lerp(start, Math.PI * 2 - start, t)
      return offLast(last, a, high(a), 0.1)
    },
    { mat: fluff, radius: 0.45, cuts: 64, around: 10, isClosed: !isOpen, lift: 0.1 },
  )
  ornament(shoe, front)
}

/** Adds the upper of an espadrille to the shoe's model. */
export const espadrille = (shoe: Shoe) => {
  const { last, shape } = shoe
  const front = last.frontAt(0.62)
  if (shape.toe === 'open' || shape.fastening === 'ankle-strap') {
    forepart(shoe, last.frontAt(0.66), 0.5)
    const high = (a: number) => 0.97 * Math.sqrt(Math.max(0, 1 - (Math.abs(a) / 0.95) ** 2)) + 0.03
    shell(shoe, { from: -0.95, to: 0.95, high, cuts: [26, 12] })
    return fasten(shoe)
  }
  shell(shoe, { high: topLine(0.9, [0.62, 0.56], front) })
  toeCap(shoe, shoe.pick('cap') < 0.4 ? shoe.second : shoe.main, 0.8)
  stitched(shoe, { at: () => 0.06, from: 0.2, to: Math.PI * 2 - 0.2 })
}
