import type { Cents } from '@hemline/rules/common/money.ts'
import { closeModal, openModal } from '../../ui/modal.store.ts'
import { WalletSheet } from '../payment/WalletSheet.tsx'

/**
 * Opens the wallet's sheet for an amount; resolves to true when the shopper approves the amount, false when
 * the sheet is closed otherwise.
 */
export function askWallet(amount: Cents): Promise<boolean> {
  return new Promise((answer) => {
    let approved = false
    const approve = () => {
      approved = true
      closeModal()
    }
    const content = async () => () => (
      <WalletSheet amount={amount} onApprove={approve} onCancel={closeModal} />
    )
    void openModal({ id: 'wallet', label: 'Mobile wallet', content, callback: () => answer(approved) })
  })
}
