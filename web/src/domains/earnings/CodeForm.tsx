import type { CashOutMethod } from '@hemline/rules/vocabulary/seller.ts'
import { ConfirmPayoutAccountDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { nowMs, useNow } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, timeOfDay } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './CashOut.module.css'

export type Sent = { readonly sentTo: string; readonly expiresAt: string }
const codeLength = 6
/** The wait in milliseconds before another email with a code can be sent. */
const resendWaitMs = 30_000

/** Returns the first six digits of a typed or pasted text such as "Your code: 123 456". */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, codeLength)

type ResendProps = {
  onResend: () => Promise<string | undefined>
  onSaid: (problem: string | undefined) => void
}

function Resend({ onResend, onSaid }: ResendProps) {
  const now = useNow(1000)
  const [sentAt, setSentAt] = useState(nowMs)
  const [busy, setBusy] = useState(false)
  const wait = Math.ceil((sentAt + resendWaitMs - now) / 1000)
  const press = async () => {
    setBusy(true)
    const problem = await onResend()
    setBusy(false)
    setSentAt(nowMs())
    onSaid(problem)
    if (!problem) showToast({ text: 'A new code is on its way.' })
  }
  return (
    <Button look="line" busy={busy} disabled={wait > 0} onClick={() => void press()}>
      {wait > 0 ? `Send a new code in ${countOf(wait, 'second')}` : 'Send a new code'}
    </Button>
  )
}

type Props = {
  method: CashOutMethod
  sent: Sent
  /** Sends another code; resolves to the reason when that failed, else to undefined. */
  onResend: () => Promise<string | undefined>
  onDone: () => void
  onBack: () => void
}

/**
 * Renders a field for the six-digit code that confirms a payout account; accepts typed and pasted codes and
 * the device's suggestion. Calls `onDone` with a toast once the account is linked; fewer digits and refusals
 * are told at the field.
 */
export function CodeForm({ method, sent, onResend, onDone, onBack }: Props) {
  const [{ fetching }, confirm] = useMutation(ConfirmPayoutAccountDocument)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    if (code.length < codeLength) {
      setProblem(`The code has ${codeLength} digits.`)
      return field.current?.focus()
    }
    const { data, error } = await confirm({ code }, { quiet: true })
    const answer = data?.confirmPayoutAccount
    if (!answer)
      return setProblem(
        friendlyError(error, method === 'card_provider' ? 'linkCardAccount' : 'digitalWalletAccount'),
      )
    switch (answer.__typename) {
      case 'PayoutAccountLinked':
        showToast({ text: `${answer.account.label} is linked.` })
        return onDone()
      case 'PayoutAccountRefused':
        setProblem(answer.message)
        field.current?.focus()
    }
  }
  return (
    <Stack
      as="form"
      noValidate
      above={6}
      upTo="form"
      className={styles.part}
      onSubmit={(event) => void submit(event)}
      aria-label="Type the code"
    >
      <p>
        We sent a code to <b>{sent.sentTo}</b>,{' '}
        {method === 'bank_account'
          ? 'your own address, to be sure that it is you.'
          : 'to be sure that it is yours and typed right.'}{' '}
        It works until {timeOfDay(sent.expiresAt)}.
      </p>
      <div className={styles.code}>
        <Field
          ref={field}
          label="Code from the email"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          error={problem}
          onChange={(event) => {
            setCode(digitsOf(event.target.value))
            setProblem(undefined)
          }}
        />
      </div>
      <Row>
        <Button type="submit" busy={fetching}>
          {fetching ? 'Linking' : 'Link the account'}
        </Button>
        <Resend onResend={onResend} onSaid={setProblem} />
        <Button look="text" onClick={onBack}>
          {method === 'bank_account' ? 'Back to the numbers' : 'Another email'}
        </Button>
      </Row>
    </Stack>
  )
}
