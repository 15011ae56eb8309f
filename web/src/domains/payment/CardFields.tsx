import { cardBrandLabels, securityCodeLength } from '@hemline/rules/payment/cards.ts'
import type { ComponentProps } from 'react'
import { Field } from '../../ui/Field.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import styles from './Payment.module.css'
import { type CardField, type CardForm, cardFieldIds } from './use-card-form.ts'

type CardFieldsProps = { form: CardForm; disabled?: boolean }

/**
 * Renders the four fields of a card. They have no `name`, so that no form can submit them; browsers fill them
 * in by their autocomplete attributes.
 */
export function CardFields({ form, disabled }: CardFieldsProps) {
  const field = (name: CardField, label: string, rest: Partial<ComponentProps<typeof Field>>) => (
    <Field
      {...rest}
      id={cardFieldIds[name]}
      label={label}
      value={form.values[name]}
      error={form.errors[name]}
      disabled={disabled}
      spellCheck={false}
      autoCorrect="off"
      onChange={({ target }) =>
        form.change(
          name,
          target.value,
          target.selectionStart === null || target.selectionStart === target.value.length,
        )
      }
      onBlur={() => form.blur(name)}
    />
  )
  const codeLength = securityCodeLength(form.brand)
  return (
    <Stack>
      <Panel anchor className={styles.number}>
        {field('number', 'Card number', {
          autoComplete: 'cc-number',
          inputMode: 'numeric',
          placeholder: '1234 1234 1234 1234',
        })}
        {form.brand !== 'card' && (
          <Row as="span" gap={0} noWrap size={14} tone="soft" className={styles.brand}>
            {cardBrandLabels[form.brand]}
          </Row>
        )}
      </Panel>
      <Stack gap={3} align="start" className={styles.pair}>
        {field('expiry', 'Expires', { autoComplete: 'cc-exp', inputMode: 'numeric', placeholder: 'MM / YY' })}
        {field('securityCode', 'Security code', {
          autoComplete: 'cc-csc',
          inputMode: 'numeric',
          maxLength: 4,
          placeholder: codeLength === 4 ? '4 digits' : '3 digits',
        })}
      </Stack>
      {field('name', 'Name on the card', { autoComplete: 'cc-name', autoCapitalize: 'words' })}
    </Stack>
  )
}
