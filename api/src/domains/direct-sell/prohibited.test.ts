// Brands that are not sold here: said by staff, refused everywhere.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { type Answer, draftFor, list, newSeller, save, shopOf, submit } from './testing/selling.ts'

type Brand = { id: string; name: string; reason: string; byName: string | null; onSale: number }
type Brands = { __typename: string; brands: Brand[]; hidden: number; message?: string }

describe.skipIf(!testServer)('a brand that is not sold here', () => {
  let app: TestApp
  let staff: TestClient
  beforeAll(async () => {
    app = await testApp()
    staff = await app.loggedIn('admin')
  })
  afterAll(() => app.close())

  const prohibit = async (name: string, reason = 'Most pieces of it are copies.') =>
    resultOf<Brands>(await staff.run('prohibitBrand', { name, reason }), 'prohibitBrand')
  const brands = async () => resultOf<Brand[]>(await staff.run('getProhibitedBrands'), 'prohibitedBrands')

  test('is refused with the reason, in any spelling, until it is allowed again', async () => {
    const client = await newSeller(app)
    const made = await prohibit('Ombra  Veste')
    expect(made).toMatchObject({ __typename: 'ProhibitedBrandsPayload', hidden: 0 })
    expect(await brands()).toContainEqual(
      expect.objectContaining({ name: 'Ombra Veste', reason: 'Most pieces of it are copies.', onSale: 0 }),
    )
    const draft = await draftFor(app, client, { brandName: 'OMBRA VESTE' })
    const saved = await save(client, draft)
    expect(saved.listing?.missing).toEqual([
      expect.objectContaining({
        field: 'brand',
        message: 'Pieces of Ombra Veste can’t be sold here: Most pieces of it are copies.',
      }),
    ])
    const refused = await submit(client, draft.id)
    expect(refused).toMatchObject({ __typename: 'DirectRefused', faults: [{ field: 'brand' }] })
    const id = made.brands.find((one) => one.name === 'Ombra Veste')?.id
    await staff.run('allowBrand', { id })
    expect((await submit(client, draft.id)).__typename).toBe('DirectListingPayload')
    const again = resultOf<Brands>(await staff.run('allowBrand', { id }), 'allowBrand')
    expect(again.message).toMatch(/not on the list/)
  })

  test('takes members’ pieces off until a person has looked, who can’t put them back', async () => {
    const client = await newSeller(app)
    const brandName = 'Lumenwick'
    await list(app, client, { staff, wish: { brandName } })
    const before = (await shopOf(client)).listings.filter((one) => one.status === 'listed')
    expect(before).toHaveLength(1)
    expect(await prohibit(brandName)).toMatchObject({ hidden: 1 })
    const [hidden] = (await shopOf(client)).listings
    expect(hidden).toMatchObject({ status: 'under_review', note: expect.stringContaining('not sold here') })
    const decided = resultOf<Answer>(
      await staff.run('decideDirectListing', { id: hidden?.id, accept: true, note: '' }),
      'decideDirectListing',
    )
    expect(decided).toMatchObject({ __typename: 'StaffRefusal', message: expect.stringContaining(brandName) })
  })

  test('can’t be put on sale again after a pause', async () => {
    const client = await newSeller(app)
    const brandName = 'Pausely'
    const { id } = await list(app, client, { staff, wish: { brandName } })
    await client.run('moveDirectListing', { id, act: 'pause' })
    expect(await prohibit(brandName)).toMatchObject({ hidden: 0 })
    const back = resultOf<Answer>(
      await client.run('moveDirectListing', { id, act: 'resume' }),
      'moveDirectListing',
    )
    expect(back).toMatchObject({ __typename: 'DirectRefused', message: expect.stringContaining(brandName) })
    expect((await shopOf(client)).listings[0]?.status).toBe('paused')
  })

  test('needs a reason and a name, and is on the list once', async () => {
    expect((await prohibit('Twicely', ' ')).message).toMatch(/say why/)
    expect((await prohibit('', 'A reason.')).message).toBeDefined()
    expect((await prohibit('Twicely')).__typename).toBe('ProhibitedBrandsPayload')
    expect((await prohibit('TWICELY')).message).toMatch(/already/)
  })
})
