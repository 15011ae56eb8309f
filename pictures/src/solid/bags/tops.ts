// How bags are closed: zips, flaps with their clasps, frames, cords and snaps.
import { material } from '../materials.ts'
import { ball, buckle, hoop, seam, tube } from '../parts.ts'
import { add, between, clamp, lerp, type Path, type Surface, through, type Vec } from '../vec.ts'
import { type Bag, block, onBack, onFront } from './bag.ts'

/** Adds a zipper along a line to a bag: tape, teeth and a pull at share `pull` of the line. */
export const zip = (bag: Bag, path: Path, pull = 0.9) => {
  const { model, main, metal, trim } = bag
  const tape = material('canvas', main.color, { dim: 0.5 })
  tube(model, path, { mat: tape, radius: 0.42, cuts: 48, around: 6, lift: 0.16, flat: 0.5 })
  tube(model, path, {
    mat: metal,
    radius: (t) => (Math.round(t * 48) % 2 ? 0.17 : 0.11),
    cuts: 48,
    around: 6,
    lift: 0.34,
  })
  const at = path(pull)
  block(model, add(at, [0, -0.25, 0]), { size: [0.42, 0.3, 0.36], mat: metal })
  tube(model, through([add(at, [0, -0.5, -0.1]), add(at, [0.15, -0.7, -1.2]), add(at, [0.1, -0.6, -2.6])]), {
    mat: trim,
    radius: 0.3,
    cuts: 10,
    flat: 0.5,
    lift: 0.4,
  })
}

/** Adds the surface that closes a bag's top between front and back, sunk by `sink` centimeters. */
export const lid = (bag: Bag, sink = 0.5) => {
  const surface: Surface = (u, v) => {
    const x = (u * 2 - 1) * 0.995
    const p = between(onFront(bag, [x, 1]), onBack(bag, [x, 1]), v)
    return add(p, [0, 0, -sink * Math.sin(Math.PI * v)])
  }
  bag.model.patch(surface, { cuts: [30, 6], mat: bag.main })
}

type FlapLook = {
  /** How far down the front it reaches, as a share of the height, at x. */
  reach: (x: number) => number
  wide?: number
}

const flapForms = (bag: Bag): FlapLook => {
  const { body, top } = bag.shape
  if (top === 'zip') return { reach: () => 0.52, wide: 0.995 }
  if (body === 'saddle') return { reach: (x) => 0.74 * Math.sqrt(1 - 0.86 * x * x), wide: 0.97 }
  if (body === 'clutch' || (body === 'wallet' && bag.pick('flap') < 0.4))
    return { reach: (x) => 0.68 - 0.58 * Math.abs(x), wide: 0.99 }
  if (body === 'backpack') return { reach: (x) => 0.4 - 0.08 * Math.abs(x) ** 4, wide: 1 }
  if (body === 'laptop') return { reach: () => 0.74, wide: 0.985 }
  if (body === 'satchel') return { reach: (x) => 0.36 - 0.05 * Math.abs(x) ** 5, wide: 0.985 }
  const long = lerp(0.52, 0.68, bag.pick('flap'))
  return { reach: (x) => long - 0.12 * Math.abs(x) ** 4, wide: 0.985 }
}

/** A flap that comes over the top edge and lies on the front. Returns where its lower middle is. */
const flap = (bag: Bag): Vec => {
  const { model, main, lining, thread, trim, has, d } = bag
  const { reach, wide = 0.985 } = flapForms(bag)
  const over = clamp((d * 1.2) / (d * 1.2 + bag.h * reach(0)), 0.12, 0.4)
  const surface: Surface = (u, v) => {
    const x = (u * 2 - 1) * wide
    if (v < over) {
      const p = between(onBack(bag, [x, 0.995], 0.1), onFront(bag, [x, 0.995], 0.3), v / over)
      return add(p, [0, 0, 0.3 + 0.35 * Math.sin((Math.PI * v) / over)])
    }
    const s = (v - over) / (1 - over)
    return add(onFront(bag, [x, 0.995 - reach(x) * s], 0.38 + 0.12 * Math.sin(Math.PI * s)), [
      0,
      0,
      0.3 * (1 - s),
    ])
  }
  model.patch(surface, { cuts: [44, 40], mat: main, back: lining, lift: 0.16, isFlipped: true })
  const edge = has('contrast-trim') ? trim : main
  tube(model, (t) => surface(t, 1), { mat: edge, radius: 0.15, cuts: 60, around: 7, lift: 0.2 })
  for (const u of [0, 1])
    tube(model, (t) => surface(u, t), { mat: edge, radius: 0.14, cuts: 40, around: 7, lift: 0.2 })
  const row = { mat: thread, dash: [0.3, 0.18] as const, isFlipped: true, lift: 0.26, cuts: 60 }
  seam(model, surface, { along: (t) => [lerp(0.035, 0.965, t), 0.955], ...row })
  for (const u of [0.035, 0.965]) seam(model, surface, { along: (t) => [u, lerp(over, 0.955, t)], ...row })
  return surface(0.5, 0.93)
}

