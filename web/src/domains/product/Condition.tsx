import { conditionLabels, type Condition as Grade } from '@hemline/rules/vocabulary/items.ts'
import { Picture } from '../listing/Picture.tsx'
import styles from './Product.module.css'
import type { Product } from './product-type.ts'

const scale: readonly Grade[] = ['flawed_gem', 'good', 'very_good', 'excellent', 'new_with_tags']
const words: Record<Grade, string> = {
  new_with_tags: 'Never worn, with its original tag.',
  excellent: 'Hardly worn, and nothing to see of it.',
  very_good: 'Worn a little and cared for. Small signs, if any.',
  good: 'Worn, and good for years more. Some signs of it show.',
  repaired: 'Mended by hand, and ready to be worn again.',
  flawed_gem: 'A flaw you should know of; it is shown here.',
}

/** Five steps with words; a repaired piece stands on the first, under its own name. */
export function Condition({ item }: { item: Product }) {
  const steps = item.condition === 'repaired' ? (['repaired', ...scale.slice(1)] as readonly Grade[]) : scale
  const own = steps.indexOf(item.condition)
  return (
    <section className={`${styles.block} ${styles.first}`}>
      <h2>Condition: {conditionLabels[item.condition].toLowerCase()}</h2>
      <ol className={styles.scale}>
        {steps.map((step, i) => (
          <li key={step} className={i <= own ? styles.on : undefined} aria-current={i === own ? 'true' : undefined}>
            {conditionLabels[step]}
          </li>
        ))}
      </ol>
      <p className={`${styles.conditionWords} small soft`}>{item.conditionDescription ?? words[item.condition]}</p>
      {item.flaws.map((flaw) => (
        <div key={flaw.description} className={flaw.photoId === null ? styles.flawWords : styles.flaw}>
          {flaw.photoId !== null && (
            <span className={styles.pic}>
              <Picture photoId={flaw.photoId} alt={`Flaw: ${flaw.description}`} sizes="88px" />
            </span>
          )}
          <p>{flaw.description}</p>
        </div>
      ))}
    </section>
  )
}
