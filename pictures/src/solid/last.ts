// The shoe last: one form of a foot in centimetres. All that is worn on a foot is cut from it.
//   ring(a, t)   a: 0 at the heel's back, PI at the toe, 2 PI at the heel again; the outer side comes first.
//                t: 0 at the edge where the sole begins, 1 at the ankle, up to 2 at the top of a shaft.
//   over(x, s)   across the foot at x centimetres from the heel; s: 0 outer edge, 0.5 top, 1 inner edge.
//   edge(a, out) the outline of the sole, `out` centimetres wider.
import { clamp, curve, ease, lerp, tabled, type Vec } from './vec.ts'

export type ToeForm = 'round' | 'almond' | 'pointed' | 'square' | 'sport' | 'snip'

type ToeNumbers = {
  /** Centimetres longer than the foot. */
  long: number
  /** Half widths at 0.8, 0.9 and 1 of the length, before the end is rounded. */
  widths: readonly [number, number, number]
  /** How long the rounding of the end is, and its power. */
  end: number
  power: number
  /** Height of the toe box, as a share. */
  box: number
}

const toeForms: Readonly<Record<ToeForm, ToeNumbers>> = {
  round: { long: 0, widths: [3.98, 3.6, 3], end: 4.2, power: 2.2, box: 1 },
  almond: { long: 0.7, widths: [3.72, 2.98, 1.85], end: 2.8, power: 2, box: 0.86 },
  pointed: { long: 2.3, widths: [3.3, 2.16, 0.72], end: 1.5, power: 1.9, box: 0.68 },
  square: { long: 0.7, widths: [3.7, 3.3, 2.85], end: 1.1, power: 4, box: 0.8 },
  snip: { long: 2, widths: [3.4, 2.3, 1.35], end: 0.9, power: 3, box: 0.7 },
  sport: { long: 0.5, widths: [4.1, 3.75, 3.2], end: 4.6, power: 2.25, box: 1.08 },
}

export type LastNumbers = {
  /** Heights of the foot's underside over the floor at heel and ball. */
  heel: number
  ball: number
  toe: ToeForm
  /** Height of the ankle's ring over the heel, 5.6 for a low shoe. */
  collar?: number
  /** Height of the shaft's top over the floor; 0 for none. */
  shaft?: number
  /** Half lengths and half widths of the leg at ankle and top. */
  ankle?: readonly [number, number]
  calf?: readonly [number, number]
  instep?: number
  wide?: number
  /** How far the toe rises. */
  spring?: number
  /** Foot's length; 24.6 is a middle woman's. */
  foot?: number
}

export type Last = {
  length: number
  heel: number
  ball: number
  collar: number
  shaft: number
  under: (x: number) => number
  half: (x: number) => number
  middle: (x: number) => number
  top: (x: number) => number
  ring: (a: number, t: number) => Vec
  over: (x: number, s: number, out?: number) => Vec
  edge: (a: number, out?: number) => Vec
  /** The t at which the front of a ring lies at this share of the length, 1 being the toe. */
  frontAt: (share: number) => number
}

const formOf = ({ heel, ball, toe, instep = 1, wide = 1, spring = 0.8, foot = 24.6 }: LastNumbers) => {
  const form = toeForms[toe]
  const rise = heel - ball
  // A raised heel makes the plan shorter, and the shoe slimmer.
  const length = (foot + form.long) * (1 - 0.004 * rise - 0.0011 * rise * rise)
  const slim = wide * (rise > 4 ? 0.93 : 1)
  const drawn = curve([
    [0, 2.75],
    [0.12, 3.05],
    [0.28, 2.74],
    [0.42, 2.72],
    [0.56, 3.44],
    [0.69, 4.05],
    [0.8, form.widths[0]],
    [0.9, form.widths[1]],
    [1, form.widths[2]],
  ])
  const width = tabled(drawn, 0, 1)
  const arched = (x: number) => {
    const share = x / length
    const arch = lerp(heel, ball, ease(rise > 3 ? 0.13 : 0.16, 0.68, share))
    return arch + spring * Math.max(0, (share - 0.7) / 0.3) ** 2.1
  }
  const under = tabled(arched, -2, length + 2)
  // The foot bends inwards in the waist, and the toe points a little inwards.
  const bent = (x: number) => -0.75 * ease(0.3, 0.72, x / length) + 0.34 * ease(0.7, 1, x / length)
  const middle = tabled(bent, -2, length + 2)
  const end = (d: number, r: number, p: number) =>
    d >= r ? 1 : Math.max(0, 1 - (1 - Math.max(0, d) / r) ** p) ** (1 / p)
  const half = (x: number, from = 0) =>
    width(clamp(x / length)) * slim * end(x - from, 3.3, 2.2) * end(length - x, form.end, form.power)
  const b = form.box
  const throat = 0.38 * length
  const instepLine = curve([
    [throat, 8.7 * instep],
    [0.44 * length, 7.55 * instep],
    [0.5 * length, 6.5 * instep],
    [0.58 * length, 5.35 * instep],
    [0.67 * length, 4.4 * instep],
    [0.76 * length, 3.7 * (0.35 + 0.65 * b)],
    [0.86 * length, 3.05 * b],
    [0.94 * length, 2.5 * b],
    [0.985 * length, 1.75 * b],
    [length, 0.85 * b],
  ])
  const topLine = tabled(instepLine, throat, length, 400)
  const top = (x: number) => (x >= throat ? topLine(x) : topLine(throat) + (throat - x) * 2.4)
  return { form, rise, length, under, middle, half, top, throat }
}