/** A strap that comes down from the flap, through a buckle. */
const strapAndBuckle = (bag: Bag, at: Vec) => {
  const { model, trim, metal, w } = bag
  block(model, add(at, [0, -0.1, -w * 0.02]), { size: [w * 0.075, 0.26, w * 0.26], mat: trim, power: 7 })
  buckle(model, add(at, [0, -0.5, -w * 0.06]), {
    a: [0, 0, 1],
    b: [1, 0, 0],
    size: [w * 0.085, w * 0.11],
    color: metal.color,
  })
}

const turnLock = ({ model, metal, w }: Bag, at: Vec) => {
  const k = Math.max(0.7, w * 0.09)
  block(model, add(at, [0, -0.2, 0]), { size: [k * 1.4, 0.3, k * 0.9], mat: metal, power: 6 })
  block(model, add(at, [0, -0.65, 0]), { size: [k * 0.3, 0.4, k * 0.72], mat: metal })
}

const clasp = (bag: Bag, at: Vec) => {
  const { model, metal, pick, w } = bag
  const k = Math.max(0.6, w * 0.08)
  if (pick('clasp') < 0.35) {
    hoop(model, add(at, [0, -0.5, -k * 0.6]), {
      a: [1, 0, 0],
      b: [0, 0, 1],
      radius: [k * 1.2, k * 1.2],
      wire: k * 0.2,
      mat: metal,
    })
    block(model, add(at, [0, -0.3, k * 0.6]), { size: [k * 0.5, 0.36, k * 0.5], mat: metal })
  } else if (pick('clasp') < 0.7)
    block(model, add(at, [0, -0.25, 0]), { size: [k * 1.3, 0.28, k * 0.62], mat: metal, power: 8 })
  else ball(model, add(at, [0, -0.4, 0]), { radius: k * 0.6, mat: metal })
}

const flapped = (bag: Bag) => {
  const { shape, w } = bag
  const low = flap(bag)
  if (shape.top === 'turn-lock') return turnLock(bag, low)
  const isStrapped = shape.top === 'buckle' || ['backpack', 'laptop'].includes(shape.body)
  if (!isStrapped) return clasp(bag, low)
  const places = shape.body === 'saddle' ? [0] : [-0.5, 0.5]
  for (const x of places) strapAndBuckle(bag, add(low, [x * w, 0, 0]))
}

/** Metal edges that meet in two kissing balls. */
const frame = (bag: Bag) => {
  const { model, metal, form, w, h, shape } = bag
  const isBox = shape.body === 'minaudiere'
  const v = isBox ? 0.72 : 0.99
  for (const on of isBox ? [onFront] : [onFront, onBack])
    tube(model, (t) => on(bag, [lerp(-0.985, 0.985, t), v], 0.05), {
      mat: metal,
      radius: Math.min(0.45, h * 0.024),
      cuts: 48,
      lift: 0.15,
    })
  const middle = isBox ? onFront(bag, [0, 0.74], 0.5) : add(form(0, 0, 1), [0, 0, 0.7])
  for (const side of [-1, 1])
    ball(model, add(middle, [side * w * 0.04, -0.2, side * 0.15]), {
      radius: Math.max(0.55, w * 0.05),
      mat: metal,
    })
}

