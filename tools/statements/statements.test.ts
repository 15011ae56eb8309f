import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type TestApp, testApp, testServer } from '@hemline/api/testing/app.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

type Told = { files: number; places: number; texts: number; missed: string[]; problems: string[] }

describe.skipIf(!testServer)('statements', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app?.close())

  /**
   * In a process of its own: plain Node keeps the positions of the code, by which a
   * statement finds its place.
   */
  const read = async (...folder: string[]): Promise<Told> => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url))
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [main, app.config.DATABASE_URL, ...folder],
      { maxBuffer: 16e6 },
    )
    return JSON.parse(stdout) as Told
  }

  test('of every *.db.ts file are reached, can be prepared, and bring the columns that their row types claim', {
    timeout: 600_000,
  }, async () => {
    const { files, places, texts, missed, problems } = await read()
    expect(problems).toEqual([])
    // The envelope in which questions go together; each of them is prepared by itself.
    expect(missed.map((place) => place.replace(/:\d+$/, ''))).toEqual([
      'api/src/platform/named-statements.db.ts',
    ])
    // So many there were when this was written; far fewer would mean that they are not found any more.
    expect(files).toBeGreaterThanOrEqual(50)
    expect(places).toBeGreaterThanOrEqual(440)
    expect(texts).toBeGreaterThanOrEqual(places)
  })

  test('that lie are found', { timeout: 600_000 }, async () => {
    const { places, missed, problems } = await read('tools/statements/testing/')
    expect(places).toBe(7)
    expect(problems.map((problem) => problem.replace(/^\S+: /, '')).sort()).toEqual([
      '"events" is json, claimed as list of object',
      '"item_number" is number, claimed as string',
      'no column "colour"',
      'relation "wardrobe" does not exist in: select id from wardrobe',
    ])
    // The one that no call reaches, and the one that PostgreSQL can't prepare.
    expect(missed).toHaveLength(2)
  })
})
