// How the front of a garment closes: buttons, zips, snaps, toggles, hooks, wraps and belts.

import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { BodyShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { sewBow } from './bows.ts'
import { breakOf } from './collars.ts'
import type { Knot } from './knots.ts'
import { band, grainAt, sew, type Tailor } from './tailor.ts'

const button = (tailor: Tailor, at: Knot, radius = 0.8) =>
  tailor.layers.push({ is: 'button', at, radius, material: tailor.button, holes: 4 })

const row = (from: number, to: number, every: number): number[] => {
  const count = Math.max(2, Math.round((to - from) / every) + 1)
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))
}

/** The strip that buttons sit on, with its two rows of stitches. */
const sewPlacket = (tailor: Tailor, from: number, to: number) => {
  band(
    tailor,
    [
      [-1.7, from, 1],
      [1.7, from, 1],
      [1.7, to, 1],
      [-1.7, to, 1],
    ],
    tailor.cloth,
    { level: 2.6, bulge: 0.4, roll: 0.5, cast: 0.35, grain: grainAt(0, 0) },
  )
  for (const x of [-1.2, 1.2])
    tailor.layers.push({
      is: 'stitches',
      line: [
        [x, from + 0.6],
        [x, to - 0.4],
      ],
      thread: tailor.thread,
    })
}

const zip = (tailor: Tailor, line: readonly Knot[]) => {
  const [first] = line
  const tape = tailor.lining.material
  tailor.layers.push({
    is: 'zip',
    line,
    metal: tailor.metal,
    tape,
    ...(first && { pull: [first[0], first[1] + 1.4] as Knot }),
  })
}

const lowest = (shape: BodyShape, m: BodyMeasures) =>
  shape.legs ? m.hipAt : m.hemAt - (shape.hem === 'rib' ? 0 : 1.4)

/**
 * Sews the closure of the front: buttons, zipper, snaps, toggles or hooks, as the shape says. Open, wrapped
 * and belted fronts and zippers at the back add nothing, except the edge of a surplice neck.
 */
export const fasten = (tailor: Tailor, shape: BodyShape, m: BodyMeasures) => {
  const [, low] = breakOf(shape)
  const end = lowest(shape, m)
  const hasLapels = ['notch', 'peak', 'shawl', 'moto'].includes(shape.collar)
  const neck = hasLapels ? low : Math.min(m.neckDepth, shape.collar === 'none' ? m.neckDepth : 7)
  switch (shape.closure) {
    case 'buttons':
      return sewButtons(tailor, shape, { from: neck, end, hasLapels })
    case 'single-button':
      return void button(tailor, [0, low + 2.4], 1.1)
    case 'half-buttons':
      sewPlacket(tailor, neck - 0.6, neck + 15)
      for (const y of row(neck + 1.6, neck + 13, 5)) button(tailor, [0, y], 0.65)
      return
    case 'snaps':
      sewPlacket(tailor, neck - 0.4, end)
      for (const y of row(neck + 2.4, end - 3, 9))
        tailor.layers.push({ is: 'button', at: [0, y], radius: 0.75, material: tailor.metal, holes: 0 })
      return
    case 'double-breasted':
      for (const y of row(low + 3, Math.min(end - 14, low + 24), 11))
        for (const x of [-8.4, 6.4]) button(tailor, [x, y], 1.25)
      return
    case 'zip':
      return zip(tailor, [
        [0, shape.collar === 'stand' ? -1 : neck],
        [0, (neck + end) / 2],
        [0, end],
      ])
    case 'half-zip':
      return zip(tailor, [
        [0, shape.collar === 'stand' || shape.neck === 'funnel' ? -1.6 : neck],
        [0, neck + 6],
        [0, neck + 15],
      ])
    case 'asymmetric-zip':
      return zip(tailor, [
        [-6.6, low + 1],
        [-6.4, (low + end) / 2],
        [-5.4, end],
      ])
    case 'toggles':
      return sewToggles(tailor, end)
    case 'hooks':
      tailor.layers.push({
        is: 'seam',
        line: [
          [0, neck],
          [0.02, end],
        ],
        depth: 0.3,
      })
      if (shape.neck === 'strapless') sewBones(tailor, m, { from: neck, end })
      return
    case 'wrap':
    case 'belt':
    case 'open':
    case 'none':
    case 'back-zip':
      if (shape.neck === 'surplice') sewWrapEdge(tailor, m)
      return
  }
}

/** The bones of a corset, and the hooks between them. */
const sewBones = (tailor: Tailor, m: BodyMeasures, { from, end }: { from: number; end: number }) => {
  for (const share of [-0.72, -0.38, 0.38, 0.72])
    for (const beside of [-0.5, 0.5])
      tailor.layers.push({
        is: 'seam',
        line: [
          [m.chest * share + beside, from - 0.6],
          [m.waist * share * 0.94 + beside, end],
        ],
        width: 0.4,
        depth: 0.2,
      })
  for (const y of row(from + 3, end - 2, 4))
    tailor.layers.push({ is: 'button', at: [0, y], radius: 0.6, material: tailor.metal, holes: 0 })
}

