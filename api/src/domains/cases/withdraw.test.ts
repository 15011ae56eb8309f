// A person closes the case that they opened (decision 0251).
import { randomUUID } from 'node:crypto'
import { seedPassword } from '@hemline/db/seed/people.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestClient, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { verifyLedger } from '../ledger/ledger.ts'
import { payRefunds } from '../payment/payment.ts'
import { delivered, doorsOfShop, newMember } from '../returns/testing/returning.ts'
import { followCases } from './cases.ts'
import { type CopyingShop, choose, copyingShop, offersFor } from './testing/replacing.ts'

const dayMs = 86_400_000
type Shown = {
  code: string
  status: string
  headline: string
  total: number
  sums: object[]
  withdrawTerms: string | null
  steps: { label: string }[]
}
type Answer = { __typename: string; message?: string; case: Shown }

describe.skipIf(!testServer)('closing one’s own case', () => {
  let shop: CopyingShop
  let member: TestClient
  let support: TestClient
  beforeAll(async () => {
    shop = await copyingShop()
    support = shop.staff
  })
  beforeEach(async () => {
    member = await newMember(shop.app)
  })
  afterAll(() => shop.app.close())

  const withdraw = async (client: TestClient, code: string) =>
    resultOf<Answer>(await client.run('withdrawCase', { code }), 'withdrawCase')
  const read = async (code: string) => resultOf<Shown>(await member.run('getCase', { code }), 'case')
  const bought = async (kind: string, isRight?: (price: number) => boolean) => ({
    ...(await delivered(shop, member, [shop.take(isRight)])),
    kind,
  })
  const begin = async (wish: { orderId: string; lineIds: string[]; kind: string }, offer = 'person') => {
    const total = (await offersFor(member, wish)).offers.find((one) => one.offer === offer)?.total ?? -1
    return (await choose(member, { ...wish, offer, total })).case
  }
  const waiting = async () => {
    const list = resultOf<{ nodes: { code: string }[]; totalCount: number }>(
      await support.run('getStaffCases', { page: 1 }),
      'staffCases',
    )
    return { codes: list.nodes.map((one) => one.code), count: list.totalCount }
  }
  const history = async (code: string) =>
    resultOf<{ history: { kind: string; actor: string | null }[] }>(
      await support.run('getStaffCase', { code }),
      'staffCase',
    ).history

  it('takes it out of the queue, says so on both sides, and is done once by two tabs', async () => {
    const wish = await bought('damaged')
    const { code } = await begin(wish)
    const before = await waiting()
    expect(before.codes).toContain(code)
    expect((await read(code)).withdrawTerms).toContain('open again')
    const both = await Promise.all([withdraw(member, code), withdraw(member, code)])
    for (const { case: made } of both)
      expect(made).toMatchObject({ status: 'closed', headline: 'You closed this case', withdrawTerms: null })
    expect((await read(code)).steps.at(-1)?.label).toBe('You closed it')
    const after = await waiting()
    expect(after.codes).not.toContain(code)
    expect(after.count).toBe(before.count - 1)
    expect((await history(code)).filter((one) => one.kind === 'closed the case as sorted out')).toHaveLength(
      1,
    )
    // The piece is free: a further case and a return may be about it.
    expect((await offersFor(member, wish)).__typename).toBe('ResolutionOffers')
    // A word opens it again, as every closed case.
    const word = { code, text: 'It broke again.', key: randomUUID() }
    expect(
      resultOf<Answer>(await member.run('writeToCase', { input: word }), 'writeToCase').case,
    ).toMatchObject({
      status: 'waiting_for_us',
      headline: 'A person is looking',
    })
    expect((await waiting()).codes).toContain(code)
  })

  it('of a claim: the parcel came, and nothing is paid on the last day', async () => {
    const wish = await bought('not_delivered', (price) => price > 6000 && price < 40_000)
    const { code, total } = await begin(wish, 'carrier_claim')
    expect((await read(code)).withdrawTerms).toContain('does not go back to you')
    const held = shop.processor.held()
    expect((await withdraw(member, code)).case).toMatchObject({ status: 'closed', total: 0, sums: [] })
    shop.clock.forward(6 * dayMs)
    await followCases(doorsOfShop(shop))
    await payRefunds(doorsOfShop(shop), wish.orderId)
    expect(shop.processor.held()).toBe(held)
    expect(total).toBeGreaterThan(0)
    expect(await verifyLedger(shop.app.db)).toEqual([])
    support = await shop.app.loggedIn('employee')
  })

  it('is refused while money or a parcel of it is on its way', async () => {
    const paid = await begin(await bought('damaged'), 'keep_part')
    const back = await begin(await bought('damaged'), 'send_back')
    for (const [{ code }, why] of [
      [paid, /money/],
      [back, /parcel/],
    ] as const) {
      // Also when a word opened the case again.
      expect(await withdraw(member, code)).toMatchObject({ message: expect.stringMatching(why) })
      await member.run('writeToCase', { input: { code, text: 'And now?', key: randomUUID() } })
      expect((await read(code)).withdrawTerms).toBeNull()
      expect(await withdraw(member, code)).toMatchObject({ message: expect.stringMatching(why) })
    }
  })

  it('drops a sum that waits for a second person, who then can approve nothing', async () => {
    const { code } = await begin(await bought('damaged', (price) => price > 16_000))
    await support.run('confirmPassword', { password: seedPassword })
    const { offers } = resultOf<{ offers: { offer: string; total: number }[] }>(
      await support.run('getStaffCase', { code }),
      'staffCase',
    )
    const total = offers.find((one) => one.offer === 'refund')?.total ?? -1
    await support.run('decideCase', { input: { code, offer: 'refund', total } })
    expect((await withdraw(member, code)).case.status).toBe('closed')
    const admin = await shop.app.loggedIn('admin')
    await admin.run('confirmPassword', { password: seedPassword })
    const late = await admin.run('approveCase', { input: { code, approves: true, total } })
    expect(late.data?.approveCase).toMatchObject({ __typename: 'StaffRefusal' })
    expect((await read(code)).status).toBe('closed')
  })

  it('is nobody else’s to do', async () => {
    const { code } = await begin(await bought('damaged'))
    expect(await withdraw(shop.app.newVisitor(), code)).toMatchObject({ message: 'There is no such case.' })
    expect((await read(code)).status).toBe('waiting_for_us')
  })
})
