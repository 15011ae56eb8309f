// Marked inputs, each of which forces a state or an error. `make mock` prints them as a table to the
// console.
import { shownGiftCode } from '@hemline/rules/returns/gifts.ts'
import { earlyAccessMembers } from '@hemline/rules/rewards/tier-names.ts'
import type { CardBehavior } from '@hemline/rules/vocabulary/marked-cards.ts'
import { markedEarnings } from './marked-earnings.ts'
import { mockGiftCards } from './marked-gift-cards.ts'
import { markedBagCodes, mockKitPromoCode } from './seed/kits.ts'

export const markedItems = {
  /** Always held by another shopper. */
  held: 900_001,
  /** Listed, but sold to another shopper at the moment it is added. */
  sellsWhenAdded: 900_002,
  /** Sold long ago: noindex, no button. */
  sold: 900_003,
  /** Withdrawn by its seller: no longer available. */
  withdrawn: 900_004,
  /** Its hold lasts only 20 seconds. */
  shortHold: 900_005,
  /** Adding it fails with a server error. */
  addFails: 900_006,
  /** Not listed yet: unknown to shoppers. */
  notListed: 900_007,
  /** For Superstar and VIT members only, for some hours more. */
  earlyAccess: 900_008,
  /** Pre-ordered by Imani: only Imani can buy the piece. */
  preordered: 900_009,
  /** Has a promotion code and is a final sale. */
  promotion: 900_010,
  /** Sold and shipped by a private seller. */
  thirdParty: 900_011,
  /** From a partner, with a style number. */
  partner: 900_012,
  noPhotos: 900_013,
  onePhoto: 900_014,
  twelvePhotos: 900_015,
  /** Has a brand name of 300 letters. */
  longBrand: 900_016,
  /** Has a brand name in a right-to-left script. */
  rightToLeftBrand: 900_017,
  /** Its price is zero. */
  free: 900_018,
  /** Its price when new and its material are unknown. */
  unknown: 900_019,
  /** Has a print that is hidden until the shopper agrees to see it. */
  inappropriate: 900_020,
  /** Has a flaw with a picture. */
  flawed: 900_021,
  /** Has a brand that runs small in this category. */
  runsSmall: 900_022,
  /** Returned and listed again under another number. */
  relisted: 900_023,
  /** Another shopper is paying for it. */
  pendingSale: 900_024,
  /** Its time on sale is over: its seller, Greta, can have it back. */
  reclaimable: 900_025,
  /** Held by another shopper, who releases it some seconds after the viewer joins the queue. */
  turnSoon: 900_026,
  /** Adding it is refused: the viewer's network holds too many pieces. */
  networkFull: 900_027,
  /**
   * Always held by another shopper; joining its queue is refused: the viewer's network holds or waits
   * for too many pieces.
   */
  networkFullLine: 900_028,
  /** On auction: another member leads, with a maximum of $90. */
  auction: 900_029,
} as const

/** The second photo of the piece with twelve, a photograph wider than high: 1.5. */
export const widePhoto = markedItems.twelvePhotos * 100 + 1

export const shortHoldSeconds = 20
export const turnComesSeconds = 8
/** Milliseconds; more than the client waits (3000 ms). */
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

/** The reason, entered by an employee, after which the mocks ask for the password again. */
export const stalePasswordReason = 'Asked an hour ago'

/** Nora's orders by their state. */
export const markedOrders = {
  confirmed: '0193aa10-0000-7000-8000-0000a1b2c3d4',
  bundled: '0193aa10-0000-7000-8000-0000b2c3d4e5',
  shipped: '0193aa10-0000-7000-8000-0000c3d4e5f6',
  delivered: '0193aa10-0000-7000-8000-0000d4e5f6a7',
  canceled: '0193aa10-0000-7000-8000-0000e5f6a7b8',
  /** The bundle of the order above. */
  bundle: '0193aa10-0000-7000-8000-00000000b001',
} as const

/** Nora's delivered order is a gift with this code. */
export const markedGiftCode = 'GYFT2345'

