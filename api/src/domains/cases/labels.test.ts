// Free labels of cases: for as many days as the hub counts, from a person also later, and the case says what
// became of the parcel (decision 0289).
import { seedPassword } from '@hemline/db/seed/people.ts'
import { caseDays } from '@hemline/rules/vocabulary/cases.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestClient } from '../../testing/app.ts'
import { testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import {
  delivered,
  inspected,
  newMember,
  type ReturnShown,
  scanned,
  sendBack,
} from '../returns/testing/returning.ts'
import {
  type CaseWishShown,
  type CopyingShop,
  choose,
  copyingShop,
  offersFor,
  readCase,
} from './testing/replacing.ts'

const dayMs = 86_400_000
const dear = (price: number) => price > 6000 && price < 40_000
type Staffed = {
  case: { status: string; code: string }
  offers: { offer: string; total: number }[]
  history: { kind: string; reason: string }[]
}

describe.skipIf(!testServer)('a free label of a case', () => {
  let shop: CopyingShop
  let member: TestClient
  beforeAll(async () => {
    shop = await copyingShop()
  })
  beforeEach(async () => {
    member = await newMember(shop.app)
  })
  afterAll(async () => {
    expect(await verifyLedger(shop.app.db)).toEqual([])
    await shop.app.close()
  })

  const bought = async (kind: string, isRight = dear): Promise<CaseWishShown> => ({
    ...(await delivered(shop, member, [shop.take(isRight)])),
    kind,
  })
  const totalOf = async (wish: CaseWishShown) =>
    (await offersFor(member, wish)).offers.find(({ offer }) => offer === 'send_back')?.total
  const labelled = async (wish: CaseWishShown) => {
    const made = await choose(member, { ...wish, offer: 'send_back', total: (await totalOf(wish)) ?? -1 })
    expect(made).toMatchObject({ __typename: 'CasePayload' })
    return made.case
  }
  const returnOf = async (id: string | null) =>
    resultOf<ReturnShown>(await member.run('getReturn', { id: id ?? '' }), 'return')
  const staffed = async (code: string) =>
    resultOf<Staffed>(await shop.staff.run('getStaffCase', { code }), 'staffCase')
  const askPerson = async (wish: CaseWishShown) =>
    (await choose(member, { ...wish, offer: 'person', total: 0 })).case
  const decide = async (input: object) =>
    resultOf<{ __typename: string; message?: string }>(
      await shop.staff.run('decideCase', { input } as never),
      'decideCase',
    )

  it.each(['not_as_described', 'damaged', 'wrong_piece', 'counterfeit'])(
    'is there for %s until the last of its days, and after them the hub says why it is not',
    async (kind) => {
      const wish = await bought(kind)
      shop.clock.forward(20 * dayMs)
      const { returnId } = await labelled(wish)
      expect((await returnOf(returnId)).labelUrl).toEqual(expect.any(String))
      await member.run('cancelReturn', { id: returnId })
      shop.clock.forward((caseDays - 19) * dayMs)
      const { offers, why } = await offersFor(member, wish)
      expect(offers.map(({ offer }) => offer)).toEqual(['person'])
      expect(why).toMatch(`more than ${caseDays} days ago`)
    },
  )

  it('is missing with its reason while another return of the order waits for its parcel', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [shop.take(dear), shop.take(dear)])
    const [one = '', two = ''] = lineIds
    await sendBack(member, [{ lineId: one, reason: 'too_small' }], 'refund_less_return_shipping')
    const wish = { orderId, lineIds: [two], kind: 'wrong_piece' }
    const { offers, why } = await offersFor(member, wish)
    expect(offers.map(({ offer }) => offer)).toEqual(['person'])
    expect(why).toBe('A return of this order waits for its parcel. Change that return to add the piece.')
  })

  it('tells on the page of its case what becomes of the parcel', async () => {
    const made = await labelled(await bought('damaged'))
    const shown = async () => (await readCase(member, made.code)).headline
    expect(await shown()).toBe('Your label is ready')
    const back = await returnOf(made.returnId)
    await scanned(shop, back)
    expect(await shown()).toBe('Your parcel is on its way to us')
    await inspected(
      shop,
      back,
      back.pieces.map(({ lineId }) => ({ lineId, outcome: 'accepted' })),
    )
    expect(await shown()).toBe('Your return is looked over')
    expect((await readCase(member, made.code)).steps.at(-1)).toMatchObject({ state: 'done' })
  })

  it('leaves the case open for something else when its return was canceled', async () => {
    const made = await labelled(await bought('damaged'))
    expect((await staffed(made.code)).offers).toEqual([])
    await member.run('cancelReturn', { id: made.returnId })
    expect(await readCase(member, made.code)).toMatchObject({ headline: 'The return was canceled' })
    const refund = (await staffed(made.code)).offers.find(({ offer }) => offer === 'refund')
    await shop.staff.run('confirmPassword', { password: seedPassword })
    const given = await decide({ code: made.code, offer: 'refund', total: refund?.total })
    expect(given.__typename).toBe('StaffCasePayload')
    expect((await readCase(member, made.code)).headline).toMatch(/is on its way$/)
  })

  it('is given by a person, also after the days of the hub, once, and the return pays what it said', async () => {
    const wish = await bought('not_as_described')
    shop.clock.forward(60 * dayMs)
    const { code } = await askPerson(wish)
    const label = (await staffed(code)).offers.find(({ offer }) => offer === 'send_back')
    expect(label?.total).toBeGreaterThan(0)
    shop.staff = await shop.app.loggedIn('employee')
    const input = { code, offer: 'send_back', total: label?.total }
    expect(await decide({ ...input, total: 1 })).toMatchObject({ __typename: 'StaffRefusal' })
    const twice = await Promise.all([decide(input), decide(input)])
    expect(twice.map((one) => one.__typename)).toEqual(['StaffCasePayload', 'StaffCasePayload'])
    const shown = await readCase(member, code)
    expect(shown).toMatchObject({ status: 'settled', headline: 'Your label is ready', total: label?.total })
    const back = await returnOf(shown.returnId)
    expect(back).toMatchObject({ status: 'initiated', total: label?.total })
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from graphile_worker._private_jobs
      where payload->>'returnId' = ${back.id} and payload->>'kind' = 'created'`.execute(shop.app.db)
    expect(rows).toEqual([{ n: 1 }])
    await inspected(
      shop,
      back,
      back.pieces.map(({ lineId }) => ({ lineId, outcome: 'accepted' })),
    )
    expect(await returnOf(shown.returnId)).toMatchObject({ total: label?.total })
    expect((await staffed(code)).history.map(({ reason }) => reason)).toContain(
      'Send it back, get everything',
    )
  })
})
