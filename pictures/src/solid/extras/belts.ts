// Belts: rolled up and standing on their edge, the buckle in front.
import { chain, evenly, full, jump, set } from '../forms.ts'
import { type Material, material } from '../materials.ts'
import { ball, band, hoop, seam, tube } from '../parts.ts'
import { add, lerp, type Path, rounded, type Surface, unit, type Vec } from '../vec.ts'
import { bowAt, laid, type Shown, type Stall, stood } from './stall.ts'

type Roll = { turns: number; from: number; to: number; half: number }

/** Where the belt runs: from the roll's middle outwards, its end a little right of the front. */
const rollOf = ({ turns, from, to, half }: Roll): Path => {
  const end = -Math.PI / 2 + 0.75
  return (t) => {
    const w = end - (1 - t) * turns * full
    const r = lerp(from, to, t)
    return [Math.cos(w) * r * 1.12, Math.sin(w) * r, half]
  }
}

const upright = (): Vec => [0, 0, 1]

/** The side of a rolled belt that is seen, `out` centimetres off its middle. */
const faceOf =
  (path: Path, half: number, out: number): Surface =>
  (u, v) => {
    const [x, y, z] = path(v)
    const k = 1 + out / Math.hypot(x, y)
    return [x * k, y * k, z + (u - 0.5) * 2 * half]
  }

const layHoles = ({ model }: Stall, face: Surface, spots: readonly number[]) => {
  const dark = material('leather', '#241a14')
  for (const t of spots)
    model.patch(
      (u, v) => {
        const [x, y, z] = face(0.5, t + (Math.cos(u * full) * 0.2 * v) / 60)
        return [x, y, z + Math.sin(u * full) * 0.2 * v]
      },
      { cuts: [14, 2], mat: dark, lift: 0.3, isShadowing: false },
    )
}

/** The frame of a buckle about a place of the belt's face, with its pin. */
const layBuckle = (
  stall: Stall,
  face: Surface,
  { at, size }: { at: number; size: readonly [number, number] },
) => {
  const { model, metal, pick } = stall
  const p = face(0.5, at)
  const ahead = face(0.5, at + 0.004)
  const a = unit([ahead[0] - p[0], ahead[1] - p[1], 0])
  const out: Vec = [p[0] * 0.03, p[1] * 0.03, 0]
  const middle = add(p, out)
  const power = pick('buckle') < 0.4 ? 2.2 : 6
  hoop(model, middle, { a, b: [0, 0, 1], radius: size, wire: size[1] * 0.13, mat: metal, power })
  tube(
    model,
    (t) => add(add(middle, [a[0] * lerp(-1, 1, t) * size[0], a[1] * lerp(-1, 1, t) * size[0], 0]), out),
    {
      mat: metal,
      radius: size[1] * 0.09,
      cuts: 6,
      lift: 0.1,
    },
  )
}

type Belt = Roll & { mat: Material; thick: number; isStitched: boolean }

const layRoll = (stall: Stall, belt: Belt) => {
  const { model, thread } = stall
  const path = rollOf(belt)
  band(model, path, { mat: belt.mat, across: upright, width: belt.half * 2, thick: belt.thick, cuts: 150 })
  const face = faceOf(path, belt.half * 0.88, belt.thick / 2 + 0.01)
  if (belt.isStitched)
    for (const u of [0, 1])
      seam(model, face, {
        along: (t) => [u, lerp(0.02, 0.99, t)],
        mat: thread,
        width: 0.09,
        dash: [0.3, 0.2],
        cuts: 120,
        isFlipped: true,
        raised: 0.04,
      })
  return { path, face }
}

const shown = (face: Surface, holes: number): Shown => ({
  ...stood(face(0.5, 0.9), { holes: face(0.5, holes), clasp: face(0.5, 0.93) }),
  front: { turn: -8, rise: 30 },
  back: { turn: 160, rise: 36 },
  box: [90, 280, 620, 480],
  eye: 70,
})

/**
 * Adds a rolled belt with a buckle to the model, and returns how its pictures show it (views, box, spots).
 */
export const plainBelt = (stall: Stall): Shown => {
  const { main, model, has, metal } = stall
  const half = 1.6
  const { face } = layRoll(stall, {
    turns: 2.6,
    from: 3.9,
    to: 6.2,
    half,
    mat: main,
    thick: 0.34,
    isStitched: !has('studs'),
  })
  layBuckle(stall, face, { at: 0.925, size: [1.5, 2.15] })
  layHoles(stall, face, [0.962, 0.975, 0.988])
  // The loop that holds the tip.
  model.patch((u, v) => faceOf((t) => face(0.5, lerp(0.868, 0.88, t)), half * 1.12, 0.18)(v, u), {
    cuts: [4, 6],
    mat: main,
    lift: 0.3,
  })
  if (has('studs'))
    for (let i = 0; i < 30; i++)
      for (const u of [0.14, 0.86]) ball(model, face(u, 0.66 + i * 0.0112), { radius: 0.27, mat: metal })
  return shown(face, 0.975)
}

