// The typed values of the card fields. They are kept in React state only, as long as the form is on the
// page.
import {
  cardBrand,
  cardDigits,
  cardNameProblem,
  cardProblems,
  groupCardNumber,
  groupExpiry,
} from '@hemline/rules/payment/cards.ts'
import { useState } from 'react'
import { nowMs } from '../../platform/clock.ts'

export type CardValues = { number: string; expiry: string; securityCode: string; name: string }
export type CardField = keyof CardValues
export type CardErrors = Partial<Record<CardField, string>>

/** The ids of the fields in page order, so that a list of errors can link to them. */
export const cardFieldIds: Record<CardField, string> = {
  number: 'card-number',
  expiry: 'card-expiry',
  securityCode: 'card-security-code',
  name: 'card-name',
}

const empty: CardValues = { number: '', expiry: '', securityCode: '', name: '' }

function errorsOf(values: CardValues): CardErrors {
  const name = cardNameProblem(values.name)
  return { ...cardProblems(values, new Date(nowMs())), ...(name === undefined ? {} : { name }) }
}

/**
 * Returns the typed value with spaces between its groups of digits; unchanged when the user deletes or
 * types in the middle.
 */
function grouped(field: CardField, value: string, before: string, isAtEnd: boolean): string {
  if (value.length < before.length || !isAtEnd) return value
  if (field === 'number') return cardDigits(value) === undefined ? value : groupCardNumber(value)
  return field === 'expiry' && /^[\d\s/]*$/.test(value) ? groupExpiry(value) : value
}

export type CardForm = {
  values: CardValues
  errors: CardErrors
  brand: ReturnType<typeof cardBrand>
  change: (field: CardField, value: string, isAtEnd: boolean) => void
  blur: (field: CardField) => void
  /** Shows all errors and focuses the first; returns true when the card can be sent. */
  check: () => boolean
  /** Shows the processor's errors. */
  refuse: (problems: CardErrors) => void
  /** Empties the form after a payment. */
  clear: () => void
}

function focusFirst(errors: CardErrors): void {
  const first = (Object.keys(cardFieldIds) as CardField[]).find((field) => errors[field] !== undefined)
  if (first) document.getElementById(cardFieldIds[first])?.focus()
}

/**
 * Hook: returns the state of a card form: `values`, `errors`, `brand`, and what changes it: `change`, `blur`,
 * `check` (returns whether all is right, else focuses the first error), `refuse` (shows the processor's
 * errors), `clear`. The state survives a folded step as long as the calling component is on the page.
 */
export function useCardForm(): CardForm {
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<CardErrors>({})
  const show = (found: CardErrors) => {
    setErrors(found)
    focusFirst(found)
  }
  return {
    values,
    errors,
    brand: cardBrand(cardDigits(values.number) ?? ''),
    change: (field, typed, isAtEnd) => {
      const next = { ...values, [field]: grouped(field, typed, values[field], isAtEnd) }
      setValues(next)
      // A message disappears once it is no longer true; none appears while the user types.
      setErrors((shown) =>
        shown[field] === undefined ? shown : { ...shown, [field]: errorsOf(next)[field] },
      )
    },
    blur: (field) => {
      // A value edited in the middle or filled in at once is grouped on leaving the field.
      setValues({ ...values, [field]: grouped(field, values[field], '', true) })
      setErrors((shown) => ({ ...shown, [field]: errorsOf(values)[field] }))
    },
    check: () => {
      const found = errorsOf(values)
      show(found)
      return Object.keys(found).length === 0
    },
    refuse: show,
    clear: () => {
      setValues(empty)
      setErrors({})
    },
  }
}
