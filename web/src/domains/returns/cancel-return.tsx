import { openModal } from '../../ui/modal.store.ts'
import type { CancelReturnProps } from './CancelReturn.tsx'

/**
 * Opens the dialog that cancels a return; the return is canceled only when the shopper confirms there.
 * Resolves to whether the dialog opened.
 */
export function openCancelReturn(props: CancelReturnProps): Promise<boolean> {
  const content = async () => {
    const { CancelReturn } = await import('./CancelReturn.tsx')
    return () => <CancelReturn {...props} />
  }
  return openModal({ id: 'cancel-return', label: 'Cancel this return', content })
}
