import { parseMoney } from '@hemline/rules/common/validation.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import styles from './CashOut.module.css'

type Props = {
  value: string
  onChange: (text: string) => void
  /** The amount in cents that the button "All of it" fills in. */
  most: number
  hint?: string
  error?: string | undefined
}

/** Returns cents as text for the field of an amount in dollars: "40" or "40.50". */
export const typedMoney = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** Renders a field for an amount in dollars, with a button that fills in the whole balance. */
export function AmountField({ value, onChange, most, hint, error }: Props) {
  return (
    <Stack gap={3} tracks="end" align="start" className={styles.amount}>
      <Field
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        hint={hint}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        look="line"
        aria-pressed={parseMoney(value) === most}
        onClick={() => onChange(typedMoney(most))}
      >
        All {money(most)}
      </Button>
    </Stack>
  )
}
