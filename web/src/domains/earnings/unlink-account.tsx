import { openModal } from '../../ui/modal.store.ts'
import type { UnlinkAccountProps } from './UnlinkAccount.tsx'

/**
 * Opens the dialog that unlinks a payout account; the account is unlinked only when the seller confirms
 * there. Resolves to whether the dialog opened.
 */
export function openUnlink(account: UnlinkAccountProps['account']): Promise<boolean> {
  const content = async () => {
    const { UnlinkAccount } = await import('./UnlinkAccount.tsx')
    return () => <UnlinkAccount account={account} />
  }
  return openModal({ id: 'unlink-account', label: 'Unlink this account', content })
}
