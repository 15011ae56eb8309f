// Inputs that drive every error screen by hand. The console of `make mock` prints this table.
export const markedItems = {
  /** Somebody else holds it, always. */
  held: 900_001,
  /** Listed, but bought by somebody the moment it is added. */
  sellsWhenAdded: 900_002,
  /** Sold long ago: noindex, no button. */
  sold: 900_003,
  /** Withdrawn by its seller: no longer available. */
  withdrawn: 900_004,
  /** Its hold lasts 20 seconds only: watch it end. */
  shortHold: 900_005,
  /** Adding it fails with a server's error. */
  addFails: 900_006,
  /** Not listed yet: unknown to shoppers. */
  notListed: 900_007,
} as const

export const shortHoldSeconds = 20
/** Longer than the client waits (3000 ms). */
export const slowMs = 8000

export const markedTexts = {
  slow: 'the answer takes longer than the client waits',
  fail: 'the server answers 500',
  network: 'the connection breaks',
  degraded: 'the search engine is away: no facet counts',
  overload: 'the server sheds load with 503',
} as const
export type MarkedText = keyof typeof markedTexts

export const markedEmails = {
  throttled: 'throttled@hemline.example',
  banned: 'ronan@hemline.example',
  taken: 'nora@hemline.example',
  fails: 'fails@hemline.example',
} as const

export const expiredResetToken = 'expired'
export const workingResetToken = 'working'

/** The table as rows for console.table. */
export function markedTable(): { input: string; where: string; effect: string }[] {
  const item = (name: keyof typeof markedItems, effect: string) => ({
    input: String(markedItems[name]),
    where: `/product/${markedItems[name]}`,
    effect,
  })
  return [
    item('held', 'held by somebody else, always'),
    item('sellsWhenAdded', 'is sold when you add it'),
    item('sold', 'sold'),
    item('withdrawn', 'no longer available'),
    item('shortHold', `its hold lasts ${shortHoldSeconds} seconds`),
    item('addFails', 'adding it fails on the server'),
    item('notListed', 'unknown: 404'),
    ...Object.entries(markedTexts).map(([input, effect]) => ({ input, where: '/search?text=…', effect })),
    { input: markedEmails.throttled, where: '/login', effect: 'too many tries' },
    { input: markedEmails.banned, where: '/login', effect: 'banned: may look, not buy' },
    { input: markedEmails.taken, where: '/signup', effect: 'the address has an account' },
    { input: markedEmails.fails, where: '/login, /signup', effect: 'the server fails' },
    { input: `?token=${workingResetToken} or ${expiredResetToken}`, where: 'the mailed password link', effect: 'works, or is no longer valid' },
  ]
}