/** The front of the rings: up the tip of the toe, then back along the top to the throat. */
const frontOf = ({ length, top, throat, form }: ReturnType<typeof formOf>) => {
  const points: (readonly [number, number])[] = [
    [length, 0],
    [length, 0.85 * form.box],
  ]
  for (let i = 1; i <= 60; i++) {
    const x = lerp(length, throat, i / 60)
    points.push([x, top(x)])
  }
  const far = [0]
  for (let i = 1; i < points.length; i++) {
    const [x, z] = points[i] ?? [0, 0]
    const [px, pz] = points[i - 1] ?? [0, 0]
    far.push((far[i - 1] ?? 0) + Math.hypot(x - px, z - pz))
  }
  const whole = far.at(-1) ?? 1
  const at = (t: number, n: 0 | 1) => {
    const s = clamp(t) * whole
    let i = 0
    while (i < points.length - 2 && s > (far[i + 1] ?? 0)) i++
    const from = points[i]?.[n] ?? 0
    const k = clamp((s - (far[i] ?? 0)) / ((far[i + 1] ?? 1) - (far[i] ?? 0)))
    return lerp(from, points[i + 1]?.[n] ?? from, k)
  }
  const x = tabled((t) => at(t, 0), 0, 1, 300)
  const z = tabled((t) => at(t, 1), 0, 1, 300)
  return (t: number): readonly [number, number] => [x(t), z(t)]
}

/**
 * Builds a shoe last (the form of a foot, in centimeters) from its numbers; `ring`, `over` and `edge` give
 * points of it.
 */
export const lastOf = (numbers: LastNumbers): Last => {
  const { collar = 5.6, shaft = 0, ankle = [4.7, 3.7], calf = [6, 5.4], toe, heel, ball } = numbers
  const form = formOf(numbers)
  const { length, rise, under, middle, half, top } = form
  const front = frontOf(form)
  const backLine = curve([
    [0, 0.1],
    [0.35, -0.34],
    [0.7, -0.08],
    [1, 0.55],
  ])
  const heelBack = tabled(backLine, 0, 1)
  const power = toe === 'sport' ? 2.5 : 2.25
  const onFoot = (a: number, t: number): Vec => {
    const [fx, fz] = front(t)
    const c = (1 - Math.cos(a)) / 2
    const bx = heelBack(t) + rise * 0.012 * t * collar
    const x = lerp(bx, fx, c)
    const z = lerp(t * collar, fz, c ** 1.15)
    const n = clamp(z / top(x))
    const bulge = 1 + 0.05 * Math.sin(Math.PI * clamp(z / 4))
    const slim = 1 - (shaft ? 0.04 : 0.15) * ease(3, 9, z)
    const y = half(x, bx) * bulge * slim * Math.max(0, 1 - n ** power) ** (1 / power)
    return [x, middle(x) + (Math.sin(a) >= 0 ? y : -y), under(x) + z]
  }
  const ring = (a: number, t: number): Vec => {
    if (t <= 1 || !shaft) return onFoot(a, Math.min(1, t))
    const s = t - 1
    const base = onFoot(a, 1)
    const low = heel + collar
    const h = low + s * (shaft - low)
    const into = ease(-0.2, 0.42, s)
    const up = ease(0.1, 1.15, s) / ease(0.1, 1.15, 1)
    const long = lerp(ankle[0], calf[0], up)
    const deep = lerp(ankle[1], calf[1], up)
    const centre = 0.7 + ankle[0] + (calf[0] - ankle[0]) * up * 0.5 - up * 0.3
    const leg: Vec = [centre - Math.cos(a) * long, Math.sin(a) * deep, h]
    return [
      lerp(base[0], leg[0], into),
      lerp(base[1], leg[1], into),
      lerp(base[2] + s * (shaft - low) * 0.7, h, ease(0, 0.8, s)),
    ]
  }
  const over = (x: number, s: number, out = 0): Vec => {
    const e = (s - 0.5) * 2
    const w = ((1 - Math.min(1, Math.abs(e))) * Math.PI) / 2
    const y = half(x) * Math.cos(w) ** (2 / power) + out * Math.cos(w)
    return [
      x,
      middle(x) - Math.sign(e) * y,
      under(x) + top(x) * Math.sin(w) ** (2 / power) + out * Math.sin(w),
    ]
  }
  const edge = (a: number, out = 0): Vec => {
    const before = ring(a - 0.012, 0)
    const after = ring(a + 0.012, 0)
    const [x, y, z] = ring(a, 0)
    const tx = after[0] - before[0]
    const ty = after[1] - before[1]
    const long = Math.hypot(tx, ty) || 1
    return [x - (ty / long) * out, y + (tx / long) * out, z]
  }
  const frontAt = (share: number) => {
    let low = 0
    let high = 1
    for (let i = 0; i < 24; i++) {
      const mid = (low + high) / 2
      if (front(mid)[0] > share * length) low = mid
      else high = mid
    }
    return low
  }
  return { length, heel, ball, collar, shaft, under, half, middle, top, ring, over, edge, frontAt }
}
