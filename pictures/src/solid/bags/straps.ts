// Handles that rise, straps that hang, chains, and the rings that hold them.
import { type Material, material } from '../materials.ts'
import type { Model } from '../model.ts'
import { band, buckle, hoop, tube } from '../parts.ts'
import { add, cross, lerp, mul, type Path, sub, through, unit, type Vec } from '../vec.ts'
import { type Bag, block, onBack, onFront } from './bag.ts'

/**
 * Adds a chain of oval links along a path to the model, each turned against the last; `link` is a link's
 * length in centimeters.
 */
export const chain = (model: Model, path: Path, { mat, link }: { mat: Material; link: number }) => {
  const fine = Array.from({ length: 201 }, (_, i) => path(i / 200))
  const sums = [0]
  for (let i = 1; i <= 200; i++)
    sums.push((sums[i - 1] ?? 0) + Math.hypot(...sub(fine[i] ?? [0, 0, 0], fine[i - 1] ?? [0, 0, 0])))
  const total = sums[200] ?? 0
  const count = Math.round(total / (link * 0.72))
  for (let k = 0, i = 0; k < count; k++) {
    const want = ((k + 0.5) / count) * total
    while ((sums[i + 1] ?? total) < want) i++
    const along = unit(sub(fine[Math.min(200, i + 3)] ?? [0, 0, 0], fine[Math.max(0, i - 3)] ?? [0, 0, 0]))
    const side = unit(cross(along, [0, 1, 0.15]))
    const other = unit(cross(side, along))
    const turn = k % 2 ? 0.62 : -0.62
    const across = unit(add(mul(side, Math.cos(turn)), mul(other, Math.sin(turn))))
    const at = fine[i] ?? [0, 0, 0]
    const oval: Path = (t) =>
      add(
        at,
        add(mul(along, (Math.cos(t * 6.2832) * link) / 2), mul(across, Math.sin(t * 6.2832) * link * 0.31)),
      )
    tube(model, oval, { mat, radius: link * 0.13, cuts: 12, around: 6, isClosed: true })
  }
}

const dRing = ({ model, metal }: Bag, at: Vec, radius = 0.85) =>
  hoop(model, at, {
    a: [1, 0, 0],
    b: [0, 0, 1],
    radius: [radius, radius * 0.85],
    wire: radius * 0.18,
    mat: metal,
    power: 2.4,
  })

const lay = (bag: Bag, path: Path, width: number, more: { across?: Vec; cuts?: number } = {}) => {
  const { across = [0, 1, 0.05], cuts = 48 } = more
  if (bag.shape.strap === 'chain' || bag.has('chain'))
    chain(bag.model, path, { mat: bag.metal, link: Math.max(1.1, bag.w * 0.1) })
  else band(bag.model, path, { mat: bag.trim, across: () => across, width, cuts, thick: 0.3 })
}

/** How high the arch is fastened on bodies whose corners are round. */
const archFeet: Partial<Record<string, number>> = {
  baguette: 0.86,
  camera: 0.84,
  minaudiere: 0.8,
  wallet: 0.9,
}

/** The slide by which a long strap is made shorter: a frame around the strap, across its way. */
const slideOf = (bag: Bag, path: Path, width: number) => {
  const at = path(0.2)
  const along = unit(sub(path(0.22), path(0.18)))
  // The strap's broad side lies towards y, its narrow one towards the viewer.
  const size = [Math.max(0.7, width * 0.34), width * 0.56] as const
  buckle(bag.model, at, { a: along, b: [0, 1, 0.05], size, color: bag.metal.color })
  const over = cross(along, [0, 1, 0.05])
  band(bag.model, (t) => add(add(at, mul(along, lerp(-0.7, 0.7, t))), mul(over, 0.06)), {
    mat: bag.metal,
    across: () => [0, 1, 0.05],
    width: width * 1.12,
    cuts: 4,
    thick: 0.42,
    lift: 0.1,
  })
}

