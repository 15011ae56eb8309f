// The pieces that a brief may be met with: one request for all slots, limits of sizes, sums and bans in it.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { availabilityOf } from '@hemline/rules/catalogue/item-states.ts'
import type { Slot } from '@hemline/rules/discovery/slots.ts'
import { profileFor, profileSizes } from '@hemline/rules/size-profile/my-sizes.ts'
import type { Brief } from '@hemline/rules/styling/brief.ts'
import { kindsFor, slotsFor } from '@hemline/rules/styling/compose.ts'
import { departmentsFor, noSizes, type SavedSizes, sizesFor } from '@hemline/rules/styling/limits.ts'
import { poolFilters } from '@hemline/rules/styling/pool-filters.ts'
import type { Context } from '../../context.ts'
import { findPools, type PoolWish } from '../search/search.ts'
import { sizeProfilesOf } from '../size-profile/size-profile.ts'

const perSlot = 60

/** Tells whether the viewer can put a piece into the cart now, or has it there. */
export const canBeHad = (item: ItemRow, now: Date, isHeldByViewer = false): boolean => {
  const availability = availabilityOf({ state: item.state, heldUntil: item.held_until }, now)
  return (
    (availability === 'InStock' || (availability === 'Reserved' && isHeldByViewer)) &&
    item.preordered_by === null &&
    item.access_levels.length === 0 &&
    !item.has_inappropriate_content
  )
}

/** Returns the viewer's saved sizes for a department; none for visitors and while they are paused. */
export async function savedSizes(ctx: Context, department: string): Promise<SavedSizes> {
  const { userId } = ctx.viewer
  if (userId === null) return noSizes
  const profiles = await ctx.once('styling:profiles', () => sizeProfilesOf(ctx.db, userId))
  const clothes = profileFor(profiles, department)
  const shoes = profileFor(profiles, 'shoes')
  const idsOf = (profile: typeof clothes) => (profile?.enabled ? profileSizes(profile) : [])
  const isShoe = (id: number) => id > 1300 && id < 1400
  const all = [...idsOf(clothes), ...idsOf(shoes)]
  return {
    clothes: idsOf(clothes).filter((id) => !isShoe(id)),
    shoes: [...new Set(all.filter(isShoe))],
  }
}

/**
 * Returns pieces in stock that may fit a brief, at most 60 for each of the given slots (tops, shoes and so
 * on) or for all slots of its outfits; sizes and departments are respected. None that the viewer sells.
 */
export async function piecesFor(
  ctx: Context,
  {
    brief,
    saved,
    slots,
    cheapest = false,
  }: { brief: Brief; saved: SavedSizes; slots?: readonly Slot[]; cheapest?: boolean },
): Promise<ItemRow[]> {
  const pools = (slots ?? slotsFor(brief)).map(
    (slot): PoolWish => ({
      ...poolFilters(brief, {
        slot,
        kinds: kindsFor(brief, slot),
        sizes: sizesFor(brief, saved, slot),
        departments: departmentsFor(brief.department, slot),
      }),
      amount: perSlot,
      cheapest,
    }),
  )
  // A size that the shop does not have finds nothing.
  const open = pools.filter(({ filters }) => filters.every(({ values }) => values.length > 0))
  const found = await findPools(ctx, open)
  const now = ctx.now()
  return found.filter((item) => canBeHad(item, now) && item.consignor_id !== (ctx.viewer.userId ?? ''))
}
