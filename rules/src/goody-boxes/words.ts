// What the person of a goody box reads about it now: one sentence that matters, and one under it.
import { dollars } from '../common/dollars.ts'
import { cents } from '../common/money.ts'
import type { DateManner } from '../manners/manners.ts'
import { dayOf } from '../returns/days.ts'
import type { GoodyStatus } from './states.ts'

/** The facts that the words of a box rest on; sums in cents. */
export type GoodyFacts = {
  readonly status: GoodyStatus
  readonly pieces: number
  readonly kept: number
  readonly reserved: number
  readonly charged: number | null
  readonly offerEndsAt: Date | null
  readonly keepBy: Date | null
  readonly isDecided: boolean
  readonly travelsBack: boolean
  readonly isChargedEarly: boolean
  /** The carrier lost the box on its way out. */
  readonly isLost: boolean
  readonly paidWith: string
  /** Why a stylist canceled the box; null when its person did, or nobody. */
  readonly canceledBecause: string | null
}

type Words = { readonly headline: string; readonly detail: string }
const sum = (amount: number): string => dollars(cents(amount))

const lostWords: Words = {
  headline: 'The carrier lost this box',
  detail: 'We are sorry. Nothing was charged, and you can ask for another one.',
}

/**
 * Returns the headline of a goody box's page and the sentence under it, by the box's status (chosen, offered,
 * placed, on its way, to choose, going back, unpaid, settled, lapsed, canceled); `dates` is the manner of
 * days.
 */
export function goodyWords(facts: GoodyFacts, dates?: DateManner): Words {
  const day = (at: Date | null): string => (at ? dayOf(at, dates) : '')
  const { reserved, paidWith, pieces } = facts
  const held = `${sum(reserved)} is reserved on ${paidWith}, not charged.`
  const early = facts.isChargedEarly
    ? ' Your bank didn’t renew the reservation, so everything was charged: what you send back is paid back.'
    : ''
  const words: Record<GoodyStatus, Words> = {
    chosen: {
      headline: 'Our stylist looks over your box',
      detail: 'The pieces are held for you. We write as soon as they are approved, usually within a day.',
    },
    offered: {
      headline: `${pieces} pieces, chosen for you`,
      detail: `We hold them for you until ${day(facts.offerEndsAt)}. Reserve them on a card and we send them to try on; you pay only what you keep.`,
    },
    placed: { headline: 'We pack your box next', detail: held },
    shipped: { headline: 'Your box is on its way', detail: `${held}${early}` },
    with_you: facts.isDecided
      ? { headline: 'Thank you', detail: `We charge what you keep to ${paidWith} now.` }
      : {
          headline: `Keep what you love, until ${day(facts.keepBy)}`,
          detail: `Say for each piece whether it stays.${early || ` ${held}`} What isn’t on its way back by then counts as kept.`,
        },
    returning: facts.travelsBack
      ? {
          headline: 'Your parcel is on its way to us',
          detail:
            `We charge the ${facts.kept === 0 ? 'nothing' : `${facts.kept} you keep`} once we have looked over the rest.${early}`.replace(
              'We charge the nothing',
              'We charge nothing',
            ),
        }
      : {
          headline: `Hand your parcel in by ${day(facts.keepBy)}`,
          detail: `One label for everything, and a counter can print it from the code. You can still change your mind.${early}`,
        },
    unpaid: {
      headline: 'Your bank refused the charge',
      detail: 'Please pay what you keep with another card.',
    },
    settled: facts.isLost
      ? lostWords
      : {
          headline:
            facts.kept === 0 ? 'Nothing stayed this time' : `${facts.kept} of ${pieces} stayed with you`,
          detail:
            facts.charged === null || facts.charged === 0
              ? `${facts.isChargedEarly ? 'Everything was paid back.' : 'Nothing was charged.'} What you said about the pieces makes the next box better.`
              : `${sum(facts.charged)} was charged to ${paidWith}. What you said about the pieces makes the next box better.`,
        },
    lapsed: {
      headline: 'This box has gone back to the shelf',
      detail: 'Nobody is cross. Ask for another one whenever you like.',
    },
    canceled: {
      headline: facts.canceledBecause ? 'We had to cancel this box' : 'This box is canceled',
      detail: [facts.canceledBecause && `“${facts.canceledBecause}”`, 'Nothing was charged.']
        .filter(Boolean)
        .join(' '),
    },
  }
  return words[facts.status]
}
