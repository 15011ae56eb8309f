// Questions about a piece, from a shopper who asks to the page on which everybody reads the answer (decision
// 0180).
import { randomUUID } from 'node:crypto'
import { questionsPerDay } from '@hemline/rules/vocabulary/questions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { sendCaseMail } from '../cases/cases.ts'
import { relistReturned } from '../catalogue/catalogue.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { newMember as directMember, list as listPiece, openCloset } from '../direct-sell/testing/selling.ts'
import { newMember } from '../returns/testing/returning.ts'

const dayMs = 86_400_000
type Question = {
  question: string
  answer: string | null
  isPublic: boolean
  isOwn: boolean
  caseCode: string | null
  isEarlier: boolean
}
type Asked = { __typename: string; message?: string; field?: string | null; question: Question }
type Listed = { nodes: Question[]; totalCount: number; hasNextPage: boolean; whyClosed: string | null }
type Staffed = {
  __typename: string
  message?: string
  staffCase: {
    case: { code: string; status: string; pieces: { itemNumber: number }[]; messages: { text: string }[] }
    question: { question: string; answer: string | null; isPublic: boolean } | null
    history: { kind: string; reason: string }[]
  }
}

describe.skipIf(!testServer)('a question about a piece', () => {
  let app: TestApp
  let member: TestClient
  let support: TestClient
  let visitor: TestClient
  let pieces: number[] = []
  const clock = movableClock()
  beforeAll(async () => {
    app = await testApp({ now: clock.now })
    support = await app.loggedIn('employee')
    visitor = app.newVisitor()
    const { rows } = await sql<{ n: number }>`select item_number::float8 as n from item where state = 'listed'
      and relisted_from is null order by item_number limit 40`.execute(app.db)
    pieces = rows.map((row) => row.n)
  })
  beforeEach(async () => {
    member = await newMember(app)
  })
  afterAll(() => app.close())

  const take = () => {
    const piece = pieces.pop()
    if (piece === undefined) throw new Error('no piece is left')
    return piece
  }
  const ask = async (
    client: TestClient,
    itemNumber: number,
    text = 'Is it fully lined?',
    key = randomUUID(),
  ) =>
    resultOf<Asked>(await client.run('askAboutPiece', { input: { itemNumber, text, key } }), 'askAboutPiece')
  const list = async (client: TestClient, itemNumber: number, page = 1) =>
    resultOf<Listed>(await client.run('getPieceQuestions', { itemNumber, page }), 'pieceQuestions')
  const answer = async (code: string | null, input: object = {}) =>
    resultOf<Staffed>(
      await support.run('answerQuestion', {
        input: {
          code: code ?? '',
          question: 'Is it fully lined?',
          answer: 'Yes, in silk.',
          isPublic: true,
          key: randomUUID(),
          ...input,
        },
      }),
      'answerQuestion',
    )
  /** The mails of a case that wait in the queue, sent now. */
  const mailsOf = async (code: string | null) => {
    const sent: { subject: string; text: string }[] = []
    const { rows } = await sql<{ id: string; key: string | null }>`
      select c.id, (select e.form_key from support_case_event e where e.case_id = c.id and e.kind = 'reply'
        order by e.id desc limit 1) as key from support_case c where c.number = ${Number(code)}`.execute(
      app.db,
    )
    const mail = { send: async (letter: { subject: string; text: string }) => void sent.push(letter) }
    for (const { id, key } of rows)
      await sendCaseMail(
        { db: app.db, mail: mail as never, webOrigin: 'https://hemline.example' },
        { caseId: id, kind: key === null ? 'opened' : 'reply', eventKey: key },
        randomUUID(),
      )
    return sent
  }

  it('waits in the employees’ queue with its piece, and is read by nobody else', async () => {
    const piece = take()
    const key = randomUUID()
    const asked = await ask(member, piece, '  Is it\nfully lined? ', key)
    expect(asked.question).toMatchObject({ question: 'Is it fully lined?', answer: null, isOwn: true })
    const again = await ask(member, piece, 'Is it fully lined?', key)
    expect(again.question.caseCode).toBe(asked.question.caseCode)
    expect(await list(member, piece)).toMatchObject({ totalCount: 1, whyClosed: null })
    expect(await list(visitor, piece)).toMatchObject({ nodes: [], totalCount: 0 })
    const staffCase = resultOf<Staffed['staffCase']>(
      await support.run('getStaffCase', { code: asked.question.caseCode ?? '' }),
      'staffCase',
    )
    expect(staffCase.case).toMatchObject({ status: 'waiting_for_us', pieces: [{ itemNumber: piece }] })
    expect(staffCase.question).toMatchObject({ question: 'Is it fully lined?', isPublic: false })
    const [mail] = await mailsOf(asked.question.caseCode)
    expect(mail?.subject).toMatch(/^Your question about .+: we have it$/)
    // The mail names the piece, and not a case, which its reader never began.
    expect(mail?.text).toMatch(/We have your question[\s\S]*You asked about .+\./)
    expect(mail?.text).not.toMatch(/case \d/)
  })

  it('is answered in public without the name of who asked, and by mail and bell', async () => {
    const piece = take()
    const { caseCode } = (await ask(member, piece)).question
    const key = randomUUID()
    expect(await answer(caseCode, { key })).toMatchObject({ __typename: 'StaffCasePayload' })
    const { staffCase } = await answer(caseCode, { key })
    expect(staffCase.case.status).toBe('answered')
    expect(staffCase.case.messages.map((one) => one.text)).toEqual(['Is it fully lined?', 'Yes, in silk.'])
    const { nodes } = await list(visitor, piece)
    expect(nodes).toHaveLength(1)
    expect(nodes[0]).toMatchObject({ answer: 'Yes, in silk.', isPublic: true, isOwn: false, caseCode: null })
    expect(JSON.stringify(nodes)).not.toMatch(/@|firstName|Ann/)
    const [mail] = await mailsOf(caseCode)
    expect(mail?.subject).toMatch(/: our answer$/)
    expect(mail?.text).toContain('without your name')
    const { rows } = await sql<{ link: string }>`select n.link from notification n
      join support_case c on c.user_id = n.user_id where c.number = ${Number(caseCode)}`.execute(app.db)
    expect(rows[0]?.link).toContain(`/${piece}`)
  })

  it('can be answered to the shopper alone, and taken off the page again', async () => {
    const piece = take()
    const { caseCode } = (await ask(member, piece)).question
    await answer(caseCode, { isPublic: false })
    expect((await list(visitor, piece)).totalCount).toBe(0)
    expect((await list(member, piece)).nodes[0]).toMatchObject({ answer: 'Yes, in silk.', isPublic: false })
    const [mail] = await mailsOf(caseCode)
    expect(mail?.text).not.toContain('without your name')
    await answer(caseCode, { question: 'Is the coat lined?', answer: 'Yes.' })
    expect((await list(visitor, piece)).nodes[0]).toMatchObject({
      question: 'Is the coat lined?',
      answer: 'Yes.',
    })
    const hidden = resultOf<Staffed>(
      await support.run('hideQuestion', { code: caseCode ?? '' }),
      'hideQuestion',
    )
    expect(hidden.staffCase.question).toMatchObject({ isPublic: false })
    expect(hidden.staffCase.history.map((one) => one.reason)).toContain('Taken off the page of the piece.')
    expect((await list(visitor, piece)).totalCount).toBe(0)
  })

  it('names nobody: addresses and numbers are refused on both sides', async () => {
    const piece = take()
    expect(await ask(member, piece, 'Write to me at ann@hemline.example')).toMatchObject({
      __typename: 'QuestionRefused',
      field: 'text',
    })
    const { caseCode } = (await ask(member, piece)).question
    expect((await answer(caseCode, { answer: 'Call 212 555 0134 99.' })).message).toMatch(/^Everybody reads/)
    expect((await answer(caseCode, { question: 'no' })).message).toMatch(/^What would you like/)
    expect((await answer('999999999')).message).toBe('No case has this number.')
  })

  it('is refused for a piece that is gone, whose answers stay readable', async () => {
    const piece = take()
    const { caseCode } = (await ask(member, piece)).question
    await answer(caseCode)
    await sql`update item set state = 'purchased', sold_at = now() where item_number = ${piece}`.execute(
      app.db,
    )
    expect(await ask(member, piece)).toMatchObject({ __typename: 'QuestionRefused' })
    expect(await list(visitor, piece)).toMatchObject({ totalCount: 1, whyClosed: expect.any(String) })
    // The piece comes back and is listed under a new number: the answers still hold for it.
    const again = await app.db
      .transaction()
      .execute((tx) =>
        relistReturned(tx, { itemNumber: piece, to: 'listed', actorId: null, now: clock.now() }),
      )
    expect((await list(visitor, again)).nodes[0]).toMatchObject({ answer: 'Yes, in silk.', isEarlier: true })
    await ask(member, again)
    expect((await list(member, again)).nodes.map((one) => one.isEarlier)).toEqual([false, true])
  })

  it('is asked at most five times within a day, also by ten clicks at once', async () => {
    const piece = take()
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(member, piece)))
    expect(all.filter((one) => one.__typename === 'AskAboutPiecePayload')).toHaveLength(questionsPerDay)
    expect(all.find((one) => one.__typename !== 'AskAboutPiecePayload')?.message).toMatch(
      /^At most 5 questions/,
    )
    expect((await list(member, piece)).nodes).toHaveLength(5)
    clock.forward(dayMs + 1000)
    expect((await ask(member, piece)).__typename).toBe('AskAboutPiecePayload')
    expect(await list(member, piece)).toMatchObject({ totalCount: 6, hasNextPage: true })
  })

  it('counts neither as a case of the day nor as a hint about the shopper', async () => {
    const piece = take()
    await ask(member, piece)
    const { caseCode } = (await ask(member, piece)).question
    const staffCase = resultOf<{ hints: string[] }>(
      await support.run('getStaffCase', { code: caseCode ?? '' }),
      'staffCase',
    )
    expect(staffCase.hints).toEqual([])
  })

  it('never begins in the resolution hub', async () => {
    const input = { kind: 'piece_question', lineIds: [], words: 'Is it lined?', offer: 'person', total: 0 }
    const result = resultOf<{ message?: string }>(
      await member.run('selectResolution', { input: { ...input, key: randomUUID() } as never }),
      'selectResolution',
    )
    expect(result.message).toBe('Questions about a piece are asked on its page.')
  })

  it('about a piece that a member sells goes to that member, who answers on its page', async () => {
    clock.setAhead(0)
    const seller = await directMember(app)
    await openCloset(seller)
    const { itemNumber } = await listPiece(app, seller, { staff: await app.loggedIn('admin') })
    const { question } = await ask(member, itemNumber)
    const [open] = resultOf<{ nodes: (Question & { id: string; canAnswer: boolean; bySeller: boolean })[] }>(
      await seller.run('getPieceQuestions', { itemNumber, page: 1 }),
      'pieceQuestions',
    ).nodes
    expect(open).toMatchObject({ question: question.question, canAnswer: true })
    const say = async (client: TestClient, answer: string) =>
      client.run('answerAsSeller', { input: { id: open?.id, answer, key: randomUUID() } })
    expect((await say(visitor, 'Yes.')).data?.answerAsSeller).toMatchObject({ __typename: 'SignInRequired' })
    expect((await say(member, 'Yes.')).errors?.[0]?.extensions?.code).toBe('NOT_FOUND')
    expect((await say(seller, 'Call 415 555 0199')).data?.answerAsSeller).toMatchObject({ field: 'text' })
    await say(seller, 'Yes, in silk.')
    expect((await list(visitor, itemNumber)).nodes).toEqual([
      expect.objectContaining({ answer: 'Yes, in silk.', bySeller: true, canAnswer: false, isPublic: true }),
    ])
  })
})
