import { CreditCard, Wallet } from 'lucide-react'
import { ChoiceCard } from '../../ui/ChoiceCards.tsx'
import { type SavedMethod, savedHint, savedName } from './saved-words.ts'

type SavedChoicesProps = {
  saved: readonly SavedMethod[]
  /** The id of the chosen one; undefined when another way to pay is chosen. */
  chosen: string | undefined
  onChoose: (id: string) => void
  disabled: boolean
}

/** Renders a member's saved ways to pay as the first radio buttons of the payment methods. */
export function SavedChoices({ saved, chosen, onChoose, disabled }: SavedChoicesProps) {
  return saved.map((one) => {
    const Icon = one.type === 'CreditCard' ? CreditCard : Wallet
    return (
      <ChoiceCard
        key={one.id}
        title={savedName(one)}
        words={savedHint(one)}
        end={<Icon size={20} strokeWidth={1.5} aria-hidden />}
        aria-label={savedName(one)}
        checked={one.id === chosen}
        disabled={disabled || one.state === 'expired'}
        onChange={() => onChoose(one.id)}
      />
    )
  })
}
