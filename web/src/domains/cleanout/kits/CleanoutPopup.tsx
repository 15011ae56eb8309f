// A small offer in a corner for users who could order a kit (specification §4 "Cleanout popup
// eligibility"); its button opens the clean-out pop-up.
import { isCleanoutPopupDismissed, popupsAt, wantsCleanoutPopup } from '@hemline/rules/site/popups.ts'
import { cleanoutPopupDismissDays } from '@hemline/rules/vocabulary/constants.ts'
import { GetOutstandingKitsDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { nowMs } from '../../../platform/clock.ts'
import { readCookie, writeCookie } from '../../../platform/cookies.ts'
import { dropPopup, setPopupPath, wantPopup } from '../../../platform/popups.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinenBag } from '../../../ui/LinenBag.tsx'
import { Row, Text } from '../../../ui/layout.tsx'
import { openModal } from '../../../ui/modal.store.ts'
import type { SessionUser } from '../../identity/session.tsx'
import { usePopupShown } from '../../popups/use-popup.ts'
import { useRoomBelowHeader } from '../../popups/use-room-below-header.ts'
import './kit-keys.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import styles from './Popup.module.css'

/** The name of the dismissal cookie (specification §9: 14 days). */
export const dismissalCookie = 'hemline_cleanout_popup'

function dismissedAt(): Date | null {
  const at = new Date(readCookie(dismissalCookie) ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}

function useWanted(user: SessionUser) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const [dismissed, setDismissed] = useState(dismissedAt)
  const now = new Date(nowMs())
  // Facts known without a request are checked first, so that most pages send none.
  const idle = user.isInternational || isCleanoutPopupDismissed(dismissed, now) || popupsAt(path) !== 'all'
  const [{ data }] = useQuery({ query: GetOutstandingKitsDocument, pause: idle })
  const kits = data?.outstandingKits
  const wanted =
    kits !== undefined &&
    wantsCleanoutPopup({
      loggedIn: user.loggedIn,
      isInternational: user.isInternational,
      dismissedAt: dismissed,
      path,
      now,
      outstandingKits: kits.totalCount,
      lastKitCreatedAt: kits.lastKitCreatedAt ? new Date(kits.lastKitCreatedAt) : null,
    })
  const dismiss = () => {
    const at = new Date(nowMs())
    writeCookie(dismissalCookie, at.toISOString(), cleanoutPopupDismissDays)
    setDismissed(at)
  }
  useEffect(() => setPopupPath(path), [path])
  return { wanted, dismiss }
}

/**
 * Renders the pop-up that offers a clean-out kit; nothing when the user is not eligible, has dismissed it, or
 * another pop-up or dialog is open. Opening or dismissing it counts as seen.
 */
export function CleanoutPopup({ user }: { user: SessionUser }) {
  const { wanted, dismiss } = useWanted(user)
  useRoomBelowHeader()
  const shown = usePopupShown('cleanout')
  useEffect(() => {
    if (wanted) wantPopup('cleanout')
    else dropPopup('cleanout')
    return () => dropPopup('cleanout')
  }, [wanted])
  if (!shown) return null
  const open = () => {
    const content = async () => (await import('./CleanoutModal.tsx')).CleanoutModal
    // The offer counts as seen however the pop-up ends.
    void openModal({
      id: 'cleanout',
      label: 'Order a clean-out kit',
      content,
      triggerContext: 'popup',
      callback: dismiss,
    })
  }
  return (
    <aside className={styles.popup} aria-labelledby="cleanout-offer">
      <LinenBag className={styles.bag} />
      <div>
        <Text as="h2" size={22} id="cleanout-offer">
          Your closet could use the room
        </Text>
        <Text above={1} size={14} tone="onGreenSoft">
          We send a bag. You fill it and are paid for what sells.
        </Text>
        <Row gap={4} rows={2} above={3}>
          <Button look="paper" size="small" onClick={open}>
            Order a bag
          </Button>
          <LinkButton className={styles.no} onClick={dismiss}>
            Not now
          </LinkButton>
        </Row>
      </div>
    </aside>
  )
}
