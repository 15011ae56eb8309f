// The draw of the month on /rewards/redeem, its rules, and the draws before it with their proof.
import { drawName, drawRules, isFair } from '@hemline/rules/draws/draws.ts'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { countOf, shortMoney } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { lastDay } from '../rewards/shop-days.ts'
import styles from './DrawPanel.module.css'
import { type Draw, type Draws, useDraws, useTicket } from './use-draws.ts'

/** The viewer's tickets, by number; the free place is drawn open. */
function Tickets({ draw }: { draw: Draw }) {
  if (draw.yours.length === 0)
    return (
      <Text size={14} tone="soft">
        You have no ticket yet. {countOf(draw.tickets, 'ticket')} so far.
      </Text>
    )
  return (
    <div>
      <Row as="ul" gap={2} align="stretch" className={styles.tickets} aria-label="Your tickets">
        {draw.yours.map((number) => (
          <li key={number} className="num">
            {number}
          </li>
        ))}
      </Row>
      <Text size={14} tone="soft" above={2}>
        {draw.yours.length} of {countOf(draw.tickets, 'ticket')} so far.
      </Text>
    </div>
  )
}

/** Asks once before points are used: a ticket can't be given back. */
function PaidTicket({ draws, draw, points }: { draws: Draws; draw: Draw; points: number }) {
  const [asked, setAsked] = useState(false)
  const { take, busy, failed } = useTicket()
  const price = draws.ticketPoints
  const bought = draw.yours.length - (draw.hasFree ? 1 : 0)
  if (bought >= draws.ticketsMost - 1)
    return (
      <Text size={14} tone="soft">
        That is as many as one person can have.
      </Text>
    )
  if (points < price)
    return (
      <Text size={14} tone="soft">
        Another one costs {price} points: {countOf(price - points, 'point')} more.
      </Text>
    )
  if (!asked)
    return (
      <Button look="line" size="small" onClick={() => setAsked(true)}>
        Another ticket for {price} points
      </Button>
    )
  const use = async () => {
    if (await take(draw.id, true)) setAsked(false)
  }
  return (
    <Stack gap={3}>
      <Text>
        <b className="num">
          Use {price} of your {countOf(points, 'point')}?
        </b>{' '}
        <span className="soft">A ticket cannot be given back.</span>
      </Text>
      {failed && (
        <Note mood="bad" role="alert">
          {failed}
        </Note>
      )}
      <Row gap={3} rows={2}>
        <Button busy={busy} onClick={() => void use()} autoFocus>
          Take a ticket
        </Button>
        <Button look="text" onClick={() => setAsked(false)}>
          Not now
        </Button>
      </Row>
    </Stack>
  )
}

function OpenDraw({ draws, draw, points }: { draws: Draws; draw: Draw; points: number }) {
  const { take, busy, failed } = useTicket()
  return (
    <Stack tracks="start" pad={5} surface="gold" round="sheet">
      <Ticket size={28} strokeWidth={1.5} aria-hidden className={styles.mark} />
      <Stack gap={4}>
        <div>
          <Text as="h2" size={22}>
            The draw of {drawName(draw.id)}
          </Text>
          <Text above={1} below={0} tone="soft">
            <Text as="b" tone="ink" numbers>
              {shortMoney(draw.prize)}
            </Text>{' '}
            of store credit, for one ticket. Closes on {lastDay(draw.closesAt)} at midnight, Pacific time.
          </Text>
        </div>
        <Tickets draw={draw} />
        {failed && (
          <Note mood="bad" role="alert">
            {failed}
          </Note>
        )}
        {draw.hasFree ? (
          <PaidTicket draws={draws} draw={draw} points={points} />
        ) : (
          <Row gap={3} rows={2}>
            <Button busy={busy} onClick={() => void take(draw.id, false)}>
              Take your free ticket
            </Button>
          </Row>
        )}
        <details className={styles.more}>
          <summary>Rules of the draw</summary>
          <Stack gap={3} above={3}>
            {drawRules.map((paragraph) => (
              <Text size={14} key={paragraph} tone="soft" upTo="measure">
                {paragraph}
              </Text>
            ))}
            <Text size={14} tone="soft">
              SHA-256 of this draw’s number:{' '}
              <code className={look({ size: 12, breaks: true })}>{draw.seedHash}</code>
            </Text>
          </Stack>
        </details>
      </Stack>
    </Stack>
  )
}

/** A draw that is done: what came of it, and that this browser computed the same. */
function PastDraw({ draw }: { draw: Draw }) {
  const { id, seed, seedHash, tickets, winningTicket, round } = draw
  if (seed === null || winningTicket === null || round === null)
    return (
      <li>
        <b>{drawName(id)}</b> <span className="soft">Nobody took part.</span>
      </li>
    )
  const fair = isFair({ id, seed, seedHash, tickets, winningTicket, round })
  return (
    <li>
      <b>{drawName(id)}</b>{' '}
      <span className="num">
        {draw.won ? 'Your ticket' : 'Ticket'} {winningTicket} won {shortMoney(draw.prize)}, out of{' '}
        {countOf(tickets, 'ticket')}.
      </span>
      <details className={styles.more}>
        <summary>
          {fair ? 'Computed again here: it agrees' : 'Computed again here: it does not agree'}
        </summary>
        <Text size={14} tone="soft">
          SHA-256 of <code className={look({ size: 12, breaks: true })}>{seed}</code> is{' '}
          <code className={look({ size: 12, breaks: true })}>{seedHash}</code>, which was shown before.
          SHA-256 of{' '}
          <code className={look({ size: 12, breaks: true })}>{`${seed}/${id}/${tickets}/${round}`}</code>, as
          a number, modulo {tickets}, plus one, is {winningTicket}.
        </Text>
      </details>
    </li>
  )
}

/**
 * Renders the open draw with the button for tickets, and past draws; nothing without draws. `points`: the
 * viewer's points.
 */
export function DrawPanel({ points }: { points: number }) {
  const draws = useDraws()
  if (!draws || (!draws.open && draws.past.length === 0)) return null
  return (
    <Panel as="section" aria-label="Draw" above={8}>
      {draws.open && <OpenDraw draws={draws} draw={draws.open} points={points} />}
      {draws.past.length > 0 && (
        <Stack gap={2} above={5}>
          <Text as="h3" weight={600}>
            Draws before
          </Text>
          <Panel as="ul" edge="top" className={styles.past}>
            {draws.past.map((draw) => (
              <PastDraw key={draw.id} draw={draw} />
            ))}
          </Panel>
        </Stack>
      )}
    </Panel>
  )
}
