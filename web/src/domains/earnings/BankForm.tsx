import {
  type BankAccountField,
  type BankAccountProblems,
  type BankAccountText,
  bankAccountFieldLabels,
  bankAccountFields,
  bankAccountProblems,
  bankAccountTypeLabels,
  bankAccountTypes,
} from '@hemline/rules/earnings/bank-accounts.ts'
import { payoutAccountSentences } from '@hemline/rules/earnings/payout-accounts.ts'
import { LinkBankAccountDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { Sent } from './CodeForm.tsx'
import { tokenizeBank } from './tokenize-bank.ts'

const nothing: BankAccountText = {
  holder: '',
  accountType: 'checking',
  routingNumber: '',
  accountNumber: '',
  accountNumberAgain: '',
}
const hints: Partial<Record<BankAccountField, string>> = {
  routingNumber: 'The 9 digits at the lower left of a check, or in your bank’s app.',
  accountNumber: '4 to 17 digits.',
  accountNumberAgain: 'Typed twice, so that no money goes astray.',
}

type Props = {
  tokenUrl: string
  /** The code is on its way: `resend` mails another one and returns the reason when that failed. */
  onSent: (sent: Sent, resend: () => Promise<string | undefined>) => void
  /** The buttons, which show whether the form is being sent. */
  children: (busy: boolean) => ReactNode
}

/**
 * Renders the form that links a bank account. Its numbers go from the browser to the processor; the shop gets
 * a token, and mails a code to the member's own address: then `onSent` is called. Problems of numbers stand
 * at their fields, other refusals above the button.
 */
export function BankForm({ tokenUrl, onSent, children }: Props) {
  const [, link] = useMutation(LinkBankAccountDocument)
  const [typed, setTyped] = useState(nothing)
  const [problems, setProblems] = useState<BankAccountProblems>({})
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  const ask = async (token: string): Promise<string | Sent> => {
    const { data, error } = await link({ token }, { quiet: true })
    const answer = data?.linkBankAccount
    if (!answer) return friendlyError(error, 'temporaryCode')
    switch (answer.__typename) {
      case 'PayoutCodeSent':
        return { sentTo: answer.sentTo, expiresAt: answer.expiresAt }
      case 'PayoutAccountRefused':
        return answer.message
    }
  }
  const send = async () => {
    const answer = await tokenizeBank(typed, tokenUrl)
    if (answer.outcome === 'failed') return setFailed(payoutAccountSentences.bankUnknown)
    if (answer.outcome === 'refused') return setProblems(answer.problems)
    const sent = await ask(answer.token)
    if (typeof sent === 'string') return setFailed(sent)
    onSent(sent, async () => {
      const again = await ask(answer.token)
      return typeof again === 'string' ? again : undefined
    })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = bankAccountProblems(typed)
    setProblems(wrong)
    setFailed(undefined)
    setTries(tries + 1)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    await send()
    setBusy(false)
  }
  const set = (name: BankAccountField) => (event: { target: { value: string } }) => {
    setTyped({ ...typed, [name]: event.target.value })
    setProblems({ ...problems, [name]: undefined })
  }
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const digits = (name: 'routingNumber' | 'accountNumber' | 'accountNumberAgain') => (
    <Field
      label={bankAccountFieldLabels[name]}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      hint={hints[name]}
      value={typed[name]}
      error={problems[name]}
      onChange={set(name)}
    />
  )
  return (
    <Stack
      as="form"
      ref={form}
      noValidate
      upTo="form"
      onSubmit={(event) => void submit(event)}
      aria-label="Link a bank account"
    >
      <ErrorSummary
        tries={tries}
        problems={bankAccountFields.flatMap((name) => {
          const message = problems[name]
          return message ? [{ name, message, focus: () => focus(name) }] : []
        })}
      />
      <Field
        label={bankAccountFieldLabels.holder}
        name="holder"
        autoComplete="name"
        value={typed.holder}
        error={problems.holder}
        onChange={set('holder')}
      />
      <SelectField
        label={bankAccountFieldLabels.accountType}
        name="accountType"
        value={typed.accountType}
        error={problems.accountType}
        onChange={set('accountType')}
      >
        {bankAccountTypes.map((type) => (
          <option key={type} value={type}>
            {bankAccountTypeLabels[type]}
          </option>
        ))}
      </SelectField>
      {digits('routingNumber')}
      {digits('accountNumber')}
      {digits('accountNumberAgain')}
      <p className="small soft">
        The numbers go to our payment partner. We keep the last four digits, so that you know the account
        again.
      </p>
      {failed && (
        <Note mood="bad" role="alert">
          {failed}
        </Note>
      )}
      {children(busy)}
    </Stack>
  )
}
