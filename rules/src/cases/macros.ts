// Prepared answers of care, filled in for a case.
import { helpMail } from '../vocabulary/office.ts'

/** A prepared answer. */
export type CaseMacroText = { readonly id: string; readonly label: string; readonly text: string }

/**
 * `hasPage`: whether the person can open a page of the case; who wrote by /contact without an account before
 * letters had keys can't.
 */
type Letter = {
  readonly kind: string
  readonly person: string
  readonly employee: string
  readonly number: string
  readonly hasPage: boolean
}

/**
 * Returns the prepared letters with which an employee can answer a case, each with id, label and text: two
 * for a question about a piece, four (sorry, one more photo, carrier, mending) for every other kind. The
 * first names of shopper and employee are in the text; without a page of the case, the mail address.
 */
export function macrosFor({ kind, person, employee, number, hasPage }: Letter): CaseMacroText[] {
  const letter = (text: string) => `Dear ${person},\n\n${text}\n\n${employee} at Hemline`
  if (kind === 'piece_question')
    return [
      {
        id: 'tomorrow',
        label: 'Tomorrow',
        text: letter(
          'We have your question. The piece is in another hall; we take it in hand tomorrow and write to you.',
        ),
      },
      {
        id: 'unknown',
        label: 'We can’t tell',
        text: letter(
          'We took the piece in hand and looked. Neither the label nor the cloth tells, so we rather say nothing than guess.',
        ),
      },
    ]
  return [
    {
      id: 'sorry_paid',
      label: 'Sorry, money sent',
      text: letter(
        'You are right, and we are sorry. The money is on its way back the way you paid; a bank takes three to five days.',
      ),
    },
    {
      id: 'photo',
      label: 'One more photo',
      text: letter(
        hasPage
          ? 'Please add a photo on which the place can be seen closely, on the page of your case.'
          : `Please mail us a photo on which the place can be seen closely, to ${helpMail}, and name case ${number}.`,
      ),
    },
    {
      id: 'carrier',
      label: 'Carrier is asked',
      text: letter(
        'We asked the carrier where the parcel is, and write to you as soon as there is an answer.',
      ),
    },
    {
      id: 'mending',
      label: 'Mending tip',
      text: letter(
        'A tailor mends this for a few dollars. If you want to keep the piece, we give you a part of the price back for that.',
      ),
    },
  ]
}
