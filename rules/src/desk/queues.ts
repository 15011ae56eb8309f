// The work queues that the staff's frame shows beside every screen: the task
// that opens each, and the age at which each is late. The hours are not in the specification.
import { mayDo, type StaffTask } from '../fulfillment/staff.ts'

/** The task that opens each line of work. */
export const queueTasks = {
  orders: 'see_orders',
  pick: 'pick',
  pack: 'pack',
  intake: 'intake',
  review: 'review',
  direct: 'review',
  reports: 'review',
  listing: 'list_items',
  returns: 'return_to_seller',
  returned: 'returns',
  goodies: 'style',
  rescues: 'pack',
  cases: 'cases',
  refunds: 'see_orders',
  jobs: 'see_jobs',
} as const satisfies Readonly<Record<string, StaffTask>>

/** The statuses of the orders that the line of orders counts: confirmed, and not sent in full. */
export const openOrderStatuses = ['confirmed', 'in_progress', 'auto_charged'] as const
/** The statuses of the returns that the line of returned parcels counts: those that are in the house. */
export const arrivedReturnStatuses = ['received', 'processing'] as const

export type QueueName = keyof typeof queueTasks

/** Returns whether a text is the name of a queue of the employees' desk. */
export const isQueueName = (text: string): text is QueueName => Object.hasOwn(queueTasks, text)

/** Returns the desk queues that employees with these roles may open. */
export const queuesOf = (roles: readonly string[]): QueueName[] =>
  Object.keys(queueTasks).filter(
    (name): name is QueueName => isQueueName(name) && mayDo(roles, queueTasks[name]),
  )

/** After so many hours the oldest entry of a line has waited too long. */
export const lateAfterHours: Readonly<Record<QueueName, number>> = {
  orders: 48,
  pick: 24,
  pack: 24,
  intake: 72,
  review: 48,
  direct: 24,
  reports: 24,
  listing: 48,
  returns: 120,
  returned: 48,
  goodies: 24,
  rescues: 48,
  cases: 24,
  refunds: 24 * 14,
  jobs: 1,
}

const minuteMs = 60_000

/** Returns a time of waiting in one short unit: "now", "9 min", "3 h" below two days, then "4 d". */
export function waitWords(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / minuteMs))
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} d`
}

/** Returns whether the oldest entry of a desk queue has waited longer than the queue allows. */
export const isLate = (name: QueueName, since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() > lateAfterHours[name] * 60 * minuteMs

/** Boxes on one page of a queue of the desk: each is a card with its pieces. */
export const boxesPerPage = 20
