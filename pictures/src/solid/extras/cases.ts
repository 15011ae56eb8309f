// Passport, cosmetic and phone cases, and key rings.
import { block, chain, full, set } from '../forms.ts'
import { material } from '../materials.ts'
import { ball, band, hoop, seam, tube } from '../parts.ts'
import { add, lerp, type Path, rounded, type Surface, through, type Vec } from '../vec.ts'
import { fringe, laid, type Shown, type Stall, stood } from './stall.ts'

/** The top of a flat case, `off` centimetres within its edge: for stitches and trimmings. */
const topOf =
  ([a, b, c]: Vec): Surface =>
  (u, v) => [lerp(-a, a, u), lerp(-b, b, v), c * 2 + 0.02]

const stitchAround = ({ model, thread }: Stall, size: Vec, off: number) => {
  const a = off / (size[0] * 2)
  const b = off / (size[1] * 2)
  const corners = [
    [a, b],
    [1 - a, b],
    [1 - a, 1 - b],
    [a, 1 - b],
  ] as const
  corners.forEach(([u, v], i) => {
    const [u2, v2] = corners[(i + 1) % 4] ?? [u, v]
    seam(model, topOf(size), {
      along: (t) => [lerp(u, u2, t), lerp(v, v2, t)],
      mat: thread,
      width: 0.09,
      dash: [0.32, 0.22],
      lift: 0.15,
    })
  })
}

const turnedLay = (degrees: number) => {
  const w = (degrees * Math.PI) / 180
  return set([0, 0, 0], [0, 0, 1], [Math.sin(w), Math.cos(w), 0])
}

/** Adds a passport case to the model, and returns how its pictures show it (views, box, spots). */
export const passportCase = (stall: Stall): Shown => {
  const { model, main, metal, has, pick } = stall
  const size: Vec = [5.2, 7.2, 0.55]
  model.within(turnedLay(8), () => {
    for (const [z, thick] of [
      [0.3, 0.24],
      [0.85, 0.26],
    ] as const)
      model.within(set([0, 0, z]), () =>
        block(model, { size: [size[0], size[1], thick], mat: main, power: 9, cuts: [64, 16], hasLid: true }),
      )
    model.within(set([0.15, 0, 0.56]), () =>
      block(model, {
        size: [size[0] - 0.35, size[1] - 0.3, 0.16],
        mat: material('paper', '#e9e2d2'),
        power: 12,
      }),
    )
    // The spine is one fold of leather.
    tube(model, (t) => [-size[0] + 0.25, lerp(-size[1] + 0.3, size[1] - 0.3, t), 0.58], {
      mat: main,
      radius: 0.54,
      cuts: 10,
    })
    stitchAround(stall, size, 0.5)
    if (has('logo-plate')) {
      model.within(set([0, 1.2, 1.14]), () =>
        block(model, { size: [1.6, 0.62, 0.1], mat: metal, power: 8, lift: 0.1 }),
      )
      tube(model, (t) => [size[0] - 0.1, lerp(-size[1] + 0.5, size[1] - 0.5, t), 0.6], {
        mat: metal,
        radius: 0.2,
        cuts: 40,
      })
      ball(model, [size[0] + 0.1, -size[1] + 1, 0.7], { radius: 0.34, mat: metal })
    } else if (pick('band') < 0.5)
      band(model, (t) => [2.9, lerp(-size[1] - 0.05, size[1] + 0.05, t), 1.18], {
        mat: stall.second,
        across: () => [1, 0, 0],
        width: 0.9,
        thick: 0.12,
        cuts: 10,
        lift: 0.1,
      })
    else
      for (const r of [0.9, 1.4])
        tube(model, (t) => [Math.cos(t * full) * r, 1 + Math.sin(t * full) * r, 1.12], {
          mat: metal,
          radius: 0.06,
          cuts: 40,
          isClosed: true,
          lift: 0.1,
        })
  })
  return {
    ...laid([-1, 0, 1], { corner: [4, -6.4, 1] }),
    front: { turn: -10, rise: 56 },
    box: [150, 190, 500, 620],
    eye: 70,
    label: 'leather',
  }
}

/**
 * Adds a phone case to the model, with studs or a pocket for a card on its back; returns how its pictures
 * show it (views, box, spots).
 */
