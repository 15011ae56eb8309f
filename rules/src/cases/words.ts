// What shoppers read of a case: its way to be settled, where it stands, and what happens next.
import { dollars } from '../common/dollars.ts'
import { dayOf } from '../returns/days.ts'
import {
  bonusPercent,
  type CaseKind,
  type CaseOffer,
  type CaseStatus,
  type ClaimAnswer,
  casesPerDay,
  claimDays,
} from '../vocabulary/cases.ts'

/** The names of the ways to settle a case. */
export const offerTitles: Record<CaseOffer, string> = {
  keep_part: 'Keep it, get part back',
  send_back: 'Send it back, get everything',
  refund: 'Everything back',
  credit: `Shop credit, and ${bonusPercent}% on top`,
  carrier_claim: 'We ask the carrier',
  person: 'Talk to a person',
}

export const caseStatusLabels: Record<CaseStatus, string> = {
  waiting_for_us: 'A person is looking',
  waiting_for_carrier: 'The carrier is asked',
  answered: 'Answered',
  settled: 'Settled',
  closed: 'Closed',
}

const times = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
})

/** Returns a moment by which somebody answers, as people read it: "Monday 12:00 PM Pacific". */
export const answerTime = (at: Date): string => `${times.format(at).replace(',', '')} Pacific`

/** Returns the terms of a way to settle a case, in plain words. */
export function termsOf(
  offer: CaseOffer,
  kind: CaseKind,
  { now, answer }: { now: Date; answer: Date },
): string {
  switch (offer) {
    case 'keep_part':
      return 'The piece stays yours, and nothing has to be sent.'
    case 'send_back':
      return 'Our label is free. The money follows when we looked the piece over.'
    case 'refund':
      return kind === 'wrong_piece'
        ? 'Keep what came, or give it away. Nothing has to be sent.'
        : 'Nothing has to be sent. A bank takes three to five days.'
    case 'credit':
      return 'There at once. It doesn’t end, and can’t be paid out as cash.'
    case 'carrier_claim':
      return `The carrier has ${claimDays} days to find the parcel. If it isn’t found by ${dayOf(claimEnds(now))}, everything goes back to you that day. If the carrier found it or handed it over, a person decides with you.`
    case 'person':
      return `If nothing here is fair. A person answers by ${answerTime(answer)}.`
  }
}

/** Returns when a claim at the carrier ends that begins now. */
export const claimEnds = (now: Date): Date => new Date(now.getTime() + claimDays * 86_400_000)

/** A carrier's answer to a claim, as the history of the case says it. */
export const claimAnswerWords: Record<ClaimAnswer, string> = {
  lost: 'The carrier can’t find the parcel.',
  delivered: 'The carrier says that the parcel was handed over. A person decides.',
  found: 'The carrier found the parcel. A person arranges what happens next.',
}

/** Why somebody can begin no further case today. */
export const tooManyCasesMessage =
  `At most ${casesPerDay} cases can begin in a day, since a person reads each of them. ` +
  'Write into an open one, or come back tomorrow.'

/** The facts of a case that its shopper reads about. */
export type CaseStanding = {
  readonly status: CaseStatus
  readonly offer: CaseOffer | null
  readonly total: number
  /** Where the money goes: "Visa ending in 4242". */
  readonly to: string
  readonly answerBy: Date | null
  /** By when a person answers a word while the carrier is asked. */
  readonly replyBy: Date | null
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly settledAt: Date | null
}

/** Returns what matters now: a headline and a sentence. */
export function headlineOf(standing: CaseStanding): { headline: string; detail: string } {
  const { status, offer, total, to, answerBy, replyBy, paidAt } = standing
  const sum = dollars(total)
  const byPerson = answerBy === null ? '' : `A person answers by ${answerTime(answerBy)}.`
  if (status === 'waiting_for_us') {
    const detail = paidAt === null ? byPerson : `${byPerson} ${sum} of this case is paid already.`
    return { headline: 'A person is looking', detail }
  }
  if (status === 'waiting_for_carrier')
    return {
      headline: 'We asked the carrier',
      detail: `Without the parcel, ${sum} goes back to you on ${answerBy === null ? 'the last day' : dayOf(answerBy)}.${replyBy === null ? '' : ` A person answers your words by ${answerTime(replyBy)}.`}`,
    }
  if (offer === 'send_back' && paidAt === null)
    return { headline: 'Your label is ready', detail: `Send the parcel, and ${sum} follows.` }
  if (paidAt !== null && offer === 'credit')
    return {
      headline: `${sum} is yours`,
      detail: 'It is shop credit, and your next order uses it by itself.',
    }
  if (paidAt !== null)
    return { headline: `${sum} is on its way`, detail: `${to}. A bank takes three to five days.` }
  if (status === 'answered')
    return { headline: 'We answered you', detail: 'Write below when something is still open.' }
  return { headline: 'This case is closed', detail: 'Write below, and it is open again.' }
}

/** A step of a case: done, now, or later. */
export type CaseStep = { key: string; label: string; detail: string; state: 'done' | 'now' | 'later' }

/** Returns the way of a case in steps. */
export function stepsOf(standing: CaseStanding): CaseStep[] {
  const { status, offer, total, answerBy, createdAt, paidAt, settledAt } = standing
  const told: CaseStep = { key: 'told', label: 'You told us', detail: dayOf(createdAt), state: 'done' }
  const by = answerBy === null ? '' : answerTime(answerBy)
  if (status === 'waiting_for_carrier')
    return [
      told,
      {
        key: 'carrier',
        label: 'The carrier answers',
        detail: `by ${answerBy ? dayOf(answerBy) : ''}`,
        state: 'now',
      },
      {
        key: 'paid',
        label: 'No answer, or no parcel',
        detail: `all ${dollars(total)} goes back the same day`,
        state: 'later',
      },
    ]
  if (offer === 'send_back')
    return [
      told,
      { key: 'chosen', label: 'You chose to send it back', detail: dayOf(createdAt), state: 'done' },
      { key: 'return', label: 'The return', detail: 'its page shows each step', state: 'now' },
    ]
  const paid: CaseStep[] =
    paidAt === null
      ? []
      : [
          { key: 'chosen', label: 'Decided', detail: dayOf(paidAt), state: 'done' },
          { key: 'paid', label: 'Money sent', detail: dayOf(paidAt), state: 'done' },
        ]
  const open: CaseStep[] =
    status === 'waiting_for_us'
      ? [{ key: 'person', label: 'A person answers', detail: `by ${by}`, state: 'now' }]
      : [
          {
            key: 'end',
            label: caseStatusLabels[status],
            detail: settledAt === null ? '' : dayOf(settledAt),
            state: 'done',
          },
        ]
  return [told, ...paid, ...open]
}
