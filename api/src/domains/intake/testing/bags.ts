// A bag of Greta's that stands at a door, made in the database as an order and a carrier would.
import { personByKey } from '@hemline/db/seed/people.ts'
import { bagCodeOf } from '@hemline/rules/bags/bag-codes.ts'
import { uuidv7 } from '../../../platform/tokens.ts'
import type { TestApp } from '../../../testing/app.ts'

export type MadeBag = { id: string; code: string }
type Wish = {
  status?: 'shipped' | 'received'
  service?: string
  warehouseId?: number
  receivedAt?: Date
  counted?: number | null
  restChoice?: string
}
let used = 0

/** Inserts a clean-out kit with its bag for tests; the bag is on its way back or received. */
export async function makeBag(app: TestApp, wish: Wish = {}): Promise<MadeBag> {
  const {
    status = 'received',
    service = 'standard',
    warehouseId = 12,
    counted = 3,
    // Nothing of a bag that is given comes back.
    restChoice = service === 'donation' ? 'donate' : 'reclaim',
  } = wish
  used += 1
  const now = new Date()
  const kitId = uuidv7()
  const id = uuidv7()
  const code = bagCodeOf(990_000_000 + used)
  const seller = personByKey('seller').id
  const shared = {
    seller_id: seller,
    service,
    rest_choice: restChoice,
    fee_cents: 1499,
    warehouse_id: warehouseId,
    shipped_at: now,
  }
  const receivedAt = status === 'received' ? (wish.receivedAt ?? now) : null
  await app.db
    .insertInto('kit')
    .values({
      ...shared,
      id: kitId,
      request_key: `test-${code}`,
      bag_type: 'bag',
      status: status === 'received' ? 'received' : 'sent_back',
      way: 'account',
      label_code: code,
      ordered_at: now,
      received_at: receivedAt,
    })
    .execute()
  await app.db
    .insertInto('bag')
    .values({
      ...shared,
      id,
      kit_id: kitId,
      status,
      created_at: now,
      received_at: receivedAt,
      pieces_counted: status === 'received' ? counted : null,
    })
    .execute()
  return { id, code }
}
