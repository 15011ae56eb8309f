// A way that costs more because it is faster is offered only where it brings the parcels earlier.
import { describe, expect, it } from 'vitest'
import { type CartGroup, cartGroups, type ShippedPiece } from '../cart/groups.ts'
import { isUsState, type UsState, usStates } from '../vocabulary/states.ts'
import { warehouses } from '../vocabulary/warehouses.ts'
import { shopDay } from './day-words.ts'
import { estimateOf } from './estimates.ts'
import { type DeliveryFacts, isExpedited, shippingOptions } from './shipping.ts'

const dayMs = 86_400_000
/** A week from a Friday on, and the days around the turn of the year. */
const days = [...Array.from({ length: 7 }, (_, i) => i), 40, 41, 42, 43].map(
  (i) => new Date(Date.parse('2026-11-20T20:00:00Z') + i * dayMs),
)
const states = Object.keys(usStates).filter(isUsState)
const piece = (itemNumber: number, facts: Partial<ShippedPiece>): ShippedPiece => ({
  itemNumber,
  source: 'own',
  warehouseId: 12,
  sender: null,
  dropshipperId: null,
  ...facts,
})
const partnerIn = (state: string) =>
  piece(2, { source: 'partner', sender: { id: 11, name: 'Alderbrook', city: 'Town', state } })
const senders: readonly (readonly [string, CartGroup[]])[] = [
  ...warehouses.map(({ warehouseId, code }) => [code, cartGroups([piece(1, { warehouseId })])] as const),
  ['two houses', cartGroups([piece(1, { warehouseId: 12 }), piece(3, { warehouseId: 1 })])],
  ['all houses', cartGroups(warehouses.map(({ warehouseId }, i) => piece(i + 1, { warehouseId })))],
  ...states.map((state) => [`a partner in ${state}`, cartGroups([partnerIn(state)])] as const),
]
const factsOf = (now: Date, state: UsState | null): DeliveryFacts => ({
  now,
  loggedIn: false,
  country: 'US',
  bundle: null,
  chosen: {},
  destination: state === null ? null : { country: 'US', state, zip: '00000' },
})

describe('a faster way', () => {
  it.each(senders)('from %s is earlier than the standard one, to every state on every day', (_, groups) => {
    const wrong: string[] = []
    for (const to of [null, ...states])
      for (const now of days) {
        const [standard, ...others] = shippingOptions(groups, factsOf(now, to))
        for (const fast of others.filter((one) => isExpedited(one.serviceType))) {
          const earlier =
            standard &&
            fast.maxShippingEstimate < standard.maxShippingEstimate &&
            fast.minShippingEstimate <= standard.minShippingEstimate
          if (!earlier)
            wrong.push(
              `${to ?? 'anywhere'} on ${shopDay(now)}: ${fast.maxShippingEstimate} instead of ${standard?.maxShippingEstimate}`,
            )
          for (const [i, parcel] of fast.shippingEstimateDetailed.entries()) {
            const plain = standard?.shippingEstimateDetailed[i]
            if (plain && parcel.maxEstimate > plain.maxEstimate)
              wrong.push(`${to ?? 'anywhere'}: a parcel of ${parcel.warehouseId} comes later`)
          }
        }
      }
    expect(wrong.slice(0, 3)).toEqual([])
  })

  it('is offered still where the way is long, and nowhere where it is short', () => {
    const kinds = (groups: CartGroup[], state: UsState) =>
      shippingOptions(groups, factsOf(new Date('2026-11-20T20:00:00Z'), state)).map((one) => one.serviceType)
    expect(kinds(cartGroups([piece(1, { warehouseId: 12 })]), 'ME')).toEqual(['standard', 'expedited_2_day'])
    expect(kinds(cartGroups([piece(1, { warehouseId: 12 })]), 'AZ')).toEqual(['standard'])
    expect(kinds(cartGroups([partnerIn('OR')]), 'FL')).toEqual(['standard', 'expedited'])
    expect(kinds(cartGroups([partnerIn('OR')]), 'WA')).toEqual(['standard'])
  })

  it('never takes longer than the standard one on the same road', () => {
    for (const { state: from } of warehouses)
      for (const to of states.filter((one) => one !== 'AK' && one !== 'HI'))
        for (const service of ['expedited_2_day', 'expedited', 'mdc_shipping'] as const) {
          const by = (one: 'standard' | typeof service) =>
            estimateOf({ source: 'own', service: one, from, to, country: 'US', day: '2026-11-20' })
          expect(
            by(service).min <= by('standard').min && by(service).max <= by('standard').max,
            `${service} ${from} to ${to}`,
          ).toBe(true)
        }
  })
})
