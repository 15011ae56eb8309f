import { deviceHeader, visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { expect, it } from 'vitest'
import { createApiFetch, rememberVisitor } from './fetch.ts'

const header = (init: RequestInit | undefined, name: string) => new Headers(init?.headers).get(name)

it('asks one thing first while the visitor has no number, so that two questions never make two visitors', async () => {
  const sent: (string | null)[] = []
  const send: typeof fetch = async (_input, init) => {
    sent.push(header(init, visitorHeader))
    await Promise.resolve()
    rememberVisitor(42)
    return new Response('{}')
  }
  const api = createApiFetch(send)
  await Promise.all([api('/graphql'), api('/graphql'), api('/graphql')])
  expect(sent).toEqual(['new', '42', '42'])
})

it('says which device asks, sends cookies, and gives up after the time-out', async () => {
  let init: RequestInit | undefined
  const send: typeof fetch = (_input, given) => {
    init = given
    return new Promise((_resolve, reject) =>
      given?.signal?.addEventListener('abort', () => reject(given.signal?.reason)),
    )
  }
  await expect(createApiFetch(send, 20)('/graphql')).rejects.toThrow(/time/i)
  expect(header(init, deviceHeader)).toBe('desktop')
  // No address that the shopper came from: it may hold somebody's key (decision 0141).
  expect([...new Headers(init?.headers).keys()].sort()).toEqual([deviceHeader, visitorHeader])
  expect(init?.credentials).toBe('include')
})

it('begins each request in a task of its own, so that a screen asks for nothing while it is drawn', async () => {
  const order: string[] = []
  const send: typeof fetch = async () => {
    order.push('sent')
    return new Response('{}')
  }
  rememberVisitor(42)
  const answer = createApiFetch(send)('/graphql')
  await Promise.resolve()
  order.push('drawn')
  await answer
  expect(order).toEqual(['drawn', 'sent'])
})
