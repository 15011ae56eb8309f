// Ties and bow ties, and umbrellas.
import { full } from '../forms.ts'
import { material } from '../materials.ts'
import { ball, band, tube } from '../parts.ts'
import { add, clamp, ease, lerp, type Surface, through, type Vec } from '../vec.ts'
import { laid, type Shown, type Stall, stood } from './stall.ts'

/** A blade that widens from the knot and ends in a point. */
const blade =
  (long: number, { wide, x, z }: { wide: number; x: number; z: number }): Surface =>
  (u, v) => {
    const q = 2 * u - 1
    const half = lerp(1.5, wide, ease(0, 0.9, v) ** 0.8)
    const tip = half * (1 - Math.abs(q))
    const y = -v * (long - wide) - v ** 6 * tip
    return [x + q * half * (v > 0.999 ? 1 : 1), y, z + 0.5 * (1 - q * q * q * q) + 0.12 * Math.sin(v * 9)]
  }

/** Adds a tie with both blades to the model, and returns how its pictures show it (views, box, spots). */
export const tie = (stall: Stall): Shown => {
  const { model, main } = stall
  const rear = blade(29, { wide: 2.5, x: 1.5, z: 0.1 })
  model.patch(rear, { cuts: [20, 60], mat: main, laidFrom: [9, 4], slant: 1 })
  const front = blade(33, { wide: 4.2, x: 0, z: 1 })
  model.patch(front, { cuts: [30, 80], mat: main, slant: 1 })
  for (const u of [0, 1]) tube(model, (t) => front(u, t), { mat: main, radius: 0.18, cuts: 60, around: 6 })
  // The knot, and the loop for the neck.
  model.patch(
    (u, v) => {
      const w = u * full
      const half = lerp(2.5, 1.55, v)
      return [Math.cos(w) * half, lerp(2.6, -1.2, v), 1.6 + Math.sin(w) * 1.35 * Math.sin(0.5 + v * 2.1)]
    },
    { cuts: [32, 16], mat: main, laidFrom: [2, 7], slant: -1 },
  )
  const loop = through([
    [-1.6, 2, 1],
    [-5.2, 6, 1.2],
    [-6, 11, 1.6],
    [-3.4, 15, 2],
    [0, 16.4, 2],
    [3.4, 15, 2],
    [6, 11, 1.6],
    [5.2, 6, 1.2],
    [1.6, 2, 1],
  ])
  band(model, loop, { mat: main, across: () => [0, -0.25, 1], width: 2.3, thick: 0.4, cuts: 70 })
  return {
    ...laid([0, -20, 1.6], { hem: [0, -26, 1.6] }),
    box: [150, 70, 500, 860],
    front: { turn: 8, rise: 66 },
  }
}

/** Adds a bow tie to the model, and returns how its pictures show it (views, box, spots). */
export const bowTie = (stall: Stall): Shown => {
  const { model, main } = stall
  for (const side of [-1, 1])
    for (const layer of [0, 1]) {
      const long = layer ? 6 : 6.5
      model.patch(
        (u, v) => {
          const q = 2 * u - 1
          const half = lerp(0.75, 3 - layer * 0.2, ease(0, 0.95, v))
          const pleat = 0.5 * Math.cos(q * 8.5) * (1 - v) ** 1.5
          const round = 1.1 * Math.sin(Math.min(1, v * 1.15) * Math.PI) * (1 - 0.5 * q * q)
          return [
            side * v * long,
            q * half - layer * 0.35,
            1 + (layer ? -0.6 : 0.5) + pleat + round * (layer ? 0.2 : 0.8),
          ]
        },
        { cuts: [36, 30], mat: main, laidFrom: [layer * 3 + side, 0] },
      )
      for (const u of [0, 1])
        tube(
          model,
          (t) => {
            const half = lerp(0.75, 3 - layer * 0.2, ease(0, 0.95, t))
            return [side * t * long, (2 * u - 1) * half - layer * 0.35, 1 + (layer ? -0.55 : 0.7)]
          },
          { mat: main, radius: 0.12, cuts: 20, around: 6 },
        )
    }
  model.patch(
    (u, v) => {
      const w = u * full
      const k = 1 - 0.12 * Math.sin(v * Math.PI)
      return [Math.cos(w) * 1.05 * k, lerp(-1.5, 1.5, v), 2 + Math.sin(w) * 1.2 * Math.sin(0.6 + v * 1.9)]
    },
    { cuts: [26, 14], mat: main, lift: 0.1, laidFrom: [5, 5] },
  )
  // The strap for the neck, laid in a curve behind.
  const strap = through([
    [-1, 0, 0.4],
    [-6, 3, 0.4],
    [-7, 8, 0.5],
    [0, 11.2, 0.5],
    [7, 8, 0.5],
    [6, 3, 0.4],
    [1, 0, 0.4],
  ])
  band(model, strap, { mat: main, across: () => [0, 0.2, 1], width: 1.3, thick: 0.25, cuts: 60 })
  return { ...laid([-3.5, 0, 2.4], { hem: [-5, -1, 1.6] }), front: { turn: -5, rise: 62 } }
}