export const phoneCase = (stall: Stall): Shown => {
  const { model, main, metal, has } = stall
  const size: Vec = [3.9, 7.7, 0.5]
  model.within(turnedLay(10), () => {
    model.within(set([0, 0, 0.5]), () =>
      block(model, { size, mat: main, power: 6, cuts: [72, 24], hasLid: true }),
    )
    model.within(set([-1.9, 5.6, 0.98]), () =>
      block(model, { size: [1.6, 1.6, 0.16], mat: material('enamel', '#26272b'), power: 4, cuts: [48, 14] }),
    )
    for (const [x, y] of [
      [-2.5, 6.1],
      [-2.5, 4.9],
      [-1.3, 5.5],
    ] as const) {
      model.within(set([x, y, 1.14]), () =>
        block(model, { size: [0.5, 0.5, 0.08], mat: material('glass', '#15161a'), power: 2 }),
      )
      hoop(model, [x, y, 1.18], { a: [1, 0, 0], b: [0, 1, 0], radius: [0.52, 0.52], wire: 0.06, mat: metal })
    }
    if (has('studs'))
      for (let j = 0; j < 7; j++)
        for (let i = 0; i < 4; i++)
          ball(model, [lerp(-2.7, 2.7, (i + (j % 2) * 0.5) / 3.5), lerp(-6.6, 3, j / 6), 1], {
            radius: 0.34,
            mat: metal,
          })
    else {
      model.patch((u, v) => [lerp(-2.6, 2.6, u), lerp(-6, -1.4, v), 1.12 + 0.05 * Math.sin(v * Math.PI)], {
        cuts: [10, 10],
        mat: main,
        lift: 0.05,
      })
      const rim: Path = (t) => {
        const [x, y] = rounded(t * full, 2.6, 2.3, 6)
        return [x, y - 3.7, 1.1]
      }
      tube(model, rim, { mat: stall.second, radius: 0.1, cuts: 70, isClosed: true, lift: 0.1 })
    }
  })
  return {
    ...laid([-0.6, 1, 1], { corner: [3, -7, 1] }),
    front: { turn: -12, rise: 58 },
    box: [190, 150, 420, 700],
    eye: 70,
    label: 'leather',
  }
}

/**
 * Adds a pouch for cosmetics, quilted or plain, to the model; returns how its pictures show it (views, box,
 * spots).
 */
export const cosmeticCase = (stall: Stall): Shown => {
  const { model, main, metal, second, has } = stall
  const wide = 10
  const tall = 12.5
  const isQuilted = has('quilted')
  const shell: Surface = (u, v) => {
    const w = u * full
    const depth = 3.9 * (1 - v) ** 0.75 + 0.35
    const base = v < 0.07 ? Math.sqrt(v / 0.07) : 1
    const [x, y] = rounded(
      w,
      (wide - 0.9 * Math.sin(v * Math.PI) * 0.4) * lerp(0.93, 1, base),
      depth * lerp(0.85, 1, base),
      lerp(4, 2.6, v),
    )
    const s = x / 1.6
    const t = (v * tall) / 1.6
    const quilt = isQuilted
      ? 0.3 * Math.abs(Math.sin(((s + t) * Math.PI) / 2) * Math.sin(((s - t) * Math.PI) / 2)) ** 0.5
      : 0
    const k = 1 + (quilt / Math.max(3, Math.abs(y))) * (1 - v * 0.6)
    return [x, y * k, v * tall + 0.15 * Math.sin(w * 3) * Math.sin(v * 3)]
  }
  model.patch(shell, { cuts: [isQuilted ? 200 : 110, isQuilted ? 80 : 44], mat: main })
  const top: Path = (t) => [lerp(-wide + 0.5, wide - 0.5, t), 0, tall + 0.25]
  band(model, top, { mat: second, across: () => [0, 1, 0], width: 1.3, thick: 0.3, cuts: 20 })
  for (let i = 0; i < 46; i++)
    model.within(set(add(top(i / 45), [0, 0, 0.2])), () =>
      block(model, { size: [0.13, 0.28, 0.12], mat: metal, cuts: [12, 6] }),
    )
  const pull = add(top(0.86), [0, -0.1, 0.45])
  model.within(set(pull), () =>
    block(model, { size: [0.55, 0.42, 0.28], mat: metal, power: 3, cuts: [20, 8] }),
  )
  band(model, through([pull, add(pull, [0.4, -1, -0.7]), add(pull, [0.5, -1.5, -2.4])]), {
    mat: second,
    across: () => [1, 0, 0],
    width: 0.8,
    thick: 0.2,
    cuts: 14,
  })
  for (const side of [-1, 1])
    band(
      model,
      (t) => [side * (wide - 0.4 + 1.1 * Math.sin(t * Math.PI)), 0, lerp(tall - 0.2, tall - 2.2, t)],
      {
        mat: second,
        across: () => [0, 1, 0],
        width: 1.3,
        thick: 0.24,
        cuts: 12,
      },
    )
  const corner = shell(0.62, 0.12)
  return {
    ...stood(shell(0.72, 0.55), { corner, hardware: pull }),
    front: { turn: -22, rise: 18 },
    label: 'cloth',
  }
}

