import { deliveryNoteProblem } from '@hemline/rules/addresses/shown.ts'
import type { CartAddressFieldsFragment, CartFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useForm } from 'react-hook-form'
import { deliveryDays } from '../../platform/delivery-days.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { locationOf } from '../addresses/address-values.ts'
import { DeliveryPlace } from '../addresses/DeliveryPlace.tsx'
import { BundleNote } from '../shipping/BundleNote.tsx'
import { DeliveryOptions } from '../shipping/DeliveryOptions.tsx'
import { useDeliveryChoice } from '../shipping/use-delivery-choice.ts'
import styles from './Checkout.module.css'
import { sendersOf } from './DeliverySummary.tsx'
import type { Drafting } from './draft.ts'
import type { SetAddress } from './use-cart-address.ts'

type Cart = CartFieldsFragment
type DeliveryStepProps = Drafting & {
  cart: Cart
  where: CartAddressFieldsFragment | null
  set: SetAddress
  onDone: () => void
}

/**
 * Renders the delivery step of checkout: the way of delivery for each sender, the weekly bundle, and where
 * the carrier leaves the parcel. Calls `onDone` once the server took what changed; a refusal stands at the
 * note or above.
 */
export function DeliveryStep({ cart, where, draft, keep, set, onDone }: DeliveryStepProps) {
  const { choose, busy } = useDeliveryChoice()
  const before = { deliveryLocation: where?.deliveryLocation ?? '', deliveryNote: where?.deliveryNote ?? '' }
  const form = useForm({
    mode: 'onBlur',
    defaultValues: {
      deliveryLocation: draft.location ?? before.deliveryLocation,
      deliveryNote: draft.note ?? before.deliveryNote,
    },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    const { deliveryLocation, deliveryNote } = values
    const same = deliveryLocation === before.deliveryLocation && deliveryNote === before.deliveryNote
    const [refused] = same
      ? []
      : await set({
          deliveryLocation: locationOf(deliveryLocation),
          deliveryNote: deliveryNote.trim() || null,
        })
    if (!refused) return onDone()
    form.setError(
      refused.field === 'deliveryNote' ? 'deliveryNote' : 'root',
      { message: refused.message },
      { shouldFocus: true },
    )
  })
  const senders = sendersOf(cart)
  return (
    <Stack
      as="form"
      noValidate
      aria-label="How it travels"
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
    >
      {errors.root && (
        <Note mood="bad" role="alert">
          {errors.root.message}
        </Note>
      )}
      {senders.map(({ key, title, parcels, options, chosen, cost }) => (
        <Stack gap={2} key={key} className={styles.sender}>
          <Text as="h3" voice="label" size={16}>
            {title}
          </Text>
          <p className="small soft num">
            {parcels.map(({ key: id, shipFrom, minEstimate: min, maxEstimate: max }) => (
              <span key={id}>
                {shipFrom
                  ? `Ships ${shipFrom.replace(/^From/, 'from').replace(/^(?!from)/, 'from ')}, arrives `
                  : 'Arrives '}
                {deliveryDays({ min, max })}
              </span>
            ))}
          </p>
          {options.length < 2 ? (
            <Row
              as="p"
              gap={4}
              align="stretch"
              justify="between"
              noWrap
              padX={4}
              padY={3}
              surface="card"
              edge="all"
              round="control"
            >
              <Text as="b" weight={600}>
                {chosen?.label ?? 'Standard'}
              </Text>
              <Text as="b" weight={600} className="num">
                {cost ? money(cost) : 'Free'}
              </Text>
            </Row>
          ) : (
            <DeliveryOptions
              title={title}
              options={options}
              freeShipping={cart.cartTotals?.freeShipping ?? false}
              busy={busy}
              onSelect={(option) => void choose(option)}
            />
          )}
          {key === 'own' && <BundleNote messages={cart.bundleMessages} open={cart.activeBundle !== null} />}
        </Stack>
      ))}
      <DeliveryPlace
        location={form.register('deliveryLocation', {
          onChange: (event: { target: { value: string } }) => keep({ location: event.target.value }),
        })}
        note={{
          ...form.register('deliveryNote', {
            validate: deliveryNoteProblem,
            onChange: (event: { target: { value: string } }) => keep({ note: event.target.value }),
          }),
          ...(errors.deliveryNote?.message && { error: errors.deliveryNote.message }),
        }}
      />
      <Row gap={5} rows={3}>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving' : 'Continue to payment'}
        </Button>
      </Row>
    </Stack>
  )
}
