// Shoes that are laced: oxfords, derbies, monks and all sneakers.
import { type Material, material } from '../materials.ts'
import { buckle, seam, tube } from '../parts.ts'
import {
  add,
  clamp,
  curve,
  ease,
  lerp,
  type Path,
  type Surface,
  sub,
  through,
  unit,
  type Vec,
} from '../vec.ts'
import { toeCap, topLine } from './low-uppers.ts'
import { acrossFoot, forward, groove, offLast, type Shoe, shell, stitched } from './shoe.ts'

type Throat = {
  /** From where to where along the foot, as shares of its length. */
  from: number
  to: number
  /** Half width as a share of the way around. */
  wide: number
}

const tongueOf = (shoe: Shoe, { from, to, wide }: Throat, mat: Material, above = 0) => {
  const { model, last } = shoe
  const surface: Surface = (u, v) => {
    const x = last.length * lerp(from, to, v)
    const p = last.over(x, 0.5 + (u - 0.5) * 2 * wide, 0.06 + 0.12 * Math.sin(Math.PI * u))
    const up = above * ease(0.72, 1, v)
    return add(p, [-up * 0.35, 0, up * (1 - 0.25 * (u - 0.5) ** 2)])
  }
  model.patch(surface, { cuts: [14, 22], mat, back: shoe.lining, lift: 0.06, isFlipped: true })
}

/** The two flaps that the eyelets are in. */
const facings = (shoe: Shoe, { from, to, wide }: Throat, mat: Material) => {
  const { model, last } = shoe
  for (const side of [-1, 1]) {
    const surface: Surface = (u, v) => {
      const x = last.length * lerp(from + 0.02, to - 0.005, v)
      const inner = wide * lerp(0.62, 1, v)
      return last.over(x, 0.5 + side * (inner + u * lerp(0.09, 0.15, v)), 0.12 + 0.05 * Math.sin(Math.PI * u))
    }
    model.patch(surface, { cuts: [8, 20], mat, lift: 0.1 })
    tube(model, (t) => surface(0, t), { mat, radius: 0.08, cuts: 24, around: 6, lift: 0.1 })
    tube(model, (t) => surface(t, 0), { mat, radius: 0.07, cuts: 8, around: 6, lift: 0.1 })
  }
}

type LaceLook = {
  mat: Material
  rows: number
  isCrossed: boolean
  /** They go on above, and are tied there. */
  isOpen?: boolean
}

const lacesOf = (shoe: Shoe, throat: Throat, { mat, rows, isCrossed, isOpen = false }: LaceLook) => {
  const { model, last, metal } = shoe
  const eye = material('metal', metal)
  const at = (row: number, side: number): Vec => {
    const v = lerp(0.07, 0.93, row / (rows - 1))
    const x = last.length * lerp(throat.from + 0.02, throat.to, v)
    return last.over(x, 0.5 + side * (throat.wide * lerp(0.62, 1, v) + 0.045), 0.26)
  }
  const lace = { mat, radius: 0.17, cuts: 10, around: 6, lift: 0.16, flat: 0.7 }
  const lay = (from: Vec, to: Vec) => {
    const middle: Vec = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, Math.max(from[2], to[2]) + 0.12]
    tube(model, through([from, middle, to]), lace)
  }
  for (let row = 0; row < rows; row++) {
    for (const side of [-1, 1]) {
      const p = at(row, side)
      const q = at(row, side * 0.9)
      tube(
        model,
        (t) => add(p, [Math.cos(t * 6.283) * 0.24, unit(sub(q, p))[1] * Math.sin(t * 6.283) * 0.24, 0]),
        { mat: eye, radius: 0.07, cuts: 10, around: 5, isClosed: true, lift: 0.14 },
      )
    }
    lay(at(row, -1), at(row, 1))
    if (isCrossed && row < rows - 1) lay(at(row, row % 2 ? 1 : -1), at(row + 1, row % 2 ? -1 : 1))
  }
  if (!isOpen) tie(shoe, at(rows - 1, 0), mat)
}

/** The bow of laces, its loops to the sides and its ends to the front. */
const tie = ({ model }: Shoe, top: Vec, mat: Material) => {
  const lace = { mat, radius: 0.17, cuts: 10, around: 6, lift: 0.16, flat: 0.7 }
  for (const side of [-1, 1]) {
    const loop = through([
      add(top, [0, 0, 0.3]),
      add(top, [0.4, side * 1.2, 0.8]),
      add(top, [1.3, side * 2.3, 0.1]),
      add(top, [1, side * 1.6, -0.1]),
      add(top, [0.1, 0, 0.3]),
    ])
    tube(model, loop, { ...lace, cuts: 24 })
    const end = through([
      add(top, [0, 0, 0.3]),
      add(top, [1.3, side * 0.8, 0.1]),
      add(top, [2.6, side * 1.5, -0.9]),
    ])
    tube(model, end, { ...lace, cuts: 14 })
  }
}

