// Beanies, berets, headbands and fascinators.
import { evenly, full, lathe, set } from '../forms.ts'
import { material } from '../materials.ts'
import { ball, band, tube } from '../parts.ts'
import { add, curve, ease, lerp, mul, type Path, type Surface, through, unit, type Vec } from '../vec.ts'
import { bowAt, pompom, type Shown, type Stall, stood } from './stall.ts'

const cablesAround = 9

/** How high a cable of two strands stands over the stitches beside it; `across` counts cables. */
const cableAt = (across: number, along: number) => {
  const x = across - Math.floor(across) - 0.5
  const side = 0.14 * Math.sin(along)
  const strand = (middle: number) => Math.sqrt(Math.max(0, 1 - ((x - middle) / 0.17) ** 2))
  return (
    0.2 * Math.cos(across * Math.PI * 8) * (Math.abs(x) > 0.32 ? 1 : 0) +
    0.62 * Math.max(strand(side), strand(-side))
  )
}

/**
 * Adds a beanie on its stand to the model, ribbed or cabled, with a turned-up cuff and perhaps a pompom;
 * returns how its pictures show it (views, box, spots).
 */
export const beanie = (stall: Stall): Shown => {
  const { model, second, has, pick } = stall
  const main =
    stall.main.name === 'wool' || stall.main.name === 'knit'
      ? material('chunky-knit', stall.main.color)
      : stall.main
  const isCable = has('cable')
  const ribs = 34
  const radius = curve([
    [0, 8.3],
    [0.3, 9.2],
    [0.55, 8.9],
    [0.75, 7.2],
    [0.9, 4.2],
    [1, 0.1],
  ])
  const height = curve([
    [0, 1],
    [0.3, 7.2],
    [0.55, 12.6],
    [0.75, 16.8],
    [0.9, 18.8],
    [1, 19.3],
  ])
  const body: Surface = (u, v) => {
    const w = u * full
    const rib = isCable ? cableAt(u * cablesAround, v * 24) : 0.2 * Math.cos(w * ribs)
    const r = radius(v) + rib * Math.min(1, radius(v) / 6)
    const lean = ease(0.5, 1, v)
    return [Math.cos(w) * r + lean * 0.9, Math.sin(w) * r * 0.9, height(v)]
  }
  model.patch(body, { cuts: [ribs * 6, 60], mat: main })
  const cuff: Surface = (u, v) => {
    const w = u * full
    const c = Math.cos(v * full)
    const s = Math.sin(v * full)
    const r = 9.15 + 0.55 * c + 0.2 * Math.cos(w * ribs) * (c > 0 ? 1 : 0.2)
    return [Math.cos(w) * r, Math.sin(w) * r * 0.9, 3 + Math.sign(s) * Math.abs(s) ** 0.6 * 2.9]
  }
  model.patch(cuff, { cuts: [ribs * 6, 24], mat: main })
  if (has('pom-pom'))
    pompom(model, [0.9, 0, 21], { radius: 3.1, color: pick('pom') < 0.6 ? '#e9dfcf' : second.color })
  return {
    ...stood(body(0.7, 0.4), { crown: body(0.72, 0.5) }),
    box: [150, 150, 500, 680],
    horizon: 600,
    label: 'cloth',
  }
}

/** Adds a beret to the model, and returns how its pictures show it (views, box, spots). */
export const beret = (stall: Stall): Shown => {
  const { model, main, has } = stall
  const radius = curve([
    [0, 8.2],
    [0.1, 8.5],
    [0.32, 12.6],
    [0.5, 13.4],
    [0.72, 10.8],
    [0.9, 5],
    [1, 0.02],
  ])
  const height = curve([
    [0, 0.2],
    [0.1, 1.6],
    [0.32, 3.4],
    [0.5, 5.2],
    [0.72, 7.2],
    [0.9, 8.2],
    [1, 8.4],
  ])
  const body: Surface = (u, v) => {
    const w = u * full
    const soft = 0.035 * Math.sin(w * 3 + 1) * ease(0.1, 0.5, v) + 0.014 * Math.sin(w * 9 + v * 8)
    const r = radius(v) * (1 + soft)
    const lean = ease(0.1, 0.9, v)
    return [Math.cos(w) * r + lean * 2.8, Math.sin(w) * r * 0.98, height(v) - lean * 1.3 * Math.cos(w)]
  }
  model.patch(body, { cuts: [120, 60], mat: main })
  tube(model, (t) => [Math.cos(t * full) * 8.3, Math.sin(t * full) * 8.15, 0.8], {
    mat: material(main.name, main.color, { dim: 0.86 }),
    radius: 0.8,
    cuts: 80,
    around: 12,
    isClosed: true,
    lift: 0.1,
  })
  tube(
    model,
    through([
      [2.8, 0, 8],
      [2.9, 0, 9.2],
      [3.2, -0.2, 10],
    ]),
    { mat: main, radius: 0.32, cuts: 10 },
  )
  if (has('pearl'))
    for (let i = 0; i < 22; i++) {
      const [x, y, z] = body(0.55 + ((i * 0.618) % 1) * 0.42, 0.4 + ((i * 0.414) % 1) * 0.34)
      ball(model, [x, y, z + 0.1], { radius: 0.42, mat: stall.pearl })
    }
  return {
    ...stood(body(0.72, 0.4), { crown: body(0.72, 0.6) }),
    front: { turn: -14, rise: 27 },
    label: 'cloth',
  }
}

