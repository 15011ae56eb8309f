// Boots: ankle, knee and over the knee; western, rain, winter and hiking boots.
import { material } from '../materials.ts'
import { ball, band, buckle, seam, tube } from '../parts.ts'
import { add, ease, lerp, type Path, type Surface, through, type Vec } from '../vec.ts'
import { toeCap, toeHole } from './low-uppers.ts'
import { acrossFoot, forward, groove, insole, offLast, type Shoe, shell, stitched } from './shoe.ts'

/** How a boot's shaft ends at the top. */
const topOf = (shoe: Shoe) => {
  const { shape, pick } = shoe
  const isWestern = shape.toe === 'pointed' && (shape.heel === 'stacked' || shape.heel === 'cone')
  if (isWestern) return (a: number) => 1.99 - 0.12 * Math.cos(a) ** 2
  if (shape.shaft === 'over-knee') return (a: number) => 1.99 - 0.06 * (1 - forward(a))
  const dip = shape.shaft === 'ankle' && pick('dip') < 0.4 ? 0.2 : 0
  // A shaft is lower at its sides, and a little lower behind than before: its edge is a curve, not a cut.
  const side = shape.shaft === 'ankle' ? 0.05 : 0.04
  return (a: number) =>
    1.99 - dip * Math.sin(a) ** 8 - side * Math.sin(a) ** 2 - 0.05 * (0.5 + 0.5 * Math.cos(a))
}

/** Lengths of shaft in centimetres over the floor, without the heel. */
const shafts = { none: 0, 'high-top': 12.5, ankle: 14, mid: 22, knee: 37, 'over-knee': 50 } as const

/**
 * Returns the height of a boot's shaft above the floor and its radii at ankle and calf, in centimeters, as
 * numbers of the last; height 0 for a low shoe.
 */
export const shaftOf = (shoe: { shape: Shoe['shape']; pick: Shoe['pick'] }, heel: number) => {
  const high = shafts[shoe.shape.shaft]
  if (!high) return { shaft: 0, ankle: [4.7, 3.7] as const, calf: [6, 5.4] as const }
  const wide =
    shoe.shape.shaft === 'over-knee'
      ? 6.7
      : shoe.shape.shaft === 'knee'
        ? 6.1
        : shoe.shape.shaft === 'mid'
          ? 5
          : 4.6
  return {
    shaft: heel + high * lerp(0.92, 1.08, shoe.pick('shaft')),
    // The leg begins as slender as the foot is at the ankle, and widens slowly.
    ankle: [4.4, 3.1] as const,
    calf: [wide, wide * 0.84] as const,
  }
}

const pullTabs = (shoe: Shoe, top: (a: number) => number) => {
  const { model, last, main } = shoe
  for (const a of [Math.PI / 2, (Math.PI * 3) / 2]) {
    const base = offLast(last, a, top(a) - 0.03, 0.1)
    const path: Path = (t) => add(base, [(t - 0.5) * 1.3, 0, Math.sin(Math.PI * t) * 2 - 0.6])
    band(model, path, { mat: main, across: () => [0.1, 1, 0], width: 0.25, thick: 0.9, cuts: 18 })
  }
}

const gores = (shoe: Shoe, top: (a: number) => number) => {
  const { last, model, main } = shoe
  const mat = material('knit', main.color, { dim: 0.66 })
  for (const side of [1, -1]) {
    const surface: Surface = (u, v) => {
      const middle = side * (Math.PI * 0.5)
      const wide = lerp(0.14, 0.5, Math.max(0, v) ** 0.7)
      return offLast(last, middle + (u - 0.5) * 2 * wide, lerp(0.86, top(middle) - 0.02, v), 0.07)
    }
    model.patch(surface, { cuts: [14, 16], mat, lift: 0.08, isFlipped: true })
    for (const u of [0, 1])
      seam(model, surface, {
        along: (t) => [u, t],
        mat: shoe.thread,
        dash: [0.24, 0.16],
        isFlipped: true,
        lift: 0.14,
      })
  }
}

const zip = (shoe: Shoe, top: (a: number) => number) => {
  const { last, model, metal } = shoe
  const a = Math.PI * 1.42
  const path: Path = (t) => offLast(last, a, lerp(0.25, top(a) - 0.02, t), 0.1)
  tube(model, path, {
    mat: material('canvas', shoe.main.color, { dim: 0.5 }),
    radius: 0.32,
    cuts: 40,
    around: 6,
    lift: 0.06,
    flat: 0.5,
  })
  tube(model, path, { mat: material('metal', metal), radius: 0.13, cuts: 40, around: 5, lift: 0.2 })
  tube(model, (t) => add(path(0.97), [0, -0.25, -t * 1.5]), {
    mat: material('metal', metal),
    radius: 0.14,
    cuts: 4,
    lift: 0.2,
  })
}

