import type { CardBehavior } from '@hemline/rules/vocabulary/marked-cards.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Box = {
  id: string
  status: string
  sum: number
  reserved: number | null
  stylistNote: string
  canCancel: boolean
  canChoose: boolean
  pieces: { itemNumber: number; why: string; price: number; item: { itemNumber: number } }[]
  steps: { key: string; state: string }[]
}
type Answer = Outcome & { goodyBox?: Box; boxId?: string }
type Staff = Outcome & {
  staffGoodyBox?: { pieces: { item: { itemNumber: number } }[]; swaps: { item: { itemNumber: number } }[] }
}
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
const newKey = (what: string) => {
  tries += 1
  return `${what}-contract-of-a-box-${tries}`
}

/**
 * Registers the contract's tests of goody boxes of a new member. `token` makes the processor's tokens,
 * `stylist` is an employee.
 */
export function goodyOrdersContract(
  make: MakeClient,
  token: (behavior: CardBehavior) => Promise<string>,
  stylist: Person,
): void {
  describe('goody boxes', () => {
    let client: ContractClient
    let staff: ContractClient
    beforeEach(async () => {
      client = await make()
      staff = client.newVisitor()
      await staff.run('logIn', { input: stylist })
      await client.run('signUp', {
        input: {
          email: `${newKey('goody')}@hemline.example`,
          password: 'linen-apron-4711',
          firstName: 'Mara',
          lastName: 'Lindqvist',
          acceptTerms: true,
        },
      })
    })
    const saveSizes = async () => {
      const { data } = await client.run('getSizeProfile', { departmentTag: 'women' })
      const choices = data?.sizeChoices as { sizes: { sizingId: number }[] }[]
      await ask(client, 'upsertSizeProfile', {
        input: {
          department: 'women',
          enabled: true,
          includeEquivalents: false,
          includeMaternity: false,
          includePetite: false,
          includeTall: false,
          seenAt: null,
          sizingIds: choices.flatMap(({ sizes }) => sizes.slice(0, 9).map((size) => size.sizingId)),
        },
      })
    }
    const input = (more: object = {}) => ({
      formKey: newKey('goody'),
      departments: ['women'],
      kinds: [],
      budget: 40_000,
      note: 'Something warm.',
      ...more,
    })
    const askFor = (more: object = {}) => ask<Answer>(client, 'askGoodyBox', { input: input(more) })

    it('needs saved sizes, and says so', async () => {
      expect(await askFor()).toMatchObject({
        __typename: 'GoodyRefused',
        message: 'Tell us your sizes first, so that we choose what fits.',
      })
      const wrong = await client.run('askGoodyBox', { input: input({ budget: 1 }) })
      expect(wrong.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    })

    it('is chosen within the budget, once for a form, and read by nobody else', async () => {
      await saveSizes()
      const form = input()
      const { goodyBox: box } = await ask<Answer>(client, 'askGoodyBox', { input: form })
      expect(box).toMatchObject({ status: 'chosen', canCancel: true, canChoose: false, reserved: null })
      expect(box?.pieces.length).toBeGreaterThanOrEqual(3)
      expect(box?.sum).toBe(box?.pieces.reduce((sum, piece) => sum + piece.price, 0))
      expect(box?.sum).toBeLessThanOrEqual(40_000)
      const again = await ask<Answer>(client, 'askGoodyBox', { input: form })
      expect(again.goodyBox?.id).toBe(box?.id)
      expect(await askFor()).toMatchObject({ __typename: 'GoodyRefused' })
      expect(await ask<Box | null>(client.newVisitor(), 'getGoodyBox', { id: box?.id })).toBeNull()
      const [listed] = await ask<{ id: string; photoIds: number[] }[]>(client, 'getGoodyBoxes')
      expect(listed).toMatchObject({ id: box?.id, photoIds: expect.any(Array) })
      const setup = await ask<{ openBoxId: string; terms: string[] }>(client, 'getGoodySetup')
      expect(setup.openBoxId).toBe(box?.id)
      expect(setup.terms.length).toBeGreaterThan(3)
    })

    it('is approved by a stylist, reserved on a card once, and canceled by its person', async () => {
      await saveSizes()
      const { goodyBox: box } = await askFor()
      const boxId = box?.id
      const { nodes: waiting } = await ask<{ nodes: { id: string }[] }>(staff, 'getStaffGoodyBoxes', {
        queue: 'chosen',
        page: 1,
      })
      expect(waiting.map((one) => one.id)).toContain(boxId)
      const seen = await ask<NonNullable<Staff['staffGoodyBox']>>(staff, 'getStaffGoodyBox', { id: boxId })
      expect(seen.pieces).toHaveLength(box?.pieces.length ?? 0)
      expect(seen.swaps.length).toBeGreaterThan(0)
      const approval = { input: { boxId, note: 'For a mild winter.' } }
      expect(await ask<Staff>(staff, 'approveGoodyBox', approval)).toMatchObject({
        __typename: 'StaffGoodyPayload',
      })
      expect(await ask<Staff>(staff, 'approveGoodyBox', approval)).toMatchObject({
        __typename: 'StaffRefusal',
      })
      const swap = { input: { boxId, out: 1, into: 2 } }
      expect(await ask<Staff>(staff, 'swapGoodyPiece', swap)).toMatchObject({ __typename: 'StaffRefusal' })
      const { address } = await ask<{ address: { id: string } }>(client, 'saveAddress', {
        input: { type: 'shipping', address: home },
      })
      const asked = { boxId, addressId: address.id }
      const quote = await ask<{ total: number; pieces: number; isExact: boolean }>(
        client,
        'getGoodyQuote',
        asked,
      )
      expect(quote).toMatchObject({ pieces: box?.sum, isExact: true })
      expect((await client.run('getGoodyCheckout')).data?.paymentSettings).toBeTruthy()
      const form = {
        ...asked,
        attemptKey: newKey('goody'),
        amountShown: quote.total,
        totalShown: quote.total,
        paymentToken: await token('succeeds'),
      }
      const reserve = (more: object = {}) =>
        ask<Answer>(client, 'reserveGoodyBox', { input: { ...form, ...more } })
      expect(await reserve({ totalShown: 1 })).toMatchObject({ __typename: 'TotalsChanged' })
      const declined = { attemptKey: newKey('goody'), paymentToken: await token('card_declined') }
      expect(await reserve(declined)).toMatchObject({ __typename: 'PaymentDeclined' })
      expect(await reserve()).toMatchObject({ __typename: 'GoodyReserved', boxId })
      expect(await reserve()).toMatchObject({ __typename: 'GoodyReserved', boxId })
      expect(
        await ask<Answer>(client, 'getGoodyAttempt', { attemptKey: form.attemptKey, boxId }),
      ).toMatchObject({
        __typename: 'GoodyReserved',
      })
      const placed = await ask<Box>(client, 'getGoodyBox', { id: boxId })
      expect(placed).toMatchObject({
        status: 'placed',
        reserved: quote.total,
        stylistNote: 'For a mild winter.',
      })
      const choices = placed.pieces.map(({ itemNumber }) => ({ itemNumber, keep: true }))
      expect(await ask<Answer>(client, 'chooseGoodyPieces', { input: { boxId, choices } })).toMatchObject({
        __typename: 'GoodyRefused',
      })
      const pay = { input: { boxId, paymentToken: await token('succeeds') } }
      expect(await ask<Answer>(client, 'payGoodyBox', pay)).toMatchObject({ __typename: 'GoodyRefused' })
      expect((await ask<Answer>(client, 'cancelGoodyBox', { boxId })).goodyBox).toMatchObject({
        status: 'canceled',
      })
      const again = { input: { boxId, reason: 'A zip broke.' } }
      expect(await ask<Staff>(staff, 'cancelGoodyBoxForPerson', again)).toMatchObject({
        __typename: 'StaffGoodyPayload',
        staffGoodyBox: { canCancel: false },
      })
      expect(await ask<Box>(client, 'getGoodyBox', { id: boxId })).toMatchObject({
        headline: 'This box is canceled',
      })
      const refused = await client.run('getStaffGoodyBoxes', { queue: 'chosen', page: 1 })
      expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    })

    it('is canceled by a stylist before it leaves, with words for its person', async () => {
      await saveSizes()
      const { goodyBox: box } = await askFor()
      const boxId = box?.id
      const cancel = (reason: string) =>
        ask<Staff>(staff, 'cancelGoodyBoxForPerson', { input: { boxId, reason } })
      expect(await cancel(' ')).toMatchObject({ __typename: 'StaffRefusal' })
      expect(await cancel('A zip broke.')).toMatchObject({ __typename: 'StaffGoodyPayload' })
      expect(await ask<Box>(client, 'getGoodyBox', { id: boxId })).toMatchObject({
        status: 'canceled',
        headline: 'We had to cancel this box',
        detail: '“A zip broke.” Nothing was charged.',
      })
    })
  })
}
