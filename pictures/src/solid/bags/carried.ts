// A bag: its shell, its top, its straps, what is sewn to it, and how it is looked at.
import type { BagShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { deep } from '../../art/colour.ts'
import { material } from '../materials.ts'
import { createModel } from '../model.ts'
import { tube } from '../parts.ts'
import type { Dress, Thing } from '../thing.ts'
import { clamp, type Surface } from '../vec.ts'
import { type Bag, onFront } from './bag.ts'
import { bodyFormOf, pillowAt } from './bodies.ts'
import { layDetails } from './details.ts'
import { layStraps } from './straps.ts'
import { layTop } from './tops.ts'

const hides = ['leather', 'soft-leather', 'patent', 'suede', 'nubuck', 'croc', 'woven']

const trimOf = ({ main, second, pick }: Dress, shape: BagShape) => {
  if (shape.details.includes('contrast-trim')) return second
  // What is carried by its handles has them of a darker hide.
  if (shape.body === 'weekender') return material('leather', deep(main.color, 0.55))
  if (hides.includes(main.name) && !main.print) return main
  if (main.name === 'satin' || main.name === 'velvet') return material(main.name, main.color)
  return material('leather', pick('trim') < 0.6 ? '#8a5530' : deep(main.color, 0.5))
}

/** Angles that lie evenly along a rounded ring, so that corners don't get all the quads. */
const evenRing = (w: number, d: number, power: number) => {
  const soft = (n: number) => Math.sign(n) * Math.abs(n) ** (2 / power)
  const places = Array.from({ length: 721 }, (_, i) => {
    const a = (i / 720) * Math.PI * 2 - Math.PI / 2
    return { x: soft(Math.cos(a)), y: soft(Math.sin(a)), far: 0 }
  })
  let sum = 0
  for (const [i, place] of places.entries()) {
    const before = places[i - 1] ?? place
    sum += Math.hypot((place.x - before.x) * w, (place.y - before.y) * d)
    place.far = sum
  }
  return (u: number) => {
    const want = clamp(u) * sum
    let low = 0
    let high = 720
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((places[middle]?.far ?? 0) <= want) low = middle
      else high = middle
    }
    const a = places[low] ?? { x: 0, y: -1, far: 0 }
    const b = places[high] ?? a
    const k = b.far > a.far ? (want - a.far) / (b.far - a.far) : 0
    return [a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k] as const
  }
}

const layShell = (bag: Bag, power: number, isClosed: boolean) => {
  const { model, main, lining, has, form, w, d, trim } = bag
  const places = evenRing(w, d, power)
  const surface: Surface = (u, v) => {
    const [x, y] = places(u)
    return form(x, y, isClosed ? (1 - Math.cos(Math.PI * v)) / 2 : v)
  }
  const isQuilted = has('quilted')
  const dim = (u: number, v: number) => {
    const [x, , z] = surface(u, v)
    const low = 0.8 + 0.2 * clamp(v * 7)
    return isQuilted ? low * (0.72 + 0.28 * pillowAt(x, z)) : low
  }
  model.patch(surface, { cuts: isQuilted ? [200, 80] : [112, 48], mat: main, back: lining, dim })
  if (!isClosed)
    tube(model, (t) => surface(t, 1), {
      mat: has('contrast-trim') ? trim : main,
      radius: Math.min(0.2, d * 0.09),
      cuts: 112,
      around: 6,
      isClosed: true,
      lift: 0.03,
    })
}

/** Things are drawn the smaller the smaller they are, yet far less so than they are. */
const mostFor = (long: number) => (600 * (long / 46) ** 0.22) / long

/**
 * Builds a bag that stands with its front towards the eye: its surfaces, and the views, box and spots of its
 * pictures.
 */
export const bagOf = (shape: BagShape, dress: Dress): Thing => {
  const { main, second, metal, pick, hand } = dress
  const body = bodyFormOf(shape, main, pick)
  const bag: Bag = {
    model: createModel(),
    shape,
    w: body.w,
    d: body.d,
    h: body.h,
    form: body.form,
    main,
    second,
    trim: trimOf(dress, shape),
    lining: material('canvas', dress.lining, { dim: 0.72 }),
    thread: material('canvas', dress.thread),
    metal: material('metal', metal),
    pick,
    has: (detail) => shape.details.includes(detail),
  }
  layShell(bag, body.power, body.isClosed)
  layTop(bag, body.isClosed)
  layDetails(bag)
  layStraps(bag)
  const turn = (hand('turn') < 0.5 ? -1 : 1) * (15 + 12 * hand('turned'))
  const isOpen = shape.top === 'open'
  const isFlat = body.d < 2.2
  return {
    patches: bag.model.patches,
    front: { turn, rise: isOpen ? 19 : 13 },
    back: { turn: 180 - turn, rise: isOpen ? 19 : 13 },
    box: isFlat ? [110, 200, 580, 620] : [110, 100, 580, 760],
    most: mostFor(Math.max(body.w * 2, body.h)),
    eye: 150,
    horizon: 640,
    spots: {
      corner: onFront(bag, [0.8, 0.1], 0.1),
      hardware: onFront(bag, [0, 0.6], 0.4),
      clasp: onFront(bag, [0, 0.6], 0.4),
      front: onFront(bag, [-0.3, 0.3], 0.1),
      lining: onFront(bag, [0.2, 0.95], 0),
    },
    detail: onFront(bag, [0.2, 0.7], 0.2),
    label: 'leather',
  }
}