const lacedFront = (shoe: Shoe, top: (a: number) => number) => {
  const { model, last, metal, pick, main } = shoe
  const isHiking = shoe.shape.sole === 'lug'
  const mat = material(
    'canvas',
    isHiking && pick('laces') < 0.6 ? '#b8863f' : pick('laces') < 0.5 ? '#efe7d8' : '#3a2d25',
  )
  const tongue: Surface = (u, v) => {
    const t = lerp(last.frontAt(0.66), top(Math.PI) + 0.03, v)
    return offLast(last, Math.PI + (u - 0.5) * 0.62, t, 0.1)
  }
  model.patch(tongue, {
    cuts: [10, 26],
    mat: material(main.name, main.color, { dim: 0.82 }),
    lift: 0.06,
    isFlipped: true,
  })
  const rows = shoe.shape.shaft === 'ankle' ? 7 : 9
  const eye = material('metal', metal)
  const at = (row: number, side: number): Vec => {
    const t = lerp(last.frontAt(0.64), top(Math.PI) - 0.06, row / (rows - 1))
    return offLast(last, Math.PI + side * lerp(0.42, 0.36, row / rows), t, 0.22)
  }
  for (let row = 0; row < rows; row++) {
    for (const side of [-1, 1]) {
      const p = at(row, side)
      tube(model, (k) => add(p, [0, 0.24 * Math.sin(k * 6.283), 0.24 * Math.cos(k * 6.283)]), {
        mat: eye,
        radius: 0.09,
        cuts: 10,
        around: 5,
        isClosed: true,
        lift: 0.1,
      })
    }
    const from = at(row, -1)
    const to = at(Math.min(rows - 1, row + 1), 1)
    const other = at(row, 1)
    const back = at(Math.min(rows - 1, row + 1), -1)
    for (const [p, q] of [
      [from, to],
      [other, back],
    ] as const) {
      const middle: Vec = [(p[0] + q[0]) / 2 + 0.75, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2 + 0.2]
      tube(model, through([p, middle, q]), { mat, radius: 0.16, cuts: 10, around: 6, lift: 0.12 })
    }
  }
}

/** Rows of stitches up the shaft of a western boot. */
const westernStitches = (shoe: Shoe, top: (a: number) => number) => {
  const { last, model, pick } = shoe
  const mat = material('canvas', pick('thread') < 0.5 ? '#e9d6ac' : shoe.second.color)
  const surface: Surface = (u, v) => offLast(last, u * Math.PI * 2, v, 0.06)
  for (const middle of [Math.PI * 0.5, Math.PI * 1.5])
    for (let i = 0; i < 4; i++) {
      const wide = 0.95 - i * 0.2
      const along = (t: number) => {
        const w = t * Math.PI * 2
        const leaf = Math.sin(w) * wide * (0.55 + 0.45 * Math.cos(w * 2) ** 2)
        const low = 1.14 + i * 0.055
        const high = top(middle) - 0.06 - i * 0.05
        return [(middle + leaf) / (Math.PI * 2), lerp(low, high, (1 - Math.cos(w)) / 2)] as const
      }
      seam(model, surface, { along, mat, dash: [0.26, 0.1], width: 0.12, cuts: 60, isFlipped: true })
    }
  for (const k of [0, 0.05])
    stitched(shoe, {
      mat,
      at: (a) => last.frontAt(0.7) * (1 - 0.5 * Math.abs(a - Math.PI)) + k,
      from: Math.PI - 0.7,
      to: Math.PI + 0.7,
    })
  groove(shoe, { at: (a) => 0.9 + 0.08 * Math.cos(a * 2), from: 0.3, to: Math.PI * 2 - 0.3 })
}

/** What is worn in the rain or snow: one moulded piece, a quilted shaft, a fur edge. */
const weatherParts = (shoe: Shoe, top: (a: number) => number) => {
  const { last, model, main } = shoe
  if (shoe.has('pom-pom') || shoe.lining.name === 'fur')
    tube(model, (t) => offLast(last, t * Math.PI * 2, top(t * Math.PI * 2), 0.1), {
      mat: material('fur', '#e9dfcf'),
      radius: 0.85,
      cuts: 60,
      around: 10,
      isClosed: true,
    })
  if (main.name === 'rubber') {
    for (const t of [top(0) - 0.03, 1.04])
      tube(model, (k) => offLast(last, k * Math.PI * 2, t, 0.05), {
        mat: main,
        radius: 0.2,
        cuts: 60,
        around: 8,
        isClosed: true,
      })
    const plate: Surface = (u, v) =>
      offLast(last, Math.PI + (u - 0.5) * 0.5, lerp(top(0) - 0.16, top(0) - 0.08, v), 0.08)
    model.patch(plate, { cuts: [8, 4], mat: material('rubber', '#f0ead9'), lift: 0.1 })
  }
}

