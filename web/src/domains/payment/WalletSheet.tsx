import type { Cents } from '@hemline/rules/common/money.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack, Text } from '../../ui/layout.tsx'

type WalletSheetProps = { amount: Cents; onApprove: () => void; onCancel: () => void }

/** Renders the sandbox's replacement for the sheet of a device's wallet, shown in a dialog. */
export function WalletSheet({ amount, onApprove, onCancel }: WalletSheetProps) {
  return (
    <Stack>
      <Text as="strong" size={36} weight={500} face="serif" leading={1.1} numbers>
        {money(amount)}
      </Text>
      <Text tone="soft">This is a practice wallet. No money moves.</Text>
      <Button wide onClick={onApprove}>
        Pay {money(amount)}
      </Button>
      <Button wide look="line" onClick={onCancel}>
        Cancel
      </Button>
    </Stack>
  )
}
