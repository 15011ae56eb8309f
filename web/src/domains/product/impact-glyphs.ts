// What wearing a piece again saves, in three figures; the way by car in the person's unit of distance.
import { CarFront, Droplets, Lightbulb, type LucideIcon } from 'lucide-react'
import { roadOf, type Unit } from '../size-guides/units.ts'

type Impact = {
  readonly glassesOfWater: number
  readonly hoursOfLighting: number
  readonly milesByCar: number
}
type ImpactGlyph = { key: keyof Impact; Icon: LucideIcon; amount: number; words: string }

const numbered = (amount: number, one: string, many: string) => (amount === 1 ? one : many)

/** Returns the three figures of an impact, each with its icon and its noun in the right number. */
export function impactGlyphs(impact: Impact, unit: Unit): ImpactGlyph[] {
  const { glassesOfWater: water, hoursOfLighting: light } = impact
  const way = roadOf(impact.milesByCar, unit)
  return [
    {
      key: 'glassesOfWater',
      Icon: Droplets,
      amount: water,
      words: numbered(water, 'glass of water', 'glasses of water'),
    },
    {
      key: 'hoursOfLighting',
      Icon: Lightbulb,
      amount: light,
      words: numbered(light, 'hour of light', 'hours of light'),
    },
    {
      key: 'milesByCar',
      Icon: CarFront,
      amount: way.amount,
      words: `${numbered(way.amount, way.one, way.many)} by car`,
    },
  ]
}
