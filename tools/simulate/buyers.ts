// Invented shoppers without an account, who look at pieces, fill carts and pay with a practice card.
import { randomUUID } from 'node:crypto'
import type { Chance } from '@hemline/db/seed/chance.ts'
import { shopperDomain } from './backstage.ts'
import type { BuyerPlan } from './plan.ts'
import { type Play, step } from './play.ts'
import { expectAnswer, newPerson, type Person } from './shop-client.ts'
import { count } from './tally.ts'

type Answer = { __typename: string; message?: string }
type Card = { itemNumber: number; availability: string; accessLevels: string[] }
type Cart = {
  cartProducts: { id: string; itemNumber: number; availability: string }[]
  cartTotals: { amountCharged: number; total: number }
}

const names = [
  'Edith Okonjo',
  'Lena Marsh',
  'Ruth Alvarado',
  'Mina Torres',
  'June Abara',
  'Celia Novak',
  'Dora Petrov',
  'Alma Quist',
] as const
const homes = [
  { line1: '1840 Linden Street', city: 'Oakland', state: 'CA', zip: '94607' },
  { line1: '77 Hawthorne Row', city: 'Portland', state: 'OR', zip: '97205' },
  { line1: '905 Juniper Lane', city: 'Austin', state: 'TX', zip: '78704' },
  { line1: '2210 Orchard Avenue', city: 'Chicago', state: 'IL', zip: '60614' },
  { line1: '31 Magnolia Way', city: 'Atlanta', state: 'GA', zip: '30307' },
] as const
const practiceCard = { number: '4242424242424242', expiry: '12/40', securityCode: '123' }

type Page = { nodes: Card[]; pageInfo: { pageCount: number } }
const pagesMost = 100

/**
 * Opens a listing page: the newest pieces, or a random one of the first hundred pages. Returns the numbers of
 * pieces on it that any shopper can buy.
 */
export async function browse(person: Person, chance: Chance, looks: 'newest' | 'around'): Promise<number[]> {
  const sort = looks === 'newest' ? { sortBy: 'newest_first' } : {}
  const open = (page: number) =>
    person.ask<Page>('getItems', { amount: 48, page, filters: [], userInfo: {}, ...sort })
  const first = await open(1)
  const page =
    looks === 'newest' ? 1 : chance.int(1, Math.max(1, Math.min(pagesMost, first.pageInfo.pageCount)))
  const { nodes } = page === 1 ? first : await open(page)
  return nodes
    .filter((one) => one.availability === 'InStock' && one.accessLevels.length === 0)
    .map(({ itemNumber }) => itemNumber)
}

/**
 * Chooses the pieces that a buyer puts into the cart: newly listed ones, when the buyer looks at the newest
 * and there are some, else pieces of the page.
 */
function wanted(play: Play, { looks, pieces }: BuyerPlan, seen: readonly number[]): number[] {
  const fresh = seen.filter((one) => play.fresh.has(one))
  const from = looks === 'newest' && fresh.length > 0 ? fresh : seen
  return play.chance.some(from, pieces + 2)
}

async function fill(person: Person, candidates: readonly number[], pieces: number): Promise<number> {
  let held = 0
  for (const itemNumber of candidates) {
    if (held === pieces) break
    const { __typename } = await person.ask<Answer>('addToCart', { input: { itemNumber } })
    // Another shopper may have been faster.
    if (__typename === 'AddToCartPayload') held += 1
  }
  return held
}

async function checkOut(play: Play, person: Person, { shopper }: BuyerPlan): Promise<void> {
  const fullName = names[shopper % names.length] ?? names[0]
  const home = {
    fullName,
    ...(homes[shopper % homes.length] ?? homes[0]),
    line2: null,
    country: 'US',
    phone: '5105550142',
  }
  const email = `${fullName.toLowerCase().replace(' ', '.')}.${shopper}@${shopperDomain}`
  const address = { shippingAddress: home, email, billingSameAsShipping: true }
  expectAnswer(await person.ask<Answer>('setCartAddress', { input: address }), 'SetCartAddressPayload')
  const { tokenUrl } = await person.ask<{ tokenUrl: string }>('getPaymentSettings')
  const paymentToken = await person.payBy(tokenUrl, practiceCard)
  const { cart } = await person.ask<{ cart: Cart }>('getActiveCart', { estimateTaxes: true })
  const { amountCharged: amountShown, total: totalShown } = cart.cartTotals
  const input = {
    attemptKey: randomUUID(),
    amountShown,
    totalShown,
    lineIds: cart.cartProducts.map(({ id }) => id),
    paymentMethod: 'card_processor_credit_card',
    paymentToken,
  }
  const placed = await person.ask<Answer & { order: { id: string } }>('placeOrder', { input })
  const { order } = expectAnswer(placed, 'OrderPlaced')
  play.tally.orderIds.push(order.id)
  count(play.tally, 'orders')
  count(play.tally, 'piecesBought', cart.cartProducts.length)
  count(play.tally, 'sold', totalShown)
  for (const { itemNumber } of cart.cartProducts) play.fresh.delete(itemNumber)
}

async function buy(play: Play, plan: BuyerPlan): Promise<void> {
  // Addresses reserved for examples, which belong to no network.
  const person = newPerson(play.doors, `198.51.100.${1 + (plan.shopper % 254)}`)
  const seen = await browse(person, play.chance, plan.looks)
  if ((await fill(person, wanted(play, plan, seen), plan.pieces)) > 0) await checkOut(play, person, plan)
}

/** Plays the visits of these buyers, one after the other. Failed visits are counted, not thrown. */
export async function buyersDay(play: Play, buyers: readonly BuyerPlan[]): Promise<void> {
  for (const plan of buyers) await step(play, 'buying', () => buy(play, plan))
}
