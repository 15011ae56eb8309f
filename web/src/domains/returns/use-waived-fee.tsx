import { useEffect } from 'react'
import { keep, useKept, useKeptStore } from '../../platform/kept.ts'
import { openModal } from '../../ui/modal.store.ts'
import { useSession } from '../identity/session.tsx'

const setting = 'modals.waive_restocking_fee'
const isSeen = (value: unknown): value is boolean => typeof value === 'boolean'

/**
 * Hook: tells a member once, on all devices, by a dialog that the first return has no restocking fee.
 * `hasPieces`: there is something to send back; without it there is nothing to tell yet.
 */
export function useWaivedFee(hasPieces: boolean): void {
  const { user } = useSession()
  // Another device may have shown it: opened only once that is known.
  const ready = useKeptStore((state) => state.ready)
  const seen = useKept(setting, false, isSeen)
  const wanted = hasPieces && ready && !seen && user?.showWaiveRestockingFeeModal === true
  useEffect(() => {
    if (!wanted) return
    keep(setting, true)
    void openModal({
      id: 'waive-restocking-fee',
      label: 'No restocking fee this time',
      content: async () => (await import('./WaivedFee.tsx')).WaivedFee,
    })
  }, [wanted])
}
