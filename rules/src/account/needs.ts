// What waits for a member: the sentences of the account's home (specification §2, Account). A need
// is one thing that the member can do now, with the moment at which it is too late.
import { dollars } from '../common/dollars.ts'
import { taxReportingThreshold } from '../earnings/tax-forms.ts'
import type { DateManner } from '../manners/manners.ts'
import { shopTimeWords } from '../manners/shop-days.ts'
import { dayOf } from '../returns/days.ts'
import { referralFriendPercent } from '../vocabulary/constants.ts'

export const needKinds = [
  'turn',
  'auction_won',
  'return_offer',
  'return_drop_off',
  'pieces_unsold',
  'pieces_declined',
  'goody_offered',
  'goody_to_choose',
  'goody_unpaid',
  'case_answered',
  'offer_waits',
  'offer_agreed',
  'sale_to_send',
  'cart_held',
  'friend_gift',
  'payout_failed',
  'tax_form',
  'kit_label_ends',
  'reward_ends',
  'credit_ends',
  'email_unconfirmed',
] as const
export type NeedKind = (typeof needKinds)[number]

/** What a need is about; sums are in cents. `until` is the moment at which it is too late. */
export type NeedFacts = {
  readonly kind: NeedKind
  readonly until: Date | null
  /** How many pieces it is about. */
  readonly pieces?: number
  /** The piece's name: what it is about when it is about one piece. */
  readonly name?: string | undefined
  readonly amount?: number
}

/** A need in words: a title, a sentence, and the label of the button that leads on. */
export type NeedWords = { title: string; words: string; action: string }

const clock = shopTimeWords({ zone: false })
const piecesOf = (n: number): string => (n === 1 ? 'One piece' : `${n} pieces`)

/** The parts of sentences that the words of needs share. */
function partsOf({ until, pieces = 1, name = 'a piece', amount = 0 }: NeedFacts, dates?: DateManner) {
  const timeOf = (at: Date): string => `${clock(at, dates)} Pacific time`
  const by = (end: Date | null): string => (end ? ` by ${dayOf(end, dates)}` : '')
  const them = pieces === 1 ? 'it' : 'them'
  return { until, pieces, name, amount, dates, timeOf, by, sum: dollars(amount), them }
}
type Parts = ReturnType<typeof partsOf>
type Words<K extends NeedKind> = Readonly<Record<K, (parts: Parts) => NeedWords>>

const wordsOfPieces: Words<
  | 'turn'
  | 'auction_won'
  | 'return_offer'
  | 'return_drop_off'
  | 'pieces_unsold'
  | 'pieces_declined'
  | 'goody_offered'
  | 'goody_to_choose'
  | 'goody_unpaid'
  | 'case_answered'
  | 'offer_waits'
  | 'offer_agreed'
> = {
  turn: ({ until, name, timeOf }) => ({
    title: `It is your turn for ${name}`,
    words: until
      ? `You have it until ${timeOf(until)}. Then we ask the next person in line.`
      : 'We hold it for you.',
    action: 'Take it',
  }),
  auction_won: ({ until, name, timeOf, by, sum }) => ({
    title: `You won ${name} for ${sum}`,
    words: `It is in your cart. Pay${by(until)}${until ? `, ${timeOf(until)}` : ''}, or the next bidder gets it.`,
    action: 'Pay for it',
  }),
  return_offer: ({ pieces, sum }) => ({
    title: `We offer ${sum} for ${pieces === 1 ? 'a piece' : `${pieces} pieces`} that you sent back`,
    words: 'Say yes, or we send it back to you.',
    action: 'Decide',
  }),
  return_drop_off: ({ until, pieces, amount, by, sum }) => ({
    title: `Drop off your return${by(until)}`,
    words: `${piecesOf(pieces)}. ${amount > 0 ? `${sum} goes back to you.` : 'You don’t pay for what you send back.'}`,
    action: 'Show the label',
  }),
  pieces_unsold: ({ until, pieces, name, by, them }) => ({
    title: pieces === 1 ? `${name} did not sell` : `${pieces} of your pieces did not sell`,
    words: `Take ${them} back${by(until)}, or we give ${them} to a charity.`,
    action: 'Decide',
  }),
  pieces_declined: ({ until, pieces, name, by, them }) => ({
    title: pieces === 1 ? `We could not take ${name}` : `We could not take ${pieces} of your pieces`,
    words: `Take ${them} back${by(until)}, or we give ${them} to a charity.`,
    action: 'Decide',
  }),
  goody_offered: ({ until, pieces, dates }) => ({
    title: 'Your goody box is ready',
    words: `${piecesOf(pieces)}, chosen for you. We keep them for you${until ? ` until ${dayOf(until, dates)}` : ''}.`,
    action: 'Look inside',
  }),
  goody_to_choose: ({ until, by }) => ({
    title: `Choose what stays${by(until)}`,
    words: 'You pay for what you keep. What you don’t choose by then counts as kept.',
    action: 'Choose',
  }),
  goody_unpaid: () => ({
    title: 'Your bank refused the payment for your goody box',
    words: 'Another card settles it.',
    action: 'Use another card',
  }),
  case_answered: ({ name }) => ({
    title: `We answered: ${name}`,
    words: 'Write back when something is still open.',
    action: 'Read the answer',
  }),
  offer_waits: ({ pieces, name, sum }) => ({
    title: `${sum} is offered for ${pieces === 1 ? name : `${pieces} pieces`}`,
    words: 'Take it, name another amount, or decline.',
    action: 'Answer',
  }),
  offer_agreed: ({ pieces, name, sum, them }) => ({
    title: `You agreed on ${sum} for ${pieces === 1 ? name : `${pieces} pieces`}`,
    words: `We hold ${them} in your cart. Pay before the time is over.`,
    action: 'Pay for it',
  }),
}

