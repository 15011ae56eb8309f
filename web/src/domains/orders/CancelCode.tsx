import { mailedCodeMinutes } from '@hemline/rules/identity/mailed-codes.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import styles from './Orders.module.css'

const codeLength = 6

type Props = {
  /** The order's email address, partly hidden. */
  sentTo: string
  problem: string | undefined
  code: string
  busy: boolean
  onChange: (code: string) => void
  onResend: () => Promise<void>
}

/**
 * Asks a visitor who opened the order by an emailed link for the six-digit code sent to the order's address
 * (valid ten minutes), before the order is canceled; a button sends another code.
 */
export function CancelCode({ sentTo, problem, code, busy, onChange, onResend }: Props) {
  const [again, setAgain] = useState(false)
  const resend = async () => {
    await onResend()
    setAgain(true)
  }
  return (
    <Stack gap={3} justifyItems="start" className={styles.code}>
      <p role="status">
        You came by a link, so we make sure that it’s you: we’ve mailed {again ? 'another' : 'a'} code to{' '}
        <b>{sentTo}</b>. It works for {mailedCodeMinutes} minutes.
      </p>
      <Field
        label="Code from the email"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        error={problem}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, codeLength))}
      />
      <Button look="text" disabled={busy} onClick={() => void resend()}>
        Send another code
      </Button>
    </Stack>
  )
}
