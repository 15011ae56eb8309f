// Rules of a deletion (decision 0186): its times, its states and what people read of it. The specification
// names the pages and no times.

/** Hours in which the link of the first mail confirms a deletion. */
export const confirmHours = 24
/** Days between the confirmation and the end, in which the person may take the deletion back. */
export const thinkingDays = 14
/** Days that a copy of somebody's data stays to be fetched. */
export const exportKeptDays = 7
/** Hours between two copies of one person's data. */
export const exportEveryHours = 24

export type DeletionStatus = 'asked' | 'waiting' | 'undone' | 'done'

/** What the page of a mailed link is for. */
export type DeletionLinkUse = 'confirm' | 'take_back'

export const deletionWords = {
  employee: 'You work here. Please ask the person who runs the shop to close your account.',
  linkEnded: 'This link has been used or is too old. Please ask for a new one.',
  open: 'Some things have to be settled first.',
  locked:
    'This account is being deleted. The link in our email takes that back; until then nobody can log in to it.',
  exportTooSoon: 'You asked for a copy within the last day. Please wait for it, or ask again tomorrow.',
} as const

/** The kinds of things that a person settles before a deletion. */
export const openKinds = [
  'order',
  'return',
  'case',
  'bag',
  'piece',
  'direct_piece',
  'earnings',
  'payout',
  'credit',
  'auction',
  'goody_box',
] as const
export type OpenKind = (typeof openKinds)[number]
/** How much of a kind is open: a number of things, or cents for `earnings`, `payout` and `credit`. */
export type OpenSum = { kind: OpenKind; amount: number }

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const counted = (n: number, one: string, many: string) => (n === 1 ? `One ${one}` : `${n} ${many}`)

const openSentences: Record<OpenKind, { say: (n: number) => string; path: string }> = {
  order: {
    say: (n) => `${counted(n, 'order has', 'orders have')} not arrived yet.`,
    path: '/my/orders',
  },
  return: {
    say: (n) => `${counted(n, 'return is', 'returns are')} not finished. You get your money first.`,
    path: '/my/returns',
  },
  case: {
    say: (n) => `${counted(n, 'case waits', 'cases wait')} for an answer.`,
    path: '/resolution-hub/cs',
  },
  bag: {
    say: (n) => `${counted(n, 'clean-out bag is', 'clean-out bags are')} on the way to us, or being graded.`,
    path: '/my/cleanouts',
  },
  piece: {
    say: (n) => `${counted(n, 'piece of yours is', 'pieces of yours are')} on sale or being sold.`,
    path: '/my/items',
  },
  direct_piece: {
    say: (n) =>
      `${counted(n, 'piece that you sell yourself is', 'pieces that you sell yourself are')} on sale.`,
    path: '/direct/sell',
  },
  earnings: {
    say: (n) =>
      `You have ${dollars(n)} of earnings. Cash them out, or give them to a charity. What still clears can be taken 14 days after its piece was delivered.`,
    path: '/my/cleanouts/earnings',
  },
  credit: {
    say: (n) => `You have ${dollars(n)} of credit that can be paid out. Have it paid out, or spend it.`,
    path: '/my/credits',
  },
  payout: { say: (n) => `${dollars(n)} is on the way to you.`, path: '/my/cleanouts/earnings' },
  auction: {
    say: (n) => `You bid in ${n === 1 ? 'an auction that is' : `${n} auctions that are`} still open.`,
    path: '/my',
  },
  goody_box: { say: (n) => `${counted(n, 'goody box is', 'goody boxes are')} open.`, path: '/my' },
}

/**
 * Returns something that prevents the deletion of an account: its kind, a sentence with the amount, and the
 * path of the page where it is settled.
 */
export const openThing = ({ kind, amount }: OpenSum) => ({
  kind,
  words: openSentences[kind].say(amount),
  path: openSentences[kind].path,
})

/**
 * What ends with the account and can't be paid out: credit in cents, points, unused rewards, the right to
 * send back what arrived, and the right to take back pieces that did not sell or were not accepted.
 */
export type GivenUp = {
  credit: number
  points: number
  rewards: number
  returnable: number
  reclaimable: number
}

/**
 * Returns what a person loses with the account, as phrases: "$12.00 of credit", "3 unused rewards"; empty
 * when there is nothing to lose.
 */
export function givenUpWords({ credit, points, rewards, returnable, reclaimable }: GivenUp): string[] {
  return [
    ...(credit > 0 ? [`${dollars(credit)} of credit`] : []),
    ...(points > 0 ? [points === 1 ? 'one point' : `${points.toLocaleString('en-US')} points`] : []),
    ...(rewards > 0 ? [rewards === 1 ? 'one unused reward' : `${rewards} unused rewards`] : []),
    ...(returnable > 0
      ? [`the right to send back ${returnable === 1 ? 'an order' : `${returnable} orders`} that arrived`]
      : []),
    ...(reclaimable > 0
      ? [
          `the right to take back ${reclaimable === 1 ? 'a piece' : `${reclaimable} pieces`} of yours, which we then give to a charity`,
        ]
      : []),
  ]
}

/**
 * Returns sentences about what goes on after an account's deletion: the gift cards (their number) that wait
 * for their day; empty for none.
 */
export const staysWords = (cards: number): string[] =>
  cards === 0
    ? []
    : [
        cards === 1
          ? 'The gift card that you bought is still sent on its day, with your name and your words. Then we delete both.'
          : `The ${cards} gift cards that you bought are still sent on their days, with your name and your words. Then we delete both.`,
      ]