const harness = (shoe: Shoe) => {
  const { model, last, main, metal } = shoe
  for (const [t, tilt] of [
    [1.05, 0.1],
    [1.3, 0],
  ] as const) {
    const path: Path = (k) => offLast(last, k * Math.PI * 2, t + tilt * Math.cos(k * Math.PI * 2), 0.14)
    band(model, path, { mat: main, across: () => [0, 0, 1], width: 1.3, cuts: 48, back: main })
    buckle(model, add(path(0.27), [0, 0.2, 0]), {
      a: [1, 0, 0],
      b: [0, 0, 1],
      size: [0.85, 0.8],
      color: metal,
    })
    if (shoe.shape.shaft === 'ankle') return
  }
}

/** Rows of studs around the heel and below the upper edge. */
const studded = ({ last, model, metal }: Shoe, top: (a: number) => number) => {
  const mat = material('metal', metal)
  for (const [row, count] of [
    [0.12, 15],
    [0.28, 14],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = lerp(-1.5, 1.5, (i + (row < 0.2 ? 0 : 0.5)) / count)
      ball(model, offLast(last, a, row, 0.06), { radius: 0.26, mat, squash: 0.7 })
    }
  for (let i = 0; i < 22; i++) {
    const a = ((i + 0.5) / 22) * Math.PI * 2
    ball(model, offLast(last, a, top(a) - 0.1, 0.06), { radius: 0.24, mat, squash: 0.7 })
  }
}

/** The bound upper edge of a shaft, its row of stitches, and the seam up its back. */
const edgeOf = (shoe: Shoe, top: (a: number) => number) => {
  const { last, model, main } = shoe
  tube(model, (k) => offLast(last, k * Math.PI * 2, top(k * Math.PI * 2), 0.03), {
    mat: material(main.name, main.color, { dim: 0.9 }),
    radius: 0.17,
    cuts: 60,
    around: 7,
    isClosed: true,
  })
  stitched(shoe, { at: (a) => top(a) - 0.05, from: 0.1, to: Math.PI * 2 - 0.1 })
  for (const side of [0.045, -0.045])
    tube(model, (t) => offLast(last, side, lerp(0.3, top(0) - 0.02, t), 0.05), {
      mat: shoe.thread,
      radius: 0.05,
      cuts: 30,
      around: 5,
      lift: 0.1,
    })
}

/**
 * Adds a boot's upper to the shoe's model: shell, toe, and what closes it (laces, elastic, zip, buckles,
 * velcro), with stitches and studs.
 */
export const boot = (shoe: Shoe) => {
  const { last, shape, pick, main } = shoe
  const top = topOf(shoe)
  const rows = shape.shaft === 'over-knee' || shape.shaft === 'knee' ? 44 : 30
  // Soft leather creases above the ankle.
  const isSoft = main.name === 'suede' || main.name === 'soft-leather' || main.name === 'velvet'
  const crease = shape.sole === 'lug' || main.name === 'rubber' ? 0 : isSoft ? 0.26 : 0.1
  const shift = pick('crease') * 6
  const dim = (u: number, v: number) => {
    const t = v * 2
    const strength = crease * ease(0.85, 1.05, t) * (1 - ease(1.2, isSoft ? 1.8 : 1.45, t))
    return 1 - strength * (0.5 + 0.5 * Math.sin(t * 46 + Math.sin(u * 12.566 + shift) * 2.2))
  }
  const low = toeHole(shoe)
  shell(shoe, { high: top, low, cuts: [56, rows], dim })
  if (shape.toe === 'peep') insole(shoe)
  if (shape.toe === 'cap') toeCap(shoe, pick('cap') < 0.3 ? shoe.second : main, 0.83)
  const isWestern = shape.toe === 'pointed' && (shape.heel === 'stacked' || shape.heel === 'cone')
  if (isWestern) {
    westernStitches(shoe, top)
    pullTabs(shoe, top)
  } else if (shape.fastening === 'laces') lacedFront(shoe, top)
  else if (shape.fastening === 'elastic') {
    gores(shoe, top)
    if (pick('tabs') < 0.7) pullTabs(shoe, top)
  } else if (shape.fastening === 'zip') zip(shoe, top)
  else if (shape.fastening === 'buckle' || shape.fastening === 'ankle-strap') harness(shoe)
  else if (shape.fastening === 'velcro')
    for (const share of [0.6, 0.5])
      acrossFoot(shoe, { x: last.length * share, wide: 1.8, s: [0.1, 0.9], out: 0.14, lift: 0.08 })
  if (shoe.has('studs')) studded(shoe, top)
  weatherParts(shoe, top)
  if (main.name !== 'rubber' && !isWestern) edgeOf(shoe, top)
  if (!isWestern && main.name !== 'rubber') {
    groove(shoe, { at: (a) => 0.55 + 0.25 * forward(a), from: 0.2, to: 1.9 })
    groove(shoe, { at: (a) => 0.55 + 0.25 * forward(a), from: -1.9, to: -0.2 })
  }
  if (shape.sole === 'rubber' || shape.sole === 'lug')
    stitched(shoe, { at: () => 0.03, from: 0.5, to: Math.PI * 2 - 0.5, mat: material('canvas', '#d9b66a') })
}
