import type { CashOutMethod } from '@hemline/rules/vocabulary/seller.ts'
import { LinkPayoutAccountDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { checkOwnEmail } from '../identity/validation.ts'
import styles from './CashOut.module.css'
import { CodeForm, type Sent } from './CodeForm.tsx'

const methods: readonly { method: CashOutMethod; name: string; about: string; field: string }[] = [
  {
    method: 'digital_wallet',
    name: 'Digital wallet',
    about: 'By the email of your wallet',
    field: 'Email of your wallet',
  },
  {
    method: 'card_provider',
    name: 'Card account',
    about: 'By the email of your account at the card provider',
    field: 'Email of your card account',
  },
]

type Props = { onDone: () => void; onCancel?: (() => void) | undefined }

/** Links a payout account: asks for its type and email, then for the code sent to that email. */
export function LinkAccount({ onDone, onCancel }: Props) {
  const [{ fetching }, link] = useMutation(LinkPayoutAccountDocument)
  const [method, setMethod] = useState<CashOutMethod>('digital_wallet')
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<Sent>()
  const field = methods.find((one) => one.method === method)?.field ?? 'Email'

  const send = async (): Promise<string | undefined> => {
    const { data, error } = await link({ input: { method, email: email.trim() } }, { quiet: true })
    const answer = data?.linkPayoutAccount
    if (!answer) return friendlyError(error, 'temporaryCode')
    switch (answer.__typename) {
      case 'PayoutCodeSent':
        setSent({ expiresAt: answer.expiresAt })
        return undefined
      case 'PayoutAccountRefused':
        return answer.message
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    setProblem(checkOwnEmail(email) ?? (await send()))
  }
  if (sent)
    return (
      <CodeForm
        method={method}
        email={email.trim()}
        sent={sent}
        onResend={send}
        onDone={onDone}
        onBack={() => setSent(undefined)}
      />
    )
  return (
    <Stack
      as="form"
      noValidate
      above={6}
      upTo="form"
      className={styles.part}
      onSubmit={(event) => void submit(event)}
      aria-label="Link an account"
    >
      <ChoiceCards legend="Where to" legendLook="label" columns={2}>
        {methods.map((one) => (
          <ChoiceCard
            key={one.method}
            title={one.name}
            words={one.about}
            checked={method === one.method}
            onChange={() => setMethod(one.method)}
          />
        ))}
      </ChoiceCards>
      <Field
        label={field}
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
      <Row>
        <Button type="submit" busy={fetching}>
          {fetching ? 'Sending' : 'Send me the code'}
        </Button>
        {onCancel && (
          <Button look="line" onClick={onCancel}>
            Not now
          </Button>
        )}
      </Row>
    </Stack>
  )
}
