import { Gift, HandCoins, ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Grid, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CleanoutFrame } from '../cleanout/CleanoutFrame.tsx'
import { CharityList } from '../cleanout/partners/CharityList.tsx'
import { Section } from '../cleanout/ways/Section.tsx'
import { StandingBag } from '../cleanout/ways/StandingBag.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'
import { NothingToTake } from './CashOutFrame.tsx'
import { DonateForm } from './DonateForm.tsx'
import { Failed } from './Failed.tsx'
import { NoCharities } from './NoCharities.tsx'
import { useSetup } from './use-setup.ts'

type WayProps = { icon: ReactNode; title: string; href: string; action: string; children: ReactNode }

function Way({ icon, title, href, action, children }: WayProps) {
  return (
    <Stack as="li" gap={3} justifyItems="start" top pad={6} surface="card" edge="all" round="sheet">
      {icon}
      <Text as="h3" size={22}>
        {title}
      </Text>
      <Text below="auto" tone="soft">
        {children}
      </Text>
      <HrefLink className={buttonClass({ look: 'line' })} href={href}>
        {action}
      </HrefLink>
    </Stack>
  )
}

const icon = { size: 24, strokeWidth: 1.5, 'aria-hidden': true } as const
const pieces = '/my/cleanouts/items?status=expired'

function Ways({ isMember }: { isMember: boolean }) {
  return (
    <Grid as="ul" columns={3} from="laptop">
      <Way
        icon={<ShoppingBag {...icon} />}
        title="A bag"
        href="/cleanout/sell?service=donation"
        action="Order a bag to give"
      >
        We sell what is in it, and what it pays goes to the charity you choose. It costs nothing
        {isMember ? '.' : ', and needs no account.'}
      </Way>
      <Way
        icon={<Gift {...icon} />}
        title="Single pieces"
        href={isMember ? pieces : `/log-in?next=${encodeURIComponent(pieces)}`}
        action={isMember ? 'See your pieces' : 'Log in to your pieces'}
      >
        A piece of yours whose time on sale is over need not come back to you: we give it to a charity.
      </Way>
      <Way
        icon={<HandCoins {...icon} />}
        title="What you earned"
        href="/cleanout/donate#earnings"
        action="Give earnings"
      >
        All or a part of what you could cash out now. You choose who gets it, and have a receipt at once.
      </Way>
    </Grid>
  )
}

function OfMember() {
  const { setup, failed, again } = useSetup()
  if (failed)
    return (
      <Failed
        phrase="fetchingCharities"
        title="We can’t see your earnings right now"
        error={failed}
        onAgain={again}
      />
    )
  if (!setup)
    return (
      <div role="status" aria-label="Loading your earnings">
        <Skeleton height={240} />
      </div>
    )
  if (setup.earnings.available === 0) return <NothingToTake setup={setup} />
  if (setup.charities.length === 0) return <NoCharities />
  return (
    <>
      <Text tone="soft">
        You can give up to{' '}
        <Text as="b" tone="ink" weight={600} numbers>
          {money(setup.earnings.available)}
        </Text>{' '}
        now. All of it arrives: we take nothing from what you give.
      </Text>
      <DonateForm setup={setup} />
    </>
  )
}

function OfVisitor() {
  return (
    <Stack gap={4} justifyItems="start" pad={6} surface="sunk" round="sheet" upTo="list">
      <p>
        Earnings are kept in an account: log in to give yours. Without an account you can give a bag, and
        everything it brings.
      </p>
      <Button onClick={() => void openLogIn('earnings')}>Log in</Button>
    </Stack>
  )
}

/** Shows the three ways to give, and lets members give their earnings (§2 /cleanout/donate). */
export function GiveScreen() {
  usePageHead({})
  const { user, loggedIn } = useSession()
  return (
    <CleanoutFrame
      title="Give what you no longer wear"
      lead="A bag, single pieces, or what your pieces earned: three ways, and somebody in need at the end of each."
      aside={<StandingBag />}
    >
      <Section title="Three ways to give">
        <Ways isMember={loggedIn} />
      </Section>
      <Section title="Give what you earned" id="earnings">
        {user ? loggedIn ? <OfMember /> : <OfVisitor /> : <Skeleton height={160} />}
      </Section>
      <Section title="Who you can give to">
        <CharityList />
      </Section>
    </CleanoutFrame>
  )
}
