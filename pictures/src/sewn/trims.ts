// Waists, hems and what is sewn on beside the cut.

import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { BodyShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { Material } from '../solid/materials.ts'
import { sewBow } from './bows.ts'
import { plainCloth } from './cloths.ts'
import { sewBelt } from './fastenings.ts'
import { corner, type Knot } from './knots.ts'
import type { Cloth, Fold } from './layers.ts'
import { smocking } from './surfaces.ts'
import { band, bothSides, grainAt, mirrorFolds, sew, type Tailor, whole } from './tailor.ts'

const waistSeams: readonly BodyShape['waist'][] = ['seam', 'empire', 'drop', 'peplum']

/**
 * Sews the waist as the shape says: princess seams, a seam, a tie or belt, elastic or smocking; nothing for
 * no waist, and no belt on a jacket that ends at the waist.
 */
export const sewWaist = (tailor: Tailor, shape: BodyShape, m: BodyMeasures) => {
  const { waist } = shape
  if (waist === 'princess') {
    bothSides((side) =>
      tailor.layers.push({
        is: 'seam',
        line: side([
          [m.shoulder * 0.62, m.slope + 8],
          [m.chest * 0.5, m.armpit + 4],
          [m.waist * 0.52, m.waistAt],
          [m.hip * 0.56, Math.min(m.hipAt, m.hemAt)],
        ]),
      }),
    )
    return
  }
  if (waist === 'none') return
  const at = waist === 'empire' ? 31 : waist === 'drop' ? 54 : m.waistAt
  const wide = waist === 'empire' ? m.chest * 0.97 : waist === 'drop' ? m.hip : m.waist
  if (waistSeams.includes(waist)) {
    tailor.layers.push({
      is: 'seam',
      line: [
        [-wide, at],
        [0, at + 0.9],
        [wide, at],
      ],
      depth: 0.22,
    })
    return
  }
  if (waist === 'tie' || waist === 'belt') {
    const isCoat = ['notch', 'peak', 'shawl', 'storm', 'moto'].includes(shape.collar)
    if (waist === 'belt' && shape.hemLength === 'waist') return
    sewBelt(tailor, m, { at, isTied: waist === 'tie' && !(isCoat && shape.closure === 'zip') })
    return
  }
  const high = waist === 'smocked' ? 9 : 2.6
  const cloth: Cloth = { ...tailor.cloth, surface: smocking }
  band(
    tailor,
    whole([
      [0, at - high],
      [wide + 0.2, at - high, 1],
      [wide - 0.4, at - high / 2],
      [wide + 0.2, at + 0.6, 1],
      [0, at + 1.4],
    ]),
    cloth,
    { level: 2.2, bulge: 1.4, roll: 2 },
  )
}

/** How deep a band along the hem is. */
const bandHigh = ({ hem }: BodyShape) => (hem === 'rib' ? 6.5 : hem === 'elastic' ? 3 : 0)

/** Sews a gathered strip across the body, from the height `top` to `low`, in centimeters. */
export const ruffleOf = (
  tailor: Tailor,
  { wide, top, low, grow }: { wide: number; top: number; low: number; grow: number },
) => {
  const folds: Fold[] = Array.from({ length: 9 }, (_, i) => {
    const x = ((i + 0.5) / 9) * wide
    return {
      line: [
        [x, top],
        [x * (1 + grow * 0.03), (top + low) / 2],
        [x * (1 + grow * 0.06), low],
      ] as Knot[],
      width: wide / 8 + 1.4,
      height: i % 2 ? -0.55 : 0.5,
      full: 0.95,
    }
  })
  const end = wide + grow
  sew(
    tailor,
    whole([
      [0, top],
      [wide + 0.4, top - 0.9, 1],
      [end, low - 1.2, 1],
      [end * 0.75, low + 0.8],
      [end * 0.5, low - 0.4],
      [end * 0.25, low + 0.8],
      [0, low],
    ]),
    {
      level: 2,
      bulge: 2,
      roll: 1.8,
      cast: 0.8,
      folds: [...folds, ...mirrorFolds(folds)],
      grain: grainAt(0, top, { flare: 0.004 }),
    },
  )
}

/**
 * Sews what the hem of a garment has: a rib or band (in two halves when open), ruffles, tiers, fringe, slit,
 * bow, or a row of stitches; nothing for garments with legs and for asymmetric hems.
 */
export const sewHem = (tailor: Tailor, shape: BodyShape, m: BodyMeasures) => {
  if (shape.legs) return
  const { hem } = shape
  const high = bandHigh(shape)
  if (high > 0 && shape.closure === 'open' && !tailor.isBack) {
    bothSides((side) =>
      band(
        tailor,
        side([
          [4, m.hemAt - high + 0.9, 1],
          [m.hem + 0.7, m.hemAt - high, 1],
          [m.hem - 0.8, m.hemAt, 1],
          [4, m.hemAt + 0.9, 1],
        ]),
        hem === 'rib' ? tailor.rib : tailor.cloth,
        { level: 2, bulge: 1.2 },
      ),
    )
    return
  }
  if (high > 0) {
    band(
      tailor,
      whole([
        [0, m.hemAt - high + 1],
        [m.hem + 0.7, m.hemAt - high, 1],
        [m.hem - 0.8, m.hemAt, 1],
        [0, m.hemAt + 1],
      ]),
      hem === 'rib' ? tailor.rib : tailor.cloth,
      {
        level: 2,
        bulge: 1.6,
        roll: 2,
        cast: 0.5,
      },
    )
    return
  }
  switch (hem) {
    case 'ruffle':
      return ruffleOf(tailor, { wide: m.hem, top: m.hemAt - 11, low: m.hemAt + 1.4, grow: 3 })
    case 'tiered': {
      const from = m.hemAt > 90 ? 58 : m.waistAt + 4
      const each = (m.hemAt - from) / 3
      for (const tier of [2, 1, 0])
        ruffleOf(tailor, {
          wide: m.hip + (m.hem - m.hip) * ((tier + 0.4) / 3) + 1,
          top: from + each * tier,
          low: from + each * (tier + 1) + 1,
          grow: 2 + tier,
        })
      return
    }
    case 'fringe':
      return sewFringe(tailor, m.hem, m.hemAt)
    case 'slit':
      return sewSlit(tailor, [m.hem * 0.42, m.hemAt - Math.min(34, m.hemAt * 0.32)], m.hemAt)
    case 'tie':
      return sewBow(tailor, [0, m.hemAt - 3], 0.85)
    case 'asymmetric':
      return
    default:
      tailor.layers.push({
        is: 'stitches',
        line: [
          [-m.hem + 1, m.hemAt - 3],
          [-m.hem * 0.5, m.hemAt - 1.7],
          [0, m.hemAt - 1.4],
          [m.hem * 0.5, m.hemAt - 1.7],
          [m.hem - 1, m.hemAt - 3],
        ],
        thread: tailor.thread,
      })
  }
}

/**
 * Sews a slit from a point down to the height `to` (centimeters): the upper edge, and the inside of the back
 * that it shows.
 */
export const sewSlit = (tailor: Tailor, [x, from]: Knot, to: number) => {
  sew(
    tailor,
    [
      [x, from, 1],
      [x + 2.6, to + 0.6, 1],
      [x - 1.4, to + 0.8, 1],
    ],
    { cloth: tailor.lining, level: 0.1, bulge: -0.2, roll: 1 },
  )
  tailor.layers.push({
    is: 'gloom',
    outline: [
      [x - 0.2, from],
      [x + 0.9, to],
      [x - 1.6, to],
    ],
    strength: 0.5,
    soft: 0.5,
  })
}

/** Sews a fringe along a hem of half the width `wide` at a height. */
export const sewFringe = (tailor: Tailor, wide: number, at: number) => {
  const count = Math.round(wide * 1.5)
  for (let i = -count; i <= count; i++) {
    const x = (i / count) * (wide - 0.6)
    const sway = tailor.pick(`fringe ${i}`) - 0.5
    tailor.layers.push({
      is: 'cord',
      line: [
        [x, at - 0.6],
        [x + sway * 0.6, at + 4],
        [x + sway * 1.4, at + 9],
      ],
      width: 0.36,
      material: tailor.cloth.material,
      level: 1,
      cast: 0.25,
    })
  }
}

/** Sews a flower of five satin-stitched petals at a place; `size` in centimeters. */
export const sewFlower = (tailor: Tailor, [x, y]: Knot, size: number) => {
  for (let petal = 0; petal < 5; petal++) {
    const turn = (petal * Math.PI * 2) / 5
    tailor.layers.push({
      is: 'cord',
      line: [
        [x, y],
        [x + Math.cos(turn) * size, y + Math.sin(turn) * size],
      ],
      width: size * 0.75,
      material: tailor.second.material,
      level: 2.6,
      cast: 0.1,
    })
  }
}

/** Sews a strip of lace along a line, with scallops below; `wide` is its width in centimeters. */
export const sewScallops = (tailor: Tailor, { from, to, wide }: { from: Knot; to: Knot; wide: number }) => {
  const count = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 2.4))
  const low = Array.from({ length: count * 2 + 1 }, (_, i): Knot => {
    const t = i / (count * 2)
    const x = to[0] + (from[0] - to[0]) * t
    const y = to[1] + (from[1] - to[1]) * t
    return i % 2 ? [x, y + wide] : [x, y + wide * 0.55, 1]
  })
  sew(tailor, [corner(from), corner(to), ...low], {
    cloth: tailor.lace,
    level: 1.8,
    bulge: 0.3,
    roll: 0.5,
    cast: 0.3,
    isSeamless: true,
  })
}

/**
 * Returns the material of a side stripe: the other color, or the main one where the sleeves are of the other.
 */
export const stripeOf = ({ arms, second, cloth }: Tailor): Material =>
  arms === second ? plainCloth(cloth, cloth.material.color).material : second.material
