// The text about a piece's condition: its grade, its own sentence if that adds facts, and the notes of
// the inspection.
import type { Condition } from '@hemline/rules/vocabulary/items.ts'
import type { Product } from './product-type.ts'

type Facts = Pick<Product, 'condition' | 'conditionDescription' | 'conditionOverrides' | 'flaws'>

/** What each grade says of a piece, as shoppers read it. */
export const gradeWords: Record<Condition, string> = {
  new_with_tags: 'Never worn, with its original tag.',
  excellent: 'Hardly worn, and nothing to see of it.',
  very_good: 'Worn a little and cared for. Small signs, if any.',
  good: 'Worn, and good for years more. Some signs of it show.',
  repaired: 'Mended by hand, and ready to be worn again.',
  flawed_gem: 'A flaw you should know of; it is shown here.',
}
/** The grade's text for a piece with notes or flaws, so that the text does not claim a flawless piece. */
const wordsWithNotes: Partial<Record<Condition, string>> = {
  new_with_tags: 'Never worn, with its original tag, yet not quite perfect.',
  excellent: 'Hardly worn, with one thing to know.',
  very_good: 'Worn a little and cared for.',
  flawed_gem: 'A flaw you should know of.',
}

const empty = [
  'and',
  'for',
  'the',
  'its',
  'with',
  'you',
  'some',
  'any',
  'little',
  'gently',
  'care',
  'cared',
  'original',
]
const stem = (word: string) => word.replace(/(ing|ed|s|n)$/, '')
const tell = (text: string) =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !empty.includes(word)).map(stem)

/**
 * Returns whether a sentence adds facts to the grade's text: at least two meaningful words that the text
 * lacks, more than half of its own.
 */
function saysMore(sentence: string, grade: string): boolean {
  const known = tell(grade)
  const all = tell(sentence)
  const news = all.filter((word) => !known.includes(word))
  return news.length >= 2 && news.length * 2 > all.length
}

/** Grades that only the piece's own sentence explains. */
const toldByItself: readonly Condition[] = ['repaired', 'flawed_gem']

/**
 * Returns the text about a piece's grade, followed by the piece's own sentence if that adds facts; the
 * sentence alone for grades that it explains.
 */
export function conditionText(item: Facts): string {
  const noted = item.conditionOverrides.length > 0 || item.flaws.length > 0
  const grade = (noted && wordsWithNotes[item.condition]) || gradeWords[item.condition]
  const own = item.conditionDescription
  if (!own || !saysMore(own, gradeWords[item.condition])) return grade
  return toldByItself.includes(item.condition) ? own : `${grade} ${own}`
}

const notes: Readonly<Record<string, string>> = {
  pilling: 'some pilling',
  fading: 'some fading',
  odor: 'a faint odor that airing may not take out',
  altered: 'an alteration, so go by its measurements',
}

/**
 * Returns a sentence such as "At inspection we noted some pilling and some fading."; undefined without
 * notes.
 */
export function notedText(item: Pick<Facts, 'conditionOverrides'>): string | undefined {
  const found = item.conditionOverrides.map((note) => notes[note] ?? note.replaceAll('_', ' '))
  if (found.length === 0) return undefined
  return `At inspection we noted ${new Intl.ListFormat('en-US').format(found)}.`
}
