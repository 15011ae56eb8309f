// A mail says that a case is closed, whoever closed it, and how it opens again.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryMail } from '../../ports/mail.memory.ts'
import { type TestClient, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { delivered, newMember } from '../returns/testing/returning.ts'
import { sendCaseMail } from './cases.ts'
import { type CopyingShop, choose, copyingShop, offersFor } from './testing/replacing.ts'

type Job = { caseId: string; kind: 'closed'; eventKey: string }

describe.skipIf(!testServer)('the mail about a closed case', () => {
  let shop: CopyingShop
  let member: TestClient
  beforeAll(async () => {
    shop = await copyingShop()
  })
  beforeEach(async () => {
    member = await newMember(shop.app)
  })
  afterAll(() => shop.app.close())

  const begin = async (offer = 'person') => {
    const wish = { ...(await delivered(shop, member, [shop.take()])), kind: 'damaged' }
    const total = (await offersFor(member, wish)).offers.find((one) => one.offer === offer)?.total ?? -1
    return (await choose(member, { ...wish, offer, total })).case.code
  }
  const close = async (code: string) =>
    resultOf<{ __typename: string }>(await shop.staff.run('closeCase', { code }), 'closeCase')
  const write = (code: string) =>
    member.run('writeToCase', { input: { code, text: 'It broke again.', key: randomUUID() } })
  /** The mails that are queued about the closing of a case. */
  const queued = async (code: string) => {
    const { rows } = await sql<{ payload: Job }>`select j.payload from graphile_worker._private_jobs j
      join support_case c on c.id::text = j.payload ->> 'caseId'
      where c.number = ${Number(code)} and j.payload ->> 'kind' = 'closed' order by j.id`.execute(shop.app.db)
    return rows.map((row) => row.payload)
  }
  const sent = async (job: Job | undefined) => {
    if (!job) throw new Error('no mail is queued')
    const mail = memoryMail()
    await sendCaseMail({ db: shop.app.db, mail, webOrigin: 'http://shop.example' }, job, 'closed')
    return mail.sent[0]?.mail
  }

  it('goes out once when an employee closes it twice, and again when it was opened meanwhile', async () => {
    const code = await begin()
    await close(code)
    await close(code)
    const [job, ...more] = await queued(code)
    expect(more).toEqual([])
    const mail = await sent(job)
    expect(mail?.subject).toBe(`Case ${code}: closed`)
    expect(mail?.text).toContain('We closed your case. If something is still open, write to us')
    await write(code)
    // The first mail, still in its queue, would say of an open case that it is closed.
    expect(await sent(job)).toBeUndefined()
    shop.clock.forward(60_000)
    await close(code)
    expect(await queued(code)).toHaveLength(2)
  })

  it('goes out when its person closes it, and says what to do if it was somebody else', async () => {
    const code = await begin()
    await Promise.all([member.run('withdrawCase', { code }), member.run('withdrawCase', { code })])
    const jobs = await queued(code)
    expect(jobs).toHaveLength(1)
    expect((await sent(jobs[0]))?.text).toContain(
      'If that wasn’t you, or something is still open, write to us',
    )
  })

  it('does not go out for a question about a piece, whose answer stands on the page', async () => {
    const input = {
      itemNumber: shop.take(),
      text: 'Is the hem original, or was it taken up?',
      key: randomUUID(),
    }
    const asked = await member.run('askAboutPiece', { input })
    const { caseCode: code } = resultOf<{ question: { caseCode: string } }>(asked, 'askAboutPiece').question
    expect(await close(code)).toMatchObject({ __typename: 'StaffCasePayload' })
    expect(await queued(code)).toEqual([])
  })

  it('does not go out for a case that was settled: its mail named the sum', async () => {
    const code = await begin('keep_part')
    await close(code)
    expect(await queued(code)).toEqual([])
  })
})
