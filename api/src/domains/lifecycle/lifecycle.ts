// Offers that people are granted by rules, for what they did or did not do (decision 0192). The rules are
// rules/src/lifecycle/lifecycle.ts; the offers are promotions and points offers with a cohort.
import type { Db } from '@hemline/db/connect.ts'
import { type DueOffer, dueOffers } from '@hemline/rules/lifecycle/lifecycle.ts'
import { offerTitle, offerWords } from '@hemline/rules/lifecycle/words.ts'
import { inTransaction } from '../../platform/db.ts'
import { datesOfUser } from '../identity/identity.ts'
import { notify } from '../notifications/notifications.ts'
import { grantCohort } from '../pricing/pricing.ts'
import { type DeedsRow, insertLifecycleGrant, listDeeds } from './lifecycle.db.ts'

const atOnce = 500
const firstId = '00000000-0000-0000-0000-000000000000'

const deedsOf = (row: DeedsRow) => ({
  joinedAt: row.joined_at,
  lastOrderAt: row.last_order_at,
  tier: row.tier,
  tierSince: row.tier_since,
  leftCartAt: row.left_cart_at,
  lovedBags: row.loved_bags,
  invitedAt: row.invited_at,
  granted: row.granted,
})

type NothingRuns = { __typename: 'NothingRuns' }
type Granted = { __typename: 'Granted' }

/**
 * Grants an offer and tells its person, once for its occasion, in one transaction. An occasion whose offer
 * does not run at the moment is rolled back: it comes again with the next round. What is left in a cart is
 * told by the cart's own reminder (decision 0176).
 */
async function grantOffer(db: Db, userId: string, offer: DueOffer, now: Date): Promise<void> {
  await inTransaction<Granted | NothingRuns>(db, 'Granted', async (tx) => {
    if (!(await insertLifecycleGrant(tx, { userId, offer, now }))) return { __typename: 'Granted' }
    const titles = await grantCohort(tx, { cohort: offer.cohort, userId, now, endsAt: offer.endsAt })
    if (titles.length === 0) return { __typename: 'NothingRuns' }
    if (offer.occasion !== 'left_cart')
      await notify(tx, {
        userId,
        kind: 'reward',
        key: `offer:${offer.occasion}:${offer.key}`,
        title: offerTitle(titles),
        body: offerWords(offer, now, await datesOfUser(tx, userId)),
        link: '/rewards/redeem',
        at: now,
      })
    return { __typename: 'Granted' }
  })
}

/**
 * Job, every hour: grants each person the offers that are due, in pages of 500 people and a transaction for
 * each offer. Running it again, or twice at once, grants nothing more.
 */
export async function grantOffers(db: Db, now: Date): Promise<void> {
  let after = firstId
  for (;;) {
    const rows = await listDeeds(db, { now, after, limit: atOnce })
    for (const row of rows)
      for (const offer of dueOffers(deedsOf(row), now)) await grantOffer(db, row.user_id, offer, now)
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.user_id
  }
}
