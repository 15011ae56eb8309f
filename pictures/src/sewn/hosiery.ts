// Socks, tights, leg warmers, bibs and blankets: small things of cloth that lie on a table.
import type { ExtraShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { material } from '../solid/materials.ts'
import { tonesOf } from '../solid/tones.ts'
import { sewBow } from './bows.ts'
import { type Knot, shift, turned } from './knots.ts'
import type { Cloth, Fold } from './layers.ts'
import { sewLegs } from './legs.ts'
import { stretchedLayer } from './moves.ts'
import { laceHeight, ridges } from './surfaces.ts'
import { band, grainAt, sew, type Tailor, whole } from './tailor.ts'

export const hosiery = [
  'ankle-socks',
  'crew-socks',
  'knee-socks',
  'tights',
  'fishnets',
  'leg-warmers',
  'bib',
  'blanket',
] as const satisfies readonly ExtraShape['extra'][]
export type Hosiery = (typeof hosiery)[number]

const legLengths: Partial<Record<Hosiery, number>> = { 'ankle-socks': 7, 'crew-socks': 18, 'knee-socks': 36 }

/** One sock from the side: the leg, the heel and the foot. */
const sewSock = (tailor: Tailor, long: number, place: (knots: readonly Knot[]) => Knot[]) => {
  const heel = long + 4
  const outline: Knot[] = [
    [-4.4, 0, 1],
    [4.4, 0, 1],
    [4.3, long * 0.5],
    [4.4, long],
    [6.8, heel + 0.6],
    [13, heel + 2.6],
    [17.2, heel + 4.4],
    [18.2, heel + 6.6],
    [15.8, heel + 8.2],
    [6, heel + 8.1],
    [-1.6, heel + 8.2],
    [-4.4, heel + 6.6],
    [-4.9, heel + 3],
    [-4.5, long],
    [-4.4, long * 0.5],
  ]
  const folds: Fold[] = [
    {
      line: place([
        [5.4, heel - 1.4],
        [2.4, heel + 1],
        [-0.6, heel + 2],
      ]),
      width: 2.2,
      height: -0.22,
    },
    {
      line: place([
        [4.4, long - 3],
        [1.6, long - 1.2],
        [-1.4, long - 0.8],
      ]),
      width: 2.2,
      height: 0.16,
    },
  ]
  sew(tailor, place(outline), { bulge: 1.5, roll: 2.6, cast: 0.7, folds, grain: grainAt(0, 0) })
  const knitted = { level: 1.3, bulge: 1.4, roll: 2.6, cast: 0, isSeamless: true }
  const heelPatch: Knot[] = [
    [-4.8, heel + 1.2, 1],
    [-1, heel + 3.4],
    [2.6, heel + 8.1, 1],
    [-1.6, heel + 8.2],
    [-4.4, heel + 6.6],
    [-4.9, heel + 3.6],
  ]
  const toePatch: Knot[] = [
    [13.4, heel + 2.7, 1],
    [17.2, heel + 4.4],
    [18.2, heel + 6.6],
    [15.8, heel + 8.2],
    [12.6, heel + 8.1, 1],
    [13.6, heel + 5.4],
  ]
  for (const patch of [heelPatch, toePatch]) band(tailor, place(patch), tailor.second, knitted)
  const cuff = Math.min(6, long * 0.5)
  band(
    tailor,
    place([
      [-4.5, -0.4, 1],
      [0, -0.7],
      [4.5, -0.4, 1],
      [4.4, cuff, 1],
      [0, cuff + 0.3],
      [-4.4, cuff, 1],
    ]),
    ribOf(tailor),
    { level: 1.3, bulge: 1.4, roll: 2.4, cast: 0.2 },
  )
}

const ribOf = ({ cloth, rib }: Tailor): Cloth => ({
  ...rib,
  surface: ridges(0.95, 0.1, 0.6),
  material: cloth.material,
})

/** The knots of a fishnet over the paper that tights are laid on. */
const netOf = ({ cloth }: Tailor): Cloth => {
  const { color } = cloth.material
  const thread = tonesOf(color)
  const paper = tonesOf('#efe6d9')
  const share = (value: number) => value / 2.6 - Math.floor(value / 2.6)
  const isThread = (u: number, v: number) => share(u + v * 0.8) < 0.2 || share(u - v * 0.8) < 0.2
  // A dotted net has a dot at each of its knots.
  const isDotted = cloth.material.print !== undefined
  const isKnot = (u: number, v: number) =>
    isDotted && share(u + v * 0.8 + 0.2) < 0.36 && share(u - v * 0.8 + 0.2) < 0.36
  return {
    material: material('linen', color, {
      print: (u, v) => (isThread(u, v) || isKnot(u, v) ? thread : paper),
    }),
    drape: 0.8,
  }
}

/** Tights are knitted far narrower than the legs that stretch them. */
const unworn = 0.82

const sewTights = (tailor: Tailor, { isNet, isPatterned }: { isNet: boolean; isPatterned: boolean }) => {
  const cloth = isNet ? netOf(tailor) : isPatterned ? { ...tailor.lace, surface: laceHeight } : tailor.cloth
  const legs: Tailor = { ...tailor, cloth, front: cloth, layers: [] }
  sewLegs(legs, {
    on: 'legs',
    rise: 'high',
    leg: { fit: 'legging', length: 'full' },
    waistband: 'elastic',
    pockets: 'none',
    hem: 'tie',
    details: [],
  })
  tailor.layers.push(...legs.layers.map((layer) => stretchedLayer(layer, [unworn, 1])))
}

const sewWarmer = (tailor: Tailor, place: (knots: readonly Knot[]) => Knot[]) => {
  const folds = [10, 19, 29, 38].map(
    (y, i): Fold => ({
      line: place([
        [-8, y],
        [0, y + 1.6],
        [8, y - 0.6],
      ]),
      width: 3,
      height: i % 2 ? -0.4 : 0.4,
    }),
  )
  sew(
    tailor,
    place([
      [-6.6, 0, 1],
      [6.6, 0, 1],
      [8.2, 16],
      [8.8, 34],
      [7.6, 50, 1],
      [-7.6, 50, 1],
      [-8.8, 34],
      [-8.2, 16],
    ]),
    { bulge: 2.4, roll: 3, cast: 1, folds },
  )
  for (const y of [-0.6, 44.6])
    band(
      tailor,
      place([
        [-7.2, y, 1],
        [7.2, y, 1],
        [7.4, y + 6, 1],
        [-7.4, y + 6, 1],
      ]),
      ribOf(tailor),
      { level: 1.8, bulge: 1.4, roll: 1.8 },
    )
}

const sewBib = (tailor: Tailor, hasRuffle: boolean) => {
  const half: Knot[] = [
    [0, 9.4],
    [4.6, 6.6],
    [5.4, 0.6],
    [7.4, -1],
    [9.4, 2],
    [10.6, 12],
    [11.4, 22],
    [8, 28],
    [0, 29.4],
  ]
  const folds: Fold[] = [
    {
      line: [
        [4, 12],
        [6, 20],
        [4, 27],
      ],
      width: 3,
      height: 0.3,
    },
  ]
  if (hasRuffle)
    sew(tailor, whole(half.map(([x, y]): Knot => [x > 8 ? x + 2.6 : x, y > 20 ? y + 2.8 : y])), {
      cloth: tailor.second,
      level: 0.8,
      roll: 1.4,
      folds: [8, 4, 0.4].map(
        (x, i): Fold => ({
          line: [
            [x, 24],
            [x * 1.2, 31],
          ],
          width: 2.4,
          height: i % 2 ? -0.5 : 0.5,
          full: 1,
        }),
      ),
    })
  sew(tailor, whole(half), { bulge: 1.4, roll: 2, folds })
  tailor.layers.push({
    is: 'stitches',
    line: whole(half.map(([x, y]): Knot => [x * 0.94, y * 0.95 + 0.6])),
    thread: tailor.thread,
  })
  tailor.layers.push({ is: 'button', at: [6.6, 1], radius: 0.7, material: tailor.button, holes: 0 })
}

/** A blanket folded in three, its edges to the right. */
const sewBlanket = (tailor: Tailor) => {
  for (const [i, down] of [5, 2.6, 0].entries())
    sew(
      tailor,
      shift(
        [
          [-26, 0],
          [-24, -2.4],
          [24, -2.6, 1],
          [25.4, 14],
          [24.6, 32, 1],
          [-23, 32.4],
          [-26.4, 29],
          [-27, 14],
        ],
        i * 0.5,
        down,
      ),
      {
        level: 0.6 + i,
        bulge: 2.4,
        roll: 2.6,
        cast: 1,
        folds: [
          {
            line: [
              [-20, 6],
              [0, 9],
              [20, 5],
            ],
            width: 5,
            height: -0.2,
          },
        ],
      },
    )
  for (const x of [-18, -6, 6, 18])
    tailor.layers.push({
      is: 'seam',
      line: [
        [x, -2],
        [x + 0.3, 32],
      ],
      depth: 0.05,
      width: 0.3,
    })
}

/**
 * Sews the named thing worn or laid besides clothes: a pair of socks or leg warmers, tights, a bib or a
 * blanket.
 */
export const sewHosiery = (tailor: Tailor, extra: Hosiery, details: readonly string[]) => {
  const left = (knots: readonly Knot[]) => shift(turned(knots, -4, [0, 10]), -15, 0)
  const right = (knots: readonly Knot[]) => shift(turned(knots, 3, [0, 10]), 11, 2.4)
  switch (extra) {
    case 'ankle-socks':
    case 'crew-socks':
    case 'knee-socks':
      sewSock(tailor, legLengths[extra] ?? 18, left)
      return sewSock(tailor, legLengths[extra] ?? 18, right)
    case 'tights':
    case 'fishnets':
      return sewTights(tailor, {
        isNet: extra === 'fishnets',
        isPatterned: details.includes('lace-trim'),
      })
    case 'leg-warmers':
      tailor.cloth = { ...tailor.cloth, surface: tailor.cloth.surface ?? ridges(1.3, 0.2) }
      sewWarmer(tailor, left)
      return sewWarmer(tailor, right)
    case 'bib':
      sewBib(tailor, details.includes('ruffles'))
      if (details.includes('bow')) sewBow(tailor, [0, 3], 0.4)
      return
    case 'blanket':
      return sewBlanket(tailor)
  }
}
