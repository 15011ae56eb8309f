// Suggests corrections of an address. A suggestion is an offer: nothing waits for it, and nothing is refused
// because of it.
import { isUsState } from '../vocabulary/states.ts'

export type ZipPlace = { readonly zip: string; readonly city: string; readonly state: string }
export type AddressSuggestion = {
  readonly message: string
  readonly change: { readonly city?: string; readonly state?: string; readonly line1?: string }
}

/**
 * Suggests a zip's own city and state when the state typed beside the zip is another one. Returns undefined
 * when they agree, the state is empty, or `place` is unknown or of another zip. A different city alone is no
 * reason: the post has several names for most zips.
 */
export function zipSuggestion(
  typed: { city: string; state: string; zip: string },
  place: ZipPlace | null | undefined,
): AddressSuggestion | undefined {
  if (!place || place.zip !== typed.zip.trim() || !isUsState(place.state)) return undefined
  const state = typed.state.trim().toUpperCase()
  if (state === '' || state === place.state) return undefined
  return {
    message: `${place.zip} is in ${place.city}, ${place.state}. Use that?`,
    change: { city: place.city, state: place.state },
  }
}

const short: Readonly<Record<string, string>> = {
  street: 'St',
  st: 'St',
  avenue: 'Ave',
  ave: 'Ave',
  boulevard: 'Blvd',
  blvd: 'Blvd',
  drive: 'Dr',
  dr: 'Dr',
  road: 'Rd',
  rd: 'Rd',
  lane: 'Ln',
  ln: 'Ln',
  court: 'Ct',
  ct: 'Ct',
  place: 'Pl',
  pl: 'Pl',
  apt: 'Apt',
  apartment: 'Apt',
  ste: 'Ste',
  suite: 'Ste',
}
const compass = /^(?:n|s|e|w|ne|nw|se|sw)$/i
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function tidyWord(word: string): string {
  const bare = word.toLowerCase().replace(/[.,]+$/, '')
  if (compass.test(bare)) return bare.toUpperCase()
  if (Object.hasOwn(short, bare)) return short[bare] ?? word
  if (/^\d+(?:st|nd|rd|th)$/.test(bare)) return bare
  return /\d/.test(bare) ? word.toUpperCase() : capital(bare)
}

/**
 * Suggests the post's spelling of a US street typed all in small letters or all in capitals: "123 main
 * street" becomes "123 Main St". Returns undefined for other texts, for more than 80 characters, and when
 * there is nothing to improve.
 */
export function streetSuggestion(line1: string): AddressSuggestion | undefined {
  const typed = line1.trim().replace(/\s+/g, ' ')
  const careless = /\p{L}/u.test(typed) && (typed === typed.toLowerCase() || typed === typed.toUpperCase())
  if (!careless || typed.length > 80) return undefined
  const tidied = typed.split(' ').map(tidyWord).join(' ')
  return tidied === typed
    ? undefined
    : { message: `The post writes it “${tidied}”. Use that?`, change: { line1: tidied } }
}
