import { cents, subtract } from '@hemline/rules/common/money.ts'
import { moneyMessage, parseMoney } from '@hemline/rules/common/validation.ts'
import {
  cashOutDailyCount,
  cashOutDailyLimit,
  cashOutRefusalOf,
  cashOutSentences,
} from '@hemline/rules/earnings/cash-outs.ts'
import { type FormEvent, useRef, useState } from 'react'
import { nowMs } from '../../platform/clock.ts'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { useFocusProblem } from '../../ui/use-focus-problem.ts'
import { usePasswordAgain } from '../identity/use-password-again.ts'
import type { Account } from './Accounts.tsx'
import { AmountField } from './AmountField.tsx'
import styles from './CashOut.module.css'
import type { Setup } from './earnings-words.ts'
import type { usePress } from './use-press.ts'

/**
 * Returns why this amount cannot be paid out, by the rule that the server applies too; undefined when it
 * can. The password is checked separately.
 */
function amountProblem(
  setup: Setup,
  { available }: Taken,
  account: Account,
  typed: string,
): string | undefined {
  const amount = parseMoney(typed)
  if (amount === undefined) return moneyMessage
  const now = new Date(nowMs())
  const today = {
    amount: subtract(cashOutDailyLimit, cents(setup.leftToday)),
    count: cashOutDailyCount - setup.timesLeftToday,
  }
  const facts = {
    amount,
    available: cents(available),
    emailVerified: true,
    passwordConfirmedAt: now,
    accountLinkedAt: new Date(account.linkedAt),
    today,
  }
  return cashOutRefusalOf(facts, now)
}

function limitWords({ leftToday, dailyLimit, timesLeftToday }: Setup): string {
  if (timesLeftToday === 0) return cashOutSentences.count
  const times = `${countOf(timesLeftToday, 'more time', 'more times')} today`
  return leftToday < dailyLimit
    ? `Up to ${money(leftToday)} more today, ${times}.`
    : `Up to ${money(dailyLimit)} a day, ${times}.`
}

type Problems = { amount?: string | undefined; password?: string | undefined }
/** What is paid out: earnings, or cash credit. */
export type Taken = { readonly name: 'earnings' | 'credit'; readonly available: number }

type Props = { setup: Setup; taken: Taken; account: Account; cashOut: ReturnType<typeof usePress> }

/**
 * Renders the form for a payout to `account`: the amount, the password when the member typed it more than 30
 * minutes ago, and the button. Nothing is sent for an amount outside the limits or a wrong password; refusals
 * stand at their fields or above the button.
 */
export function CashForm({ setup, taken, account, cashOut: { state, press, clear } }: Props) {
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [confirmed, setConfirmed] = useState(setup.passwordFresh)
  const [problems, setProblems] = useState<Problems>({})
  const { checking, check } = usePasswordAgain('cashout')
  const working = useRef(false)
  const amount = parseMoney(typed)
  const most = Math.min(taken.available, setup.leftToday)
  const asksPassword = !confirmed || state.refusal?.need === 'password'

  const send = async () => {
    const wrong = amountProblem(setup, taken, account, typed)
    if (wrong || amount === undefined) return setProblems({ amount: wrong })
    const refused = asksPassword ? await check(password) : undefined
    if (refused) return setProblems({ password: refused })
    setProblems({})
    setPassword('')
    setConfirmed(true)
    await press({ amount, to: account.id, toLabel: account.label })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (working.current) return
    working.current = true
    await send()
    working.current = false
  }
  const form = useFocusProblem([problems.amount, problems.password, state.refusal?.message])
  const at = (need: string) => (state.refusal?.need === need ? state.refusal.message : undefined)
  const elsewhere =
    state.refusal && !['amount', 'password'].includes(state.refusal.need) ? state.refusal.message : undefined
  const busy = state.busy || checking
  const ready = amount !== undefined && amountProblem(setup, taken, account, typed) === undefined
  return (
    <Stack
      as="form"
      ref={form}
      noValidate
      gap={6}
      above={6}
      upTo="form"
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      aria-label="Cash out"
    >
      <AmountField
        value={typed}
        most={most}
        hint={limitWords(setup)}
        error={problems.amount ?? at('amount')}
        onChange={(text) => {
          setTyped(text)
          setProblems({})
          clear()
        }}
      />
      {asksPassword && (
        <Field
          label="Your password again"
          type="password"
          autoComplete="current-password"
          hint="We ask for it before money leaves."
          value={password}
          error={problems.password ?? at('password')}
          onChange={(event) => {
            setPassword(event.target.value)
            setProblems({})
          }}
        />
      )}
      {ready && (
        <Text padX={5} padY={4} surface="wash" round="control" breaks>
          <Text as="b" weight={600} numbers>
            {money(amount)}
          </Text>{' '}
          goes to {account.label}.{' '}
          <Text as="b" weight={600} numbers>
            {money(taken.available - amount)}
          </Text>{' '}
          stays in your {taken.name}.
        </Text>
      )}
      {(elsewhere ?? state.message) && (
        <Note mood="bad" role="alert">
          {elsewhere ?? state.message}
          {state.refusal?.need === 'tax' && (
            <>
              {' '}
              <HrefLink className="link" href="/my/settings#tax-form">
                Fill in the tax form
              </HrefLink>
            </>
          )}
        </Note>
      )}
      <Button type="submit" size="large" busy={busy}>
        {busy ? 'Sending' : ready ? `Cash out ${money(amount)}` : 'Cash out'}
      </Button>
    </Stack>
  )
}
