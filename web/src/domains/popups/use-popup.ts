import type { PopupType } from '@hemline/rules/site/popups.ts'
import { useEffect } from 'react'
import { considerPopup, dropPopup, usePopupStore, wantPopup } from '../../platform/popups.ts'
import { useModalStore } from '../../ui/modal.store.ts'
import { useOverlayOpen } from '../../ui/overlays.store.ts'

/**
 * Hook: returns whether the arbiter lets a pop-up of this type show now. None shows below an open modal,
 * sheet or other dialog.
 */
export function usePopupShown(type: PopupType): boolean {
  const active = usePopupStore((state) => state.active === type)
  const modal = useModalStore((state) => state.visible)
  const overlay = useOverlayOpen()
  return active && !modal && !overlay
}

/**
 * Hook: requests to show a pop-up while `wanted` is true; returns whether it may show now: no more important
 * pop-up and no modal or sheet is open. `deciding`: whether it is wanted is not known yet, so less important
 * pop-ups wait.
 */
export function usePopup(
  type: PopupType,
  { wanted, deciding }: { wanted: boolean; deciding: boolean },
): boolean {
  const shown = usePopupShown(type)
  useEffect(() => {
    if (wanted) wantPopup(type)
    else if (deciding) considerPopup(type)
    else dropPopup(type)
  }, [type, wanted, deciding])
  useEffect(() => () => dropPopup(type), [type])
  return shown && wanted
}
