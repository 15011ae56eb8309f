import type { CashOutMethod } from '@hemline/rules/vocabulary/seller.ts'
import { LinkPayoutAccountDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { checkOwnEmail } from '../identity/validation.ts'
import type { Sent } from './CodeForm.tsx'

type Props = {
  method: CashOutMethod
  label: string
  /** The code is on its way: `resend` mails another one and returns the reason when that failed. */
  onSent: (sent: Sent, resend: () => Promise<string | undefined>) => void
  /** The buttons, which show whether the form is being sent. */
  children: (busy: boolean) => ReactNode
}

/**
 * Renders the form that links a wallet or a card account: the email by which its provider knows the seller.
 * Calls `onSent` once a code was mailed to it; a refusal stands at the field.
 */
export function EmailForm({ method, label, onSent, children }: Props) {
  const [{ fetching }, link] = useMutation(LinkPayoutAccountDocument)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const ask = async (): Promise<string | Sent> => {
    const { data, error } = await link({ input: { method, email: email.trim() } }, { quiet: true })
    const answer = data?.linkPayoutAccount
    if (!answer) return friendlyError(error, 'temporaryCode')
    switch (answer.__typename) {
      case 'PayoutCodeSent':
        return { sentTo: email.trim(), expiresAt: answer.expiresAt }
      case 'PayoutAccountRefused':
        return answer.message
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    const wrong = checkOwnEmail(email)
    if (wrong) return setProblem(wrong)
    const sent = await ask()
    if (typeof sent === 'string') return setProblem(sent)
    onSent(sent, async () => {
      const again = await ask()
      return typeof again === 'string' ? again : undefined
    })
  }
  return (
    <Stack
      as="form"
      noValidate
      upTo="form"
      onSubmit={(event) => void submit(event)}
      aria-label="Link an account"
    >
      <Field
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        error={problem}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
        }}
      />
      {children(fetching)}
    </Stack>
  )
}
