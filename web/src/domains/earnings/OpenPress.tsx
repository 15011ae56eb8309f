import { Clock } from 'lucide-react'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import styles from './CashOut.module.css'
import type { Press } from './cash-out-keys.ts'
import type { PressState } from './use-press.ts'

type Props = {
  open: Press
  state: PressState
  what: string
  onAgain: () => void
  onGiveUp: () => void
}

/**
 * Renders the message after the answer to a cash-out was lost: the seller can ask again, which cannot pay
 * twice, and no other cash-out is sent before the outcome is known.
 */
export function OpenPress({ open, state, what, onAgain, onGiveUp }: Props) {
  return (
    <Stack gap={6} above={6} upTo="form" className={styles.form}>
      <Note mood="gold" icon={Clock} role="alert">
        {state.message && <p>{state.message}</p>}
        <p>
          <b>We don’t know yet what became of {what}.</b> {money(open.amount)}
          {open.toLabel && `, to ${open.toLabel}`}. Asking again is safe: the money leaves once, however often
          you ask.
        </p>
      </Note>
      <Row>
        <Button busy={state.busy} autoFocus={state.message !== undefined} onClick={onAgain}>
          {state.busy ? 'Asking' : 'Ask again'}
        </Button>
        {state.message && (
          <Button look="line" onClick={onGiveUp}>
            Start over
          </Button>
        )}
      </Row>
      <p className="small soft">
        The list of your{' '}
        <HrefLink className="link" href="/cleanout/earnings">
          cash-outs
        </HrefLink>{' '}
        says what has left.
      </p>
    </Stack>
  )
}
