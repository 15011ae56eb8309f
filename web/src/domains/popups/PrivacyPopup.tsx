// Terms and privacy, for accounts that have yet to accept the version in force (specification §3
// isLegalAcceptRequired; decision 0201).
import { privacyPopupDismissDays, wantsPrivacyPopup } from '@hemline/rules/site/popups.ts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { nowMs } from '../../platform/clock.ts'
import { onLegalNeeded } from '../../platform/legal-needed.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useLogOut } from '../identity/log-out.ts'
import type { SessionUser } from '../identity/session.tsx'
import { askLegal } from './ask-legal.ts'
import { useDismissal } from './dismissals.ts'
import { LegalWords, useAcceptLegal } from './LegalAsk.tsx'
import { PopupCard } from './PopupCard.tsx'
import { usePopup } from './use-popup.ts'
import './popups-keys.ts'

export const privacyCookie = 'hemline_privacy_popup'

function Ask({ onLater }: { onLater: () => void }) {
  const { accepting, unread, accept } = useAcceptLegal()
  const logOut = useLogOut()
  return (
    <PopupCard
      title="Terms and privacy"
      actions={
        <>
          <Button size="small" busy={accepting} disabled={unread} onClick={() => void accept()}>
            I accept them
          </Button>
          <LinkButton onClick={onLater}>Later</LinkButton>
          <LinkButton onClick={() => void logOut()}>Log out</LinkButton>
        </>
      }
    >
      <LegalWords />
    </PopupCard>
  )
}

/**
 * Renders the pop-up that asks the viewer to accept the terms in force; dismissing it hides it for a day, and
 * it is never shown over another one. An order or a sale that waits for the terms opens the same words as a
 * dialog.
 */
export function PrivacyPopup({ user }: { user: SessionUser }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const [dismissedAt, dismiss] = useDismissal(privacyCookie, privacyPopupDismissDays)
  useEffect(() => onLegalNeeded(askLegal), [])
  const wanted = wantsPrivacyPopup({ ...user, dismissedAt, path, now: new Date(nowMs()) })
  const shown = usePopup('privacy', { wanted, deciding: false })
  return shown ? <Ask onLater={dismiss} /> : null
}
