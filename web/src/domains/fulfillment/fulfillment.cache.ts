// Parcels and work in the normalised cache: answers without names of their own live in what asked for them.
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

/** What was done to a parcel or an order changes lists and counts. */
function forgetLists(_: unknown, __: unknown, cache: Cache): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (fieldName === 'pickList' || fieldName === 'staffOrders' || fieldName === 'staffOrder')
      cache.invalidate('Query', fieldKey)
}

const writes = [
  'reportMissing',
  'packParcel',
  'handOverParcel',
  'staffRefundOrder',
  'staffCancelOrder',
  'staffResendMail',
  'staffSendGiftCardAgain',
] as const

export const fulfillmentCache: CachePart = {
  updates: {
    Mutation: Object.fromEntries(
      [...writes, 'startPicking', 'stopPicking'].map((name) => [name, forgetLists]),
    ),
  },
}
