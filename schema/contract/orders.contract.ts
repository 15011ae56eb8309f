import { mailedCodeSentences } from '@hemline/rules/identity/mailed-codes.ts'
import { orderCodeMessage, orderLinkSentMessage } from '@hemline/rules/orders/keys.ts'
import { sumHasChanged } from '@hemline/rules/orders/states.ts'
import type { CardBehavior } from '@hemline/rules/vocabulary/marked-cards.ts'
import { orderLinksPerOrder } from '@hemline/rules/vocabulary/rate-limits.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { add, ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

/** What differs between the two sides: who gives the tokens, and what for a card that goes so. */
export type TokenOf = (behavior: CardBehavior) => Promise<string>

/** What an order's mails hold: the key of its links, and the code that was asked for last. */
export type Mailed = {
  keyOf: (orderId: string) => Promise<string>
  codeOf: (orderId: string) => Promise<string>
}

type Cart = {
  cartProducts: { id: string; itemNumber: number; availability: string }[]
  cartTotals: { amountCharged: number; total: number; allowedPaymentMethods: string[] }
}
type Order = {
  id: string
  label: string
  status: string
  statusLabel: string
  canCancel: boolean
  cancelRefusal: string | null
  lines: {
    id: string
    itemNumber: number | null
    price: number
    net: number
    shipmentId: string | null
    canceledAt: string | null
  }[]
  shipments: { id: string; status: string; itemNumbers: number[] }[]
  transactions: { kind: string; kindLabel: string; amount: number }[]
  timeline: { label: string }[]
  totals: {
    subtotal: number
    discount: number
    shipping: number
    feeRows: { label: string; amount: number }[]
    tax: number
    duty: number
    total: number
    charged: number
    credits: number
    giftCards: number
  }
}
type Placed = Outcome & {
  order: Order
  cart: Cart | null
  lineIds: string[]
  itemNumbers: number[]
  missing: string[]
  declineCode: string
  orderId: string
}
type Input = Record<'attemptKey' | 'paymentMethod', string> & {
  amountShown: number
  totalShown: number
  lineIds: string[]
  paymentToken: string | null
}

const home = {
  fullName: 'Ines Marlow',
  line1: '1840 Linden St',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
  country: 'US',
  phone: '5105550142',
}
let keys = 0
/** A key as a browser makes it: another one each time. */
const newKey = () => `contract-${Date.now()}-${keys++}`

