// From which turn on a limit holds: an answer is judged by what was said before it, and by nothing later.
import type { Want } from './dialogue.ts'

/** Words by which shoppers refuse something, where they don't use the judge's own word. */
const others: Readonly<Record<string, RegExp>> = {
  heels: /heel|flat|stiletto/i,
  sleeveless: /sleeveless|bare arms|strap/i,
  prints: /print|pattern|solid/i,
}
const refuses = (word: string): RegExp =>
  others[word] ?? new RegExp(String.raw`\b${word.replace(/s$/, '').replaceAll('-', '[- ]')}`, 'i')
const negative =
  /\b(?:no|not|nothing|never|without|hate|allergic|avoid|skip|except|vegan|nor|anything but)\b|n(?:'|’)?t\b|-free\b/i
const bare = (label: string): string => label.replace('.', String.raw`\.`)
const sizeWord: Readonly<Record<string, string>> = { S: 'small', M: 'medium', L: 'large' }

/**
 * Returns the limits of a want that were said up to a turn (0 is the first). A limit that no turn says in
 * words that are known here counts as said by the last one, so that it is judged there at least.
 */
export function limitsAt(says: readonly string[], want: Want, turn: number): Want {
  const isSaid = (pattern: RegExp) => {
    const at = says.findIndex((words) => pattern.test(words.replaceAll(',', '')))
    return turn >= (at < 0 ? says.length - 1 : at)
  }
  const { budget, size, shoe, no } = want
  const label = size === undefined ? '' : [bare(size), sizeWord[size]].filter(Boolean).join('|')
  return {
    ...(budget !== undefined && isSaid(new RegExp(String.raw`\b${budget}\b`)) ? { budget } : {}),
    ...(size !== undefined && isSaid(new RegExp(String.raw`\b(?:${label})\b`, 'i')) ? { size } : {}),
    ...(shoe !== undefined && isSaid(new RegExp(String.raw`\b${bare(shoe)}\b`)) ? { shoe } : {}),
    no: (no ?? []).filter((word) => {
      const pattern = refuses(word)
      // "Jeans" in one turn and "no jeans after all" in the next: the refusal counts from the second on.
      const at = says.findIndex((words) => pattern.test(words) && negative.test(words))
      return at < 0 ? isSaid(pattern) : turn >= at
    }),
  }
}
