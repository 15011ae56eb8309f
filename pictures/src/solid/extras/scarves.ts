// Scarves, shawls and bandanas, folded or laid as a shop lays them.
import { full } from '../forms.ts'
import { type Material, material } from '../materials.ts'
import { ball, tube } from '../parts.ts'
import {
  add,
  clamp,
  ease,
  lerp,
  type Path,
  type Surface,
  sub,
  through,
  turned,
  unit,
  type Vec,
} from '../vec.ts'
import { fringe, laid, type Shown, type Stall } from './stall.ts'

const soft = (x: number, y: number, k: number) => Math.sin(x * 0.31 + k) * Math.sin(y * 0.27 + k * 2) * 0.35

/**
 * Adds a silk square to the model, folded once: the upper half lies a little askew, with a corner turned
 * over. Returns how its pictures show it (views, box, spots).
 */
export const squareScarf = (stall: Stall): Shown => {
  const { model, main, second } = stall
  const half = 15
  const border = material(main.name, second.color)
  for (let i = 0; i < 2; i++) {
    const isTop = i === 1
    const place = (x: number, y: number): Vec => {
      const over = isTop ? x + y - 14 : 0
      const px = over > 0 ? x - over : x
      const py = over > 0 ? y - over : y
      const curl = over > 0 ? 0.35 + 0.9 * Math.sin(clamp(over / 9) * Math.PI * 0.75) : 0
      return turned([px, py, 0.5 + i * 0.5 + soft(px, py, i) * 1.5 + curl], (i - 1) * 2.2)
    }
    const cloth: Surface = (u, v) => place(lerp(-half, half, u), lerp(-half, half, v))
    model.patch(cloth, { cuts: [70, 70], mat: main, back: border })
    // The border is a frame of its own, a hair above the print.
    for (const [a, b] of [
      [0, 1],
      [1, 0],
    ] as const)
      for (const end of [-1, 1])
        model.patch(
          (u, v) => {
            const along = lerp(-half, half, v)
            const across = end * lerp(half - 2, half, u)
            const [x, y, z] = place(a ? along : across, b ? along : across)
            return [x, y, z + 0.04]
          },
          { cuts: [4, 60], mat: border, lift: 0.12, isFlipped: (a === 1) === end > 0 },
        )
    for (let edge = 0; edge < 4; edge++)
      tube(
        model,
        (t) => {
          const k = lerp(-half, half, t)
          const [x, y] = turned([k, -half, 0], edge * 90)
          return place(x, y)
        },
        { mat: border, radius: 0.2, cuts: 50, around: 6 },
      )
  }
  return laid([-4, -4, 2], { hem: [-6, -14, 2] })
}

/**
 * Adds a long scarf to the model, hung in a loop whose ends cross and lie apart, with fringe when its details
 * name it; returns how its pictures show it (views, box, spots).
 */
export const longScarf = (stall: Stall): Shown => {
  const { model, main, second, has, pick } = stall
  const flow = pick('flow') * 3
  const path = through([
    [7.4, -17, 0],
    [5.6, -9, 0],
    [1.4, -2, 0],
    [-3.6, 4, 0],
    [-5.6, 10, 0],
    [-3.2, 14.6, 0],
    [0, 15.8, 0],
    [3.2, 14.6, 0],
    [5.6, 10, 0],
    [3.6, 4, 0],
    [-1.4, -2, 0],
    [-5.6, -9, 0],
    [-7, -16, 0],
  ])
  const cloth: Surface = (u, v) => {
    const q = 2 * u - 1
    const p = path(v)
    const along = unit(sub(path(Math.min(1, v + 0.01)), path(Math.max(0, v - 0.01))))
    const ends = Math.abs(2 * v - 1)
    const half = lerp(2.5, 5, ends ** 1.3)
    // The second end lies over the first one.
    const over = 2.6 * ease(0.5, 0.68, v)
    const fold = Math.sin(q * 5.2 + flow + v * 4) + 0.4 * Math.sin(q * 9 - v * 6)
    const edge = Math.sqrt(Math.max(0, 1 - q ** 8))
    return [
      p[0] - along[1] * q * half,
      p[1] + along[0] * q * half,
      0.5 + over + edge * (1.2 + lerp(1, 0.42, ends) * (0.6 + 0.5 * fold)),
    ]
  }
  model.patch(cloth, { cuts: [56, 140], mat: main })
  for (const u of [0, 1]) tube(model, (t) => cloth(u, t), { mat: main, radius: 0.24, cuts: 90, around: 6 })
  for (const v of [0, 1]) {
    tube(model, (t) => cloth(t, v), { mat: main, radius: 0.24, cuts: 40, around: 6 })
    const out = unit(sub(path(v), path(v ? 0.97 : 0.03)))
    for (let i = 0; has('fringe') && i < 21; i++) {
      const long = 4.6 + 0.7 * Math.sin(i * 2.3)
      fringe(model, cloth(i / 20, v), {
        down: [out[0] * long + 0.3 * Math.sin(i * 5.1), out[1] * long, -0.8],
        mat: material('wool', i % 3 === 1 && main.print ? second.color : main.color),
        thick: 0.15,
      })
    }
  }
  const hem = cloth(0.4, 0.95)
  return {
    ...laid(cloth(0.5, 0.88), { hem }),
    box: [90, 90, 620, 800],
    front: { turn: -4, rise: 70 },
  }
}

