// After a delivery: one quiet question, once (specification §4, post-delivery pop-up).
import { wantsDeliveryPopup } from '@hemline/rules/site/popups.ts'
import { GetLastDeliveryShipmentDocument } from '@hemline/schema/generated/graphql.ts'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { dayInWords } from '../../platform/format-days.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { keep, useKept, useKeptStore } from '../../platform/kept.ts'
import { considerPopup, dropPopup, setPopupPath, wantPopup } from '../../platform/popups.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { type SessionUser, useSession } from '../identity/session.tsx'
import { usePopupShown } from '../popups/use-popup.ts'
import styles from './Shipment.module.css'

const isText = (value: unknown): value is string => typeof value === 'string'

function useDeliveryNews(user: SessionUser) {
  const [{ data, fetching }] = useQuery({ query: GetLastDeliveryShipmentDocument })
  // Another device may have dismissed it: asked only once that is known.
  const ready = useKeptStore((state) => state.ready)
  const dismissed = useKept('modals.shipment_delivered', '', isText)
  const latest = data?.lastDeliveryShipment ?? null
  const path = useRouterState({ select: (state) => state.location.pathname })
  const wants = wantsDeliveryPopup({
    hasPurchasedOrder: user.hasPurchasedOrder,
    featureOn: user.featureFlags.includes('shipment_delivered_popup'),
    path,
    banned: user.banned,
    latest,
    storedDeliveredAt: dismissed || null,
    now: new Date(nowMs()),
  })
  const wanted = wants && ready
  useEffect(() => setPopupPath(path), [path])
  useEffect(() => {
    if (wanted) wantPopup('shipment_delivered')
    else if (fetching || !ready) considerPopup('shipment_delivered')
    else dropPopup('shipment_delivered')
  }, [wanted, fetching, ready])
  // Apart from the above: given up for a moment between two of its states, it would let an offer in.
  useEffect(() => () => dropPopup('shipment_delivered'), [])
  const dismiss = () => {
    if (latest) keep('modals.shipment_delivered', latest.deliveredAt)
  }
  return { latest, dismiss }
}

function Question({ user }: { user: SessionUser }) {
  const { latest, dismiss } = useDeliveryNews(user)
  const shown = usePopupShown('shipment_delivered')
  if (!shown || !latest) return null
  return (
    <Stack
      as="aside"
      gap={3}
      push
      pad={5}
      surface="card"
      edge="all"
      round="sheet"
      float
      className={styles.popup}
      aria-labelledby="delivered-question"
    >
      <Text as="h2" size={22} id="delivered-question">
        Did everything arrive well?
      </Text>
      <p>Your parcel was delivered {dayInWords(latest.deliveredAt)}.</p>
      <Row gap={4} rows={2}>
        <Button size="small" onClick={dismiss}>
          Yes, thank you
        </Button>
        <HrefLink
          className={buttonClass({ look: 'line', size: 'small' })}
          href={`/my/orders/${latest.orderId}`}
          onClick={dismiss}
        >
          See the order
        </HrefLink>
        <Link
          to="/resolution-hub"
          search={{ order: latest.orderId }}
          className="link alone small"
          onClick={dismiss}
        >
          Something is wrong
        </Link>
      </Row>
    </Stack>
  )
}

/**
 * Mounts the pop-up that asks about a delivery, for logged-in users who have bought something; nothing for
 * others.
 */
export function DeliveryPopup() {
  const { user } = useSession()
  return user?.loggedIn && user.hasPurchasedOrder ? <Question user={user} /> : null
}
