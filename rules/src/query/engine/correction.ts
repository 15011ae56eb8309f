// When a search is corrected, and what the page says of it (specification §3, "Query
// correction"; decision 0089).
import type { FilterInput } from '../../search/filters.ts'
import { tokenize } from './normal.ts'
import { mendings } from './spelling.ts'
import type { Dictionary } from './spelling-dictionary.ts'

/** §9, "a count of 10 or more": a search that finds so much was spelt right, or well enough. */
export const enoughFound = 10
/**
 * §9, "more than 5": a correction that finds no more than this hardly beats the few
 * pieces of the words as typed.
 */
export const fewFound = 5

export type CorrectionContent = {
  allText: string
  boldText: string
  textFirst: string
  textLast: string
  linkQuery: { text: string; exact?: 'true' }
}
/** All fields of the specification's query correction. */
export type Correction = {
  applied: boolean
  content: CorrectionContent
  correctedQuery: { filtersInput: FilterInput[]; searchText: string; skipSpellcheck: boolean }
  correctedQueryLabel: string
  originalSearchTerm: string
}

/** Whether the words as typed find so little that a correction is worth looking for (§9: fewer than 10). */
export const worthCorrecting = (typedTotal: number): boolean => typedTotal < enoughFound

/**
 * Whether the corrected words are searched instead, by the pieces that both find: the typed ones find
 * fewer than 10, and the corrected ones more than those and more than 5 (§9); when the typed ones find
 * nothing, anything is better.
 */
export function applies(typedTotal: number, correctedTotal: number): boolean {
  if (!worthCorrecting(typedTotal) || correctedTotal <= typedTotal) return false
  return typedTotal === 0 || correctedTotal > fewFound
}

/**
 * What an answer says of a correction. `applied`: it is the corrected text's answer, and the link asks for
 * the words as typed; else the link leads to the corrected text. `filters`: those asked for beside the text.
 * The link's query string has the text alone; whoever draws it keeps the filters of its page.
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
 * A search text with its spelling mended, the likeliest first and three at most; none when nothing is wrong
 * or nothing near is known. What is not mended stays as typed: capitals, punctuation, spaces.
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
