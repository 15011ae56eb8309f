// Shoppers without an account who look at pieces, fill carts and pay, against the API of any release; each
// answer is timed and reported.
import { randomUUID } from 'node:crypto'
import type { Chance } from '@hemline/db/seed/chance.ts'
import { clientIpHeader, visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { cookieJar, userAgent } from '../simulate/shop-client.ts'

/** The report about one request. */
export type Told = {
  readonly operation: string
  readonly ms: number
  /**
   * The failure: a 5xx status, no answer, the code INTERNAL, or a 400 for a request that does not fit the
   * API; undefined when the request went well or was refused.
   */
  readonly fault: string | undefined
}
/** The addresses of one running release, and the function to which each answer is reported. */
export type Door = {
  readonly api: string
  readonly processor: string
  /** The hashes of the persisted operations of the release that runs there, by operation name. */
  readonly hashes: Readonly<Record<string, string>>
  readonly tell: (told: Told) => void
}
/**
 * A visitor's session; `ask` returns the first field of the answer, or undefined after a refusal or a
 * failure.
 */
export type Visitor = {
  readonly ask: <T>(operation: string, variables?: Record<string, unknown>) => Promise<T | undefined>
}

type Answered = {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code?: string } }[]
}
type Cart = {
  cartProducts: { id: string; itemNumber: number }[]
  cartTotals: { amountCharged: number; total: number }
}
type Card = { itemNumber: number; availability: string; accessLevels: string[] }

const patienceMs = 20_000

function faultOf(status: number, { data, errors }: Answered): string | undefined {
  // 400: the variables don't fit the operation, and a request that the API can't read proves nothing.
  if (status >= 500 || status === 400) return `status ${status}`
  const code = errors?.[0]?.extensions?.code
  return errors && (code === undefined || code.startsWith('INTERNAL') || data === undefined)
    ? `${code ?? ''} ${errors[0]?.message ?? ''}`
    : undefined
}

/**
 * Starts a session without cookies whose requests come from `address`. Each request is told with its time and
 * fault; one that is refused, broken or unanswered for 20 seconds resolves to undefined.
 */
export function newVisitor({ api, hashes, tell }: Door, address: string): Visitor {
  const jar = cookieJar()
  return {
    ask: async <T>(operation: string, variables: Record<string, unknown> = {}) => {
      const body = JSON.stringify({
        operationName: operation,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: hashes[operation] } },
      })
      const headers = {
        'content-type': 'application/json',
        'user-agent': userAgent,
        [visitorHeader]: 'new',
        [clientIpHeader]: address,
        cookie: jar.header(),
      }
      const from = performance.now()
      const told = (fault: string | undefined) => tell({ operation, ms: performance.now() - from, fault })
      try {
        const answer = await fetch(new URL('/graphql', api), {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(patienceMs),
        })
        jar.keep(answer)
        const said = (await answer.json()) as Answered
        told(faultOf(answer.status, said))
        return Object.entries(said.data ?? {}).find(([key]) => key !== '__typename')?.[1] as T | undefined
      } catch (error) {
        told(error instanceof Error ? error.message : String(error))
        return undefined
      }
    },
  }
}

const home = {
  fullName: 'Ruth Alvarado',
  line1: '905 Juniper Lane',
  line2: null,
  city: 'Austin',
  state: 'TX',
  zip: '78704',
  country: 'US',
  phone: '5105550142',
}

async function tokenFrom(processor: string): Promise<string> {
  const card = JSON.stringify({ number: '4242424242424242', expiry: '12/40', securityCode: '123' })
  const answer = await fetch(`${processor}/pay/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: card,
  })
  return ((await answer.json()) as { token: string }).token
}

/**
 * Plays one visit that puts up to two pieces into the cart and tries to pay. Returns the visitor's session
 * and the id of the order if one was placed. `n` sets the visitor's network address and email.
 */
export async function visit(
  door: Door,
  chance: Chance,
  n: number,
): Promise<{ visitor: Visitor; orderId: string | undefined }> {
  const visitor = newVisitor(door, `198.51.${100 + (Math.floor(n / 250) % 100)}.${1 + (n % 250)}`)
  const page = await visitor.ask<{ nodes: Card[] }>('getItems', {
    amount: 48,
    page: chance.int(1, 4),
    filters: [],
    userInfo: {},
  })
  const free = (page?.nodes ?? []).filter(
    ({ availability, accessLevels }) => availability === 'InStock' && accessLevels.length === 0,
  )
  for (const { itemNumber } of chance.some(free, 2)) await visitor.ask('addToCart', { input: { itemNumber } })
  const address = { shippingAddress: home, email: `ruth.${n}@buyers.example`, billingSameAsShipping: true }
  await visitor.ask('setCartAddress', { input: address })
  const active = await visitor.ask<{ cart: Cart | null }>('getActiveCart', { estimateTaxes: true })
  if (!active?.cart || active.cart.cartProducts.length === 0) return { visitor, orderId: undefined }
  const { cartTotals, cartProducts } = active.cart
  const input = {
    attemptKey: randomUUID(),
    amountShown: cartTotals.amountCharged,
    totalShown: cartTotals.total,
    lineIds: cartProducts.map(({ id }) => id),
    paymentMethod: 'card_processor_credit_card',
    paymentToken: await tokenFrom(door.processor),
  }
  const placed = await visitor.ask<{ order?: { id: string } }>('placeOrder', { input })
  return { visitor, orderId: placed?.order?.id }
}
