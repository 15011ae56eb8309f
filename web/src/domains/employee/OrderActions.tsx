// The actions of support on an order: each needs a reason and is explained before it is done.
import { moneyMessage, parseMoney } from '@hemline/rules/common/validation.ts'
import {
  StaffCancelOrderDocument,
  type StaffOrderFieldsFragment,
  type StaffOrderOutcomeFragment,
  StaffRefundOrderDocument,
  StaffResendMailDocument,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, money } from '../../platform/format.ts'
import { newId } from '../../platform/random.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { useStaffPassword } from './PasswordAgain.tsx'

type Kind = 'refund' | 'cancel' | 'mail'
type Props = { staffOrder: StaffOrderFieldsFragment; chosen: readonly string[]; onDone: () => void }

const done: Record<Kind, string> = {
  refund: 'The money goes back.',
  cancel: 'It is canceled.',
  mail: 'The mail is on its way.',
}
const words: Record<Kind, string> = {
  refund: 'Give money back',
  cancel: 'Cancel',
  mail: 'Send the mail again',
}

/**
 * Renders an employee's form to refund an order by amount, to refund or cancel the chosen lines or the whole
 * order, or to send its mail again; asks for the password when the server demands it. A success shows a toast
 * and calls `onDone`.
 */
export function OrderActions({ staffOrder, chosen, onDone }: Props) {
  const { order, refundable, refundLimit } = staffOrder
  const [kind, setKind] = useState<Kind>(refundable > 0 ? 'refund' : 'cancel')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string>()
  // What is sent twice under one key, after a second click or a lost answer, gives money back once.
  const [key, setKey] = useState(newId)
  const password = useStaffPassword()
  const [{ fetching: refunding }, refund] = useMutation(StaffRefundOrderDocument)
  const [{ fetching: canceling }, cancel] = useMutation(StaffCancelOrderDocument)
  const [{ fetching: mailing }, mail] = useMutation(StaffResendMailDocument)
  const lineIds = chosen.length > 0 ? [...chosen] : null

  const settle = (answer: StaffOrderOutcomeFragment | undefined, error: CombinedError | undefined) => {
    if (answer?.__typename === 'PasswordNeeded') {
      setRefusal(undefined)
      return password.ask()
    }
    if (answer?.__typename !== 'StaffOrderPayload')
      return setRefusal(answer?.message ?? friendlyError(error, 'orderDetails'))
    setRefusal(undefined)
    setReason('')
    setAmount('')
    setKey(newId())
    showToast({ text: done[kind] })
    onDone()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await password.confirm())) return
    if (kind === 'refund') {
      const cents = amount.trim() === '' ? undefined : parseMoney(amount)
      if (amount.trim() !== '' && cents === undefined) return setRefusal(moneyMessage)
      const { data, error } = await refund({
        input: { orderId: order.id, amount: cents ?? null, lineIds, reason, key },
      })
      settle(data?.staffRefundOrder, error)
    } else if (kind === 'cancel') {
      const { data, error } = await cancel({ input: { orderId: order.id, lineIds, reason } })
      settle(data?.staffCancelOrder, error)
    } else {
      const { data, error } = await mail({ input: { orderId: order.id, reason } })
      settle(data?.staffResendMail, error)
    }
  }
  const about =
    chosen.length > 0
      ? countOf(chosen.length, 'marked line')
      : kind === 'cancel'
        ? 'the whole order'
        : 'no lines marked'
  return (
    <Panel as="section" aria-labelledby="actions" pad={5} surface="sunk" round="control">
      <h2 id="actions">Do something about it</h2>
      <Stack as="form" onSubmit={(event) => void submit(event)} gap={3} upTo="form">
        <SelectField label="What" value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
          {Object.entries(words).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {kind !== 'mail' && <p className="soft small">For {about}. Mark lines to do it for them alone.</p>}
        {kind === 'cancel' && refundable > 0 && (
          <p className="soft small">
            It is charged: its money goes back. Above {money(refundLimit)} for one order, with all refunds, an
            admin has to.
          </p>
        )}
        {kind === 'refund' && (
          <Field
            label="Amount in dollars"
            optional
            inputMode="decimal"
            value={amount}
            hint={`Up to ${money(refundable)}; above ${money(refundLimit)} for one order, with what was canceled, an admin has to. Empty: what the marked lines cost.`}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
        <Field
          label="Why"
          value={reason}
          hint="Kept with your name."
          onChange={(event) => setReason(event.target.value)}
        />
        {refusal && (
          <Note mood="bad" role="alert">
            {refusal}
          </Note>
        )}
        {password.field}
        <div>
          <Button
            type="submit"
            look={kind === 'mail' ? 'line' : 'danger'}
            busy={refunding || canceling || mailing || password.checking}
          >
            {words[kind]}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
