import type { CardBehavior } from '@hemline/rules/vocabulary/marked-cards.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Group = {
  id: string
  path: string
  pieces: number
  boxesLeft: number
  waiting: number
  pricePiece: number
  price: number
  delivery: number
  grams: number
  sure: string[]
  luck: string[]
  photoIds: number[]
}
type Quote = {
  pieces: number
  delivery: number
  fees: number
  tax: number
  total: number
  credits: number
  amountCharged: number
  isExact: boolean
}
type Placed = Outcome & { orderUuid?: string; missing?: string[] }
type Box = {
  orderUuid: string
  group: Group
  pieces: { itemNumber: number }[]
  order: {
    id: string
    status: string
    canCancel: boolean
    lines: { kind: string }[]
    totals: { total: number }
  }
}
type Rescues = { groups: Group[]; filling: number; impact: { boxes: number; pieces: number; grams: number } }
type Person = { email: string; password: string }

const home = {
  fullName: 'Nora Whitfield',
  line1: '1840 Linden Street',
  line2: null,
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
  country: 'US',
  phone: '5105550142',
}
let tries = 0
const newKey = () => {
  tries += 1
  return `rescue-contract-of-a-box-${tries}`
}

/**
 * Registers the contract's tests of rescue boxes, in a shop with a group that has a whole box. `token` makes
 * the processor's tokens.
 */
export function rescuesContract(
  make: MakeClient,
  token: (behavior: CardBehavior) => Promise<string>,
  employee: Person,
): void {
  describe('rescues', () => {
    let client: ContractClient
    beforeEach(async () => {
      client = await make()
    })

    const shop = () => ask<Rescues>(client, 'getRescues')
    const some = async () => {
      const [group] = (await shop()).groups
      if (!group) throw new Error('no group has a box')
      return group
    }
    const groupNow = (id: string) => ask<Group | null>(client, 'getRescueGroup', { id })
    const place = (input: object) => ask<Placed>(client, 'placeRescueOrder', { input })
    const payment = async () => {
      const { id: groupId } = await some()
      const { address } = await ask<{ address: { id: string } }>(client, 'saveAddress', {
        input: { type: 'shipping', address: home },
      })
      const quote = await ask<Quote>(client, 'getRescueQuote', { groupId, addressId: address.id })
      return {
        attemptKey: newKey(),
        groupId,
        addressId: address.id,
        email: 'guest@shopper.example',
        amountShown: quote.amountCharged,
        totalShown: quote.total,
        paymentToken: await token('succeeds'),
      }
    }

    it('shows groups with whole boxes, what is sure and what is luck, and every sum', async () => {
      const { groups, filling, impact } = await shop()
      expect(filling).toBeGreaterThanOrEqual(0)
      expect(impact.grams).toBeGreaterThanOrEqual(0)
      for (const group of groups) {
        expect(group.price).toBe(group.pieces * group.pricePiece)
        expect(group.boxesLeft).toBe(Math.floor(group.waiting / group.pieces))
        expect(group.sure.length * group.luck.length).toBeGreaterThan(0)
        expect(group.path).toBe(`${group.path.split('/').slice(0, -1).join('/')}/${group.id}`)
      }
      const group = await some()
      expect(await groupNow(group.id)).toEqual(group)
      expect(await groupNow('999999')).toBeNull()
      const quote = await ask<Quote>(client, 'getRescueQuote', { groupId: group.id })
      expect(quote).toMatchObject({ pieces: group.price, delivery: group.delivery, tax: 0, isExact: false })
      expect(quote.total).toBe(quote.pieces + quote.delivery + quote.fees)
      const unknown = await client.run('getRescueQuote', { groupId: '999999' })
      expect(unknown.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    })

    it('sells a box once for a key, and shows it to nobody else', async () => {
      const input = await payment()
      const before = await groupNow(input.groupId)
      const placed = await place(input)
      expect(placed.__typename).toBe('RescueOrderPlaced')
      expect(await place(input)).toEqual(placed)
      expect(await ask<Placed>(client, 'getRescueAttempt', { attemptKey: input.attemptKey })).toEqual(placed)
      const box = await ask<Box>(client, 'getRescueOrder', { orderUuid: placed.orderUuid })
      expect(box.pieces).toHaveLength(before?.pieces ?? 0)
      expect(box.order).toMatchObject({ status: 'confirmed', canCancel: false })
      expect(box.order.lines.every((line) => line.kind === 'rescue')).toBe(true)
      expect(box.order.totals.total).toBe(input.totalShown)
      expect((await groupNow(input.groupId))?.boxesLeft).toBe((before?.boxesLeft ?? 0) - 1)
      expect(
        await ask<Box | null>(client.newVisitor(), 'getRescueOrder', { orderUuid: placed.orderUuid }),
      ).toBeNull()
    })

    it('charges nothing for another sum, a guest without email, a declined card and a box that is gone', async () => {
      const input = await payment()
      expect(await place({ ...input, totalShown: 1 })).toMatchObject({ __typename: 'TotalsChanged' })
      expect(await place({ ...input, email: null })).toMatchObject({
        __typename: 'CheckoutIncomplete',
        missing: ['email'],
      })
      expect(await place({ ...input, groupId: '999999' })).toMatchObject({ __typename: 'RescueSoldOut' })
      const before = await groupNow(input.groupId)
      expect(
        await place({ ...input, attemptKey: newKey(), paymentToken: await token('card_declined') }),
      ).toMatchObject({ __typename: 'PaymentDeclined' })
      expect(await groupNow(input.groupId)).toEqual(before)
    })

    it('has what its checkout needs in one answer', async () => {
      const { id } = await some()
      const { data } = await client.run('getRescueCheckout', { groupId: id })
      expect(data?.rescueGroup).toMatchObject({ id })
      expect(data?.paymentSettings).toMatchObject({ tokenUrl: expect.any(String) })
    })

    it('is packed by employees, who see the pieces and where they lie', async () => {
      const placed = await place(await payment())
      const staff = client.newVisitor()
      await staff.run('logIn', { input: employee })
      type Open = { id: string; orderId: string; place: string; pieces: { itemNumber: number }[] }
      const open = await ask<{ nodes: Open[] }>(staff, 'getStaffRescueBoxes', { page: 1 })
      const box = open.nodes.find((one) => one.orderId === placed.orderUuid)
      expect(box?.place).toMatch(/^DC\d\d, rescue shelf \d{3}$/)
      const input = { shipmentId: box?.id, itemNumbers: box?.pieces.map((one) => one.itemNumber) }
      expect(await ask<Outcome>(staff, 'packParcel', { input })).toMatchObject({
        __typename: 'StaffParcelPayload',
      })
      const refused = await client.run('getStaffRescueBoxes', { page: 1 })
      expect(refused.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    })
  })
}
