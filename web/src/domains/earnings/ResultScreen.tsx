import { useParams } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { dayOfEarnings, momentOfEarnings } from '../../platform/earnings-days.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CleanoutFrame } from '../cleanout/CleanoutFrame.tsx'
import { Thread } from '../cleanout/Thread.tsx'
import { useSession } from '../identity/session.tsx'
import { type CashOut, cashOutSteps, donationHref, isOnItsWay } from './earnings-words.ts'
import { Failed } from './Failed.tsx'
import { ForSellers } from './ForSellers.tsx'
import { useCashOut } from './use-cash-out.ts'

function titleOf({ kind, status, amount, bonus, label }: CashOut): string {
  if (kind === 'credit') return `${money(amount + bonus)} of store credit is yours`
  if (kind === 'donation') return `Thank you: ${money(amount)} for ${label}`
  if (status === 'paid') return `${money(amount)} is paid`
  if (status === 'failed') return `${money(amount)} was not paid`
  if (status === 'late') return `${money(amount)} takes longer than usual`
  return `${money(amount)} is on its way`
}

function Said({ one }: { one: CashOut }) {
  if (one.status === 'failed')
    return (
      <Note mood="bad" role="alert">
        <b>The money is yours again.</b>{' '}
        {one.failure ?? `${money(one.amount)} is back in your ${one.fromCredit ? 'credit' : 'earnings'}.`}
      </Note>
    )
  if (one.kind === 'donation')
    return (
      <p>
        {one.label} gets all of it.{' '}
        {one.receiptNumber && (
          <>
            Your receipt is number <b className="num">{one.receiptNumber}</b>; it is in your mail, too.
          </>
        )}
      </p>
    )
  if (one.kind === 'credit')
    return (
      <p>
        {money(one.amount)} from your earnings and {money(one.bonus)} on top, from us. It pays your next order
        by itself.
      </p>
    )
  if (one.status === 'late')
    return (
      <Note mood="gold" icon={Clock}>
        <b>No answer from {one.label} yet.</b> We keep asking, and never send it twice. You need to do
        nothing; we write to you when it is settled.
      </Note>
    )
  if (one.status === 'paid')
    return (
      <p>
        It arrived at {one.label}
        {one.settledAt && ` on ${dayOfEarnings(one.settledAt)}`}.
      </p>
    )
  return (
    <p>
      To {one.label}. Most arrive within minutes. You can leave this page: we write to you when it is there.
    </p>
  )
}

function Ways({ one }: { one: CashOut }) {
  return (
    <Row>
      {one.status === 'failed' ? (
        <HrefLink
          className={buttonClass()}
          href={one.fromCredit ? '/my/credits/cash' : '/cleanout/cashout/cash'}
        >
          Cash out again
        </HrefLink>
      ) : one.kind === 'credit' ? (
        <HrefLink className={buttonClass()} href="/women">
          Spend it
        </HrefLink>
      ) : one.kind === 'donation' ? (
        <HrefLink className={buttonClass()} href={donationHref(one.id)}>
          See the receipt
        </HrefLink>
      ) : null}
      {one.fromCredit ? (
        <HrefLink className={buttonClass({ look: 'line' })} href="/my/credits">
          See your credit
        </HrefLink>
      ) : (
        <HrefLink className={buttonClass({ look: 'line' })} href="/cleanout/earnings">
          See your earnings
        </HrefLink>
      )}
    </Row>
  )
}

function Found({ one }: { one: CashOut }) {
  return (
    <Stack gap={6} upTo="list" aria-live="polite">
      <Said one={one} />
      <Ways one={one} />
    </Stack>
  )
}

function Unknown() {
  return (
    <EmptyState
      drawing={<HangerDrawing />}
      title="We can’t find this cash-out"
      action={
        <HrefLink className={buttonClass()} href="/cleanout/earnings">
          See your earnings
        </HrefLink>
      }
    >
      It may belong to another account.
    </EmptyState>
  )
}

function Result({ id }: { id: string }) {
  const { cashOut, failed, again } = useCashOut(id)
  const title = cashOut ? titleOf(cashOut) : 'Your cash-out'
  usePageHead({ title, robots: 'noindex' })
  const steps = cashOut && isOnItsWay(cashOut) ? cashOutSteps(cashOut, momentOfEarnings) : undefined
  return (
    <CleanoutFrame
      current="earnings"
      title={title}
      crumbs={<HrefLink href="/cleanout/earnings">Earnings</HrefLink>}
      below={steps && <Thread tone="dark" label="Where it stands" steps={steps} />}
    >
      {cashOut ? (
        <Found one={cashOut} />
      ) : failed ? (
        <Failed
          phrase="fetchingCashout"
          title="Your cash-out is out of reach"
          error={failed}
          onAgain={again}
        />
      ) : cashOut === null ? (
        <Unknown />
      ) : (
        <div role="status" aria-label="Loading your cash-out">
          <Skeleton height={120} />
        </div>
      )}
    </CleanoutFrame>
  )
}

function Invited() {
  usePageHead({ title: 'Your cash-out', robots: 'noindex' })
  return (
    <CleanoutFrame current="earnings" title="Your cash-out">
      <ForSellers>{null}</ForSellers>
    </CleanoutFrame>
  )
}

/**
 * Shows one cash-out, donation or conversion to credit with its present state; visitors are invited to log
 * in.
 */
export function ResultScreen() {
  const { loggedIn } = useSession()
  const { id = '' } = useParams({ strict: false })
  return loggedIn ? <Result id={id} /> : <Invited />
}
