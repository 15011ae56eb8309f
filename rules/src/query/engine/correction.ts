// Decides when the search uses a corrected spelling, and builds the correction texts of the response
// (specification §3, "Query correction"; decision 0089).
import type { FilterInput } from '../../search/filters.ts'
import { tokenize } from './normal.ts'
import { mendings } from './spelling.ts'
import type { Dictionary } from './spelling-dictionary.ts'

/** Number of pieces (§9, "a count of 10 or more") from which a search text counts as spelt right. */
export const enoughFound = 10
/** Number of pieces (§9, "more than 5") that a corrected text must exceed to replace the text as typed. */
export const fewFound = 5

/** Texts of the correction line above the results, and the query parameters of its link. */
export type CorrectionContent = {
  allText: string
  boldText: string
  textFirst: string
  textLast: string
  linkQuery: { text: string; exact?: 'true' }
}
/** The query correction in a search response, with all fields of the specification (§3). */
export type Correction = {
  applied: boolean
  content: CorrectionContent
  correctedQuery: { filtersInput: FilterInput[]; searchText: string; skipSpellcheck: boolean }
  correctedQueryLabel: string
  originalSearchTerm: string
}

/**
 * Returns whether a search found so few pieces (fewer than 10, §9) that a corrected spelling should be tried.
 */
export const worthCorrecting = (typedTotal: number): boolean => typedTotal < enoughFound

/**
 * Decides from the two piece counts whether the corrected text is searched instead of the typed one (§9):
 * the typed text finds fewer than 10, and the corrected text finds more than the typed one and more than
 * 5. When the typed text finds nothing, any piece is enough.
 */
export function applies(typedTotal: number, correctedTotal: number): boolean {
  if (!worthCorrecting(typedTotal) || correctedTotal <= typedTotal) return false
  return typedTotal === 0 || correctedTotal > fewFound
}

/**
 * Builds the correction part of a search response. With `applied` true the results are those of the
 * corrected text and the link repeats the text as typed; otherwise the link leads to the corrected text.
 * `filters`: the filters requested beside the text. The link holds the text alone; the page that renders
 * the link adds its own filters.
 */
export function correctionOf(of: {
  original: string
  corrected: string
  filters: readonly FilterInput[]
  applied: boolean
}): Correction {
  const { original, corrected, applied } = of
  const textFirst = applied ? 'Showing results for' : 'Did you mean'
  const textLast = applied ? `Search instead for ${original}` : ''
  return {
    applied,
    content: {
      allText: applied ? `${textFirst} ${corrected}. ${textLast}` : `${textFirst} ${corrected}?`,
      boldText: corrected,
      textFirst,
      textLast,
      linkQuery: applied ? { text: original, exact: 'true' } : { text: corrected },
    },
    correctedQuery: { filtersInput: [...of.filters], searchText: corrected, skipSpellcheck: false },
    correctedQueryLabel: corrected,
    originalSearchTerm: original,
  }
}

/**
 * Returns up to three respellings of a search text, the likeliest first; an empty list when no word is
 * misspelt or no similar word is known. Unchanged words keep their capitals, punctuation and spaces.
 */
export function correctedTexts(text: string, dictionary: Dictionary): string[] {
  const tokens = tokenize(text)
  const ways = mendings(
    tokens.map((token) => token.word),
    dictionary,
  )
  return ways.map((steps) => {
    let at = 0
    let done = 0
    let out = ''
    for (const step of steps) {
      const first = tokens[at]
      const last = tokens[at + step.take - 1]
      at += step.take
      if (!step.changed || !first || !last) continue
      out += text.slice(done, first.from) + step.words.join(' ')
      done = last.to
    }
    return out + text.slice(done)
  })
}
