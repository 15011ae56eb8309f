import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localListCap } from '../vocabulary/constants.ts'
import { pendingListStatuses } from '../vocabulary/lists.ts'
import {
  confirmed,
  isWaiting,
  type LocalPendingListItem,
  nextBatch,
  purged,
  withChange,
} from './pending-list.ts'

type Step =
  | { kind: 'change'; itemNumber: number; loved: boolean }
  | { kind: 'send'; answered: boolean; between: { itemNumber: number; loved: boolean } | null }
  | { kind: 'purge' }

const itemNumber = fc.integer({ min: 1, max: 40 })
const change = fc.record({ itemNumber, loved: fc.boolean() })
const step: fc.Arbitrary<Step> = fc.oneof(
  change.map((one) => ({ kind: 'change' as const, ...one })),
  fc.record({ kind: fc.constant('send' as const), answered: fc.boolean(), between: fc.option(change) }),
  fc.constant({ kind: 'purge' as const }),
)

/** A browser and a shop that answers, or does not. */
function play(steps: readonly Step[]) {
  const wanted = new Map<number, boolean>()
  const shop = new Set<number>()
  let list: readonly LocalPendingListItem[] = []
  let now = 0
  const act = (one: { itemNumber: number; loved: boolean }) => {
    now += 1
    wanted.set(one.itemNumber, one.loved)
    list = withChange(list, { listId: 'favorites', ...one, updatedAt: now })
  }
  const send = (answered: boolean, between: { itemNumber: number; loved: boolean } | null) => {
    const batch = nextBatch(list)
    for (const { itemNumber: number, status } of batch)
      status === pendingListStatuses.deleted ? shop.delete(number) : shop.add(number)
    if (between) act(between)
    if (answered) list = confirmed(list, batch)
  }
  for (const one of steps) {
    if (one.kind === 'change') act(one)
    else if (one.kind === 'purge') list = purged(list)
    else send(one.answered, one.between)
    expect(list.length).toBeLessThanOrEqual(localListCap)
  }
  while (list.some(isWaiting)) send(true, null)
  return { wanted, shop }
}

it('brings every heart to the shop as its shopper left it, whatever was lost on the way', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const { wanted, shop } = play(steps)
      for (const [number, loved] of wanted) expect(shop.has(number)).toBe(loved)
    }),
    { seed: 20_261_125, numRuns: 3000 },
  )
})
