// The clean-out flow and incentive offered to a person, the same for good (specification §3; decision
// 0072).
import {
  flowExperiment,
  flowVariantIn,
  incentiveExperiment,
  incentiveIn,
} from '@hemline/rules/kits/experiments.ts'
import { isIncentiveAlive } from '@hemline/rules/kits/incentives.ts'
import type { CleanoutFlowVariant, CleanoutIncentive } from '@hemline/rules/vocabulary/seller.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { bucketOf } from '../../platform/flags.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import type { Owner } from '../identity/identity.ts'
import { findOffer, insertOffer } from './kits-reads.db.ts'

/** A clean-out flow and the incentives that are valid now. */
export type Offer = { variant: CleanoutFlowVariant; incentives: CleanoutIncentive[] }

/**
 * Returns the clean-out offer of a user or visitor: the variant of the ordering flow and the incentives. The
 * first call draws both by the owner's id and stores them; the incentive ends some time later, and no other
 * follows. Without an owner: variant `control`, no incentive.
 */
export async function offerOf(ctx: Context, db: DbOrTx, owner: Owner | undefined): Promise<Offer> {
  if (!owner) return { variant: 'control', incentives: [] }
  const key = owner.user_id ?? String(owner.visitor_id)
  const drawn = {
    variant: flowVariantIn(bucketOf(flowExperiment, key)),
    incentive: incentiveIn(bucketOf(incentiveExperiment, key)),
  }
  const known = await findOffer(db, owner)
  if (!known)
    await insertOffer(db, owner, { ...drawn, id: uuidv7(ctx.now().getTime()), offered_at: ctx.now() })
  const offer = known ?? (await findOffer(db, owner)) ?? { ...drawn, offered_at: ctx.now() }
  const alive = offer.incentive !== null && isIncentiveAlive(offer.offered_at, ctx.now())
  return { variant: offer.variant, incentives: alive && offer.incentive ? [offer.incentive] : [] }
}
