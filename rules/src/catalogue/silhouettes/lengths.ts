// Inches that follow from a cut, for a middle size of grown people: what a length or a heel is called is what
// the tape says.
import type { HemLength, LegLength, Shape, ShoeShape } from './shape.ts'

const dress: Readonly<Record<HemLength, number>> = {
  crop: 17,
  waist: 21,
  hip: 26,
  thigh: 31,
  mini: 34,
  knee: 39,
  midi: 45,
  maxi: 54,
  floor: 58,
}
const skirt: Readonly<Record<HemLength, number>> = {
  crop: 10,
  waist: 11,
  hip: 12,
  thigh: 14,
  mini: 16,
  knee: 23,
  midi: 29,
  maxi: 36,
  floor: 39,
}
const inseam: Readonly<Record<LegLength, number>> = {
  brief: 2,
  short: 4.5,
  bermuda: 10,
  capri: 20,
  crop: 25,
  ankle: 27,
  full: 30,
}
const longer = ['wide', 'palazzo', 'flare', 'bootcut']
const heel: Readonly<Record<ShoeShape['heel'], number>> = {
  flat: 0.5,
  'low-block': 1,
  block: 2.75,
  kitten: 1.75,
  stiletto: 3.5,
  wedge: 3,
  stacked: 2.25,
  cone: 2.5,
}
const rise = { low: 8.5, mid: 9.75, high: 11.25, 'paper-bag': 12 } as const

/**
 * Returns the inches of a measurement in a middle size of a shape ('Length', 'Inseam', 'Rise'); undefined
 * when the shape does not determine it, such as a bust.
 */
export function inchesOf(shape: Shape, measure: string): number | undefined {
  switch (shape.on) {
    case 'body':
      if (measure === 'Inseam') return shape.legs && inseam[shape.legs.length]
      return measure === 'Length' && !shape.legs ? dress[shape.hemLength] : undefined
    case 'skirt':
      return measure === 'Length' ? skirt[shape.hemLength] : undefined
    case 'legs':
      if (measure === 'Rise') return rise[shape.rise]
      if (measure !== 'Inseam') return undefined
      return (
        inseam[shape.leg.length] + (shape.leg.length === 'full' && longer.includes(shape.leg.fit) ? 2 : 0)
      )
    case 'feet':
      return measure === 'Heel height' ? heel[shape.heel] + (shape.sole === 'platform' ? 1 : 0) : undefined
    default:
      return undefined
  }
}
