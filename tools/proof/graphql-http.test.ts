// The audit suite of GraphQL over HTTP against the API in development mode, where it answers any document.
import { testApp, testServer } from '@hemline/api/testing/app.ts'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * As every client of ours does: without it no POST is answered, so that no other site's form can send one.
 */
const ours = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...init.headers, [visitorHeader]: 'new' } })

describe.skipIf(!testServer)('GraphQL over HTTP', () => {
  let close: () => Promise<void>
  let url = ''
  beforeAll(async () => {
    const app = await testApp({ env: { NODE_ENV: 'development' } })
    close = app.close
    url = `${await app.server.listen({ host: '127.0.0.1', port: 0 })}/graphql`
  })
  afterAll(() => close())

  test.each(serverAudits({ url: () => url, fetchFn: ours }).map(({ id, name, fn }) => ({ id, name, fn })))(
    '$name ($id)',
    async ({ fn }) => {
      const result = await fn()
      const reason = result.status === 'ok' ? '' : `${result.status}: ${result.reason}`
      // A notice is about what a server may do; this one does that too.
      expect(reason).toBe('')
    },
  )

  test('the suite is the whole one, and notices what is wrong', async () => {
    expect(serverAudits({ url }).length).toBeGreaterThan(55)
    const nothingThere = serverAudits({ url: url.replace('/graphql', '/nowhere'), fetchFn: ours })
    const results = await Promise.all(nothingThere.map(({ fn }) => fn()))
    expect(results.filter(({ status }) => status === 'error').length).toBeGreaterThan(5)
    expect(results.filter(({ status }) => status === 'warn').length).toBeGreaterThan(5)
  })
})
