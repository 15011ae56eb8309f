import { Clock } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Accounts, isUsable } from './Accounts.tsx'
import { CashForm, type Taken } from './CashForm.tsx'
import styles from './CashOut.module.css'
import { CashOutFrame, NothingToTake } from './CashOutFrame.tsx'
import { EmailStep } from './EmailStep.tsx'
import type { Setup } from './earnings-words.ts'
import { OpenPress } from './OpenPress.tsx'
import { usePress } from './use-press.ts'

/** Shown while no linked account can receive payouts yet; suggests store credit meanwhile. */
function Resting({ taken }: { taken: Taken['name'] }) {
  return (
    <Stack above={6} upTo="form" className={styles.part}>
      <Note mood="gold" icon={Clock}>
        <b>Come back when the account has rested.</b>{' '}
        {taken === 'credit' ? (
          'Until then, your credit stays yours.'
        ) : (
          <>
            Until then, your earnings stay yours. As{' '}
            <HrefLink className="link" href="/cleanout/cashout/credit">
              store credit
            </HrefLink>{' '}
            you can have them at once.
          </>
        )}
      </Note>
    </Stack>
  )
}

type CashProps = { setup: Setup; taken: Taken; onAgain: () => void }

/**
 * Renders the payout accounts and the form that pays out earnings or cash credit. In their place: the
 * question about a request without an answer, or the step that confirms the member's email address; accounts
 * linked less than 24 hours ago can't be chosen.
 */
export function Cash({ setup, taken, onAgain }: CashProps) {
  const usable = setup.accounts.filter(isUsable)
  const [wanted, setWanted] = useState<string>()
  const [linking, setLinking] = useState(false)
  const account = usable.find(({ id }) => id === wanted) ?? usable[0]
  const form = taken.name === 'credit' ? 'creditCash' : 'cash'
  const press = usePress(form, account?.method === 'card_provider' ? 'cardCashout' : 'digitalWalletCashout')
  const { state } = press
  if (state.open)
    return (
      <OpenPress
        open={state.open}
        state={state}
        what="your cash-out"
        onAgain={() => void press.again()}
        onGiveUp={press.giveUp}
      />
    )
  if (!setup.emailVerified) return <EmailStep email={setup.email} onAgain={onAgain} />
  return (
    <>
      <Accounts
        accounts={setup.accounts}
        chosen={account?.id}
        onChoose={setWanted}
        bankTokenUrl={setup.bankTokenUrl}
        linking={linking}
        onLinking={setLinking}
      />
      {linking ? null : account ? (
        <CashForm setup={setup} taken={taken} account={account} cashOut={press} />
      ) : (
        setup.accounts.length > 0 && <Resting taken={taken.name} />
      )}
    </>
  )
}

/**
 * Renders /cleanout/cashout/cash: the form that pays earnings out to a linked account (§2); below the
 * minimum, a message.
 */
export function CashScreen() {
  return (
    <CashOutFrame
      title="Cash out"
      lead="To your digital wallet, your card account or your bank account. We take nothing for it."
      back={{ href: '/cleanout/cashout', label: 'All ways' }}
      phrase="fetchingCashout"
    >
      {(setup, again) =>
        setup.earnings.available >= setup.minimum ? (
          <Cash
            setup={setup}
            taken={{ name: 'earnings', available: setup.earnings.available }}
            onAgain={again}
          />
        ) : setup.earnings.available > 0 ? (
          <Note>
            <b>You can cash out {money(setup.minimum)} or more.</b> You have {money(setup.earnings.available)}{' '}
            available. As{' '}
            <HrefLink className="link" href="/cleanout/cashout/credit">
              store credit
            </HrefLink>{' '}
            you can take any amount.
          </Note>
        ) : (
          <NothingToTake setup={setup} />
        )
      }
    </CashOutFrame>
  )
}
