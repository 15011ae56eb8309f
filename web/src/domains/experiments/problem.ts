/** Why a change was refused: the field of the form, '' for none, and a sentence. */
export type Problem = { readonly field: string; readonly message: string }

/**
 * Reads a whole percentage from typed text ("25" or "25 %"); -1, which every rule refuses, for any other
 * text.
 */
export const percentOf = (typed: string): number =>
  /^\s*\d{1,3}\s*%?\s*$/.test(typed) ? Number.parseInt(typed, 10) : -1
