// What the cache has to know of delivery: a choice answers with the whole cart, so that nothing else is to be done.
import type { CachePart } from '../../platform/urql.ts'

const embedded = () => null
const bare = ['CartGroup', 'ShippingOption', 'DetailedShippingEstimate', 'CartIncentive', 'SelectShippingOptionPayload', 'ShippingOptionUnavailable']

export const shippingCache: CachePart = { keys: Object.fromEntries(bare.map((name) => [name, embedded])) }