/** Adds the upper of an oxford, a derby or a monk shoe to the shoe's model. */
export const oxford = (shoe: Shoe) => {
  const { last, shape, pick, main } = shoe
  shell(shoe, { high: topLine(0.92, [0.8, 0.8], last.frontAt(0.445)) })
  const isDerby = shape.upper === 'derby'
  const throat = { from: 0.645, to: 0.45, wide: isDerby ? 0.13 : 0.07 }
  if (shape.upper === 'monk') {
    acrossFoot(shoe, { x: last.length * 0.52, wide: 2.2, s: [0.08, 0.92], out: 0.12, lift: 0.05 })
    const at = last.over(last.length * 0.52, 0.2, 0.42)
    const next = last.over(last.length * 0.52, 0.26, 0.42)
    buckle(shoe.model, at, { a: [1, 0, 0], b: unit(sub(next, at)), size: [0.8, 0.66], color: shoe.metal })
  } else {
    tongueOf(shoe, throat, material(main.name, main.color, { dim: 0.82 }), 0.4)
    facings(shoe, throat, main)
    lacesOf(shoe, throat, {
      mat: material('canvas', shoe.pick('lace') < 0.7 ? main.color : '#efe8da', { dim: 0.8 }),
      rows: 5,
      isCrossed: isDerby,
    })
  }
  if (shape.toe === 'cap' || pick('cap') < 0.5)
    toeCap(shoe, shape.details.includes('contrast-trim') ? shoe.second : main, 0.83)
  const quarter = (a: number) => 0.1 + 0.62 * ease(0.35, 0.75, forward(a))
  for (const side of [1, -1]) stitched(shoe, { at: quarter, from: side * 1.15, to: side * 2.3, out: 0.06 })
  groove(shoe, { at: (a) => 0.2 + 0.6 * (1 - Math.abs(a) / 0.9), from: -0.9, to: 0.9 })
}

/** A part of a sneaker's side: from an angle to an angle, between two heights. */
const overlay = (
  shoe: Shoe,
  part: {
    from: number
    to: number
    low?: (a: number) => number
    high: (a: number) => number
    mat: Material
    out?: number
  },
) => {
  const { out = 0.09 } = part
  shell(shoe, { ...part, out, lift: 0.08, isBound: false, cuts: [30, 10], back: part.mat })
  stitched(shoe, { at: (a) => part.high(a) - 0.025, from: part.from, to: part.to, out: out + 0.04 })
}

const heelTab = (shoe: Shoe, mat: Material, wide = 0.85) => {
  const high = (a: number) => 0.2 + 0.72 * Math.sqrt(Math.max(0, 1 - (Math.abs(a) / wide) ** 2.4))
  overlay(shoe, { from: -wide, to: wide, high, mat })
}

/** A mark on the side of a sneaker, a different one for each. */
const sideMark = (shoe: Shoe, mat: Material) => {
  const style = shoe.pick('mark')
  const { model, last } = shoe
  for (const side of [1, -1]) {
    const point = (a: number, t: number): Vec => offLast(last, side * a, t, 0.14)
    const draw = (path: Path, wide: number) =>
      tube(model, path, {
        mat,
        radius: (t) => wide * Math.sin(Math.PI * clamp(t, 0.06, 0.94)) ** 0.5,
        cuts: 20,
        around: 6,
        lift: 0.14,
        flat: 0.4,
      })
    if (style < 0.3)
      for (const k of [0, 0.24]) draw((t) => point(lerp(1.35, 1.75, t) + k, lerp(0.2, 0.74, t)), 0.26)
    else if (style < 0.55)
      draw((t) => point(lerp(0.95, 2.15, t), 0.44 + 0.18 * Math.sin(t * 6.283) * (1 - t * 0.4)), 0.36)
    else if (style < 0.78) {
      draw((t) => point(lerp(0.9, 2, t), lerp(0.66, 0.3, t ** 0.7)), 0.32)
      draw((t) => point(lerp(1.7, 2, t), lerp(0.62, 0.3, t)), 0.26)
    }
  }
}

