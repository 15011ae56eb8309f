import { type Cents, firstPart } from '@hemline/rules/common/money.ts'
import type { MethodRow } from '@hemline/rules/payment/methods.ts'
import type { PaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import { CreditCard, ExternalLink, Smartphone } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { money } from '../../platform/format.ts'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Panel } from '../../ui/layout.tsx'

type PaymentMethodsProps = {
  /** The offered payment methods, in order (rules/src/payment/methods.ts). */
  rows: readonly MethodRow[]
  /** Undefined while a saved way to pay is chosen. */
  selected: PaymentMethod | undefined
  onSelect: (method: PaymentMethod) => void
  /** The amount that the payment method is charged. */
  amount: Cents
  disabled?: boolean
  /** The saved ways to pay, before the methods. */
  saved?: ReactNode
  /** Shown below the chosen method: the card fields, or an explanation of the next step. */
  children?: ReactNode
}

function Mark({ row, amount }: { row: MethodRow; amount: Cents }) {
  if (row.method === 'bnpl_pay_in_four') return <>4 × {money(firstPart(amount, 4))}</>
  const Icon = row.kind === 'token' ? CreditCard : row.kind === 'wallet' ? Smartphone : ExternalLink
  return row.kind === 'none' ? null : <Icon size={20} strokeWidth={1.5} aria-hidden />
}

/**
 * Renders the payment methods as one group of radio buttons, with the chosen one's fields (`children`)
 * unfolded.
 */
export function PaymentMethods({
  rows,
  selected,
  onSelect,
  amount,
  disabled,
  saved,
  children,
}: PaymentMethodsProps) {
  return (
    <ChoiceCards legend="Payment" legendLook="hidden" look="rows">
      {saved}
      {rows.map((row) => {
        const isChosen = row.method === selected
        return (
          <Fragment key={row.method}>
            <ChoiceCard
              title={row.label}
              words={row.hint}
              end={<Mark row={row} amount={amount} />}
              aria-label={row.label}
              checked={isChosen}
              disabled={disabled}
              onChange={() => onSelect(row.method)}
            />
            {isChosen && children && (
              <Panel padX={4} padTop={4} padBottom={5}>
                {children}
              </Panel>
            )}
          </Fragment>
        )
      })}
    </ChoiceCards>
  )
}
