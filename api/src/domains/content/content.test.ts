import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder } from '@hemline/db/content-folder.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'

type Release = {
  id: string
  number: number
  state: string
  documentCount: number
  documents: { key: string; change: string; bodyMarkdown: string }[]
}
type Result = {
  __typename: string
  message?: string
  problems?: { path: string; message: string }[]
  release?: Release
}

describe.skipIf(!testServer)('releases of texts', () => {
  let app: TestApp
  let tomas: TestClient
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'texts-'))
    await cp(contentFolder, folder, { recursive: true })
    app = await testApp({ env: { CONTENT_DIR: folder } })
    tomas = await app.loggedIn('employee')
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  const make = async (note: string) =>
    (await tomas.run('makeContentRelease', { note })).data?.makeContentRelease as Result
  const publish = async (id: string) =>
    (await tomas.run('publishContentRelease', { id })).data?.publishContentRelease as Result
  const inForce = async () =>
    (await app.newVisitor().run('getContentRelease', {})).data?.contentRelease as Release
  const legal = async (slug: string) =>
    (await app.newVisitor().run('getLegalDocument', { slug })).data?.legalDocument as {
      title: string
      bodyMarkdown: string
      updatedOn: string
    } | null
  const write = (path: string, text: string) => writeFile(join(folder, path), text)
  const changed = ({ release }: Result) =>
    release?.documents.flatMap(({ key, change }) => (change === 'same' ? [] : [`${key} ${change}`]))

  test('begin with the texts of the files, which nobody has changed', async () => {
    const first = await inForce()
    expect(first).toMatchObject({ number: 1, state: 'live' })
    expect(first.documents).toHaveLength(first.documentCount)
    expect(first.documents.every(({ change }) => change === 'same')).toBe(true)
    expect(await make('Nothing new')).toMatchObject({
      __typename: 'ContentRefused',
      message: 'The files are the texts that are in force already.',
    })
  })

  test('are drafts until somebody publishes them, and go back to an earlier one', async () => {
    const before = await inForce()
    await write('legal/01-tou.md', '# Terms of Use\n\nLast changed: 2026-11-20\n\nBe kind.\n')
    await write('legal/06-cookies.md', '# Cookies\n\nLast changed: 2026-11-20\n\nFew.\n')
    await rm(join(folder, 'help/05-cart-limit.md'))
    const draft = await make('Shorter terms')
    expect(draft).toMatchObject({ release: { number: 2, state: 'draft' } })
    expect(changed(draft)).toEqual(['legal/tou changed', 'legal/cookies new', 'help/cart-limit gone'])
    expect((await legal('tou'))?.bodyMarkdown).not.toBe('Be kind.')
    expect((await inForce()).number).toBe(1)

    expect(await publish(draft.release?.id ?? '')).toMatchObject({ release: { state: 'live', number: 2 } })
    expect(await legal('tou')).toMatchObject({ bodyMarkdown: 'Be kind.', updatedOn: '2026-11-20' })
    expect(await legal('cookies')).toMatchObject({ title: 'Cookies' })
    expect(await inForce()).toMatchObject({ number: 2, documentCount: before.documentCount })
    expect(await publish(draft.release?.id ?? '')).toMatchObject({ __typename: 'ContentRefused' })

    expect(await publish(before.id)).toMatchObject({ release: { state: 'live', number: 1 } })
    expect(await legal('cookies')).toBeNull()
    const states = await app.db
      .selectFrom('content_release')
      .select(['number', 'state'])
      .orderBy('number')
      .execute()
    expect(states).toEqual([
      { number: 1, state: 'live' },
      { number: 2, state: 'retired' },
    ])
  })

  test('take nothing from a source with a wrong file, and name every one', async () => {
    await write('legal/07-broken.md', 'No title')
    await write('help/99-weather.md', '# Rain?\n\nTopic: weather\n\nTake a coat.\n')
    const refused = await make('Broken')
    expect(refused.problems?.map(({ path }) => path)).toEqual(['help/99-weather.md', 'legal/07-broken.md'])
    await rm(join(folder, 'legal/07-broken.md'))
    await rm(join(folder, 'help/99-weather.md'))
    expect((await make('   ')).message).toBe('Please say what changes.')
    expect((await make('x'.repeat(201))).message).toBe('Please say it in 200 characters.')
  })

  test('two that are made at once have two numbers, and one of two publishers is told', async () => {
    const made = await Promise.all([make('One'), make('Two')])
    const numbers = made.map(({ release }) => release?.number)
    expect(new Set(numbers).size).toBe(2)
    const id = made[0]?.release?.id ?? ''
    const outcomes = (await Promise.all([publish(id), publish(id)])).map(({ __typename }) => __typename)
    expect(outcomes.toSorted()).toEqual(['ContentRefused', 'ContentReleasePayload'])
  })

  test('are shown to employees alone before they are in force', async () => {
    await write('legal/08-drafts.md', '# Drafts\n\nLast changed: 2026-11-21\n\nUnseen.\n')
    const { id } = (await make('A draft')).release ?? { id: '' }
    const visitor = app.newVisitor()
    expect((await visitor.run('getContentRelease', { id })).errors?.[0]?.extensions?.code).toBe(
      'UNAUTHENTICATED',
    )
    const shopper = await app.loggedIn('shopper')
    expect((await shopper.run('getContentRelease', { id })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect((await tomas.run('getContentRelease', { id })).data?.contentRelease).toMatchObject({
      note: 'A draft',
      madeBy: expect.stringMatching(/\w+ \w+/),
    })
    expect((await tomas.run('getStaffContentReleases', {})).data?.staffContentReleases).toContainEqual(
      expect.objectContaining({ id, state: 'draft' }),
    )
    expect((await inForce()) as object).toMatchObject({ madeBy: null, publishedBy: null })
  })

  test('ask members for new terms when the publisher says so, with what changed', async () => {
    const member = await app.loggedIn('shopper')
    const asked = async () =>
      ((await member.run('getUserHuman')).data?.user as { isLegalAcceptRequired: boolean } | undefined)
        ?.isLegalAcceptRequired
    const terms = async () => (await member.run('getTerms')).data?.terms
    const publishAs = async (id: string, changes: string[]) =>
      (await tomas.run('publishContentRelease', { id, changes })).data?.publishContentRelease as Result
    const before = await terms()
    await write('help/05-cart-limit.md', '# How many?\n\nTopic: orders\n\nTen.\n')
    const answers = (await make('An answer')).release?.id ?? ''
    expect(await publishAs(answers, ['Nothing'])).toMatchObject({
      message: 'This release changes nothing that members agree to, so there is nothing to accept.',
    })
    await write('legal/01-tou.md', '# Terms of Use\n\nLast changed: 2026-12-04\n\nBe kinder.\n')
    const id = (await make('Kinder terms')).release?.id ?? ''
    expect(await publishAs(id, [' '])).toMatchObject({ message: expect.stringContaining('what changes') })
    expect(await asked()).toBe(false)
    expect(await publishAs(id, ['We are kinder.', ''])).toMatchObject({
      release: { state: 'live', termsVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d/) },
    })
    expect(await asked()).toBe(true)
    expect(await terms()).toMatchObject({ changes: ['We are kinder.'] })
    expect(await terms()).not.toEqual(before)
    await member.run('acceptLegal', {})
    expect(await asked()).toBe(false)
    await write('legal/01-tou.md', '# Terms of Use\n\nLast changed: 2026-12-05\n\nA comma, fewer.\n')
    await publish((await make('A comma')).release?.id ?? '')
    expect(await asked()).toBe(false)
  })

  test('are landing pages and reports too, seen as pages by employees before they are in force', async () => {
    const reports = async (client: TestClient, release?: string) =>
      (await client.run('getResaleReports', { release })).data?.resaleReports as
        | {
            year: string
            title: string
            lead: string
            chapters: { words: string; chart: { bars: unknown[] } }[]
          }[]
        | null
    const page = async (client: TestClient, slug: string, release?: string) =>
      (await client.run('getLandingPage', { slug, release })).data?.landingPage as {
        title: string
        intro: string
      } | null
    const visitor = app.newVisitor()
    const inOld = await reports(visitor)
    expect(inOld?.map(({ year }) => year)).toEqual(['2023', '2024', '2025'])
    for (const { chapters, lead } of inOld ?? [])
      for (const text of [lead, ...chapters.map(({ words }) => words)]) expect(text).not.toMatch(/[{}]/)
    const before = await inForce()
    await write(
      'landing/07-denim-room.md',
      '# Denim, again\n\nFilters: category_tags=jeans\n\nFor {season}.\n\n## All\n\nSource: filters\n',
    )
    await write(
      'report/02-2024.md',
      '# Worth\n\nFact: {price} = asked\n\nOf {pieces}.\n\n## Kinds\n\nChart: worthByKind\nCaption: Share\n\n{worthByKind.first}.\n',
    )
    const id = (await make('Denim')).release?.id ?? ''
    expect(await page(tomas, 'denim-room', id)).toMatchObject({ title: 'Denim, again' })
    expect((await page(tomas, 'denim-room', id))?.intro).toMatch(/^For (spring|summer|fall|winter)\.$/)
    expect((await reports(tomas, id))?.[1]).toMatchObject({ title: 'Worth', lead: 'Of 20,000.' })
    expect((await page(visitor, 'denim-room'))?.title).toBe('The denim room')
    expect(await page(visitor, 'denim-room', id)).toBeNull()
    expect((await reports(visitor, id)) ?? null).toBeNull()

    await publish(id)
    expect((await page(visitor, 'denim-room'))?.title).toBe('Denim, again')
    expect((await reports(visitor))?.[1]?.title).toBe('Worth')
    // A release from before there were landing pages and reports takes none away.
    await app.db
      .deleteFrom('content_document')
      .where('release_id', '=', before.id)
      .where('kind', 'in', ['landing', 'report'])
      .execute()
    await publish(before.id)
    expect((await page(visitor, 'denim-room'))?.title).toBe('Denim, again')
    expect(await reports(visitor)).toHaveLength(3)
  })

  test('can’t be made while the source is away', async () => {
    const away = await testApp({ env: { CONTENT_DIR: join(folder, 'nowhere') } })
    const client = await away.loggedIn('employee')
    const answer = (await client.run('makeContentRelease', { note: 'Away' })).data?.makeContentRelease
    expect(answer).toMatchObject({ message: 'The source of texts can’t be read just now.' })
    await away.close()
  })
})
