// An identical piece that an employee sends for a case that a person decides (decisions 0210 and 0216).
import { randomUUID } from 'node:crypto'
import { seedPassword } from '@hemline/db/seed/people.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestClient, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import {
  aStain,
  delivered,
  doorsOfShop,
  inspected,
  newMember,
  quote,
  scanned,
} from '../returns/testing/returning.ts'
import { followCases, sendCaseMail } from './cases.ts'
import {
  type CaseShown,
  type CopyingShop,
  choose,
  copy,
  copyingShop,
  type OfferShown,
  readCase,
} from './testing/replacing.ts'

const dear = (price: number) => price > 6000 && price < 12_000

type StaffAnswer = {
  __typename: string
  message?: string
  staffCase: { case: CaseShown; offers: OfferShown[]; history: { kind: string; actor: string | null }[] }
}

describe.skipIf(!testServer)('a replacement that an employee gives', () => {
  let shop: CopyingShop
  let member: TestClient
  beforeAll(async () => {
    shop = await copyingShop()
  })
  beforeEach(async () => {
    member = await newMember(shop.app)
    await shop.staff.run('confirmPassword', { password: seedPassword })
  })
  afterAll(() => shop.app.close())

  const stateOf = async (itemNumber: number) =>
    (
      await shop.app.db
        .selectFrom('item')
        .select('state')
        .where('item_number', '=', itemNumber)
        .executeTakeFirstOrThrow()
    ).state
  /** A case that waits for a person, about a delivered piece of which a free copy is on the shelf. */
  async function asked(kind: string, isRight?: (price: number) => boolean) {
    const first = shop.take(isRight)
    const { orderId, lineIds } = await delivered(shop, member, [first])
    const itemNumber = await copy(shop.app, first, shop.take())
    const answer = await choose(member, { orderId, lineIds, kind, offer: 'person' })
    expect(answer.message).toBeUndefined()
    await shop.staff.run('confirmPassword', { password: seedPassword })
    return { orderId, lineIds, itemNumber, code: answer.case.code }
  }
  const offersOf = async (code: string) =>
    resultOf<StaffAnswer['staffCase']>(await shop.staff.run('getStaffCase', { code }), 'staffCase').offers
  const decide = async (client: TestClient, input: object) =>
    resultOf<StaffAnswer>(
      await client.run('decideCase', { input: { offer: 'replacement', total: 0, ...input } } as never),
      'decideCase',
    )

  it('is shown beside the money, sent once for two clicks, and told by mail', async () => {
    const { code, itemNumber } = await asked('missing')
    const offers = await offersOf(code)
    expect(offers.map((one) => one.offer)).toEqual(['credit', 'refund', 'replacement'])
    expect(offers.at(-1)?.item?.itemNumber).toBe(itemNumber)
    const both = await Promise.all([0, 1].map(() => decide(shop.staff, { code, itemNumber })))
    for (const one of both)
      expect(one.staffCase.case).toMatchObject({
        status: 'settled',
        offer: 'replacement',
        replacement: { isReleased: true, item: { itemNumber } },
      })
    expect(both[0]?.staffCase.history.filter((one) => one.kind === 'took an identical piece')).toMatchObject([
      { actor: expect.any(String) },
    ])
    expect(await readCase(member, code)).toMatchObject({ headline: 'Your replacement is being packed' })
    expect(await stateOf(itemNumber)).toBe('pending_sale')
    expect(await verifyLedger(shop.app.db)).toEqual([])
    // Its person is told, once.
    const { id } = await shop.app.db
      .selectFrom('support_case')
      .select('id')
      .where('number', '=', Number(code))
      .executeTakeFirstOrThrow()
    const sent: { subject: string; text: string }[] = []
    const mail = { send: async (letter: { subject: string; text: string }) => void sent.push(letter) }
    const doors = { db: shop.app.db, mail: mail as never, webOrigin: 'http://shop.example' }
    await sendCaseMail(doors, { caseId: id, kind: 'replaced', eventKey: null }, 'replaced')
    expect(sent[0]?.subject).toBe(`Case ${code}: the same piece again`)
    expect(sent[0]?.text).toContain('Your replacement is being packed')
    // Nothing more is given: the piece has its replacement.
    expect(await offersOf(code)).not.toContainEqual(expect.objectContaining({ offer: 'replacement' }))
  })

  it('above the limit for a word, waits for the first piece, whose parcel pays nothing', async () => {
    const { code, itemNumber, lineIds } = await asked('wrong_piece', dear)
    const made = (await decide(shop.staff, { code, itemNumber })).staffCase.case
    expect(made).toMatchObject({ headline: 'Your label is ready', replacement: { isReleased: false } })
    const row = await shop.app.db
      .selectFrom('order_return')
      .selectAll()
      .where('id', '=', made.returnId ?? '')
      .executeTakeFirstOrThrow()
    const shown = resultOf<{ code: string }>(await member.run('getReturn', { id: row.id }), 'return')
    const back = { id: row.id, code: shown.code } as never
    await scanned(shop, back)
    await followCases(doorsOfShop(shop))
    expect(await readCase(member, code)).toMatchObject({ replacement: { isReleased: true } })
    await inspected(shop, back, [{ lineId: lineIds[0], outcome: 'accepted' }])
    const after = await shop.app.db
      .selectFrom('order_return')
      .select(['status', 'total_cents'])
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(after).toEqual({ status: 'completed', total_cents: 0 })
    expect(await verifyLedger(shop.app.db)).toEqual([])
  })

  it.each(['employee', 'shopper'])(
    'sent by the %s, its return says what differs of the first piece',
    async (by) => {
      const first = shop.take(dear)
      const { orderId, lineIds } = await delivered(shop, member, [first])
      const itemNumber = await copy(shop.app, first, shop.take())
      const wish = { orderId, lineIds, kind: 'not_as_described' }
      const offer = by === 'employee' ? { offer: 'person' } : { offer: 'replacement', itemNumber }
      const answer = await choose(member, { ...wish, ...offer })
      expect(answer.message).toBeUndefined()
      const { code } = answer.case
      if (by === 'employee') {
        await shop.staff.run('confirmPassword', { password: seedPassword })
        await decide(shop.staff, { code, itemNumber })
      }
      const { returnId } = await readCase(member, code)
      const back = resultOf<{ pieces: { difference: object | null }[] }>(
        await member.run('getReturn', { id: returnId ?? '' }),
        'return',
      )
      expect(back.pieces).toMatchObject([{ difference: aStain }])
    },
  )

  it('goes to one of two cases that are decided at once, and needs a password', async () => {
    const one = await asked('missing')
    const other = await newMember(shop.app)
    member = other
    const first = shop.take()
    const bought = await delivered(shop, other, [first])
    await copy(shop.app, one.itemNumber, first)
    const second = (await choose(other, { ...bought, kind: 'missing', offer: 'person' })).case
    shop.clock.forward(31 * 60_000)
    expect(await decide(shop.staff, { code: one.code, itemNumber: one.itemNumber })).toMatchObject({
      __typename: 'PasswordNeeded',
    })
    await shop.staff.run('confirmPassword', { password: seedPassword })
    const answers = await Promise.all(
      [one.code, second.code].map((code) => decide(shop.staff, { code, itemNumber: one.itemNumber })),
    )
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'StaffCasePayload',
      'StaffRefusal',
    ])
    expect(answers.find((answer) => answer.message)?.message).toMatch(/^Somebody was quicker/)
    expect(await verifyLedger(shop.app.db)).toEqual([])
  })

  it('keeps its piece from a return of its own while the case is open', async () => {
    const { code, lineIds } = await asked('damaged')
    const wish = [{ lineId: lineIds[0] ?? '', reason: 'too_small' }]
    const refused = { message: `We look at this piece in case ${code}. Ask for a label there.` }
    expect(await quote(member, wish)).toMatchObject(refused)
    expect(
      resultOf(
        await member.run('createReturn', {
          input: { lines: wish, refundType: 'full_refund', total: 1, key: randomUUID() },
        }),
        'createReturn',
      ),
    ).toMatchObject(refused)
    await shop.staff.run('closeCase', { code })
    expect(await quote(member, wish)).toMatchObject({ __typename: 'ReturnQuote' })
  })
})
