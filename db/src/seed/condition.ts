// The inspection's words about an item: where the inspector looked and what was found. The grade's own
// words are on the page.
import type { Area, Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import type { Condition } from '@hemline/rules/vocabulary/items.ts'
import type { Chance } from './chance.ts'
import { flawedGem, mended, type Note, notes } from './condition-notes.ts'
import { hasParts, type Inspected } from './condition-parts.ts'

const levels = {
  new_with_tags: 'fine',
  excellent: 'fine',
  very_good: 'light',
  good: 'worn',
  flawed_gem: 'light',
} as const

/** Grades that allow for notes beside them; the others show nothing. */
const graded: readonly Condition[] = ['very_good', 'good', 'flawed_gem', 'repaired']
const cloth: readonly Area[] = ['top', 'knit', 'outer', 'lower', 'dress']

/** Notes that a flaw makes, by the mark that is drawn for it. */
const noteOfMark: Readonly<Record<string, string>> = { pilling: 'pilling', fading: 'fading' }

type Noted = {
  /** What was drawn by chance. */
  asked: readonly string[]
  /** The mark of the flaw that its pictures show; undefined: none. */
  mark: string | undefined
  kind: Kind
  condition: Condition
}

/**
 * Returns the condition notes of an item: none for goods other than clothes or for conditions without notes,
 * and in very good condition only 'altered' and 'odor'. Pilling and fading are noted of pieces whose pictures
 * show them as a flaw.
 */
export function notesFor({ asked, mark, kind, condition }: Noted): string[] {
  if (!graded.includes(condition) || !cloth.includes(kind.area)) return []
  const shown = noteOfMark[mark ?? '']
  const unseen = asked.filter((note) => note === 'altered' || note === 'odor')
  return shown && condition !== 'very_good' ? [...unseen, shown] : unseen
}

/** Draws one of the sentences that are true of the piece. Throws when none is. */
function sentenceOn(piece: Inspected, all: readonly Note[], chance: Chance): string {
  const [first, ...more] = all.filter(([, ...needs]) => hasParts(piece, needs))
  if (!first) throw new Error(`no sentence on the condition of ${piece.kind.slug}`)
  return chance.pick([first, ...more])[0]
}

/** Returns the findings of a piece's inspection, in a sentence or two drawn by `chance`. */
export function conditionWords(piece: Inspected, condition: Condition, chance: Chance): string {
  if (condition === 'repaired') return sentenceOn(piece, mended, chance)
  if (condition === 'flawed_gem') return sentenceOn(piece, flawedGem, chance)
  const own = sentenceOn(piece, notes[piece.kind.area][levels[condition]], chance)
  return condition === 'new_with_tags' ? `The tag is still on. ${own}` : own
}
