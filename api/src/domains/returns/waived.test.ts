// Restocking fees that the rewards program waives (decisions 0181, 0183).

import { restockingFee } from '@hemline/rules/vocabulary/returns.ts'
import { returnRewardKind } from '@hemline/rules/vocabulary/rewards.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from '../../testing/app.ts'
import { movableClock } from '../../testing/clock.ts'
import { resultOf } from '../checkout/testing/buying.ts'
import { deliverOrder, makeOrder } from '../fulfillment/testing/orders.ts'
import { ownPieces } from '../orders/testing/doors-for.ts'
import { fakeProcessor } from '../payment/testing/fake-processor.ts'
import { newMember, quote, sendBack } from './testing/returning.ts'

const wish = (lineId: string) => ({ lineId, reason: 'too_small' })

let app: TestApp
let member: TestClient
const clock = movableClock()
const lines: string[] = []
let userId = ''

beforeAll(async () => {
  if (!testServer) return
  app = await testApp({ payments: fakeProcessor(), now: clock.now })
  const { rows } = await sql<{ item_number: number }>`select item_number::float8 as item_number from item
    where item_number = any(${await ownPieces(app)}::bigint[]) and not final_sale and promotion is null and not ('jewelry' = any(category_tags))
    order by item_number limit 5`.execute(app.db)
  member = await newMember(app)
  userId = resultOf<{ id: string }>(await member.run('getUserHuman'), 'user').id
  for (const { item_number } of rows) {
    const order = await makeOrder(app, {
      userId,
      at: clock.now(),
      parcels: [{ source: 'own', itemNumbers: [item_number] }],
    })
    await deliverOrder(app, order, clock.now())
    lines.push(...order.lineIds)
  }
})
afterAll(() => app?.close())

/** What restocking takes off a return of this line that is paid as money; 0 when nothing. */
async function feeOf(line: number): Promise<number> {
  const { choices, message } = await quote(member, [wish(lines[line] ?? '')])
  if (!choices) throw new Error(message)
  const money = choices.find(({ refundType }) => refundType === 'refund_less_return_shipping')
  return Math.abs(money?.sums.find(({ key }) => key === 'restocking')?.amount ?? 0)
}
const because = async () =>
  resultOf<{ waivedBecause: string | null }>(await member.run('orderReturnsSetup', {}), 'orderReturnsSetup')
    .waivedBecause
const send = async (line: number, type = 'refund_less_return_shipping') =>
  (await sendBack(member, [wish(lines[line] ?? '')], type)).return?.id ?? ''
const setTier = (tier: string) =>
  app.db.updateTable('user_account').set({ loyalty_tier: tier }).where('id', '=', userId).execute()
const rewardUse = async () =>
  (await app.db.selectFrom('reward').select('used_by_return').where('user_id', '=', userId).execute())[0]
    ?.used_by_return

test.skipIf(!testServer)(
  'the first return, one a year of a Superstar, each of a VIT, and one by reward take no fee',
  async () => {
    expect(await because()).toBe('Your first return has no restocking fee.')
    expect(await feeOf(0)).toBe(0)
    await send(0)
    expect(await because()).toBeNull()
    expect(await feeOf(1)).toBe(restockingFee)

    await setTier('tier_3')
    expect(await because()).toBe('A VIT pays no restocking fee.')
    expect(await feeOf(1)).toBe(0)

    // The first return of the account was the one of this year.
    await setTier('tier_2')
    expect(await feeOf(1)).toBe(restockingFee)
    await sql`update order_return set created_at = created_at - interval '1 year' where user_id = ${userId}::uuid`.execute(
      app.db,
    )
    expect(await feeOf(1)).toBe(0)
    await send(1)
    expect(await feeOf(2)).toBe(restockingFee)

    await sql`insert into reward (id, user_id, kind, name, description, granted_at) values (gen_random_uuid(), ${userId}::uuid,
    ${returnRewardKind}, 'No restocking', '', now())`.execute(app.db)
    expect(await because()).toBe('Your reward pays the restocking fee of this return.')
    expect(await feeOf(2)).toBe(0)
    // Shop credit has no fee, and leaves the reward alone.
    await send(2, 'noncashoutable_credit_refund')
    expect(await rewardUse()).toBeNull()
    const paid = await send(3)
    expect(await rewardUse()).toBe(paid)
    expect(await feeOf(4)).toBe(restockingFee)
    // A return that is canceled gives it back.
    await member.run('cancelReturn', { id: paid })
    expect(await rewardUse()).toBeNull()
    expect(await feeOf(4)).toBe(0)
  },
)
