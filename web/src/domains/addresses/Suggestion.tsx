import type { AddressSuggestion } from '@hemline/rules/addresses/suggestions.ts'
import { Note } from '../../ui/Note.tsx'
import styles from './Addresses.module.css'

type SuggestionProps = { suggestion: AddressSuggestion; onUse: () => void }

/** Shows a suggested correction; the form can be submitted without accepting it. */
export function Suggestion({ suggestion, onUse }: SuggestionProps) {
  return (
    <Note role="status">
      {suggestion.message}{' '}
      <button type="button" className={`link ${styles.use}`} onClick={onUse}>
        Yes, use it
      </button>
    </Note>
  )
}
