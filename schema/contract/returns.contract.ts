import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Piece = { lineId: string; orderId: string; refusal: string | null; paid: number; tax: number }
type Setup = { pieces: Piece[]; reasons: { id: string; isOurMistake: boolean }[]; labelFee: number }
type Sum = { key: string; amount: number }
type Quote = Outcome & { choices: { refundType: string; total: number; sums: Sum[]; to: Sum[] }[] }
type Return = {
  id: string
  code: string
  status: string
  total: number
  canEdit: boolean
  counterCode: string | null
  pickUp: { day: string; status: string; confirmation: string | null; words: string } | null
  pickUpDays: string[]
  pieces: { lineId: string; outcome: string | null }[]
}
type Answer = Outcome & { return: Return }
type StaffAnswer = Outcome & { staffReturn: { return: Return } }

type Gifted = { order: { gift: { code: string } } }
type Person = { email: string; password: string }

let forms = 0
const newKey = () => {
  forms += 1
  return `contract-return-${forms}`
}

/**
 * Registers the contract's tests of returns, for a shopper with pieces that may go back and for an employee.
 */
export function returnsContract(make: MakeClient, shopper: Person, employee: Person): void {
  describe('returns', () => {
    let client: ContractClient
    let staff: ContractClient
    beforeEach(async () => {
      client = await make()
      staff = client.newVisitor()
      await client.run('logIn', { input: shopper })
      await staff.run('logIn', { input: employee })
    })

    const setup = () => ask<Setup>(client, 'orderReturnsSetup')
    const quoteOf = (lines: object[], returnId: string | null = null) =>
      ask<Quote>(client, 'getReturnQuote', { lines, returnId })
    const create = (input: object) => ask<Answer>(client, 'createReturn', { input })
    const open = async () => {
      const { pieces } = await setup()
      const piece = pieces.find((one) => one.refusal === null)
      if (!piece) throw new Error('no piece may go back')
      return piece
    }
    it('makes a gift code for one’s own order, with which somebody else finds the pieces', async () => {
      const { lineId, orderId } = await open()
      const make = (who: ContractClient) => ask<Outcome & Gifted>(who, 'makeGiftCode', { orderId })
      expect((await make(staff)).__typename).toBe('GiftRefused')
      const { code } = (await make(client)).order.gift
      expect((await make(client)).order.gift.code).toBe(code)
      const order = await ask<{ shipTo: { zip: string } }>(client, 'getOrder', { id: orderId })
      const find = (who: ContractClient, proof: string) =>
        ask<Outcome & { pieces: { lineId: string; refusal: string | null }[] }>(who, 'findGift', {
          gift: { code, proof },
        })
      expect((await find(staff, '00000')).__typename).toBe('GiftNotFound')
      expect((await find(client, order.shipTo.zip)).__typename).toBe('GiftNotFound')
      const found = await find(staff, order.shipTo.zip)
      expect(found.pieces).toContainEqual(expect.objectContaining({ lineId, refusal: null }))
      const nobody = client.newVisitor()
      await nobody.run('getUserHuman')
      expect((await find(nobody, order.shipTo.zip)).__typename).toBe('SignInRequired')
    })

    const made = async () => {
      const { lineId } = await open()
      const lines = [{ lineId, reason: 'too_small' }]
      const { choices } = await quoteOf(lines)
      const choice = choices.find((one) => one.refundType === 'refund_less_return_shipping')
      const input = { lines, refundType: choice?.refundType, total: choice?.total, key: newKey() }
      return { input, answer: await create(input) }
    }

    it('shows what may go back, and why not, and every cent of each way', async () => {
      const { pieces, reasons, labelFee } = await setup()
      expect(pieces.findLastIndex((one) => one.refusal === null)).toBeLessThan(
        pieces.findIndex((one) => one.refusal !== null) === -1
          ? pieces.length
          : pieces.findIndex((one) => one.refusal !== null),
      )
      expect(reasons.some((one) => one.isOurMistake)).toBe(true)
      const { lineId, paid, tax } = await open()
      const { choices } = await quoteOf([{ lineId, reason: 'too_small' }])
      const sums = choices.map((one) => one.total)
      expect(sums).toEqual(sums.toSorted((a, b) => b - a))
      for (const { total, sums: rows, to } of choices) {
        expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(total)
        expect(to.reduce((sum, row) => sum + row.amount, 0)).toBe(total)
      }
      const credit = choices.find((one) => one.refundType === 'noncashoutable_credit_refund')
      expect(credit?.total).toBe(paid + tax)
      const labeled = choices.find((one) => one.refundType === 'refund_less_return_shipping')
      const posted = choices.find((one) => one.refundType === 'full_refund')
      expect((posted?.total ?? 0) - (labeled?.total ?? 0)).toBe(labelFee)
    })

    it('refuses no piece, an unknown piece, no reason, and a sum that isn’t the one', async () => {
      expect(await quoteOf([])).toMatchObject({ __typename: 'ReturnRefused', field: 'lines' })
      const unknown = '01939bd2-4c11-7a55-8d21-0b3f7f3a9121'
      expect(await quoteOf([{ lineId: unknown, reason: 'too_small' }])).toMatchObject({
        message: 'There is no such piece among your orders.',
      })
      const { lineId } = await open()
      expect(await quoteOf([{ lineId, reason: 'because' }])).toMatchObject({ field: 'reason', lineId })
      const input = {
        lines: [{ lineId, reason: 'too_small' }],
        refundType: 'full_refund',
        total: 1,
        key: newKey(),
      }
      expect(await create(input)).toMatchObject({ __typename: 'ReturnRefused', field: 'refundType' })
    })

    it('are made once, shown, fetched, changed and canceled', async () => {
      const { input, answer } = await made()
      expect(answer).toMatchObject({
        __typename: 'ReturnPayload',
        return: { status: 'initiated', canEdit: true },
      })
      expect((await create(input)).return.id).toBe(answer.return.id)
      const { id, code, pickUpDays } = answer.return
      expect(await ask<Return>(client, 'getReturn', { id })).toMatchObject({ code, total: input.total })
      const page = await ask<{ nodes: { id: string }[] }>(client, 'getReturns', { page: 1 })
      expect(page.nodes.map((one) => one.id)).toContain(id)
      expect(
        (await ask<{ id: string }[]>(client, 'getDropOffPlaces', { returnId: id })).length,
      ).toBeGreaterThan(0)
      const day = pickUpDays[0] ?? ''
      const book = (window: string) => ask<Answer>(client, 'bookPickUp', { returnId: id, day, window })
      for (const window of ['morning', 'afternoon'])
        expect(await book(window)).toMatchObject({ return: { pickUp: { day, window, status: 'booked' } } })
      expect((await ask<Return>(client, 'getReturn', { id })).pickUp?.words).toContain('1 PM to 6 PM')
      for (const _ of [1, 2])
        expect(await ask<Answer>(client, 'cancelPickUp', { returnId: id })).toMatchObject({
          return: { pickUp: null },
        })
      expect((await book('morning')).return.pickUp?.confirmation).toBeTruthy()
      const difference = { kind: 'flaw', flaw: 'stain', place: 'front' }
      const lines = input.lines.map(({ lineId }) => ({ lineId, reason: 'not_as_described', difference }))
      const { choices } = await quoteOf(lines, id)
      const free = choices.find((one) => one.refundType === 'full_refund_with_free_return_shipping')
      const edit = { id, lines, refundType: free?.refundType, total: free?.total }
      const [first] = lines
      const untold = lines.map((line) => (line === first ? { ...line, difference: null } : line))
      expect(await ask<Outcome>(client, 'editReturn', { input: { ...edit, lines: untold } })).toMatchObject({
        __typename: 'ReturnRefused',
        field: 'difference',
        lineId: first?.lineId,
      })
      expect(await ask<Answer>(client, 'editReturn', { input: edit })).toMatchObject({
        return: { id, total: free?.total, pieces: lines.map(() => ({ difference })) },
      })
      for (const _ of [1, 2])
        expect(await ask<Answer>(client, 'cancelReturn', { id })).toMatchObject({
          return: { status: 'canceled', canEdit: false, counterCode: null, pickUp: null },
        })
    })

    it('are nobody else’s', async () => {
      const { answer } = await made()
      const stranger = client.newVisitor()
      expect((await stranger.run('getReturn', { id: answer.return.id })).data?.return).toBeNull()
      expect(await ask<Outcome>(stranger, 'cancelReturn', { id: answer.return.id })).toMatchObject({
        __typename: 'ReturnRefused',
      })
    })

    it('are received and decided piece by piece by an employee', async () => {
      const { answer } = await made()
      const { code, id } = answer.return
      const lineId = answer.return.pieces[0]?.lineId
      const inspect = (input: object) =>
        ask<StaffAnswer>(staff, 'inspectReturnedPiece', {
          input: { returnId: id, lineId, ...input },
        })
      expect(await ask<Outcome>(staff, 'receiveReturn', { code: 'R 99999' })).toMatchObject({
        __typename: 'StaffRefusal',
      })
      for (const _ of [1, 2])
        expect(await ask<StaffAnswer>(staff, 'receiveReturn', { code })).toMatchObject({
          staffReturn: { return: { status: 'received' } },
        })
      const queue = await ask<{ nodes: { code: string }[] }>(staff, 'getStaffReturns', {
        status: 'received',
        page: 1,
      })
      expect(queue.nodes.map((one) => one.code)).toContain(code)
      expect(await ask<StaffAnswer['staffReturn']>(staff, 'getStaffReturn', { code })).toMatchObject({
        return: { id },
      })
      expect(await inspect({ outcome: 'refused' })).toMatchObject({ __typename: 'StaffRefusal' })
      expect(await inspect({ outcome: 'accepted' })).toMatchObject({
        staffReturn: { return: { pieces: [{ outcome: 'accepted' }] } },
      })
      expect(await inspect({ outcome: 'accepted' })).toMatchObject({ __typename: 'StaffRefusal' })
      expect((await client.run('getStaffReturns', { page: 1 })).errors?.[0]?.extensions?.code).toBe(
        'FORBIDDEN',
      )
    })
  })
}
