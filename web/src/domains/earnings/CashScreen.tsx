import { Clock } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Accounts, isUsable } from './Accounts.tsx'
import { CashForm } from './CashForm.tsx'
import styles from './CashOut.module.css'
import { CashOutFrame, NothingToTake } from './CashOutFrame.tsx'
import { EmailStep } from './EmailStep.tsx'
import type { Setup } from './earnings-words.ts'
import { OpenPress } from './OpenPress.tsx'
import { usePress } from './use-press.ts'

/** Shown while no linked account can receive payouts yet; suggests store credit meanwhile. */
function Resting() {
  return (
    <Stack above={6} upTo="form" className={styles.part}>
      <Note mood="gold" icon={Clock}>
        <b>Come back when the account has rested.</b> Until then, your earnings stay yours. As{' '}
        <HrefLink className="link" href="/cleanout/cashout/credit">
          store credit
        </HrefLink>{' '}
        you can have them at once.
      </Note>
    </Stack>
  )
}

function Cash({ setup, onAgain }: { setup: Setup; onAgain: () => void }) {
  const usable = setup.accounts.filter(isUsable)
  const [wanted, setWanted] = useState<string>()
  const [linking, setLinking] = useState(false)
  const account = usable.find(({ id }) => id === wanted) ?? usable[0]
  const press = usePress('cash', account?.method === 'card_provider' ? 'cardCashout' : 'digitalWalletCashout')
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
        <CashForm setup={setup} account={account} cashOut={press} />
      ) : (
        setup.accounts.length > 0 && <Resting />
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
          <Cash setup={setup} onAgain={again} />
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
