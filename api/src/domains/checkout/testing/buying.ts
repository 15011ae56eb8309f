// For tests: drives a shopper through checkout with the same GraphQL operations as the browser.
import { randomUUID } from 'node:crypto'
import type { Answer, TestApp, TestClient } from '../../../testing/app.ts'

/** A complete shipping address in California, for tests. */
export const home = {
  fullName: 'Nora Whitfield',
  line1: '1840 Linden Street',
  line2: null,
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
  country: 'US',
  phone: '5105550142',
}

type CartShown = {
  id: string
  cartProducts: { id: string; itemNumber: number; availability: string }[]
  cartTotals: { amountCharged: number; total: number }
}
/** The response of placeOrder as tests read it. */
export type Placed = { __typename: string; order?: { id: string; status: string }; [key: string]: unknown }

/** Returns one field of a GraphQL response; throws when the response has errors. */
export const resultOf = <T>({ data, errors }: Answer, field: string): T => {
  if (errors) throw new Error(`${field}: ${errors.map((error) => error.message).join('; ')}`)
  return data?.[field] as T
}

/**
 * Puts pieces into the client's cart and sets its shipping address and email; throws when either is refused.
 */
export async function fillCart(
  client: TestClient,
  itemNumbers: readonly number[],
  email = 'guest@shopper.example',
): Promise<void> {
  for (const itemNumber of itemNumbers) {
    const added = resultOf<{ __typename: string }>(
      await client.run('addToCart', { input: { itemNumber } }),
      'addToCart',
    )
    if (added.__typename !== 'AddToCartPayload') throw new Error(`${itemNumber}: ${added.__typename}`)
  }
  const set = resultOf<{ __typename: string; problems?: unknown }>(
    await client.run('setCartAddress', {
      input: { shippingAddress: home, email, billingSameAsShipping: true },
    }),
    'setCartAddress',
  )
  if (set.__typename !== 'SetCartAddressPayload') throw new Error(`address: ${JSON.stringify(set)}`)
}

/** Reads the client's active cart with its lines and totals, taxes estimated. */
export async function cartOf(client: TestClient): Promise<CartShown> {
  const active = resultOf<{ cart: CartShown }>(
    await client.run('getActiveCart', { estimateTaxes: true }),
    'activeCart',
  )
  return active.cart
}

/** Builds the input of placeOrder that the browser would send for the client's cart as it is now. */
export async function paymentOf(client: TestClient, token = 'tok_ok', attemptKey: string = randomUUID()) {
  const { cartProducts, cartTotals } = await cartOf(client)
  const lineIds = cartProducts.filter((line) => line.availability === 'IN_CART').map((line) => line.id)
  const sums = { amountShown: cartTotals.amountCharged, totalShown: cartTotals.total }
  return { attemptKey, ...sums, lineIds, paymentMethod: 'card_processor_credit_card', paymentToken: token }
}

type Payment = Omit<Awaited<ReturnType<typeof paymentOf>>, 'paymentToken'> & { paymentToken: string | null }

/** Runs placeOrder and returns its response; throws on GraphQL errors. */
export const pay = async (client: TestClient, input: Payment): Promise<Placed> =>
  resultOf<Placed>(await client.run('placeOrder', { input }), 'placeOrder')

/** Buys pieces as a new visitor; returns the visitor's client and the response of placeOrder. */
export async function buy(
  app: TestApp,
  itemNumbers: readonly number[],
  token = 'tok_ok',
): Promise<{ client: TestClient; placed: Placed }> {
  const client = app.newVisitor()
  await fillCart(client, itemNumbers)
  return { client, placed: await pay(client, await paymentOf(client, token)) }
}
