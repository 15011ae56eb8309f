import { openModal } from '../../ui/modal.store.ts'
import type { WithdrawCaseProps } from './WithdrawCase.tsx'

/**
 * Opens the dialog in which a person closes their case; it is closed only when they confirm there. Resolves
 * to whether the dialog opened.
 */
export function openWithdrawCase(props: WithdrawCaseProps): Promise<boolean> {
  const content = async () => {
    const { WithdrawCase } = await import('./WithdrawCase.tsx')
    return () => <WithdrawCase {...props} />
  }
  return openModal({ id: 'withdraw-case', label: 'Close your case?', content })
}
