// Placing an order whose payment the processor has approved already. The "last transaction" applies that
// approval (`applyAnswer` of the domain orders): before it no piece is sold, after it the order stands. The
// bench calls it in this process, so that its time contains neither HTTP nor the processor; the floor's
// transaction writes the same facts in the plainest way.
import { randomUUID } from 'node:crypto'
import type { OrderDoors } from '@hemline/api/domains/orders/orders.ts'
import { applyAnswer } from '@hemline/api/domains/payment/payment.ts'
import { databaseOptions } from '@hemline/api/platform/db.ts'
import type { PaymentState } from '@hemline/api/ports/payments.ts'
import { connect, type Db } from '@hemline/db/connect.ts'
import type pg from 'pg'
import { freePort } from '../../local/ports.ts'
import { plainOrder } from '../floor-order.ts'
import { addressOf, ask, operation } from '../load.ts'
import { type Bench, type Measure, median, ms, quantile, type Row } from '../rows.ts'
import { type Cookie, fillCarts, freePieces, giveAddresses, makeVisitors, withPool } from '../shoppers.ts'

const pieces = 3
const home = {
  fullName: 'Nora Whitfield',
  line1: '1840 Linden Street',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
  country: 'US',
  phone: '5105550142',
}
type Shopper = { readonly id: string; readonly cookie: Cookie }

/** Makes visitors with an address and carts of three held pieces. */
async function shoppers(pool: pg.Pool, count: number): Promise<Shopper[]> {
  const made = await makeVisitors(pool, count)
  await fillCarts(pool, made, { pieces: await freePieces(pool, count * pieces), size: pieces })
  await giveAddresses(pool, made, home)
  return made
}

type Cart = {
  cartProducts: { id: string; item: { itemNumber: number } }[]
  cartTotals: { amountCharged: number; total: number }
}

/** Returns the request that the browser sends when the shopper presses the last button. */
async function paymentOf(origin: string, { id, cookie }: Shopper, paymentToken: string) {
  // Each shopper has an own network address, since orders are limited by address.
  const who = { ...cookie, ...addressOf(Number(id)) }
  const { body } = await ask(origin, operation('getActiveCart', { estimateTaxes: true }, who))
  const { cartProducts, cartTotals } = (JSON.parse(body) as { data: { activeCart: { cart: Cart } } }).data
    .activeCart.cart
  if (cartProducts.length !== pieces) throw new Error(`a cart of ${cartProducts.length}`)
  const input = {
    attemptKey: randomUUID(),
    amountShown: cartTotals.amountCharged,
    totalShown: cartTotals.total,
    paymentToken,
    lineIds: cartProducts.map(({ id }) => id),
    paymentMethod: 'card_processor_credit_card',
  }
  return operation('placeOrder', { input }, who)
}

const typeOf = (body: string): string =>
  (JSON.parse(body) as { data: { placeOrder: { __typename: string } | null } | null }).data?.placeOrder
    ?.__typename ?? body.slice(0, 300)

/**
 * Makes orders that wait for the processor's answer, with their pieces claimed: places them while the
 * processor can't be reached.
 */
async function openAttempts(bench: Bench, pool: pg.Pool, count: number): Promise<string[]> {
  const some = await shoppers(pool, count)
  const api = await bench.api({ env: { PROCESSOR_URL: `http://127.0.0.1:${await freePort()}` } })
  for (const one of some) {
    const { body } = await ask(api.url, await paymentOf(api.url, one, 'tok_unasked'))
    if (typeOf(body) !== 'OrderPending')
      throw new Error(`placing an order without a processor: ${typeOf(body)}`)
  }
  await api.stop()
  const { rows } = await pool.query<{ id: string }>(
    "select id from payment_attempt where status = 'started' order by id",
  )
  if (rows.length !== count) throw new Error(`${rows.length} open tries of ${count}`)
  return rows.map(({ id }) => id)
}

const nobody = () => Promise.reject(new Error('the processor is not asked here'))
function doorsFor(bench: Bench, db: Db): OrderDoors {
  const payments = {
    name: 'sandbox',
    browser: {},
    authorize: nobody,
    find: nobody,
    abandon: nobody,
    capture: nobody,
    void: nobody,
    refund: nobody,
  }
  return {
    db,
    payments: payments as never,
    now: () => new Date(),
    webOrigin: bench.env.WEB_ORIGIN ?? '',
    giftCardSecret: bench.env.GIFT_CARD_SECRET ?? '',
  }
}

/**
 * Returns the times of the shop's last transaction and of the floor's in milliseconds, in turn over orders
 * of the same size.
 */
