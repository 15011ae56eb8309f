import { giftCardInvalidMessage, giftCardNumber, giftCardPin } from '@hemline/rules/gift-cards/gift-cards.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Text } from '../../ui/layout.tsx'
import styles from './UseGiftCard.module.css'
import type { GiftCardAnswer, GiftCardCode } from './use-gift-cards.ts'

type CodeFieldsProps = {
  label: string
  busy: boolean
  send: (code: GiftCardCode) => Promise<GiftCardAnswer>
  onAnswer?: (answer: GiftCardAnswer) => void
}

/**
 * Renders the fields for a gift card's number and PIN, with a button. A number with a wrong check digit is
 * refused without a request. The typed values stay after a refusal and are removed after a success;
 * `onAnswer` gets both outcomes.
 */
export function CodeFields({ label, busy, send, onAnswer }: CodeFieldsProps) {
  const [code, setCode] = useState<GiftCardCode>({ number: '', pin: '' })
  const [answer, setAnswer] = useState<GiftCardAnswer>()
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    // A number with a wrong check digit is refused without a request.
    const got =
      giftCardNumber(code.number) && giftCardPin(code.pin)
        ? await send(code)
        : { error: giftCardInvalidMessage }
    setAnswer(got)
    onAnswer?.(got)
    if (got.said) setCode({ number: '', pin: '' })
  }
  const change = (part: Partial<GiftCardCode>) => {
    setCode({ ...code, ...part })
    setAnswer(undefined)
  }
  return (
    <Row
      as="form"
      gap={4}
      align="start"
      padTop={2}
      padBottom={4}
      className={styles.code}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={label}
    >
      <Field
        label="Gift card number"
        id={`${id}-number`}
        name="gift-card-number"
        autoComplete="off"
        inputMode="numeric"
        hint="16 digits"
        maxLength={24}
        value={code.number}
        error={answer?.error}
        onChange={(event) => change({ number: event.target.value })}
      />
      <Field
        label="PIN"
        id={`${id}-pin`}
        name="gift-card-pin"
        autoComplete="off"
        inputMode="numeric"
        hint="6 digits"
        maxLength={8}
        value={code.pin}
        onChange={(event) => change({ pin: event.target.value })}
      />
      <Button type="submit" look="line" busy={busy}>
        {label}
      </Button>
      <Text size={14} tone="success" className={styles.said} role="status">
        {answer?.error ? <span className="sr">{answer.error}</span> : answer?.said}
      </Text>
    </Row>
  )
}
