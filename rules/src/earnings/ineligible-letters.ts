// The letters of the list of brands that pay nothing. Paths name them, and paths are read before the first
// page is drawn, so they stand apart from the brands' names (ineligible-brands.ts).

/** The letters that have brands, in the sequence of the alphabet. */
export const ineligibleLetters: readonly string[] = [...'abcdefghjklmnprstuwxz']

/**
 * Returns the letter that a path segment names in the list of brands that pay nothing, in either case of
 * letter; undefined for a letter without brands and other texts.
 */
export const ineligibleLetterOf = (text: string): string | undefined =>
  ineligibleLetters.find((one) => one === text.toLowerCase())
