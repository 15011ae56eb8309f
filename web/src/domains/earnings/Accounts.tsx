import { isAccountRested } from '@hemline/rules/earnings/cash-outs.ts'
import { useRef } from 'react'
import { nowMs } from '../../platform/clock.ts'
import { moment } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import styles from './CashOut.module.css'
import type { Setup } from './earnings-words.ts'
import { LinkAccount } from './LinkAccount.tsx'
import { openUnlink } from './unlink-account.tsx'

export type Account = Setup['accounts'][number]

/** Returns whether the account's waiting time after linking is over, so that it can receive payouts now. */
export const isUsable = (account: Pick<Account, 'linkedAt'>): boolean =>
  isAccountRested(new Date(account.linkedAt), new Date(nowMs()))

type Props = {
  accounts: readonly Account[]
  chosen: string | undefined
  onChoose: (id: string) => void
  bankTokenUrl: string
  linking: boolean
  onLinking: (linking: boolean) => void
}

/**
 * Lists the linked payout accounts, with a form to link another, open at once when there is none. Accounts
 * linked less than 24 hours ago can't be chosen yet.
 */
export function Accounts({ accounts, chosen, onChoose, bankTokenUrl, linking, onLinking }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  // The focused element is removed here, so focus moves to the title.
  const leave = () => {
    onLinking(false)
    title.current?.focus()
  }
  const asks = linking || accounts.length === 0
  return (
    <Stack as="section" above={6} upTo="form" className={styles.part} aria-labelledby="accounts">
      <Text as="h2" size={22} id="accounts" ref={title} tabIndex={-1}>
        {accounts.length === 0 ? 'Link an account to be paid to' : 'Paid to'}
      </Text>
      {accounts.length > 0 && (
        <ChoiceCards legend="Paid to" legendLook="hidden">
          {accounts.map((account) => (
            <Row gap={2} key={account.id} breaks className={styles.account}>
              <ChoiceCard
                title={account.label}
                words={
                  !isUsable(account) &&
                  `Linked a short while ago. For your safety it can be paid to from ${moment(account.usableAt, nowMs())} on.`
                }
                checked={chosen === account.id}
                disabled={!isUsable(account)}
                onChange={() => onChoose(account.id)}
              />
              <Button
                look="text"
                size="small"
                aria-label={`Unlink ${account.label}`}
                onClick={() => void openUnlink(account)}
              >
                Unlink
              </Button>
            </Row>
          ))}
        </ChoiceCards>
      )}
      {asks ? (
        <LinkAccount
          bankTokenUrl={bankTokenUrl}
          onDone={leave}
          onCancel={accounts.length > 0 ? leave : undefined}
        />
      ) : (
        <div>
          <Button look="line" size="small" onClick={() => onLinking(true)}>
            Link another account
          </Button>
        </div>
      )}
    </Stack>
  )
}
