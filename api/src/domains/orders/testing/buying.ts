// A shopper on the way through checkout, as tests drive it: by the same operations as the browser.
import { randomUUID } from 'node:crypto'
import type { Answer, TestApp, TestClient } from '../../../testing/app.ts'

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
export type Placed = { __typename: string; order?: { id: string; status: string }; [key: string]: unknown }

export const resultOf = <T>({ data, errors }: Answer, field: string): T => {
  if (errors) throw new Error(`${field}: ${errors.map((error) => error.message).join('; ')}`)
  return data?.[field] as T
}

/** Puts pieces into the cart and says where they go. */
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

export async function cartOf(client: TestClient): Promise<CartShown> {
  const active = resultOf<{ cart: CartShown }>(
    await client.run('getActiveCart', { estimateTaxes: true }),
    'activeCart',
  )
  return active.cart
}

/** What the browser sends when the final button is pressed. */
export async function paymentOf(client: TestClient, token = 'tok_ok', attemptKey: string = randomUUID()) {
  const { cartProducts, cartTotals } = await cartOf(client)
  const lineIds = cartProducts.filter((line) => line.availability === 'IN_CART').map((line) => line.id)
  const sums = { amountShown: cartTotals.amountCharged, totalShown: cartTotals.total }
  return { attemptKey, ...sums, lineIds, paymentMethod: 'card_processor_credit_card', paymentToken: token }
}

type Payment = Omit<Awaited<ReturnType<typeof paymentOf>>, 'paymentToken'> & { paymentToken: string | null }

export const pay = async (client: TestClient, input: Payment): Promise<Placed> =>
  resultOf<Placed>(await client.run('placeOrder', { input }), 'placeOrder')

/** Buys pieces as somebody new; returns the client and what placing the order said. */
export async function buy(
  app: TestApp,
  itemNumbers: readonly number[],
  token = 'tok_ok',
): Promise<{ client: TestClient; placed: Placed }> {
  const client = app.newVisitor()
  await fillCart(client, itemNumbers)
  return { client, placed: await pay(client, await paymentOf(client, token)) }
}
