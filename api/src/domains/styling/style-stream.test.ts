// The streamed answers of the style chat, with and without a language model.
import { readStyleEvent, type StyleEvent, styleStreamPath } from '@hemline/rules/styling/stream.ts'
import { foreign, payloads } from '@hemline/rules/testing/style-attacks.ts'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RecordedModel, startRecordedModel } from '../../ports/testing/recorded-model.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'

type Outfit = { totalPrice: number; pieces: { item: { itemNumber: number; price: number } }[] }
type Turn = { author: string; words: string; question: { words: string } | null; outfits: Outfit[] }
type Thread = { id: string; turns: Turn[] }

const person = {
  [visitorHeader]: 'new',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}

describe.skipIf(!testServer)('the stream of the style chat', () => {
  let app: TestApp
  let plain: TestApp
  let model: RecordedModel
  let shopper: TestClient
  beforeAll(async () => {
    model = await startRecordedModel()
    plain = await testApp()
    app = await testApp({
      env: { STYLIST_MODEL_URL: model.url, STYLIST_MODEL_TURNS_PER_DAY: '1000' },
    })
  })
  beforeEach(() => {
    shopper = app.newVisitor()
  })
  afterAll(async () => {
    await app?.close()
    await plain?.close()
    await model?.close()
  })

  async function say(words: string, { threadId, on = app }: { threadId?: string; on?: TestApp } = {}) {
    const answer = await on.server.inject({
      method: 'POST',
      url: styleStreamPath,
      headers: {
        ...person,
        cookie: [...shopper.cookies].map((pair) => pair.join('=')).join('; '),
      },
      payload: { words, threadId },
    })
    for (const { name, value } of answer.cookies) shopper.cookies.set(name, value)
    const events = answer.body.split('\n\n').flatMap((text) => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? []
      return readStyleEvent(name, data) ?? []
    })
    return { answer, events, heard: heardIn(events), last: events.at(-1) }
  }
  const heardIn = (events: readonly StyleEvent[]) =>
    events
      .flatMap((event) => (event.name === 'words' ? event.data.delta : []))
      .join('')
      .trim()
  async function threadOf(last: StyleEvent | undefined): Promise<Thread> {
    const id = last?.name === 'done' ? last.data.threadId : ''
    const { data } = await shopper.run('getStyleThread', { id })
    return data?.styleThread as Thread
  }

  it('sends the grammar’s words sentence by sentence, and then the thread that keeps them', async () => {
    shopper = plain.newVisitor()
    const { answer, events, heard, last } = await say('An outfit for work, under $400', { on: plain })
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(events[0]).toEqual({
      name: 'heard',
      data: { line: 'For this I look through the rail: Work, Under $400.' },
    })
    expect(events.filter(({ name }) => name === 'words').length).toBeGreaterThan(1)
    const { turns } = await threadOf(last)
    expect(turns.map(({ author }) => author)).toEqual(['shopper', 'shop'])
    expect(turns[1]?.words).toBe(heard)
    expect(turns[1]?.outfits.length).toBeGreaterThan(0)
  })

  it('says nothing of the rail where words alone are the answer', async () => {
    shopper = plain.newVisitor()
    const { events } = await say('Thank you!', { on: plain })
    expect(events.map(({ name }) => name)).not.toContain('heard')
    expect(events.map(({ name }) => name)).toContain('words')
  })

  it('refuses in words: nothing said, another’s chat, and requests that no page of ours sends', async () => {
    expect((await say(' ')).last).toMatchObject({ name: 'refused' })
    const foreign = await say('For work', { threadId: '01890000-0000-7000-8000-000000000000' })
    expect(foreign.last).toEqual({ name: 'refused', data: { message: 'There is no such chat.' } })
    const post = (headers: Record<string, string>, payload: object) =>
      app.server.inject({ method: 'POST', url: styleStreamPath, headers, payload })
    expect((await post({}, { words: 'x' })).statusCode).toBe(403)
    expect((await post({ ...person, 'user-agent': 'Googlebot/2.1' }, { words: 'x' })).statusCode).toBe(403)
    expect((await post(person, { words: 7 })).statusCode).toBe(400)
  })

  it('is worded by the model, whose sentences come whole and are kept', async () => {
    model.play({ words: ['Calm and easy ', 'for the office. Every piece ', 'waits on the rail.'] })
    const { heard, last } = await say('An outfit for work, under $400')
    expect(heard).toBe('Calm and easy for the office. Every piece waits on the rail.')
    const { turns } = await threadOf(last)
    expect(turns[1]?.words).toBe(heard)
    expect(turns[1]?.question).not.toBeNull()
    const [{ messages, tools } = { messages: [], tools: [] }] = model.asked
    expect(messages.at(-1)).toMatchObject({ role: 'user', content: 'An outfit for work, under $400' })
    expect(tools?.map((tool) => tool.function.name)).toEqual(['make_outfits', 'search_pieces'])
  })

  it('keeps every limit of the shopper when the model composes anew', async () => {
    model.play(
      { call: 'make_outfits', args: { wish: 'a party dress for $2,000 with high heels, size 2' } },
      { words: ['Something livelier.'] },
    )
    const { last, heard } = await say('An outfit for work, size 8, under $250, no heels')
    expect(heard).toBe('Something livelier.')
    const outfits = (await threadOf(last)).turns[1]?.outfits ?? []
    expect(outfits.length).toBeGreaterThan(0)
    for (const { totalPrice } of outfits) expect(totalPrice).toBeLessThanOrEqual(25_000)
    expect(JSON.stringify(model.asked[1]?.messages.at(-1))).toContain('outfits')
  })

  it.each([
    ['names a code', 'Use the code SECRET50 at the till.'],
    ['names a foreign piece', 'Take piece 999999999 with it.'],
    ['names a sum that is not there', 'All of it for $3.21.'],
    ['leads elsewhere', 'See https://evil.example for better ones.'],
  ])('says the grammar’s words when the model %s', async (_, sentence) => {
    model.play({ words: [sentence] })
    const { heard } = await say('An outfit for work, under $400')
    expect(heard).not.toContain(sentence)
    expect(heard).toMatch(/outfits|Two ways|One outfit/)
  })

  it.each([
    ['fails', { status: 503 }],
    ['asks for a tool that is not there', { call: 'read_orders', args: {} }],
    ['sends arguments of another shape', { call: 'make_outfits', args: { wish: 7 } }],
  ] as const)('says the grammar’s words when the model %s', async (_, recording) => {
    model.play(recording)
    const { heard, last } = await say('An outfit for work, under $400')
    expect(heard).toMatch(/outfits|Two ways|One outfit/)
    expect(last?.name).toBe('done')
  })

  it('tells the model no title: whoever sells writes titles', async () => {
    model.play({ words: ['Fine.'] })
    const { last } = await say('An outfit for work, under $400')
    const told = JSON.stringify(model.asked[0]?.messages)
    expect(told).not.toContain('title')
    expect((await threadOf(last)).turns[1]?.outfits.length).toBeGreaterThan(0)
  })

  describe.each(payloads)('attacked by: %s', (payload) => {
    const saidIn = async (last: StyleEvent | undefined) => {
      const { turns } = await threadOf(last)
      const answers = turns.filter(({ author }) => author === 'shop')
      expect(answers.length).toBeGreaterThan(0)
      return JSON.stringify(answers)
    }
    const expectClean = async ({ heard, last }: Awaited<ReturnType<typeof say>>) => {
      expect(heard).not.toMatch(foreign)
      expect(await saidIn(last)).not.toMatch(foreign)
    }
    it('lets nothing of it through as the wish of a tool and as words of the model', async () => {
      model.play({ call: 'make_outfits', args: { wish: payload } }, { words: [payload, ' Calm and easy.'] })
      await expectClean(await say('A party outfit, under $300'))
    })
    it('lets nothing of it through as a message, whose words the model repeats', async () => {
      model.play({ words: [payload] })
      await expectClean(await say(`A party outfit, under $300. ${payload}`))
    })
  })
})
