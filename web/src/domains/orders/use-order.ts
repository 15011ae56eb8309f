// One order of an address: the viewer's own, or a guest's by the key of a mail.
import { GetOrderDocument } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { isJustPlaced } from '../../platform/just-placed.ts'
import { usePlace } from '../../platform/place.ts'

/** The order that the address names; `key`: what a mail's link brought along. */
export function useOrder() {
  const { id, orderId = id ?? '' } = useParams({ strict: false })
  const key = new URLSearchParams(usePlace().search).get('key')
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetOrderDocument,
    variables: { id: orderId, accessKey: key },
    // What placing it has just answered is not asked for again.
    requestPolicy: isJustPlaced(orderId) ? 'cache-first' : 'cache-and-network',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  return { orderId, key, order: data?.order, failed: error !== undefined && !fetching && !data?.order, again }
}

const withKey = (key: string | null) => (key ? `?key=${encodeURIComponent(key)}` : '')

/** Where one parcel of an order is followed (§2 /shipment/:type/:orderId/:shipment?). */
export const parcelHref = (id: string, shipmentId: string, key: string | null): string =>
  `/shipment/order/${id}/${shipmentId}${withKey(key)}`

/** The address of an order, with the key that opened it. */
export const orderHref = (id: string, key: string | null = null): string => `/my/orders/${id}${withKey(key)}`
