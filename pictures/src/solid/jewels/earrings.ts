// Earrings: a pair that lies on the table, one a little turned against the other.
import { chain, full, gem, lathe, set, setting } from '../forms.ts'
import { material } from '../materials.ts'
import { ball, tube } from '../parts.ts'
import { add, lerp, mul, type Path, through, turned, unit, type Vec } from '../vec.ts'
import { adorn, type Bench, charm, chip, lying, pearlAt, type Shown } from './bench.ts'

/** Builds one earring twice. It hangs towards -y from its origin and looks along z. */
const pair = ({ model }: Bench, apart: number, one: (side: 1 | -1) => void) => {
  for (const side of [-1, 1] as const) {
    const middle: Vec = [side * apart, side * apart * 0.08, 0]
    model.within(
      (p) => add(middle, turned(p, side * 7)),
      () => one(side),
    )
  }
}

/** The bent wire that goes through the ear. */
const hook = ({ model, metal }: Bench, at: Vec, tall: number) =>
  tube(
    model,
    through(
      [
        [0, 0, 0],
        [-0.02, 0.5, 0],
        [0.16, 0.92, 0],
        [0.5, 1, 0],
        [0.66, 0.6, 0],
        [0.68, -0.1, 0],
      ].map(([x = 0, y = 0]): Vec => add(at, [x * tall, y * tall, 0.12])),
    ),
    { mat: metal, radius: 0.05, cuts: 30, around: 7 },
  )

/** The post and its butterfly behind a stud. */
const post = ({ model, metal }: Bench, radius: number) => {
  tube(model, (t) => [0, 0, lerp(0, -1.1, t)], { mat: metal, radius: 0.05, cuts: 4, around: 8 })
  for (const side of [-1, 1])
    tube(model, (t) => add([side * 0.17, 0, -0.82], mul([Math.cos(t * full), 0, Math.sin(t * full)], 0.15)), {
      mat: metal,
      radius: Math.min(0.09, radius * 0.2),
      cuts: 16,
      around: 6,
      isClosed: true,
    })
}

/** Adds a pair of stud earrings to the model, and returns how its pictures show it (views, box, spots). */
export const studs = (bench: Bench): Shown => {
  const { model, has, metal, stone, size, shape } = bench
  const isBold = shape.size === 'bold'
  const radius = isBold ? 0.8 : has('stone') ? 0.36 : 0.42 * size + 0.1
  pair(bench, Math.max(radius * 1.7, 0.75), (side) => {
    // The right one is tipped over, so that its post is seen.
    const up: Vec = side > 0 ? unit([0.62, 0.25, 0.8]) : [-0.08, -0.12, 1]
    const high = radius * 0.7 + (side > 0 ? 0.5 : 0.2)
    model.within(set([0, 0, high], up), () => {
      if (isBold) {
        setting(model, { radius: radius * 0.66, mat: stone, sides: 12 }, { metal, prongs: 0 })
        for (let i = 0; i < 14; i++) {
          const w = (i / 14) * full
          const at: Vec = [Math.cos(w) * radius * 0.98, Math.sin(w) * radius * 0.98, 0.02]
          chip({ ...bench, stone: material('stone', '#e9eef0') }, at, [radius * 0.19, [0, 0, 1]])
        }
        tube(model, (t) => [Math.cos(t * full) * radius, Math.sin(t * full) * radius, -0.08], {
          mat: metal,
          radius: radius * 0.16,
          cuts: 36,
          isClosed: true,
        })
      } else if (has('stone') || has('pearl')) adorn(bench, [0, 0, 0], radius)
      else {
        const dome = [
          [0, -0.1],
          [0.8, -0.1],
          [1, 0],
          [0.92, 0.3],
          [0.6, 0.6],
          [0, 0.75],
        ].map(([r = 0, h = 0]) => [r * radius, h * radius] as const)
        lathe(model, dome, { mat: metal, cuts: 26 })
      }
      post(bench, radius)
    })
  })
  return { ...lying([-radius * 1.7, 0, radius]), box: [150, 250, 500, 480] }
}

