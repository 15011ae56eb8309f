// Assigns kits without a seller to one: a partner's kit by its code, a visitor's kit at log-in (decision
// 0072).
import type { Db } from '@hemline/db/connect.ts'
import { readBagCode } from '@hemline/rules/bags/bag-codes.ts'
import { type RestChoice, restChoices } from '@hemline/rules/consignment/consignment.ts'
import {
  kitIsTaken,
  kitsInTheStates,
  kitsNotForBanned,
  noSuchKit,
  restOf,
  tooManyKitCodes,
  unknownKitCode,
} from '@hemline/rules/kits/kit-orders.ts'
import { kitCodesPerAddress, kitCodesPerUser } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { ActivateKitInput, ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { networkOf, secondsToWait } from '../../platform/rate-limit.ts'
import { updateConsignorOfBag } from '../catalogue/catalogue.ts'
import { giveSalesOfBag } from '../earnings/earnings.ts'
import { isInternational } from '../identity/identity.ts'
import { trackingBackOf } from './carriers.ts'
import { findKitOf, insertBagEvent, lockBag, updateSeller } from './kits.db.ts'
import { findSeller, listUnclaimed, moveOffer } from './kits-reads.db.ts'
import { grantFirstBagCredit, lockedBag } from './moves.ts'

type Activated = ResolversTypes['ActivateKitResult'] & { __typename: string }
const not = (message: string): Activated => ({ __typename: 'KitNotActivated', message })

/**
 * Assigns a partner's kit, with its bag's pieces and what those earned, to the viewer by the code on it;
 * repeating it changes nothing. The label's validity starts now. Returns KitNotActivated for a wrong or taken
 * code, 10 codes tried by a user or 40 from a network within an hour, and viewers outside the United States.
 * Throws UNAUTHENTICATED, FORBIDDEN (banned), BAD_INPUT (rest choice).
 */
export async function activateKit(ctx: Context, input: ActivateKitInput): Promise<Activated> {
  const { userId } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', kitsNotForBanned)
  const restChoice = restChoices.find((one) => one === input.restChoice)
  if (!restChoice) throw refuse('BAD_INPUT', noSuchKit)
  if (await isInternational(ctx)) return not(kitsInTheStates)
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `kit-codes:${userId}`, ...kitCodesPerUser },
    { key: `kit-codes-address:${networkOf(ctx.clientIp)}`, ...kitCodesPerAddress },
  ])
  if (wait !== undefined) return not(tooManyKitCodes(Math.ceil(wait / 60)))
  const code = readBagCode(input.code)
  return code === null ? not(unknownKitCode) : activate(ctx, { code, userId, restChoice })
}

/** Gives a bag's pieces, and what those earned that are sold already, to the bag's new seller. */
async function givePieces(
  tx: Tx,
  bagId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await updateConsignorOfBag(tx, bagId, userId)
  await giveSalesOfBag(tx, { bagId, sellerId: userId, now })
}

async function activate(
  ctx: Context,
  { code, userId, restChoice }: { code: string; userId: string; restChoice: RestChoice },
): Promise<Activated> {
  const printed = await findKitOf(ctx.db, { code })
  if (printed) await trackingBackOf(ctx.db, ctx.carriers, printed)
  return inTransaction<Activated>(ctx.db, 'ActivateKitPayload', async (tx) => {
    const found = await lockBag(tx, { code })
    if (found?.kit.way !== 'activation') return not(unknownKitCode)
    const { kit } = found
    if (kit.seller_id !== null && kit.seller_id !== userId) return not(kitIsTaken)
    if (kit.seller_id === null) {
      const now = ctx.now()
      await updateSeller(tx, kit, {
        sellerId: userId,
        restChoice: restOf(kit.service, restChoice),
        deliveredAt: now,
      })
      await givePieces(tx, kit.bag_id, { userId, now })
      await insertBagEvent(tx, {
        bagId: kit.bag_id,
        kind: 'kit.activated',
        actorId: null,
        reason: '',
        detail: {},
        now,
      })
    }
    return { __typename: 'ActivateKitPayload', kit: (await lockedBag(tx, { kitId: kit.id })).kit }
  })
}

/**
 * Job after log-in, sign-up and email verification: assigns to the account the kits ordered in this browser
 * and, once its email is verified, those ordered with its email address elsewhere. Their pieces and what
 * those earned come with them, and the first-bag credit. Does nothing for unknown and banned accounts.
 * Running again changes nothing.
 */
export async function claimKits(
  { db, now }: { db: Db; now: () => Date },
  { userId, visitorId }: { userId: string; visitorId: number | null },
): Promise<void> {
  const account = await findSeller(db, userId)
  if (!account || account.banned) return
  const email = account.email_verified_at ? account.email : null
  await inTransaction(db, async (tx) => {
    if (visitorId !== null) await moveOffer(tx, { visitorId, userId })
    for (const kitId of await listUnclaimed(tx, { visitorId, email })) {
      const { kit } = await lockedBag(tx, { kitId })
      if (kit.seller_id !== null) continue
      await updateSeller(tx, kit, { sellerId: userId })
      await givePieces(tx, kit.bag_id, { userId, now: now() })
      await insertBagEvent(tx, {
        bagId: kit.bag_id,
        kind: 'kit.claimed',
        actorId: null,
        reason: '',
        detail: {},
        now: now(),
      })
      await grantFirstBagCredit(tx, kit.bag_id, now())
    }
  })
}
