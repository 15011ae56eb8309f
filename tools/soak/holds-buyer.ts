// Plays one buyer of the soak of holds: tries to get every piece in a random order, and then pays for the
// cart, puts pieces back, or forgets them. After a lost response the buyer repeats the request with the same
// key, as the site does.
import { randomUUID } from 'node:crypto'
import type { Chance } from '@hemline/db/seed/chance.ts'
import type { CardBehavior } from '@hemline/rules/vocabulary/marked-cards.ts'
import type { Browser, Reply } from './browser.ts'
import type { Claim } from './holds-rules.ts'

/** Counts of all buyers' actions and of the answers they got. */
export type Tally = Record<
  | 'addsTried'
  | 'addsWon'
  | 'refusedAsHeld'
  | 'refusedAsSold'
  | 'refusedOtherwise'
  | 'putBack'
  | 'forgotten'
  | 'paymentsTried'
  | 'declined'
  | 'leftOpen',
  number
> & { placed: number; canceled: number; otherAnswers: Map<string, number> }

/** The records that all buyers share: counts, claims, placed orders, pieces known as sold. */
export type Diary = {
  readonly tally: Tally
  readonly claims: Claim[]
  readonly told: { orderId: string; itemNumbers: number[]; cancelAsked: boolean }[]
  readonly sold: Set<number>
  /** Answers that a buyer must never get, one line each. */
  readonly lies: string[]
}
/** A buyer with a random source, a browser and a way to make card tokens. */
export type Buyer = {
  readonly name: string
  readonly chance: Chance
  readonly browser: Browser
  readonly diary: Diary
  readonly token: (behavior: CardBehavior) => Promise<string>
  readonly cards: Cards
  readonly signal: AbortSignal
}

type Answer = {
  __typename: string
  message?: string
  expiresAt?: string
  heldUntil?: string
  lineIds?: string[]
  order?: { id: string }
}
type Cart = {
  cartProducts: { id: string; itemNumber: number; availability: string }[]
  cartTotals: { amountCharged: number; total: number }
}

/** Returns an empty diary, in which a soak's buyers record what they tried and were told. */
export const newDiary = (): Diary => ({
  tally: {
    addsTried: 0,
    addsWon: 0,
    refusedAsHeld: 0,
    refusedAsSold: 0,
    refusedOtherwise: 0,
    putBack: 0,
    forgotten: 0,
    paymentsTried: 0,
    declined: 0,
    leftOpen: 0,
    placed: 0,
    canceled: 0,
    otherAnswers: new Map(),
  },
  claims: [],
  told: [],
  sold: new Set(),
  lies: [],
})

const home = {
  fullName: 'Edith Okonjo',
  line1: '1840 Linden Street',
  line2: null,
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
  country: 'US',
  phone: '5105550142',
}
/** Weights that add up to 100: how many payments of a hundred use a card with which behavior. */
export type Cards = readonly (readonly [number, CardBehavior])[]
/** The cards of short runs, none of which takes long to answer. */
export const quickCards: Cards = [
  [82, 'succeeds'],
  [15, 'card_declined'],
  [3, 'charged_without_answer'],
]
/** The cards of long runs, with slow answers and reviews. */
export const allCards: Cards = [
  [76, 'succeeds'],
  [12, 'card_declined'],
  [4, 'slow'],
  [3, 'charged_without_answer'],
  [2, 'answers_late'],
  [2, 'review_then_approved'],
  [1, 'review_then_refused'],
]
const askAfterMs = [100, 200, 400, 700, 1000, 1500, 2000, 3000, 3000, 3000] as const
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

function otherwise({ diary }: Buyer, reply: Reply<Answer>): void {
  const name = 'data' in reply ? reply.data.__typename : 'refused' in reply ? reply.refused : 'never known'
  diary.tally.otherAnswers.set(name, (diary.tally.otherAnswers.get(name) ?? 0) + 1)
}

/** Ends the buyer's claims on these pieces now: from here on another buyer may have them. */
function letGo({ diary, name }: Buyer, itemNumbers: readonly number[]): void {
  const now = Date.now()
  for (const claim of diary.claims)
    if (claim.buyer === name && itemNumbers.includes(claim.itemNumber))
      claim.until = Math.min(claim.until, now)
}

/**
 * Puts a piece into the buyer's cart and records the answer. Returns whether the buyer now holds the piece.
 */
export async function add(buyer: Buyer, itemNumber: number): Promise<boolean> {
  const { browser, diary, name } = buyer
  const { tally } = diary
  tally.addsTried += 1
  const sentAt = Date.now()
  const reply = await browser.askAgain<Answer>('addToCart', { input: { itemNumber } })
  const typename = 'data' in reply ? reply.data.__typename : ''
  if ('data' in reply && typename === 'AddToCartPayload') {
    tally.addsWon += 1
    diary.claims.push({
      itemNumber,
      buyer: name,
      from: Date.now(),
      until: Date.parse(reply.data.expiresAt ?? ''),
    })
    return true
  }
  if ('data' in reply && typename === 'ItemHeld') {
    tally.refusedAsHeld += 1
    if (Date.parse(reply.data.heldUntil ?? '') < sentAt)
      diary.lies.push(`piece ${itemNumber}: refused as held until a time that was over`)
  } else if (typename === 'ItemUnavailable') {
    tally.refusedAsSold += 1
    diary.sold.add(itemNumber)
  } else {
    tally.refusedOtherwise += 1
    otherwise(buyer, reply)
  }
  return false
}

async function putBack(buyer: Buyer, itemNumbers: readonly number[]): Promise<void> {
  for (const itemNumber of itemNumbers) {
    letGo(buyer, [itemNumber])
    await buyer.browser.askAgain('removeFromCart', { input: { itemNumber } })
  }
}

