// The rights of employees by role (specification §6, employee area; decision 0061).
import { type Cents, cents } from '../common/money.ts'
import { isPrintable } from '../common/validation.ts'
import { type StaffRole, staffRoles } from './staff-roles.ts'

export const staffTasks = [
  'pick',
  'pack',
  'see_orders',
  'refund',
  'refund_any_amount',
  'cancel',
  'resend_mail',
  'intake',
  'review',
  'list_items',
  'edit_items',
  'preview',
  'return_to_seller',
  'returns',
  'cases',
  'style',
  'see_jobs',
  'retry_jobs',
  'see_searches',
  'texts',
  'see_analytics',
  'see_experiments',
  'set_experiments',
  'see_partners',
  'set_partners',
] as const
export type StaffTask = (typeof staffTasks)[number]

/**
 * A processor handles parcels and no money, support the reverse; an employee does both; large refunds, the
 * queue of jobs, the log of searches for people, changes of flags and experiments, and keys and terms of
 * partners are an admin's.
 */
export const staffRights: Record<StaffRole, readonly StaffTask[]> = {
  processor: ['pick', 'pack', 'intake', 'list_items', 'return_to_seller', 'returns'],
  support: ['see_orders', 'refund', 'cancel', 'resend_mail', 'cases', 'style'],
  employee: [
    'pick',
    'pack',
    'see_orders',
    'refund',
    'cancel',
    'resend_mail',
    'intake',
    'review',
    'list_items',
    'edit_items',
    'preview',
    'return_to_seller',
    'returns',
    'cases',
    'style',
    'texts',
    'see_experiments',
    'see_partners',
  ],
  admin: staffTasks,
}

/**
 * What people at work give back of one order, by refunds and by canceling after the charge: more than
 * this together is an admin's.
 */
export const refundLimit: Cents = cents(15_000)
/** For how long a typed password stands for the person at the keyboard. */
export const passwordAgainMinutes = 30

/** Returns whether an employee with these roles may do a task; other roles give no right. */
export function mayDo(roles: readonly string[], task: StaffTask): boolean {
  return staffRoles.some((role) => roles.includes(role) && staffRights[role].includes(task))
}

/**
 * Returns why an employee may not refund money of an order, when refunds by employees for the order come to
 * `inAll` cents with this one; undefined when they may. Above $150 only admins may.
 */
export function givingRefusalOf(roles: readonly string[], inAll: Cents): string | undefined {
  return inAll > refundLimit && !mayDo(roles, 'refund_any_amount')
    ? 'Refunds above $150.00 for one order need an admin.'
    : undefined
}

export const ownOrder = 'This is your own order. Somebody else has to give its money back.'

/**
 * Returns whether a person typed their password within the last 30 minutes, as moving money requires; false
 * for null.
 */
export function isFreshlyConfirmed(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() <= passwordAgainMinutes * 60_000
}

/**
 * For how long the same refund of the same person with the same reason is taken for one that was sent
 * again: its answer was lost.
 */
export const refundAgainSeconds = 120
export const moreThanLeft = 'That is more than can be given back.'
/**
 * Returns whether a text is a form's idempotency key: 8 to 64 characters, made by the browser, so that a form
 * sent twice refunds once.
 */
export const isFormKey = (key: string): boolean => /^[\w-]{8,64}$/.test(key)
export const formKeyUsed =
  'This form was sent before with another sum or other pieces. Please load the page again.'
export const refundedAlready =
  'The same was given back a moment ago. Look at the notes; to give it once more, say why.'

/**
 * Returns whether a text can be kept as the reason of an act by an employee: three letters in a row at least,
 * at most 500 characters, nothing unprintable.
 */
export function isReason(text: string): boolean {
  return /\p{L}{3}/u.test(text) && text.length <= 500 && isPrintable(text)
}

export const reasonNeeded = 'Please say why, in a few words.'
export const passwordNeeded =
  'Your password again, please: giving money back and canceling ask for it every half hour.'
