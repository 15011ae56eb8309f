// Draws among members: tickets, free and for points, and the draw itself (specification §3 Rewards:
// sweepstakes_2021_low_v2; decision 0192).
import type { Db } from '@hemline/db/connect.ts'
import { cents } from '@hemline/rules/common/money.ts'
import {
  drawMonth,
  drawName,
  drawPrize,
  prizeDays,
  seedHash,
  ticketKind,
  ticketPoints,
  ticketsMost,
  winningTicket,
} from '@hemline/rules/draws/draws.ts'
import { isAtWork } from '@hemline/rules/fulfillment/staff-roles.ts'
import { shortDollars } from '@hemline/rules/pricing/promotions-words.ts'
import { endOfDays, rewardMeanings } from '@hemline/rules/rewards/kinds.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { newToken } from '../../platform/tokens.ts'
import { grantCredit } from '../ledger/ledger.ts'
import { notify, personOf } from '../notifications/notifications.ts'
import { type NotEnoughPoints, rewardsOfViewer, usePoints } from '../rewards/rewards.ts'
import {
  countTickets,
  type DrawRow,
  findTaker,
  insertDraw,
  insertTicket,
  listClosedDraws,
  listDraws,
  listTickets,
  lockDraw,
  updateDrawn,
} from './draws.db.ts'

const pastMost = 12
const keyLongest = 64

const shownOf = ({ prize_cents, winning_ticket, winning_round, ...row }: DrawRow) => ({
  id: row.id,
  prize: cents(prize_cents),
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  tickets: row.tickets,
  yours: row.yours,
  hasFree: row.has_free,
  seedHash: row.seed_hash,
  seed: row.drawn_at && row.seed,
  drawnAt: row.drawn_at,
  winningTicket: winning_ticket,
  round: winning_round,
  won: winning_ticket !== null && row.yours.includes(winning_ticket),
})

/**
 * Returns the viewer's open draw (null: none), up to 12 past ones, and the price and most tickets of a draw.
 * Throws UNAUTHENTICATED for visitors.
 */
export async function drawsOfViewer(ctx: Context) {
  const now = ctx.now()
  const rows = await listDraws(ctx.db, { userId: personOf(ctx), now, limit: pastMost + 1 })
  const open = rows.find((one) => one.closes_at > now && one.drawn_at === null)
  return {
    open: open ? shownOf(open) : null,
    past: rows.filter((one) => one.drawn_at !== null).map(shownOf),
    kind: ticketKind,
    context: rewardMeanings[ticketKind].context,
    ticketPoints,
    ticketsMost,
  }
}

export type TicketTaken = {
  __typename: 'DrawsPayload'
  draws: Awaited<ReturnType<typeof drawsOfViewer>>
  rewards: Awaited<ReturnType<typeof rewardsOfViewer>>
}
export type TicketRefused = { __typename: 'TicketRefused'; message: string }
type Wanted = { drawId: string; paid: boolean; key: string }

const refused = (message: string): TicketRefused => ({ __typename: 'TicketRefused', message })

type Taken = { __typename: 'Taken' }

async function takeIn(
  tx: Tx,
  { drawId, paid, key }: Wanted,
  { userId, now }: { userId: string; now: Date },
): Promise<Taken | NotEnoughPoints | TicketRefused> {
  const draw = await lockDraw(tx, drawId)
  if (!draw || draw.opens_at > now) throw refuse('NOT_FOUND', 'There is no such draw.')
  const mine = await listTickets(tx, { drawId, userId })
  if (mine.some((one) => one.request_key === key || (!paid && one.points === null)))
    return { __typename: 'Taken' }
  if (draw.closes_at <= now || draw.drawn_at) return refused('This draw has closed. The next one is open.')
  // The free ticket is kept for whoever has not taken it yet.
  const bought = mine.filter((one) => one.points !== null).length
  if (paid && bought >= ticketsMost - 1)
    return refused(
      `You have ${mine.length} tickets; ${ticketsMost - 1} for points and the free one are the most.`,
    )
  if (paid) {
    const posted = await usePoints(tx, 'points_spent', {
      key: `draw/${drawId}/${userId}/${key}`,
      userId,
      points: ticketPoints,
      reason: `${rewardMeanings[ticketKind].name}, ${drawName(drawId)}`,
      now,
    })
    if (posted.__typename === 'Overdrawn')
      return {
        __typename: 'NotEnoughPoints',
        message: `No points were taken: you have ${posted.balance}.`,
        points: posted.balance,
        wanted: ticketPoints,
      }
  }
  const number = (await countTickets(tx, drawId)) + 1
  await insertTicket(tx, { drawId, number, userId, points: paid ? ticketPoints : null, key, now })
  return { __typename: 'Taken' }
}

