// What is typed into the card fields, for as long as the form is on the page: in
// React's state, and nowhere else.
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

/** In the order in which they stand on the page; ids, so that a summary of errors can link to them. */
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

/** As it is typed on; what is taken away, or typed in the middle, stays as it is. */
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
  /** Shows all that is wrong, and focuses the first of it. True when the card can be sent. */
  check: () => boolean
  /** Shows what the processor says is wrong. */
  refuse: (problems: CardErrors) => void
  /** Forgets the card: after it was paid with. */
  clear: () => void
}

function focusFirst(errors: CardErrors): void {
  const first = (Object.keys(cardFieldIds) as CardField[]).find((field) => errors[field] !== undefined)
  if (first) document.getElementById(cardFieldIds[first])?.focus()
}

/**
 * The state of a card form. It outlives a folded step as long as the component that
 * calls it stays on the page.
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
      // A message goes as soon as it is no longer true, and never comes while somebody types.
      setErrors((shown) =>
        shown[field] === undefined ? shown : { ...shown, [field]: errorsOf(next)[field] },
      )
    },
    blur: (field) => {
      // What was changed in the middle, or filled in at once, is grouped when it is left.
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
