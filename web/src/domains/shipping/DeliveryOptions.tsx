import { useState } from 'react'
import { deliveryDays } from '../../platform/delivery-days.ts'
import { money } from '../../platform/format.ts'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Text } from '../../ui/layout.tsx'
import { costOf, type DeliveryOption } from './delivery-cost.ts'

type Props = {
  /** Whose delivery it is, for the group's name: "From Hemline". */
  title: string
  /** Those of one sender. */
  options: readonly DeliveryOption[]
  freeShipping: boolean
  busy: boolean
  onSelect: (option: DeliveryOption) => void
}

/** The line below an option's label: the carrier abroad, or how an option other than the standard works. */
const wordsOf = ({ label, serviceType, descriptionOverride, name }: DeliveryOption) =>
  (label !== 'Standard' || serviceType.startsWith('flat_rate')) && (descriptionOverride ?? name)

/** Renders one sender's delivery options as radio buttons; nothing with fewer than two. */
export function DeliveryOptions({ title, options, freeShipping, busy, onSelect }: Props) {
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
    <ChoiceCards
      legend={`Delivery ${title.replace(/^From/, 'from')}`}
      legendLook="hidden"
      look="rows"
      busy={busy}
    >
      {options.map((option) => {
        const cost = costOf(option, freeShipping)
        return (
          <ChoiceCard
            key={option.id}
            checked={isChosen(option)}
            onChange={() => select(option)}
            title={option.label}
            words={wordsOf(option)}
            end={
              <>
                <b>{cost === 0 ? 'Free' : money(cost)}</b>
                <Text as="span" block size={14} tone="soft" leading={1.4}>
                  {deliveryDays({ min: option.minShippingEstimate, max: option.maxShippingEstimate })}
                </Text>
              </>
            }
          />
        )
      })}
    </ChoiceCards>
  )
}