/** Adds an infinity scarf to the model, and returns how its pictures show it (views, box, spots). */
export const infinityScarf = (stall: Stall): Shown => {
  const { model, main } = stall
  const coil =
    (n: number): Path =>
    (t) => {
      const w = t * full
      const r = 1 - n * 0.13
      return [
        Math.sin(w) * 11.5 * r + n * 0.8,
        -Math.cos(w) * 13 * r + n * 1.6,
        2.6 + n * 3 + 1.2 * Math.sin(w * 2 + n * 2.2),
      ]
    }
  for (const n of [0, 1]) {
    const path = coil(n)
    model.patch(
      (u, v) => {
        const p = path(v % 1)
        const w = u * full
        const out = Math.atan2(p[0], -p[1])
        const fold = 1 + 0.1 * Math.sin(w * 5 + v * 18 + n) + 0.05 * Math.sin(w * 9 - v * 25)
        const r = 3.7 * fold
        return add(p, [
          Math.cos(w) * r * Math.sin(out),
          -Math.cos(w) * r * Math.cos(out),
          Math.sin(w) * r * 0.72,
        ])
      },
      { cuts: [56, 120], mat: main, laidFrom: [n * 5, 0] },
    )
  }
  return { ...laid([-6, -9, 5], { hem: [-6, -10, 5] }), front: { turn: -8, rise: 54 } }
}

/**
 * Adds a wide wrap to the model, laid in the curve in which it goes around the shoulders, its ends down,
 * heavier when it has a fringe; returns how its pictures show it (views, box, spots).
 */
export const shawl = (stall: Stall): Shown => {
  const { model, main, has, pick } = stall
  const isHeavy = has('fringe')
  const flow = pick('flow') * 3
  const path = through([
    [-6.4, -17, 0],
    [-8.2, -8, 0],
    [-9.4, 2, 0],
    [-6.6, 11, 0],
    [0, 14.6, 0],
    [6.8, 11, 0],
    [9.2, 2, 0],
    [7.6, -7, 0],
    [4.6, -14, 0],
  ])
  const folds = isHeavy ? 2.2 : 3.4
  const cloth: Surface = (u, v) => {
    const q = 2 * u - 1
    const p = path(v)
    const along = unit(sub(path(Math.min(1, v + 0.01)), path(Math.max(0, v - 0.01))))
    const ends = Math.abs(2 * v - 1)
    const half = lerp(3.4, isHeavy ? 6.4 : 5.6, ends ** 1.6)
    // The right end lies over the left one.
    const over = 2.2 * ease(0.72, 0.9, v)
    const fold = Math.sin(q * folds * 2 + flow + v * 5) + 0.5 * Math.sin(q * folds * 4.4 - v * 6)
    const deep = lerp(1.25, 0.62, ends)
    const edge = Math.sqrt(Math.max(0, 1 - q ** 8))
    return [
      p[0] - along[1] * q * half,
      p[1] + along[0] * q * half,
      0.4 + over + edge * (1.2 + deep * (0.8 + 0.55 * fold)),
    ]
  }
  model.patch(cloth, { cuts: [64, 130], mat: main })
  for (const u of [0, 1]) tube(model, (t) => cloth(u, t), { mat: main, radius: 0.22, cuts: 90, around: 6 })
  for (const v of [0, 1]) {
    tube(model, (t) => cloth(t, v), { mat: main, radius: 0.22, cuts: 50, around: 6 })
    const out = unit(sub(path(v), path(v ? 0.97 : 0.03)))
    for (let i = 0; isHeavy && i < 30; i++)
      fringe(model, cloth(i / 29, v), {
        down: [out[0] * 3.4, out[1] * 3.4, -0.8],
        mat: material('wool', main.color),
        thick: 0.24,
      })
  }
  const hem = cloth(0.4, 0.05)
  return { ...laid(cloth(0.5, 0.12), { hem }), box: [90, 110, 620, 780], front: { turn: -4, rise: 70 } }
}

