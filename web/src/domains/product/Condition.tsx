import { conditionLabels, type Condition as Grade } from '@hemline/rules/vocabulary/items.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Condition.module.css'
import { conditionText, notedText } from './condition-words.ts'
import product from './Product.module.css'
import type { Product } from './product-type.ts'

const scale: readonly Grade[] = ['flawed_gem', 'good', 'very_good', 'excellent', 'new_with_tags']
/** A flaw with a small picture; a press shows the picture large. */
function Flaw({
  item,
  flaw,
  onShow,
}: {
  item: Product
  flaw: Product['flaws'][number]
  onShow: (photoId: number) => void
}) {
  const { photoId, description } = flaw
  if (photoId === null) return <p className={styles.flawWords}>{description}</p>
  if (item.hasInappropriateContent)
    return <p className={styles.flawWords}>{description}. See the pictures.</p>
  return (
    <PlainButton className={styles.flaw} onClick={() => onShow(photoId)}>
      <span className="frame">
        <Picture photoId={photoId} sizes="88px" />
      </span>
      <span>
        <b>{description}</b>
        <span className="link">Look at it</span>
      </span>
    </PlainButton>
  )
}

type Props = { item: Product; onShowPhoto: (photoId: number) => void }

/**
 * Shows the piece's grade on a scale of five with explanations. A repaired piece takes the first step,
 * under its own name.
 */
export function Condition({ item, onShowPhoto }: Props) {
  const steps = item.condition === 'repaired' ? (['repaired', ...scale.slice(1)] as readonly Grade[]) : scale
  const own = steps.indexOf(item.condition)
  const noted = notedText(item)
  return (
    <section className={`${product.block} ${styles.first}`}>
      <h2>Condition: {conditionLabels[item.condition].toLowerCase()}</h2>
      <ol className={styles.scale}>
        {steps.map((step, i) => (
          <li
            key={step}
            className={i <= own ? styles.on : undefined}
            aria-current={i === own ? 'true' : undefined}
          >
            <span>{conditionLabels[step]}</span>
          </li>
        ))}
      </ol>
      <p className={`${styles.conditionWords} small`}>{conditionText(item)}</p>
      {noted && <p className={`${styles.conditionWords} small`}>{noted}</p>}
      {item.flaws.map((flaw) => (
        <Flaw key={`${flaw.description} ${flaw.photoId}`} item={item} flaw={flaw} onShow={onShowPhoto} />
      ))}
    </section>
  )
}
