// The user alert modal (specification §4): the first alert for a user who is logged in, until its dismissal.
import { dismissalOf, mayShowAlert } from '@hemline/rules/alerts/alerts.ts'
import { userAlertModalMaxHeightVh, userAlertModalMaxWidthPx } from '@hemline/rules/vocabulary/constants.ts'
import { GetUserAlertsDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { keep, settingIn, useKeptStore } from '../../platform/kept.ts'
import { closeModal, openModal, useModalStore } from '../../ui/modal.store.ts'
import { useOverlayOpen } from '../../ui/overlays.store.ts'
import type { SessionUser } from '../identity/session.tsx'
import type { Alert } from './AlertModal.tsx'
import './alerts-keys.ts'

const modalId = (alert: Alert) => `user-alert:${alert.id}`
const size = { maxWidth: userAlertModalMaxWidthPx, maxHeight: `${userAlertModalMaxHeightVh}vh` }
const asked = { input: { limit: 1, platform: 'web', treatments: [], version: 'current' } }

function open(alert: Alert): void {
  void openModal({
    id: modalId(alert),
    label: alert.header,
    content: async () => (await import('./AlertModal.tsx')).AlertModal,
    props: { alert },
    style: size,
    triggerContext: 'user-alert',
    givesWay: true,
    callback: () => keep(dismissalOf(alert.id), new Date(nowMs()).toISOString()),
  })
}

/**
 * Opens the modal of the viewer's most important alert when the kept settings are loaded and the page allows
 * it, unless it was dismissed, and records its dismissal; a dismissal elsewhere closes it. Renders nothing.
 */
export function UserAlert({ user }: { user: SessionUser }): null {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const ready = useKeptStore((state) => state.ready)
  const [{ data }] = useQuery({ query: GetUserAlertsDocument, variables: asked, pause: !ready })
  const alert = data?.userAlerts.alerts[0]
  const dismissed = useKeptStore(
    ({ settings }) => alert !== undefined && settingIn(settings, dismissalOf(alert.id)) !== undefined,
  )
  const modal = useModalStore((state) => state.modal?.id)
  const overlay = useOverlayOpen()
  const may = mayShowAlert({
    loggedIn: user.loggedIn,
    path,
    modalOpen: modal !== undefined || overlay,
    createdAt: user.createdAt ? new Date(user.createdAt) : null,
    now: new Date(nowMs()),
  })
  useEffect(() => {
    if (!alert || !ready) return
    if (may && !dismissed) open(alert)
    // Dismissed in another tab, or on another device.
    if (dismissed && modal === modalId(alert)) closeModal()
  }, [alert, ready, may, dismissed, modal])
  return null
}
