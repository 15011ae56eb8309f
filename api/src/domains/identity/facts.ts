// What a member's profile says of the person as a shopper and a seller, counted from orders, bags, pieces and
// sessions (specification §3, User profile; decision 0200).
import type { Db } from '@hemline/db/connect.ts'
import {
  boughtWeight,
  clusterLabel,
  clusterPath,
  clustersOf,
  type PreferenceCluster,
  recentBagDays,
  sellerLapsesDays,
  sellerSegmentOf,
  sellerSizeGroupOf,
} from '@hemline/rules/account/profile.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import type { Context, Viewer } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { findPersonFacts, listLeanings, updateMdcOverride } from './facts.db.ts'

const dayMs = 86_400_000

/** What is known of a member as a shopper and a seller. */
export type Profile = {
  orders: number
  sellerSegment: string | null
  sellerSizeGroup: string | null
  /** Whether the member was sent a kit without a fee within the last 30 days. */
  recentComplimentaryBag: boolean
  hasMobileApp: boolean
}

/**
 * Returns what a member did, counted in one statement: orders, seller segment and size group, a free kit
 * within 30 days, the app.
 */
export async function profileOf(db: Db, userId: string, now: Date): Promise<Profile> {
  const yearAgo = new Date(now.getTime() - sellerLapsesDays * dayMs)
  const facts = await findPersonFacts(db, { userId, yearAgo, now })
  const bags = { ever: facts.bagsEver, inYear: facts.bagsInYear, lastAt: facts.lastBagAt }
  return {
    orders: facts.orders,
    sellerSegment: sellerSegmentOf(bags, now),
    sellerSizeGroup: sellerSizeGroupOf(facts.acceptedInYear),
    recentComplimentaryBag:
      facts.freeKitAt !== null && now.getTime() - facts.freeKitAt.getTime() < recentBagDays * dayMs,
    hasMobileApp: facts.hasApp,
  }
}

const nobody: Profile = {
  orders: 0,
  sellerSegment: null,
  sellerSizeGroup: null,
  recentComplimentaryBag: false,
  hasMobileApp: false,
}

/**
 * Returns what the viewer did as a shopper and a seller (orders, segments, free kit, app), counted once a
 * request; for visitors, zeros and nothing.
 */
export const viewerProfile = async ({ userId }: Viewer, ctx: Context): Promise<Profile> =>
  userId === null ? nobody : ctx.once(`profile:${userId}`, () => profileOf(ctx.db, userId, ctx.now()))

/**
 * Returns the viewer's `primary` and `secondary` interests, clusters of a category by favorites and orders
 * with label and path, each null when unclear; null for visitors.
 */
export async function preferencesOf({ userId }: Viewer, ctx: Context) {
  if (userId === null) return null
  const leanings = await listLeanings(ctx.db, { userId, boughtWeight })
  const { primary, secondary } = clustersOf(leanings)
  const nameOf = ({ category }: PreferenceCluster) =>
    leanings.find((one) => one.category === category)?.name ?? category
  const shown = (cluster: PreferenceCluster | null) =>
    cluster && { ...cluster, label: clusterLabel(cluster, nameOf(cluster)), path: clusterPath(cluster) }
  return { primary: shown(primary), secondary: shown(secondary) }
}

/** The longest reason that an employee may write. */
const reasonMost = 300

/** What an employee sets for a person; `warehouseIds` empty: the shop chooses by the person's state again. */
export type OverrideInput = { userId: string; warehouseIds: readonly number[]; reason: string }

/**
 * Sets the warehouses that serve a person, in order of preference, with the reason and the change's author
 * `by`. Returns null when done, else a sentence: an unknown warehouse or one named twice, no reason or a long
 * one, an unknown person. The caller checks that `by` may do it.
 */
export async function overrideWarehouses(
  ctx: Context,
  by: string,
  { userId, warehouseIds, reason }: OverrideInput,
): Promise<string | null> {
  const known = warehouseIds.every((id) => warehouses.some(({ warehouseId }) => warehouseId === id))
  if (!known || new Set(warehouseIds).size !== warehouseIds.length)
    return 'Please choose among the seven warehouses, each once.'
  const why = reason.trim().toWellFormed()
  if (why === '') return 'Please say why: the next person at work will read it.'
  if (why.length > reasonMost) return `Please say it in ${reasonMost} characters.`
  const now = ctx.now()
  const isSet = await inTransaction(ctx.db, (tx) =>
    updateMdcOverride(tx, {
      id: uuidv7(now.getTime()),
      user_id: userId,
      changed_by: by,
      changed_at: now,
      mdc_override: warehouseIds.length > 0 ? [...warehouseIds] : null,
      reason: why,
    }),
  )
  ctx.forget()
  return isSet ? null : 'There is no such person.'
}
