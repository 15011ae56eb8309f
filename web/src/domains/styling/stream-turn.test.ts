import { styleEventText } from '@hemline/rules/styling/stream.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { streamTurn } from './stream-turn.ts'

afterEach(() => vi.unstubAllGlobals())

const turn = { threadId: null, words: 'For work' }
const bytes = new TextEncoder()

/** A server that sends these texts, each as a part of its own, and then ends or breaks. */
function serve(parts: readonly string[], { status = 200, breaks = false } = {}) {
  const body = new ReadableStream({
    pull(controller) {
      const [next, ...rest] = parts
      parts = rest
      if (next !== undefined) controller.enqueue(bytes.encode(next))
      else if (breaks) controller.error(new Error('cut'))
      else controller.close()
    },
  })
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  )
}
const words = (delta: string) => styleEventText({ name: 'words', data: { delta } })
const done = styleEventText({ name: 'done', data: { threadId: 't1' } })

it('hears the words as they grow, wherever the parts are cut, and ends with the thread', async () => {
  const all = `${words('Two ways. ')}${words('Both green.')}${done}`
  serve([all.slice(0, 30), all.slice(30, 75), all.slice(75)])
  const heard: string[] = []
  expect(await streamTurn(turn, (so) => heard.push(so))).toEqual({ name: 'done', data: { threadId: 't1' } })
  expect(heard).toEqual(['Two ways. ', 'Two ways. Both green.'])
})

const heard = styleEventText({ name: 'heard', data: { line: 'I look through the rail.' } })

it('hears what was understood until the first words of the answer come', async () => {
  serve([heard, words('Two ways. '), done])
  const so: string[] = []
  expect(await streamTurn(turn, (now) => so.push(now))).toMatchObject({ name: 'done' })
  expect(so).toEqual(['I look through the rail.', 'Two ways. '])
})

it('was taken when the connection breaks after what was understood', async () => {
  serve([heard], { breaks: true })
  expect(await streamTurn(turn, () => undefined)).toMatchObject({ name: 'refused' })
})

it('has sent nothing when the server refuses or is away', async () => {
  serve([], { status: 503 })
  expect(await streamTurn(turn, () => undefined)).toBeUndefined()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')))
  expect(await streamTurn(turn, () => undefined)).toBeUndefined()
})

it('says where to find the answer when the connection breaks after words, or when nothing came in time', async () => {
  serve([words('Two ways. ')], { breaks: true })
  expect(await streamTurn(turn, () => undefined)).toMatchObject({ name: 'refused' })
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('late', 'TimeoutError')))
  expect(await streamTurn(turn, () => undefined)).toMatchObject({ name: 'refused' })
})
