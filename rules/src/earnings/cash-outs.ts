// Decides who may cash out earnings, and how much (issue "Selling": e-mail verified, password again, daily
// limits; decision 0070).
import { dollars } from '../common/dollars.ts'
import { type Cents, cents, subtract } from '../common/money.ts'
import { isFreshlyConfirmed } from '../fulfillment/staff.ts'
import { type TaxFacts, taxFormSentences, waitsForTaxForm } from './tax-forms.ts'

export const cashOutMinimum: Cents = cents(500)
/** In any 24 hours, all cash-outs together; those that failed don't count. */
export const cashOutDailyLimit: Cents = cents(100_000)
export const cashOutDailyCount = 3
/**
 * A way to be paid that was changed has to rest this long: who breaks into an account can't empty it at once.
 */
export const newAccountRestHours = 24

export type CashOutFacts = {
  readonly amount: Cents
  readonly available: Cents
  readonly emailVerified: boolean
  readonly passwordConfirmedAt: Date | null
  /** When the account that is paid to was linked; null: none is. */
  readonly accountLinkedAt: Date | null
  /** The year's payouts, and whether a tax form is in force; left out where the server alone judges that. */
  readonly tax?: TaxFacts
  /** The cash-outs of the last 24 hours: sum in cents, and number. */
  readonly today: { readonly amount: Cents; readonly count: number }
}

export const cashOutSentences = {
  email: 'Please confirm your email address first. We sent you a link.',
  password: 'Please type your password again. We ask for it before money leaves.',
  account: 'Please link an account that we can pay to.',
  resting: `This account was linked a short while ago. For your safety, you can be paid to it ${newAccountRestHours} hours after that.`,
  amount: 'Please type an amount.',
  minimum: `You can cash out ${dollars(cashOutMinimum)} or more.`,
  count: `You can cash out ${cashOutDailyCount} times a day. Please come back tomorrow.`,
} as const
/** Returns the refusal of a cash-out above the available earnings, with the amount available (cents). */
export const notEnough = (available: Cents): string => `You have ${dollars(available)} available to cash out.`
/**
 * Returns the refusal of a cash-out above the daily limit, with the amount left today (cents), or "come back
 * tomorrow".
 */
export const overDailyLimit = (left: Cents): string =>
  `You can cash out up to ${dollars(cashOutDailyLimit)} a day. ${left > 0 ? `You have ${dollars(left)} left today.` : 'Please come back tomorrow.'}`

/**
 * Returns whether a payout account was linked at least 24 hours ago, so that it can be paid to: whoever
 * steals a login can't link an account and cash out at once.
 */
export function isAccountRested(linkedAt: Date, now: Date): boolean {
  return now.getTime() - linkedAt.getTime() >= newAccountRestHours * 3_600_000
}

/** Returns from when an account that was linked at `linkedAt` can be paid to: 24 hours later. */
export const accountUsableAt = (linkedAt: Date): Date =>
  new Date(linkedAt.getTime() + newAccountRestHours * 3_600_000)

/**
 * Returns the amount that the seller may still cash out today ($1,000 a day less today's cash-outs), in
 * cents; zero at least.
 */
export const leftToday = (today: CashOutFacts['today']): Cents =>
  cents(Math.max(0, subtract(cashOutDailyLimit, today.amount)))

/** Returns whether a number is an amount that can be cashed out: whole cents above zero. */
export const isCashOutAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0

/**
 * Returns why a cash-out is refused, in words for the seller; undefined when it is allowed. Checks first the
 * person (email, password, payout account and its 24 hours), then the amount: minimum of $5, available, tax
 * form, and the limits of 3 cash-outs and $1,000 a day.
 */
export function cashOutRefusalOf(facts: CashOutFacts, now: Date): string | undefined {
  const says = cashOutSentences
  if (!facts.emailVerified) return says.email
  if (!isFreshlyConfirmed(facts.passwordConfirmedAt, now)) return says.password
  if (!facts.accountLinkedAt) return says.account
  if (!isAccountRested(facts.accountLinkedAt, now)) return says.resting
  if (!isCashOutAmount(facts.amount)) return says.amount
  if (facts.amount < cashOutMinimum) return says.minimum
  if (facts.amount > facts.available) return notEnough(facts.available)
  if (facts.tax && waitsForTaxForm(facts.tax, facts.amount)) return taxFormSentences.needed
  if (facts.today.count >= cashOutDailyCount) return says.count
  if (facts.amount > leftToday(facts.today)) return overDailyLimit(leftToday(facts.today))
  return undefined
}

/** The missing requirement of a refused cash-out: the contract's CashOutRefused.need. */
export const cashOutNeeds = ['email', 'password', 'account', 'amount', 'tax', 'later'] as const
export type CashOutNeed = (typeof cashOutNeeds)[number]

/**
 * Returns which part of the cash-out screen a refusal concerns: email, password, account, amount, tax
 * form, or 'later' when only time helps. `left` is the amount left today, in cents.
 */
export function cashOutNeedOf(message: string, left: Cents): CashOutNeed {
  const says = cashOutSentences
  if (message === says.email) return 'email'
  if (message === says.password) return 'password'
  if (message === says.account) return 'account'
  if (message === taxFormSentences.needed) return 'tax'
  const waits =
    message === says.resting || message === says.count || (left <= 0 && message === overDailyLimit(left))
  return waits ? 'later' : 'amount'
}

/**
 * Returns why earnings can't become credit or a donation (no amount, or more than available); undefined when
 * they can. There is no minimum and no payout account, since no money goes out to the seller.
 */
export function earningsUseRefusalOf({
  amount,
  available,
}: Pick<CashOutFacts, 'amount' | 'available'>): string | undefined {
  if (!isCashOutAmount(amount)) return cashOutSentences.amount
  return amount > available ? notEnough(available) : undefined
}
