// Limits on ordering clean-out kits (specification §8 "try again in N minute (bag order)"), and the
// expected processing time (§8 kit delay notice). The numbers are ours: decision 0070.
const minuteMs = 60_000

/**
 * Most kits that one seller may order within `bagOrderSpanMinutes`; without a login, one browser or one
 * e-mail address.
 */
export const bagOrderLimit = 2
export const bagOrderSpanMinutes = 30
/** Most outstanding kits of one seller. */
export const outstandingKitLimit = 4

/**
 * Returns the whole minutes until a seller may order another kit, of at most two within 30 minutes; 0 when
 * allowed now. `ordered`: times of the last orders, in any order.
 */
export function minutesUntilBagOrder(ordered: readonly Date[], now: Date): number {
  const spanMs = bagOrderSpanMinutes * minuteMs
  const recent = ordered.map((at) => at.getTime()).filter((at) => at > now.getTime() - spanMs)
  const blocking = recent.toSorted((a, b) => b - a)[bagOrderLimit - 1]
  return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking + spanMs - now.getTime()) / minuteMs))
}

/** Returns §8's sentence for a kit ordered too soon, with the minutes to wait. */
export const tryBagAgain = (minutes: number): string =>
  `You’ve just ordered a kit. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`

export const tooManyKits =
  'You have kits waiting to be filled. Send one back to us and you can order another.'

/**
 * Returns the sentence why a seller cannot order a kit now: four kits are with the seller or on the way
 * already, or two were ordered within 30 minutes. Undefined when the seller can.
 */
export function bagOrderRefusalOf(
  facts: { ordered: readonly Date[]; outstanding: number },
  now: Date,
): string | undefined {
  if (facts.outstanding >= outstandingKitLimit) return tooManyKits
  const minutes = minutesUntilBagOrder(facts.ordered, now)
  return minutes > 0 ? tryBagAgain(minutes) : undefined
}

/** The backlog of the warehouse, counted in pieces or in bags; both numbers use the same unit. */
export type ProcessingQueue = {
  /** Number of pieces or bags that wait or are on their way, ahead of this bag. */
  readonly waiting: number
  readonly doneInDays: number
  readonly days: number
}

/** Estimated days between sending a bag and its arrival. */
export const inboundDays = 5

/**
 * Returns the range of days until the present backlog is processed at the recent pace; undefined when
 * nothing was processed recently.
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

/** Number of weeks from which sellers see the delay notice before they send a bag. */
export const delayNoticeWeeks = 3

/**
 * Returns the whole weeks, rounded up, from sending a bag now until it is processed; undefined when
 * nothing was processed recently.
 */
export function processingWeeks(queue: ProcessingQueue): number | undefined {
  if (queue.doneInDays <= 0 || queue.days <= 0) return undefined
  return Math.ceil(((Math.max(0, queue.waiting) * queue.days) / queue.doneInDays + inboundDays) / 7)
}

/**
 * Returns §8's kit delay notice, word for word, with the weeks that processing takes; undefined below three
 * weeks and when the time is unknown.
 */
export function kitDelayNotice(queue: ProcessingQueue): string | undefined {
  const weeks = processingWeeks(queue)
  if (weeks === undefined || weeks < delayNoticeWeeks) return undefined
  return `We’re experiencing unusually long processing times due to high volume. It will take about ${weeks} weeks to process your kit if you send it now`
}