/** Adds a pair of hoop earrings to the model, and returns how its pictures show it (views, box, spots). */
export const hoops = (bench: Bench): Shown => {
  const { model, metal, shape, has, pick } = bench
  const isHuggie = has('charm')
  const radius = isHuggie ? 0.8 : shape.size === 'bold' ? 2.1 : shape.size === 'fine' ? 2.2 : 1.7
  const wire = isHuggie ? 0.17 : shape.size === 'bold' ? 0.36 : shape.size === 'fine' ? 0.085 : 0.15
  const isTwisted = shape.size === 'bold' && pick('twist') < 0.4
  const round: Path = (t) => {
    const w = t * full
    return [Math.sin(w) * radius, Math.cos(w) * radius, 0]
  }
  pair(bench, radius * 1.12, (side) => {
    const up = unit([side * 0.34, -0.2, 1])
    model.within(set([0, 0, radius * 0.4 + wire], up), () => {
      const swell = (t: number) => (shape.size === 'bold' ? 0.62 + 0.38 * Math.sin(Math.PI * t) : 1)
      tube(model, round, {
        mat: metal,
        radius: (t) => wire * swell(t) * (isTwisted ? 1 + 0.16 * Math.sin(t * full * 26) : 1),
        cuts: isTwisted ? 150 : 80,
        around: 14,
        isClosed: true,
      })
      ball(model, round(0), { radius: wire * 1.25, mat: metal })
      if (has('stone'))
        for (let i = 0; i < 22; i++) {
          const out = unit(round(0.16 + (i / 21) * 0.68))
          chip(bench, add(mul(out, radius), [0, 0, wire * 0.95]), [wire * 1.02, unit([0, 0, 1])])
        }
      if (isHuggie)
        charm(bench, [0, -radius - wire * 0.3, 0], { radius: 0.42, form: Math.floor(pick('charm') * 4) })
    })
  })
  return {
    ...lying([-radius * 1.1, -radius, wire * 2], [-radius * 1.1, radius, wire * 2]),
    box: [110, 220, 580, 540],
  }
}

const tassel = ({ model, metal, stone }: Bench, at: Vec, long: number) => {
  const thread = material('satin', stone.color)
  model.within(set(at, [0, 1, 0]), () =>
    lathe(
      model,
      [
        [0, 0.1],
        [0.26, 0.02],
        [0.34, -0.22],
        [0.3, -0.5],
      ],
      { mat: metal, around: 18 },
    ),
  )
  for (let ring = 0; ring < 2; ring++)
    for (let i = 0; i < 16; i++) {
      const w = (i / 16) * full + ring * 0.2
      const r = 0.26 - ring * 0.1
      tube(
        model,
        through([
          add(at, [Math.cos(w) * r, -0.4, Math.sin(w) * r]),
          add(at, [Math.cos(w) * (r + 0.1), -long * 0.5, Math.sin(w) * r]),
          add(at, [Math.cos(w) * (r + 0.22), -long + 0.12 * Math.sin(i * 5), Math.sin(w) * r * 0.9]),
        ]),
        { mat: thread, radius: 0.055, cuts: 8, around: 5 },
      )
    }
}

const teardrop = ({ model, metal, stone }: Bench, at: Vec, radius: number) =>
  model.within(set(at), () => {
    setting(model, { radius, mat: stone, sides: 10, long: 1.35 }, { metal, prongs: 0 })
  })

