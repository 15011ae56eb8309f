// For tests: fills the rescue shelf of one group, and buys a box as the browser does.
import { randomUUID } from 'node:crypto'
import type { RescueGroupKey } from '@hemline/rules/rescues/groups.ts'
import { rescueBoxOf, rescueGrams } from '@hemline/rules/rescues/groups.ts'
import { inTransaction } from '../../../platform/db.ts'
import type { TestApp, TestClient } from '../../../testing/app.ts'
import { home, resultOf } from '../../checkout/testing/buying.ts'
import { ensureRescueGroup, insertRescuePiece } from '../rescues.db.ts'

/** The group that tests fill unless they name another. */
export const testGroup: RescueGroupKey = { kind: 'tops', size: 'm_l', tier: 'everyday', condition: 'ready' }

/** Ends the time of pieces and puts them on one shelf, whatever they are; returns the group's id. */
export async function fillShelf(
  app: TestApp,
  itemNumbers: readonly number[],
  group: RescueGroupKey = testGroup,
): Promise<string> {
  await app.db
    .updateTable('item')
    .set({ state: 'expired' })
    .where('item_number', 'in', [...itemNumbers])
    .execute()
  return inTransaction(app.db, async (tx) => {
    const groupId = await ensureRescueGroup(tx, group)
    for (const itemNumber of itemNumbers)
      await insertRescuePiece(tx, {
        itemNumber,
        groupId,
        source: 'expired',
        grams: rescueGrams(group.kind),
        fromState: 'expired',
        now: new Date(),
      })
    return String(groupId)
  })
}

/** The pieces of one box of the tests' group. */
export const boxSize = rescueBoxOf(testGroup).pieces

type Quote = { total: number; amountCharged: number; pieces: number; tax: number; isExact: boolean }
export type PlacedBox = { __typename: string; orderUuid?: string; message?: string; missing?: string[] }

/** Saves an address for the client and returns its id. */
export async function savedAddress(client: TestClient): Promise<string> {
  const saved = resultOf<{ address: { id: string } }>(
    await client.run('saveAddress', { input: { type: 'shipping', address: home } }),
    'saveAddress',
  )
  return saved.address.id
}

/** Builds the input of placeRescueOrder that the browser would send now. */
export async function boxPayment(client: TestClient, groupId: string, token = 'tok_ok') {
  const addressId = await savedAddress(client)
  const quote = resultOf<Quote>(await client.run('getRescueQuote', { groupId, addressId }), 'rescueQuote')
  return {
    attemptKey: `rescue-${randomUUID()}`,
    groupId,
    addressId,
    email: 'guest@shopper.example',
    amountShown: quote.amountCharged,
    totalShown: quote.total,
    paymentToken: token,
  }
}

/** Runs placeRescueOrder and returns its response; throws on GraphQL errors. */
export const payBox = async (client: TestClient, input: object): Promise<PlacedBox> =>
  resultOf<PlacedBox>(await client.run('placeRescueOrder', { input }), 'placeRescueOrder')
