// Skirts.
import type { SkirtShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { sewBow } from './bows.ts'
import { type Knot, mirror } from './knots.ts'
import type { Fold } from './layers.ts'
import { pleats, smocking, twill } from './surfaces.ts'
import { band, bothSides, grainAt, mirrorFolds, sew, type Tailor, whole } from './tailor.ts'
import { sewFringe, sewSlit } from './trims.ts'
import { isTulle, sewVeils } from './veils.ts'

const lengths: Readonly<Record<SkirtShape['hemLength'], number>> = {
  crop: 36,
  waist: 36,
  hip: 38,
  thigh: 40,
  mini: 42,
  knee: 58,
  midi: 76,
  maxi: 98,
  floor: 106,
}

/** Half the width at the hip, and at the hem of a skirt of 60 cm. */
const widths: Readonly<Record<SkirtShape['cut'], readonly [hip: number, hem: number]>> = {
  pencil: [23.5, 20],
  straight: [23.5, 24.5],
  'a-line': [25, 33],
  circle: [28, 46],
  pleated: [26, 35],
  wrap: [25, 30],
  tiered: [26, 40],
  bubble: [28, 24],
  skort: [25, 30],
}

/** Returns how far the hem of a skirt is below its waist, in centimeters. */
export const skirtEnd = ({ hemLength }: SkirtShape): number => lengths[hemLength]

/** How many gathers of a bubble each half has. */
const gathersEach = 6

/** Half of a bubble, whose cloth is gathered at the waist and again below: it is widest above its hem. */
const bubble = (top: number, wide: number, end: number): Knot[] => [
  [0, 1],
  [top, 0, 1],
  [top + (wide - top) * 0.62, end * 0.24],
  [wide, end * 0.55],
  [wide - 0.6, end * 0.76],
  [wide * 0.86, end * 0.95],
  [wide * 0.58, end + 0.4],
  [0, end + 0.9],
]

const bubbleFolds = ({ pick }: Tailor, { top, wide, end }: { top: number; wide: number; end: number }) =>
  Array.from({ length: gathersEach }, (_, i): Fold => {
    const share = (i + 0.3 + pick(`gather ${i}`) * 0.4) / gathersEach
    return {
      line: [
        [top * share, 5],
        [wide * share * 0.96, end * 0.5],
        [wide * share * 0.92, end * 0.8],
        [wide * share * 0.72, end],
      ],
      width: 2.6 + wide * 0.04,
      height: (i % 2 ? -0.62 : 0.58) * (0.7 + pick(`gathered ${i}`) * 0.6),
      full: 0.9,
    }
  })

/** Sews a skirt by its cut, length, hem and waistband; of tulle in several veils. */
export const sewSkirt = (tailor: Tailor, shape: SkirtShape) => {
  const { cut, hem, waistband } = shape
  const [hip, hem60] = widths[cut]
  const end = skirtEnd(shape)
  const top = 18
  const wide = hip + (hem60 - hip) * Math.max(0.3, (end - 19) / 41)
  const isBubble = cut === 'bubble'
  const body: Knot[] = [
    [0, 1],
    [top, 0, 1],
    [hip, 19],
  ]
  const low: Knot[] =
    hem === 'asymmetric' || cut === 'wrap'
      ? [
          [wide, end - 0.9, 1],
          [wide * 0.5, end + 0.5],
          [0, end + 0.4],
        ]
      : [
          [wide, end - 0.9 - wide * 0.03, 1],
          [wide * 0.55, end + 0.6],
          [0, end + 1],
        ]
  // A skirt that is no wider below than at the hips hangs flat; hide has few folds, and denim half as many.
  const stiff = tailor.cloth.material.name === 'leather' ? 0.25 : tailor.cloth.surface === twill ? 0.5 : 1
  const loose = Math.max(0.18, Math.min(1, (wide - hip + 6) / 12)) * stiff
  const straight: Fold[] = [0.86, 0.6, 0.36, 0.14].map((share, i) => ({
    line: [
      [top * share, 5],
      [(top + wide) * 0.5 * share, end * 0.55],
      [wide * share, end],
    ],
    width: 3 + wide * 0.07,
    height: (i % 2 ? -0.55 : 0.5) * loose,
    full: 0.9,
  }))
  const folds = isBubble ? bubbleFolds(tailor, { top, wide: hip + 6, end }) : straight
  const spread = Math.max(0, (wide - top) / (top * end))
  const isPleated = cut === 'pleated' || shape.details.includes('pleats')
  const cloth = isPleated
    ? {
        ...tailor.cloth,
        surface: pleats(waistband === 'belt-loops' ? 5.6 : waistband === 'elastic' ? 1.9 : 2.8, 0.5),
      }
    : tailor.cloth
  if (!tailor.isBack)
    sew(
      tailor,
      whole([
        [0, 0.4],
        [top - 0.8, -0.8, 1],
        [top - 1, 4, 1],
        [0, 5],
      ]),
      { cloth: tailor.lining, level: 0.2, bulge: -0.2 },
    )
  const half = isBubble ? bubble(top, hip + 6, end) : [...body, ...low]
  const isVeiled = isTulle(tailor) && (cut === 'circle' || cut === 'a-line')
  if (isVeiled) sewVeils(tailor, { from: 1, top, wide, end: end + 1 })
  else if (hem === 'asymmetric') {
    const other = mirror(half).map(
      ([x, y, c]): Knot =>
        c ? [x, y > 30 ? y - 16 : y, c] : [x, y > 30 ? y - (x < 0 ? 12 * (-x / wide) : 0) : y],
    )
    sew(tailor, [...half, ...other.slice(1, -1)], {
      cloth,
      folds: [...folds, ...mirrorFolds(folds)],
      grain: grainAt(0, 0, { flare: spread * 0.9 }),
    })
  } else
    sew(tailor, whole(half), {
      cloth,
      folds: isPleated ? [] : [...folds, ...mirrorFolds(folds)],
      grain: grainAt(0, 0, { flare: spread * 0.9 }),
      roll: isBubble ? 6 : 3,
    })
  if (shape.closure === 'wrap' || cut === 'wrap' || cut === 'skort')
    sewWrap(tailor, { top, wide, end, folds })
  // A ruffle goes round the whole hem, also where the skirt laps over.
  if (!isVeiled && !isBubble) sewSkirtHem(tailor, shape, { top, hip, wide, end })
  sewFront(tailor, shape, { top, hip, end })
  sewBand(tailor, waistband, top)
}

/** What the hem has beside its edge. */
const sewSkirtHem = (
  tailor: Tailor,
  { hem }: SkirtShape,
  { top, hip, wide, end }: { top: number; hip: number; wide: number; end: number },
) => {
  if (hem === 'tiered') sewTiers(tailor, { top, hip, wide, end })
  if (hem === 'ruffle')
    sewTier(tailor, { from: end - 11, to: end + 2, above: hip + (wide - hip) * 0.85, below: wide + 4 })
  if (hem === 'slit' && !tailor.isBack) {
    sewSlit(tailor, [wide * 0.42, end * 0.66], end)
  }
  if (hem === 'fringe') sewFringe(tailor, wide, end - 0.6)
  if (!['tiered', 'ruffle', 'fringe'].includes(hem))
    tailor.layers.push({
      is: 'stitches',
      line: [
        [-wide + 1, end - 3.4],
        [0, end - 1.6],
        [wide - 1, end - 3.4],
      ],
      thread: tailor.thread,
    })
}

const sewTier = (
  tailor: Tailor,
  { from, to, above, below }: { from: number; to: number; above: number; below: number },
) => {
  const folds: Fold[] = Array.from({ length: 8 }, (_, i) => {
    const share = (i + 0.5) / 8
    return {
      line: [
        [above * share, from],
        [below * share, to],
      ] as Knot[],
      width: below / 7 + 1.4,
      height: i % 2 ? -0.55 : 0.5,
      full: 0.9,
    }
  })
  sew(
    tailor,
    whole([
      [0, from + 0.8],
      [above + 0.6, from, 1],
      [below, to - 1.4, 1],
      [below * 0.5, to],
      [0, to + 0.6],
    ]),
    {
      level: 1.8,
      bulge: 2,
      roll: 2,
      cast: 0.8,
      folds: [...folds, ...mirrorFolds(folds)],
      grain: grainAt(0, from),
    },
  )
}

const sewTiers = (
  tailor: Tailor,
  { top, hip, wide, end }: { top: number; hip: number; wide: number; end: number },
) => {
  const each = (end - 14) / 3
  for (const tier of [2, 1, 0]) {
    const at = (t: number) => (t === 0 ? top + (hip - top) * 0.8 : hip + ((wide - hip) * t) / 3)
    sewTier(tailor, {
      from: 14 + each * tier,
      to: 14 + each * (tier + 1) + 1,
      above: at(tier),
      below: at(tier + 1) + 2,
    })
  }
}

const sewWrap = (
  tailor: Tailor,
  { top, wide, end, folds }: { top: number; wide: number; end: number; folds: readonly Fold[] },
) => {
  if (tailor.isBack) return
  sew(
    tailor,
    [
      [-top, 0, 1],
      [8, 1.2],
      [13, 1, 1],
      [11, end * 0.4],
      [7, end * 0.75],
      [-1, end + 0.4, 1],
      [-wide * 0.55, end + 0.4],
      [-wide, end - 1.8, 1],
      [-top - 6, 19],
    ],
    { level: 2, cast: 1, folds: mirrorFolds(folds), grain: grainAt(0, 0) },
  )
}

const sewFront = (
  tailor: Tailor,
  shape: SkirtShape,
  { top, hip, end }: { top: number; hip: number; end: number },
) => {
  if (tailor.isBack) {
    tailor.layers.push({
      is: 'zip',
      line: [
        [0, 3],
        [0.02, 17],
      ],
      metal: tailor.metal,
      tape: tailor.lining.material,
      pull: [0, 3.6],
    })
    return
  }
  if (shape.closure === 'buttons') {
    band(
      tailor,
      [
        [-1.8, 2, 1],
        [1.8, 2, 1],
        [1.8, end, 1],
        [-1.8, end, 1],
      ],
      tailor.cloth,
      { level: 2.6, bulge: 0.4, roll: 0.5 },
    )
    for (let y = 7; y < end - 3; y += 8.5)
      tailor.layers.push({ is: 'button', at: [0, y], radius: 0.95, material: tailor.button, holes: 4 })
  }
  if (shape.closure === 'zip')
    tailor.layers.push({
      is: 'zip',
      line: [
        [0, 3],
        [0, end / 2],
        [0, end],
      ],
      metal: tailor.metal,
      tape: tailor.lining.material,
      pull: [0, 4],
    })
  if (shape.waistband === 'fly') {
    tailor.layers.push({
      is: 'seam',
      line: [
        [0, 4],
        [0.03, 18],
      ],
    })
    tailor.layers.push({
      is: 'stitches',
      line: [
        [2.6, 4],
        [2.5, 13],
        [0.4, 17.4],
      ],
      thread: tailor.thread,
    })
  }
  bothSides((side) => {
    if (shape.pockets === 'patch' && shape.waistband !== 'fly')
      sew(
        tailor,
        side([
          [6, 14, 1],
          [17, 14, 1],
          [17, 28, 1],
          [6, 28, 1],
        ]),
        { level: 2.2, bulge: 0.6, roll: 0.8, cast: 0.4 },
      )
    else if (shape.pockets !== 'none')
      tailor.layers.push({
        is: 'seam',
        line: side([
          [top - 7.4, 4],
          [top - 5.6, 9],
          [hip - 3, 11],
        ]),
        thread: tailor.thread,
      })
  })
}

const sewBand = (tailor: Tailor, waistband: SkirtShape['waistband'], top: number) => {
  const isSoft = waistband === 'elastic' || waistband === 'drawstring'
  const high = waistband === 'wide-band' ? 8 : isSoft ? 6 : 4
  band(
    tailor,
    whole([
      [0, 1],
      [top + 0.3, -0.4, 1],
      [top + 0.8, high - 0.4, 1],
      [0, high + 1],
    ]),
    isSoft ? { ...tailor.cloth, surface: smocking } : tailor.cloth,
    { level: 2.2, bulge: 0.9, roll: 1.2, cast: 0.4 },
  )
  if (waistband === 'tie') sewBow(tailor, [tailor.isBack ? 0 : top - 5, 3], 0.7)
  if (waistband === 'drawstring' && !tailor.isBack) sewBow(tailor, [0, 3], 0.6, tailor.second)
  if ((waistband === 'fly' || waistband === 'belt-loops') && !tailor.isBack) {
    tailor.layers.push({
      is: 'button',
      at: [0, 3],
      radius: 0.95,
      material: waistband === 'fly' ? tailor.metal : tailor.button,
      holes: waistband === 'fly' ? 0 : 4,
    })
    for (const x of [-top * 0.6, top * 0.6])
      band(
        tailor,
        [
          [x - 0.6, -0.4, 1],
          [x + 0.6, -0.4, 1],
          [x + 0.6, 5.4, 1],
          [x - 0.6, 5.4, 1],
        ],
        tailor.cloth,
        { level: 3, bulge: 0.3, roll: 0.4, cast: 0.3 },
      )
  }
}
