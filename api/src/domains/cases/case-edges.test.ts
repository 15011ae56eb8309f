// The edges of cases: words while the carrier is asked, a second person for large sums, cases that are opened
// again after their refund, and many cases within a day (decision 0179).
import { randomUUID } from 'node:crypto'
import { seedPassword } from '@hemline/db/seed/people.ts'
import { casesPerDay } from '@hemline/rules/vocabulary/cases.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CarriersPort } from '../../ports/carriers.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { payRefunds } from '../payment/payment.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { delivered, doorsOfShop, newMember, type Shop } from '../returns/testing/returning.ts'
import { followCases } from './cases.ts'

const dayMs = 86_400_000

type CaseShown = { code: string; status: string; detail: string; total: number }
type Offer = { offer: string; total: number }
type Answer = { __typename: string; message?: string; case: CaseShown }
type Proposal = { total: number; by: string; isOwn: boolean; whyNot: string | null }
type Staffed = {
  case: CaseShown
  offers: Offer[]
  proposal: Proposal | null
  replyBy: string | null
  history: { kind: string; actor: string | null; reason: string }[]
}
type StaffAnswer = { __typename: string; message?: string; staffCase: Staffed }

describe.skipIf(!testServer)('the edges of a case', () => {
  let app: TestApp
  let shop: Shop
  let member: TestClient
  let support: TestClient
  let admin: TestClient
  let pieces: { n: number; price: number }[] = []
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    support = await app.loggedIn('employee')
    admin = await app.loggedIn('admin')
    shop = { app, clock, processor, staff: support }
    const own = await ownPieces(app)
    const { rows } = await sql<{ n: number; price: number }>`
      select item_number::float8 as n, price_cents as price from item
      where item_number = any(${own}::bigint[]) and not final_sale and promotion is null and not ('jewelry' = any(category_tags))
      order by item_number`.execute(app.db)
    pieces = rows
  })
  beforeEach(async () => {
    member = await newMember(app)
  })
  afterAll(() => app.close())

  const take = (isRight: (price: number) => boolean = (price) => price < 4000) => {
    const at = pieces.findIndex((piece) => isRight(piece.price))
    const [piece] = pieces.splice(at, 1)
    if (at < 0 || !piece) throw new Error('no such piece is left')
    return piece.n
  }
  const begin = async (wish: object): Promise<Answer> =>
    resultOf<Answer>(
      await member.run('selectResolution', {
        input: { words: 'Nothing is here.', key: randomUUID(), offer: 'person', total: 0, ...wish },
      }),
      'selectResolution',
    )
  const offerOf = async (wish: object, offer: string): Promise<number> => {
    const { offers } = resultOf<{ offers: Offer[] }>(
      await member.run('getResolutionOffers', { input: wish }),
      'resolutionOffers',
    )
    return offers.find((one) => one.offer === offer)?.total ?? -1
  }
  const write = (code: string, text: string) =>
    member.run('writeToCase', { input: { code, text, key: randomUUID() } })
  const asStaff = async (client: TestClient, operation: 'decideCase' | 'approveCase', input: object) =>
    resultOf<StaffAnswer>(await client.run(operation, { input } as never), operation)
  const staffed = async (client: TestClient, code: string) =>
    resultOf<Staffed>(await client.run('getStaffCase', { code }), 'staffCase')
  const queue = async (variables: object = {}) => {
    const { nodes } = resultOf<{ nodes: { code: string }[] }>(
      await support.run('getStaffCases', { page: 1, ...variables }),
      'staffCases',
    )
    return nodes.map((one) => one.code)
  }
  const counted = async () =>
    resultOf<{ name: string; count: number }[]>(await support.run('getDeskQueues'), 'deskQueues').find(
      (one) => one.name === 'cases',
    )?.count ?? 0
  const confirm = (client: TestClient) => client.run('confirmPassword', { password: seedPassword })

  async function claimed() {
    const { orderId, lineIds } = await delivered(shop, member, [
      take((price) => price > 6000 && price < 40_000),
    ])
    const wish = { orderId, lineIds, kind: 'not_delivered' }
    const total = await offerOf(wish, 'carrier_claim')
    const { code } = (await begin({ ...wish, offer: 'carrier_claim', total })).case
    return { orderId, code, total }
  }

  it('a word while the carrier is asked stands in the queue until it is answered, and the claim goes on', async () => {
    const { code } = await claimed()
    expect(await queue()).not.toContain(code)
    const before = await counted()
    await write(code, 'My neighbor has nothing either.')
    expect(await queue()).toContain(code)
    // The count on the desk is the count of the list.
    expect(await counted()).toBe(before + 1)
    const mine = resultOf<CaseShown>(await member.run('getCase', { code }), 'case')
    expect(mine.status).toBe('waiting_for_carrier')
    expect(mine.detail).toMatch(/goes back to you on .*A person answers your words by/)
    const reply = { code, text: 'Thank you, we told the carrier.', isNote: false, key: randomUUID() }
    await support.run('answerCase', { input: reply })
    expect(await queue()).not.toContain(code)
    expect((await staffed(support, code)).replyBy).toBeNull()
    clock.forward(5 * dayMs + 60_000)
    await followCases(doorsOfShop(shop))
    expect(resultOf<CaseShown>(await member.run('getCase', { code }), 'case').status).toBe('settled')
  })

  it('a word that nobody answered waits on after the claim has paid', async () => {
    const { code, total } = await claimed()
    await write(code, 'And what about the gift note?')
    clock.forward(5 * dayMs + 60_000)
    await followCases(doorsOfShop(shop))
    const mine = resultOf<CaseShown>(await member.run('getCase', { code }), 'case')
    expect(mine).toMatchObject({ status: 'waiting_for_us', total })
    expect(await queue()).toContain(code)
    // A second run pays nothing again, and takes the word out of no queue.
    await Promise.all([followCases(doorsOfShop(shop)), followCases(doorsOfShop(shop))])
    const { history } = await staffed(support, code)
    expect(history.filter((one) => one.kind === 'sent the money')).toHaveLength(1)
    expect(await queue()).toContain(code)
  })

  describe('the carrier is asked once, and', () => {
    const follow = (carriers: Partial<CarriersPort> = {}) =>
      followCases({
        ...doorsOfShop(shop),
        carriers: { ...doorsOfShop(shop).carriers, ...carriers },
      })
    const sentTo = (orderId: string, street: string) =>
      sql`update purchase_order set ship_to = ship_to || jsonb_build_object('line1', ${street}::text)
        where id = ${orderId}::uuid`.execute(app.db)
    const shown = async (code: string) => resultOf<CaseShown>(await member.run('getCase', { code }), 'case')
    const reasons = async (code: string) => (await staffed(support, code)).history.map((one) => one.reason)

    it('pays at once when the carrier can’t find the parcel', async () => {
      const { orderId, code, total } = await claimed()
      await sentTo(orderId, '4 Gone Lane')
      await Promise.all([follow(), follow()])
      const asked = (await reasons(code)).filter((reason) => reason.includes(': claim '))
      expect(asked).toHaveLength(1)
      clock.forward(dayMs)
      await follow()
      expect((await shown(code)).status).toBe('waiting_for_carrier')
      clock.forward(dayMs)
      await Promise.all([follow(), follow()])
      expect(await shown(code)).toMatchObject({ status: 'settled', total })
      expect((await reasons(code)).filter((reason) => reason.includes('can’t find the parcel'))).toHaveLength(
        1,
      )
    })

    it('leaves it to a person when the parcel was handed over', async () => {
      const { orderId, code } = await claimed()
      await sentTo(orderId, '4 Porch Lane')
      await follow()
      clock.forward(dayMs)
      await follow()
      expect((await shown(code)).status).toBe('waiting_for_us')
      expect(await queue()).toContain(code)
      clock.forward(6 * dayMs)
      await follow()
      expect((await shown(code)).status).toBe('waiting_for_us')
    })

    it('pays on the promised day although the carrier can’t be reached', async () => {
      const { code } = await claimed()
      const away = () => Promise.reject(new Error('no carrier'))
      await expect(follow({ openClaim: away })).rejects.toThrow(/wait for a carrier/)
      expect((await shown(code)).status).toBe('waiting_for_carrier')
      clock.forward(5 * dayMs + 60_000)
      await follow({ openClaim: away, readClaim: away }).catch(() => undefined)
      expect((await shown(code)).status).toBe('settled')
    })
  })

  it('a sum above the limit is paid when a second person approves it, and never by who proposed it', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [take((price) => price > 16_000)])
    const { code } = (await begin({ orderId, lineIds, kind: 'damaged' })).case
    const total = (await staffed(support, code)).offers.find((one) => one.offer === 'refund')?.total ?? -1
    await confirm(support)
    const wish = { code, offer: 'refund', total }
    const held = shop.processor.held()
    const twice = await Promise.all([0, 1].map(() => asStaff(support, 'decideCase', wish)))
    for (const one of twice) expect(one.staffCase.proposal).toMatchObject({ total, isOwn: true })
    await payRefunds(doorsOfShop(shop), orderId)
    expect(shop.processor.held()).toBe(held)
    expect(await queue({ isProposed: true })).toContain(code)
    expect((await staffed(support, code)).history.filter((one) => one.kind === 'proposed')).toHaveLength(1)
    // Neither who proposed it, nor somebody without the right, nor another sum, nor a second decision.
    const approve = { code, approves: true, total }
    expect(await asStaff(support, 'approveCase', approve)).toMatchObject({
      message: expect.stringMatching(/yourself/),
    })
    expect(await asStaff(admin, 'decideCase', wish)).toMatchObject({
      message: expect.stringMatching(/second person/),
    })
    expect(await asStaff(admin, 'approveCase', { ...approve, total: total - 1 })).toMatchObject({
      message: expect.stringMatching(/sum has changed/),
    })
    expect((await support.run('closeCase', { code })).data?.closeCase).toMatchObject({
      message: expect.stringMatching(/second person/),
    })
    expect(await asStaff(admin, 'approveCase', approve)).toMatchObject({ __typename: 'PasswordNeeded' })
    await confirm(admin)
    const both = await Promise.all([0, 1].map(() => asStaff(admin, 'approveCase', approve)))
    for (const one of both) expect(one.staffCase.case).toMatchObject({ status: 'settled', total })
    await payRefunds(doorsOfShop(shop), orderId)
    expect(held - shop.processor.held()).toBe(total)
    expect(await verifyLedger(app.db)).toEqual([])
    const { history, proposal } = await staffed(admin, code)
    expect(proposal).toBeNull()
    expect(history.map((one) => one.kind)).toEqual(
      expect.arrayContaining(['proposed', 'approved', 'sent the money']),
    )
  })

  it('a proposed sum is declined for a reason, or taken back, and an admin needs a second one too', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [take((price) => price > 16_000)])
    const { code } = (await begin({ orderId, lineIds, kind: 'damaged' })).case
    const total = (await staffed(admin, code)).offers.find((one) => one.offer === 'refund')?.total ?? -1
    for (const client of [admin, support]) await confirm(client)
    const wish = { code, offer: 'refund', total }
    expect((await asStaff(admin, 'decideCase', wish)).staffCase.proposal).toMatchObject({ isOwn: true })
    expect(await asStaff(admin, 'approveCase', { code, approves: true, total })).toMatchObject({
      message: expect.stringMatching(/yourself/),
    })
    const decline = { code, approves: false, total }
    expect(await asStaff(support, 'approveCase', decline)).toMatchObject({
      message: expect.stringMatching(/need an admin/),
    })
    expect(await asStaff(admin, 'approveCase', decline)).toMatchObject({ __typename: 'StaffRefusal' })
    const back = await asStaff(admin, 'approveCase', { ...decline, reason: 'Typed too early' })
    expect(back.staffCase.proposal).toBeNull()
    await asStaff(support, 'decideCase', wish)
    const declined = await asStaff(admin, 'approveCase', { ...decline, reason: 'The photos show no flaw' })
    expect(declined.staffCase).toMatchObject({ proposal: null, case: { status: 'waiting_for_us' } })
    expect(declined.staffCase.history.at(-1)).toMatchObject({
      kind: 'declined the sum',
      reason: 'The photos show no flaw',
    })
  })

  it('opened again after its refund, gives nothing twice, and a person answers', async () => {
    const { orderId, lineIds } = await delivered(shop, member, [take()])
    const wish = { orderId, lineIds, kind: 'damaged' }
    const total = await offerOf(wish, 'keep_part')
    const { code } = (await begin({ ...wish, offer: 'keep_part', total })).case
    await write(code, 'It is worse than I thought.')
    expect(await queue()).toContain(code)
    expect((await staffed(support, code)).offers).toEqual([])
    await confirm(support)
    for (const offer of ['refund', 'credit'])
      expect(await asStaff(support, 'decideCase', { code, offer, total })).toMatchObject({
        __typename: 'StaffRefusal',
      })
    const reply = { code, text: 'We gave what we can.', isNote: false, key: randomUUID() }
    expect(
      resultOf<StaffAnswer>(await support.run('answerCase', { input: reply }), 'answerCase').staffCase.case
        .status,
    ).toBe('answered')
  })

  it('more than ten cases of one shopper in a day are refused in words, and open ones can be written to', async () => {
    const codes: string[] = []
    for (let n = 0; n < casesPerDay; n += 1)
      codes.push((await begin({ lineIds: [], kind: 'payout' })).case.code)
    expect(await begin({ lineIds: [], kind: 'payout' })).toMatchObject({
      __typename: 'CaseRefused',
      message: expect.stringMatching(/^At most 10 cases/),
    })
    expect(resultOf<Answer>(await write(codes[0] ?? '', 'Any news?'), 'writeToCase').__typename).toBe(
      'CasePayload',
    )
    clock.forward(dayMs + 1000)
    expect((await begin({ lineIds: [], kind: 'payout' })).__typename).toBe('CasePayload')
  })
})
