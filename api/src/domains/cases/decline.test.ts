// An employee gives nothing for a case, and what stands beside it: the record of its piece (decision 0266).
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import {
  aStain,
  delivered,
  inspected,
  newMember,
  type Shop,
  scanned,
  sendBack,
} from '../returns/testing/returning.ts'
import { sendCaseMail } from './cases.ts'

type Seen = { code: string; status: string; headline: string; detail: string }
type Message = { isOurs: boolean; from: string; text: string }
type Piece = {
  itemNumber: number
  intake: { at: string; by: string | null } | null
  inspections: { returnCode: string; outcomeLabel: string; by: string | null }[]
  record: { label: string; by: string | null }[]
}
type Staffed = {
  case: Seen
  decline: { reasons: { id: string; words: string }[]; whyNot: string | null }
  history: { kind: string }[]
  pieces: Piece[]
}
type StaffAnswer = { __typename: string; message?: string; staffCase: Staffed }

describe.skipIf(!testServer)('a case for which nothing is given', () => {
  let app: TestApp
  let shop: Shop
  let member: TestClient
  let other: TestClient
  let pieces: number[] = []
  const clock = movableClock()
  beforeAll(async () => {
    const processor = fakeProcessor()
    app = await testApp({ payments: processor, now: clock.now })
    shop = { app, clock, processor, staff: await app.loggedIn('employee') }
    other = await app.loggedIn('admin')
    const { rows } = await sql<{ item_number: number }>`select item_number::float8 as item_number from item
      where item_number = any(${await ownPieces(app)}::bigint[]) and not final_sale and promotion is null
        and not ('jewelry' = any(category_tags)) and price_cents between 3000 and 9000 order by item_number`.execute(
      app.db,
    )
    pieces = rows.map((row) => row.item_number)
  })
  beforeEach(async () => {
    member = await newMember(app)
  })
  afterAll(() => app.close())

  async function asked(kind = 'not_as_described'): Promise<string> {
    const { orderId, lineIds } = await delivered(shop, member, pieces.splice(0, 1))
    const input = {
      orderId,
      lineIds,
      kind,
      offer: 'person',
      total: 0,
      key: randomUUID(),
      words: 'Two holes.',
      ...(kind === 'not_as_described' && {
        differences: lineIds.map((lineId) => ({ lineId, difference: aStain })),
      }),
    }
    const made = resultOf<{ case: Seen }>(await member.run('selectResolution', { input }), 'selectResolution')
    return made.case.code
  }
  const decline = async (code: string, input: object = {}, who = shop.staff) =>
    resultOf<StaffAnswer>(
      await who.run('declineCase', {
        input: { code, reason: 'as_described', words: null, key: randomUUID(), ...input },
      }),
      'declineCase',
    )
  const staffed = async (code: string, who = shop.staff) =>
    resultOf<Staffed>(await who.run('getStaffCase', { code }), 'staffCase')
  const pageOf = async (code: string) =>
    resultOf<Seen & { messages: Message[] }>(await member.run('getCase', { code }), 'case')
  const write = (code: string) =>
    member.run('writeToCase', { input: { code, text: 'Look at the left cuff.', key: randomUUID() } })

  it('tells its shopper the reason on the page and by mail, once for two clicks', async () => {
    const code = await asked()
    const { decline: ways } = await staffed(code)
    expect(ways.whyNot).toBeNull()
    const words = 'The second photo shows both holes.'
    const key = randomUUID()
    const twice = await Promise.all([0, 1].map(() => decline(code, { key, reason: 'told_before', words })))
    for (const one of twice) expect(one.staffCase.case.status).toBe('answered')
    const shown = await pageOf(code)
    expect(shown.headline).toBe('We give nothing back for this')
    expect(shown.detail).toContain('Then somebody else looks at it.')
    const ours = shown.messages.filter((one) => one.isOurs)
    expect(ours).toHaveLength(1)
    expect(ours[0]?.text).toContain(words)
    const { rows } = await sql<{
      payload: { caseId: string; kind: 'declined'; eventKey: string }
    }>`select payload from graphile_worker._private_jobs
      where payload ->> 'kind' = 'declined' and payload ->> 'eventKey' = ${key}`.execute(app.db)
    expect(rows).toHaveLength(1)
    const mail = memoryMail()
    const job = rows[0]?.payload
    if (!job) throw new Error('no mail')
    await sendCaseMail({ db: app.db, mail, webOrigin: 'http://shop.example' }, job, 'declined')
    expect(mail.sent[0]?.mail.subject).toBe(`Case ${code}: what we decided`)
    expect(mail.sent[0]?.mail.text).toContain(
      ways.reasons.find((one) => one.id === 'told_before')?.words ?? '?',
    )
    expect(mail.sent[0]?.mail.text).toContain(words)
    expect(mail.sent[0]?.mail.text).toContain('somebody else looks at it')
  })

  it('gets a second look by somebody else once its shopper writes', async () => {
    const code = await asked()
    await decline(code)
    expect((await decline(code)).message).toMatch(/^This case is declined/)
    await write(code)
    const again = await staffed(code)
    expect(again.case).toMatchObject({ status: 'waiting_for_us', headline: 'A person is looking' })
    expect(again.decline.whyNot).toMatch(/^You declined this case before/)
    expect((await decline(code)).message).toMatch(/^You declined this case before/)
    expect((await staffed(code, other)).decline.whyNot).toBeNull()
    expect((await decline(code, { reason: 'since_delivery' }, other)).staffCase.history.at(-1)?.kind).toBe(
      'declined the case',
    )
  })

  it('needs a reason that fits, and a case that asks for money and is open', async () => {
    const code = await asked()
    for (const reason of ['', 'genuine', 'was_packed'])
      expect((await decline(code, { reason })).message).toBe('Choose a reason first.')
    expect((await decline(code, { words: 'a'.repeat(1001) })).message).toMatch(/^At most 1000/)
    expect((await decline('999999')).message).toBe('No case has this number.')
    expect((await pageOf(code)).status).toBe('waiting_for_us')
  })

  it('shows who graded its piece, what a return found, and each step since', async () => {
    const [first = 0] = pieces
    const sent = await delivered(shop, member, pieces.splice(0, 1))
    const back = await sendBack(
      member,
      [{ lineId: sent.lineIds[0] ?? '', reason: 'too_small' }],
      'noncashoutable_credit_refund',
    )
    if (!back.return) throw new Error(JSON.stringify(back))
    await scanned(shop, back.return)
    await inspected(shop, back.return, [{ lineId: sent.lineIds[0], outcome: 'accepted' }])
    const { item_number: fresh } = await app.db
      .selectFrom('item')
      .select('item_number')
      .where('relisted_from', '=', first)
      .executeTakeFirstOrThrow()
    pieces.unshift(fresh)
    const [piece] = (await staffed(await asked())).pieces
    expect(piece?.itemNumber).toBe(fresh)
    expect(piece?.inspections).toMatchObject([
      { returnCode: back.return.code, outcomeLabel: 'Accepted', by: expect.stringMatching(/\w+ \w+/) },
    ])
    const labels = piece?.record.map((step) => step.label) ?? []
    for (const label of ['Packed', 'Came back and was looked over', 'On sale again as a new piece'])
      expect(labels).toContain(label)
    expect(labels.at(-1)).toBe('Delivered')
    expect(piece?.record.find((step) => step.label === 'Packed')?.by).toEqual(
      expect.stringMatching(/\w+ \w+/),
    )
  })
})