/** A strap from side to side that stands over the bag in a soft arch. */
const arch = (bag: Bag, { high, width, x = 0.94 }: { high: number; width: number; x?: number }) => {
  const { form, w } = bag
  const v = archFeet[bag.shape.body] ?? (bag.main.name === 'straw' ? 0.66 : 1)
  const left = add(form(-x, 0, v), [0, 0, -0.5])
  const right = add(form(x, 0, v), [0, 0, -0.5])
  const at = (k: number, up: number): Vec => [k * w, 0.2, left[2] + high * up]
  const reach = Math.abs(left[0]) / w
  const path = through([
    add(left, [0, 0, 0.9]),
    at(-reach * 0.98, 0.34),
    at(-reach * 0.78, 0.72),
    at(-reach * 0.4, 0.95),
    at(0, 1),
    at(reach * 0.4, 0.95),
    at(reach * 0.78, 0.72),
    at(reach * 0.98, 0.34),
    add(right, [0, 0, 0.9]),
  ])
  lay(bag, path, width)
  for (const end of [left, right]) {
    dRing(bag, add(end, [0, -0.3, 0.5]), Math.max(0.6, width * 0.55))
    block(bag.model, add(end, [0, -0.1, -0.6]), { size: [width * 0.34, 0.4, 0.9], mat: bag.trim })
  }
  if (bag.shape.strap === 'long') slideOf(bag, path, width)
}

/** Two handles, before and behind, each sewn to its panel. */
const handles = (bag: Bag) => {
  const { model, trim, w, h, shape } = bag
  const isRolled = ['satchel', 'laptop', 'weekender'].includes(shape.body)
  const apart = lerp(0.36, 0.46, bag.pick('apart'))
  const x = shape.body === 'laptop' ? 0.26 : shape.body === 'weekender' ? 0.34 : isRolled ? 0.36 : apart
  const rise =
    shape.body === 'weekender'
      ? w * 0.5
      : isRolled
        ? w * 0.62
        : Math.max(w * 1.0, h * 0.5) * lerp(0.82, 1.12, bag.pick('drop'))
  const foot = shape.body === 'weekender' ? 0.5 : isRolled ? 0.9 : 0.74
  for (const side of [-1, 1]) {
    const on = side < 0 ? onFront : onBack
    const low = [-x, x].map((k) => on(bag, [k, foot], 0.3))
    const top = [-x, x].map((k) => on(bag, [k, 0.99], 0.25))
    // Over a round body the handles follow it up.
    const between = (k: number) =>
      shape.body === 'weekender' ? [0.62, 0.74, 0.86].map((v) => on(bag, [k, v], 0.45)) : []
    const y = side * -0.4 - side * (shape.body === 'weekender' ? 3 : 0)
    const peak = (k: number, up: number): Vec => {
      const base = on(bag, [0, 1], 0.2)
      return [k * x * w, base[1] + y * up, Math.max(base[2], h * 0.96) + rise * up]
    }
    const path = through([
      low[0] ?? [0, 0, 0],
      ...between(-x),
      top[0] ?? [0, 0, 0],
      peak(-0.96, 0.5),
      peak(-0.6, 0.88),
      peak(0, 1),
      peak(0.6, 0.88),
      peak(0.96, 0.5),
      top[1] ?? [0, 0, 0],
      ...between(x).reverse(),
      low[1] ?? [0, 0, 0],
    ])
    const thick = w * 0.036
    if (isRolled) tube(model, path, { mat: trim, radius: thick, cuts: 56, around: 10, lift: 0.1 })
    else
      band(model, path, {
        mat: trim,
        across: () => [1, 0, 0.1],
        width: w * 0.11,
        thick: 0.42,
        cuts: 56,
        lift: 0.1,
      })
    for (const end of low) {
      block(model, end, { size: [w * 0.062, 0.32, h * 0.07], mat: trim })
      block(model, add(end, [0, side * 0.3, 0]), { size: [0.34, 0.2, 0.34], mat: bag.metal, power: 2.2 })
    }
  }
}

/** A loop for the wrist at the right, that hangs down beside the bag. */
const wristLoop = (bag: Bag) => {
  const { form, w } = bag
  const end = add(form(0.96, 0, 0.84), [0.4, -0.3, 0])
  dRing(bag, end, 0.6)
  const low = -end[2] + 0.5
  lay(
    bag,
    through([
      add(end, [0.2, 0, -0.4]),
      add(end, [w * 0.16, -1.2, low * 0.45]),
      add(end, [w * 0.3, -2.6, low * 0.96]),
      add(end, [w * 0.1, -4.4, low]),
      add(end, [-w * 0.06, -3.4, low * 0.9]),
      add(end, [w * 0.02, -1.4, low * 0.4]),
      add(end, [0.1, -0.1, -0.4]),
    ]),
    1,
    { across: [0.5, 0.8, 0.25] },
  )
}

