import type { PopupType } from '@hemline/rules/site/popups.ts'
import { useEffect } from 'react'
import { considerPopup, dropPopup, usePopupStore, wantPopup } from '../../platform/popups.ts'
import { useModalStore } from '../../ui/modal.store.ts'

/**
 * Asks for a pop-up while it is wanted; returns whether it may be shown: no other one is on, and no modal is
 * open. `deciding`: it is not known yet whether the pop-up is wanted; less important ones wait.
 */
export function usePopup(
  type: PopupType,
  { wanted, deciding }: { wanted: boolean; deciding: boolean },
): boolean {
  const active = usePopupStore((state) => state.active === type)
  const modal = useModalStore((state) => state.visible)
  useEffect(() => {
    if (wanted) wantPopup(type)
    else if (deciding) considerPopup(type)
    else dropPopup(type)
  }, [type, wanted, deciding])
  useEffect(() => () => dropPopup(type), [type])
  return active && wanted && !modal
}
