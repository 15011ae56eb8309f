// Draws with the real rules: one that is open, and the one before, whose winning ticket follows from its
// seed.
import { cents } from '@hemline/rules/common/money.ts'
import {
  drawMonth,
  drawPrize,
  seedHash,
  ticketKind,
  ticketPoints,
  ticketsMost,
  winningTicket,
} from '@hemline/rules/draws/draws.ts'
import { isAtWork } from '@hemline/rules/fulfillment/staff-roles.ts'
import { rewardMeanings } from '@hemline/rules/rewards/kinds.ts'
import { pointsLeft } from '@hemline/rules/rewards/points.ts'
import { type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { bookOf, memberOf, post, rewardsOf } from './rewards.mock.ts'

/** Tickets of people whom the mocks have not. */
const others = 23

const ticketsOf = (ctx: MockContext) => {
  const { tickets } = ctx.db.state
  const { id } = drawMonth(ctx.now)
  return { id, all: tickets.filter((one) => one.drawId === id), owner: ownerOf(ctx) }
}

function drawOf(ctx: MockContext) {
  const { id, all, owner } = ticketsOf(ctx)
  const mine = all.filter((one) => one.owner === owner)
  return {
    ...drawMonth(ctx.now),
    prize: drawPrize,
    tickets: others + all.length,
    yours: mine.map(({ number }) => number),
    hasFree: mine.some(({ paid }) => !paid),
    seedHash: seedHash(`mock ${id}`),
    seed: null,
    drawnAt: null,
    winningTicket: null,
    round: null,
    won: false,
  }
}

function pastOf(ctx: MockContext) {
  const month = drawMonth(new Date(drawMonth(ctx.now).opensAt.getTime() - 1))
  const facts = { id: month.id, seed: `mock ${month.id}`, tickets: 41, round: 1 }
  return {
    ...month,
    ...facts,
    prize: cents(drawPrize),
    yours: [],
    hasFree: false,
    seedHash: seedHash(facts.seed),
    drawnAt: month.closesAt,
    winningTicket: winningTicket(facts),
    won: false,
  }
}

const drawsOf = (ctx: MockContext) => ({
  open: drawOf(ctx),
  past: [pastOf(ctx)],
  kind: ticketKind,
  context: rewardMeanings[ticketKind].context,
  ticketPoints,
  ticketsMost,
})

function take(ctx: MockContext, { drawId, paid, key }: { drawId: string; paid: boolean; key: string }) {
  const member = memberOf(ctx)
  refuseBanned(ctx)
  if (key === '' || key.length > 64) throw refuse('BAD_INPUT', 'A key has 1 to 64 characters.')
  const refused = (message: string) => ({ __typename: 'TicketRefused', message })
  if (isAtWork(ctx.user?.roles ?? [])) return refused('People who work here do not take part.')
  const { id, all, owner } = ticketsOf(ctx)
  if (drawId === pastOf(ctx).id) return refused('This draw has closed. The next one is open.')
  if (drawId !== id) throw refuse('NOT_FOUND', 'There is no such draw.')
  const mine = all.filter((one) => one.owner === owner)
  const isThere = mine.some((one) => one.key === key || (!paid && !one.paid))
  if (!isThere && paid && mine.filter((one) => one.paid).length >= ticketsMost - 1)
    return refused(
      `You have ${mine.length} tickets; ${ticketsMost - 1} for points and the free one are the most.`,
    )
  const points = pointsLeft(bookOf(member.points))
  if (!isThere && paid && points < ticketPoints)
    return {
      __typename: 'NotEnoughPoints',
      message: `No points were taken: you have ${points}.`,
      points,
      wanted: ticketPoints,
    }
  if (!isThere) {
    if (paid)
      post(ctx, member, {
        kind: 'points_spent',
        amount: -ticketPoints,
        reason: rewardMeanings[ticketKind].name,
      })
    ctx.db.state.tickets.push({ drawId, owner, number: others + all.length + 1, paid, key })
  }
  return { __typename: 'DrawsPayload', draws: drawsOf(ctx), rewards: rewardsOf(ctx, member) }
}

export const drawsMocks = {
  Query: {
    draws: (_: unknown, __: unknown, ctx: MockContext) => {
      memberOf(ctx)
      return drawsOf(ctx)
    },
  },
  Mutation: {
    takeTicket: (
      _: unknown,
      { input }: { input: { drawId: string; paid: boolean; key: string } },
      ctx: MockContext,
    ) => take(ctx, input),
  },
}
