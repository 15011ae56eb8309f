// What a page shows instead of its content to somebody who came by the key of an order.
import { GetOrderDocument } from '@hemline/schema/generated/graphql.ts'
import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import type { GuestKey } from './guest-key.ts'
import { OrderFailed, OrderUnknown, OrderWaiting } from './OrderAway.tsx'

/**
 * Renders the children when the key opens its order; else that the link has ended, with a form for a new one,
 * or, to somebody logged in, that the order can't be found. A placeholder while it asks; a message with a
 * button that asks again after a failed request.
 */
export function GuestAway({ guest, children }: { guest: GuestKey; children: ReactNode }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetOrderDocument,
    variables: { id: guest.orderId, accessKey: guest.accessKey },
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  if (data?.order) return children
  if (data?.order === null) return <OrderUnknown orderId={guest.orderId} onLogIn={again} hasKey />
  return error && !fetching ? (
    <OrderFailed phrase="locatingOrder" onAgain={again} />
  ) : (
    <OrderWaiting title="Your order" />
  )
}
