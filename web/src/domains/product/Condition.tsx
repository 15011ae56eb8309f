import { conditionLabels, type Condition as Grade } from '@hemline/rules/vocabulary/items.ts'
import { classes } from '../../ui/classes.ts'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Condition.module.css'
import { conditionText, notedText } from './condition-words.ts'
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
  if (photoId === null)
    return (
      <Text above={4} size={14}>
        {description}
      </Text>
    )
  if (item.hasInappropriateContent)
    return (
      <Text above={4} size={14}>
        {description}. See the pictures.
      </Text>
    )
  return (
    <PlainButton className={styles.flaw} onClick={() => onShow(photoId)}>
      <span className="frame">
        <Picture photoId={photoId} sizes="88px" />
      </span>
      <span>
        <Text as="b" block weight={600}>
          {description}
        </Text>
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
    <Panel as="section" above={6} padY={6} edge="top" container>
      <Text as="h2" below={3} voice="label" size={16}>
        Condition: {conditionLabels[item.condition].toLowerCase()}
      </Text>
      <Stack as="ol" gap={1} size={12} tone="soft" leading={1.3} textAlign="center" className={styles.scale}>
        {steps.map((step, i) => (
          <li
            key={step}
            className={i <= own ? styles.on : undefined}
            aria-current={i === own ? 'true' : undefined}
          >
            <span>{conditionLabels[step]}</span>
          </li>
        ))}
      </Stack>
      <Text above={4} className={classes(styles.conditionWords, 'small')}>
        {conditionText(item)}
      </Text>
      {noted && (
        <Text above={4} className={classes(styles.conditionWords, 'small')}>
          {noted}
        </Text>
      )}
      {item.flaws.map((flaw) => (
        <Flaw key={`${flaw.description} ${flaw.photoId}`} item={item} flaw={flaw} onShow={onShowPhoto} />
      ))}
    </Panel>
  )
}
