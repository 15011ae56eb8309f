// What the printed words of a member's own photos say, by real pictures of labels.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { phonePhoto, sendPhoto } from '../photos/testing/sending.ts'
import { newMember } from './testing/selling.ts'

type Label = { brand: string | null; sizes: string[]; materials: string[]; hasPriceTag: boolean }
type Piece = { brand: string; size: string; photo_id: number }

describe.skipIf(!testServer)('the words of a label', () => {
  let app: TestApp
  let client: TestClient
  beforeAll(async () => {
    app = await testApp()
    client = await newMember(app)
  })
  afterAll(() => app.close())

  const labelOf = async (who: TestClient, photoId: string) =>
    resultOf<Label | null>(await who.run('getDirectLabel', { photoId }), 'directLabel')
  const sent = async (file: Buffer) => (await sendPhoto(app, client, { file })).id
  /** Pieces with a picture of their label: clothes have a small tag, shoes "SIZE 8.5" in the leather. */
  const pieces = async (size: string): Promise<Piece[]> => {
    const { rows } = await sql<Piece>`select b.name as brand, replace(i.size_display, 'Size ', '') as size,
        p.id::float8 as photo_id
      from item i join brand b on b.id = i.brand_id
        join photo p on p.item_number = i.item_number and p.art ->> 'view' = 'label'
      where i.state = 'listed' and i.size_display like ${size} order by i.item_number limit 2`.execute(app.db)
    return rows
  }
  const picture = async (photoId: number) =>
    (await app.server.inject({ url: `/pictures/${photoId}/1200` })).rawPayload

  test('name a brand of the shop, and no wrong size', async () => {
    const shown = await pieces('Size %')
    expect(shown).toHaveLength(2)
    for (const { brand, size, photo_id: photoId } of shown) {
      const label = await labelOf(client, await sent(await picture(photoId)))
      expect(label).toMatchObject({ brand, hasPriceTag: false })
      expect([[], [size]]).toContainEqual(label?.sizes)
    }
  })

  test('name the size where the word stands before it', async () => {
    const [shoe] = await pieces('%.5')
    const label = await labelOf(client, await sent(await picture(shoe?.photo_id ?? 0)))
    expect(label).toMatchObject({ brand: shoe?.brand, sizes: [shoe?.size] })
  })

  test('say nothing in a picture without words', async () => {
    const nothing = { brand: null, sizes: [], materials: [], hasPriceTag: false }
    expect(await labelOf(client, await sent(await phonePhoto()))).toMatchObject(nothing)
  })

  test('are read for nobody but their sender', async () => {
    const id = await sent(await phonePhoto())
    expect(await labelOf(await newMember(app), id)).toBeNull()
    expect(await labelOf(app.newVisitor(), id)).toBeNull()
    expect(await labelOf(client, 'no-photo')).toBeNull()
  })
})
