// After a delivery: one quiet question, once (specification §4, post-delivery pop-up).
import { wantsDeliveryPopup } from '@hemline/rules/site/popups.ts'
import {
  ApplyClientConfigurationDocument,
  GetLastDeliveryShipmentDocument,
} from '@hemline/schema/generated/graphql.ts'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { dayInWords } from '../../platform/format-days.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { considerPopup, dropPopup, setPopupPath, usePopupStore, wantPopup } from '../../platform/popups.ts'
import { readStored, writeStored } from '../../platform/storage.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { type SessionUser, useSession } from '../identity/session.tsx'
import styles from './Shipment.module.css'

const key = 'hemline-delivered'
const isText = (value: unknown): value is string => typeof value === 'string'

/** The delivered time that was dismissed last: kept with the account, and here in case that fails. */
function storedDeliveredAt(user: SessionUser): string | null {
  const { modals } = user.clientConfiguration as { modals?: { shipment_delivered?: unknown } }
  const kept = modals?.shipment_delivered
  return readStored(key, isText(kept) ? kept : '', isText) || (isText(kept) ? kept : null)
}

function useDeliveryNews(user: SessionUser) {
  const [{ data, fetching }] = useQuery({ query: GetLastDeliveryShipmentDocument })
  const [, keep] = useMutation(ApplyClientConfigurationDocument)
  const [dismissed, setDismissed] = useState(() => storedDeliveredAt(user))
  const latest = data?.lastDeliveryShipment ?? null
  const path = useRouterState({ select: (state) => state.location.pathname })
  const wanted = wantsDeliveryPopup({
    hasPurchasedOrder: user.hasPurchasedOrder,
    featureOn: user.featureFlags.includes('shipment_delivered_popup'),
    path,
    banned: user.banned,
    latest,
    storedDeliveredAt: dismissed,
    now: new Date(nowMs()),
  })
  useEffect(() => setPopupPath(path), [path])
  useEffect(() => {
    if (wanted) wantPopup('shipment_delivered')
    else if (fetching) considerPopup('shipment_delivered')
    else dropPopup('shipment_delivered')
  }, [wanted, fetching])
  // Apart from the above: given up for a moment between two of its states, it would let an offer in.
  useEffect(() => () => dropPopup('shipment_delivered'), [])
  const dismiss = () => {
    if (!latest) return
    setDismissed(latest.deliveredAt)
    writeStored(key, latest.deliveredAt)
    const settings = [{ name: 'modals.shipment_delivered', value: JSON.stringify(latest.deliveredAt) }]
    void keep({ input: { clientType: 'web', settings } })
  }
  return { latest, dismiss }
}

function Question({ user }: { user: SessionUser }) {
  const { latest, dismiss } = useDeliveryNews(user)
  const active = usePopupStore((state) => state.active === 'shipment_delivered')
  if (!active || !latest) return null
  return (
    <Stack as="aside" gap={3} className={styles.popup} aria-labelledby="delivered-question">
      <h2 id="delivered-question">Did everything arrive well?</h2>
      <p>Your parcel was delivered {dayInWords(latest.deliveredAt)}.</p>
      <Row gap={2}>
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
          to="/contact"
          search={{ topic: 'order' }}
          className={buttonClass({ look: 'text', size: 'small' })}
          onClick={dismiss}
        >
          Something is wrong
        </Link>
      </Row>
    </Stack>
  )
}

/** Asks only those who bought something. */
export function DeliveryPopup() {
  const { user } = useSession()
  return user?.loggedIn && user.hasPurchasedOrder ? <Question user={user} /> : null
}
