import { personByKey } from '@hemline/db/seed/people.ts'
import { personSearchKeptDays, typingSeconds } from '@hemline/rules/desk/search.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { purgePersonSearches } from './desk.ts'
import { noteSearch } from './search-log.db.ts'

type Search = { by: string; text: string; found: number }

describe.skipIf(!testServer)('the log of searches for people', () => {
  let app: TestApp
  let tomas: TestClient
  let marta: TestClient
  beforeAll(async () => {
    app = await testApp()
    tomas = await app.loggedIn('employee')
    marta = await app.loggedIn('admin')
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await app.db.deleteFrom('person_search').execute()
  })
  const log = async (client = marta) =>
    (await client.run('getPersonSearches')).data?.personSearches as Search[]

  test('says who looked for which text and how many were found, to admins alone', async () => {
    const { email } = personByKey('seller')
    await tomas.run('getStaffSearch', { search: email })
    await tomas.run('getStaffSearch', { search: 'xy' })
    const { firstName, lastName } = personByKey('employee')
    expect(await log()).toEqual([
      expect.objectContaining({ by: `${firstName} ${lastName}`, text: email, found: 1 }),
    ])
    const { errors } = await tomas.run('getPersonSearches')
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })

  test('has one entry for a text that is typed on, and two for two texts', async () => {
    for (const search of ['gret', 'greta', 'greta li', 'nora']) await tomas.run('getStaffSearch', { search })
    expect((await log()).map(({ text }) => text)).toEqual(['nora', 'greta li'])
  })

  test('has two entries when the same text is looked for later, and forgets them after a year', async () => {
    const userId = personByKey('employee').id
    const at = new Date()
    const note = (time: Date) =>
      noteSearch(app.db, {
        userId,
        text: 'greta',
        found: 1,
        at: time,
        since: new Date(time.getTime() - typingSeconds * 1000),
      })
    await note(at)
    await note(new Date(at.getTime() + typingSeconds * 1000 + 1))
    expect(await log()).toHaveLength(2)
    const days = (count: number) => new Date(at.getTime() + count * 86_400_000)
    await purgePersonSearches(app.db, days(personSearchKeptDays - 1))
    expect(await log()).toHaveLength(2)
    await purgePersonSearches(app.db, days(personSearchKeptDays + 1))
    expect(await log()).toEqual([])
  })
})
