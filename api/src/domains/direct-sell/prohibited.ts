// Brands that are not sold here: staff say which and why (decision 0233). Intake, feeds and members' listings
// refuse their pieces.
import { prohibitionProblem } from '@hemline/rules/direct-sell/prohibited.ts'
import { brandKeyOf, brandNameOf } from '@hemline/rules/intake/intake.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { moveItems } from '../catalogue/catalogue.ts'
import { endProhibition, prohibitBrandInShop, prohibitedInShop } from '../intake/intake.ts'
import { lockListedOfBrand, updateListing } from './listings.db.ts'
import { staffRefusal } from './moderation.ts'

type Answer =
  | {
      __typename: 'ProhibitedBrandsPayload'
      brands: Awaited<ReturnType<typeof prohibitedBrands>>
      hidden: number
    }
  | ReturnType<typeof staffRefusal>

/**
 * Returns the brands that are not sold here, by name, each with reason, day, employee and its pieces on sale.
 * Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the task `review`.
 */
export async function prohibitedBrands(ctx: Context) {
  atWork(ctx, 'review')
  return (await prohibitedInShop(ctx.db)).map((row) => ({
    id: row.id,
    name: row.name,
    reason: row.reason,
    since: row.since,
    byName: row.by_name,
    onSale: row.on_sale,
  }))
}

const known = 'This brand is on the list already.'

/**
 * Prohibits a brand with a reason, from now on, and returns how many listings it hid. Members' pieces of the
 * brand that are on sale and that nobody holds wait for a person again; pieces of the shop stay, for staff to
 * decide. Returns StaffRefusal for a name or a reason that can't be used and for a brand that is prohibited
 * already. Throws UNAUTHENTICATED, and FORBIDDEN without the task `review`.
 */
export async function prohibitBrand(ctx: Context, said: { name: string; reason: string }): Promise<Answer> {
  const by = atWork(ctx, 'review')
  const wrong = prohibitionProblem(said)
  if (wrong) return staffRefusal(wrong)
  const now = ctx.now()
  const row = {
    id: uuidv7(now.getTime()),
    name: brandNameOf(said.name),
    brandKey: brandKeyOf(said.name),
    reason: said.reason.trim(),
    by,
    now,
  }
  const hidden = await inTransaction<number>(ctx.db, [], async (tx) => {
    if (!(await prohibitBrandInShop(tx, row))) return -1
    return hideListings(tx, row.brandKey, now)
  })
  if (hidden < 0) return staffRefusal(known)
  ctx.forget()
  return { __typename: 'ProhibitedBrandsPayload', brands: await prohibitedBrands(ctx), hidden }
}

async function hideListings(tx: Tx, brandKey: string, now: Date): Promise<number> {
  const listings = await lockListedOfBrand(tx, brandKey, now)
  const move = { itemNumbers: listings.map((one) => one.item_number), kind: 'brand', actorId: null, now }
  if (listings.length === 0) return 0
  await moveItems(tx, { ...move, to: 'delisted', from: ['listed'] })
  await moveItems(tx, { ...move, to: 'under_review', from: ['delisted'] })
  for (const { id } of listings)
    await updateListing(tx, id, { status: 'under_review', now, reasons: ['prohibited'], submittedAt: now })
  return listings.length
}

/**
 * Ends a prohibition; its row stays with the day and the employee, and hidden pieces go on waiting for a
 * person. Returns StaffRefusal for an unknown one and one that has ended already. Throws UNAUTHENTICATED, and
 * FORBIDDEN without the task `review`.
 */
export async function allowBrand(ctx: Context, id: string): Promise<Answer> {
  const by = atWork(ctx, 'review')
  if (!isUuid(id) || !(await endProhibition(ctx.db, { id, by, now: ctx.now() })))
    return staffRefusal('This brand is not on the list any more.')
  ctx.forget()
  return { __typename: 'ProhibitedBrandsPayload', brands: await prohibitedBrands(ctx), hidden: 0 }
}
