// Pockets, base, feet, stitches, and what a bag is adorned with.
import { material } from '../materials.ts'
import { ball, hoop, seam, tube } from '../parts.ts'
import { add, lerp, type Surface, through, type Vec } from '../vec.ts'
import { type Bag, block, onFront } from './bag.ts'
import { zip } from './tops.ts'

type PanelLook = { x: readonly [number, number]; v: readonly [number, number]; out: number }

/** A pocket or patch on the front, with its stitches. */
const panel = (bag: Bag, look: PanelLook, mat = bag.main) => {
  const { model, thread } = bag
  const surface: Surface = (u, v) => {
    const edge = (1 - Math.abs(2 * u - 1) ** 10) * (1 - Math.abs(2 * v - 1) ** 10)
    return onFront(bag, [lerp(...look.x, u), lerp(...look.v, v)], 0.12 + look.out * edge)
  }
  model.patch(surface, { cuts: [36, 24], mat, lift: 0.12 })
  for (const v of [0.05, 0.95])
    seam(model, surface, {
      along: (t) => [lerp(0.03, 0.97, t), v],
      mat: thread,
      dash: [0.3, 0.18],
      lift: 0.2,
    })
  for (const u of [0.03, 0.97])
    seam(model, surface, {
      along: (t) => [u, lerp(0.05, 0.95, t)],
      mat: thread,
      dash: [0.3, 0.18],
      lift: 0.2,
    })
}

/** Cards of which the upper edges stand out of their slots. */
const cards = (bag: Bag) => {
  const { model, w, h, second } = bag
  for (const [i, color] of ['#f3ede0', second.color, '#c9b98f'].entries()) {
    const high = h + 1.5 - i * 0.55
    const face: Surface = (u, v) => [
      lerp(-0.86, 0.86, u) * w,
      0.34 - i * 0.3,
      lerp(h * 0.5, high - 0.16 * Math.abs(2 * u - 1) ** 14, v),
    ]
    model.patch(face, { cuts: [24, 6], mat: material('paper', color) })
  }
}

/** A wallet that is folded once: its back stands a little over its front, and a mark is pressed into it. */
const folded = (bag: Bag) => {
  const { model, main, thread, metal, w, h, d } = bag
  const back: Surface = (u, v) => [lerp(-0.975, 0.975, u) * w, d * 0.7, lerp(0.1, h * 1.03, v)]
  model.patch(back, { cuts: [30, 10], mat: main, back: main })
  const face: Surface = (u, v) => onFront(bag, [u * 2 - 1, v], 0.07)
  for (const v of [0.07, 0.93])
    seam(model, face, { along: (t) => [lerp(0.04, 0.96, t), v], mat: thread, dash: [0.3, 0.18], lift: 0.16 })
  block(model, onFront(bag, [0.62, 0.2], 0.12), { size: [w * 0.13, 0.08, h * 0.04], mat: metal, power: 8 })
}

const pockets = (bag: Bag) => {
  const { body, top, strap } = bag.shape
  if (body === 'backpack' || (body === 'diaper' && strap === 'two-shoulder')) {
    panel(bag, { x: [-0.72, 0.72], v: [0.1, top === 'flap' ? 0.5 : 0.46], out: 1.6 })
    zip(bag, (t) => onFront(bag, [lerp(-0.64, 0.64, t), top === 'flap' ? 0.44 : 0.4], 1.7), 0.12)
  } else if (body === 'diaper')
    for (const x of [
      [-0.9, -0.04],
      [0.04, 0.9],
    ] as const)
      panel(bag, { x, v: [0.08, 0.56], out: 0.9 })
  else if (body === 'laptop' && top === 'zip') {
    panel(bag, { x: [-0.88, 0.88], v: [0.08, 0.58], out: 0.7 })
    zip(bag, (t) => onFront(bag, [lerp(-0.8, 0.8, t), 0.66], 0.2))
  } else if (body === 'card-case') {
    panel(bag, { x: [-0.95, 0.95], v: [0.05, 0.52], out: 0.16 })
    panel(bag, { x: [-0.95, 0.95], v: [0.05, 0.36], out: 0.34 })
    if (top !== 'zip') cards(bag)
  } else if (body === 'wallet') folded(bag)
  else if (body === 'camera') panel(bag, { x: [-0.76, 0.76], v: [0.13, 0.66], out: 0.8 })
}

