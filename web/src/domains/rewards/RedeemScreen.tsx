import { Link, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { nowMs } from '../../platform/clock.ts'
import { countOf, shortMoney } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Beside, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Meter } from '../../ui/Meter.tsx'
import { Note } from '../../ui/Note.tsx'
import { DrawPanel } from '../draws/DrawPanel.tsx'
import { useSession } from '../identity/session.tsx'
import { Birthday } from './Birthday.tsx'
import { RewardIcon } from './RewardIcon.tsx'
import styles from './Rewards.module.css'
import { RewardsFrame } from './RewardsFrame.tsx'
import { lastDay, untilDay } from './shop-days.ts'
import { useRedeem } from './use-redeem.ts'
import { type Rewards, useRewards } from './use-rewards.ts'

type Offer = Rewards['offers'][number]
type OfferProps = {
  offer: Offer
  points: number
  asked: boolean
  busy: boolean
  onAsk: (on: boolean) => void
  onUse: () => void
}

/** How many points are missing for a reward. */
function Missing({ offer, points }: { offer: Offer; points: number }) {
  return (
    <Text as="div" size={14} tone="soft" textAlign="end" numbers className={styles.short}>
      {countOf(offer.points - points, 'point')} more
      <Meter tone="gold" above={1.5} percent={(points / offer.points) * 100} />
    </Text>
  )
}

/** A reward for points: a press asks once, in its place, and says what is left. */
function OfferRow({ offer, points, asked, busy, onAsk, onUse }: OfferProps) {
  const inReach = points >= offer.points
  return (
    <li className={asked ? `${styles.offer} ${styles.asked}` : styles.offer}>
      <RewardIcon kind={offer.kind} />
      <div>
        <b>{offer.name}</b>
        <small>
          {offer.description}{' '}
          {asked ? `Until ${untilDay(offer.endsAt, nowMs())}.` : !inReach && `${offer.points} points.`}
        </small>
      </div>
      {asked && <b className="num">{offer.points}</b>}
      {!asked && inReach && (
        <Button
          look="line"
          size="small"
          aria-label={`Use ${offer.points} points for: ${offer.name}`}
          onClick={() => onAsk(true)}
        >
          Use {offer.points}
        </Button>
      )}
      {!asked && !inReach && <Missing offer={offer} points={points} />}
      {asked && (
        <Panel across padTop={4} edge="top" className={styles.question}>
          <p>
            <b className="strong num">
              Use {offer.points} of your {countOf(points, 'point')}?
            </b>{' '}
            <span className="soft">
              You keep {points - offer.points}.{' '}
              {offer.context === 'returns'
                ? 'It waits for your next return.'
                : 'It waits in your cart until you need it.'}
            </span>
          </p>
          <Row gap={3} above={3}>
            <Button busy={busy} onClick={onUse} autoFocus>
              Use {countOf(offer.points, 'point')}
            </Button>
            <Button look="text" onClick={() => onAsk(false)}>
              Not now
            </Button>
          </Row>
        </Panel>
      )}
    </li>
  )
}

type Yours = Rewards['yours'][number]

/** A right that the member has; what was bought with points can be given back while it is unused. */
function YoursRow({ one, busy, onBack }: { one: Yours; busy: boolean; onBack: () => void }) {
  return (
    <li className={styles.offer}>
      <RewardIcon kind={one.kind} />
      <div>
        <b>{one.name}</b>
        <small>
          {one.description}{' '}
          {one.leastSpend != null && `Works from ${shortMoney(one.leastSpend)} in your cart. `}
          {one.endsAt ? `Until ${untilDay(one.endsAt, nowMs())}.` : 'It does not end.'}
        </small>
        {one.points !== null && (
          <LinkButton
            disabled={busy}
            aria-label={`Give back for ${one.points} points: ${one.name}`}
            onClick={onBack}
          >
            Give back for {countOf(one.points, 'point')}
          </LinkButton>
        )}
      </div>
    </li>
  )
}

function Aside({ rewards, busy, onBack }: { rewards: Rewards; busy: boolean; onBack: (id: string) => void }) {
  const { yours, ending } = rewards
  return (
    <Panel surface="card" edge="all" round="control" pad={5}>
      <Text as="h2" size={22} below={2}>
        Yours already
      </Text>
      {yours.length === 0 && (
        <Text above={2} tone="soft" size={14}>
          What you use points for waits here, and in your <Link to="/cart">cart</Link>.
        </Text>
      )}
      <Panel as="ul" container>
        {yours.map((one) => (
          <YoursRow key={one.id} one={one} busy={busy} onBack={() => onBack(one.id)} />
        ))}
      </Panel>
      <Birthday birthday={rewards.birthday} />
      {ending && (
        <Text above={4} padTop={4} edge="top" size={14} tone="soft">
          {countOf(ending.points, 'point')} end on {lastDay(ending.endsAt)}. We tell you in November, not on
          the last day.
        </Text>
      )}
    </Panel>
  )
}

function Redeem({ rewards }: { rewards: Rewards }) {
  const [asked, setAsked] = useState<string>()
  const [said, setSaid] = useState('')
  const { use, giveBack, busy, failed } = useRedeem()
  const { points } = rewards.tierInfo
  const onUse = async ({ kind, name }: Offer) => {
    setSaid('')
    if (!(await use(kind))) return
    setAsked(undefined)
    setSaid(`${name} is yours.`)
  }
  const onBack = async (id: string) => {
    setSaid('')
    if (await giveBack(id)) setSaid('Your points are back.')
  }
  return (
    <Beside above={6}>
      <Stack gap={4}>
        {failed && (
          <Note mood="bad" role="alert">
            <b>That did not work.</b> {failed}
          </Note>
        )}
        {said && (
          <Note mood="green" role="status">
            <b>{said}</b>
          </Note>
        )}
        <Panel as="ul" container aria-label="Rewards for points">
          {rewards.offers.map((offer) => (
            <OfferRow
              key={offer.kind}
              offer={offer}
              points={points}
              asked={asked === offer.kind}
              busy={busy}
              onAsk={(on) => setAsked(on ? offer.kind : undefined)}
              onUse={() => void onUse(offer)}
            />
          ))}
        </Panel>
      </Stack>
      <Aside rewards={rewards} busy={busy} onBack={(id) => void onBack(id)} />
    </Beside>
  )
}

/**
 * Renders /rewards/redeem: rewards that points buy, affordable ones first, the member's own rewards, and the
 * draw; visitors are sent to log in.
 */
export function RedeemScreen() {
  const { loggedIn, loading } = useSession()
  const standing = useRewards()
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/rewards/redeem' }} replace />
  return (
    <RewardsFrame tab="Rewards" {...standing}>
      {standing.rewards && (
        <>
          <Redeem rewards={standing.rewards} />
          <DrawPanel points={standing.rewards.tierInfo.points} />
        </>
      )}
    </RewardsFrame>
  )
}
