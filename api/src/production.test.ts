// What the API is in production: it answers what the site asks, and no text of anybody else (decision 0010).
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { persistedHashes } from '@hemline/schema/generated/hashes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from './testing/app.ts'

describe.skipIf(!testServer)('in production', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({
      env: { NODE_ENV: 'production', GIFT_CARD_SECRET: 'a secret of a test, which is long enough' },
    })
  })
  afterAll(() => app.close())
  const post = (body: object) =>
    app.server.inject({ method: 'POST', url: '/graphql', headers: { [visitorHeader]: 'new' }, payload: body })

  test('a document is answered by its hash', async () => {
    const answer = await post({
      extensions: { persistedQuery: { version: 1, sha256Hash: persistedHashes.getShopIndex } },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).not.toHaveProperty('errors')
  })

  test.each(['{ __schema { types { name } } }', '{ __typename }', 'mutation { logOut { __typename } }', '{'])(
    'the text %s is not',
    async (query) => {
      const answer = await post({ query })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        data: null,
        errors: [{ extensions: { code: 'PERSISTED_QUERY_REQUIRED' } }],
      })
      expect((await app.server.inject(`/graphql?query=${encodeURIComponent(query)}`)).statusCode).toBe(400)
    },
  )

  test.each(['/graphiql', '/dev/graphql', '/dev/graphql?query=%7B__typename%7D'])(
    'nothing of developers is at %s',
    async (url) => {
      expect((await app.server.inject(url)).statusCode).toBe(404)
    },
  )
})
