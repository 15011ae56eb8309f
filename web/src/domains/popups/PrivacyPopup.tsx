// Terms and privacy, for accounts that have yet to accept them (specification §3 isLegalAcceptRequired).
import { privacyPopupDismissDays, wantsPrivacyPopup } from '@hemline/rules/site/popups.ts'
import { AcceptLegalDocument } from '@hemline/schema/generated/graphql.ts'
import { Link, useRouterState } from '@tanstack/react-router'
import { useMutation } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import type { SessionUser } from '../identity/session.tsx'
import { useDismissal } from './dismissals.ts'
import { PopupCard } from './PopupCard.tsx'
import { usePopup } from './use-popup.ts'
import './popups-keys.ts'

export const privacyCookie = 'hemline_privacy_popup'

/**
 * Renders the pop-up that asks the viewer to accept the terms and the privacy policy; dismissing it hides it
 * for some days.
 */
export function PrivacyPopup({ user }: { user: SessionUser }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const [dismissedAt, dismiss] = useDismissal(privacyCookie, privacyPopupDismissDays)
  const [{ fetching }, send] = useMutation(AcceptLegalDocument)
  const wanted = wantsPrivacyPopup({ ...user, dismissedAt, path, now: new Date(nowMs()) })
  const shown = usePopup('privacy', { wanted, deciding: false })
  if (!shown) return null
  const accept = async () => {
    const { error } = await send({})
    if (error) showToast({ text: friendlyError(error, 'generic') })
  }
  return (
    <PopupCard
      title="Terms and privacy"
      actions={
        <>
          <Button size="small" busy={fetching} onClick={() => void accept()}>
            I accept both
          </Button>
          <LinkButton onClick={dismiss}>Later</LinkButton>
        </>
      }
    >
      <p>
        Your account has yet to accept our{' '}
        <Link to="/legal/$slug" params={{ slug: 'tou' }}>
          terms of use
        </Link>{' '}
        and our{' '}
        <Link to="/legal/$slug" params={{ slug: 'privacy-policy' }}>
          privacy policy
        </Link>
        . They say what we know about you, and what for. Your choices are on{' '}
        <Link to="/privacy">your privacy</Link>.
      </p>
    </PopupCard>
  )
}