/**
 * Adds a headband to the model, with pearls when its details name them, else some with a knot; returns how
 * its pictures show it (views, box, spots).
 */
export const headband = (stall: Stall): Shown => {
  const { model, main, has, pick } = stall
  const arch: Path = (t) => {
    const w = lerp(-2.15, 2.15, t)
    return [Math.sin(w) * 7.2, 0.4 * Math.cos(w), 4.4 + Math.cos(w) * 7.6]
  }
  const isKnot = !has('pearl') && pick('knot') < 0.4
  band(model, arch, {
    mat: main,
    across: () => [0, 1, 0],
    width: (t) => 1.3 + 2.6 * Math.sin(t * Math.PI),
    thick: 1.5,
    cuts: 70,
  })
  if (isKnot) {
    ball(model, arch(0.5), { radius: 1.7, squash: 0.8, mat: main })
    for (const k of [-1, 1])
      tube(
        model,
        (t) =>
          add(arch(0.5), [k * lerp(-1, 1, t) * 1.2, lerp(-1.7, 1.7, t), 0.9 + Math.sin(t * Math.PI) * 0.8]),
        {
          mat: main,
          radius: 0.5,
          cuts: 16,
        },
      )
  }
  if (has('pearl'))
    for (const [i, { p }] of evenly((t) => arch(lerp(0.12, 0.88, t)), 19).entries())
      for (const side of i % 2 ? [-0.8, 0.8] : [0]) {
        const out = unit([p[0], 0, p[2] - 4.4])
        ball(model, add(p, [out[0] * 0.85, side, out[2] * 0.85]), { radius: 0.5, mat: stall.pearl })
      }
  return { ...stood(arch(0.42)), front: { turn: -32, rise: 20 }, box: [130, 240, 540, 560], label: 'cloth' }
}

/** A leaf-shaped feather along a path, its barbs notched. */
const feather = ({ model }: Stall, path: Path, look: { wide: number; color: string; up: Vec }) => {
  const mat = material('fur', look.color)
  model.patch(
    (u, v) => {
      const q = 2 * u - 1
      const notch = 1 - 0.16 * Math.abs(Math.sin(v * 34 + q))
      const half = look.wide * Math.sin(Math.min(1, v * 1.04) * Math.PI) ** 0.7 * notch
      return add(path(v), add(mul(look.up, q * half), [0, -0.5 * (1 - q * q), 0]))
    },
    { cuts: [14, 60], mat },
  )
  tube(model, (t) => add(path(t), [0, -0.55, 0]), {
    mat: material('canvas', look.color, { dim: 0.7 }),
    radius: 0.08,
    cuts: 20,
  })
}

/** Adds a fascinator to the model, and returns how its pictures show it (views, box, spots). */
export const fascinator = (stall: Stall): Shown => {
  const { model, main, second } = stall
  model.within(set([0, 0, 1.2], [0, -0.35, 1]), () =>
    lathe(
      model,
      [
        [5.6, -0.3],
        [5.7, 0],
        [4.9, 0.7],
        [2.6, 1.3],
        [0, 1.5],
      ],
      { mat: main, around: 50, cuts: 24 },
    ),
  )
  const plumes: readonly (readonly [number, number, string])[] = [
    [-0.2, 15, main.color],
    [0.25, 13, second.color],
    [0.62, 14, main.color],
  ]
  for (const [lean, long, color] of plumes) {
    const path = through([
      [1.5, 0, 2.2],
      [1.5 + long * lean * 0.5 + 1, 1, 2 + long * 0.5],
      [1.5 + long * (lean + 0.3), 0.5, 2 + long * 0.86],
      [1.5 + long * (lean + 0.55), -0.5, 2 + long * (0.98 - lean * 0.4)],
    ])
    feather(stall, path, { wide: 1.5, color, up: unit([0.8, 0.1, -lean]) })
  }
  bowAt(model, [-0.6, -2.6, 3.4], { wide: 4, mat: material('satin', main.color) })
  return {
    ...stood([-0.6, -2.8, 3.4]),
    front: { turn: -8, rise: 20 },
    box: [130, 180, 540, 640],
    label: 'cloth',
  }
}
