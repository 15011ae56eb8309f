// Loads the order named by the URL: the viewer's own, or a guest's with the access key from an email.
import { GetOrderDocument } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { isJustPlaced } from '../../platform/just-placed.ts'
import { usePlace } from '../../platform/place.ts'

/**
 * Hook: loads the order of the URL: `order` (undefined while loading, null: none for this viewer), `orderId`,
 * access `key` from the URL (or null), `failed` (no order after an error), and `again`, which asks the
 * server. An order that was just placed comes from the cache.
 */
export function useOrder() {
  const { id, orderId = id ?? '' } = useParams({ strict: false })
  const key = new URLSearchParams(usePlace().search).get('key')
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetOrderDocument,
    variables: { id: orderId, accessKey: key },
    // The answer of placeOrder has just filled the cache: the order is not asked for again.
    requestPolicy: isJustPlaced(orderId) ? 'cache-first' : 'cache-and-network',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  return { orderId, key, order: data?.order, failed: error !== undefined && !fetching && !data?.order, again }
}

const withKey = (key: string | null) => (key ? `?key=${encodeURIComponent(key)}` : '')

/** Returns the path of a parcel's tracking page (§2 /shipment/:type/:orderId/:shipment?). */
export const parcelHref = (id: string, shipmentId: string, key: string | null): string =>
  `/shipment/order/${id}/${shipmentId}${withKey(key)}`

/** Returns the path of an order, with the access key that opened it. */
export const orderHref = (id: string, key: string | null = null): string => `/my/orders/${id}${withKey(key)}`
