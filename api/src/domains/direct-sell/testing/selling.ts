// For tests: members with closets who list pieces with photos, by the operations that the browser sends.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestApp, TestClient } from '../../../testing/app.ts'
import { tokenOf } from '../../../testing/processor.ts'
import { fillCart, home, pay, paymentOf, resultOf } from '../../checkout/testing/buying.ts'

let people = 0

/** A new member in a browser of their own. */
export async function newMember(app: TestApp, firstName = 'Wren', lastName = 'Castle'): Promise<TestClient> {
  const client = app.newVisitor()
  people += 1
  const input = {
    email: `direct${people}-${randomUUID().slice(0, 8)}@member.example`,
    password: 'a-long-password-7',
    firstName,
    lastName,
    acceptTerms: true,
  }
  const signed = resultOf<{ __typename: string }>(await client.run('signUp', { input }), 'signUp')
  if (signed.__typename !== 'AuthPayload') throw new Error(JSON.stringify(signed))
  return client
}

/** Returns the id of a logged-in client's user. */
export const idOf = async (client: TestClient): Promise<string> =>
  resultOf<{ id: string }>(await client.run('getUserHuman'), 'user').id

export type Listing = {
  title: string
  id: string
  status: string
  note: string | null
  itemNumber: number | null
  path: string | null
  price: number | null
  missing: { field: string }[]
  payout: { earnings: number; fee: number } | null
  photos: { id: string; url: string }[]
  openOffers: number
}
export type Answer = {
  __typename: string
  message?: string
  faults?: { field: string; message: string }[]
  listing?: Listing
}

/** Opens the client's closet with an address. */
export async function openCloset(client: TestClient): Promise<void> {
  const input = { acceptTerms: true, address: home }
  const opened = resultOf<Answer>(await client.run('openDirectShop', { input }), 'openDirectShop')
  if (opened.__typename !== 'DirectShopPayload') throw new Error(JSON.stringify(opened))
}

/** Inserts an upload of a member, as the photo route does, without its bytes. */
export async function uploadFor(app: TestApp, userId: string): Promise<string> {
  const id = randomUUID()
  await sql`insert into photo_upload (id, uploaded_by, source, width, height, bytes, created_at)
    values (${id}::uuid, ${userId}::uuid, 'camera_capture', 1200, 1500, 1000, ${new Date()})`.execute(app.db)
  await sql`insert into private_photo (upload_id, user_id) values (${id}::uuid, ${userId}::uuid)`.execute(
    app.db,
  )
  return id
}

/** Returns a whole draft of a blazer, with a photo of the client. */
export async function draftFor(app: TestApp, client: TestClient, wish: Record<string, unknown> = {}) {
  const category = await app.db
    .selectFrom('category')
    .select(['id'])
    .where('slug', '=', 'blazers')
    .executeTakeFirstOrThrow()
  const size = await app.db
    .selectFrom('size')
    .select(['sizing_id'])
    .where('size_category', '=', 'top')
    .where('department_group', '=', 'women')
    .orderBy('rank')
    .executeTakeFirstOrThrow()
  return {
    id: randomUUID(),
    photoIds: [await uploadFor(app, await idOf(client))],
    categoryId: category.id,
    brandName: 'Fern & Alder',
    sizingId: size.sizing_id,
    colors: ['brown'],
    materials: ['Wool'],
    condition: 'very_good',
    words: 'Hardly worn.',
    weight: 'medium',
    price: 8600,
    floor: 7200,
    takesOffers: true,
    comesDown: false,
    ...wish,
  }
}

/** Stores a draft and returns the answer. */
export const save = async (client: TestClient, input: object): Promise<Answer> =>
  resultOf<Answer>(await client.run('saveDirectDraft', { input }), 'saveDirectDraft')

/** Sends a listing and returns the answer. */
export const submit = async (client: TestClient, id: string): Promise<Answer> =>
  resultOf<Answer>(await client.run('submitDirectListing', { id }), 'submitDirectListing')

/** Lists a piece of the client, whose first piece an employee accepts; returns the listing. */
export async function list(
  app: TestApp,
  client: TestClient,
  { staff, wish = {} }: { staff: TestClient; wish?: Record<string, unknown> },
): Promise<Listing & { itemNumber: number }> {
  const draft = await draftFor(app, client, wish)
  const saved = await save(client, draft)
  if (!saved.listing) throw new Error(JSON.stringify(saved))
  const sent = await submit(client, draft.id)
  if (!sent.listing) throw new Error(JSON.stringify(sent))
  if (sent.listing.status === 'under_review')
    await staff.run('decideDirectListing', { id: draft.id, accept: true, note: '' })
  const now = resultOf<Listing>(await client.run('getDirectListing', { id: draft.id }), 'directListing')
  if (now.itemNumber === null || now.status !== 'listed') throw new Error(JSON.stringify(now))
  return { ...now, itemNumber: now.itemNumber }
}

/** A sale as its seller or its buyer reads it. */
export type Sale = {
  id: string
  status: string
  earnings: number
  labelUrl: string | null
  canCancel: boolean
  canReview: boolean
  otherName: string
  place: string | null
  trackingCode: string | null
  myReview: { stars: number } | null
  theirReview: { stars: number; words: string } | null
}
export type Shop = {
  listings: Listing[]
  sales: Sale[]
  /** The sales that are not to be sent any more, on all pages. */
  salesCount: number
  vacationUntil: string | null
  offersToAnswer: number
  code: string
  rating: { count: number; stars: number }
}

/** Returns the client's own closet, with the sales to send before one page of the others. */
export async function shopOf(client: TestClient, page = 1): Promise<Shop> {
  const answer = await client.run('getDirectShop', { page })
  const { toSend, ...shop } = resultOf<Omit<Shop, 'sales'> & { toSend: Sale[] }>(answer, 'directShop')
  const others = resultOf<{ nodes: Sale[]; totalCount: number }>(answer, 'directSales')
  return { ...shop, sales: [...toSend, ...others.nodes], salesCount: others.totalCount }
}

/** A new member whose closet is open. */
export async function newSeller(app: TestApp): Promise<TestClient> {
  const client = await newMember(app, 'Ines', 'Moor')
  await openCloset(client)
  return client
}

/**
 * A new member buys pieces of a seller's closet in one order; returns the buyer and the sale as its seller
 * reads it.
 */
export async function buyFrom(
  app: TestApp,
  seller: TestClient,
  itemNumbers: readonly number[],
): Promise<{ buyer: TestClient; sale: Sale }> {
  const buyer = await newMember(app, 'Wren', 'Castle')
  await fillCart(buyer, itemNumbers)
  const paid = await pay(buyer, await paymentOf(buyer, await tokenOf(app.processor, '4242424242424242')))
  if (paid.__typename !== 'OrderPlaced') throw new Error(JSON.stringify(paid))
  const sale = (await shopOf(seller)).sales.find((one) => one.status === 'to_send')
  if (!sale) throw new Error('no sale')
  return { buyer, sale }
}

/** Returns the state of a piece. */
export async function stateOf(app: TestApp, itemNumber: number): Promise<string> {
  const row = await app.db
    .selectFrom('item')
    .select('state')
    .where('item_number', '=', itemNumber)
    .executeTakeFirstOrThrow()
  return row.state
}