const toeBumper = (shoe: Shoe, mat: Material) => {
  const high = (a: number) => 0.13 * (1 - ease(0.5, 0.95, Math.abs(a - Math.PI)) * 0.96)
  const range = { from: Math.PI - 0.95, to: Math.PI + 0.95 }
  shell(shoe, { ...range, high, mat, out: 0.1, lift: 0.1, isBound: false, cuts: [36, 8], back: mat })
}

const isSlipOn = ({ shape }: Shoe) =>
  shape.fastening === 'none' ||
  shape.fastening === 'elastic' ||
  (shape.upper === 'slip-on' && shape.fastening !== 'velcro')

/** The upper edge of a sneaker: low behind, a dip at the ankle, high at the throat; a high top is level. */
const collarOf = (shoe: Shoe) => {
  const isHigh = shoe.last.shaft > 0
  const at = curve([
    [0, isHigh ? 1.96 : 1],
    [0.25, isHigh ? 1.86 : 0.8],
    [0.6, isHigh ? 1.9 : 0.84],
    [1, isHigh ? 1.98 : shoe.last.frontAt(isSlipOn(shoe) ? 0.47 : 0.42)],
  ])
  return (a: number) => at(forward(a))
}

/**
 * Adds the upper of a sneaker (court, runner, sport, high or slip-on) with its laces or straps to the shoe's
 * model.
 */
export const sneaker = (shoe: Shoe) => {
  const { last, shape, main, second, pick, model } = shoe
  const isRunner = shape.upper === 'runner' || shape.upper === 'sport'
  const isHigh = last.shaft > 0
  const collar = collarOf(shoe)
  shell(shoe, { high: collar, cuts: [60, isHigh ? 26 : 16] })
  // The padded edge, of the upper's own stuff, from one row of eyelets around the heel to the other.
  const around = isHigh ? 2.5 : 1.9
  tube(model, (t) => offLast(last, lerp(-around, around, t), collar(lerp(-around, around, t)), 0), {
    mat: material(main.name, main.color, { dim: 0.9 }),
    radius: (t) => (isRunner ? 0.42 : 0.28) * Math.sin(Math.PI * clamp(t, 0.04, 0.96)) ** 0.35,
    cuts: 48,
    around: 8,
  })
  const cap = shape.toe === 'cap'
  const accent = isRunner ? material(pick('overlay') < 0.5 ? 'suede' : 'leather', second.color) : second
  if (cap) {
    toeCap(shoe, material('rubber', '#f1ece1'), 0.85)
    toeBumper(shoe, material('rubber', '#e8e1d2'))
  } else if (isRunner) {
    overlay(shoe, {
      from: Math.PI - 1.15,
      to: Math.PI + 1.15,
      mat: accent,
      high: (a) => 0.2 - 0.14 * ease(0.5, 1.15, Math.abs(a - Math.PI)),
    })
    for (const side of [1, -1])
      overlay(shoe, {
        from: side * 0.5,
        to: side * 1.5,
        mat: accent,
        high: (a) => 0.36 + 0.1 * Math.sin(a * 3),
      })
  } else if (shape.upper === 'court') {
    stitched(shoe, {
      at: (a) => last.frontAt(0.78) * (1 - 0.75 * ease(0.2, 0.9, Math.abs(a - Math.PI))),
      from: Math.PI - 0.9,
      to: Math.PI + 0.9,
    })
    for (let i = -2; i <= 2; i++)
      for (const j of [0.76, 0.8, 0.84])
        tube(model, (t) => add(last.over(last.length * j, 0.5 + i * 0.07, 0.08), [t * 0.14, 0, 0]), {
          mat: material('suede', main.color, { dim: 0.4 }),
          radius: 0.09,
          cuts: 2,
          around: 6,
          lift: 0.1,
        })
  }
  heelTab(shoe, accent, isHigh ? 0.6 : 0.85)
  if (!cap) sideMark(shoe, shape.upper === 'court' && pick('tone') < 0.4 ? main : second)
  if (isSlipOn(shoe)) return slipOn(shoe)
  const throat = { from: 0.7, to: isHigh ? 0.4 : 0.425, wide: 0.1 }
  if (shape.fastening === 'velcro') {
    tongueOf(shoe, throat, main, 0.8)
    for (const share of [0.62, 0.5]) velcroStrap(shoe, last.length * share)
    return
  }
  const lace = material('canvas', pick('laces') < 0.75 ? '#f4efe5' : second.color)
  tongueOf(shoe, throat, isRunner ? material('mesh', main.color) : main, isHigh ? 0 : 1.2)
  facings(shoe, throat, isRunner || pick('facing') < 0.3 ? accent : main)
  lacesOf(shoe, throat, { mat: lace, rows: 6, isCrossed: true, isOpen: isHigh })
  if (isHigh) highFront(shoe, lace, collar(Math.PI))
}

