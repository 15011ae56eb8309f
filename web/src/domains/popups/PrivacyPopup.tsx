// Terms and privacy, for accounts that have yet to accept the version that counts now (specification §3
// isLegalAcceptRequired; decision 0201).
import { privacyPopupDismissDays, wantsPrivacyPopup } from '@hemline/rules/site/popups.ts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { nowMs } from '../../platform/clock.ts'
import { onLegalNeeded } from '../../platform/legal-needed.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { openModal } from '../../ui/modal.store.ts'
import { useLogOut } from '../identity/log-out.ts'
import type { SessionUser } from '../identity/session.tsx'
import { useDismissal } from './dismissals.ts'
import { LegalWords, useAcceptLegal } from './LegalAsk.tsx'
import { PopupCard } from './PopupCard.tsx'
import { usePopup } from './use-popup.ts'
import './popups-keys.ts'

export const privacyCookie = 'hemline_privacy_popup'

const askNow = () =>
  void openModal({
    id: 'legal',
    label: 'Terms and privacy',
    content: async () => (await import('./LegalModal.tsx')).LegalModal,
  })

/**
 * Renders the pop-up that asks the viewer to accept the terms that count now; dismissing it hides it for a
 * day. An order or a sale that waits for them opens the same words as a dialog.
 */
export function PrivacyPopup({ user }: { user: SessionUser }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const [dismissedAt, dismiss] = useDismissal(privacyCookie, privacyPopupDismissDays)
  const { accepting, accept } = useAcceptLegal()
  const logOut = useLogOut()
  useEffect(() => onLegalNeeded(askNow), [])
  const wanted = wantsPrivacyPopup({ ...user, dismissedAt, path, now: new Date(nowMs()) })
  const shown = usePopup('privacy', { wanted, deciding: false })
  if (!shown) return null
  return (
    <PopupCard
      title="Terms and privacy"
      actions={
        <>
          <Button size="small" busy={accepting} onClick={() => void accept()}>
            I accept them
          </Button>
          <LinkButton onClick={dismiss}>Later</LinkButton>
          <LinkButton onClick={() => void logOut()}>Log out</LinkButton>
        </>
      }
    >
      <LegalWords />
    </PopupCard>
  )
}