/** Straps of a weekender that go under it, and its ends. */
const bindings = (bag: Bag) => {
  const { model, trim, form, shape, h } = bag
  if (shape.body === 'weekender') {
    for (const x of [-0.34, 0.34]) {
      const surface: Surface = (u, v) => onFront(bag, [x + (u - 0.5) * 0.09, lerp(0.02, 0.97, v)], 0.25)
      model.patch(surface, { cuts: [6, 40], mat: trim, lift: 0.1 })
      for (const u of [0.12, 0.88])
        seam(model, surface, {
          along: (t) => [u, t],
          mat: bag.thread,
          dash: [0.5, 0.3],
          width: 0.14,
          lift: 0.2,
          cuts: 80,
        })
    }
    // Leather on both ends, where the bag is set down.
    for (const side of [-1, 1]) {
      const end: Surface = (u, v) => onFront(bag, [side * lerp(0.86, 0.995, u), lerp(0.03, 0.9, v)], 0.12)
      model.patch(end, { cuts: [10, 30], mat: trim, lift: 0.08, isFlipped: side < 0 })
    }
  }
  const isBased =
    shape.body === 'bucket' || (shape.body === 'tote' && trim !== bag.main && bag.main.name !== 'straw')
  if (isBased || (bag.has('contrast-trim') && shape.body !== 'weekender')) {
    const base: Surface = (u, v) => {
      const a = u * Math.PI * 2 - Math.PI / 2
      const power = shape.body === 'bucket' ? 2.2 : 7
      const soft = (n: number) => Math.sign(n) * Math.abs(n) ** (2 / power)
      return form(soft(Math.cos(a)) * 1.012, soft(Math.sin(a)) * 1.02, v * (2.6 / h))
    }
    model.patch(base, { cuts: [90, 6], mat: trim, lift: 0.12 })
  }
}

const feet = (bag: Bag) => {
  if (bag.shape.structure === 'soft' || !['tote', 'satchel', 'laptop'].includes(bag.shape.body)) return
  for (const x of [-0.8, 0.8])
    ball(bag.model, add(onFront(bag, [x, 0], -0.6), [0, 0, -0.2]), { radius: 0.5, mat: bag.metal })
}

const tassel = (bag: Bag, at: Vec) => {
  const { model, trim, second, metal, w } = bag
  const k = Math.max(0.9, w * 0.1)
  const threads = material(trim.name, second.color)
  hoop(model, add(at, [0, -0.2, 0.2]), {
    a: [1, 0, 0],
    b: [0, 0, 1],
    radius: [k * 0.5, k * 0.5],
    wire: k * 0.1,
    mat: metal,
  })
  block(model, add(at, [0, -0.3, -k * 0.9]), { size: [k * 0.42, k * 0.42, k * 0.5], mat: threads })
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    const off: Vec = [Math.cos(a) * k * 0.3, Math.sin(a) * k * 0.3 - 0.3, 0]
    tube(
      model,
      through([
        add(at, [off[0] * 0.6, off[1], -k]),
        add(at, [off[0], off[1], -k * 3]),
        add(at, [off[0] * 1.7, off[1] * 1.2, -k * 5.4]),
      ]),
      { mat: threads, radius: k * 0.13, cuts: 8, around: 5, lift: 0.2 },
    )
  }
}

const fringe = (bag: Bag) => {
  for (let i = 0; i < 46; i++) {
    const x = lerp(-0.94, 0.94, i / 45)
    const low = 0.04 + 0.03 * Math.sin(i * 2.4)
    tube(bag.model, (t) => onFront(bag, [x, lerp(0.46, low, t)], 0.35 + 0.3 * Math.sin(t * 2 + i)), {
      mat: bag.trim,
      radius: 0.2,
      cuts: 8,
      around: 5,
      lift: 0.2,
    })
  }
}

const bow = (bag: Bag) => {
  const { model, trim, w } = bag
  const at = onFront(bag, [0, 0.62], 0.9)
  for (const side of [-1, 1]) {
    const loop = through([
      at,
      add(at, [side * w * 0.24, -0.3, w * 0.13]),
      add(at, [side * w * 0.36, 0, 0]),
      add(at, [side * w * 0.24, -0.3, -w * 0.1]),
      at,
    ])
    tube(model, loop, { mat: trim, radius: w * 0.06, cuts: 30, flat: 0.4, lift: 0.5 })
    tube(
      model,
      through([at, add(at, [side * w * 0.12, 0, -w * 0.2]), add(at, [side * w * 0.2, 0, -w * 0.4])]),
      {
        mat: trim,
        radius: w * 0.045,
        cuts: 14,
        flat: 0.4,
        lift: 0.4,
      },
    )
  }
  block(model, add(at, [0, -0.3, 0]), { size: [w * 0.07, 0.5, w * 0.08], mat: trim })
}