/** A strap that is pressed fast: its end lies over the outer side, with a row of stitches. */
const velcroStrap = (shoe: Shoe, x: number) => {
  const { model, main, thread } = shoe
  const mat = material(main.name, main.color, { dim: 0.84 })
  const strap = acrossFoot(shoe, { x, wide: 2.4, s: [0.08, 0.9], out: 0.3, thick: 0.2, lift: 0.1, mat })
  for (const v of [0.12, 0.88])
    seam(model, strap, {
      along: (t) => [lerp(0.06, 0.96, t), v],
      mat: thread,
      dash: [0.24, 0.14],
      width: 0.1,
      cuts: 40,
      lift: 0.2,
    })
  seam(model, strap, {
    along: (t) => [0.06, lerp(0.12, 0.88, t)],
    mat: thread,
    width: 0.12,
    cuts: 8,
    lift: 0.2,
  })
}

/**
 * The front of a high top above the instep: the tongue that stands over its edge, the two rows of eyelets,
 * the laces across and their bow. `high` is the t of its edge in front.
 */
const highFront = (shoe: Shoe, mat: Material, high: number) => {
  const { model, last, main, metal } = shoe
  const low = 0.97
  // The shaft's front looks towards the toe.
  const front = (a: number, t: number, out: number) => add(last.ring(Math.PI + a, t), [out, 0, out * 0.3])
  model.patch(
    (u, v) => {
      const p = front((u - 0.5) * 0.8, lerp(low, high, v), 0.14)
      return add(p, [0.2 * ease(0.8, 1, v), 0, 1.3 * ease(0.85, 1, v) * (1 - (2 * u - 1) ** 4)])
    },
    {
      cuts: [12, 20],
      mat: material(main.name, main.color, { dim: 0.86 }),
      back: shoe.lining,
      lift: 0.08,
      isFlipped: true,
    },
  )
  for (const side of [-1, 1])
    model.patch((u, v) => front(side * lerp(0.26, 0.62, u), lerp(low, high - 0.03, v), 0.2), {
      cuts: [8, 20],
      mat: main,
      lift: 0.12,
      isFlipped: side > 0,
    })
  const lace = { mat, radius: 0.17, cuts: 10, around: 6, lift: 0.3, flat: 0.7 }
  const eye = material('metal', metal)
  const rows = 5
  const place = (row: number, side: number) =>
    front(side * 0.36, lerp(1.06, high - 0.1, row / (rows - 1)), 0.36)
  for (let row = 0; row < rows; row++) {
    for (const side of [-1, 1]) {
      const p = place(row, side)
      tube(model, (t) => add(p, [0, Math.cos(t * 6.283) * 0.24, Math.sin(t * 6.283) * 0.24]), {
        mat: eye,
        radius: 0.07,
        cuts: 10,
        around: 5,
        isClosed: true,
        lift: 0.26,
      })
    }
    const middle = front(0, lerp(1.06, high - 0.1, row / (rows - 1)), 0.5)
    tube(model, through([place(row, -1), middle, place(row, 1)]), lace)
    if (row === rows - 1) tie(shoe, middle, mat)
  }
  if (shoe.pick('patch') < 0.6) anklePatches(shoe)
}

/** Round patches over both ankles. */
const anklePatches = ({ model, last, second }: Shoe) => {
  for (const turn of [0.5, 1.5]) {
    const disc: Surface = (u, v) =>
      offLast(
        last,
        Math.PI * turn + Math.cos(u * 6.283) * v * 0.36,
        1.34 + Math.sin(u * 6.283) * v * 0.28,
        0.13,
      )
    model.patch(disc, { cuts: [20, 4], mat: second, lift: 0.1 })
  }
}

const slipOn = (shoe: Shoe) => {
  const { last, model } = shoe
  const gore = material('knit', shoe.main.color, { dim: 0.72 })
  for (const side of [-1, 1]) {
    const surface: Surface = (u, v) =>
      last.over(last.length * lerp(0.46, 0.56, u), 0.5 + side * lerp(0.18, 0.32 - 0.1 * u, v), 0.05)
    model.patch(surface, { cuts: [10, 8], mat: gore, lift: 0.1 })
  }
  stitched(shoe, {
    at: (a) => last.frontAt(0.6) * (1 - 0.8 * ease(0.3, 1.1, Math.abs(a - Math.PI))),
    from: Math.PI - 1,
    to: Math.PI + 1,
  })
}
