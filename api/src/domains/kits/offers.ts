// The clean-out flow and incentive offered to a person, the same for good (specification §3; decisions 0072
// and 0182).
import { flowVariantOf } from '@hemline/rules/cleanout/flow.ts'
import { flowExperiment, incentiveExperiment, incentiveOfArm } from '@hemline/rules/kits/experiments.ts'
import { isForFirstBag, isIncentiveAlive } from '@hemline/rules/kits/incentives.ts'
import type { CleanoutFlowVariant, CleanoutIncentive } from '@hemline/rules/vocabulary/seller.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { armsToGive } from '../experiments/experiments.ts'
import type { Owner } from '../identity/identity.ts'
import { hasReceivedBag } from './kits.db.ts'
import { findOffer, insertOffer } from './kits-reads.db.ts'

/** A clean-out flow and the incentives that are valid now. */
export type Offer = { variant: CleanoutFlowVariant; incentives: CleanoutIncentive[] }

/**
 * Draws the offer of a person who has none from the arms of the two experiments. The site notes the exposure
 * when it shows the flow. Without an arm: variant `control`, no incentive.
 */
async function drawOffer(ctx: Context, db: DbOrTx, owner: Owner) {
  const arms = await armsToGive(ctx, db)
  const drawn = {
    variant: flowVariantOf(arms.get(flowExperiment)),
    incentive: incentiveOfArm(arms.get(incentiveExperiment) ?? null),
    offered_at: ctx.now(),
  }
  await insertOffer(db, owner, { ...drawn, id: uuidv7(ctx.now().getTime()) })
  // Of two requests at once, the first one's offer counts.
  return (await findOffer(db, owner)) ?? drawn
}

/**
 * Returns the clean-out offer of a user or visitor: the variant of the ordering flow and the incentives, at
 * most one. The first call draws both by the experiments' arms and stores them; the incentive ends some time
 * later, or for a first bag once a bag has arrived, and no other follows. Without an owner: variant
 * `control`, no incentive.
 */
export async function offerOf(ctx: Context, db: DbOrTx, owner: Owner | undefined): Promise<Offer> {
  if (!owner) return { variant: 'control', incentives: [] }
  const offer = (await findOffer(db, owner)) ?? (await drawOffer(ctx, db, owner))
  const { variant, incentive } = offer
  if (incentive === null || !isIncentiveAlive(offer.offered_at, ctx.now())) return { variant, incentives: [] }
  // The credit is for a seller's first bag only, so it is not offered once a bag of the seller has arrived.
  const isTooLate =
    isForFirstBag(incentive) && owner.user_id !== null && (await hasReceivedBag(db, owner.user_id, null))
  return { variant, incentives: isTooLate ? [] : [incentive] }
}
