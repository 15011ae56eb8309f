import { ChooseDefaultPayoutAccountDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { dayOfEarnings } from '../../platform/earnings-days.ts'
import { friendlyError } from '../../platform/errors.ts'
import { moment } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { type Account, isUsable } from './Accounts.tsx'
import { LinkAccount } from './LinkAccount.tsx'
import { openUnlink } from './unlink-account.tsx'
import { useSetup } from './use-setup.ts'

function AccountRow({ account, only }: { account: Account; only: boolean }) {
  const [{ fetching }, choose] = useMutation(ChooseDefaultPayoutAccountDocument)
  const makeDefault = async () => {
    const { data } = await choose({ id: account.id })
    if (data) showToast({ text: `We propose ${account.label} from now on.` })
  }
  return (
    <Row as="li" gap={4} justify="between" padY={4} edge="bottom" breaks>
      <Stack gap={1}>
        <Row gap={2}>
          <b>{account.label}</b>
          {account.isDefault && !only && <Badge>Default</Badge>}
        </Row>
        <span className="small soft">
          {isUsable(account)
            ? `Confirmed on ${dayOfEarnings(account.linkedAt)}. Ready to be paid to.`
            : `Confirmed. It rests for your safety: you can cash out to it from ${moment(account.usableAt, nowMs())} on.`}
        </span>
      </Stack>
      <Row gap={4}>
        {!account.isDefault && (
          <LinkButton
            disabled={fetching}
            aria-label={`Make ${account.label} the default`}
            onClick={() => void makeDefault()}
          >
            Make default
          </LinkButton>
        )}
        <LinkButton aria-label={`Remove ${account.label}`} onClick={() => void openUnlink(account)}>
          Remove
        </LinkButton>
      </Row>
    </Row>
  )
}

/**
 * Renders the payout accounts of the settings: where earnings can be paid to, which account is proposed at a
 * cash-out, and the way to add or remove one. A placeholder stands while they load, "Try again" after a
 * failure.
 */
export function PayoutAccounts() {
  const { setup, failed, again } = useSetup()
  const [adding, setAdding] = useState(false)
  if (failed)
    return (
      <Note mood="bad" role="status">
        <b>We could not read your payout accounts.</b> {friendlyError(failed, 'fetchingCashout')}{' '}
        <LinkButton inline onClick={again}>
          Try again
        </LinkButton>
      </Note>
    )
  if (!setup) return <Skeleton width="100%" height={64} />
  const { accounts } = setup
  return (
    <>
      {accounts.length === 0 ? (
        <p className="soft">None yet. Add one here, and cash out to it once your pieces have sold.</p>
      ) : (
        <Panel as="ul" pad={0}>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} only={accounts.length === 1} />
          ))}
        </Panel>
      )}
      {adding ? (
        <LinkAccount
          bankTokenUrl={setup.bankTokenUrl}
          onDone={() => setAdding(false)}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Row above={4}>
          <Button look="line" onClick={() => setAdding(true)}>
            Add a payout account
          </Button>
        </Row>
      )}
    </>
  )
}
