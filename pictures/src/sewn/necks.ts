// Necks without a collar: stands, turtlenecks and bindings.

import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { BodyShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { Knot } from './knots.ts'
import type { Cloth } from './layers.ts'
import { band, grainAt, sew, type Tailor, whole } from './tailor.ts'

/** Sews a band that stands round the neck (mock neck, stand collar, rib), `high` centimeters high. */
export const sewStand = (
  tailor: Tailor,
  m: BodyMeasures,
  { high, cloth, isOpen }: { high: number; cloth: Cloth; isOpen: boolean },
) => {
  const low = isOpen ? m.neckDepth * 0.72 : Math.min(m.neckDepth, 6.4)
  const rim: Knot[] = [
    [0, -high + 3.6],
    [m.neck * 0.62, -high + 2.6],
    [m.neck - 0.3, -high + 0.6],
  ]
  // The inside of the collar's back, behind the front's lower edge.
  if (!tailor.isBack && !tailor.isOnForm)
    sew(tailor, whole([[0, -high - 0.9], [m.neck * 0.6, -high - 0.6], ...rim.toReversed()]), {
      cloth: tailor.lining,
      level: 0.4,
      bulge: -0.3,
      roll: 2,
      isSeamless: true,
    })
  const half: Knot[] = [
    ...rim,
    [m.neck + 0.1, -high + 1],
    [m.neck + 0.9, 0.4],
    [m.neck * 0.66, low * 0.74],
    [0, low + 0.4],
  ]
  band(tailor, whole(half), cloth, { level: 2.4, bulge: 2, roll: 2, cast: 0.8, grain: grainAt(0, 0) })
}

/** Sews a turtleneck: a close tube round the neck, and the half of it that is folded down over the other. */
export const sewTurtle = (tailor: Tailor, m: BodyMeasures, cloth: Cloth) => {
  const { neck: n } = m
  const tube: Knot[] = [
    [0, -2],
    [n * 0.7, -2],
    [n + 0.1, -1],
    [n + 1, 1],
    [n * 0.62, m.neckDepth * 0.8],
    [0, m.neckDepth + 0.9],
  ]
  band(tailor, whole(tube), cloth, { level: 2.2, bulge: 1, roll: 1.6, cast: 0.5, grain: grainAt(0, 0) })
  const fold: Knot[] = [
    [0, -6.5],
    [n * 0.6, -6.7],
    [n - 0.7, -6.1],
    [n - 0.5, -3],
    [n + 0.3, 0.7, 1],
    [n * 0.55, 2.5],
    [0, 3.1],
  ]
  band(tailor, whole(fold), cloth, { level: 3.1, bulge: 1.1, roll: 1.4, cast: 0.7, grain: grainAt(0, 0) })
}

/**
 * Sews the edge of a neck without a collar: a turtleneck, a standing band (mock, funnel), a binding or rib
 * where a round neck has one, and the slit and button of a keyhole. Other necks get nothing.
 */
export const sewNeck = (tailor: Tailor, shape: BodyShape, m: BodyMeasures) => {
  const isKnit = shape.cuff === 'rib' || shape.hem === 'rib'
  const cloth = shape.details.includes('contrast-trim') ? tailor.second : isKnit ? tailor.rib : tailor.cloth
  if (shape.neck === 'turtle') return sewTurtle(tailor, m, isKnit ? tailor.rib : tailor.cloth)
  if (shape.neck === 'mock') return sewStand(tailor, m, { high: 4.6, cloth, isOpen: false })
  if (shape.neck === 'funnel') return sewStand(tailor, m, { high: 7.5, cloth, isOpen: false })
  const wide = isKnit ? 2.4 : shape.details.includes('contrast-trim') ? 1.8 : 0
  const isRound = ['crew', 'scoop', 'v', 'henley', 'keyhole', 'boat', 'deep-v'].includes(shape.neck)
  if (wide > 0 && isRound && shape.closure !== 'open') sewBinding(tailor, { shape, m, wide, cloth })
  if (shape.neck === 'keyhole')
    tailor.layers.push(
      {
        is: 'cord',
        line: [
          [0, m.neckDepth + 0.4],
          [0.05, m.neckDepth + 7],
        ],
        width: 1.6,
        material: tailor.lining.material,
        level: 1,
        cast: 0,
      },
      { is: 'button', at: [0, m.neckDepth], radius: 0.6, material: tailor.button, holes: 0 },
    )
}

const sewBinding = (
  tailor: Tailor,
  { shape, m, wide, cloth }: { shape: BodyShape; m: BodyMeasures; wide: number; cloth: Cloth },
) => {
  const isSharp = shape.neck === 'v' || shape.neck === 'deep-v'
  const d = m.neckDepth
  const middle = (y: number): Knot => (isSharp ? [0, y, 1] : [0, y])
  const bend = isSharp ? 0.5 : 0.72
  const inner: Knot[] = [
    middle(d - 0.2),
    [m.neck * bend, d * (isSharp ? 0.46 : 0.66)],
    [m.neck - 0.4, -0.6, 1],
  ]
  const outer: Knot[] = [
    [m.neck + wide, -0.1 + (wide * (m.slope + 0.2)) / (m.shoulder - m.neck), 1],
    [m.neck * bend + wide * 0.8, d * (isSharp ? 0.5 : 0.72) + wide * 0.6],
    middle(d + wide * (isSharp ? 1.3 : 1)),
  ]
  const right = [...inner, ...outer]
  const outline = [
    ...inner,
    ...outer,
    ...outer
      .slice(0, -1)
      .map(([x, y, c]): Knot => (c ? [-x, y, c] : [-x, y]))
      .reverse(),
    ...inner
      .slice(1)
      .map(([x, y, c]): Knot => (c ? [-x, y, c] : [-x, y]))
      .reverse(),
  ]
  if (right.length > 0) band(tailor, outline, cloth, { level: 1.9, bulge: 0.7, roll: 0.9, cast: 0.4 })
}
