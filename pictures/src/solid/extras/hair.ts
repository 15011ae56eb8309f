// Scrunchies and hair clips.
import { full } from '../forms.ts'
import { material } from '../materials.ts'
import { ball, band, tube } from '../parts.ts'
import { add, lerp, type Surface, through } from '../vec.ts'
import { laid, type Shown, type Stall, stood } from './stall.ts'

/** Adds a scrunchie to the model, and returns how its pictures show it (views, box, spots). */
export const scrunchie = (stall: Stall): Shown => {
  const { model, main, pick } = stall
  const folds = 17 + Math.floor(pick('folds') * 5)
  const ring: Surface = (u, v) => {
    const a = v * full
    const w = u * full
    const fold =
      Math.sin(a * folds + 1.3 * Math.sin(w * 2 + a * 3)) + 0.5 * Math.sin(a * (folds * 1.6) - w * 2 + 2)
    // Folds open at the outer edge and are drawn tight by the elastic within.
    const out = 0.35 + 0.65 * (0.5 + 0.5 * Math.cos(w))
    const r = 1.5 + 0.24 * fold * out + 0.12 * Math.sin(a * 3)
    const far = 3.5 + Math.cos(w) * r
    return [Math.cos(a) * far, Math.sin(a) * far, 1.75 + Math.sin(w) * r * 0.95]
  }
  model.patch(ring, { cuts: [44, folds * 14], mat: main })
  return { ...laid([-2.6, -2.6, 2.6]), front: { turn: -8, rise: 48 }, box: [110, 240, 580, 520], eye: 50 }
}

/** A claw with two combs that close over each other. */
const claw = (stall: Stall): Shown => {
  const { model, main, metal } = stall
  const half = 5
  const teeth = 6
  // Tortoise shell: darker clouds in the acetate.
  const shell = material('acetate', main.color)
  const dark = material('acetate', main.color, { dim: 0.42 })
  const jaw =
    (side: number): Surface =>
    (u, v) => {
      const x = lerp(-half, half, u)
      const a = lerp(0.18, 2, v)
      const wave = 1 + 0.1 * Math.cos(u * Math.PI * 6) * v
      return [
        x * (1 - 0.1 * v * v),
        side * (0.3 + Math.sin(a) * 3.1 * wave),
        4.3 + Math.cos(a) * 2.8 - 0.5 * (x / half) ** 2,
      ]
    }
  for (const side of [-1, 1]) {
    const face = jaw(side)
    const cloud = (u: number, v: number) =>
      Math.sin(u * 17 + Math.sin(v * 9) * 2) + Math.sin(v * 13 + u * 5) > 0.55 ? 0.5 : 1
    model.patch(face, { cuts: [90, 32], mat: shell, dim: cloud })
    for (const v of [0, 1]) tube(model, (t) => face(t, v), { mat: shell, radius: 0.26, cuts: 50 })
    for (let i = 0; i < teeth; i++) {
      const b = face((i + 0.5) / teeth, 0.97)
      tube(model, through([b, add(b, [0, -side * 0.5, -1.3]), add(b, [0, -side * 2.1, -2.4])]), {
        mat: i % 2 ? shell : dark,
        radius: (t) => 0.46 - 0.26 * t,
        cuts: 16,
      })
    }
    band(
      model,
      through([
        [0, side * 0.5, 6.4],
        [0, side * 1.3, 7.9],
        [0, side * 2.8, 9],
      ]),
      {
        mat: shell,
        across: () => [1, 0, 0],
        width: 2.6,
        thick: 0.42,
        cuts: 18,
      },
    )
  }
  tube(model, (t) => [lerp(-1.4, 1.4, t), Math.cos(t * 50) * 0.42, 6.3 + Math.sin(t * 50) * 0.42], {
    mat: metal,
    radius: 0.1,
    cuts: 140,
    around: 6,
  })
  return {
    ...stood(jaw(-1)(0.4, 0.5)),
    front: { turn: -30, rise: 24 },
    back: { turn: 70, rise: 30 },
    box: [130, 260, 540, 500],
    eye: 60,
    label: 'pouch',
  }
}

/** A bar that snaps shut, set with stones. */
const barrette = (stall: Stall): Shown => {
  const { model, main, metal, stone } = stall
  const bar: Surface = (u, v) => {
    const x = lerp(-4.2, 4.2, u)
    const w = v * full
    const end = Math.sqrt(Math.max(0, 1 - Math.max(0, (Math.abs(x) - 3.3) / 0.9) ** 2))
    return [x, Math.cos(w) * 1.25 * end, 1.1 + Math.sin(w) * 0.24 - 0.045 * x * x]
  }
  model.patch(bar, { cuts: [70, 20], mat: main })
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 11; i++) {
      const x = lerp(-3.5, 3.5, i / 10)
      const radius = 0.33 * (row ? 0.9 : 1)
      ball(model, [x, row ? 0.42 : -0.36, 1.4 - 0.045 * x * x], {
        radius,
        squash: 0.7,
        mat: (i + row) % 2 ? stone : material('stone', '#e4eaec'),
      })
    }
  tube(
    model,
    through([
      [-4, 0, 0.5],
      [0, -0.2, 0.1],
      [4, 0, 0.5],
    ]),
    { mat: metal, radius: 0.14, cuts: 20 },
  )
  return {
    ...laid([-1, 0, 1.6]),
    front: { turn: -24, rise: 46 },
    box: [90, 330, 620, 360],
    eye: 40,
    label: 'pouch',
  }
}

/**
 * Adds a barrette to the model when its details name stones, else a claw clip; returns how its pictures show
 * it.
 */
export const hairClip = (stall: Stall): Shown => (stall.has('stone') ? barrette(stall) : claw(stall))
