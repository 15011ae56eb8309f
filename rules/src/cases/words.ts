// What shoppers read of a case: its way to be settled, where it stands, and what happens next.
import { dollars } from '../common/dollars.ts'
import type { DateManner } from '../manners/manners.ts'
import { shopDayWords, shopMomentWords, shopTimeWords } from '../manners/shop-days.ts'
import { dayOf } from '../returns/days.ts'
import { goesToBank } from '../returns/states.ts'
import {
  answeredCaseDays,
  bonusPercent,
  type CaseKind,
  type CaseOffer,
  type CaseStatus,
  type ClaimAnswer,
  casesPerDay,
  claimDays,
} from '../vocabulary/cases.ts'
import type { ReturnStatus } from '../vocabulary/returns.ts'
import { appealWords, declinedHeadline } from './decline.ts'
import type { ReplacementWay } from './replacement.ts'

/** The names of the ways to settle a case. */
export const offerTitles: Record<CaseOffer, string> = {
  keep_part: 'Keep it, get part back',
  send_back: 'Send it back, get everything',
  refund: 'Everything back',
  credit: `Shop credit, and ${bonusPercent}% on top`,
  replacement: 'The same piece again',
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

/** The statuses as people at work read them. */
export const staffCaseStatusLabels: Record<CaseStatus, string> = {
  ...caseStatusLabels,
  waiting_for_us: 'Waits for us',
}

const weekDay = shopDayWords({ weekday: 'long' })
const timeOfDay = shopTimeWords({ zone: false })

/** Returns a moment by which somebody answers, as people read it: "Monday 12:00 PM Pacific". */
export const answerTime = (at: Date, dates?: DateManner): string =>
  `${weekDay(at, dates)} ${timeOfDay(at, dates)} Pacific`

const moments = shopMomentWords({ month: 'short', day: 'numeric', year: 'numeric' }, { zone: false })

/**
 * Returns when something was said or done in a case: "Nov 29, 2026, 1:02 AM Pacific". Everything of a case is
 * told by the shop's clock, as its mails and promises are.
 */
export const caseTime = (at: Date, dates?: DateManner): string => `${moments(at, dates)} Pacific`

/** Returns the day of a case by the shop's clock: "Nov 29, 2026". */
export const caseDay = shopDayWords({ month: 'short', day: 'numeric', year: 'numeric' })

type Target = { readonly key: string; readonly label: string }

const bankDays = 'A bank takes three to five days.'

type TermsOf = {
  readonly now: Date
  /** By when a person answers. */
  readonly answer: Date
  /** The means of payment that get the money. */
  readonly to?: readonly Target[]
  readonly dates?: DateManner | undefined
}

/** Returns the terms of a way to settle a case, in plain words; `dates` is the manner of days. */
export function termsOf(offer: CaseOffer, kind: CaseKind, { now, answer, to = [], dates }: TermsOf): string {
  switch (offer) {
    case 'keep_part':
      return 'The piece stays yours, and nothing has to be sent.'
    case 'send_back':
      return 'Our label is free. The money follows when we looked the piece over.'
    case 'refund':
      return kind === 'wrong_piece'
        ? 'Keep what came, or give it away. Nothing has to be sent.'
        : `Nothing has to be sent.${goesToBank(to) ? ` ${bankDays}` : ''}`
    case 'credit':
      return 'There at once. It doesn’t end, and can’t be paid out as cash.'
    case 'replacement':
      return replacementTerms('at_once')
    case 'carrier_claim':
      return `The carrier has ${claimDays} days to find the parcel. If it isn’t found by ${dayOf(claimEnds(now), dates)}, everything goes back to you that day. If the carrier found it or handed it over, a person decides with you.`
    case 'person':
      return `If nothing here is fair. A person answers by ${answerTime(answer, dates)}.`
  }
}

/**
 * Returns the terms of a replacement in sentences: sent at once, or after the carrier has scanned the first
 * piece's parcel.
 */
export const replacementTerms = (way: ReplacementWay): string =>
  way === 'after_scan'
    ? 'Send the first piece with our free label. We keep this one for you, and it leaves when the carrier has scanned your parcel.'
    : 'There is nothing to pay, and nothing has to be sent back. It leaves like any order.'

/** Returns the moment at which a claim at the carrier ends that begins now: five days later. */
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

/** How far a replacement is: `waits` for the carrier's scan of the first piece, or its parcel's way. */
export type ReplacementStanding = {
  readonly orderLabel: string
  readonly state: 'waits' | 'packed' | 'travels' | 'delivered' | 'ended'
}

const replacementWordsOf: Record<
  Exclude<ReplacementStanding['state'], 'ended'>,
  (order: string) => { headline: string; detail: string }
> = {
  waits: () => ({
    headline: 'Your label is ready',
    detail:
      'Send the first piece. The new one is kept for you, and leaves when the carrier has scanned your parcel.',
  }),
  packed: (order) => ({
    headline: 'Your replacement is being packed',
    detail: `It is order ${order}, and there is nothing to pay.`,
  }),
  travels: (order) => ({
    headline: 'Your replacement is on its way',
    detail: `The page of order ${order} follows its parcel.`,
  }),
  delivered: () => ({
    headline: 'Your replacement is there',
    detail: 'Write below if something is wrong with it, and you get back what the first piece cost.',
  }),
}

/** The facts of a case that its shopper reads about. */
export type CaseStanding = {
  readonly status: CaseStatus
  readonly offer: CaseOffer | null
  readonly total: number
  /** The means of payment that get the money: "To Visa ending in 4242". */
  readonly to: readonly Target[]
  readonly answerBy: Date | null
  /** By when a person answers a word while the carrier is asked. */
  readonly replyBy: Date | null
  readonly replacement: ReplacementStanding | null
  /** Where the return is that settled the case; null, or left out, without one. */
  readonly returnStatus?: ReturnStatus | null
  /** Why nothing is given, while that decision stands; null otherwise. */
  readonly declined: string | null
  /** Whether its own person closed it. */
  readonly isWithdrawn: boolean
  readonly createdAt: Date
  /** Since when the case stands as it does. */
  readonly since: Date
  readonly paidAt: Date | null
  readonly settledAt: Date | null
}

/**
 * Returns the moment at which an answered case closes by itself, `answeredCaseDays` (7) after the answer,
 * unless its shopper writes (decision 0209).
 */
export const closesAt = (answeredAt: Date): Date =>
  new Date(answeredAt.getTime() + answeredCaseDays * 86_400_000)

/**
 * Returns the headline of a case's page and the sentence under it, by where the case stands (a person looks,
 * carrier asked, replaced, return, paid, declined, answered, closed). `detail` is empty while no time of an
 * answer is known. `dates` is the manner of days.
 */
export function headlineOf(standing: CaseStanding, dates?: DateManner): { headline: string; detail: string } {
  const { status, offer, total, to, answerBy, replyBy, paidAt } = standing
  const sum = dollars(total)
  const byPerson = answerBy === null ? '' : `A person answers by ${answerTime(answerBy, dates)}.`
  if (status === 'waiting_for_us') {
    const detail = paidAt === null ? byPerson : `${byPerson} ${sum} of this case is paid already.`
    return { headline: 'A person is looking', detail }
  }
  if (status === 'waiting_for_carrier')
    return {
      headline: 'We asked the carrier',
      detail: `Without the parcel, ${sum} goes back to you on ${answerBy === null ? 'the last day' : dayOf(answerBy, dates)}.${replyBy === null ? '' : ` A person answers your words by ${answerTime(replyBy, dates)}.`}`,
    }
  if (
    standing.replacement &&
    standing.replacement.state !== 'ended' &&
    status === 'settled' &&
    paidAt === null
  )
    return replacementWordsOf[standing.replacement.state](standing.replacement.orderLabel)
  if (offer === 'send_back' && paidAt === null && status === 'settled')
    return returnWords[standing.returnStatus ?? 'initiated'](sum)
  if (paidAt !== null && offer === 'credit')
    return {
      headline: `${sum} is yours`,
      detail: 'It is shop credit, and your next order uses it by itself.',
    }
  if (paidAt !== null && goesToBank(to))
    return { headline: `${sum} is on its way`, detail: `${targetWords(to)}. ${bankDays}` }
  if (paidAt !== null) return { headline: `${sum} is yours`, detail: `${targetWords(to)}.` }
  if (standing.declined !== null && (status === 'answered' || status === 'closed'))
    return { headline: declinedHeadline, detail: declinedDetail(standing, standing.declined, dates) }
  if (status === 'answered')
    return {
      headline: 'We answered you',
      detail: `Write to us in this case when something is still open. Without a word from you we close the case on ${dayOf(closesAt(standing.since), dates)}.`,
    }
  if (standing.isWithdrawn)
    return {
      headline: 'You closed this case',
      detail: 'It was sorted out. Write below, and it is open again.',
    }
  return { headline: 'This case is closed', detail: 'Write below, and it is open again.' }
}

/** Returns where money goes, in one sentence: "To Visa ending in 4242, to cash credit". */
const targetWords = (to: readonly Target[]): string =>
  to.map(({ label }, at) => (at === 0 ? label : label.replace(/^To /, 'to '))).join(', ')

/** Returns the sentence of the mail about a closed case: who closed it, and how it opens again. */
export const closedWords = (isWithdrawn: boolean): string =>
  isWithdrawn
    ? 'You told us that it is sorted out, so your case is closed. If that wasn’t you, or something is still open, write to us and it is open again.'
    : 'We closed your case. If something is still open, write to us and it is open again.'

/** A case that sends its pieces back, by where the return is. */
const returnWords: Record<ReturnStatus, (sum: string) => { headline: string; detail: string }> = {
  initiated: (sum) => ({ headline: 'Your label is ready', detail: `Send the parcel, and ${sum} follows.` }),
  inbound: (sum) => ({
    headline: 'Your parcel is on its way to us',
    detail: `${sum} follows once we have looked it over.`,
  }),
  received: (sum) => ({ headline: 'Your parcel is here', detail: `We look it over, and ${sum} follows.` }),
  processing: (sum) => ({ headline: 'Your parcel is here', detail: `We look it over, and ${sum} follows.` }),
  processed: () => lookedOver,
  completed: () => lookedOver,
  canceled: () => ({
    headline: 'The return was canceled',
    detail: 'Nothing was sent back, and nothing was paid. Write below, and a person looks at it.',
  }),
}

const lookedOver = {
  headline: 'Your return is looked over',
  detail: 'Its page says what was paid for each piece, and where it went.',
}

const returnSteps: Record<ReturnStatus, Pick<CaseStep, 'label' | 'detail' | 'state'>> = {
  initiated: { label: 'The return', detail: 'its page shows each step', state: 'now' },
  inbound: { label: 'The return is on its way', detail: 'its page shows each step', state: 'now' },
  received: { label: 'We look it over', detail: 'its page shows each step', state: 'now' },
  processing: { label: 'We look it over', detail: 'its page shows each step', state: 'now' },
  processed: { label: 'The return is looked over', detail: 'its page says what was paid', state: 'done' },
  completed: { label: 'The return is complete', detail: 'its page says what was paid', state: 'done' },
  canceled: { label: 'The return was canceled', detail: 'nothing was paid', state: 'done' },
}

const declinedDetail = (standing: CaseStanding, why: string, dates: DateManner | undefined): string =>
  standing.status === 'closed'
    ? `${why} The case is closed. ${appealWords}`
    : `${why} ${appealWords} Without a word from you we close the case on ${dayOf(closesAt(standing.since), dates)}.`

function endLabel({ status, declined, isWithdrawn }: CaseStanding): string {
  if (isWithdrawn && status === 'closed') return 'You closed it'
  return status === 'answered' && declined !== null ? 'Declined' : caseStatusLabels[status]
}

/** A step of a case: done, now, or later. */
export type CaseStep = { key: string; label: string; detail: string; state: 'done' | 'now' | 'later' }

const replacementStates = ['waits', 'packed', 'travels', 'delivered'] as const

function replacementSteps({ orderLabel, state }: ReplacementStanding, decided: string): CaseStep[] {
  const at = replacementStates.indexOf(state as 'waits')
  const stateOf = (place: number): CaseStep['state'] =>
    at > place || state === 'delivered' ? 'done' : at === place ? 'now' : 'later'
  const way = [
    { key: 'packed', label: 'We pack the new one', detail: `order ${orderLabel}`, state: stateOf(1) },
    { key: 'travels', label: 'It is on its way', detail: '', state: stateOf(2) },
    { key: 'delivered', label: 'It is with you', detail: '', state: stateOf(3) },
  ]
  const waits: CaseStep[] =
    state === 'waits'
      ? [
          {
            key: 'scan',
            label: 'The carrier scans your parcel',
            detail: 'with the first piece',
            state: 'now',
          },
        ]
      : []
  return [{ key: 'chosen', label: 'The same piece again', detail: decided, state: 'done' }, ...waits, ...way]
}

/**
 * Returns the steps of a case for its page, in order of time, each with label, detail and state ("done",
 * "now" or "later"): told first, then the carrier's answer, the return, the replacement, or decision, money
 * and end. Sums are in dollars, days in the shop's time zone and in the manner `dates`.
 */
export function stepsOf(standing: CaseStanding, dates?: DateManner): CaseStep[] {
  const day = (at: Date) => dayOf(at, dates)
  const { status, offer, total, answerBy, createdAt, paidAt, settledAt } = standing
  const told: CaseStep = { key: 'told', label: 'You told us', detail: day(createdAt), state: 'done' }
  const by = answerBy === null ? '' : answerTime(answerBy, dates)
  if (status === 'waiting_for_carrier')
    return [
      told,
      {
        key: 'carrier',
        label: 'The carrier answers',
        detail: `by ${answerBy ? day(answerBy) : ''}`,
        state: 'now',
      },
      {
        key: 'paid',
        label: 'No answer, or no parcel',
        detail: `all ${dollars(total)} goes back the same day`,
        state: 'later',
      },
    ]
  if (offer === 'send_back' && status === 'settled')
    return [
      told,
      { key: 'chosen', label: 'You chose to send it back', detail: day(createdAt), state: 'done' },
      { key: 'return', ...returnSteps[standing.returnStatus ?? 'initiated'] },
    ]
  const { replacement } = standing
  if (replacement && replacement.state !== 'ended' && paidAt === null && status === 'settled')
    return [told, ...replacementSteps(replacement, day(settledAt ?? createdAt))]
  const paid: CaseStep[] =
    paidAt === null
      ? []
      : [
          { key: 'chosen', label: 'Decided', detail: day(paidAt), state: 'done' },
          { key: 'paid', label: 'Money sent', detail: day(paidAt), state: 'done' },
        ]
  const open: CaseStep[] =
    status === 'waiting_for_us'
      ? [{ key: 'person', label: 'A person answers', detail: `by ${by}`, state: 'now' }]
      : [
          {
            key: 'end',
            label: endLabel(standing),
            detail: settledAt === null ? '' : day(settledAt),
            state: 'done',
          },
        ]
  return [told, ...paid, ...open]
}
