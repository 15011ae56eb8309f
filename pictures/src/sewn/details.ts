// What is sewn on beside the cut: bows, lace, ruffles, tucks, yokes, embroidery.

import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { BodyShape, Detail } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { sewBow } from './bows.ts'
import { sewEars, sewUnderskirt } from './costumes.ts'
import { between, corner, type Knot } from './knots.ts'
import type { Fold } from './layers.ts'
import { smocking } from './surfaces.ts'
import { band, bothSides, grainAt, sew, type Tailor, whole } from './tailor.ts'
import { ruffleOf, sewFlower, sewFringe, sewScallops } from './trims.ts'

type Sewer = (tailor: Tailor, shape: BodyShape, m: BodyMeasures) => void

/** A ruffle along the upper edge that leaves one shoulder bare, from the neck down to the other armpit. */
const ruffleAcross = (tailor: Tailor, m: BodyMeasures) => {
  const edge: readonly Knot[] = [
    [m.neck - 1.6, 1],
    [2, 9],
    [-m.chest * 0.4, m.armpit - 4],
    [-m.chest + 1, m.armpit],
  ]
  const low = edge.map(([x, y], i): Knot => [x + 3.2, y + 8.4 + (i % 2)])
  const folds: Fold[] = [0.2, 0.9, 1.5, 2.1, 2.7].map((t, i) => {
    const from = Math.min(edge.length - 2, Math.floor(t))
    const share = t - from
    const at = (line: readonly Knot[]) => between(line[from] ?? [0, 0], line[from + 1] ?? [0, 0], share)
    return { line: [at(edge), at(low)], width: 3, height: i % 2 ? -0.5 : 0.5, full: 0.9 }
  })
  sew(tailor, [...edge.map(corner), ...low.toReversed()], {
    level: 2.6,
    bulge: 1.2,
    roll: 1.4,
    cast: 0.8,
    folds,
  })
}

const ruffleFront: Sewer = (tailor, shape, m) => {
  if (shape.hem === 'ruffle') return
  if (shape.neck === 'one-shoulder') return ruffleAcross(tailor, m)
  if (shape.neck === 'halter') {
    ruffleOf(tailor, { wide: m.chest - 1.4, top: m.armpit - 3.5, low: m.armpit + 6, grow: 1.6 })
    return
  }
  bothSides((side, sign) => {
    const folds: Fold[] = [0.1, 0.3, 0.5, 0.7, 0.9].map((t, i) => ({
      line: side([
        [4.4 - t, 9 + t * 22],
        [8, 10.6 + t * 22],
      ]),
      width: 2.6,
      height: i % 2 ? -0.55 : 0.5,
      full: 0.9,
    }))
    sew(
      tailor,
      side([
        [m.neck * 0.5, 6, 1],
        [6.6, 9],
        [8, 15],
        [7.4, 23],
        [8, 30],
        [4.4, 36],
        [1.6, 38, 1],
        [2, 24],
        [2.6, 12],
      ]),
      { level: 2.6, bulge: 1.4, roll: 1.4, cast: 0.8, folds, grain: grainAt(sign * 4, 8) },
    )
  })
}

/** Flowers are stitched on both sides of the neck, down to the chest. */
const stitchedAt = ({ neckDepth }: BodyMeasures, i: number, pick: (name: string) => number): Knot => {
  const y = 4 + (i >> 1) * 3.4 + pick(`stitched y ${i}`) * 1.6
  const beside = y < neckDepth + 2 ? 9 * (1 - y / (neckDepth + 9)) : 0
  return [(i % 2 ? 1 : -1) * (3 + beside + pick(`stitched x ${i}`) * 2), y]
}

