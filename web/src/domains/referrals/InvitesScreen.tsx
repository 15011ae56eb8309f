import { giftDays, rewardsPerYear } from '@hemline/rules/referrals/referrals.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { GetInvitationsDocument, type InvitationsFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Navigate } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { dateFormat } from '../../platform/date-manner.ts'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button } from '../../ui/Button.tsx'
import { copyLink } from '../../ui/copy-link.ts'
import { EnvelopeDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Beside, Grid, Page, Panel, Stack, Text } from '../../ui/layout.tsx'
import { Seam } from '../../ui/Seam.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatTiles } from '../../ui/StatTiles.tsx'
import { useSession } from '../identity/session.tsx'
import { FriendRow } from './FriendRow.tsx'
import { YourLink } from './InviteForm.tsx'
import styles from './Referrals.module.css'

const days = dateFormat({ month: 'short', day: 'numeric' })

/**
 * Returns until when a reward can be spent: "Never Expires" as the specification writes it, or a day; empty
 * while nobody knows.
 */
const expiryWords = (expires: string | undefined): string =>
  expires === undefined || Number.isNaN(Date.parse(expires))
    ? (expires ?? '')
    : `Expires ${days(new Date(expires))}`

const stepsTo = (expires: string | undefined) =>
  [
    { key: 'link', label: 'You send your link', detail: 'to whoever you like', state: 'now' },
    {
      key: 'buy',
      label: 'Your friend buys something',
      detail: `within ${giftDays} days of joining`,
      state: 'later',
    },
    {
      key: 'credit',
      label: '$40.00 is yours',
      detail: `${deliveryReturnDays} days after that parcel. ${expiryWords(expires)}`.trim(),
      state: 'later',
    },
  ] as const

/** Renders the two gifts side by side, and the three steps to them. */
function TwoGifts({ expires }: { expires: string | undefined }) {
  return (
    <Panel container>
      <h1>
        Give 45%.{' '}
        <Text as="em" block weight={300}>
          Get $40.
        </Text>
      </h1>
      <Grid columns={2} from="phone" gap={5} rows={0} above={6} edge="block" className={styles.gifts}>
        <Stack gap={1} padY={5}>
          <Text as="b" voice="display" size={36} numbers>
            45%
          </Text>
          <Text as="span" size={14} tone="soft">
            off your friend’s first order, and free shipping on it
          </Text>
        </Stack>
        <Stack gap={1} padY={5}>
          <Text as="b" voice="display" size={36} numbers>
            $40.00
          </Text>
          <Text as="span" size={14} tone="soft">
            credit for you, when that order can no longer come back
          </Text>
        </Stack>
      </Grid>
      <Panel above={8}>
        <Seam label="How it goes" steps={stepsTo(expires)} />
      </Panel>
    </Panel>
  )
}

/** Renders what the invitations brought, and each of them. */
function YourInvitations({ invitations, link }: { invitations: InvitationsFieldsFragment; link: string }) {
  const { sums, sent } = invitations
  if (sent.length === 0)
    return (
      <EmptyState
        drawing={<EnvelopeDrawing />}
        title="Nobody invited yet"
        action={
          <Button look="line" onClick={() => void copyLink(link)}>
            Copy my link
          </Button>
        }
      >
        Think of the one who always asks where it is from.
      </EmptyState>
    )
  const tiles = [
    {
      key: 'earned',
      value: money(sums.earned),
      name:
        sums.earned === 0
          ? 'earned so far'
          : `earned, ${money(sums.available)} left, ${money(sums.spent)} spent`,
      note: sums.earned > 0 && expiryWords(sums.expires),
    },
    {
      key: 'coming',
      value: money(sums.onItsWay),
      name: sums.nextAt ? `on its way, ${days(new Date(sums.nextAt))}` : 'on its way',
    },
    { key: 'invited', value: String(sums.invited), name: `invited, ${sums.bought} bought` },
  ]
  return (
    <section aria-labelledby="invitations">
      <Text as="h2" id="invitations" size={28}>
        Your invitations
      </Text>
      <Panel padY={5}>
        <StatTiles look="ruled" size={22} stats={tiles} />
      </Panel>
      <ul>
        {sent.map((one) => (
          <FriendRow key={one.id} one={one} />
        ))}
      </ul>
      <Text above={4} size={14} tone="soft">
        <HrefLink className="link" href="/legal/referrals-terms-and-conditions">
          The rules
        </HrefLink>
        : one first order each, from $1; not with other codes; up to {rewardsPerYear} rewards a year.
      </Text>
    </section>
  )
}

/**
 * Renders /invites, where a member invites friends; visitors are sent to log in. A failed request shows an
 * error with "Try again".
 */
export function InvitesScreen() {
  usePageHead({ title: 'Invite a friend', robots: 'noindex' })
  const { loggedIn, loading } = useSession()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetInvitationsDocument,
    pause: !loggedIn,
    requestPolicy: 'cache-and-network',
  })
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/invites' }} replace />
  const invitations = data?.invitations
  const link = invitations ? new URL(invitations.path, globalThis.location.origin).href : ''
  return (
    <Page above={8}>
      <Beside className={styles.give}>
        <TwoGifts expires={invitations?.sums.expires} />
        {invitations ? (
          <YourLink link={link} invitations={invitations} />
        ) : error && !fetching ? (
          <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })}>
            {friendlyError(error, 'referralCodes')}
          </ErrorMessage>
        ) : (
          <div role="status" aria-busy="true" aria-label="Loading your link">
            <Skeleton height={280} />
          </div>
        )}
      </Beside>
      <Panel above={16}>{invitations && <YourInvitations invitations={invitations} link={link} />}</Panel>
    </Page>
  )
}