/**
 * Adds a key ring to the model with its fob: a tassel when its details name it, else a leather drop with a
 * charm; returns how its pictures show it (views, box, spots).
 */
export const keyRing = (stall: Stall): Shown => {
  const { model, main, metal, second, has, thread } = stall
  // Two turns of a split ring.
  for (const n of [0, 1])
    tube(model, (t) => [Math.cos(t * full) * 1.75, 5.4 + Math.sin(t * full) * 1.75, 0.3 + n * 0.28], {
      mat: metal,
      radius: 0.15,
      cuts: 60,
      isClosed: true,
    })
  chain(model, (t) => [0, lerp(3.5, 1.9, t), 0.4], { link: [0.95, 0.62], wire: 0.12, mat: metal })
  hoop(model, [0, 1.5, 0.5], {
    a: [1, 0, 0.2],
    b: [0, 1, 0],
    radius: [0.6, 0.5],
    wire: 0.14,
    mat: metal,
    power: 4,
  })
  if (has('tassel')) {
    band(
      model,
      through([
        [0, 1.5, 0.6],
        [0, 0.4, 0.9],
        [0, -0.6, 0.8],
      ]),
      { mat: main, across: () => [1, 0, 0], width: 0.8, thick: 0.24 },
    )
    model.within(set([0, -1.1, 0.9], [0, 1, 0]), () =>
      block(model, { size: [0.95, 0.85, 0.75], mat: main, power: 4, cuts: [32, 14] }),
    )
    hoop(model, [0, -1.5, 0.9], { a: [1, 0, 0], b: [0, 0, 1], radius: [0.97, 0.87], wire: 0.12, mat: metal })
    for (let i = 0; i < 34; i++) {
      const w = i * 2.4
      const r = 0.75 * Math.sqrt(((i * 0.618) % 1) + 0.05)
      const from: Vec = [Math.cos(w) * r, -1.6, 0.9 + Math.sin(w) * r * 0.7]
      fringe(model, from, { down: [Math.cos(w) * r * 0.5, -5.6, -0.3], mat: main, thick: 0.19 })
    }
    return {
      ...laid([0, -2, 1], { hardware: [0, 5.4, 0.5] }),
      front: { turn: -14, rise: 66 },
      box: [200, 140, 400, 700],
      eye: 50,
      label: 'pouch',
    }
  }
  // A leather drop with its edge stitched, and a small charm beside it.
  const drop: Surface = (u, v) => {
    const w = u * full
    const k = v < 0.5 ? v * 2 : 2 - v * 2
    const y = Math.cos(w)
    const x = Math.sin(w) * (1 - 0.34 * y)
    return [x * 1.75 * k, -2 + y * 2.9 * k, 0.55 + (v < 0.5 ? -0.22 : 0.22)]
  }
  model.patch(drop, { cuts: [60, 20], mat: main })
  tube(model, (t) => drop(t, 0.5), { mat: second, radius: 0.26, cuts: 70, isClosed: true })
  tube(model, (t) => add(drop(t, 0.58), [0, 0, 0.24]), {
    mat: thread,
    radius: 0.05,
    cuts: 70,
    isClosed: true,
    lift: 0.1,
  })
  model.within(set([0, -2.3, 0.86]), () => block(model, { size: [0.62, 0.62, 0.14], mat: metal, power: 2 }))
  chain(
    model,
    through([
      [1.2, 4.2, 0.4],
      [2.2, 2.6, 0.4],
      [2.7, 0.6, 0.4],
    ]),
    { link: [0.7, 0.44], wire: 0.09, mat: metal },
  )
  ball(model, [2.8, -0.5, 0.85], { radius: 0.85, mat: stall.pearl })
  hoop(model, [2.75, 0.4, 0.7], { a: [1, 0, 0], b: [0, 1, 0], radius: [0.25, 0.25], wire: 0.08, mat: metal })
  return {
    ...laid([0, -2, 1], { hardware: [0, 5.4, 0.5] }),
    front: { turn: -14, rise: 64 },
    box: [180, 150, 440, 680],
    eye: 50,
    label: 'pouch',
  }
}
