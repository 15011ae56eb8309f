import { dayIn } from '@hemline/rules/rewards/days.ts'
import { Link, Navigate } from '@tanstack/react-router'
import { nowMs } from '../../platform/clock.ts'
import { money } from '../../platform/format.ts'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Beside, Panel, Text } from '../../ui/layout.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Rewards.module.css'
import { RewardsFrame } from './RewardsFrame.tsx'
import { signed } from './rewards-words.ts'
import { dayOf } from './shop-days.ts'
import { type Rewards, useRewards } from './use-rewards.ts'

type Entry = Rewards['activity'][number]

/** What a change of points was about, in words. */
const words: Readonly<Record<string, string>> = {
  points_taken_back: 'taken back with a refund',
  points_spent: 'used',
  points_returned: 'points are back',
  points_expired: 'at the end of the year',
}

function Reason({ entry }: { entry: Entry }) {
  const small = words[entry.kind]
  return (
    <div>
      {entry.orderId ? (
        <Link className="link" to="/my/orders/$id" params={{ id: entry.orderId }}>
          An order that you kept
        </Link>
      ) : (
        entry.reason
      )}
      {small && <small>{small}</small>}
    </div>
  )
}

function Coming({ coming }: { coming: Rewards['coming'] }) {
  return (
    <Text as="ul" numbers className={styles.log} aria-label="On their way">
      {coming.map((one) => (
        <li key={one.orderId}>
          <span className={styles.when}>{one.dueAt ? dayOf(one.dueAt, nowMs()) : 'Later'}</span>
          <div>
            <Link className="link" to="/my/orders/$id" params={{ id: one.orderId }}>
              {one.dueAt ? 'A delivered order' : 'An order on its way'}
            </Link>
            <small className="num">
              {money(one.amount)}
              {!one.dueAt && ', 14 days after its delivery'}
            </small>
          </div>
          <b>{signed(one.points)}</b>
        </li>
      ))}
    </Text>
  )
}

function Counted({ activity }: { activity: readonly Entry[] }) {
  return (
    <Text as="ul" numbers className={styles.log} aria-label="Counted">
      {activity.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at}>{dayOf(entry.at, nowMs())}</time>
          <Reason entry={entry} />
          <b className={entry.amount > 0 ? styles.up : undefined}>{signed(entry.amount)}</b>
        </li>
      ))}
    </Text>
  )
}

const Title = ({ children }: { children: string }) => (
  <Text as="h2" size={22} above={6} below={1}>
    {children}
  </Text>
)

function Activity({ rewards }: { rewards: Rewards }) {
  const { coming, activity, tierInfo, earnedThisYear, usedThisYear } = rewards
  const isEmpty = coming.length === 0 && activity.length === 0
  return (
    <Beside above={6}>
      <div>
        {coming.length > 0 && <Title>On their way</Title>}
        {coming.length > 0 && <Coming coming={coming} />}
        {activity.length > 0 && <Title>Counted</Title>}
        {activity.length > 0 && <Counted activity={activity} />}
        {isEmpty && (
          <EmptyState
            drawing={<HangerDrawing />}
            title="No points yet"
            action={
              <Link className="link alone" to="/">
                Look around
              </Link>
            }
          >
            The first come 14 days after your first delivery, when its returns close.
          </EmptyState>
        )}
      </div>
      <Panel surface="card" edge="all" round="control" pad={5} alignSelf="start">
        <Sums>
          <Sum name={`Earned in ${dayIn(new Date(nowMs())).year}`} amount={earnedThisYear} />
          <Sum name="Used this year" amount={usedThisYear === 0 ? 0 : signed(-usedThisYear)} />
          <Sum name="Points to use" amount={tierInfo.points} kind="total" />
        </Sums>
      </Panel>
    </Beside>
  )
}

/**
 * Renders /rewards/activity: points that wait above those that count, each with its day; visitors are sent to
 * log in.
 */
export function RewardsActivityScreen() {
  const { loggedIn, loading } = useSession()
  const standing = useRewards()
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/rewards/activity' }} replace />
  return (
    <RewardsFrame tab="Activity" {...standing}>
      {standing.rewards && <Activity rewards={standing.rewards} />}
    </RewardsFrame>
  )
}
