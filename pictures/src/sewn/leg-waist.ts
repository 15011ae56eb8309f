// Waistbands of pants: bands, flies, loops, drawstrings and the gathered edge of paper-bag pants.

import type { LegsShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { sewBow } from './bows.ts'
import { type Knot, mirror, stretched } from './knots.ts'
import type { Cloth, Fold } from './layers.ts'
import type { LegMeasures } from './leg-outline.ts'
import { ridges, smocking } from './surfaces.ts'
import { band, mirrorFolds, sew, type Tailor, whole } from './tailor.ts'

/** How high a waistband is, and of which cloth. */
const bandOf = (tailor: Tailor, { waistband }: LegsShape): { high: number; cloth: Cloth; swell: number } => {
  if (waistband === 'wide-band') return { high: 10, cloth: tailor.cloth, swell: 0.2 }
  if (waistband === 'bump-band')
    return {
      high: 19,
      cloth: { ...tailor.rib, surface: ridges(0.6, 0.06), material: tailor.second.material },
      swell: 0.3,
    }
  const isGathered = waistband === 'elastic' || waistband === 'drawstring'
  const cloth = isGathered ? { ...tailor.cloth, surface: smocking } : tailor.cloth
  return { high: isGathered ? 4 : 3.8, cloth, swell: 0.2 }
}

/** The gathered edge that stands above the band of paper-bag pants. */
const sewPaperBag = (tailor: Tailor, top: number) => {
  const folds = [0.1, 0.3, 0.5, 0.7, 0.9].map(
    (share, i): Fold => ({
      line: [
        [top * share, 1],
        [top * share * 1.05, -5.6],
      ],
      width: 2.4,
      height: i % 2 ? -0.5 : 0.5,
      full: 0.8,
    }),
  )
  sew(
    tailor,
    whole([
      [0, -5],
      [top * 0.5, -6.4],
      [top + 1.6, -5.6, 1],
      [top, 1, 1],
      [0, 2],
    ]),
    {
      level: 1.6,
      bulge: 2,
      roll: 1.4,
      folds: [...folds, ...mirrorFolds(folds)],
    },
  )
}

/** The fly of jeans and pants: a button, a seam and the curved row of stitches. */
const sewFly = (tailor: Tailor, shape: LegsShape, low: number) => {
  const isJeans = shape.pockets === 'patch'
  tailor.layers.push(
    {
      is: 'button',
      at: [0, low - 1.9],
      radius: 0.95,
      material: isJeans ? tailor.metal : tailor.button,
      holes: isJeans ? 0 : 4,
    },
    {
      is: 'seam',
      line: [
        [0, low],
        [0.04, 22],
      ],
    },
    {
      is: 'stitches',
      line: [
        [2.8, low],
        [2.7, 14],
        [1.6, 18.6],
        [0.2, 20],
      ],
      thread: tailor.thread,
    },
  )
}

const sewLoops = (tailor: Tailor, places: readonly number[], high: number) => {
  for (const x of places)
    band(
      tailor,
      [
        [x - 0.6, -0.6, 1],
        [x + 0.6, -0.6, 1],
        [x + 0.6, high + 0.8, 1],
        [x - 0.6, high + 0.8, 1],
      ],
      tailor.cloth,
      {
        level: 2.8,
        bulge: 0.3,
        roll: 0.4,
        cast: 0.2,
      },
    )
}

/**
 * Sews the waistband of trousers and what its kind has: a bow for a drawstring or tie, loops and fly for
 * others; bow and fly only at the front, and the inside of the back behind it.
 */
export const sewWaistband = (tailor: Tailor, shape: LegsShape, { top, hip, hipAt }: LegMeasures) => {
  const { waistband } = shape
  const { high, cloth, swell } = bandOf(tailor, shape)
  const dip = tailor.isBack ? 0 : 1.2
  if (!tailor.isBack)
    sew(
      tailor,
      whole([
        [0, 0.6],
        [top - 0.6, -0.6, 1],
        [top - 1, 1.8, 1],
        [0, 2.8],
      ]),
      {
        cloth: tailor.lining,
        level: 0.2,
        bulge: -0.2,
      },
    )
  if (shape.rise === 'paper-bag') sewPaperBag(tailor, top)
  // A band for a belly is cut lower in the middle of the front than at the sides.
  const low = waistband === 'bump-band' ? high - (tailor.isBack ? 5 : 6.5) : high
  // A high band lies on the hips and ends where they do: it stands out no further than the cloth below it.
  const hipsAt = (down: number) => top + ((hip - top) * down) / hipAt
  const side = high > 5 ? hipsAt(low * 0.6) + swell * 0.5 : top + swell + high * 0.07
  const lowSide = high > 5 ? hipsAt(low) + swell * 0.5 : side - swell * 0.7
  const middle = high + dip
  const edge: Knot[] = [
    [lowSide, low - 0.4, 1],
    ...(low < high ? ([[lowSide * 0.55, low + (middle - low) * 0.76]] as Knot[]) : []),
    [0, middle],
  ]
  band(tailor, whole([[0, dip], [top + swell * 0.4, -0.4, 1], [side, low * 0.6], ...edge]), cloth, {
    level: 1.5,
    bulge: 1.5,
    roll: 2.4,
    cast: 0.1,
    isSeamless: true,
  })
  tailor.layers.push({
    is: 'seam',
    line: stretched([...mirror(edge).reverse(), ...edge.slice(0, -1).reverse()], 0.985, 1),
    width: 0.3,
    depth: 0.1,
  })
  if (waistband === 'drawstring' && !tailor.isBack) sewBow(tailor, [0, high * 0.5 + dip], 0.42, tailor.second)
  if (waistband === 'tie' && !tailor.isBack) sewBow(tailor, [0, high * 0.5 + dip], 0.7)
  if (waistband !== 'fly' && waistband !== 'belt-loops') return
  sewLoops(tailor, tailor.isBack ? [-top * 0.62, 0, top * 0.62] : [-top * 0.62, top * 0.62], high)
  if (!tailor.isBack) sewFly(tailor, shape, high + dip)
}