/** Adds an open umbrella to the model, and returns how its pictures show it (views, box, spots). */
export const umbrella = (stall: Stall): Shown => {
  const { model, main, second, metal, has } = stall
  const ribs = 8
  const radius = 46
  const canopy: Surface = (u, v) => {
    const w = u * full
    const slack = Math.abs(Math.cos((w * ribs) / 2))
    const r = radius * Math.sin(v * 1.28) * (1 - 0.06 * (1 - slack) * v)
    return [Math.cos(w) * r, Math.sin(w) * r, 30 * Math.cos(v * 1.28) + 1.8 * (1 - slack) * v ** 2]
  }
  const tilt = (p: Vec): Vec => {
    const w = 1
    return [p[0], p[1] * Math.cos(w) - p[2] * Math.sin(w), p[1] * Math.sin(w) + p[2] * Math.cos(w) + 36]
  }
  model.within(tilt, () => {
    model.patch(canopy, {
      cuts: [ribs * 12, 26],
      mat: main,
      back: material(main.name, main.color, { dim: 0.7 }),
      isFlipped: true,
    })
    for (let i = 0; i < ribs; i++) {
      const u = (i + 0.5) / ribs
      tube(model, (t) => add(canopy(u, t), [0, 0, 0.12]), {
        mat: material(main.name, main.color, { dim: 0.72 }),
        radius: 0.3,
        cuts: 16,
        around: 6,
        lift: 0.2,
      })
      ball(model, canopy(u, 1.01), { radius: 0.9, mat: metal })
    }
    tube(model, (t) => canopy(t, 1), { mat: second, radius: 0.5, cuts: 110, isClosed: true })
    if (has('ruffles'))
      model.patch(
        (u, v) => {
          const [x, y, z] = canopy(u, 1)
          const k = 1 + v * 0.09
          return [x * k, y * k, z - v * 3 + 1.1 * v * Math.sin(u * full * 44)]
        },
        { cuts: [440, 5], mat: second },
      )
    tube(model, (t) => [0, 0, lerp(36, -42, t)], { mat: metal, radius: 0.7, cuts: 10 })
    ball(model, [0, 0, 36], { radius: 1.1, mat: metal })
    const handle = through([
      [0, 0, -38],
      [0, 0, -48],
      [0, 2.5, -53],
      [0, 7, -53.5],
      [0, 10, -49],
    ])
    tube(model, handle, {
      mat: material('wood', '#7a4c2c'),
      radius: (t) => 1.7 * Math.sqrt(Math.max(0.05, 1 - clamp((t - 0.94) / 0.06) ** 2)),
      cuts: 30,
      around: 12,
    })
  })
  const detail = tilt(canopy(0.8, 0.6))
  return {
    ...stood(detail, { hem: tilt(canopy(0.75, 0.95)) }),
    front: { turn: -40, rise: 12 },
    back: { turn: 130, rise: 14 },
    box: [70, 200, 660, 640],
    eye: 300,
    horizon: 560,
    label: 'cloth',
  }
}
