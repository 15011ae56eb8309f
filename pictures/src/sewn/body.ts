// Everything that hangs from the shoulders: tops, knits, jackets, coats, dresses and one-pieces.

import {
  type BodyMeasures,
  bodyMeasures,
  isCape,
} from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { BodyShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import {
  armholeOf,
  backDepth,
  bodyFolds,
  briefHem,
  cowlFolds,
  fallen,
  hemLine,
  isOpenFronted,
  oneShoulder,
  seamOf,
  sideTo,
  skirtFolds,
  topOf,
  widthAt,
} from './body-outline.ts'
import {
  sewFlounce,
  sewHalter,
  sewInsideTop,
  sewLoops,
  sewSkirtPart,
  sewStraps,
  sewTrain,
} from './body-parts.ts'
import { breakOf, collarDepth, isButtonedUp, sewCollar } from './collars.ts'
import { sewBelly } from './costumes.ts'
import { sewDetails } from './details.ts'
import { fasten } from './fastenings.ts'
import type { Knot } from './knots.ts'
import type { Cloth } from './layers.ts'
import { sewLegsOf } from './legs.ts'
import { sewPockets } from './pockets.ts'
import { formNeck, formTorso } from './showing.ts'
import { sewSleeves } from './sleeves.ts'
import { smocking, twill } from './surfaces.ts'
import { bothSides, grainAt, mirrorFolds, sew, type Tailor, whole } from './tailor.ts'
import { sewHem, sewWaist } from './trims.ts'

/** The inside of the back, seen through the neck, with its label. */
const sewInside = (tailor: Tailor, shape: BodyShape, m: BodyMeasures) => {
  if (shape.neck === 'one-shoulder') return
  if (['strapless', 'off-shoulder', 'halter'].includes(shape.neck)) {
    const top = shape.neck === 'halter' ? 9 : m.neckDepth - 2
    const wide = shape.neck === 'halter' ? 6 : m.chest - 4
    sew(
      tailor,
      whole([
        [0, top],
        [wide - 3, top + 0.5],
        [wide, top + 3.4, 1],
        [wide, m.armpit + 6, 1],
        [0, m.armpit + 8],
      ]),
      { cloth: tailor.lining, level: 0.2, bulge: -0.3, roll: 3 },
    )
    tailor.layers.push({ is: 'label', at: [0, top + 1] })
    return
  }
  if (shape.sleeve === 'strap') return sewInsideTop(tailor, m)
  if (shape.closure === 'open') return sewOpenInside(tailor, m)
  const back = 2.6
  const wide = shape.sleeve === 'none' ? Math.min(m.neck + 1, m.shoulder - 3.4) : m.neck + 2
  const deep = isOpenFronted(shape) && shape.collar !== 'stand' ? breakOf(shape)[1] + 10 : m.neckDepth + 8
  sew(
    tailor,
    whole([
      [0, back],
      [m.neck * 0.6, back * 0.6],
      [m.neck - 0.2, -0.2, 1],
      [wide, 6],
      [wide - 1, deep - 4],
      [0, deep],
    ]),
    {
      cloth: tailor.lining,
      level: 0.1,
      bulge: -0.4,
      roll: 4,
      folds: [
        {
          line: [
            [-2, 6],
            [-1.6, deep],
          ],
          width: 2.4,
          height: -0.3,
        },
      ],
    },
  )
  tailor.layers.push({ is: 'label', at: [0, back + 0.9] })
  tailor.layers.push({
    is: 'gloom',
    outline: [
      [-m.neck, back + 3],
      [m.neck, back + 3],
      [m.neck, deep],
      [-m.neck, deep],
    ],
    strength: 0.26,
    soft: 2.4,
  })
}

/** The inside of the back of what hangs open: seen from the neck down to the hem. */
const sewOpenInside = (tailor: Tailor, m: BodyMeasures) => {
  const low = m.hemAt - 1.4
  sew(
    tailor,
    whole([
      [0, 2.6],
      [m.neck * 0.6, 1.6],
      [m.neck - 0.2, -0.2, 1],
      [m.neck + 2, 6],
      [m.neck + 1, low, 1],
      [0, low + 0.5],
    ]),
    { cloth: tailor.lining, level: 0.1, bulge: -0.4, roll: 4 },
  )
  if (!tailor.isOnForm) tailor.layers.push({ is: 'label', at: [0, 3.5] })
  tailor.layers.push({
    is: 'gloom',
    outline: [
      [-m.neck, 6],
      [m.neck, 6],
      [m.neck, low],
      [-m.neck, low],
    ],
    strength: 0.3,
    soft: 2.4,
  })
}

/** One of two fronts: its edge runs from the hem up to the break and on to the neck. */
const sewFronts = (
  tailor: Tailor,
  shape: BodyShape,
  { m, end, cloth }: { m: BodyMeasures; end: number; cloth: Cloth },
) => {
  const by = Math.min(breakOf(shape)[1], m.hemAt - 7)
  const isClosed =
    ['stand', 'rib', 'hood', 'fur', 'none', 'band', 'shirt', 'storm'].includes(shape.collar) &&
    shape.closure !== 'open' &&
    shape.closure !== 'wrap' &&
    shape.closure !== 'belt'
  const wraps =
    shape.closure === 'double-breasted'
      ? 9
      : shape.closure === 'wrap' || shape.closure === 'belt'
        ? 6
        : shape.closure === 'asymmetric-zip'
          ? 7
          : shape.closure === 'open'
            ? -4.5
            : 1.6
  const from = isClosed ? Math.min(m.neckDepth, 8.4) : by
  const half = (over: number): Knot[] => [
    [m.neck, -0.2, 1],
    ...armholeOf({ ...shape, sleeve: shape.sleeve === 'strap' ? 'none' : shape.sleeve }, m),
    ...sideTo(m, end),
    ...(end < m.hemAt
      ? ([[widthAt(m, end), end, 1]] as Knot[])
      : [[m.hem, m.hemAt - 0.9, 1] as Knot, [m.hem * 0.55, m.hemAt + 0.4] as Knot]),
    [-over * 0.8, end + 0.8, 1],
    [-over, (from + end) / 2 + 4],
    [-over, from + 1, 1],
    [m.neck * 0.35, from * 0.5],
  ]
  const folds = [...bodyFolds(m, end), ...(end < m.hemAt || m.hemAt < 70 ? [] : skirtFolds(m, m.waistAt + 8))]
  const common = { grain: grainAt(0, 0), cloth }
  const near = shape.closure === 'open' ? -4.5 : 0.4
  sew(
    tailor,
    half(near)
      .map(([x, y, c]): Knot => (c ? [-x, y, c] : [-x, y]))
      .reverse(),
    { ...common, folds: mirrorFolds(folds) },
  )
  sew(tailor, half(wraps), { ...common, folds, cast: 0.9 })
}

/** Denim: worn pale on the chest and sides, with a second row of stitches along the hem. */
const sewWorn = (tailor: Tailor, m: BodyMeasures) => {
  bothSides((side) => {
    for (const [from, to] of [
      [12, 30],
      [34, m.hemAt - 8],
    ] as const)
      if (to - from > 6)
        tailor.layers.push({
          is: 'gloom',
          outline: side([
            [m.waist * 0.34, from],
            [m.waist * 0.62, from - 1],
            [m.waist * 0.6, to],
            [m.waist * 0.4, to],
          ]),
          strength: -0.42,
          soft: 2.6,
        })
    tailor.layers.push({
      is: 'stitches',
      line: side([
        [m.shoulder - 3, m.slope + 0.4],
        [m.shoulder - 4.4, m.slope + (m.armpit - m.slope) * 0.44],
        [m.chest - 6.2, m.armpit - 2.4],
      ]),
      thread: tailor.thread,
    })
  })
  tailor.layers.push({
    is: 'stitches',
    line: [
      [-m.hem + 0.8, m.hemAt - 4.2],
      [0, m.hemAt - 2.6],
      [m.hem - 0.8, m.hemAt - 4.2],
    ],
    thread: tailor.thread,
  })
}

/** The slits of a cape, through which the hands come. */
const sewHandSlits = (tailor: Tailor, m: BodyMeasures) =>
  bothSides((side) => {
    const slit = [
      [m.chest * 0.74, 33],
      [m.chest * 0.82, 45],
      [m.chest * 0.86, Math.min(54, m.hemAt - 12)],
    ] as const
    tailor.layers.push({ is: 'seam', line: side(slit), width: 0.5, depth: 0.4 })
  })

/** A cape or a poncho: no ribs hold its hem together. */
const loosely = (shape: BodyShape): BodyShape =>
  isCape(shape) && shape.hem === 'rib' ? { ...shape, hem: 'straight' } : shape

/**
 * Sews a garment that hangs from the shoulders: fills `tailor.layers` from the lowest layer up, and returns
 * its measures.
 */
export const sewBody = (tailor: Tailor, asked: BodyShape): BodyMeasures => {
  const measured = bodyMeasures(asked)
  const m = isButtonedUp(asked) ? { ...measured, neckDepth: collarDepth(asked) } : measured
  const shape: BodyShape = isButtonedUp(asked) ? { ...loosely(asked), neck: 'crew' } : loosely(asked)
  const seam = shape.legs ? undefined : seamOf(shape, m)
  const plain = tailor.isBack ? tailor.cloth : tailor.front
  // A dress that is called smocked is so from its neck to its waist.
  const isSmocked = shape.waist === 'smocked' && shape.details.includes('smocking')
  const cloth = isSmocked ? { ...plain, surface: smocking, drape: 0.6 } : plain
  const isOneShoulder = shape.neck === 'one-shoulder'
  // A form fills a neck, but not what hangs open below it.
  if (!tailor.isBack && (!tailor.isOnForm || shape.closure === 'open')) sewInside(tailor, shape, m)
  if (tailor.isLaid && shape.sleeve === 'strap') sewLoops(tailor, shape, m)
  if (tailor.isOnForm) tailor.layers.push(...formTorso())
  if (shape.legs) sewLegsOf(tailor, shape, m)
  const legsFrom = shape.legs ? (shape.legs.length === 'brief' ? undefined : m.waistAt + 1) : undefined
  const end = seam ?? legsFrom ?? m.hemAt
  if (shape.hem === 'high-low') sewTrain(tailor, m)
  if (seam !== undefined) sewSkirtPart(tailor, shape, { m, seam })
  if (!tailor.isBack && isOpenFronted(shape) && shape.legs?.length !== 'brief')
    sewFronts(tailor, shape, { m, end, cloth })
  else {
    const depth = tailor.isBack ? backDepth(shape, m) : m.neckDepth
    const top = topOf(shape, m, depth)
    const low: Knot[] =
      shape.legs?.length === 'brief' && legsFrom === undefined
        ? briefHem(m)
        : end < m.hemAt
          ? [
              [widthAt(m, end), end, 1],
              [0, end + 1],
            ]
          : hemLine(shape, m.hem, m.hemAt)
    const half = [...top, ...sideTo(m, end), ...low]
    const folds = [
      ...bodyFolds(m, end),
      ...(end < m.hemAt || m.hemAt < 80 || shape.legs ? [] : skirtFolds(m, m.waistAt + 8)),
    ]
    const outline = isOneShoulder ? oneShoulder(half, m) : fallen(whole(half), shape, m)
    sew(tailor, outline, { cloth, folds: [...folds, ...mirrorFolds(folds), ...cowlFolds(shape, m)] })
  }
  if (tailor.isBack && shape.cuff !== 'rib' && shape.closure !== 'wrap')
    sewBackSeam(tailor, shape, { m, end })
  if (shape.sleeve === 'strap') sewStraps(tailor, shape, m)
  if (shape.neck === 'off-shoulder') sewFlounce(tailor, m)
  if (shape.neck === 'halter') sewHalter(tailor, m)
  sewWaist(tailor, shape, m)
  sewHem(tailor, shape, m)
  if (!tailor.isBack && shape.details.includes('ears')) sewBelly(tailor, m)
  if (!tailor.isBack) fasten(tailor, shape, m)
  if (isCape(shape)) {
    if (!tailor.isBack) sewHandSlits(tailor, m)
  } else sewPockets(tailor, shape, m)
  if (tailor.cloth.surface === twill && !shape.legs) sewWorn(tailor, m)
  sewDetails(tailor, shape, m)
  sewSleeves(tailor, shape, m)
  sewCollar(tailor, shape, m)
  if (tailor.isOnForm && !tailor.isBack && shape.collar !== 'none') tailor.layers.push(formNeck())
  return m
}

/** The seam in the middle of the back, with a zip where the front has no way in. */
const sewBackSeam = (tailor: Tailor, shape: BodyShape, { m, end }: { m: BodyMeasures; end: number }) => {
  const top = backDepth(shape, m) + 0.4
  tailor.layers.push({
    is: 'seam',
    line: [
      [0, top],
      [0.03, end],
    ],
  })
  if (shape.closure === 'back-zip' || (shape.waist === 'seam' && shape.closure === 'none'))
    tailor.layers.push({
      is: 'zip',
      line: [
        [0, top],
        [0.02, Math.min(top + 38, m.hemAt - 8)],
      ],
      metal: tailor.metal,
      tape: tailor.cloth.material,
      pull: [0, top + 1],
    })
}
