// Which warehouse serves a person: one that employees set, else the nearest (specification §3, warehouseId
// and mdcOverride).
import { milesBetween } from '@hemline/rules/shipping/estimates.ts'
import { defaultWarehouseIds } from '@hemline/rules/vocabulary/constants.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import type { Context, Viewer } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import type { Owner } from '../identity/identity.ts'
import { findServing } from './kits-reads.db.ts'

/** The default warehouse for a user's bags (specification §3, warehouseId). */
const [defaultWarehouse = 12] = defaultWarehouseIds

/**
 * Returns the id of the warehouse nearest to a US state; of two equally near the first, without a known
 * state the default.
 */
export function warehouseNear(state: string | null | undefined): number {
  const miles = warehouses.map((house) => milesBetween(house.state, state ?? ''))
  const least = Math.min(...miles)
  return Number.isFinite(least)
    ? (warehouses[miles.indexOf(least)]?.warehouseId ?? defaultWarehouse)
    : defaultWarehouse
}

/**
 * Returns the warehouses that serve the viewer, the one that receives bags first: those that employees set,
 * else the nearest to the home state; the default for visitors.
 */
export async function housesOf(ctx: Context, { userId }: Viewer): Promise<number[]> {
  if (userId === null) return [defaultWarehouse]
  const { state, override } = await findServing(ctx.db, userId)
  return override ?? [warehouseNear(state)]
}

/**
 * Returns the id of the warehouse that receives an owner's bag which is sent from a US state: the one that
 * employees set for the user, else the nearest, else the default.
 */
export async function receivingHouse(
  db: DbOrTx,
  owner: Owner,
  state: string | null | undefined,
): Promise<number> {
  const override = owner.user_id === null ? null : (await findServing(db, owner.user_id)).override
  return override?.[0] ?? warehouseNear(state)
}
