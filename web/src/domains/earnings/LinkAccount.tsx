import { payoutAccountSentences } from '@hemline/rules/earnings/payout-accounts.ts'
import type { CashOutMethod } from '@hemline/rules/vocabulary/seller.ts'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { BankForm } from './BankForm.tsx'
import styles from './CashOut.module.css'
import { CodeForm, type Sent } from './CodeForm.tsx'
import { EmailForm } from './EmailForm.tsx'

const methods: readonly { method: CashOutMethod; name: string; about: string }[] = [
  { method: 'digital_wallet', name: 'Digital wallet', about: 'By the email of your wallet' },
  {
    method: 'card_provider',
    name: 'Card account',
    about: 'By the email of your account at the card provider',
  },
  { method: 'bank_account', name: 'Bank account', about: 'By its routing and account number, in the US' },
]

type Props = { bankTokenUrl: string; onDone: () => void; onCancel?: (() => void) | undefined }
type Waiting = { sent: Sent; resend: () => Promise<string | undefined> }

/**
 * Links a payout account: says that a new account rests, asks for its type and its email or numbers, then for
 * the mailed code; calls `onDone` once it is linked. `onCancel` adds a button.
 */
export function LinkAccount({ bankTokenUrl, onDone, onCancel }: Props) {
  const [method, setMethod] = useState<CashOutMethod>('digital_wallet')
  const [waiting, setWaiting] = useState<Waiting>()
  if (waiting)
    return (
      <CodeForm
        method={method}
        sent={waiting.sent}
        onResend={waiting.resend}
        onDone={onDone}
        onBack={() => setWaiting(undefined)}
      />
    )
  const onSent = (sent: Sent, resend: Waiting['resend']) => setWaiting({ sent, resend })
  const buttons = (busy: boolean) => (
    <Row>
      <Button type="submit" busy={busy}>
        {busy ? 'Sending' : 'Send me the code'}
      </Button>
      {onCancel && (
        <Button look="line" onClick={onCancel}>
          Not now
        </Button>
      )}
    </Row>
  )
  return (
    <Stack above={6} upTo="form" className={styles.part}>
      <Note icon={Clock}>{payoutAccountSentences.rest}</Note>
      <ChoiceCards legend="Where to" legendLook="label" columns={3}>
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
      {method === 'bank_account' ? (
        <BankForm tokenUrl={bankTokenUrl} onSent={onSent}>
          {buttons}
        </BankForm>
      ) : (
        <EmailForm
          key={method}
          method={method}
          label={method === 'card_provider' ? 'Email of your card account' : 'Email of your wallet'}
          onSent={onSent}
        >
          {buttons}
        </EmailForm>
      )}
    </Stack>
  )
}
