import { CodeFields } from './CodeFields.tsx'
import { useGiftCardBalance } from './use-gift-cards.ts'

/** Renders a form for a card's number and PIN that shows the card's balance. */
export function Balance() {
  const { ask, busy } = useGiftCardBalance()
  return <CodeFields label="Check balance" busy={busy} send={ask} />
}
