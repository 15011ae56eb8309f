// The terms of the resolution hub, as its page says them: a promise for each kind of case, and what holds for
// all of them. Every number is the one that the rules decide by (decisions 0184, 0199, 0209 and 0210).
import { dollars } from '../common/dollars.ts'
import {
  answeredCaseDays,
  atOnceCases,
  atOnceLimit,
  bonusPercent,
  type CaseKind,
  caseDays,
  claimDays,
  keepPercent,
  lateDays,
  wordLimit,
} from '../vocabulary/cases.ts'

/** A promise: its title, the kinds of case that it is about (none: it holds for all), and its sentences. */
export type CaseTerm = {
  readonly title: string
  readonly kinds: readonly CaseKind[]
  readonly words: string
}

const toWord = dollars(wordLimit)
const toLimit = dollars(atOnceLimit)

/** The promises about single kinds of case, in the sequence in which the hub lists the kinds. */
export const kindTerms: readonly CaseTerm[] = [
  {
    title: 'Not as described, or damaged',
    kinds: ['not_as_described', 'damaged'],
    words: `Keep the piece and get ${keepPercent.not_as_described}% of its price back, ${keepPercent.damaged}% when it was damaged on the way. Or send it back with our label and get everything, also for final sale, within ${caseDays} days after the delivery.`,
  },
  {
    title: 'Missing',
    kinds: ['missing'],
    words: `Everything for the piece comes back, with the delivery when nothing else was in the parcel. As shop credit in your account it is ${bonusPercent}% more.`,
  },
  {
    title: 'A different piece came',
    kinds: ['wrong_piece'],
    words: `Up to ${toWord} you keep what came and get everything back. Above, we send you a label within ${caseDays} days after the delivery, and pay when it is here.`,
  },
  {
    title: 'The parcel didn’t come',
    kinds: ['not_delivered'],
    words: `Marked as delivered: up to ${toWord} at once on your word, above that the carrier has ${claimDays} days, and then we pay. Not delivered ${lateDays} days after the promised day: everything comes back at once.`,
  },
  {
    title: 'It may not be genuine',
    kinds: ['counterfeit'],
    words: `Send it back with our label within ${caseDays} days after the delivery and get everything, also for final sale: we look at it again. Or ask a person first, with photos of what makes you doubt.`,
  },
  {
    title: 'Charged wrongly',
    kinds: ['charged_wrongly'],
    words:
      'A person compares what was charged with the order, and gives back what should not have been taken. You keep the pieces, and can still send them back meanwhile.',
  },
  {
    title: 'Your clean-out bag, or your payout',
    kinds: ['bag', 'payout'],
    words:
      'A person looks up the way of the bag, the grades and prices of its pieces, or the way of your money, and answers you in the case. A payout that failed is in your earnings again, to take out once more.',
  },
  {
    title: 'Something else',
    kinds: ['letter'],
    words: 'A person reads it and answers you.',
  },
]

/** What holds for every kind of case. */
export const generalTerms: readonly CaseTerm[] = [
  {
    title: 'The same piece again',
    kinds: [],
    words: `When we have the same piece in your size and color and in no worse a condition, you can choose it in place of one that was not as described, damaged, different, missing or lost. There is nothing to pay. Up to ${toWord} it leaves at once and the first piece stays with you. Above, a piece that you have comes back with our label, and the new one leaves when the carrier has scanned your parcel. Addresses in the United States, one piece for a case. If the new one gets lost or isn’t right either, you get back what the first one cost.`,
  },
  {
    title: 'Who pays, and when',
    kinds: [],
    words: `Hemline pays, the label and the parcel too. What is given at once leaves us in that minute, the way you paid; a bank takes three to five days. Shop credit is there at once. For a piece that comes back the money leaves when we have looked it over. For a parcel that the carrier doesn’t find it leaves ${claimDays} days after we asked, at the latest. Who sent us the piece keeps what it earned, unless it comes back. A member who sells without us answers for a description of their own.`,
  },
  {
    title: 'When a person decides',
    kinds: [],
    words: `Above ${toLimit}, more than ${caseDays} days after the delivery, after ${atOnceCases} cases that were settled at once within a year, or where no rule fits. Above ${toLimit} a second person looks at the sum. A person can send a label later, too. An answer takes an hour, and a quarter of an hour for each case that waits before yours, from Monday to Saturday while people work. The page says the reason, and by when somebody answers. A person who gives nothing says why. Write again, and somebody else looks at it.`,
  },
  {
    title: 'When a case ends',
    kinds: [],
    words: `${answeredCaseDays} days after an answer, when you don’t write again. Write into a closed case, and it is open again.`,
  },
  {
    title: 'What a case never touches',
    kinds: [],
    words: 'Your earnings, your points, your next orders and your right to write to us again.',
  },
]
