// The words of an outfit: its name, its line and why it fits. Each says only what the pieces themselves say.
import { kindBySlug } from '../catalogue/kinds/kinds.ts'
import { harmony } from '../discovery/color-harmony.ts'
import { slotLabels } from '../discovery/slots.ts'
import type { Brief } from './brief.ts'
import type { Chosen } from './compose.ts'
import { isWanted, leafOf, type StylePiece } from './limits.ts'
import { occasionOf } from './occasions.ts'
import { dressinessOf } from './suits.ts'
import { traitPhrase } from './taste.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The shade of a piece, else its color. */
const shadeOf = (piece: StylePiece): string =>
  piece.advanced_color_names[0] ?? piece.color_names[0] ?? kindBySlug(leafOf(piece))?.noun ?? 'one'

/** Returns the noun by which sentences name a piece: "wrap dress", "ankle boots". */
export const nounOf = (piece: StylePiece): string =>
  kindBySlug(leafOf(piece))?.noun ?? piece.category_name.toLowerCase()

/**
 * Returns an outfit's name from the shades or cloths of two pieces: "Plum and tweed"; "Outfit" without
 * pieces.
 */
export function outfitName(pieces: readonly Chosen<StylePiece>[]): string {
  const [hero, ...rest] = pieces
  if (!hero) return 'Outfit'
  const first = shadeOf(hero.piece)
  const second = rest.filter(({ slot }) => slot !== 'jewelry').map(({ piece }) => shadeOf(piece))
  const other = second.find((one) => one !== first)
  return other ? `${capital(first)} and ${other}` : `All in ${first}`
}

const plain = (text: string) => text.replace(/^(?:an?|the) /, '')
const withArticle = (noun: string) =>
  /s$/.test(noun) && !/dress$/.test(noun) ? noun : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/**
 * Returns an outfit's line from the nouns of its pieces: "A wrap dress with a wool coat and ankle boots";
 * "Pieces" without any.
 */
export function outfitLine(pieces: readonly Chosen<StylePiece>[]): string {
  const nouns = pieces.map(({ piece }) => withArticle(plain(nounOf(piece))))
  const [first = 'Pieces', ...rest] = nouns
  const last = rest.pop()
  const tail = last === undefined ? '' : rest.length > 0 ? `${rest.join(', ')} and ${last}` : last
  return capital(tail ? `${first} with ${tail}` : first)
}

const tagWords: Readonly<Record<string, string>> = {
  'wedding guest': 'weddings',
  'black tie': 'black tie',
  work: 'work',
  party: 'parties',
  vacation: 'vacations',
  casual: 'every day',
  winter: 'winter',
}

/**
 * Returns at most three sentences on why an outfit fits the brief: colors, occasion, the shopper's style, and
 * the like; empty without pieces.
 */
export function outfitReasons(pieces: readonly Chosen<StylePiece>[], brief: Brief): string[] {
  const [hero, ...rest] = pieces
  if (!hero) return []
  const reasons: string[] = []
  const [partner] = rest
    .filter(({ slot }) => slot !== 'jewelry')
    .map(({ piece }) => ({ piece, pair: harmony(hero.piece.color_names, piece.color_names) }))
    .sort((a, b) => b.pair.score - a.pair.score)
  const { own } = brief
  if (own && own.colors.length > 0)
    reasons.push(`With your ${own.label}: ${harmony(own.colors, hero.piece.color_names).words}.`)
  else if (partner) reasons.push(`${capital(partner.pair.words)}.`)
  if (brief.occasion) {
    const tags = occasionOf(brief.occasion).tags
    const tagged = pieces.filter(({ piece }) =>
      tags.slice(0, 2).some((tag) => piece.occasion_tags.includes(tag)),
    )
    const [one] = tagged
    const tag = one && tags.find((each) => one.piece.occasion_tags.includes(each))
    if (one && tag && tagWords[tag])
      reasons.push(
        tagged.length === 1
          ? `The ${slotLabels[one.slot].toLowerCase()} ${one.slot === 'shoes' ? 'are' : 'is'} marked for ${tagWords[tag]}.`
          : `${capital(countWord(tagged.length))} pieces are marked for ${tagWords[tag]}.`,
      )
  }
  const liked = tasteReason(pieces, brief)
  if (liked) reasons.push(liked)
  const dressed = pieces.map(({ piece }) => dressinessOf(piece))
  if (Math.max(...dressed) - Math.min(...dressed) <= 1.3)
    reasons.push('All of it is about equally dressed up.')
  return reasons.slice(0, 3)
}

/** The piece that is most like what the shopper keeps, in words. */
function tasteReason(pieces: readonly Chosen<StylePiece>[], brief: Brief): string | undefined {
  for (const one of brief.taste.filter(({ weight }) => weight > 0)) {
    const chosen = pieces.find(({ slot, piece }) => slot !== 'jewelry' && isWanted(piece, one))
    const phrase = chosen && traitPhrase(one, chosen.piece)
    if (phrase)
      return `The ${slotLabels[chosen.slot].toLowerCase()} ${chosen.slot === 'shoes' ? 'are' : 'is'} ${phrase}, ${one.isSaid ? 'as you like it' : 'like much of what you keep'}.`
  }
  return undefined
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const
/** Returns a small number as a word, "three"; a larger one in digits. */
export const countWord = (count: number): string => numbers[count] ?? String(count)