/**
 * Takes a ticket in a draw: a free one, once, or one for points; the same key again takes no second one, nor
 * does a second free one: both are answered as done. Returns NotEnoughPoints, or TicketRefused when the draw
 * has closed, the viewer has the most tickets or works here. Throws NOT_FOUND for an unknown draw and one
 * that has not begun, BAD_INPUT for a bad key, UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function takeTicket(
  ctx: Context,
  wanted: Wanted,
): Promise<TicketTaken | NotEnoughPoints | TicketRefused> {
  const userId = personOf(ctx)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  if (wanted.key === '' || wanted.key.length > keyLongest)
    throw refuse('BAD_INPUT', `A key has 1 to ${keyLongest} characters.`)
  if (isAtWork(ctx.viewer.roles)) return refused('People who work here do not take part.')
  const now = ctx.now()
  const done = await inTransaction<Taken | NotEnoughPoints | TicketRefused>(ctx.db, 'Taken', (tx) =>
    takeIn(tx, wanted, { userId, now }),
  )
  ctx.forget()
  if (done.__typename !== 'Taken') return done
  const [draws, rewards] = await Promise.all([drawsOfViewer(ctx), rewardsOfViewer(ctx)])
  return { __typename: 'DrawsPayload', draws, rewards }
}

/** The rounds after which a draw without anybody who can take its prize is given up. */
const roundsMost = 100

async function winnerOf(tx: Tx, id: string, { seed, tickets }: { seed: string; tickets: number }) {
  for (let round = 1; tickets > 0 && round <= roundsMost; round += 1) {
    const ticket = winningTicket({ seed, id, tickets, round })
    const userId = await findTaker(tx, { drawId: id, number: ticket })
    if (userId) return { ticket, round, userId }
  }
  return null
}

/**
 * Draws a draw that has closed, once; the winner gets the prize as credit and is told, all in one
 * transaction. Does nothing for one that is drawn or open; without a winner only the result is stored.
 */
async function drawOne(db: Db, id: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const draw = await lockDraw(tx, id)
    if (!draw || draw.drawn_at || draw.closes_at > now) return
    const tickets = await countTickets(tx, id)
    const winner = await winnerOf(tx, id, { seed: draw.seed, tickets })
    await updateDrawn(tx, { id, tickets, winner, now })
    if (!winner) return
    const reason = `The draw of ${drawName(id)}`
    const amount = cents(draw.prize_cents)
    const { userId } = winner
    const posted = await grantCredit(tx, {
      key: `draw/${id}/prize`,
      userId,
      kind: 'promo_credit',
      amount,
      expiresAt: endOfDays(now, prizeDays),
      reason,
      now,
    })
    if (posted.__typename === 'Overdrawn') throw new Error(`draws: the prize of ${id} was not given`)
    await notify(tx, {
      userId,
      // Own money always comes by mail too, and no other domain writes this mail.
      kind: 'earnings',
      data: { onlyTold: true },
      key: `draw:${id}`,
      title: `Your ticket ${winner.ticket} won ${shortDollars(amount)}`,
      body: `${reason}: one of ${tickets} tickets. The credit is in your account, for a year.`,
      link: '/my/credits',
      amountCents: amount,
      at: now,
    })
  })
}

/**
 * Job, every ten minutes: draws the winners of draws that have closed, and opens this month's draw if it has
 * none. Running it again changes nothing.
 */
export async function runDraws(db: Db, now: Date): Promise<void> {
  for (const id of await listClosedDraws(db, now)) await drawOne(db, id, now)
  const { id, opensAt, closesAt } = drawMonth(now)
  const seed = newToken()
  await insertDraw(db, {
    id,
    prize_cents: drawPrize,
    opens_at: opensAt,
    closes_at: closesAt,
    seed,
    seed_hash: seedHash(seed),
  })
}
