// What somebody is offered who looks at selling: one flow and one incentive, the same for good
// (specification §3; decision 0072).
import {
  flowExperiment,
  flowVariantIn,
  incentiveExperiment,
  incentiveIn,
} from '@hemline/rules/cleanout/experiments.ts'
import { isIncentiveAlive } from '@hemline/rules/cleanout/incentives.ts'
import type { CleanoutFlowVariant, CleanoutIncentive } from '@hemline/rules/vocabulary/seller.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { bucketOf } from '../../platform/flags.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import type { Owner } from '../identity/identity.ts'
import { findOffer, insertOffer } from './cleanout-reads.db.ts'

export type Offer = { variant: CleanoutFlowVariant; incentives: CleanoutIncentive[] }

/**
 * The offer of a person, made and kept at first sight by the bucketing key (user id, else visitor id).
 * Its incentive counts for a time from then on, and no other follows. Who is nobody yet sees the
 * control, and no incentive.
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
