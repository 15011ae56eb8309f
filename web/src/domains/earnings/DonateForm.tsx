import { cents } from '@hemline/rules/common/money.ts'
import { moneyMessage, parseMoney } from '@hemline/rules/common/validation.ts'
import { earningsUseRefusalOf } from '@hemline/rules/earnings/cash-outs.ts'
import { type FormEvent, useState } from 'react'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { useFocusProblem } from '../../ui/use-focus-problem.ts'
import { AmountField } from './AmountField.tsx'
import styles from './CashOut.module.css'
import type { Setup } from './earnings-words.ts'
import { OpenPress } from './OpenPress.tsx'
import { usePress } from './use-press.ts'

type CharitiesProps = {
  charities: Setup['charities']
  chosen: number | undefined
  onChoose: (id: number) => void
  error?: string | undefined
}

function Charities({ charities, chosen, onChoose, error }: CharitiesProps) {
  return (
    <ChoiceCards legend="Who gets it" legendLook="label" error={error}>
      {charities.map(({ id, name, about }) => (
        <ChoiceCard
          key={id}
          title={name}
          words={about}
          checked={chosen === id}
          onChange={() => onChoose(id)}
        />
      ))}
    </ChoiceCards>
  )
}

/**
 * Renders the form that gives all or a part of the available earnings to a charity, with a receipt. Without a
 * charity or with an amount beyond the balance nothing is sent; a request without an answer shows the
 * question about it instead.
 */
export function DonateForm({ setup }: { setup: Setup }) {
  const available = cents(setup.earnings.available)
  const { state, press, again, giveUp, clear } = usePress('donate', 'cashout')
  const [typed, setTyped] = useState('')
  const [charityId, setCharityId] = useState<number>()
  const [problems, setProblems] = useState<{ amount?: string | undefined; charity?: string | undefined }>({})
  const form = useFocusProblem([problems.charity, problems.amount, state.refusal?.message])
  const amount = parseMoney(typed)
  const charity = setup.charities.find(({ id }) => id === charityId)
  if (state.open)
    return (
      <OpenPress
        open={state.open}
        state={state}
        what="your donation"
        onAgain={() => void again()}
        onGiveUp={giveUp}
      />
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = {
      amount: amount === undefined ? moneyMessage : earningsUseRefusalOf({ amount, available }),
      charity: charity ? undefined : 'Please choose who gets it.',
    }
    setProblems(wrong)
    if (!wrong.amount && charity && amount !== undefined)
      void press({ amount, to: String(charity.id), toLabel: charity.name })
  }
  const change = (text: string) => {
    setTyped(text)
    setProblems({})
    clear()
  }
  const ready = amount !== undefined && amount > 0 && amount <= available
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
      aria-label="Donate your earnings"
    >
      <Charities
        charities={setup.charities}
        chosen={charityId}
        onChoose={setCharityId}
        error={problems.charity}
      />
      <AmountField
        value={typed}
        onChange={change}
        most={available}
        error={problems.amount ?? state.refusal?.message}
      />
      {ready && charity && (
        <Text padX={5} padY={4} surface="wash" round="control" breaks>
          <Text as="b" weight={600} numbers>
            {money(amount)}
          </Text>{' '}
          goes to {charity.name}. {money(available - amount)} stays in your earnings. We send the receipt to{' '}
          {setup.email}.
        </Text>
      )}
      {state.message && (
        <Note mood="bad" role="alert">
          {state.message}
        </Note>
      )}
      <Button type="submit" size="large" busy={state.busy}>
        {state.busy ? 'Giving' : ready ? `Give ${money(amount)}` : 'Give it away'}
      </Button>
    </Stack>
  )
}
