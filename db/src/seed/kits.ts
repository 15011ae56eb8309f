// Kits that are not filled yet: one of each kind with the seller, and bags in a partner's shop that wait
// for activation. The codes of the latter, for /cleanout/activate, are in `partnerKitCodes` and in the
// README.
import { bagCodeOf } from '@hemline/rules/bags/bag-codes.ts'
import { bagFees } from '@hemline/rules/earnings/payout-terms.ts'
import type pg from 'pg'
import { dayMs, loadBag, type SeedBag, seedBagNumber } from './bag-rows.ts'
import { personByKey } from './people.ts'

/** Below the numbers that the shop gives out itself. */
const firstPartnerKit = 900
export const partnerKitCodes = [firstPartnerKit, firstPartnerKit + 1].map((n) => bagCodeOf(730_000_000 + n))
/** Alderbrook. */
const partner = 11

const sellerBags: readonly SeedBag[] = (
  [
    ['bag', 4.3],
    ['label', 1],
  ] as const
).map(([bagType, ordered], i) => ({
  n: 5 + i,
  sellerId: personByKey('seller').id,
  bagType,
  service: 'standard',
  incentives: [],
  restChoice: 'reclaim',
  charityId: null,
  warehouseId: 1,
  pieces: null,
  days: { ordered },
}))

/**
 * Inserts the seeded clean-out kits at every start; existing ones stay. Needs the people and the suppliers.
 */
export async function loadKits(client: pg.Client, now: Date): Promise<void> {
  for (const bag of sellerBags) await loadBag(client, bag, { now, again: false })
  for (const [i, code] of partnerKitCodes.entries())
    await loadPartnerKit(client, { n: firstPartnerKit + i, code, now })
}

async function loadPartnerKit(
  client: pg.Client,
  { n, code, now }: { n: number; code: string; now: Date },
): Promise<void> {
  const [kitId, bagId] = ['a', 'b'].map(
    (kind) => `01920000-0000-7000-8000-0000000${kind}${String(n).padStart(4, '0')}`,
  )
  const at = new Date(now.getTime() - 30 * dayMs)
  await client.query(
    `insert into kit (id, request_key, bag_type, service, status, way, partner_id, rest_choice, fee_cents, label_code, warehouse_id, carrier, ordered_at, delivered_at)
     values ($1, $2, 'bag', 'standard', 'delivered', 'activation', $3, 'reclaim', $4, $5, 1, 'usps', $6, $6) on conflict do nothing`,
    [kitId, `seed-kit-${n}`, partner, bagFees.standard, code, at],
  )
  await client.query(
    `insert into bag (id, kit_id, bag_number, service, status, rest_choice, fee_cents, warehouse_id, created_at)
     values ($1, $2, $3, 'standard', 'ordered', 'reclaim', $4, 1, $5) on conflict do nothing`,
    [bagId, kitId, seedBagNumber(n - 710), bagFees.standard, at],
  )
}