const sewButtons = (
  tailor: Tailor,
  shape: BodyShape,
  { from, end, hasLapels }: { from: number; end: number; hasLapels: boolean },
) => {
  if (hasLapels) {
    const last = Math.min(end - 12, from + (shape.hemLength === 'hip' ? 16 : 40))
    for (const y of row(from + 2.4, last, 12)) button(tailor, [0, y], 1.15)
    return
  }
  const isKnit = shape.collar === 'none' && shape.neck === 'v'
  if (isKnit) {
    for (const y of row(from + 1.4, end - 2.4, 8.4)) button(tailor, [0, y], 1)
    return
  }
  sewPlacket(tailor, from - 0.4, end)
  const isCoarse = shape.pockets === 'chest' && shape.details.includes('yoke')
  for (const y of row(from + 2, end - 3.4, 8.6))
    if (isCoarse)
      tailor.layers.push({ is: 'button', at: [0, y], radius: 0.85, material: tailor.metal, holes: 0 })
    else button(tailor, [0, y], 0.62)
}

const sewToggles = (tailor: Tailor, end: number) => {
  for (const y of row(15, Math.min(end - 16, 58), 13)) {
    for (const sign of [1, -1])
      tailor.layers.push({
        is: 'cord',
        line: [
          [0, y],
          [sign * 3, y - 0.7],
          [sign * 6, y],
        ],
        width: 0.6,
        material: tailor.lining.material,
        level: 3,
        cast: 0.3,
      })
    tailor.layers.push({
      is: 'cord',
      line: [
        [-2, y + 0.4],
        [2.6, y - 0.2],
      ],
      width: 1.3,
      material: tailor.button,
      level: 3.4,
      cast: 0.5,
    })
  }
}

/** The edge of a bodice that wraps over, from the neck to the other side of the waist. */
const sewWrapEdge = (tailor: Tailor, m: BodyMeasures) => {
  const edge: Knot[] = [
    [m.neck, 0],
    [m.neck * 0.42, m.neckDepth * 0.56],
    [-2, m.neckDepth + 1],
    [-m.waist + 3, m.waistAt - 0.6],
  ]
  tailor.layers.push({
    is: 'gloom',
    outline: [
      [m.neck * 0.2, m.neckDepth * 0.7],
      [-2, m.neckDepth + 2.6],
      [-m.waist + 4, m.waistAt],
      [-m.waist + 8, m.waistAt - 1],
    ],
    strength: 0.2,
    soft: 1,
  })
  tailor.layers.push({ is: 'seam', line: edge.slice(1), depth: 0.34, width: 0.6 })
}

/**
 * Sews a belt at a height `at` (centimeters) with a buckle, or a bow when tied; buckle and bow only at the
 * front.
 */
export const sewBelt = (tailor: Tailor, m: BodyMeasures, { at, isTied }: { at: number; isTied: boolean }) => {
  const half = isTied ? 1.5 : 2.2
  const wide = m.waist + 0.5
  sew(
    tailor,
    [
      [-wide, at - half, 1],
      [0, at - half + 0.9],
      [wide, at - half, 1],
      [wide + 0.2, at + half, 1],
      [0, at + half + 0.9],
      [-wide - 0.2, at + half, 1],
    ],
    {
      grain: grainAt(0, at, { lean: 90 }),
      level: 3.6,
      bulge: 0.9,
      roll: 0.9,
      cast: 0.8,
      folds: [
        {
          line: [
            [-wide, at - 0.6],
            [-wide * 0.4, at + 0.6],
          ],
          width: 1.6,
          height: -0.24,
        },
        {
          line: [
            [wide * 0.3, at + 0.3],
            [wide, at - 0.8],
          ],
          width: 1.6,
          height: -0.24,
        },
      ],
    },
  )
  if (isTied) {
    if (!tailor.isBack) sewBow(tailor, [2.4, at + 0.8], 0.82)
    return
  }
  if (tailor.isBack) return
  const x = -3
  const y = at + 0.7
  const r = half + 0.7
  tailor.layers.push({
    is: 'cord',
    line: [
      [x - 2.4, y - r, 1],
      [x + 2.4, y - r, 1],
      [x + 2.4, y + r, 1],
      [x - 2.4, y + r, 1],
      [x - 2.4, y - r, 1],
    ],
    width: 0.75,
    material: tailor.button,
    level: 4.8,
    cast: 0.4,
  })
  tailor.layers.push({
    is: 'cord',
    line: [
      [x - 2.4, y],
      [x + 2.6, y + 0.1],
    ],
    width: 0.5,
    material: tailor.metal,
    level: 5,
    cast: 0.2,
  })
}