/** Returns the mock processor's token for a card; the token decides how the payment goes. */
export const tokenOf = (behavior: CardBehavior): string => `tok_mock_${behavior}`
/** With this token a piece is sold to another shopper during the payment. */
export const losingToken = 'tok_mock_item_lost'

export const expiredResetToken = 'expired'
export const workingResetToken = 'working'

/** Returns the marked inputs as rows for console.table. */
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
    item('auction', 'on auction; somebody else leads with a maximum of $90'),
    item('withdrawn', 'no longer available'),
    item('shortHold', `its hold lasts ${shortHoldSeconds} seconds`),
    item('addFails', 'adding it fails on the server'),
    item('notListed', 'unknown: 404; staff see it'),
    item('earlyAccess', `for ${earlyAccessMembers} first`),
    item('preordered', 'set aside for imani@hemline.example'),
    item('promotion', 'with a code, a final sale'),
    item('thirdParty', 'ships separately from a person'),
    item('partner', 'comes from a partner'),
    item('noPhotos', 'no picture'),
    item('onePhoto', 'one picture'),
    item('twelvePhotos', 'twelve pictures'),
    item('longBrand', 'a brand of 300 letters'),
    item('rightToLeftBrand', 'a brand that runs from right to left'),
    item('free', 'costs nothing'),
    item('unknown', 'material and retail price unknown'),
    item('inappropriate', 'pictures covered until asked for'),
    item('flawed', 'a flaw with its picture'),
    item('runsSmall', 'may run small'),
    item('relisted', 'listed again under another number'),
    item('pendingSale', 'being paid for'),
    item('reclaimable', 'greta@hemline.example may have it back for a fee'),
    ...mockGiftCards.map(({ number, pin, effect }) => ({
      input: `${number} PIN ${pin}`,
      where: 'the cart, /giftcards',
      effect,
    })),
    ...markedEarnings,
    item(
      'turnSoon',
      `held by somebody else; wait for it, and it is your turn after ${turnComesSeconds} seconds`,
    ),
    item('networkFull', 'adding it meets a network that holds as many pieces as it may'),
    item('networkFullLine', 'held by somebody else; waiting for it meets a network that has no more room'),
    ...Object.entries(markedTexts).map(([input, effect]) => ({ input, where: '/search?text=…', effect })),
    {
      input: markedBagCodes.free,
      where: '/cleanout/activate/alderbrook',
      effect: `a bag to activate; ${markedBagCodes.taken} is somebody’s`,
    },
    { input: mockKitPromoCode, where: '/promo-bag-order?promo=…', effect: 'a code of a mailing' },
    { input: markedEmails.throttled, where: '/login', effect: 'too many tries' },
    { input: markedEmails.banned, where: '/login', effect: 'banned: may look, not buy' },
    { input: markedEmails.taken, where: '/signup', effect: 'the address has an account' },
    { input: markedEmails.fails, where: '/login, /signup', effect: 'the server fails' },
    {
      input: markedOrders.confirmed,
      where: '/my/orders/…',
      effect: 'nora@hemline.example: may be canceled; the others of the list in other states',
    },
    {
      input: `${markedOrders.confirmed}?key=key-${markedOrders.confirmed}`,
      where: '/my/orders/… when logged out',
      effect: 'a guest’s link: canceling asks for a code',
    },
    {
      input: `${shownGiftCode(markedGiftCode)}, ZIP 94612`,
      where: '/my/return/gift',
      effect: 'Nora’s delivered order as a gift: imani@hemline.example may send it back',
    },
    {
      input: stalePasswordReason,
      where: '/employee/orders/…: Why',
      effect: 'the password is asked for again',
    },
    {
      input: `${tokenOf('card_declined')} and so on, ${losingToken}`,
      where: 'a payment’s token',
      effect: 'how the payment goes',
    },
    {
      input: `?token=${workingResetToken} or ${expiredResetToken}`,
      where: 'the mailed password link',
      effect: 'works, or is no longer valid',
    },
  ]
}
