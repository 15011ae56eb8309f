// Reads what a turn refuses ("no heels", "nothing sleeveless, please"), wants and allows again. Words are
// understood by the lexicon of the shop's own search.
import type { Lexicon } from '../query/engine/lexicon.ts'
import type { Part } from '../query/engine/types.ts'
import { understand } from '../query/engine/understand.ts'
import { isAnimalCloth } from './animal-cloths.ts'
import { type Ban, isSame, type Want } from './brief.ts'
import { mendedWord } from './slips.ts'
import { flat, flatWords, principles, printed, specials } from './special-bans.ts'

const negation =
  /\b(?:no more|no|not(?: a fan of)?|without(?: any)?|nothing(?: too)?|never|i hate|hate|avoid|skip|dislike|except|anything but|leave out|lose|ditch|get rid of|remove|(?:don(?:'|’)?t|do not|won(?:'|’)?t|can(?:'|’)?t|cannot|can not|would not|wouldn(?:'|’)?t)(?: really)? (?:want|like|wear|do|stand|need|walk in)|rather not|allergic to|instead of|(?:awful|terrible|horrible|ugly|sick|pale|washed out) in)\s+(.*)$/is
/** What follows "no" and refuses no piece: "no idea", "no rush", "no budget". */
const nothingRefused =
  /^(?:it\b|them\b|my (?:style|thing|taste)\b|all of|any of|the other|other|another|different|problem|idea|thanks?|thank|budget|rush|worries|limit|matter|preference|one|yet|sure|really|way|to |that|this|those|these|of (?:that|this|those|these)|i |it |more than|over|later|bad|doubt|special|particular|clue|penny\b|cents?\b|than\b|usd\b|fancy|formal|dressy|stuffy|boring|spend|pay\b|go (?:over|above|beyond)|needs?$)/i
const small =
  /\b(?:please|at all|whatsoever|this time|for me|needed|required|necessary|any|a|an|the|too|more|really|wear|wearing|in|with|kind of|type of|clothes|clothing|stuff|things?|pieces?|needed|need|looks?|color(?:s|ed)?|colour(?:s|ed)?)\b/gi

const keys: readonly string[] = [
  'category_tags',
  'color_names',
  'advanced_color_names',
  'materials',
  'pattern',
  'brand_name_tags',
  'neckline_tags',
  'style_tags',
  'sleeve_length',
]

/** A brand's name in a sentence is one only with a capital: "Theory" and "theory". */
const isMeant = ({ key, from }: Part, text: string): boolean =>
  key !== 'brand_name_tags' || /\p{Lu}/u.test(text.charAt(from))

const partsOf = (text: string, lexicon: Lexicon): Part[] =>
  understand(text, lexicon).parts.filter((part) => keys.includes(part.key) && isMeant(part, text))

const banOf = ({ key, values, label }: Pick<Part, 'key' | 'values' | 'label'>): Ban => ({
  key,
  values: [...values],
  label: `No ${labelled(label)}`,
})
const labelled = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

/**
 * Reads the bans of the words after "no"; `unplaced`: the words that nothing is known of. `isMended`: slips
 * of the keyboard are mended already.
 */