/** Adds a wide belt to the model, and returns how its pictures show it (views, box, spots). */
export const wideBelt = (stall: Stall): Shown => {
  const { face } = layRoll(stall, {
    turns: 1.35,
    from: 6.2,
    to: 7,
    half: 3.3,
    mat: stall.main,
    thick: 0.3,
    isStitched: true,
  })
  layBuckle(stall, face, { at: 0.86, size: [2.6, 3.9] })
  layHoles(stall, face, [0.93, 0.95, 0.97])
  return { ...shown(face, 0.95), front: { turn: -6, rise: 24 } }
}

/** Adds a belt of woven strands to the model, and returns how its pictures show it (views, box, spots). */
export const wovenBelt = (stall: Stall): Shown => {
  const { main, model, thread } = stall
  const { path, face } = layRoll(stall, {
    turns: 2.3,
    from: 4.2,
    to: 6.2,
    half: 1.9,
    mat: material('woven', main.color),
    thick: 0.4,
    isStitched: false,
  })
  layBuckle(stall, face, { at: 0.93, size: [1.6, 2.4] })
  // The tip is plain leather.
  band(model, (t) => path(lerp(0.955, 1, t)), {
    mat: main,
    across: upright,
    width: 3.9,
    thick: 0.5,
    cuts: 12,
  })
  seam(model, face, { along: (t) => [lerp(0.05, 0.95, t), 0.958], mat: thread, dash: [0.3, 0.2], cuts: 12 })
  return shown(face, 0.975)
}

/** Adds a belt of chain links to the model, and returns how its pictures show it (views, box, spots). */
export const chainBelt = (stall: Stall): Shown => {
  const { model, main, metal } = stall
  const path: Path = (t) => {
    const w = -1.2 + t * full * 1.72
    const r = lerp(7.4, 4.9, t)
    return [Math.cos(w) * r, Math.sin(w) * r * 0.86, 0.42]
  }
  chain(model, path, { link: [2.1, 1.35], wire: 0.24, mat: metal, lean: 26, power: 2.6 })
  // A ribbon of what the belt is called by runs through the links.
  band(
    model,
    (t) => {
      const [x, y, z] = path(lerp(0.01, 0.99, t))
      return [x, y, z + 0.12 + 0.3 * Math.cos(t * full * 26)]
    },
    {
      mat: main,
      across: (t) => {
        const [x, y] = path(lerp(0.01, 0.99, t))
        return unit([x, y, 0])
      },
      width: 0.9,
      thick: 0.16,
      cuts: 320,
    },
  )
  const end = path(0)
  jump(model, add(end, [0.6, -0.4, 0.1]), { radius: 0.7, mat: metal })
  for (const [i, { p }] of evenly((t) => add(end, [0.7 + t * 0.4, -0.8 - t * 2.4, 0]), 4).entries())
    ball(model, p, { radius: 0.42 - i * 0.05, mat: metal })
  return { ...laid(path(0.2), { clasp: end, holes: end }), front: { turn: -8, rise: 56 }, label: 'leather' }
}

/**
 * Adds a wide sash with ends to tie to the model, and returns how its pictures show it (views, box, spots).
 */
export const obiBelt = (stall: Stall): Shown => {
  const { model, main } = stall
  const round: Path = (t) => {
    const w = t * full
    const [x, y] = rounded(w - Math.PI / 2, 8.4, 6.6, 2.2)
    return [x, y, 4.4]
  }
  const half = (t: number) => 2.4 + 2 * (0.5 + 0.5 * Math.cos(t * full)) ** 0.8
  model.patch(
    (u, v) => {
      const [x, y, z] = round(v)
      const q = 2 * u - 1
      const k = 1 - 0.03 * q * q
      return [x * k, y * k, z + q * half(v)]
    },
    { cuts: [16, 110], mat: main, back: stall.lining, isFlipped: true },
  )
  for (const q of [-1, 1])
    tube(model, (t) => [round(t)[0] * 0.975, round(t)[1] * 0.975, 4.4 + q * half(t)], {
      mat: main,
      radius: 0.14,
      cuts: 110,
      isClosed: true,
    })
  for (const [z, lean] of [
    [3.9, 0.4],
    [5, -0.3],
  ] as const)
    band(
      model,
      (t) => {
        const [x, y] = round(t)
        return [x * 1.03, y * 1.035, z + lean * Math.cos(t * full)]
      },
      { mat: main, across: upright, width: 0.95, thick: 0.3, cuts: 110, lift: 0.1 },
    )
  model.within(set([0.6, -7.3, 4.6], [0, 0, 1]), () => bowAt(model, [0, 0, 0], { wide: 3.6, mat: main }))
  return {
    ...stood(round(0.94), { holes: round(0.95), clasp: [0.6, -7.3, 4.6] }),
    front: { turn: -14, rise: 22 },
    box: [80, 260, 640, 500],
    eye: 80,
  }
}
