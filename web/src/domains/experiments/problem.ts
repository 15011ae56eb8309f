/** Why a change was refused: the field of the form, '' for none, and a sentence. */
export type Problem = { readonly field: string; readonly message: string }

/** Returns the whole number of a typed text; -1, which no rule takes, for any other text. */
export const percentOf = (typed: string): number =>
  /^\s*\d{1,3}\s*%?\s*$/.test(typed) ? Number.parseInt(typed, 10) : -1
