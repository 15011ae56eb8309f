// Draws among members: their months, their tickets, and which ticket wins (specification §3 Rewards:
// sweepstakes_2021_low_v2 and the context sweepstakes; decision 0192).
import { type Cents, cents } from '../common/money.ts'
import { dayIn, startOfDay } from '../rewards/days.ts'
import type { RewardKind } from '../vocabulary/rewards.ts'
import { sha256 } from './sha256.ts'

/** The kind of reward that a ticket is. */
export const ticketKind: RewardKind = 'sweepstakes_2021_low_v2'
/** Points for a ticket beyond the free one. */
export const ticketPoints = 50
/** Most tickets of a person in a draw, with the free one. */
export const ticketsMost = 10
/** The prize in cents, as credit that ends after `prizeDays`. */
export const drawPrize: Cents = cents(10_000)
export const prizeDays = 365

/** The month of a draw: its id, '2026-12', and between which moments tickets are given. */
export type DrawMonth = { readonly id: string; readonly opensAt: Date; readonly closesAt: Date }

/**
 * Returns the month's draw at a moment: its id ("2026-12"), and when it opens and closes, at midnight in the
 * shop's time zone.
 */
export function drawMonth(at: Date): DrawMonth {
  const { year, month } = dayIn(at)
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
  return {
    id: `${year}-${String(month).padStart(2, '0')}`,
    opensAt: startOfDay({ year, month, day: 1 }),
    closesAt: startOfDay({ ...next, day: 1 }),
  }
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Returns the name of a draw's month from the draw's id: '2026-12' → 'December 2026'. */
export const drawName = (id: string): string => monthName.format(new Date(`${id}-15T00:00:00Z`))

/** Returns the SHA-256 of a seed in hexadecimal; it is published before the draw, the seed after. */
export const seedHash = (seed: string): string => sha256(seed)

/**
 * Returns the number of the winning ticket, from 1 to `tickets`: the SHA-256 of seed, draw, tickets and
 * round, as a whole number, modulo the tickets. Its 256 bits make every ticket as likely as the others.
 * Throws for a draw without tickets.
 */
export function winningTicket(draw: { seed: string; id: string; tickets: number; round: number }): number {
  const { seed, id, tickets, round } = draw
  if (!Number.isInteger(tickets) || tickets < 1) throw new RangeError('draws: a draw without tickets')
  return Number(BigInt(`0x${sha256(`${seed}/${id}/${tickets}/${round}`)}`) % BigInt(tickets)) + 1
}

/** A draw that is over, as everybody can see it. */
export type DrawnFacts = {
  readonly id: string
  readonly seed: string
  readonly seedHash: string
  readonly tickets: number
  readonly winningTicket: number
  readonly round: number
}

/**
 * Returns whether a draw can be checked: its seed has the hash that was published before, and gives the
 * winning ticket.
 */
export const isFair = (draw: DrawnFacts): boolean =>
  seedHash(draw.seed) === draw.seedHash && winningTicket(draw) === draw.winningTicket

/** The rules of a draw in words, a paragraph each. */
export const drawRules: readonly string[] = [
  'No purchase necessary. Every member has one free ticket in each draw; nothing has to be bought, now or later, and a ticket for points wins no more often than a free one.',
  `Further tickets cost ${ticketPoints} points each, at most ${ticketsMost} tickets a person. A ticket cannot be given back. People who work here do not take part.`,
  'A draw begins with the month and closes at its last midnight, Pacific time. One ticket wins. The prize is store credit for one year, in the account within an hour.',
  'How it is drawn: before the first ticket we publish the SHA-256 of a secret number, and after the draw the number itself. The winning ticket follows from that number, the month and how many tickets there are, so that anybody can compute it again, as this page does.',
]