/** A fan of small stones with drops under it. */
const chandelier = (bench: Bench) => {
  const { model, metal, stone } = bench
  adorn(bench, [0, 0, 0.3], 0.36)
  for (const k of [-1, 1])
    tube(
      model,
      through([
        [0, -0.4, 0.3],
        [k * 0.5, -0.7, 0.3],
        [k * 1.05, -1.5, 0.3],
        [k * 0.85, -1.9, 0.3],
        [0, -2.15, 0.3],
      ]),
      { mat: metal, radius: 0.08, cuts: 36 },
    )
  model.within(set([0, -1.35, 0.4]), () =>
    setting(model, { radius: 0.42, mat: stone, sides: 10 }, { metal, prongs: 0 }),
  )
  for (let i = -2; i <= 2; i++) {
    const from: Vec = [i * 0.48, -2.15 + Math.abs(i) * 0.16, 0.3]
    const long = 0.55 + 0.28 * (2 - Math.abs(i))
    chain(model, (t) => add(from, [0, -long * t, 0]), { link: [0.26, 0.16], wire: 0.03, mat: metal })
    teardrop(bench, add(from, [0, -long - 0.26, 0]), 0.19)
  }
}

/** Adds a pair of drop earrings to the model, and returns how its pictures show it (views, box, spots). */
export const drops = (bench: Bench): Shown => {
  const { model, metal, has, shape, pick } = bench
  const isBold = shape.size === 'bold'
  const apart = isBold && !has('tassel') ? 1.6 : 1.15
  pair(bench, apart, () => {
    if (isBold && has('stone')) return chandelier(bench)
    hook(bench, [0, 0.1, 0.2], 1)
    if (has('tassel')) {
      ball(model, [0, -0.2, 0.35], { radius: 0.32, mat: metal })
      return tassel(bench, [0, -0.62, 0.35], 3.4)
    }
    if (has('pearl')) {
      ball(model, [0, 0, 0.3], { radius: 0.16, mat: metal })
      chain(model, (t) => [0, -0.1 - t * 0.8, 0.35], { link: [0.34, 0.2], wire: 0.04, mat: metal })
      model.within(set([0, -1, 0.45], [0, 1, 0]), () =>
        lathe(
          model,
          [
            [0, 0.12],
            [0.2, 0.06],
            [0.3, -0.08],
          ],
          { mat: metal, around: 18 },
        ),
      )
      return pearlAt(bench, [0, -1.55, 0.55], 0.58)
    }
    const isOpen = pick('drop') < 0.5
    if (isOpen)
      tube(
        model,
        (t) => [
          Math.sin(t * full) * 0.85 * Math.sin(t * Math.PI) ** 0.6,
          -0.2 - 2.6 * Math.sin(t * Math.PI) ** 1.3,
          0.25,
        ],
        { mat: metal, radius: 0.12, cuts: 60, isClosed: true },
      )
    else chain(model, (t) => [0, -0.1 - t * 0.9, 0.3], { link: [0.36, 0.2], wire: 0.045, mat: metal })
    teardrop(bench, [0, isOpen ? -1.75 : -1.75, 0.4], isOpen ? 0.42 : 0.58)
  })
  return { ...lying([-apart, -1.4, 0.4], [-apart, 0.4, 0.3]), box: [130, 150, 540, 680] }
}

/**
 * Adds a pair of earrings that climb along the ear to the model, and returns how its pictures show it (views,
 * box, spots).
 */
export const climbers = (bench: Bench): Shown => {
  const { model, metal, stone } = bench
  pair(bench, 1.05, (side) => {
    const line: Path = (t) => {
      const w = lerp(-0.5, 1.5, t)
      return [side * (1.1 - Math.cos(w) * 1.4), -1.5 + Math.sin(w) * 1.9 + t * 0.9, 0.25]
    }
    tube(model, (t) => add(line(t), [0, 0, -0.12]), { mat: metal, radius: 0.07, cuts: 26 })
    for (let i = 0; i < 7; i++) {
      const at = line(i / 6)
      const radius = lerp(0.36, 0.16, i / 6)
      if (i % 2) model.within(set(at), () => gem(model, { radius: radius * 0.85, mat: metal, sides: 6 }))
      else
        model.within(set(add(at, [0, 0, 0.05])), () =>
          setting(model, { radius, mat: stone, sides: 8, long: 1.25 }, { metal, prongs: 4 }),
        )
    }
  })
  return { ...lying([-1, -1.4, 0.3]), box: [150, 190, 500, 600] }
}
