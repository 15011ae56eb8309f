import { localListCap } from '@hemline/rules/vocabulary/constants.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp, testServer } from '../../testing/app.ts'

describe.skipIf(!testServer)('favorites', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  test('come at most as many at once as a local list holds', async () => {
    const visitor = app.newVisitor()
    const add = (count: number) =>
      visitor.run('addFavorites', {
        input: { itemNumbers: Array.from({ length: count }, (_, index) => 900_000_000 + index) },
      })
    expect((await add(localListCap)).errors).toBeUndefined()
    expect((await add(localListCap + 1)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  })
})
