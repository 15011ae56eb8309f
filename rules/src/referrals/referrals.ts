// Friends who invite friends (specification §1 and §3, ReferralInvitation; decision 0185): the life of an
// invitation as data, who may be invited, and why an invitation comes to nothing.
import { stateDiagram } from '../common/state-diagram.ts'
import { isPlainEmail } from '../common/validation.ts'
import type { ReferralStatus } from '../vocabulary/rewards.ts'

/** The promotion that a friend is granted; the seed and the shop's promotions have it. */
export const friendPromotion = 'FRIEND45'
/** Days after joining in which the friend's first order has the friend's discount, and counts. */
export const giftDays = 30
/** Days after which an emailed invitation that nobody took ends. */
export const invitationDays = 30
/** Rewards that one advocate gets in a year; later friends still have their discount. */
export const rewardsPerYear = 20
/** Invitations that one advocate may email in a day. */
export const invitationsPerDay = 20
/** Days between an invitation and its one reminder. */
export const reminderDays = 3
/** The lowest sum of a first order's pieces, in cents, that counts. */
export const leastOrderCents = 100
/** The lowest sum of what a friend keeps of that order, in cents, for which the advocate is rewarded. */
export const leastKeptCents = 2000

/** Which status of an invitation may follow which. */
export const referralTransitions = {
  'Invitation Sent': ['Account Created', 'Expired', 'Inelegible'],
  'Account Created': ['Bag Ordered', 'Completed Purchase', 'Expired', 'Inelegible'],
  'Bag Ordered': ['Completed Purchase', 'Expired', 'Inelegible'],
  'Completed Purchase': ['Rewarded', 'Account Created', 'Bag Ordered', 'Inelegible'],
  Rewarded: [],
  Expired: ['Invitation Sent', 'Account Created', 'Inelegible'],
  Inelegible: [],
} as const satisfies Record<ReferralStatus, readonly ReferralStatus[]>

/** Returns whether an invitation may change from one status to the other in one step. */
export const canReferralMove = (from: ReferralStatus, to: ReferralStatus): boolean =>
  (referralTransitions[from] as readonly ReferralStatus[]).includes(to)

/** Why the status of an invitation changes; the arrows of the picture in docs/referrals.md. */
export const referralMoveReasons: Partial<Record<`${ReferralStatus} ${ReferralStatus}`, string>> = {
  'Invitation Sent Account Created': 'the friend joins',
  'Invitation Sent Expired': '30 days without an account',
  'Invitation Sent Inelegible': 'the friend had an account or an order',
  'Account Created Bag Ordered': 'the friend orders a clean-out bag',
  'Account Created Completed Purchase': 'the first order is paid',
  'Account Created Expired': '30 days without an order',
  'Account Created Inelegible': 'the same person or household',
  'Bag Ordered Completed Purchase': 'the first order is paid',
  'Bag Ordered Expired': '30 days without an order',
  'Bag Ordered Inelegible': 'the same person or household',
  'Completed Purchase Rewarded': 'the order can no longer come back',
  'Completed Purchase Account Created': 'the order is canceled in time for another',
  'Completed Purchase Bag Ordered': 'the order is canceled in time for another',
  'Completed Purchase Inelegible': 'everything came back, or the year’s rewards are used up',
  'Expired Invitation Sent': 'sent again',
  'Expired Account Created': 'the friend joins after all',
  'Expired Inelegible': 'the friend had an account or an order',
}

const drawn = (text: string): string => text.replaceAll(/([a-z]) ([A-Z])/g, '$1_$2')

/** Returns a Mermaid diagram of the states of an invitation, for the documentation. */
export function referralDiagram(): string {
  const [first = '', ...lines] = stateDiagram(
    'Invitation Sent',
    referralTransitions,
    referralMoveReasons,
  ).split('\n')
  const named = lines.map((line) => {
    const [arrow = '', ...reason] = line.split(': ')
    return [drawn(arrow), ...reason].join(': ')
  })
  return [first, ...named].join('\n')
}

