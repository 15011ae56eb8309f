// Why a piece goes back. The reason decides who pays restocking and label.

/** A reason to send a piece back; `isOurMistake`: the shop described, packed or sent it wrongly. */
export type ReturnReason = { readonly id: string; readonly label: string; readonly isOurMistake: boolean }

export const returnReasons = [
  { id: 'too_small', label: 'Too small', isOurMistake: false },
  { id: 'too_large', label: 'Too large', isOurMistake: false },
  { id: 'fits_differently', label: 'Right size, wrong fit', isOurMistake: false },
  { id: 'not_my_style', label: 'Not my style after all', isOurMistake: false },
  { id: 'changed_my_mind', label: 'Changed my mind', isOurMistake: false },
  { id: 'not_as_described', label: 'Not as described', isOurMistake: true },
  { id: 'flaw_not_shown', label: 'A flaw that wasn’t shown', isOurMistake: true },
  { id: 'wrong_piece', label: 'A different piece came', isOurMistake: true },
] as const satisfies readonly ReturnReason[]

export type ReturnReasonId = (typeof returnReasons)[number]['id']

/** Returns the reason for a return with this id; undefined for an unknown one. */
export const returnReasonOf = (id: string): ReturnReason | undefined =>
  returnReasons.find((one) => one.id === id)
