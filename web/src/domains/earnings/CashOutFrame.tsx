import type { Phrase } from '@hemline/rules/errors/catalogue.ts'
import { directHoldDays } from '@hemline/rules/vocabulary/direct-sell.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import type { ReactNode } from 'react'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CleanoutFrame } from '../cleanout/CleanoutFrame.tsx'
import { useSession } from '../identity/session.tsx'
import earnings from './Earnings.module.css'
import type { Setup } from './earnings-words.ts'
import { Failed } from './Failed.tsx'
import { ForSellers } from './ForSellers.tsx'
import { useSetup } from './use-setup.ts'

type Props = {
  title: string
  lead: string
  /** The link back; the first cash-out page links to the earnings only. */
  back?: { href: string; label: string }
  phrase: Phrase
  children: (setup: Setup, again: () => void) => ReactNode
}

function Loaded({ phrase, children }: Pick<Props, 'phrase' | 'children'>) {
  const { setup, failed, again } = useSetup()
  if (failed)
    return (
      <Failed phrase={phrase} title="We can’t see your earnings right now" error={failed} onAgain={again} />
    )
  if (!setup)
    return (
      <div role="status" aria-label="Loading your earnings">
        <Skeleton height={240} />
      </div>
    )
  return children(setup, again)
}

/** Shows the available earnings beside the title. */
function AvailableNow() {
  const { setup } = useSetup()
  return (
    <Stack gap={2} tone="onGreenSoft">
      <p>Available now</p>
      <Text
        voice="display"
        size={48}
        tone="onGreen"
        leading={1.1}
        tracking="close"
        numbers
        className={earnings.big}
      >
        {setup ? money(setup.earnings.available) : '\u00a0'}
      </Text>
    </Stack>
  )
}

/** Renders the message that no earnings are available, with the amount that is still pending. */
export function NothingToTake({ setup }: { setup: Setup }) {
  const { pending } = setup.earnings
  return (
    <EmptyState
      drawing={<ToteDrawing />}
      title="Nothing to take yet"
      action={
        <HrefLink className={buttonClass()} href="/cleanout/earnings">
          See your earnings
        </HrefLink>
      }
    >
      {pending > 0
        ? `${money(pending)} is pending. It becomes yours as each piece can’t come back any more: your earnings say when.`
        : `What your pieces bring is yours to take ${deliveryReturnDays} days after they are delivered, and ${directHoldDays} for one that you sold directly.`}
    </EmptyState>
  )
}

/**
 * Renders the frame of the cash-out pages: the green band with the available earnings, the invitation to log
 * in, and the message for a failed request. `children` gets the loaded setup.
 */
export function CashOutFrame({
  title,
  lead,
  back = { href: '/cleanout/earnings', label: 'Earnings' },
  phrase,
  children,
}: Props) {
  usePageHead({ title, robots: 'noindex' })
  const { loggedIn } = useSession()
  return (
    <CleanoutFrame
      current="earnings"
      title={title}
      lead={lead}
      crumbs={<HrefLink href={back.href}>{back.label}</HrefLink>}
      aside={loggedIn ? <AvailableNow /> : undefined}
    >
      <ForSellers>
        <Loaded phrase={phrase}>{children}</Loaded>
      </ForSellers>
    </CleanoutFrame>
  )
}
