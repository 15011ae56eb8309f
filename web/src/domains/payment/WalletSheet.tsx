import type { Cents } from '@hemline/rules/common/money.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import styles from './Payment.module.css'

type WalletSheetProps = { amount: Cents; onApprove: () => void; onCancel: () => void }

/** The sandbox's replacement for the sheet of a device's wallet, shown in a dialog. */
export function WalletSheet({ amount, onApprove, onCancel }: WalletSheetProps) {
  return (
    <Stack className={styles.sheet}>
      <strong>{money(amount)}</strong>
      <p>This is a practice wallet. No money moves.</p>
      <Button wide onClick={onApprove}>
        Pay {money(amount)}
      </Button>
      <Button wide look="line" onClick={onCancel}>
        Cancel
      </Button>
    </Stack>
  )
}
