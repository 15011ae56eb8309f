import { pointsPerBag } from '@hemline/rules/rewards/terms.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { friendlyError } from '../../platform/errors.ts'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TabRow } from '../../ui/TabRow.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Rewards.module.css'
import { TierBox } from './TierBox.tsx'
import type { useRewards } from './use-rewards.ts'

/** The tabs of specification §2, by their paths. */
const tabs = [
  { to: '/rewards/benefits', name: 'Benefits' },
  { to: '/rewards/redeem', name: 'Rewards' },
  { to: '/rewards/activity', name: 'Activity' },
] as const
export type Tab = (typeof tabs)[number]['name']

type FrameProps = ReturnType<typeof useRewards> & { tab: Tab; children: ReactNode }

/** What a visitor reads in the place of a tier. */
function Join() {
  return (
    <section className={styles.tier} aria-label="Join">
      <p>
        <b className="strong">Everybody with an account is a Star.</b>{' '}
        <span className="soft">It costs nothing, and your first points come with your first order.</span>
      </p>
      <Row gap={3}>
        <Link className={buttonClass()} to="/sign-up" search={{ next: '/rewards/benefits' }}>
          Create an account
        </Link>
        <Link className="link alone" to="/log-in" search={{ next: '/rewards/benefits' }}>
          Log in
        </Link>
      </Row>
    </section>
  )
}

function Standing({ rewards, failed, again, tab }: Omit<FrameProps, 'children'>) {
  if (rewards) return <TierBox rewards={rewards} atRewards={tab === 'Rewards'} />
  if (failed)
    return (
      <Note mood="bad" role="alert">
        {friendlyError(failed, 'generic')} <LinkButton onClick={again}>Try again</LinkButton>
      </Note>
    )
  return <Join />
}

/** Stands in the place of the whole page: how tall a tier is depends on its points and words. */
const waiting = (
  <div role="status" aria-busy="true" aria-label="Loading your rewards">
    <Skeleton height="100vh" />
  </div>
)

/** Renders the frame of the rewards pages: heading, the member's tier, and the tabs above one of them. */
export function RewardsFrame({ tab, children, ...standing }: FrameProps) {
  usePageHead({ title: 'Rewards', robots: 'noindex' })
  const { loggedIn, loading } = useSession()
  const waits = !standing.rewards && !standing.failed && (loading || loggedIn)
  return (
    <Page above={8} below={12}>
      <Stack gap={8}>
        <Stack gap={1}>
          <h1>Rewards</h1>
          <Text tone="soft">
            A point or more for each dollar that you keep, and {pointsPerBag} for each bag that comes in.
          </Text>
        </Stack>
        {waits ? (
          waiting
        ) : (
          <>
            <Standing {...standing} tab={tab} />
            <Panel as="section" container>
              <TabRow low gap={5} aria-label="Rewards">
                {tabs.map(({ to, name }) => (
                  <Link
                    key={to}
                    to={to}
                    resetScroll={false}
                    activeProps={{}}
                    aria-current={name === tab ? 'page' : undefined}
                  >
                    {name}
                  </Link>
                ))}
              </TabRow>
              {children}
            </Panel>
          </>
        )}
      </Stack>
    </Page>
  )
}