/** Registers the contract's tests of placing, reading and canceling orders. */
export function ordersContract(
  make: MakeClient,
  { token, mailed }: { token: TokenOf; mailed: Mailed },
): void {
  describe('orders', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })

    const cartOf = async (client: ContractClient): Promise<Cart | null> =>
      (await ask<{ cart: Cart | null }>(client, 'getActiveCart', { estimateTaxes: true })).cart
    /** What the final button of this cart sends. */
    const inputFor = async (client: ContractClient, behavior: CardBehavior = 'succeeds'): Promise<Input> => {
      const cart = await cartOf(client)
      const held = cart?.cartProducts.filter((line) => line.availability === 'IN_CART') ?? []
      // Credit of one's own may pay it all: then there is no card to charge.
      const credit = cart?.cartTotals.amountCharged === 0
      return {
        attemptKey: newKey(),
        amountShown: cart?.cartTotals.amountCharged ?? 0,
        totalShown: cart?.cartTotals.total ?? 0,
        lineIds: held.map((line) => line.id),
        ...(credit
          ? { paymentMethod: 'credits', paymentToken: null }
          : { paymentMethod: 'card_processor_credit_card', paymentToken: await token(behavior) }),
      }
    }
    const place = (client: ContractClient, input: Input) => ask<Placed>(client, 'placeOrder', { input })
    const orderAt = (client: ContractClient, id: string, accessKey?: string) =>
      ask<Order | null>(client, 'getOrder', { id, accessKey })
    const historyOf = (client: ContractClient) =>
      ask<{ nodes: { id: string; statusLabel: string }[]; totalCount: number; hasNextPage: boolean }>(
        client,
        'getOrders',
        { page: 1 },
      )
    const cancel = (client: ContractClient, id: string) =>
      ask<Outcome & { order: Order }>(client, 'cancelOrder', { id })
    /** A cart that only its payment is missing from. */
    const filled = async (
      client: ContractClient,
      pieces = 1,
      email: string | null = 'guest@hemline.example',
    ) => {
      for (const itemNumber of client.marked.listed.slice(0, pieces)) await add(client, itemNumber)
      const chosen = await ask<Outcome>(client, 'setCartAddress', {
        input: { shippingAddress: home, ...(email && { email }) },
      })
      expect(chosen.__typename).toBe('SetCartAddressPayload')
    }

    it('places what the button named: a confirmed order that adds up, and a cart without its pieces', async () => {
      await filled(shopper, 2)
      const input = await inputFor(shopper)
      const placed = await place(shopper, input)
      expect(placed).toMatchObject({
        __typename: 'OrderPlaced',
        order: { status: 'confirmed', statusLabel: 'Confirmed', canCancel: true },
      })
      expect(placed.cart?.cartProducts ?? []).toEqual([])
      const { order } = placed
      const t = order.totals
      const fees = t.feeRows.reduce((sum, { amount }) => sum + amount, 0)
      expect(t.total).toBe(t.subtotal - t.discount + t.shipping + fees + t.tax + t.duty)
      expect(t.total).toBe(t.charged + t.credits + t.giftCards)
      expect(t).toMatchObject({ total: input.totalShown, charged: input.amountShown })
      expect(order.lines.map((line) => line.itemNumber).toSorted()).toEqual(
        shopper.marked.listed.slice(0, 2).toSorted(),
      )
      expect(order.shipments.flatMap((one) => one.itemNumbers).toSorted()).toEqual(
        shopper.marked.listed.slice(0, 2).toSorted(),
      )
      expect(order.transactions).toMatchObject([
        { kind: 'authorization', kindLabel: 'Payment authorized', amount: t.charged },
      ])
      expect(order.label).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
      expect(order.timeline.length).toBeGreaterThan(0)
      expect(await orderAt(shopper, order.id)).toEqual(order)
    })

    it('is one order for one key, however often it is sent, and the key tells what became of it', async () => {
      await filled(shopper)
      const input = await inputFor(shopper)
      const first = await place(shopper, input)
      const again = await place(shopper, input)
      expect(again).toMatchObject({ __typename: 'OrderPlaced', order: { id: first.order.id } })
      expect(await ask<Placed>(shopper, 'getOrderAttempt', { attemptKey: input.attemptKey })).toMatchObject({
        order: { id: first.order.id },
      })
      expect(await ask<Placed | null>(shopper, 'getOrderAttempt', { attemptKey: newKey() })).toBeNull()
      expect(
        await ask<Placed | null>(shopper.newVisitor(), 'getOrderAttempt', { attemptKey: input.attemptKey }),
      ).toBeNull()
    })

    it('charges nothing when the card is declined, says why, and takes another try', async () => {
      await filled(shopper)
      const declined = await place(shopper, await inputFor(shopper, 'insufficient_funds'))
      expect(declined).toMatchObject({ __typename: 'PaymentDeclined', declineCode: 'insufficient_funds' })
      expect(declined.message).toMatch(/Nothing was charged/)
      expect((await cartOf(shopper))?.cartProducts).toMatchObject([{ availability: 'IN_CART' }])
      expect((await place(shopper, await inputFor(shopper))).__typename).toBe('OrderPlaced')
    })

    it('charges nothing when the sums are other than the button said', async () => {
      await filled(shopper)
      const input = await inputFor(shopper)
      expect(await place(shopper, { ...input, amountShown: input.amountShown - 1 })).toMatchObject({
        __typename: 'TotalsChanged',
      })
      expect((await cartOf(shopper))?.cartProducts).toHaveLength(1)
    })

    it('names the pieces that are lost, and charges nothing', async () => {
      await filled(shopper, 2)
      const input = await inputFor(shopper)
      const [first = 0] = shopper.marked.listed
      await ask(shopper, 'removeFromCart', { input: { itemNumber: first } })
      await add(shopper.newVisitor(), first)
      const lost = await place(shopper, input)
      expect(lost.__typename).toBe('ItemsLost')
      expect(lost.lineIds).toHaveLength(1)
      expect(input.lineIds).toContain(lost.lineIds[0])
      const rest = await inputFor(shopper)
      expect(await place(shopper, rest)).toMatchObject({
        __typename: 'OrderPlaced',
        order: { lines: [{ itemNumber: shopper.marked.listed[1] }] },
      })
    })

    it('asks for contact and address before anything can be paid', async () => {
      await add(shopper, shopper.marked.listed[0] ?? 0)
      const answer = await place(shopper, await inputFor(shopper))
      expect(answer).toMatchObject({ __typename: 'CheckoutIncomplete', missing: ['email', 'address'] })
    })

    it('asks for a way to pay when there is none', async () => {
      await filled(shopper)
      expect(await place(shopper, { ...(await inputFor(shopper)), paymentToken: null })).toMatchObject({
        __typename: 'CheckoutIncomplete',
        missing: ['payment_token'],
      })
    })

    it('sells each piece once: nobody else can have what is ordered', async () => {
      await filled(shopper)
      await place(shopper, await inputFor(shopper))
      expect(await add(shopper.newVisitor(), shopper.marked.listed[0] ?? 0)).toMatchObject({
        __typename: 'ItemUnavailable',
      })
    })

    it('shows an order in its owner’s history, and to nobody else', async () => {
      await ask(shopper, 'logIn', { input: shopper.marked.person })
      const before = (await historyOf(shopper)).totalCount
      await filled(shopper, 1, null)
      const placed = await place(shopper, await inputFor(shopper))
      expect(placed).toMatchObject({ __typename: 'OrderPlaced' })
      const { order } = placed
      const history = await historyOf(shopper)
      expect(history.totalCount).toBe(before + 1)
      expect(history.nodes[0]).toMatchObject({ id: order.id, statusLabel: 'Confirmed' })
      const stranger = shopper.newVisitor()
      expect(await orderAt(stranger, order.id)).toBeNull()
      expect(await orderAt(stranger, order.id, 'not-its-key')).toBeNull()
      expect((await historyOf(stranger)).nodes).toEqual([])
      expect(await cancel(stranger, order.id)).toMatchObject({
        __typename: 'OrderNotCancelable',
        message: expect.stringMatching(/locating this order/),
      })
    })

    it('keeps a declined try out of the history', async () => {
      await filled(shopper)
      await place(shopper, await inputFor(shopper, 'card_declined'))
      expect(await historyOf(shopper)).toMatchObject({ nodes: [], totalCount: 0, hasNextPage: false })
    })

    it('says that there is no order with an id that nobody gave out', async () => {
      for (const id of ['01920000-0000-7000-8000-00000000dead', 'nonsense'])
        expect(await orderAt(shopper, id), id).toBeNull()
    })

    it('cancels an order that has not left: everything comes back, and the pieces are for sale again', async () => {
      await filled(shopper)
      const { order } = await place(shopper, await inputFor(shopper))
      const canceled = await cancel(shopper, order.id)
      expect(canceled).toMatchObject({
        __typename: 'CancelOrderPayload',
        order: { id: order.id, status: 'canceled', canCancel: false },
      })
      expect(canceled.order.lines.every((line) => line.canceledAt !== null)).toBe(true)
      expect(canceled.order.transactions.filter((one) => one.kind === 'final_charge')).toEqual([])
      expect(await orderAt(shopper, order.id)).toMatchObject({
        status: 'canceled',
        cancelRefusal: 'This order is canceled already.',
      })
      expect(await cancel(shopper, order.id)).toMatchObject({
        __typename: 'OrderNotCancelable',
        message: 'This order is canceled already.',
      })
      expect(await add(shopper.newVisitor(), shopper.marked.listed[0] ?? 0)).toMatchObject({
        __typename: 'AddToCartPayload',
      })
    })

    it('takes one piece out for the sum that was said, and for no other sum', async () => {
      await filled(shopper, 2)
      const { id, lines } = (await place(shopper, await inputFor(shopper))).order
      const lineIds = [lines[0]?.id ?? '']
      const asked = { id, lineIds }
      const money = await ask<{ total: number; rows: { amount: number }[] }>(shopper, 'getCancelMoney', asked)
      expect(money.total).toBeGreaterThan(0)
      expect(money.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(money.total)
      expect(await ask(shopper.newVisitor(), 'getCancelMoney', asked)).toBeNull()
      const take = (total: number) =>
        ask<Outcome & { order: Order }>(shopper, 'cancelOrder', { ...asked, total })
      expect(await take(money.total + 1)).toMatchObject({
        __typename: 'OrderNotCancelable',
        message: sumHasChanged,
      })
      const { order } = await take(money.total)
      expect(order).toMatchObject({ status: 'confirmed', totals: { released: money.total } })
      expect(order.lines.filter((line) => line.canceledAt !== null).map((line) => line.id)).toEqual(lineIds)
    })

    it('asks whoever has nothing but the key for a mailed code, and cancels with that alone', async () => {
      await filled(shopper)
      const { id } = (await place(shopper, await inputFor(shopper))).order
      const stranger = shopper.newVisitor()
      const accessKey = await mailed.keyOf(id)
      const attempt = (code?: string) =>
        ask<Outcome & { sentTo: string }>(stranger, 'cancelOrder', { id, accessKey, code })
      expect(await attempt()).toEqual({
        __typename: 'OrderCodeNeeded',
        message: orderCodeMessage,
        sentTo: expect.stringMatching(/^g•••.?@hemline/),
      })
      expect(await attempt('000000')).toMatchObject({
        __typename: 'OrderCodeNeeded',
        message: mailedCodeSentences.wrong,
      })
      expect(await orderAt(stranger, id, accessKey)).toMatchObject({ status: 'confirmed' })
      expect(await attempt(await mailed.codeOf(id))).toMatchObject({
        __typename: 'CancelOrderPayload',
        order: { id, status: 'canceled' },
      })
    })

    it('mails a link to an order, answers alike whether there is one, and no more than some in an hour', async () => {
      const link = (id: string, email = 'guest@hemline.example') =>
        ask<Outcome>(shopper, 'mailOrderLink', { id, email })
      const unknown = '01920000-0000-7000-8000-00000000dead'
      await filled(shopper)
      const { id } = (await place(shopper, await inputFor(shopper))).order
      for (const one of [id, unknown, 'nonsense'])
        expect(await link(one), one).toEqual({
          __typename: 'MailOrderLinkPayload',
          message: orderLinkSentMessage,
        })
      expect((await link(unknown, 'nobody')).__typename).toBe('InvalidInput')
      for (let n = 1; n < orderLinksPerOrder.limit; n++)
        expect((await link(id)).__typename).toBe('MailOrderLinkPayload')
      expect((await link(id)).__typename).toBe('TooManyTries')
    })
  })
}
