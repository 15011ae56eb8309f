// The pages of partners and charities: who writes them, what is checked, and what shoppers see afterwards.
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderPhotoStore } from '../../ports/photo-store.folder.ts'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { idOf, newMember } from '../direct-sell/testing/selling.ts'
import { purgePhotos } from '../photos/photos.ts'
import { seePhoto, sendPhoto } from '../photos/testing/sending.ts'

type Page = {
  version: number
  description: string
  wide: string | null
  changes: { words: string; by: string }[]
}
type Answer = {
  __typename: string
  message?: string
  page?: Page
  problems?: { field: string; message: string }[]
}
const slug = 'alderbrook'
const nothing = { name: '', logoText: '', bannerText: '', description: '', moneyDoes: '', pictureAlt: '' }
const words = {
  ...nothing,
  logoText: 'Alderbrook Mill',
  bannerText: 'Wool that was worn, and mended',
  description: 'We take coats back and mend them.',
  pictureAlt: 'A mill beside a river',
}
const photoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#35735c' } })
    .jpeg()
    .toBuffer()

describe.skipIf(!testServer)('the page of a partner', () => {
  let app: TestApp
  let admin: TestClient
  let person: TestClient
  beforeAll(async () => {
    app = await testApp()
    admin = await app.loggedIn('admin')
    person = await newMember(app)
    const { email } = await app.db
      .selectFrom('user_account')
      .select('email')
      .where('id', '=', await idOf(person))
      .executeTakeFirstOrThrow()
    await admin.run('addPartnerPerson', { slug, email })
  })
  afterAll(() => app.close())
  const pageOf = async (who: TestClient, of = slug) =>
    resultOf<Page | null>(await who.run('getSupplierPage', { slug: of }), 'supplierPage')
  const versionOf = async (of: string) => (await pageOf(admin, of))?.version ?? -1
  const set = async (who: TestClient, input: object) =>
    resultOf<Answer>(
      await who.run('setSupplierPage', {
        input: { slug, version: await versionOf(slug), ...words, ...input },
      }),
      'setSupplierPage',
    )
  const shown = async (reference: string) =>
    resultOf<{ bannerText: string; bannerImages: string[]; bannerAlt: string }>(
      await app.newVisitor().run('getSupplier', { reference }),
      'supplier',
    )
  const pictureAt = (url: string) => app.server.inject({ url })

  test('is written by its people and by admins, and by nobody else', async () => {
    const done = await set(person, {})
    expect(done.page?.changes[0]?.words).toMatch(/^Changed the page: text of the logo, text of the banner/)
    expect(await shown(slug)).toMatchObject({ bannerText: words.bannerText, bannerAlt: words.pictureAlt })
    expect((await set(await app.loggedIn('employee'), { bannerText: 'Wool, once more' })).__typename).toBe(
      'SupplierPagePayload',
    )
    const others = await pageOf(person, 'north-loom')
    expect(others).toBeNull()
    for (const who of [await newMember(app), await app.loggedIn('seller')]) {
      expect(await pageOf(who)).toBeNull()
      const refused = await who.run('setSupplierPage', { input: { slug, version: 0, ...words } })
      expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    }
    const charity = await person.run('setSupplierPage', {
      input: { ...words, slug: 'open-door-fund', version: 0 },
    })
    expect(charity.errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    const visitor = await app.newVisitor().run('getSupplierPage', { slug })
    expect(visitor.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  test('shows pictures that were sent for it, cut to their places, and lets the former ones go', async () => {
    const { id: wide } = await sendPhoto(app, person, { file: await photoOf(2000, 1500) })
    const { id: tall } = await sendPhoto(app, person, { file: await photoOf(400, 900) })
    const refused = await set(person, { wide: tall, logo: 'no id' })
    expect(refused.problems?.map(({ field }) => field)).toEqual(['wide', 'logo'])
    expect(refused.problems?.[0]?.message).toMatch(/400 by 900 pixels/)
    const url = `/api/v1.0/page-pictures/${wide}`
    expect((await pictureAt(url)).statusCode).toBe(404)
    expect((await set(person, { wide, logo: tall })).page?.wide).toBe(url)
    expect((await shown(slug)).bannerImages[0]).toBe(url)
    const picture = await pictureAt(url)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1824, height: 750 })
    const mark = await pictureAt(`/api/v1.0/page-pictures/${tall}`)
    expect(await sharp(mark.rawPayload).metadata()).toMatchObject({ width: 160, height: 160 })
    // Nobody may take a picture that somebody else sent, or one that stands on a page already.
    expect((await set(admin, { narrow: wide })).problems?.[0]?.field).toBe('narrow')
    const { id: foreign } = await sendPhoto(app, await newMember(app), { file: await photoOf(2000, 1500) })
    expect((await set(person, { wide: foreign })).problems?.[0]?.field).toBe('wide')
    const { id: next } = await sendPhoto(app, person, { file: await photoOf(1300, 700) })
    await set(person, { wide: next })
    expect((await pictureAt(url)).statusCode).toBe(404)
    const later = new Date(Date.now() + 48 * 3_600_000)
    await purgePhotos({ db: app.db, store: folderPhotoStore(app.config.PHOTO_STORE_DIR), now: () => later })
    expect((await seePhoto(app, person, wide)).statusCode).toBe(404)
    expect((await pictureAt(`/api/v1.0/page-pictures/${next}`)).statusCode).toBe(200)
  })

  test('keeps the first of two changes that were made at once', async () => {
    const version = await versionOf(slug)
    await set(admin, { version, description: 'The first one.' })
    const late = await set(person, { version, description: 'The second one.' })
    expect(late).toMatchObject({ __typename: 'SupplierPageRefused', problems: [] })
    expect((await pageOf(person))?.description).toBe('The first one.')
  })

  test('of a charity says what the money does', async () => {
    const charity = async () =>
      resultOf<Record<string, unknown>>(
        await app.newVisitor().run('getCharityPartner', { slug: 'open-door-fund' }),
        'charityPartner',
      )
    expect(await charity()).toMatchObject({ moneyDoes: expect.stringContaining('landlords'), picture: null })
    const { id: wide } = await sendPhoto(app, admin, { file: await photoOf(1600, 900) })
    const input = {
      ...nothing,
      slug: 'open-door-fund',
      version: await versionOf('open-door-fund'),
      name: 'Open Door Society',
      description: 'Pays the rent.',
      moneyDoes: 'One coat pays for a night.',
      pictureAlt: '',
      wide,
    }
    const without = resultOf<Answer>(await admin.run('setSupplierPage', { input }), 'setSupplierPage')
    expect(without.problems).toMatchObject([{ field: 'pictureAlt' }])
    await admin.run('setSupplierPage', { input: { ...input, pictureAlt: 'An open door' } })
    expect(await charity()).toMatchObject({
      name: 'Open Door Society',
      about: 'Pays the rent.',
      moneyDoes: 'One coat pays for a night.',
      picture: `/api/v1.0/page-pictures/${wide}`,
      pictureAlt: 'An open door',
    })
  })
})
