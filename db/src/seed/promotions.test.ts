import { promotionFaults } from '@hemline/rules/pricing/promotions.ts'
import { promotionTypes } from '@hemline/rules/vocabulary/orders.ts'
import { promotionKinds } from '@hemline/rules/vocabulary/promotions.ts'
import { expect, test } from 'vitest'
import { promotions } from './promotions.ts'

test('the seeded promotions are sound, and there is one of every type and kind', () => {
  const faults = promotions.flatMap((p, rank) =>
    promotionFaults({ ...p, startsAt: new Date(0), endsAt: null, rank }),
  )
  expect(faults).toEqual([])
  expect(new Set(promotions.map((p) => p.type))).toEqual(new Set(promotionTypes))
  expect(new Set(promotions.map((p) => p.kind))).toEqual(new Set(promotionKinds))
})
