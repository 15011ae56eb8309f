import { useId, useState } from 'react'
import { money } from '../../platform/format.ts'
import { classes } from '../../ui/classes.ts'
import { costOf, type DeliveryOption } from './delivery-cost.ts'
import styles from './Shipping.module.css'

type Props = {
  /** Whose delivery it is, for the group's name: "From Hemline". */
  title: string
  /** Those of one sender. */
  options: readonly DeliveryOption[]
  freeShipping: boolean
  busy: boolean
  onSelect: (option: DeliveryOption) => void
}

/** The ways of delivery of one sender, to choose one; nothing where there is no choice. */
export function DeliveryOptions({ title, options, freeShipping, busy, onSelect }: Props) {
  const name = useId()
  // The dot moves at once; the sums follow with the answer.
  const [asked, setAsked] = useState<number | null>(null)
  const isChosen = (option: DeliveryOption) =>
    busy && asked !== null ? option.id === asked : option.selected
  const select = (option: DeliveryOption) => {
    setAsked(option.id)
    onSelect(option)
  }
  if (options.length < 2) return null
  return (
    <fieldset className={styles.options} aria-busy={busy || undefined}>
      <legend className="sr">Delivery {title.replace(/^From/, 'from')}</legend>
      {options.map((option) => {
        const cost = costOf(option, freeShipping)
        return (
          <label key={option.id} className={classes(styles.option, isChosen(option) && styles.chosen)}>
            <input type="radio" name={name} checked={isChosen(option)} onChange={() => select(option)} />
            <span>
              <b>{option.label}</b>
              {option.label !== 'Standard' && <small>{option.descriptionOverride ?? option.name}</small>}
            </span>
            <span className={`${styles.when} num`}>
              <b>{cost === 0 ? 'Free' : money(cost)}</b>
              <small>{option.deliveryEstimate}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
