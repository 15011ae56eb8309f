// For tests: a shop with pieces of which a second copy can be put on the shelf, and cases that ask for it.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type TestApp, type TestClient, testApp } from '../../../testing/app.ts'
import { movableClock } from '../../../testing/clock.ts'
import { resultOf } from '../../checkout/testing/buying.ts'
import { ownPieces } from '../../orders/testing/doors-for.ts'
import { fakeProcessor } from '../../payment/testing/fake-processor.ts'
import { aStain, type Shop } from '../../returns/testing/returning.ts'

export type OfferShown = {
  offer: string
  total: number
  terms: string
  item: { itemNumber: number; condition: string } | null
}
export type OffersShown = { __typename: string; message?: string; offers: OfferShown[]; why: string | null }
export type CaseShown = {
  code: string
  status: string
  headline: string
  detail: string
  total: number
  offer: string | null
  returnId: string | null
  replacement: {
    orderId: string
    orderLabel: string
    isReleased: boolean
    item: { itemNumber: number }
  } | null
  steps: { key: string; state: string }[]
}
export type CaseAnswer = { __typename: string; message?: string; field?: string | null; case: CaseShown }
export type CaseWishShown = { orderId: string; lineIds: string[]; kind: string }

/** A shop whose pieces can have copies. */
export type CopyingShop = Shop & { take: (isRight?: (price: number) => boolean) => number }

/** Starts an API whose clock can be moved, and lists the pieces that tests buy and copy. */
export async function copyingShop(): Promise<CopyingShop> {
  const clock = movableClock()
  const processor = fakeProcessor()
  const app = await testApp({ payments: processor, now: clock.now })
  const own = await ownPieces(app)
  const { rows: pieces } = await sql<{ n: number; price: number }>`
    select item_number::float8 as n, price_cents as price from item
    where item_number = any(${own}::bigint[]) and not final_sale and promotion is null and not ('jewelry' = any(category_tags))
    order by item_number`.execute(app.db)
  const take = (isRight = (price: number) => price < 4000) => {
    const at = pieces.findIndex((piece) => isRight(piece.price))
    const [piece] = pieces.splice(at, 1)
    if (at < 0 || !piece) throw new Error('no such piece is left')
    return piece.n
  }
  return { app, clock, processor, staff: await app.loggedIn('employee'), take }
}

/** Makes a piece on the shelf a copy of another one, as if the maker had made both. */
export async function copy(app: TestApp, of: number, into: number, condition?: string): Promise<number> {
  await sql`update item i set brand_id = a.brand_id, category_id = a.category_id, category_tags = a.category_tags,
      department_tags = a.department_tags, title = a.title, color_names = a.color_names, mpn = a.mpn, sizing_id = a.sizing_id,
      size_display = a.size_display, condition = coalesce(${condition ?? null}, a.condition)
    from item a where a.item_number = ${of}::bigint and i.item_number = ${into}::bigint`.execute(app.db)
  return into
}

/** Asks what the rules grant. */
export const offersFor = async (client: TestClient, input: CaseWishShown): Promise<OffersShown> =>
  resultOf<OffersShown>(await client.run('getResolutionOffers', { input }), 'resolutionOffers')

/** Chooses a way to settle a case. */
export const choose = async (
  client: TestClient,
  input: { kind: string; lineIds: readonly string[] } & Record<string, unknown>,
): Promise<CaseAnswer> => {
  const differences =
    input.kind === 'not_as_described'
      ? input.lineIds.map((lineId) => ({ lineId, difference: aStain }))
      : undefined
  return resultOf<CaseAnswer>(
    await client.run('selectResolution', {
      input: { words: 'The zip is gone.', key: randomUUID(), total: 0, differences, ...input } as never,
    }),
    'selectResolution',
  )
}

/** Reads a case as its shopper sees it. */
export const readCase = async (client: TestClient, code: string): Promise<CaseShown> =>
  resultOf<CaseShown>(await client.run('getCase', { code }), 'case')
