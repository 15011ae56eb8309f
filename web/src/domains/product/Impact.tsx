import { CarFront, Droplets, Lightbulb } from 'lucide-react'
import { count } from '../../platform/format.ts'
import styles from './Product.module.css'
import type { Product } from './product-type.ts'

const glyphs = [
  { field: 'glassesOfWater', Icon: Droplets, one: 'glass of water', many: 'glasses of water' },
  { field: 'hoursOfLighting', Icon: Lightbulb, one: 'hour of light', many: 'hours of light' },
  { field: 'milesByCar', Icon: CarFront, one: 'mile by car', many: 'miles by car' },
] as const

/** Shows what wearing the piece again saves; "these save" for a plural title such as jeans. */
export function Impact({ item }: { item: Product }) {
  const impact = item.sustainabilityImpactV2
  const shown = glyphs.filter(({ field }) => impact[field] > 0)
  if (shown.length === 0) return null
  return (
    <section className={styles.block}>
      <h2>Kept in wear, {impact.isPlural ? 'these save' : 'this saves'}</h2>
      <ul className={`${styles.impact} num`}>
        {shown.map(({ field, Icon, one, many }) => (
          <li key={field}>
            <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
            <b>{count(impact[field])}</b>
            {impact[field] === 1 ? one : many}
          </li>
        ))}
      </ul>
      <p className="tiny soft">Our estimate for a piece of this kind, against making a new one.</p>
    </section>
  )
}