const sewers: Partial<Record<Detail, Sewer>> = {
  ruffles: ruffleFront,
  'lace-trim': (tailor, shape, m) => {
    if (shape.hemLength !== 'floor' && !shape.legs)
      sewScallops(tailor, { from: [-m.hem + 1, m.hemAt - 1], to: [m.hem - 1, m.hemAt - 1], wide: 3 })
    const isStrapped = shape.sleeve === 'strap'
    const top = isStrapped ? Math.min(m.neckDepth, 15) - 2.6 : 3
    if (shape.neck === 'v')
      bothSides((side) => {
        const [from, to] = side([
          [0.2, m.neckDepth + (isStrapped ? 0.8 : -0.4)],
          [m.neck - 0.4, top],
        ])
        if (from && to) sewScallops(tailor, { from, to, wide: 2.6 })
      })
  },
  bow: (tailor, shape, m) => {
    if (shape.collar === 'tie-neck') return
    if (tailor.isBack === shape.details.includes('open-back'))
      sewBow(tailor, [0, tailor.isBack ? 27 : m.waistAt], 0.9)
  },
  'bow-front': (tailor, shape, m) => {
    // A hem that is tied has its bow.
    if (!tailor.isBack && shape.hem !== 'tie') sewBow(tailor, [0, Math.min(m.hemAt - 4, m.waistAt + 6)], 0.85)
  },
  pintucks: (tailor, _shape, m) => {
    if (tailor.isBack) return
    for (const x of [3, 4.5, 6, 7.5, 9])
      bothSides((side) =>
        tailor.layers.push({
          is: 'seam',
          line: side([
            [x, Math.max(4, m.neckDepth * 0.4)],
            [x, 26],
          ]),
          width: 0.3,
          depth: 0.24,
        }),
      )
  },
  yoke: (tailor, shape, m) => {
    const at = tailor.isBack ? 12 : 16.5
    tailor.layers.push({
      is: 'seam',
      line: tailor.isBack
        ? [
            [-m.shoulder + 1, at],
            [0, at + 3],
            [m.shoulder - 1, at],
          ]
        : [
            [-m.shoulder + 1.4, at],
            [-2, at + 0.8],
          ],
      thread: tailor.thread,
    })
    if (tailor.isBack) return
    tailor.layers.push({
      is: 'seam',
      line: [
        [2, at + 0.8],
        [m.shoulder - 1.4, at],
      ],
      thread: tailor.thread,
    })
    // Jackets are shaped by seams and end in a band; a shirt is not.
    if (shape.hem === 'curved') return
    if (m.hemAt < 70)
      bothSides((side) => {
        tailor.layers.push({
          is: 'seam',
          line: side([
            [15, 33],
            [13.4, 44],
            [11, m.hemAt - 5],
          ]),
          thread: tailor.thread,
        })
        tailor.layers.push({
          is: 'seam',
          line: side([
            [6, 33],
            [5, 44],
            [4.4, m.hemAt - 5],
          ]),
          thread: tailor.thread,
        })
      })
    band(
      tailor,
      whole([
        [0, m.hemAt - 5],
        [m.hem + 0.4, m.hemAt - 5.4, 1],
        [m.hem, m.hemAt, 1],
        [0, m.hemAt + 0.8],
      ]),
      tailor.cloth,
      { level: 2.2, bulge: 0.6 },
    )
  },
  epaulettes: (tailor, _shape, m) =>
    bothSides((side) => {
      sew(
        tailor,
        side([
          [m.neck + 2.4, 0.4, 1],
          [m.shoulder - 0.4, m.slope - 1.6, 1],
          [m.shoulder + 0.4, m.slope + 1.8, 1],
          [m.neck + 2, 4, 1],
        ]),
        { level: 3, bulge: 0.6, roll: 0.8, cast: 0.5 },
      )
      const [at] = side([[m.neck + 4, 2.6]])
      if (at) tailor.layers.push({ is: 'button', at, radius: 0.7, material: tailor.button, holes: 4 })
    }),
  'storm-flap': (tailor, _shape, m) => {
    if (tailor.isBack) {
      sew(
        tailor,
        whole([
          [0, 2],
          [m.shoulder - 1, m.slope, 1],
          [m.chest - 3, m.armpit + 4],
          [0, m.armpit + 9],
        ]),
        { level: 1.9, bulge: 0.8, roll: 1.2, cast: 0.8 },
      )
      return
    }
    sew(
      tailor,
      [
        [-m.shoulder + 0.6, m.slope, 1],
        [-m.neck - 3, 2],
        [-5, 20, 1],
        [-11, 26],
        [-m.chest + 4, m.armpit + 1, 1],
      ],
      { level: 2.3, bulge: 0.8, roll: 1.2, cast: 0.8 },
    )
  },
  embroidery: (tailor, _shape, m) => {
    for (let i = 0; i < 12; i++)
      sewFlower(
        tailor,
        stitchedAt(m, i, (name) => tailor.pick(name)),
        1.1,
      )
  },
  // The inside of the back is seen through the cutouts, whose edges are bound.
  cutout: (tailor, _shape, m) => {
    bothSides((side) => {
      const edge: Knot[] = [
        [m.waist + 0.5, m.waistAt - 8, 1],
        [m.waist - 6.8, m.waistAt - 3],
        [m.waist + 0.5, m.waistAt + 2, 1],
      ]
      sew(tailor, side(edge), { cloth: tailor.lining, level: 1, bulge: -0.4, roll: 2, isSeamless: true })
      tailor.layers.push({
        is: 'cord',
        line: side(edge),
        width: 0.7,
        material: tailor.cloth.material,
        level: 1.6,
        cast: 0.5,
      })
    })
  },
  studs: (tailor) => {
    for (const [x, y] of [
      [14, 12],
      [15, 15],
      [13, 18],
      [12, 21],
      [16, 18],
    ] as const)
      bothSides((side) => {
        const [at] = side([[x, y]])
        if (at) tailor.layers.push({ is: 'button', at, radius: 0.55, material: tailor.metal, holes: 0 })
      })
  },
  distressed: (tailor, _shape, m) => {
    for (const [x, y] of [
      [12, 34],
      [-9, m.hemAt - 8],
    ] as const)
      for (let i = 0; i < 6; i++)
        tailor.layers.push({
          is: 'stitches',
          line: [
            [x - 2 - tailor.pick(`worn ${i}`), y + i * 0.5],
            [x + 2, y + i * 0.5],
          ],
          thread: '#e9e2d4',
        })
  },
  cups: (tailor, _shape, m) =>
    bothSides((side) => {
      tailor.layers.push({
        is: 'seam',
        line: side([
          [0.6, m.armpit + 5],
          [6, m.armpit + 8],
          [m.chest - 4, m.armpit + 4],
          [m.chest - 1.4, m.armpit],
        ]),
        depth: 0.3,
      })
      tailor.layers.push({
        is: 'seam',
        line: side([
          [9, m.neckDepth - 2],
          [8.6, m.armpit + 7.6],
        ]),
        depth: 0.2,
      })
    }),
  bib: (tailor, _shape, m) => {
    if (tailor.isBack) return
    bothSides((side) => {
      const x = m.neck - 0.4
      const y = m.neckDepth + 1.4
      tailor.layers.push({
        is: 'cord',
        line: side([
          [x - 1.9, y + 1.4, 1],
          [x - 1.9, y - 1.4, 1],
          [x + 1.9, y - 1.4, 1],
          [x + 1.9, y + 1.4, 1],
          [x, y + 2.2],
          [x - 1.9, y + 1.4, 1],
        ]),
        width: 0.5,
        material: tailor.metal,
        level: 3,
        cast: 0.4,
      })
      const [at] = side([[x, y + 0.7]])
      if (at) tailor.layers.push({ is: 'button', at, radius: 0.9, material: tailor.metal, holes: 0 })
    })
    tailor.layers.push({
      is: 'stitches',
      line: whole([
        [0, m.neckDepth + 4.4],
        [m.neck - 2.4, m.neckDepth + 4.2],
      ]),
      thread: tailor.thread,
    })
    band(
      tailor,
      [
        [-6, 20, 1],
        [6, 20, 1],
        [6, 29, 1],
        [0, 31, 1],
        [-6, 29, 1],
      ],
      tailor.cloth,
      { level: 2.2, bulge: 0.5, roll: 0.7 },
    )
  },
  smocking: (tailor, shape, m) => {
    if (shape.waist === 'smocked' || shape.hemLength === 'crop') return
    const top = m.neckDepth + 1.5
    sew(
      tailor,
      whole([
        [0, top + 1],
        [m.chest - 4.5, top + 2, 1],
        [m.waist - 0.4, m.waistAt - 3, 1],
        [0, m.waistAt - 2],
      ]),
      { cloth: { ...tailor.cloth, surface: smocking }, level: 1.6, bulge: 2, roll: 2.4 },
    )
  },
  ears: (tailor, _shape, m) => sewEars(tailor, m),
  underskirt: (tailor, _shape, m) => sewUnderskirt(tailor, m),
  fringe: (tailor, _shape, m) => sewFringe(tailor, m.hem, m.hemAt),
  'side-stripe': () => undefined,
}

/**
 * Sews on the details that the shape names, such as bows and lace, as layers of `tailor.layers`. Details
 * that only change the cloth's surface, such as cables, add none.
 */
export const sewDetails = (tailor: Tailor, shape: BodyShape, m: BodyMeasures) => {
  for (const detail of shape.details) sewers[detail]?.(tailor, shape, m)
}