/** Two padded straps on the back, and a loop to hang it by. */
const shoulders = (bag: Bag) => {
  const { model, trim, w, d, h } = bag
  for (const x of [-0.42, 0.42]) {
    const path = through([
      onBack(bag, [x * 0.5, 0.93], 0.3),
      onBack(bag, [x, 0.8], d * 0.5),
      add(onBack(bag, [x * 1.5, 0.5], d * 0.75), [x * w * 0.2, 0, 0]),
      add(onBack(bag, [x * 1.7, 0.22], d * 0.4), [x * w * 0.3, 0, 0]),
      onBack(bag, [x * 1.9, 0.06], 0.3),
    ])
    band(model, path, {
      mat: trim,
      across: () => [1, 0, 0],
      width: (t) => w * (t < 0.62 ? 0.3 : 0.14),
      thick: 0.8,
      cuts: 40,
    })
  }
  const base = add(bag.form(0, 0.3, 0.985), [0, 0, 0])
  tube(
    model,
    through([
      add(base, [-w * 0.24, 0, -0.6]),
      add(base, [-w * 0.2, 0.2, h * 0.07]),
      add(base, [0, 0.3, h * 0.1]),
      add(base, [w * 0.2, 0.2, h * 0.07]),
      add(base, [w * 0.24, 0, -0.6]),
    ]),
    { mat: trim, radius: w * 0.045, cuts: 30, around: 10 },
  )
}

/** A belt that lies in a ring behind the bag, with its buckle in front. */
const belt = (bag: Bag) => {
  const { w, h, model, trim, metal } = bag
  const path = through([
    [-w * 0.9, 0.6, h * 0.82],
    [-w * 1.22, 3, h * 0.8],
    [-w * 1.2, 9, h * 0.9],
    [-w * 0.5, 14, h * 1.05],
    [w * 0.5, 14.5, h * 1.05],
    [w * 1.2, 9, h * 0.9],
    [w * 1.22, 3, h * 0.8],
    [w * 0.9, 0.6, h * 0.82],
  ])
  const mat = trim.name === 'leather' ? trim : material('canvas', trim.color, { dim: 0.85 })
  band(model, path, { mat, across: () => [0, 0.1, 1], width: 2.8, cuts: 64, thick: 0.3 })
  buckle(model, add(path(0.42), [0, -0.5, 0]), {
    a: [1, 0.05, 0],
    b: [0, 0, 1],
    size: [1.8, 1.9],
    color: metal.color,
  })
}

/** Heights of the arch over the rim, as shares of the half width. */
const archHeights: Partial<Record<string, number>> = {
  hobo: 0.95,
  baguette: 0.95,
  bucket: 1.7,
  clutch: 0.9,
  wallet: 1,
  minaudiere: 1.3,
}

/**
 * Adds a bag's handles, shoulder straps, wrist loop or long strap, or the belt of a belt bag; nothing for a
 * bag without a strap.
 */
export const layStraps = (bag: Bag) => {
  const { strap, body } = bag.shape
  if (body === 'belt-bag') return belt(bag)
  if (strap === 'none') return
  if (strap === 'two-handles') return handles(bag)
  if (strap === 'two-shoulder') return shoulders(bag)
  if (strap === 'wrist') return wristLoop(bag)
  const isLong = strap === 'long'
  const high = bag.w * (archHeights[body] ?? (isLong ? 1.7 : 1.25)) * lerp(0.9, 1.12, bag.pick('drop'))
  const width = strap === 'one-handle' ? bag.w * (body === 'hobo' ? 0.19 : 0.12) : bag.w * 0.1
  const x = body === 'hobo' ? 0.92 : body === 'wallet' ? 0.9 : 0.95
  if (isLong && body === 'laptop') handles({ ...bag, shape: { ...bag.shape, body: 'satchel' } })
  arch(bag, { high, width: isLong ? Math.min(2.4, width) : width, x })
}
