import { CodeFields } from './CodeFields.tsx'
import { useGiftCardBalance } from './use-gift-cards.ts'

/** Number and PIN, and what is left on the card. */
export function Balance() {
  const { ask, busy } = useGiftCardBalance()
  return <CodeFields label="Check balance" busy={busy} send={ask} />
}
