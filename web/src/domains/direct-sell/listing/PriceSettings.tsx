// How the price of a piece may fall: offers, the lowest price, and coming down by itself.
import { parseMoney } from '@hemline/rules/common/validation.ts'
import { directDropDays, directDropPercent, directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { money, shortMoney } from '../../../platform/format.ts'
import { Panel, Stack, Text } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { Form } from './draft.ts'
import styles from './Price.module.css'

const dollarCents = 100
const typed = (cents: number | null): string =>
  cents === null
    ? ''
    : cents % dollarCents === 0
      ? String(cents / dollarCents)
      : (cents / dollarCents).toFixed(2)
type MoneyFieldProps = {
  cents: number | null
  label: string
  describedBy?: string
  isInvalid?: boolean
  placeholder?: string
  onChange: (cents: number | null) => void
}

/**
 * Renders a text field for an amount in dollars, without label or frame; `onChange` gets cents, null for text
 * that is no amount.
 */
export function MoneyInput({ cents, label, describedBy, isInvalid, placeholder, onChange }: MoneyFieldProps) {
  const [text, setText] = useState(() => typed(cents))
  // Set by somebody else: the buttons, the suggestion, another tab.
  const isOther = (parseMoney(text) ?? null) !== cents
  const field = useRef<HTMLInputElement>(null)
  const isTaken = useRef(false)
  useEffect(() => {
    if (!isOther) return
    isTaken.current = true
    setText(typed(cents))
  }, [cents, isOther])
  // A suggestion may come under somebody's fingers: the next key replaces the amount instead of extending it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Runs when the text has changed.
  useLayoutEffect(() => {
    if (isTaken.current && document.activeElement === field.current) field.current?.select()
    isTaken.current = false
  }, [text])
  return (
    <input
      ref={field}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      placeholder={placeholder}
      value={text}
      onChange={(event) => {
        const next = event.target.value.replace(/[^\d.,]/g, '')
        setText(next)
        onChange(parseMoney(next) ?? null)
      }}
    />
  )
}

type SettingsProps = {
  form: Form
  usualDiscount: number | null
  floorFault: string | undefined
  change: (part: Partial<Form>) => void
}

/** Renders the switches for offers and automatic price drops, and the field for the lowest price. */
export function PriceSettings({ form, usualDiscount, floorFault, change }: SettingsProps) {
  const id = useId()
  const { price, floor, takesOffers, comesDown } = form
  const step = Math.round(((price ?? 0) * directDropPercent) / 100)
  const until = floor === null ? '' : `, never under ${shortMoney(floor)}`
  return (
    <Panel as="section" above={6} aria-label="Offers and price">
      <Panel edge="bottom">
        <Switch
          label="Take offers"
          words={
            usualDiscount
              ? `most pieces sell ${usualDiscount}% under the price`
              : 'shoppers name a price, and you decide'
          }
          on={takesOffers}
          onChange={(on) => change({ takesOffers: on })}
        />
      </Panel>
      {(takesOffers || comesDown) && (
        <Stack gap={3} align="center" padY={3} edge="bottom" className={styles.floorRow}>
          <div>
            <Text as="b" block weight={600}>
              Not below
            </Text>
            <Text as="small" block size={12} tone="soft" id={id}>
              nobody sees it; lower offers are declined kindly.
              {floor !== null && !floorFault && ` You would get ${money(directPayoutOf(floor).earnings)}.`}
            </Text>
            {floorFault && (
              <Text role="alert" size={14} tone="danger">
                {floorFault}
              </Text>
            )}
          </div>
          <MoneyInput
            label="Not below, in dollars"
            describedBy={id}
            isInvalid={floorFault !== undefined}
            cents={floor}
            onChange={(value) => change({ floor: value })}
          />
        </Stack>
      )}
      <Panel edge="bottom">
        <Switch
          label="Come down by itself"
          words={`${step > 0 ? money(step) : `${directDropPercent}% of the price`} every ${directDropDays} days${until}`}
          on={comesDown}
          onChange={(on) => change({ comesDown: on })}
        />
      </Panel>
    </Panel>
  )
}
