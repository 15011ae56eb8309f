import type { AddressSuggestion } from '@hemline/rules/addresses/suggestions.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Note } from '../../ui/Note.tsx'
import styles from './Addresses.module.css'

type SuggestionProps = { suggestion: AddressSuggestion; onUse: () => void }

/**
 * Shows a suggested correction of an address with a button that calls `onUse`; the form can be submitted
 * without accepting it.
 */
export function Suggestion({ suggestion, onUse }: SuggestionProps) {
  return (
    <Note role="status">
      {suggestion.message}{' '}
      <LinkButton className={styles.use} onClick={onUse} inline>
        Yes, use it
      </LinkButton>
    </Note>
  )
}
