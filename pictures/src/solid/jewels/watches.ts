// Watches: closed around an unseen wrist, the dial towards the eye.
import { block, full, gem, lathe, set } from '../forms.ts'
import { type Material, material } from '../materials.ts'
import { ball, band, buckle, seam, tube } from '../parts.ts'
import type { Dress } from '../thing.ts'
import { lerp, type Path, rounded, type Surface, unit, type Vec } from '../vec.ts'
import { type Bench, type Shown, standing } from './bench.ts'

type Watch = Bench & {
  strap: Material
  dial: Material
  ink: Material
  half: number
  power: number
  isSport: boolean
}

/** The strap's loop, seen from its side: z up, the dial towards -y. It starts under 6 o'clock. */
const loop: Path = (t) => {
  const w = t * full
  return [0, -Math.cos(w) * 2.7, 3.3 - Math.sin(w) * 3.3]
}

const hand = ({ model, ink }: Watch, [long, wide, degrees]: readonly [number, number, number]) => {
  const w = (degrees / 180) * Math.PI
  const along: Vec = [Math.sin(w), Math.cos(w), 0]
  band(model, (t) => [along[0] * lerp(-0.15, 1, t) * long, along[1] * lerp(-0.15, 1, t) * long, 0.05], {
    mat: ink,
    across: () => [along[1], -along[0], 0],
    width: (t) => wide * (1 - 0.55 * t),
    thick: 0.03,
    cuts: 8,
    lift: 0.02,
  })
}

const layDial = (watch: Watch) => {
  const { model, dial, ink, half, power, stone, has, metal } = watch
  const face = half * 0.86
  model.patch(
    (u, v) => {
      const [x, y] = rounded(u * full, face * v, face * v, power)
      return [x, y, 0]
    },
    { cuts: [48, 6], mat: dial },
  )
  for (let i = 0; i < 12; i++) {
    const w = (i / 12) * full
    const [x, y] = rounded(w, face * 0.84, face * 0.84, power)
    const isLong = i % 3 === 0
    model.within(set([x, y, 0.02], [0, 0, 1], unit([x, y, 0])), () =>
      has('stone')
        ? gem(model, { radius: 0.08, mat: stone, sides: 6 })
        : block(model, {
            size: [isLong ? 0.05 : 0.03, isLong ? 0.16 : 0.1, 0.02],
            mat: ink,
            cuts: [12, 6],
            lift: 0.02,
          }),
    )
  }
  hand(watch, [face * 0.52, 0.13, -58])
  hand(watch, [face * 0.76, 0.09, 62])
  if (watch.isSport) {
    hand({ ...watch, ink: material('enamel', '#c8452f') }, [face * 0.8, 0.04, 200])
    for (const [x, y] of [
      [-0.42, 0],
      [0.42, 0],
      [0, -0.46],
    ] as const)
      tube(model, (t) => [x * face + Math.cos(t * full) * 0.26, y * face + Math.sin(t * full) * 0.26, 0.02], {
        mat: ink,
        radius: 0.02,
        cuts: 26,
        isClosed: true,
        lift: 0.01,
      })
  }
  ball(model, [0, 0, 0.08], { radius: 0.08, mat: metal })
}

const layCase = (watch: Watch) => {
  const { model, metal, half, power, isSport, has, shape } = watch
  const profile = [
    [0.9, -0.5],
    [1, -0.34],
    [1.02, -0.02],
    [0.97, 0.12],
    [0.9, 0.14],
    [0.86, 0.06],
    [0.86, 0],
  ] as const
  const at: Surface = (u, v) => {
    const k = v * (profile.length - 1)
    const i = Math.min(profile.length - 2, Math.floor(k))
    const a = profile[i] ?? [1, 0]
    const b = profile[i + 1] ?? a
    const r = lerp(a[0], b[0], k - i) * half
    const [x, y] = rounded(u * full, r, r, power)
    return [x, y, lerp(a[1], b[1], k - i)]
  }
  model.patch(at, { cuts: [64, 30], mat: metal })
  if (isSport) {
    const ring = material('enamel', '#23272d')
    lathe(
      model,
      [
        [half * 0.98, 0.1],
        [half * 0.99, 0.2],
        [half * 0.8, 0.2],
        [half * 0.79, 0.08],
      ],
      { mat: ring, around: 60, cuts: 18 },
    )
    for (let i = 0; i < 12; i++) {
      const w = (i / 12) * full
      ball(model, [Math.cos(w) * half * 0.89, Math.sin(w) * half * 0.89, 0.2], {
        radius: 0.06,
        mat: watch.dial,
      })
    }
  }
  if (has('stone') && shape.size === 'fine')
    for (let i = 0; i < 28; i++) {
      const w = (i / 28) * full
      model.within(set([Math.cos(w) * half * 0.95, Math.sin(w) * half * 0.95, 0.12]), () =>
        gem(model, { radius: 0.1, mat: material('stone', '#e9eef0'), sides: 6 }),
      )
    }
  // The crown, and the lugs that hold the strap.
  model.within(set([half * 1.08, 0, -0.2], [1, 0, 0]), () =>
    lathe(
      model,
      [
        [0.16, -0.1],
        [0.2, 0],
        [0.2, 0.16],
        [0.12, 0.22],
        [0, 0.22],
      ],
      { mat: metal, around: 16 },
    ),
  )
  for (const side of [-1, 1])
    for (const end of [-1, 1])
      tube(model, (t) => [side * half * 0.6, end * lerp(half * 0.7, half * 1.04, t), lerp(-0.1, -0.42, t)], {
        mat: metal,
        radius: 0.13,
        cuts: 8,
      })
}

