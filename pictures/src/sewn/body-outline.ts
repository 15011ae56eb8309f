// The outline of what hangs from the shoulders: neck, armhole, side and hem, and how its cloth folds.

import { type BodyMeasures, isCape } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { BodyShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { Knot } from './knots.ts'
import type { Fold } from './layers.ts'

/** Returns whether a garment's front is two halves that lie over each other or hang beside each other. */
export const isOpenFronted = ({ closure, collar, neck }: BodyShape) => {
  // What ends below the shoulders has no two fronts that hang from them.
  if (neck === 'strapless') return false
  const isParted = [
    'double-breasted',
    'zip',
    'asymmetric-zip',
    'wrap',
    'belt',
    'open',
    'toggles',
    'hooks',
    'snaps',
  ].includes(closure)
  const isButtoned = ['buttons', 'single-button'].includes(closure)
  return isParted || (isButtoned && !['shirt', 'band', 'polo'].includes(collar))
}

/** The upper edge from the middle to where the armhole begins, for a neck that is cut into the front. */
const neckline = (shape: BodyShape, m: BodyMeasures, depth: number): Knot[] => {
  const n = m.neck
  const top: Knot = [n, -0.2, 1]
  switch (shape.neck) {
    case 'v':
    case 'deep-v':
    case 'surplice':
      return [[0, depth, 1], [n * 0.52, depth * 0.47], top]
    case 'square':
      return [[0, depth], [n - 0.8, depth - 0.4, 1], [n - 0.2, depth * 0.4], top]
    case 'boat':
      return [[0, depth], [n * 0.6, depth * 0.78], top]
    case 'sweetheart':
      return [[0, depth + 2, 1], [n * 0.42, depth - 2.6], [n - 0.6, depth - 3.4, 1], top]
    case 'cowl':
      return [[0, depth], [n * 0.66, depth * 0.84], top]
    default:
      return [[0, depth], [n * 0.72, depth * 0.68], top]
  }
}

/** Returns the outline of the right armhole from the shoulder to the armpit, in centimeters. */
export const armholeOf = (shape: BodyShape, m: BodyMeasures): Knot[] => {
  if (isCape(shape))
    return [
      [m.shoulder - 3, m.slope - 1],
      [m.shoulder + 4.6, m.slope + 7],
      [m.chest, m.armpit],
    ]
  if (shape.details.includes('bib')) return bibSide(m)
  if (shape.sleeve === 'strap')
    return [
      [m.neck + 2.2, 17.6],
      [m.chest - 3.6, m.armpit - 1.6],
      [m.chest - 1.2, m.armpit, 1],
    ]
  if (shape.sleeve === 'none') return bareArmhole(shape, m)
  const tip = m.shoulder
  return [
    [tip, m.slope, 1],
    [tip - 2, m.slope + (m.armpit - m.slope) * 0.42],
    [m.chest - 4, m.armpit - 3.2],
    [m.chest, m.armpit, 1],
  ]
}

/** An armhole without a sleeve: down from the shoulder, and out to the side seam in a bow. */
const bareArmhole = (shape: BodyShape, m: BodyMeasures): Knot[] => {
  const tip = m.shoulder - (shape.details.includes('racer-back') ? 2 : 0)
  const deep = m.armpit - m.slope
  return [
    [tip, m.slope - (m.shoulder - tip) * 0.5, 1],
    [tip - 0.9, m.slope + deep * 0.4],
    [tip + 0.3, m.slope + deep * 0.72],
    [tip + (m.chest - tip) * 0.48, m.armpit - 1.5],
    [m.chest, m.armpit - 0.4, 1],
  ]
}

/** The side of a bib: down from its corner, and out to the waist in a bow. */
const bibSide = (m: BodyMeasures): Knot[] => [
  [m.neck + 1, 15.6, 1],
  [m.neck + 1.2, 24],
  [m.neck + 3, 32],
  [m.waist, m.waistAt - 1.4, 1],
]

/**
 * Returns the upper outline of the front's right half, from the middle to the armpit, in centimeters.
 * `depth`: of the neckline.
 */
export const topOf = (shape: BodyShape, m: BodyMeasures, depth: number): Knot[] => {
  switch (shape.neck) {
    case 'strapless':
      return [
        [0, depth + 0.6],
        [m.neck, depth - 1.4],
        [m.chest - 3, depth + 1],
        [m.chest - 0.4, m.armpit, 1],
      ]
    case 'off-shoulder':
      return [
        [0, depth],
        [m.chest - 6, depth - 1.6],
        [m.chest + 2, depth - 4.4, 1],
        [m.chest - 0.4, m.armpit, 1],
      ]
    case 'halter':
      return [
        [0, depth],
        [m.neck - 0.6, -1.6, 1],
        [m.neck + 1.4, 1],
        [m.chest - 8, m.armpit * 0.62],
        [m.chest, m.armpit, 1],
      ]
    default:
      break
  }
  if (shape.sleeve === 'strap') {
    const base = shape.neck === 'sweetheart' ? depth - 3 : Math.min(depth, 15) - 1
    const dip: Knot = ['v', 'deep-v', 'sweetheart'].includes(shape.neck)
      ? [0, depth + 1, 1]
      : [0, depth + 3.4]
    const knots: Knot[] =
      shape.neck === 'sweetheart'
        ? [dip, [m.neck * 0.5, depth - 3.4], [m.neck + 1, base - 1, 1]]
        : shape.neck === 'square'
          ? [
              [0, depth + 0.6],
              [m.neck - 1.7, depth + 0.2, 1],
              [m.neck + 0.9, base - 0.4, 1],
            ]
          : shape.neck === 'scoop' || shape.neck === 'cowl'
            ? [dip, [m.neck * 0.6, depth * 0.5 + base * 0.5 + 2], [m.neck - 0.2, base - 0.6, 1]]
            : [dip, [m.neck * 0.5, (depth + base) / 2 + 0.4], [m.neck, base - 1, 1]]
    return [...knots, ...armholeOf(shape, m)]
  }
  return [...neckline(shape, m, depth), ...armholeOf(shape, m)]
}

/**
 * Returns the side seam of the right half, from below the armpit down to a height (`end`), in centimeters.
 */
export const sideTo = (m: BodyMeasures, end: number): Knot[] => {
  const side: Knot[] = []
  if (end > m.waistAt + 2) side.push([m.waist, m.waistAt])
  if (end > m.hipAt + 4) side.push([m.hip, m.hipAt])
  return side
}

/** Returns half the width of a garment's body at a height `y` below the shoulder, in centimeters. */
export const widthAt = (m: BodyMeasures, y: number): number => {
  const places: readonly (readonly [number, number])[] = [
    [m.armpit, m.chest],
    [m.waistAt, m.waist],
    [m.hipAt, m.hip],
    [m.hemAt, m.hem],
  ]
  const known = places.filter(([at], i) => i === 0 || at <= m.hemAt)
  const next = known.findIndex(([at]) => at >= y)
  const after = known[next < 0 ? known.length - 1 : next] ?? [m.hemAt, m.hem]
  const before = known[Math.max(0, (next < 0 ? known.length : next) - 1)] ?? after
  const t = after[0] === before[0] ? 1 : Math.max(0, Math.min(1, (y - before[0]) / (after[0] - before[0])))
  return before[1] + (after[1] - before[1]) * t
}

/**
 * Returns the folds that start at armpit and waist and, of a garment that ends 6 cm or more below the waist,
 * those that hang to the hem (`end`), for the right half.
 */
export const bodyFolds = (m: BodyMeasures, end: number): Fold[] => {
  const low = Math.min(end, m.waistAt)
  const folds: Fold[] = [
    {
      line: [
        [m.chest - 1, m.armpit + 1],
        [m.chest - 6, m.armpit + 7],
        [m.chest - 9, low - 4],
      ],
      width: 4,
      height: -0.4,
    },
    {
      line: [
        [m.chest - 3, m.armpit - 3],
        [m.chest - 7.5, m.armpit + 9],
        [m.waist - 8, low],
      ],
      width: 4.4,
      height: 0.36,
    },
    {
      line: [
        [m.waist - 1.4, m.waistAt - 10],
        [m.waist - 4.4, m.waistAt - 4],
        [m.waist - 4, m.waistAt],
      ],
      width: 2.8,
      height: -0.36,
    },
  ]
  if (end < m.waistAt + 6) return folds
  const hem = widthAt(m, end)
  // A fold that has no length to hang in is hardly one.
  const deep = Math.min(1, (end - m.waistAt) / 34)
  const hang = (share: number, from: number, height: number, width: number): Fold => ({
    line: [
      [m.waist * share, from],
      [(m.waist * share + hem * share) / 2, (from + end) / 2],
      [hem * share, end],
    ],
    width,
    height: height * deep,
    full: 0.8,
  })
  folds.push(
    hang(0.68, m.waistAt - 6, 0.36, 5.6),
    hang(0.42, m.waistAt + 4, -0.36, 4.8),
    hang(0.9, m.hipAt - 8, -0.3, 3.8),
  )
  return folds
}

/** Returns the folds of a skirt from the seam at the waist down to the hem. */
export const skirtFolds = (m: BodyMeasures, from: number): Fold[] =>
  [0.86, 0.64, 0.42, 0.2].map((share, i): Fold => {
    const top = widthAt(m, from) * share
    const low = m.hem * (share + 0.02)
    return {
      line: [
        [top, from + 1],
        [(top + low) / 2 - 0.6, (from + m.hemAt) / 2],
        [low, m.hemAt],
      ],
      width: 3.4 + m.hem * 0.05,
      height: (i % 2 ? -0.5 : 0.5) * (m.hem > m.waist + 6 ? 1 : 0.6),
      full: 0.9,
    }
  })

/**
 * Returns the outline of the right half of a hem (`hem`: half its width, `at`: its height, in centimeters):
 * straight, curved or otherwise as the shape says.
 */
export const hemLine = (shape: BodyShape, hem: number, at: number): Knot[] => {
  if (shape.hem === 'curved')
    return [
      [hem, at - 7, 1],
      [hem * 0.74, at - 1.6],
      [hem * 0.4, at + 1],
      [0, at + 1.2],
    ]
  if (shape.hem === 'high-low')
    return [
      [hem - 0.4, at - 9, 1],
      [hem * 0.6, at - 14],
      [0, at - 16],
    ]
  if (shape.hem === 'handkerchief')
    return [
      [hem, at + 3, 1],
      [hem * 0.66, at - 9, 1],
      [hem * 0.34, at + 1, 1],
      [0, at - 8, 1],
    ]
  return [
    [hem, at - 0.9, 1],
    [hem * 0.55, at + 0.5],
    [0, at + 0.9],
  ]
}

/**
 * Returns the outline with an asymmetric hem slanting from one side to the other; other hems stay as they
 * are.
 */
export const fallen = (outline: readonly Knot[], { hem }: BodyShape, m: BodyMeasures): Knot[] =>
  outline.map(([x, y, c]): Knot => {
    const low = hem === 'asymmetric' && y > m.hemAt - 2 ? y - 4 - (x / m.hem) * 7 : y
    return c ? [x, low, c] : [x, low]
  })

/**
 * Returns the height (centimeters below the shoulder) of the seam between bodice and skirt; undefined for
 * pieces cut in one.
 */
export const seamOf = ({ waist, hemLength }: BodyShape, m: BodyMeasures): number | undefined => {
  if (['crop', 'waist'].includes(hemLength)) return undefined
  if (waist === 'empire') return 31
  if (waist === 'drop') return 54
  return ['seam', 'tie', 'belt', 'elastic', 'smocked', 'peplum'].includes(waist) ? m.waistAt : undefined
}

/** Returns the depth of the neckline of a garment's back, in centimeters below the shoulder. */
export const backDepth = (shape: BodyShape, m: BodyMeasures) => {
  if (shape.details.includes('open-back')) return 26
  if (shape.sleeve === 'strap') return Math.max(12, m.neckDepth) + 8
  return ['strapless', 'off-shoulder', 'halter'].includes(shape.neck) ? m.neckDepth : 2.6
}

/** Returns the outline of the leg opening of a bodysuit. */
export const briefHem = (m: BodyMeasures): Knot[] => [
  [m.hip * 0.95, m.hipAt - 8, 1],
  [m.hip * 0.56, m.hipAt + 1.4],
  [5.4, m.hipAt + 10.6],
  [3.6, m.hipAt + 15.5, 1],
  [0, m.hipAt + 16.2],
]

/**
 * Returns the outline of a garment of which only the right shoulder is covered: the upper edge runs down to
 * the left armpit.
 */
export const oneShoulder = (half: readonly Knot[], m: BodyMeasures): Knot[] => {
  const armpit = half.findIndex(([x, y]) => x === m.chest && Math.abs(y - m.armpit) < 1)
  const below = half.slice(armpit)
  const shoulder = half.slice(
    half.findIndex(([, y, c]) => c === 1 && y < 2),
    armpit,
  )
  return [
    ...shoulder,
    ...below,
    ...below
      .map(([x, y, c]): Knot => (c ? [-x, y, c] : [-x, y]))
      .reverse()
      .slice(1),
    [-m.chest * 0.4, m.armpit - 4],
    [2, 9],
  ]
}

/** Returns the folds below a cowl neck; none for another neck. */
export const cowlFolds = ({ neck }: BodyShape, m: BodyMeasures): Fold[] =>
  neck === 'cowl'
    ? [0, 3.4, 7, 11].map((low, i) => ({
        line: [
          [-m.neck + i * 0.8, m.neckDepth - 4 + low * 0.4],
          [0, m.neckDepth + 2.4 + low],
          [m.neck - i * 0.8, m.neckDepth - 4 + low * 0.4],
        ],
        width: 3.4,
        height: i % 2 ? -0.5 : 0.56,
      }))
    : []