/** Why an invitation brings its advocate nothing. */
export const ineligibleReasons = ['self', 'household', 'known', 'sent_back', 'limit'] as const
export type IneligibleReason = (typeof ineligibleReasons)[number]

/** What is known of two people before one of them counts as a friend of the other. */
export type Pair = {
  readonly advocate: Person
  readonly friend: Person
  /** Whether the friend had bought here before the account was made, as a guest. */
  readonly hasBought: boolean
  /** Those who came by the same advocate before: no friend counts a second time under another name. */
  readonly others?: readonly Person[]
}
/**
 * `browsers`: visitor ids of the browsers that the person used: of a friend the one of the sign-up, of others
 * each one they had logged in with by then. `places`: where parcels of this person go, each as `placeOf`
 * writes it.
 */
export type Person = {
  readonly email: string
  readonly browsers: readonly number[]
  readonly places: readonly string[]
}

/** Returns a postal address as a key that ignores ways of typing it: "905 juniper lane|78704". */
export const placeOf = ({ line1, zip }: { line1: string; zip: string }): string =>
  `${line1
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()}|${zip.trim().slice(0, 5)}`

/**
 * Returns an email address in a form that is equal for all spellings of one mailbox: lower case, no dots and
 * no "+…" before the @.
 */
export function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@')
  return `${(local.split('+')[0] ?? '').replaceAll('.', '')}@${host}`
}

const sharesBrowser = (friend: Person, other: Person): boolean =>
  friend.browsers.some((browser) => other.browsers.includes(browser))

/**
 * Returns why somebody does not count as a friend of their advocate: 'self' (one mailbox or browser), 'known'
 * (bought before), or 'household' (an address shared with the advocate, or with a friend who came by the same
 * advocate). Undefined when they count.
 */
export function ineligibleBecause({
  advocate,
  friend,
  hasBought,
  others = [],
}: Pair): IneligibleReason | undefined {
  if (mailboxOf(advocate.email) === mailboxOf(friend.email)) return 'self'
  if (sharesBrowser(friend, advocate)) return 'self'
  if (hasBought) return 'known'
  const isTogether = (one: Person) =>
    mailboxOf(one.email) === mailboxOf(friend.email) ||
    sharesBrowser(friend, one) ||
    friend.places.some((place) => one.places.includes(place))
  return isTogether(advocate) || others.some(isTogether) ? 'household' : undefined
}

/**
 * Returns the spellings by which an address may have bought before: as it is written, without what follows a
 * "+", and as the mailbox.
 */
export function spellingsOf(email: string): string[] {
  const written = email.trim().toLowerCase()
  const [local = '', host = ''] = written.split('@')
  return [...new Set([written, `${local.split('+')[0] ?? ''}@${host}`, mailboxOf(written)])]
}

export const invitationEmptyMessage = 'Type your friend’s email address.'
export const invitationEmailMessage = 'An address ends like example.com. This one stops early.'
export const invitationPlusMessage = 'Please use the address without the “+”.'
export const invitationSelfMessage = 'That is your own address. A friend has another.'
export const invitationAgainMessage = 'You invited this friend already.'
export const invitationTooManyMessage = `That is ${invitationsPerDay} invitations today. Please go on tomorrow, or share your link.`

/**
 * Returns the reason, as a sentence, why an email address can't be invited (empty, with a plus sign, invalid,
 * or the advocate's own); undefined when it can.
 */
export function invitationProblem(email: string, own: string): string | undefined {
  if (email === '') return invitationEmptyMessage
  if (email.includes('+')) return invitationPlusMessage
  if (!isPlainEmail(email)) return invitationEmailMessage
  return mailboxOf(email) === mailboxOf(own) ? invitationSelfMessage : undefined
}

const codeShape = /^[a-z\d-]{3,40}$/i
/**
 * Returns a referral code trimmed and in lower case; undefined for a text that is not 3 to 40 letters, digits
 * or hyphens. Does not check that the code exists.
 */
export function referralCodeOf(text: string | null | undefined): string | undefined {
  const code = text?.trim().toLowerCase() ?? ''
  return codeShape.test(code) ? code : undefined
}