const layStrap = ({ model, strap, metal, half, isSport, shape }: Watch, thread: Material) => {
  const wide = half * (shape.size === 'fine' ? 0.8 : isSport ? 1.2 : 1.05)
  const from = (half * 0.84) / 19
  const path: Path = (t) => loop(lerp(from, 1 - from, t))
  const across = (): Vec => [1, 0, 0]
  const isMetal = strap.isMetal
  if (isMetal) {
    const rows = 34
    for (let i = 0; i < rows; i++)
      band(model, (t) => path((i + 0.06 + t * 0.86) / rows), {
        mat: strap,
        across,
        width: wide,
        thick: 0.2,
        cuts: 3,
      })
  } else {
    band(model, path, {
      mat: strap,
      across,
      width: (t) => wide * (1 - 0.12 * Math.sin(t * Math.PI)),
      thick: 0.26,
      cuts: 72,
    })
    const top: Surface = (u, v) => {
      const [, y, z] = path(v)
      const k = 1 + 0.15 / 3
      return [(u - 0.5) * wide * 0.84, y * k, 3.2 + (z - 3.2) * k]
    }
    if (!isSport)
      for (const u of [0, 1])
        for (const [a, b] of [
          [0.01, 0.34],
          [0.66, 0.99],
        ] as const)
          seam(model, top, {
            along: (t) => [u, lerp(a, b, t)],
            mat: thread,
            width: 0.06,
            dash: [0.18, 0.12],
            lift: 0.08,
            raised: 0.02,
          })
  }
  buckle(model, [0, 2.84, 3.2], { a: [0, 0, 1], b: [1, 0, 0], size: [0.46, wide * 0.5], color: metal.color })
}

const watch = (bench: Bench, dress: Dress, { half, power }: { half: number; power: number }): Shown => {
  const { model, pick, shape } = bench
  const isSport = shape.jewel === 'watch-sport'
  const isMetalStrap = !isSport && dress.main.name === 'metal'
  const faces = ['#f4efe4', '#f7f4ee', '#1f2a38', '#e9dcc6']
  const paper = isSport ? '#23272d' : (faces[Math.floor(pick('dial') * faces.length)] ?? '#f4efe4')
  const metal = material('metal', dress.metal)
  const made: Watch = {
    ...bench,
    metal,
    half,
    power,
    isSport,
    strap: isMetalStrap ? metal : isSport ? material('rubber', dress.main.color) : dress.main,
    dial: material('enamel', paper),
    ink: paper === '#1f2a38' || isSport ? material('enamel', '#efe9dc') : material('metal', '#4a443c'),
  }
  model.within(set([0, -2.82, 3.2], [0, -1, 0], [0, 0, 1]), () => {
    layCase(made)
    layDial(made)
  })
  layStrap(made, material('canvas', dress.thread))
  return {
    ...standing([0, -2.9, 3.2], [0, 3, 3.2]),
    front: { turn: 19, rise: 13 },
    back: { turn: 148, rise: 16 },
    box: [150, 180, 500, 640],
    eye: 50,
    horizon: 620,
  }
}

/** Adds a watch with a round face to the model, and returns how its pictures show it (views, box, spots). */
export const roundWatch = (bench: Bench, dress: Dress): Shown =>
  watch(bench, dress, { half: bench.shape.size === 'fine' ? 1.45 : 1.9, power: 2 })

/** Adds a watch with a square face to the model, and returns how its pictures show it (views, box, spots). */
export const squareWatch = (bench: Bench, dress: Dress): Shown => watch(bench, dress, { half: 1.6, power: 6 })

/** Adds a large sports watch to the model, and returns how its pictures show it (views, box, spots). */
export const sportWatch = (bench: Bench, dress: Dress): Shown => watch(bench, dress, { half: 2.15, power: 2 })