async function readCart({ browser }: Buyer): Promise<Cart | undefined> {
  const reply = await browser.askAgain<{ cart: Cart | null }>('getActiveCart', { estimateTaxes: true })
  return 'data' in reply ? (reply.data.cart ?? undefined) : undefined
}

/** Places the order and asks again until the outcome is known, as the site's ask-attempt.ts does. */
async function place({ browser }: Buyer, input: { attemptKey: string }): Promise<Reply<Answer>> {
  const isOpen = (reply: Reply<Answer>) =>
    'lost' in reply || ('data' in reply && reply.data.__typename === 'OrderPending')
  let last = await browser.ask<Answer>('placeOrder', { input })
  for (const wait of askAfterMs) {
    if (!isOpen(last)) return last
    await pause(wait)
    const asked = await browser.ask<Answer | null>('getOrderAttempt', { attemptKey: input.attemptKey })
    if ('data' in asked)
      last = asked.data ? { data: asked.data } : await browser.ask<Answer>('placeOrder', { input })
    else last = asked
  }
  return last
}

function drawCard({ chance, cards }: Buyer): CardBehavior {
  let left = chance.int(1, 100)
  for (const [share, behavior] of cards) {
    left -= share
    if (left <= 0) return behavior
  }
  return 'succeeds'
}

/**
 * Pays for the pieces that the cart still holds; pieces that it has lost are removed first. After a
 * declined card, mostly tries again, up to `again` times.
 */
async function pay(buyer: Buyer, again = 3): Promise<void> {
  const { browser, diary, chance } = buyer
  const cart = await readCart(buyer)
  const mine = cart?.cartProducts.filter((line) => line.availability === 'IN_CART') ?? []
  const lost =
    cart?.cartProducts.filter(
      (line) => line.availability === 'SOLD' || line.availability === 'IN_ANOTHER_CART',
    ) ?? []
  await putBack(
    buyer,
    lost.map((line) => line.itemNumber),
  )
  if (!cart || mine.length === 0) return
  const { amountCharged: amountShown, total: totalShown } = cart.cartTotals
  const input = {
    attemptKey: randomUUID(),
    amountShown,
    totalShown,
    lineIds: mine.map((line) => line.id),
    paymentMethod: 'card_processor_credit_card',
    paymentToken: await buyer.token(drawCard(buyer)),
  }
  diary.tally.paymentsTried += 1
  const reply = await place(buyer, input)
  const typename = 'data' in reply ? reply.data.__typename : ''
  if ('data' in reply && typename === 'OrderPlaced') {
    const itemNumbers = mine.map((line) => line.itemNumber)
    const order = { orderId: reply.data.order?.id ?? '', itemNumbers, cancelAsked: false }
    diary.tally.placed += 1
    diary.told.push(order)
    for (const itemNumber of itemNumbers)
      diary.claims.push({ itemNumber, buyer: buyer.name, from: Date.now(), until: Number.POSITIVE_INFINITY })
    if (!chance.is(0.06)) return
    letGo(buyer, itemNumbers)
    order.cancelAsked = true
    const canceled = await browser.askAgain<Answer>('cancelOrder', { id: order.orderId })
    if ('data' in canceled && canceled.data.__typename === 'CancelOrderPayload') diary.tally.canceled += 1
    return
  }
  if (typename === 'PaymentDeclined') diary.tally.declined += 1
  else if (typename === 'OrderPending' || 'lost' in reply) {
    diary.tally.leftOpen += 1
    return
  } else otherwise(buyer, reply)
  // The next try uses another card, or the cart as it is now.
  if (again > 0 && chance.is(0.8)) await pay(buyer, again - 1)
}

/** Chooses what to do with a full cart: mostly pays, else forgets it or puts the pieces back. */
async function decide(buyer: Buyer, basket: readonly number[]): Promise<void> {
  const { chance, diary } = buyer
  const mood = chance.int(1, 100)
  if (mood <= 12) {
    diary.tally.forgotten += basket.length
  } else if (mood <= 22) {
    diary.tally.putBack += basket.length
    await putBack(buyer, basket)
  } else await pay(buyer)
}

/**
 * Sets the delivery address and email of a soak buyer's cart, making the cart, before the buyer buys. Throws
 * when the API refuses.
 */
export async function moveIn({ browser, name }: Buyer): Promise<void> {
  await browser.askAgain('getActiveCart', { estimateTaxes: false, createIfNotExists: true })
  const email = `${name}@shopper.example`
  const reply = await browser.askAgain<Answer>('setCartAddress', {
    input: { shippingAddress: home, email, billingSameAsShipping: true },
  })
  if (!('data' in reply) || reply.data.__typename !== 'SetCartAddressPayload')
    throw new Error(`${name} can't say where she lives: ${JSON.stringify(reply)}`)
}

/**
 * Plays a soak buyer: tries to add each piece, in random order, and pays, puts back or forgets whenever the
 * cart has one to four pieces. Goes through the pieces twice, since some may be free again; stops when the
 * signal fires.
 */
export async function shopFor(buyer: Buyer, itemNumbers: readonly number[]): Promise<void> {
  const { chance, diary, signal } = buyer
  for (const _ of ['first', 'again']) {
    let basket: number[] = []
    let full = chance.int(1, 4)
    for (const itemNumber of chance.some(itemNumbers, itemNumbers.length)) {
      if (signal.aborted) return
      if (diary.sold.has(itemNumber) && chance.is(0.75)) continue
      if (await add(buyer, itemNumber)) basket.push(itemNumber)
      if (basket.length < full) continue
      await decide(buyer, basket)
      basket = []
      full = chance.int(1, 4)
    }
    if (basket.length > 0) await decide(buyer, basket)
  }
}