const wordsOfAccount: Words<Exclude<NeedKind, keyof typeof wordsOfPieces>> = {
  sale_to_send: ({ pieces, name }) => ({
    title: `Send ${pieces === 1 ? name : `${pieces} pieces`}`,
    words: 'It is sold and paid for. Print the label and hand the parcel over.',
    action: 'Print the label',
  }),
  cart_held: ({ pieces, name, them }) => ({
    title: pieces === 1 ? `${name} is held for you` : `${pieces} pieces in your cart are held for you`,
    words: `When the time is over, others can take ${them}.`,
    action: 'To the cart',
  }),
  friend_gift: ({ until, name, dates }) => ({
    title: `${name} gave you ${referralFriendPercent}% off your first order`,
    words: `And free delivery. Your cart takes it off by itself${until ? `, until ${dayOf(until, dates)}` : ''}.`,
    action: 'Find something',
  }),
  payout_failed: ({ sum }) => ({
    title: `${sum} did not reach you`,
    words: 'The account refused it, so it is in your earnings again. Another account may take it.',
    action: 'Cash out again',
  }),
  tax_form: ({ sum }) => ({
    title: 'We need your tax form',
    words: `${sum} was paid out to you this year. Above ${dollars(taxReportingThreshold)} we can pay only with the form.`,
    action: 'Fill it in',
  }),
  kit_label_ends: ({ until, by }) => ({
    title: `Send your clean-out bag${by(until)}`,
    words: 'Its label is not valid any more after that day.',
    action: 'See the bag',
  }),
  reward_ends: ({ until, name, dates }) => ({
    title: `${name} ends${until ? ` ${dayOf(until, dates)}` : ''}`,
    words: 'It is yours and not used yet.',
    action: 'Your rewards',
  }),
  email_unconfirmed: () => ({
    title: 'Confirm your email address',
    words: 'We mailed you a link. Without it you get no letters, and can’t cash out.',
    action: 'Mail it again',
  }),
  credit_ends: ({ until, dates, sum }) => ({
    title: `${sum} of credit ends${until ? ` ${dayOf(until, dates)}` : ''}`,
    words: 'Your next order uses it by itself.',
    action: 'Shop new pieces',
  }),
}

const words: Words<NeedKind> = { ...wordsOfPieces, ...wordsOfAccount }

/**
 * Returns the words by which the account page shows a need of a member (waitlist turn, won auction, return to
 * drop off, offer …), chosen by its kind: a title, a sentence, and the button's label. Amounts are cents;
 * `dates` is the manner of days and times.
 */
export const needWords = (facts: NeedFacts, dates?: DateManner): NeedWords =>
  words[facts.kind](partsOf(facts, dates))

/** Days before its end from which credit counts as a need. */
export const creditEndsSoonDays = 14
/** Days before its end from which a reward counts as a need, and a label of a bag that was not sent. */
export const rewardEndsSoonDays = 7
export const labelEndsSoonDays = 21
/** Days for which a payout that failed counts as a need. */
export const payoutFailedDays = 14
/** Days for which an answer in a case counts as a need: nothing else says that it was read. */
export const answerNewsDays = 7
/** How many needs the account's home shows. */
export const needsShown = 6

const endOf = (until: Date | null): number => until?.getTime() ?? Number.MAX_SAFE_INTEGER

/**
 * Compares two things that wait for a member, for sorting: the one that ends first comes first; one without
 * an end comes last.
 */
export const bySoonest = (a: { until: Date | null }, b: { until: Date | null }): number =>
  endOf(a.until) - endOf(b.until)