const layKnot = ({ model, main }: Stall) => {
  ball(model, [0, 10.4, 1.8], { radius: 1.5, squash: 0.8, mat: main })
  for (const side of [-1, 1])
    tube(model, (t) => [side * (0.4 + t * 4.4), 10.6 + t * 3.2 - t * t * 1.4, 1.6 - t * 0.9], {
      mat: main,
      radius: (t) => 0.5 + 1.1 * Math.sin(Math.min(1, t * 1.1) * Math.PI * 0.72),
      cuts: 20,
      flat: 0.4,
    })
}

/**
 * Adds a bandana to the model, folded to a triangle and knotted as it is worn around the neck; returns how
 * its pictures show it (views, box, spots).
 */
export const bandana = (stall: Stall): Shown => {
  const { model, main, second, has } = stall
  const trim: Material = has('contrast-trim') ? second : material(main.name, main.color, { dim: 0.8 })
  const cloth =
    (layer: number): Surface =>
    (u, v) => {
      const q = 2 * u - 1
      const wide = lerp(12.5, 0.05, ease(0, 1, v) * 0.35 + v * 0.65)
      const top = 4.5 + 5.6 * Math.abs(q) ** 1.6 * (1 - v)
      const fold = Math.sin(q * 5 + v * 3) * 0.4 * (1 - v)
      return [
        q * wide + layer * 0.7,
        lerp(top, -14 + layer, v) + layer * 0.4,
        1.3 - layer * 0.7 + fold + 0.9 * (1 - v) * Math.cos(q * 1.4),
      ]
    }
  for (const layer of [1, 0]) {
    const face = cloth(layer)
    model.patch(face, { cuts: [60, 50], mat: main, laidFrom: [layer * 4, 0] })
    for (const u of [0, 1])
      for (const [k, width] of [
        [0, 0.3],
        [0.07, 0.16],
      ] as const)
        tube(model, (t) => add(face(u ? 1 - k : k, lerp(0, 1 - k, t)), [0, 0, 0.06]), {
          mat: trim,
          radius: width,
          cuts: 40,
          flat: 0.6,
          lift: 0.1,
        })
  }
  // The rolled edge that lies around the neck, up to the knot.
  for (const side of [-1, 1])
    tube(
      model,
      (t) => {
        const q = side * (1 - t)
        const [x, y, z] = cloth(0)((q + 1) / 2, 0)
        return [x, y + 0.3, z + 0.3]
      },
      { mat: main, radius: 1.15, cuts: 30, flat: 0.8 },
    )
  for (const side of [-1, 1])
    tube(
      model,
      (t) => [side * lerp(12.2, 0.6, t ** 1.5), lerp(10, 10.6, t) + 3.4 * Math.sin(t * Math.PI), 1.7],
      {
        mat: main,
        radius: (t) => 1.2 - 0.4 * t,
        cuts: 30,
      },
    )
  model.within(
    (p) => add(p, [0, 0.6, 0]),
    () => layKnot(stall),
  )
  return laid([-3, -3, 2], { hem: [-2.6, -8, 1.8] })
}
