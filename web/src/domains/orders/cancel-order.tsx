import { openModal } from '../../ui/modal.store.ts'
import type { CancelOrderProps } from './CancelOrder.tsx'

/**
 * Opens the dialog that cancels an order; the order is canceled only when the customer confirms there.
 * Resolves to whether the dialog opened.
 */
export function openCancelOrder(props: CancelOrderProps): Promise<boolean> {
  const content = async () => {
    const { CancelOrder } = await import('./CancelOrder.tsx')
    return () => <CancelOrder {...props} />
  }
  return openModal({ id: 'cancel-order', label: 'Cancel this order', content })
}