async function lastTransactions(bench: Bench, pool: pg.Pool): Promise<{ ours: number[]; floor: number[] }> {
  const count = bench.short ? 5 : 150
  const attempts = await openAttempts(bench, pool, count)
  const free = await shoppers(pool, count)
  const carts = await pool.query<{ visitor: number; cart: string; numbers: number[] }>(
    `select c.visitor_id as visitor, c.id as cart, array_agg(l.item_number) as numbers from cart c join cart_line l on l.cart_id = c.id
      where c.visitor_id = any($1::bigint[]) group by c.id`,
    [free.map(({ id }) => id)],
  )
  const { db } = connect(databaseOptions(bench.databaseUrl))
  const doors = doorsFor(bench, db)
  const times = { ours: [] as number[], floor: [] as number[] }
  const timed = async (into: number[], work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    into.push(performance.now() - begun)
  }
  const yes = (id: string): PaymentState => ({
    outcome: 'authorized',
    reference: `pay_${id}`,
    instrument: { label: 'Visa', last4: '4242' },
  })
  for (const [at, id] of attempts.entries()) {
    const cart = carts.rows[at]
    const shop = () =>
      timed(times.ours, async () => {
        const outcome = await applyAnswer(doors, id, yes(id))
        if (outcome.__typename !== 'Placed') throw new Error(`the answer was applied: ${outcome.__typename}`)
      })
    const plain = () =>
      timed(times.floor, () => (cart ? plainOrder(db, cart) : Promise.reject(new Error('no cart'))))
    for (const turn of at % 2 === 0 ? [shop, plain] : [plain, shop]) await turn()
  }
  await db.destroy()
  const sold = await pool.query<{ n: number }>(
    "select count(*)::int as n from order_line l join purchase_order o on o.id = l.order_id join item i on i.item_number = l.item_number where o.visitor_id is not null and o.status = 'confirmed' and i.state = 'pending_sale' and o.placed_at > now() - interval '1 hour'",
  )
  if ((sold.rows[0]?.n ?? 0) < 2 * count * pieces)
    throw new Error(`${sold.rows[0]?.n} pieces sold of ${2 * count * pieces}`)
  // The first ones warm up: connections are opened, functions compiled.
  const warm = bench.short ? 0 : 20
  return { ours: times.ours.slice(warm), floor: times.floor.slice(warm) }
}

/**
 * Lets many shoppers press the last button at the same moment. Returns the p50 and the p99 of the response
 * times in milliseconds, the medians of all rounds. Throws when an order is not placed.
 */
async function crowd(bench: Bench, pool: pg.Pool): Promise<number[]> {
  const count = bench.short ? 10 : 100
  const port = await freePort()
  const api = await bench.api({ env: { PROCESSOR_URL: `http://127.0.0.1:${port}` } })
  const processor = await bench.processor({
    port,
    env: { SHOP_WEBHOOK_URL: `${api.url}/webhooks/payments/sandbox` },
  })
  const card = { number: '4242424242424242', expiry: '12/40', securityCode: '123' }
  const tokenOf = async () => {
    const answer = await fetch(`${processor.url}/pay/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    })
    return ((await answer.json()) as { token: string }).token
  }
  const turn = async (size: number): Promise<number[]> => {
    const asks = []
    for (const one of await shoppers(pool, size)) asks.push(await paymentOf(api.url, one, await tokenOf()))
    const answers = await Promise.all(asks.map((one) => ask(api.url, one)))
    const wrong = answers.find(({ body }) => typeOf(body) !== 'OrderPlaced')
    if (wrong) throw new Error(`of ${size} at once one was told: ${typeOf(wrong.body)}`)
    return answers.map((answer) => answer.ms)
  }
  await turn(Math.min(20, count))
  const times: number[][] = []
  for (let round = 0; round < (bench.short ? 1 : bench.rounds); round += 1) times.push(await turn(count))
  await Promise.all([api.stop(), processor.stop()])
  return [0.5, 0.99].map((part) => median(times.map((some) => quantile(some, part))))
}

/** The measure `order`. */
export const order: Measure = {
  name: 'order',
  needs: 'default',
  run: async (bench): Promise<Row[]> =>
    withPool(bench, async (pool) => {
      const { ours, floor } = await lastTransactions(bench, pool)
      const [p50 = 0, p99 = 0] = await crowd(bench, pool)
      const shop = quantile(ours, 0.5)
      const plain = quantile(floor, 0.5)
      return [
        {
          what: `placing an order of ${pieces} pieces, last transaction, p50`,
          ours: ms(shop),
          floor: ms(plain),
          ratio: `${(shop / plain).toFixed(2)}×`,
          reach: '≤ 3× the floor',
          met: bench.short ? null : shop <= 3 * plain,
          note: `${ours.length} orders turn by turn with as many of the floor's; from the processor's yes to the commit, called in process`,
        },
        {
          what: '100 shoppers pay at once, p99',
          ours: `${ms(p99)}, no error`,
          floor: `own p50 ${ms(p50)}`,
          ratio: `${(p99 / p50).toFixed(2)}×`,
          reach: '≤ 4× p50, no error',
          met: bench.short ? null : p99 <= 4 * p50,
          note: 'over HTTP, with the sandbox processor as it runs beside the shop; the site waits 3 s and then asks what became of its order (getOrderAttempt), which this client does not',
        },
      ]
    }),
}
