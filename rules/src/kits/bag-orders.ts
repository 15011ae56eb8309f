// Ordering kits: how often (specification §8 "try again in N minute (bag order)"), and how long one will wait
// here (§8 kit delay notice). The numbers are ours: decision 0070.
const minuteMs = 60_000

/**
 * Kits that one person may order within the span; of somebody who is not logged in, from one browser
 * or for one e-mail address.
 */
export const bagOrderLimit = 2
export const bagOrderSpanMinutes = 30
/** The most kits that one seller may have outstanding at once. */
export const outstandingKitLimit = 4

/**
 * Whole minutes until another kit may be ordered; 0 when it may be now. `ordered`: when the
 * last ones were, in any order.
 */
export function minutesUntilBagOrder(ordered: readonly Date[], now: Date): number {
  const spanMs = bagOrderSpanMinutes * minuteMs
  const recent = ordered.map((at) => at.getTime()).filter((at) => at > now.getTime() - spanMs)
  const blocking = recent.toSorted((a, b) => b - a)[bagOrderLimit - 1]
  return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking + spanMs - now.getTime()) / minuteMs))
}

/** §8's sentence. */
export const tryBagAgain = (minutes: number): string =>
  `You’ve just ordered a kit. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`

export const tooManyKits =
  'You have kits waiting to be filled. Send one back to us and you can order another.'

/** Why a kit can't be ordered now; undefined when it can. */
export function bagOrderRefusalOf(
  facts: { ordered: readonly Date[]; outstanding: number },
  now: Date,
): string | undefined {
  if (facts.outstanding >= outstandingKitLimit) return tooManyKits
  const minutes = minutesUntilBagOrder(facts.ordered, now)
  return minutes > 0 ? tryBagAgain(minutes) : undefined
}

/** What waits, and what was done: pieces, or bags, in both the same. */
export type ProcessingQueue = {
  /** Before this bag: all that waits, or is on its way. */
  readonly waiting: number
  readonly doneInDays: number
  readonly days: number
}

/** Days between sending a bag and its arrival, for who asks before sending it. */
export const inboundDays = 5

/**
 * Days until what waits now is done at the pace of late, as a range; undefined when nothing was
 * done, so that nobody can say.
 */
export function processingDays({
  waiting,
  doneInDays,
  days,
}: ProcessingQueue): { from: number; to: number } | undefined {
  if (doneInDays <= 0 || days <= 0) return undefined
  const exact = (Math.max(0, waiting) * days) / doneInDays
  return { from: Math.max(1, Math.floor(exact * 0.8)), to: Math.max(2, Math.ceil(exact * 1.25)) }
}

/** From this many weeks on, sellers are told before they send a bag. */
export const delayNoticeWeeks = 3

/**
 * The n of the notice: whole weeks, rounded up, from sending a bag now until it is processed;
 * undefined when nobody can say.
 */
export function processingWeeks(queue: ProcessingQueue): number | undefined {
  if (queue.doneInDays <= 0 || queue.days <= 0) return undefined
  return Math.ceil(((Math.max(0, queue.waiting) * queue.days) / queue.doneInDays + inboundDays) / 7)
}

/** §8's kit delay notice, word for word; undefined while processing takes its usual time. */
export function kitDelayNotice(queue: ProcessingQueue): string | undefined {
  const weeks = processingWeeks(queue)
  if (weeks === undefined || weeks < delayNoticeWeeks) return undefined
  return `We’re experiencing unusually long processing times due to high volume. It will take about ${weeks} weeks to process your kit if you send it now`
}
