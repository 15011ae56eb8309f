import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import {
  buyFrom,
  idOf,
  list,
  newMember,
  newSeller,
  type Sale,
  shopOf,
  stateOf,
} from '../direct-sell/testing/selling.ts'

import { purgeReportWords } from './safety.ts'

type Result = { __typename: string; message?: string; reason?: string }
type Page = { nodes: { id: string; question: string; answer: string | null }[] }
type Report = {
  id: string
  kind: string
  reported: string
  reports: { reason: string; words: string }[]
  warnings: number
  versions: { words: string }[]
  canLift: boolean
  decision: string | null
}
type Reports = { open: Report[]; decided: Report[] }

describe.skipIf(!testServer)('people who sell to each other', () => {
  let app: TestApp
  let staff: TestClient
  beforeAll(async () => {
    app = await testApp()
    staff = await app.loggedIn('admin')
  })
  afterAll(() => app.close())

  const asked = async (who: TestClient, itemNumber: number, text = 'Is the lining whole?') =>
    resultOf<Result & { question?: { id: string } }>(
      await who.run('askAboutPiece', { input: { itemNumber, text, key: randomUUID() } }),
      'askAboutPiece',
    )
  const questions = async (who: TestClient, itemNumber: number) =>
    resultOf<Page>(await who.run('getPieceQuestions', { itemNumber, page: 1 }), 'pieceQuestions').nodes
  const answer = (who: TestClient, id: string, text: string) =>
    who.run('answerAsSeller', { input: { id, answer: text, key: randomUUID() } })
  const add = async (who: TestClient, itemNumber: number) =>
    resultOf<Result>(await who.run('addToCart', { input: { itemNumber } }), 'addToCart')
  const inCart = async (who: TestClient) => {
    const cart = await who.run('getActiveCart', { estimateTaxes: false })
    return (
      JSON.stringify(cart.data)
        .match(/(?<="itemNumber":)\d+/g)
        ?.map(Number) ?? []
    )
  }
  const block = async (who: TestClient, person: object, on = true) =>
    resultOf<Result & { blocked?: { id: string; name: string; code: string | null }[] }>(
      await who.run('blockPerson', { person, on }),
      'blockPerson',
    )
  const blocked = async (who: TestClient) =>
    resultOf<{ id: string; name: string }[]>(await who.run('getBlockedPeople'), 'blockedPeople')
  const report = async (who: TestClient, input: object) =>
    resultOf<Result>(await who.run('reportMember', { input: { words: '', ...input } }), 'reportMember')
  const reports = async () => resultOf<Reports>(await staff.run('getMemberReports'), 'memberReports')
  const decide = async (id: string, act: string, note: string) =>
    resultOf<Result & { reports?: Reports }>(
      await staff.run('decideMemberReport', { id, act, note }),
      'decideMemberReport',
    )
  const told = async (who: TestClient) => {
    const { rows } = await sql<{ title: string; body: string }>`select title, body from notification
      where user_id = ${await idOf(who)}::uuid order by created_at desc, id desc`.execute(app.db)
    return rows
  }
  const closet = async () => {
    const seller = await newSeller(app)
    const { itemNumber, id } = await list(app, seller, { staff })
    const { code } = await shopOf(seller)
    return { seller, itemNumber, id, code }
  }

  describe('and block each other', () => {
    test('from a closet: no question, no offer, no purchase, in both directions, until the block ends', async () => {
      const { seller, itemNumber, code } = await closet()
      const buyer = await newMember(app)
      expect((await add(buyer, itemNumber)).__typename).toBe('AddToCartPayload')
      expect(await inCart(buyer)).toContain(itemNumber)
      expect(await block(buyer, { code })).toMatchObject({
        __typename: 'BlockPayload',
        blocked: [{ name: 'Ines M.' }],
      })
      expect(await inCart(buyer)).toEqual([])
      expect(await add(buyer, itemNumber)).toMatchObject({ __typename: 'ItemWithheld', reason: 'apart' })
      expect(await asked(buyer, itemNumber)).toMatchObject({
        __typename: 'QuestionRefused',
        message: 'You and the seller of this piece don’t deal with each other.',
      })
      const offer = { itemNumbers: [itemNumber], amount: 8000, words: '', key: randomUUID() }
      expect((await buyer.run('makeOffer', { input: offer })).data?.makeOffer).toMatchObject({
        __typename: 'OfferRefused',
      })
      const page = await buyer.run('getStorefront', { code, preview: false })
      expect(page.data?.storefront).toMatchObject({ isBlocked: true })
      const [one] = await blocked(buyer)
      await block(buyer, { blockId: one?.id }, false)
      expect(await blocked(buyer)).toEqual([])
      expect((await add(buyer, itemNumber)).__typename).toBe('AddToCartPayload')
      expect(await block(seller, { code })).toMatchObject({ __typename: 'BlockRefused' })
    })

    test('from a question: the seller no longer reads the asker, whose name the list does not tell', async () => {
      const { seller, itemNumber } = await closet()
      const buyer = await newMember(app)
      const { question } = await asked(buyer, itemNumber)
      expect(await questions(seller, itemNumber)).toHaveLength(1)
      expect(await block(seller, { questionId: question?.id })).toMatchObject({
        blocked: [{ name: 'A shopper who asked you', code: null }],
      })
      expect(await questions(seller, itemNumber)).toEqual([])
      expect((await add(buyer, itemNumber)).__typename).toBe('ItemWithheld')
    })

    test('no longer read each other’s answers, while others do', async () => {
      const { seller, itemNumber, code } = await closet()
      const { question } = await asked(await newMember(app), itemNumber)
      await answer(seller, question?.id ?? '', 'It is whole.')
      const reader = await newMember(app)
      expect(await questions(reader, itemNumber)).toMatchObject([{ answer: 'It is whole.' }])
      await block(reader, { code })
      expect(await questions(reader, itemNumber)).toEqual([])
      expect(await questions(await newMember(app), itemNumber)).toHaveLength(1)
    })

    test('from a sale; strangers, who never met, can’t be blocked', async () => {
      const { seller, itemNumber } = await closet()
      const { buyer, sale } = await buyFrom(app, seller, [itemNumber])
      await block(buyer, { saleId: sale.id })
      const mine = await buyer.run('getDirectSale', { id: sale.id })
      expect(mine.data?.directSale as Sale & { isBlocked: boolean }).toMatchObject({ isBlocked: true })
      const stranger = await newMember(app)
      const answered = await stranger.run('blockPerson', { person: { saleId: sale.id }, on: true })
      expect(answered.errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
      const nobody = await stranger.run('blockPerson', { person: {}, on: true })
      expect(nobody.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
    })
  })

  describe('and report each other', () => {
    test('a question: its words leave the page, and both sides are told the reason', async () => {
      const { seller, itemNumber } = await closet()
      const buyer = await newMember(app)
      const { question } = await asked(buyer, itemNumber, 'Are you as ugly as this coat?')
      const id = question?.id ?? ''
      expect(await report(buyer, { kind: 'question', id, reason: 'offensive' })).toMatchObject({
        message: 'These are your own words.',
      })
      expect((await report(await newMember(app), { kind: 'question', id, reason: 'other' })).__typename).toBe(
        'DirectRefused',
      )
      const said = { kind: 'question', id, reason: 'offensive', words: 'It is rude.' }
      expect((await report(seller, said)).__typename).toBe('ReportPayload')
      expect((await report(seller, said)).__typename).toBe('ReportPayload')
      const open = (await reports()).open.filter((one) => one.reported === 'Are you as ugly as this coat?')
      expect(open).toMatchObject([
        { kind: 'question', reports: [{ reason: 'It is offensive', words: 'It is rude.' }] },
      ])
      expect((await decide(open[0]?.id ?? '', 'remove_words', '')).__typename).toBe('StaffRefusal')
      await decide(open[0]?.id ?? '', 'remove_words', 'It insults a person.')
      expect(await questions(seller, itemNumber)).toEqual([])
      expect(await questions(buyer, itemNumber)).toEqual([])
      expect((await told(buyer))[0]).toEqual({
        title: 'We removed your question about a piece',
        body: 'It is offensive: It insults a person.',
      })
      expect((await told(seller))[0]).toEqual({
        title: 'Thank you: we looked at what you reported',
        body: 'We removed the words. It insults a person.',
      })
      expect((await decide(open[0]?.id ?? '', 'keep', '')).message).toMatch('decided about this already')
    })

    test('an answer and a person: two warnings are counted; what is left as it is stays', async () => {
      const { seller, itemNumber, code } = await closet()
      const { question } = await asked(await newMember(app), itemNumber)
      await answer(seller, question?.id ?? '', 'Look for yourself, fool.')
      const reader = await newMember(app)
      await report(reader, { kind: 'answer', id: question?.id, reason: 'offensive' })
      await report(reader, { kind: 'person', person: { code }, reason: 'fraud', words: 'Wants cash.' })
      const of = async (kind: string) => (await reports()).open.filter((one) => one.kind === kind).at(-1)
      await decide((await of('answer'))?.id ?? '', 'warn', 'No insults, please.')
      expect(await questions(reader, itemNumber)).toEqual([])
      expect((await told(seller))[0]?.body).toBe(
        'It is offensive: No insults, please. We removed the words. If it happens again, we may suspend your account.',
      )
      const person = await of('person')
      expect(person).toMatchObject({ warnings: 1, reported: '' })
      expect((await decide(person?.id ?? '', 'remove_words', 'Not this.')).__typename).toBe('StaffRefusal')
      const before = await told(seller)
      await decide(person?.id ?? '', 'keep', '')
      expect(await told(seller)).toEqual(before)
      expect((await told(reader))[0]?.body).toBe('A person read it and left the person as before.')
    })

    test('a rating whose words are removed keeps its stars, and employees read every version', async () => {
      const { seller, itemNumber, code } = await closet()
      const { buyer, sale } = await buyFrom(app, seller, [itemNumber])
      await seller.run('printDirectLabel', { saleId: sale.id })
      await sql`update shipment set status = 'delivered', delivered_at = now() where id = ${sale.id}::uuid`.execute(
        app.db,
      )
      const rate = (stars: number, words: string) =>
        buyer.run('rateDirectSale', { input: { saleId: sale.id, stars, words } })
      await rate(5, 'Lovely.')
      await rate(1, 'A thief sells here.')
      // Ratings are read once both sides have written.
      await seller.run('rateDirectSale', { input: { saleId: sale.id, stars: 4, words: 'Paid at once.' } })
      const shown = async (who: TestClient) =>
        resultOf<{
          closet: {
            reviews: { id: string; words: string; stars: number; isRemoved: boolean; earlier: object[] }[]
          }
        }>(await who.run('getStorefront', { code, preview: false }), 'storefront').closet.reviews
      const reader = await newMember(app)
      const [review] = await shown(reader)
      expect(review).toMatchObject({
        words: 'A thief sells here.',
        earlier: [{ stars: 5, words: 'Lovely.' }],
      })
      await report(seller, { kind: 'review', id: review?.id, reason: 'offensive' })
      const open = (await reports()).open.find((one) => one.kind === 'review')
      expect(open?.versions.map((one) => one.words)).toEqual(['Lovely.', 'A thief sells here.'])
      await decide(open?.id ?? '', 'remove_words', 'Nobody was robbed.')
      expect(await shown(reader)).toMatchObject([
        { words: '', stars: 1, isRemoved: true, earlier: [{ words: 'Lovely.' }] },
      ])
      const kept = (await reports()).decided.find((one) => one.id === open?.id)
      expect(kept?.versions.map((one) => one.words)).toEqual(['Lovely.', 'A thief sells here.', ''])
    })

    test('a person who is suspended sells nothing, until an employee ends it', async () => {
      const { seller, itemNumber, code } = await closet()
      await report(await newMember(app), { kind: 'person', person: { code }, reason: 'fraud' })
      const open = (await reports()).open.filter((one) => one.kind === 'person').at(-1)
      const id = open?.id ?? ''
      await decide(id, 'suspend', 'Asked to be paid outside.')
      expect(await stateOf(app, itemNumber)).toBe('delisted')
      const price = { id: randomUUID(), price: 1000, takesOffers: true, comesDown: false }
      expect((await seller.run('changeDirectPrice', price)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
      expect((await reports()).decided.find((one) => one.id === id)).toMatchObject({
        canLift: true,
        decision: 'suspend',
      })
      const lifted = await staff.run('liftSuspension', { id })
      expect(lifted.data?.liftSuspension).toMatchObject({ __typename: 'MemberReportsPayload' })
      expect(await stateOf(app, itemNumber)).toBe('listed')
      expect((await told(seller))[0]?.title).toBe('Your account works again')
      expect((await staff.run('liftSuspension', { id })).data?.liftSuspension).toMatchObject({
        __typename: 'StaffRefusal',
      })
    })

    test('somebody who deleted the account: read to its end, and its words go after 90 days', async () => {
      const { seller, code } = await closet()
      const count = async () => {
        const queues = resultOf<{ name: string; count: number; oldestAt: string | null }[]>(
          await staff.run('getDeskQueues'),
          'deskQueues',
        )
        return queues.find(({ name }) => name === 'reports')
      }
      const before = (await count())?.count ?? 0
      for (const who of [await newMember(app), await newMember(app)])
        await report(who, { kind: 'person', person: { code }, reason: 'fraud', words: 'Wanted cash.' })
      expect(await count()).toMatchObject({ count: before + 1, oldestAt: expect.any(String) })
      const userId = await idOf(seller)
      await app.db
        .updateTable('user_account')
        .set({ email: `deleted-${userId}@deleted.invalid` })
        .where('id', '=', userId)
        .execute()
      await sql`insert into deletion_request (id, user_id, status, asked_at, erase_at, ended_at)
        values (${randomUUID()}::uuid, ${userId}::uuid, 'done', now(), now(), now())`.execute(app.db)
      const mine = async () => (await reports()).open.find((one) => one.reports[0]?.words === 'Wanted cash.')
      const open = await mine()
      expect(open).toMatchObject({ acts: ['keep'] })
      expect((await decide(open?.id ?? '', 'suspend', 'Wanted cash.')).message).toMatch(/is deleted/)
      const day = 86_400_000
      await purgeReportWords(app.db, new Date())
      await purgeReportWords(app.db, new Date(Date.now() + 89 * day))
      expect(await mine()).toBeDefined()
      await purgeReportWords(app.db, new Date(Date.now() + 91 * day))
      expect(await mine()).toBeUndefined()
      const left = await app.db
        .selectFrom('member_report')
        .select(['words', 'reported', 'note', 'decision', 'reason'])
        .where('about_id', '=', userId)
        .execute()
      const forgotten = { words: '', reported: '', note: '', decision: 'keep', reason: 'fraud' }
      expect(left).toEqual([forgotten, forgotten])
    })
  })
})
