// What a turn leads to: outfits, or words alone.
import type { KindWords } from './answer.ts'
import { type Conflict, type Heard, saysWish } from './read-turn.ts'

export type Step =
  | { does: 'compose'; fresh: boolean }
  | { does: 'swap'; slots: readonly string[] }
  | { does: 'conflict'; conflict: Conflict }
  | { does: 'say'; about: KindWords }

const changes = ['cheaper', 'warmer', 'cooler', 'color', 'dressier', 'plainer', 'others', 'no-kind'] as const

/** "Can I return a dress?" names a kind and asks for no outfit; "my order was late, so: work, $200" does. */
const saysOccasion = ({ occasion, budget, size }: Heard): boolean =>
  occasion !== null || budget !== null || size !== null

/**
 * "How is the weather in Oslo this weekend?" and "is this real silk?" ask for no outfit by what they name.
 */
const asksOnly = ({ acts, budget, size }: Heard): boolean =>
  acts.includes('question') && !acts.includes('outfit') && budget === null && size === null

/**
 * Decides the next step after a message: `does` is "say" (foreign language, men, help, insult, again, who,
 * thanks, hello, lost), "conflict", "swap" when outfits are shown, or "compose" for a wish or change.
 * `hasOutfits`: whether the thread shows outfits. `fresh` outfits have none of the pieces that were shown.
 */
export function stepFor(heard: Heard, hasOutfits: boolean): Step {
  const { acts } = heard
  const wish = saysWish(heard)
  const changed = changes.some((one) => acts.includes(one))
  if (acts.includes('foreign')) return { does: 'say', about: 'foreign' }
  if (acts.includes('men') && heard.department === null) return { does: 'say', about: 'men' }
  if (acts.includes('beside') && !acts.includes('outfit') && !saysOccasion(heard))
    return { does: 'say', about: 'beside' }
  if (asksOnly(heard)) return { does: 'say', about: 'beside' }
  if (acts.includes('help') && !saysOccasion(heard)) return { does: 'say', about: 'help' }
  if (heard.conflict !== null) return { does: 'conflict', conflict: heard.conflict }
  if (acts.includes('insult') && !wish) return { does: 'say', about: 'insult' }
  if (acts.includes('again') && !wish) return { does: 'say', about: 'again' }
  if (heard.swap && hasOutfits && !acts.includes('color')) return { does: 'swap', slots: heard.swap }
  if (acts.includes('who') && !wish) return { does: 'say', about: 'who' }
  if (wish || (changed && hasOutfits)) return { does: 'compose', fresh: acts.includes('others') }
  if (acts.includes('thanks')) return { does: 'say', about: 'thanks' }
  if (acts.includes('outfit') || changed) return { does: 'compose', fresh: false }
  return { does: 'say', about: acts.includes('hello') ? 'hello' : 'lost' }
}