/** Balls in rows over the front: studs, pearls, knots of thread. */
const rows = (
  bag: Bag,
  count: readonly [number, number],
  look: { radius: number; mat: Bag['main']; v: readonly [number, number] },
) => {
  for (let j = 0; j < count[1]; j++)
    for (let i = 0; i < count[0]; i++) {
      const x = lerp(-0.88, 0.88, (i + (j % 2) * 0.5) / (count[0] - 0.5))
      const v = lerp(...look.v, count[1] === 1 ? 0 : j / (count[1] - 1))
      ball(bag.model, onFront(bag, [x, v], 0.05), { radius: look.radius, mat: look.mat })
    }
}

const patches = (bag: Bag) => {
  const colors = [bag.second.color, bag.thread.color, '#a4553c', '#48604f']
  for (let j = 0; j < 2; j++)
    for (let i = 0; i < 4; i++) {
      if ((i + j) % 2) continue
      const x = [lerp(-0.9, 0.9, i / 4), lerp(-0.9, 0.9, (i + 1) / 4)] as const
      const mat = material(bag.main.name, colors[(i + j * 2) % 4] ?? bag.second.color)
      panel(bag, { x, v: [0.1 + j * 0.4, 0.5 + j * 0.4], out: 0.1 }, mat)
    }
}

const stitches = (bag: Bag) => {
  const { body } = bag.shape
  if (
    bag.main.name === 'straw' ||
    ['hobo', 'minaudiere', 'pouch', 'weekender', 'belt-bag', 'wallet'].includes(body)
  )
    return
  const surface: Surface = (u, v) => onFront(bag, [u * 2 - 1, v], 0.06)
  const row = { mat: bag.thread, dash: [0.34, 0.2] as const, lift: 0.14 }
  if (body !== 'bucket')
    for (const u of [0.04, 0.96]) seam(bag.model, surface, { along: (t) => [u, lerp(0.06, 0.94, t)], ...row })
  seam(bag.model, surface, { along: (t) => [lerp(0.05, 0.95, t), 0.955], ...row })
}

const adornments = (bag: Bag) => {
  const { has, w, h, form, model, metal } = bag
  const ring = add(form(0.9, -0.7, 0.94), [0.3, -1.2, 0])
  if (has('tassel')) tassel(bag, ring)
  if (has('fringe')) fringe(bag)
  if (has('bow') || has('bow-front')) bow(bag)
  if (has('studs')) rows(bag, [13, 2], { radius: 0.42, mat: metal, v: [0.14, 0.24] })
  if (has('pearl'))
    rows(bag, [13, 9], { radius: w * 0.055, mat: material('pearl', '#f1e8dc'), v: [0.1, 0.64] })
  if (has('embroidery'))
    rows(bag, [6, 3], { radius: w * 0.035, mat: material('wool', bag.second.color), v: [0.2, 0.55] })
  if (has('patchwork')) patches(bag)
  if (has('logo-plate'))
    block(model, onFront(bag, [0, 0.34], 0.2), {
      size: [w * 0.16, 0.24, Math.min(1.1, h * 0.035)],
      mat: metal,
      power: 8,
    })
  if (has('charm')) {
    hoop(model, ring, { a: [1, 0, 0], b: [0, 0, 1], radius: [0.7, 0.7], wire: 0.14, mat: metal })
    block(model, add(ring, [0, -0.2, -2]), { size: [0.9, 0.2, 1.1], mat: metal, power: 2.6 })
  }
  if (has('pom-pom'))
    ball(model, add(ring, [0.4, -1, -3]), {
      radius: Math.max(1.6, w * 0.15),
      mat: material('fur', bag.second.color),
    })
}

/** Adds a bag's pockets, bindings, feet, stitches and ornaments. */
export const layDetails = (bag: Bag) => {
  pockets(bag)
  bindings(bag)
  feet(bag)
  stitches(bag)
  adornments(bag)
}
