import { cents } from '@hemline/rules/common/money.ts'
import { moneyMessage, parseMoney } from '@hemline/rules/common/validation.ts'
import { earningsUseRefusalOf } from '@hemline/rules/earnings/cash-outs.ts'
import { creditTurnOf } from '@hemline/rules/earnings/postings.ts'
import { type FormEvent, useState } from 'react'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { useFocusProblem } from '../../ui/use-focus-problem.ts'
import { AmountField, typedMoney } from './AmountField.tsx'
import styles from './CashOut.module.css'
import { CashOutFrame, NothingToTake } from './CashOutFrame.tsx'
import type { Setup } from './earnings-words.ts'
import { OpenPress } from './OpenPress.tsx'
import { usePress } from './use-press.ts'

function CreditForm({ setup }: { setup: Setup }) {
  const available = cents(setup.earnings.available)
  const { state, press, again, giveUp, clear } = usePress('credit', 'cashout')
  const [typed, setTyped] = useState(() => typedMoney(available))
  const [problem, setProblem] = useState<string>()
  const form = useFocusProblem([problem, state.refusal?.message])
  const amount = parseMoney(typed)
  const turn = amount !== undefined && amount > 0 && amount <= available ? creditTurnOf(amount) : undefined
  if (state.open)
    return (
      <OpenPress
        open={state.open}
        state={state}
        what="your store credit"
        onAgain={() => void again()}
        onGiveUp={giveUp}
      />
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = amount === undefined ? moneyMessage : earningsUseRefusalOf({ amount, available })
    setProblem(wrong)
    if (!wrong && amount !== undefined) void press({ amount, to: '', toLabel: '' })
  }
  const change = (text: string) => {
    setTyped(text)
    setProblem(undefined)
    clear()
  }
  return (
    <Stack
      as="form"
      ref={form}
      noValidate
      gap={6}
      above={6}
      upTo="form"
      className={styles.form}
      onSubmit={submit}
      aria-label="Turn earnings into store credit"
    >
      <AmountField
        value={typed}
        onChange={change}
        most={available}
        error={problem ?? state.refusal?.message}
      />
      {turn && (
        <Sums className={look({ pad: 5, surface: 'wash', round: 'control' })}>
          <Sum name="From your earnings" amount={money(turn.amount)} />
          <Sum name={`${setup.creditBonusPercent}% on top, from us`} amount={money(turn.bonus)} />
          <Sum name="Store credit" amount={money(turn.amount + turn.bonus)} kind="total" />
        </Sums>
      )}
      <p className="small soft">Store credit pays your next order. It can’t be turned back into cash.</p>
      {state.message && (
        <Note mood="bad" role="alert">
          {state.message}
        </Note>
      )}
      <Button type="submit" size="large" busy={state.busy}>
        {state.busy ? 'Turning' : turn ? `Turn ${money(turn.amount)} into credit` : 'Turn into credit'}
      </Button>
    </Stack>
  )
}

/** Renders the page that turns earnings into store credit with a bonus. */
export function CreditScreen() {
  return (
    <CashOutFrame
      title="Turn earnings into store credit"
      lead="It is worth more here, and there at once."
      back={{ href: '/cleanout/cashout', label: 'Cash out' }}
      phrase="fetchingCashout"
    >
      {(setup) =>
        setup.earnings.available > 0 ? <CreditForm setup={setup} /> : <NothingToTake setup={setup} />
      }
    </CashOutFrame>
  )
}