function bansIn(phrase: string, lexicon: Lexicon, isMended = false): { bans: Ban[]; unplaced: string[] } {
  const bans: Ban[] = []
  const unplaced: string[] = []
  for (const raw of phrase.split(/\s*(?:,|\band\b|\bor\b|\bnor\b|\s&\s|\/)\s*/i)) {
    const item = raw
      .replace(/^(?:no|without|not)\s+/i, '')
      .replace(/^(?:too|so|super|very|overly)\s+(?=fancy|formal|dressy|stuffy|boring)/i, '')
    if (nothingRefused.test(item)) continue
    const bare = item
      .replace(small, ' ')
      .replace(/[^\p{L}\p{N}\s'’-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (bare === '') continue
    const special = specials.find(({ pattern }) => pattern.test(item))
    if (special) {
      bans.push(special.ban)
      continue
    }
    const parts = partsOf(bare, lexicon)
    if (parts.length > 0) bans.push(...bansOf(parts))
    else if (printed.pattern.test(item)) bans.push(printed.ban)
    else {
      const mended = isMended ? undefined : mendedWord(bare, lexicon)
      const again = mended === undefined ? undefined : bansIn(mended, lexicon, true)
      if (again && again.bans.length > 0) bans.push(...again.bans)
      else unplaced.push(bare)
    }
  }
  return { bans, unplaced }
}

/** "black jeans" refuses jeans that are black, and neither all jeans nor all that is black. */
function bansOf(parts: readonly Part[]): Ban[] {
  const kinds = parts.filter(({ key }) => key === 'category_tags')
  const looks = parts.filter(({ key }) => key !== 'category_tags')
  if (kinds.length === 0 || looks.length === 0) return parts.map(banOf)
  const label = [...looks, ...kinds].map((part) => labelled(part.label)).join(' ')
  const values = [...looks, ...kinds].map((part) => `${part.key}=${part.values.join('|')}`)
  return [{ key: 'all', values, label: `No ${label}` }]
}

export type Wishes = {
  wants: Want[]
  bans: Ban[]
  /** What may be again, as bans that are lifted. */
  lifted: Ban[]
  /** Words that the turn refuses and nothing is known of. */
  unplaced: string[]
}

const allowed =
  /([\p{L}\s-]{2,40}?)\s+(?:(?:is|are|would be)\s+(?:fine|ok(?:ay)?|good|all right|alright|allowed|welcome|no problem|back)\b|(?:ok(?:ay)?|fine)(?: (?:after all|now|too|again))?\W*$)|\bi don(?:'|’)?t mind\s+([\p{L}\s-]{2,40})|\b(?:you|i|we) can (?:use|show|wear|have|do|bring back) ([\p{L}\s-]{2,40}?) again\b|\b(?:forget|ignore|drop|scratch) (?:about )?(?:the |that |my )?["'’]?no ([\p{L}\s-]{2,40})/iu

/** A refusal with its word first: "yellow washes me out", "wool makes me itch". */
const unbecomingWords =
  /([\p{L}-]{3,20}(?:\s[\p{L}-]{3,20})?)\s+(?:washes? me out|makes? me (?:itch|look (?:\w+ )?(?:pale|sick|old|fat|big|bad|dead))|itch(?:es)?\b|(?:does(?:n(?:'|’)?t| not)|do(?:n(?:'|’)?t| not)) (?:suit|work (?:on|for)|look good on|flatter) (?:me|her)|(?:is|are)(?:n(?:'|’)?t| not) (?:my color|my thing|for me))/iu

/** A second refusal without a comma before it: "no dresses no skirts", "no wool and i dont do heels". */
const negatedAgain =
  /\s(?=(?:no|nothing|without|avoid)\s)(?<!\b(?:or|nor|say|is|are|has|have|the|that|my|there(?:'|’)s)\s)|\s(?:and|but|or|,)?\s*(?=i\s+(?:really\s+)?(?:hate|never|dislike|(?:do|ca|wo)n?(?:'|’)?t|do not|can ?not|will not)\s)/i

/** The reason of a refusal wishes nothing: "heels sink in grass so no heels". */
const because =
  /^.*\b(?:so|hence|therefore|that(?:'|’)?s why)\s+(?:please\s+)?(?=(?:no|nothing|never|without)\s)/i

/** A list is not cut at its commas: "no leather, suede, wool or silk" refuses all four. */
function clausesOf(text: string): string[] {
  return text
    .split(
      /[.;!?\n]+|(?<!anything|nothing)\s+but\s+|\s+though\s+|\s+just\s+|,(?!\s*(?:or|nor)\b|(?:\s*\p{L}+(?:\s\p{L}+)?,)*\s*\p{L}+(?:\s\p{L}+)?,?\s(?:or|nor)\b)\s*/iu,
    )
    .map((one) =>
      one.replace(because, (why) => (principles.some(({ pattern }) => pattern.test(why)) ? why : '')),
    )
    .flatMap((one) => one.split(negatedAgain))
    .map((one) => one.trim())
    .filter(Boolean)
}

/**
 * Reads wants, bans, lifted bans and words that could not be placed, clause by clause: "no wool", "vegan",
 * "flat", "heels are fine". `text`: a message without its sums, sizes and occasion.
 */
export function readWishes(text: string, lexicon: Lexicon): Wishes {
  const out: Wishes = { wants: [], bans: [], lifted: [], unplaced: [] }
  for (const clause of clausesOf(
    text
      .replace(/\b(?:without|no) sleeves\b/gi, 'sleeveless')
      .replace(/(?<!\banimal[- ])\b(?!animal\b)(\p{L}+)[- ]free\b/giu, 'no $1'),
  )) {
    const mild = allowed.exec(clause)
    if (mild && !/\bno\b|\bnot\b/i.test(mild[1] ?? '')) {
      const again = mild.slice(1).find((one) => one !== undefined) ?? ''
      out.lifted.push(...bansIn(again.replace(/^\W*(?:actually|ok(?:ay)?|and)\s+/i, ''), lexicon).bans)
      continue
    }
    const unbecoming = negation.test(clause) ? null : unbecomingWords.exec(clause)
    if (unbecoming?.[1]) {
      out.bans.push(...bansIn(unbecoming[1], lexicon).bans)
      continue
    }
    const found = negation.exec(clause)
    const kept = found ? clause.slice(0, found.index) : clause
    if (found?.[1]) {
      // "nothing that needs dry cleaning": the clause after "that" is what is refused.
      const refused = /^nothing/i.test(found[0]) ? found[1].replace(/^(?:that|which)\s+/i, '') : found[1]
      const read = bansIn(refused, lexicon)
      out.bans.push(...read.bans)
      out.unplaced.push(...read.unplaced)
    }
    if (flatWords.test(kept)) out.bans.push(flat)
    for (const { pattern, bans } of principles) if (pattern.test(kept)) out.bans.push(...bans)
    const positive = kept.replace(flatWords, ' ').replace(/\banimals\b/gi, ' ')
    if (/\bheels\b/i.test(positive))
      out.wants.push({ key: 'category_tags', values: ['heels'], label: 'Heels' })
    for (const part of partsOf(positive, lexicon)) {
      const { key, values, label } = part
      if (part.negated) out.bans.push(banOf(part))
      else if (!(key === 'category_tags' && values.includes('heels')))
        out.wants.push({ key, values: [...values], label })
    }
  }
  return { ...out, bans: out.bans.filter((ban, i) => out.bans.findIndex((one) => isSame(one, ban)) === i) }
}

/** Returns whether a want and a ban can't both hold, such as heels wanted and heels banned. */
export const contradicts = (want: Want, ban: Ban): boolean =>
  want.key === ban.key
    ? want.values.some((value) => ban.values.includes(value))
    : (ban.key === 'heel' && want.key === 'category_tags' && want.values.includes('heels')) ||
      (ban.key === 'animal' && want.key === 'materials' && want.values.some(isAnimalCloth))
