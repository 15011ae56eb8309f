import { declinedField } from '@hemline/rules/payment/words.ts'
import { useEffect, useRef } from 'react'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { cardFieldIds } from '../payment/use-card-form.ts'
import styles from './Checkout.module.css'
import type { Problem } from './problems.ts'
import type { PayState } from './use-payment.ts'

type OutcomeProps = { state: PayState; amount: number; left: number; onGoOn: () => void }

const fieldWords = { number: 'card number', expiry: 'expiry date', securityCode: 'security code' } as const

function Declined({ message, code }: Extract<Problem, { kind: 'declined' }>) {
  const field = declinedField(code)
  return (
    <>
      <p>{message}</p>
      {field && (
        <Button
          look="line"
          size="small"
          onClick={() => globalThis.document.getElementById(cardFieldIds[field])?.focus()}
        >
          Go to the {fieldWords[field]}
        </Button>
      )}
    </>
  )
}

function Said({
  problem,
  amount,
  left,
  onGoOn,
}: {
  problem: Problem
  amount: number
  left: number
  onGoOn: () => void
}) {
  switch (problem.kind) {
    case 'declined':
      return <Declined {...problem} />
    case 'other':
      return <p>{problem.message}</p>
    case 'incomplete':
      return <p>{problem.message}</p>
    case 'changed':
      return (
        <>
          <b>The total has changed. Nothing was charged.</b>{' '}
          {problem.before !== undefined &&
            problem.before !== amount &&
            `It was ${money(problem.before)} and is ${money(amount)} now. `}
          Please look at it again before you pay.
        </>
      )
    case 'lost':
      return (
        <>
          <b>
            {problem.names.length === 1 ? 'One piece is' : 'Some pieces are'} no longer yours to buy. Nothing
            was charged.
          </b>
          <ul>
            {problem.names.map((name) => (
              <Panel as="li" weight={600} key={name}>
                {name}
              </Panel>
            ))}
          </ul>
          {left > 0 && (
            <Button look="line" size="small" onClick={onGoOn}>
              Go on with the rest
            </Button>
          )}
        </>
      )
  }
}

/**
 * Shows the outcome of a payment next to the pay button: a problem, or that the order is sent or the bank
 * asked; empty while there is neither. A problem takes focus and links to the field that the shopper must
 * correct.
 */
export function Outcome({ state, amount, left, onGoOn }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null)
  const problem = state.kind === 'idle' ? state.problem : undefined
  const focuses = problem !== undefined && problem.kind !== 'incomplete'
  useEffect(() => {
    if (focuses) box.current?.focus()
  }, [focuses])
  return (
    <div ref={box} tabIndex={-1} className={styles.outcome}>
      {problem && (
        <Note mood={problem.kind === 'changed' ? 'sale' : 'bad'} role="alert">
          <Said problem={problem} amount={amount} left={left} onGoOn={onGoOn} />
        </Note>
      )}
      <div role="status">
        {state.kind === 'busy' && state.phase === 'asking' && (
          <Note>
            <b>We’re still asking your bank.</b> This can take a minute. You won’t be charged twice, and you
            don’t need to press anything.
          </Note>
        )}
        {state.kind === 'busy' && state.phase === 'sending' && (
          <span className="sr">Paying. One moment, please.</span>
        )}
      </div>
    </div>
  )
}