/** A cord through eyelets, drawn together, its ends hanging in front. */
const drawstring = (bag: Bag) => {
  const { model, metal, trim, form, w, h, d } = bag
  const ring = (t: number, out: number) => {
    const a = t * Math.PI * 2 - Math.PI / 2
    return form(Math.cos(a) * out, Math.sin(a) * out, 0.86)
  }
  tube(model, (t) => ring(t, 1.03), { mat: trim, radius: w * 0.024, cuts: 90, isClosed: true, lift: 0.2 })
  for (let i = 0; i < 12; i++) {
    const at = ring((i + 0.5) / 12, 1.03)
    if (at[1] < d * 0.3)
      hoop(model, at, {
        a: [1, 0, 0],
        b: [0, 0, 1],
        radius: [w * 0.045, w * 0.045],
        wire: w * 0.014,
        mat: metal,
      })
  }
  const knot = add(ring(0, 1.05), [0, -0.3, 0])
  ball(model, knot, { radius: w * 0.055, mat: trim })
  for (const side of [-1, 1]) {
    const end = add(knot, [side * w * 0.12, -0.8, -h * 0.3 - side * 0.6])
    tube(
      model,
      through([
        knot,
        add(knot, [side * w * 0.1, -0.7, 0.6]),
        add(knot, [side * w * 0.16, -1, -h * 0.12]),
        end,
      ]),
      { mat: trim, radius: w * 0.02, cuts: 20, lift: 0.3 },
    )
    ball(model, end, { radius: w * 0.05, mat: metal })
    tube(model, through([end, add(end, [0, 0, -1.1]), add(end, [side * 0.1, 0, -2.2])]), {
      mat: trim,
      radius: (t) => w * (0.02 + 0.03 * t),
      cuts: 10,
      lift: 0.3,
    })
  }
}

/** A tab over the opening with a stud that snaps. */
const snap = (bag: Bag) => {
  const { model, trim, metal, w, h } = bag
  const path = through([
    onBack(bag, [0, 0.97], 0.2),
    add(between(onBack(bag, [0, 1]), onFront(bag, [0, 1]), 0.5), [0, 0, 0.6]),
    onFront(bag, [0, 0.97], 0.4),
    onFront(bag, [0, 0.97 - 3.4 / h], 0.4),
  ])
  const surface: Surface = (u, v) => add(path(v), [(u - 0.5) * w * 0.2, 0, 0])
  model.patch(surface, { cuts: [8, 24], mat: trim, lift: 0.2, isFlipped: true })
  block(model, add(path(0.94), [0, -0.15, 0]), { size: [0.55, 0.3, 0.55], mat: metal, power: 2.2 })
}

/** Where a zip runs: over the rim, or along the front of bodies that are closed at the top. */
const zipPath = (bag: Bag): Path => {
  const { shape, form, main } = bag
  if (shape.body === 'backpack' || (shape.body === 'diaper' && shape.strap === 'two-shoulder'))
    return (t) => {
      const a = Math.PI * (1 - t)
      return onFront(bag, [0.84 * Math.cos(a), 0.62 + 0.3 * Math.sin(a)], 0.12)
    }
  if (main.name === 'straw' && shape.body === 'crossbody')
    return (t) => {
      const a = lerp(Math.PI * 0.88, Math.PI * 0.12, t)
      return form(0.98 * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.2, 0, 0.5 + 0.49 * Math.sin(a))
    }
  if (shape.body === 'weekender') return (t) => add(form(lerp(-0.9, 0.9, t), -0.1, 0.999), [0, 0, 0.1])
  const fronts: Partial<Record<string, number>> = {
    'belt-bag': 0.74,
    wristlet: 0.93,
    camera: 0.9,
    pouch: 0.9,
  }
  const v = fronts[shape.body]
  if (v) return (t) => onFront(bag, [lerp(-0.86, 0.86, t), v], 0.15)
  return (t) => add(form(lerp(-0.94, 0.94, t), 0, 1), [0, 0, 0.15])
}

/**
 * Adds the closure of a bag: flap, zipper, frame, snap or drawstring, and a lid below where the body is open
 * (`isClosed` false); nothing for an open top.
 */
export const layTop = (bag: Bag, isClosed: boolean) => {
  const { top, body } = bag.shape
  if (top !== 'open' && top !== 'drawstring' && !isClosed) lid(bag, top === 'zip' ? 0.15 : 0.6)
  const isFolded = body === 'clutch' && top === 'zip' && bag.shape.strap === 'none'
  if (isFolded) flap(bag)
  else if (top === 'zip') zip(bag, zipPath(bag), bag.pick('pull') < 0.5 ? 0.9 : 0.1)
  else if (top === 'frame') frame(bag)
  else if (top === 'drawstring') drawstring(bag)
  else if (top === 'snap') snap(bag)
  else if (top !== 'open') flapped(bag)
  if (body === 'wristlet' && bag.has('logo-plate'))
    zip(bag, (t) => onFront(bag, [lerp(-0.86, 0.86, t), 0.6], 0.15), 0.1)
}
