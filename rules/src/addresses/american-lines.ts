// The lines of an address in the United States. Apart from postal.ts, which brings the data of all countries.

type American = { line1: string; line2?: string | null; city: string; state?: string | null; zip: string }

/** Returns the lines of an American address below the name: street lines, then city, state and ZIP code. */
export const americanLines = ({ line1, line2, city, state, zip }: American): string[] =>
  [line1, line2 ?? '', `${city}, ${state} ${zip}`].filter((line) => line !== '')
