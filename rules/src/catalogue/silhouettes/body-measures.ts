// The measures of a garment that hangs from the shoulders, in centimetres of a middle size, laid flat. Half
// widths are counted from the middle, heights from the highest point of the shoulder.
import type { BodyShape } from './shape.ts'

export type BodyMeasures = {
  /** Half the width of the neck at the shoulder, and how deep the front neck is cut. */
  neck: number
  neckDepth: number
  shoulder: number
  slope: number
  chest: number
  armpit: number
  waist: number
  waistAt: number
  hip: number
  hipAt: number
  hem: number
  hemAt: number
  sleeve: number
  /** The sleeve's width at the upper arm and at its end. */
  arm: number
  cuff: number
}

const lengths: Readonly<Record<BodyShape['hemLength'], number>> = {
  crop: 41,
  waist: 50,
  hip: 61,
  thigh: 76,
  mini: 84,
  knee: 98,
  midi: 116,
  maxi: 136,
  floor: 146,
}

type Widths = readonly [chest: number, waist: number, hip: number, flare: number]
/** Half chest, waist and hip, and how much wider each centimetre below the hip is. */
const widths: Readonly<Record<BodyShape['fit'], Widths>> = {
  slim: [21.5, 18, 22, 0.02],
  regular: [23.5, 21.5, 24, 0.06],
  relaxed: [25.5, 25, 26.5, 0.1],
  oversized: [28.5, 28.5, 29.5, 0.06],
  'a-line': [22.5, 20.5, 26, 0.2],
  'fit-and-flare': [21.5, 17.5, 28, 0.34],
  column: [21.5, 19.5, 22.5, 0.05],
}

const neckDepths: Readonly<Record<BodyShape['neck'], readonly [half: number, depth: number]>> = {
  crew: [8.2, 8.5],
  v: [8.6, 19],
  'deep-v': [9, 30],
  scoop: [10, 14],
  square: [11, 13],
  boat: [13.5, 4],
  mock: [7.6, 6],
  turtle: [7.4, 6],
  cowl: [11, 13],
  halter: [6.5, 4],
  'off-shoulder': [15, 15],
  'one-shoulder': [9, 12],
  strapless: [10, 17],
  sweetheart: [11, 17],
  keyhole: [8.2, 8],
  henley: [8.2, 8],
  surplice: [9, 25],
  funnel: [8, 6],
}

const sleeveLengths: Readonly<Record<BodyShape['sleeve'], number>> = {
  none: 0,
  strap: 0,
  cap: 8,
  short: 19,
  elbow: 31,
  'three-quarter': 44,
  long: 59,
}

/** Coats and jackets are worn over other clothes, so they are cut wider. */
const isOuter = ({ collar, closure }: BodyShape) =>
  ['notch', 'peak', 'shawl', 'moto', 'storm', 'fur'].includes(collar) ||
  ['double-breasted', 'asymmetric-zip', 'toggles'].includes(closure)

/** Returns whether a garment is a cape or poncho: one cloth from the neck to the hem, without sleeves. */
export const isCape = ({ sleeveCut, sleeve, fit, cuff, pockets }: BodyShape) =>
  sleeveCut === 'dolman' && fit === 'oversized' && sleeve !== 'long' && (cuff === 'rib' || pockets === 'welt')

/** A cape widens from the shoulders to its hem. */
const capeMeasures = (m: BodyMeasures): BodyMeasures => {
  const hem = Math.min(52, 37 + m.hemAt * 0.14)
  return { ...m, shoulder: 18.5, chest: 30, armpit: 25, waist: 36, hip: 41, hem, sleeve: 0 }
}

/**
 * Returns the measures (in drawing units) by which a garment worn on the body is drawn: those of its fit,
 * changed for capes.
 */
export const bodyMeasures = (shape: BodyShape): BodyMeasures => {
  const m = fittedMeasures(shape)
  return isCape(shape) ? capeMeasures(m) : m
}

const fittedMeasures = (shape: BodyShape): BodyMeasures => {
  const [chest, waist, hip, flare] = widths[shape.fit]
  const ease = isOuter(shape) ? 1.6 : 0
  const [neck, depth] = neckDepths[shape.neck]
  const hemAt = lengths[shape.hemLength]
  const isDropped = shape.sleeveCut === 'drop' || shape.fit === 'oversized'
  const isShaped = !['none', 'drop'].includes(shape.waist) || shape.fit === 'slim'
  const waistWide = (isShaped ? waist : Math.max(waist, (chest + hip) / 2 - 1)) + ease
  const hipAt = 61
  const below = Math.max(0, hemAt - hipAt)
  const wide = hip + ease + below * flare
  const hem = hemAt >= hipAt ? wide : chest + ease + ((waistWide - chest - ease) * (hemAt - 26)) / 18
  // Without a sleeve a close top is cut in at the shoulder; a wide one falls over it.
  const bare = shape.sleeve === 'none' ? Math.max(-3.6, Math.min(-0.6, chest - 26.1)) : 0
  const slim = shape.fit === 'slim' || shape.fit === 'column' ? -1.6 : 0
  const arm = 17.5 + ease + slim + (isDropped ? 3 : 0)
  return {
    neck: isOuter(shape) && shape.neck !== 'crew' ? 8.4 : neck,
    neckDepth: depth,
    shoulder: 19.4 + ease * 0.4 + (isDropped ? 4 : 0) + bare,
    slope: 4.4,
    chest: chest + ease,
    armpit: 23 + ease * 0.7 + (isDropped ? 2.5 : 0),
    waist: waistWide,
    waistAt: 42,
    hip: hip + ease,
    hipAt,
    hem: shape.hem === 'rib' || shape.hem === 'elastic' ? Math.min(hem, chest + ease) - 1.5 : hem,
    hemAt,
    sleeve: sleeveLengths[shape.sleeve],
    arm,
    cuff: cuffOf(shape, arm),
  }
}

const cuffOf = ({ sleeve, sleeveCut, cuff }: BodyShape, arm: number) => {
  if (sleeveCut === 'bell' || sleeveCut === 'flutter') return arm + 8
  if (sleeveCut === 'dolman') return sleeve === 'long' ? 13 : arm + 6
  if (sleeve !== 'long' && sleeve !== 'three-quarter') return arm - 1.5
  if (cuff === 'rib' || cuff === 'elastic') return 10
  return sleeve === 'long' ? 12.5 : 14
}
