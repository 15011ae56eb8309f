import type { Cents } from '@hemline/rules/common/money.ts'
import type { MethodRow } from '@hemline/rules/payment/methods.ts'
import { isKeepable } from '@hemline/rules/payment/saved-methods.ts'
import { Lock } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { CardFields } from '../payment/CardFields.tsx'
import { PaymentMethods } from '../payment/PaymentMethods.tsx'
import { SavedChoices } from '../payment/SavedChoices.tsx'
import { type CardField, type CardForm, cardFieldIds } from '../payment/use-card-form.ts'
import { BuyingWaits } from '../popups/BuyingWaits.tsx'
import styles from './Checkout.module.css'
import type { Chosen } from './use-saved.ts'

type PaymentStepProps = {
  rows: readonly MethodRow[]
  ways: Chosen
  /** Whether a card can be saved: for members alone. */
  canKeep: boolean
  /** Runs a change of the chosen way to pay. */
  onSelect: (change: () => void) => void
  /** The amount that the payment method is charged. */
  amount: Cents
  card: CardForm
  busy: boolean
  /** When the payment is taken, as in "when the parcel leaves". */
  chargedWhen: string
  /** Shown at the top: the problem with the last payment. */
  outcome: ReactNode
  /** The form for the billing address. */
  billing: ReactNode
  onPay: () => void
}

/**
 * Returns the label of the pay button: the amount (given in cents), "Place order" for 0, or the site where
 * the shopper approves the payment.
 */
export function payLabel(
  amount: number,
  { kind, label }: Pick<MethodRow, 'kind' | 'label'>,
  isSaved = false,
): string {
  if (amount === 0) return 'Place order'
  if (isSaved) return `Pay ${money(amount)}`
  return kind === 'approval' ? `Continue to ${label}` : `Pay ${money(amount)}`
}

/** Lists the card fields with errors, each a link to its field; renders nothing below two errors. */
function CardErrors({ card }: { card: CardForm }) {
  const wrong = (Object.keys(cardFieldIds) as CardField[]).flatMap((field) => {
    const message = card.errors[field]
    return message ? [{ field, message }] : []
  })
  if (wrong.length < 2) return null
  return (
    <Note mood="bad">
      <b>{wrong.length} things need another look.</b>
      <ul>
        {wrong.map(({ field, message }) => (
          <li key={field}>
            <LinkButton
              className={look({ tall: 44 })}
              onClick={() => globalThis.document.getElementById(cardFieldIds[field])?.focus()}
              inline
            >
              {message}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Note>
  )
}

function Inside({
  row,
  card,
  busy,
  amount,
}: {
  row: MethodRow
  card: CardForm
  busy: boolean
  amount: number
}) {
  if (row.kind === 'token') return <CardFields form={card} disabled={busy} />
  if (row.kind === 'wallet')
    return <p className="small soft">Your device asks you to approve {money(amount)}.</p>
  return (
    <p className="small soft">
      You go there to approve {money(amount)}, and come back here. Nothing is charged before that.
    </p>
  )
}

/** Renders the payment step: the payment methods, the card form, and the pay button. */
export function PaymentStep({
  rows,
  ways,
  canKeep,
  onSelect,
  amount,
  card,
  busy,
  chargedWhen,
  outcome,
  billing,
  onPay,
}: PaymentStepProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onPay()
  }
  const { offered, picked, row, keeps, setKeeps } = ways
  const label = payLabel(amount, row, picked !== undefined)
  return (
    <Stack>
      <Stack as="form" id="pay" noValidate aria-label="Payment" onSubmit={submit}>
        {amount > 0 ? (
          <>
            {row.kind === 'token' && !picked && <CardErrors card={card} />}
            <PaymentMethods
              rows={rows}
              selected={picked ? undefined : row.method}
              onSelect={(method) => onSelect(() => ways.choose(method))}
              saved={
                <SavedChoices
                  saved={offered}
                  chosen={picked?.id}
                  onChoose={(id) => onSelect(() => ways.pick(id))}
                  disabled={busy}
                />
              }
              amount={amount}
              disabled={busy}
            >
              <Inside row={row} card={card} busy={busy} amount={amount} />
              {canKeep && isKeepable(row.method) && (
                <Check checked={keeps} disabled={busy} onChange={(event) => setKeeps(event.target.checked)}>
                  {row.kind === 'token' ? 'Save this card for next time' : 'Save this account for next time'}
                </Check>
              )}
            </PaymentMethods>
          </>
        ) : (
          <Note mood="green">
            <b>Nothing is left to pay.</b>{' '}
            {row.method === 'clutch' ? 'Your gift card covers it.' : 'Your credit covers it.'}
          </Note>
        )}
      </Stack>
      {billing}
      {outcome}
      <BuyingWaits />
      <Panel above={4} className={styles.pay}>
        <Button type="submit" form="pay" size="large" wide busy={busy} className="num">
          <Lock size={16} strokeWidth={1.5} aria-hidden />
          {label}
        </Button>
        <Text above={3} textAlign="center" className="tiny soft">
          You agree to the{' '}
          <HrefLink className="link" href="/legal/tou">
            terms
          </HrefLink>
          .{' '}
          {amount > 0 &&
            `${row.kind === 'approval' ? 'You are charged' : 'We charge your card'} ${chargedWhen}.`}
        </Text>
      </Panel>
    </Stack>
  )
}
