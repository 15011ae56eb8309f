// Reads what a turn refuses ("no heels", "nothing sleeveless, please"), wants and allows again. Words are
// understood by the lexicon of the shop's own search.
import type { Lexicon } from '../query/engine/lexicon.ts'
import type { Part } from '../query/engine/types.ts'
import { understand } from '../query/engine/understand.ts'
import { animalWords, isAnimalCloth } from './animal-cloths.ts'
import type { Ban, Want } from './brief.ts'

const negation =
  /\b(?:no more|no|not(?: a fan of)?|without(?: any)?|nothing(?: too)?|never|i hate|hate|avoid|skip|dislike|except|anything but|leave out|(?:don(?:'|’)?t|do not|won(?:'|’)?t|can(?:'|’)?t|cannot|can not|would not|wouldn(?:'|’)?t)(?: really)? (?:want|like|wear|do|stand|need|walk in)|rather not|allergic to|instead of)\s+(.*)$/is
/** What follows "no" and refuses no piece: "no idea", "no rush", "no budget". */
const nothingRefused =
  /^(?:problem|idea|thanks?|thank|budget|rush|worries|limit|matter|preference|one|yet|sure|really|way|to |that|this|those|these|of (?:that|this|those|these)|i |it |more than|over|later|bad|doubt|special|particular|clue)/i
const small =
  /\b(?:please|at all|whatsoever|this time|for me|needed|required|necessary|any|a|an|the|too|more|really|wear|wearing|in|with|kind of|type of|clothes|clothing|stuff|things?|pieces?|needed|need|looks?|color(?:s|ed)?|colour(?:s|ed)?)\b/gi

type Special = { pattern: RegExp; ban: Ban }
const specials: readonly Special[] = [
  {
    pattern: /\b(?:high |kitten |stiletto )?heel(?:s|ed)?\b|\bstilettos?\b|\bpumps\b/i,
    ban: { key: 'heel', values: ['flat'], label: 'No heels' },
  },
  {
    pattern: /\bsleeveless\b|\bbare (?:arms|shoulders)\b|\bstrapless\b|\bspaghetti straps?\b|\btank tops?\b/i,
    ban: { key: 'bare', values: ['arms'], label: 'Nothing sleeveless' },
  },
  {
    pattern: /\btight\b|\bclingy\b|\bbody ?con\b|\bskin-?tight\b|\bfitted\b/i,
    ban: {
      key: 'category_tags',
      values: [
        'bodycon-dresses',
        'skinny-jeans',
        'jeggings',
        'leggings',
        'pencil-skirts',
        'bodysuits',
        'corset-tops',
      ],
      label: 'Nothing tight',
    },
  },
  {
    pattern: /^\W*short\W*$|\btoo short\b/i,
    ban: {
      key: 'category_tags',
      values: ['mini-dresses', 'mini-skirts', 'shorts', 'rompers', 'skorts', 'crop-tops', 'bodycon-dresses'],
      label: 'Nothing short',
    },
  },
  {
    pattern: /\b(?:bright|loud|neon)\b/i,
    ban: {
      key: 'color_names',
      values: ['orange', 'yellow', 'pink', 'red', 'multi'],
      label: 'Nothing bright',
    },
  },
]
const printed: Special = {
  pattern: /\bprints?\b|\bpatterns?\b|\bprinted\b|\bpatterned\b/i,
  ban: { key: 'printed', values: ['any'], label: 'No prints' },
}
/** Words that refuse without a "no": a vegan wears nothing from animals. */
const special = (label: string): Ban[] => specials.flatMap(({ ban }) => (ban.label === label ? [ban] : []))
const principles: readonly { pattern: RegExp; bans: readonly Ban[] }[] = [
  {
    pattern: /\bvegan\b(?! leather\b)|\banimal[- ]free\b|\bno animal products?\b/i,
    bans: [{ key: 'animal', values: animalWords, label: 'Vegan' }],
  },
  {
    pattern: /\bmodest(?:ly|y)?\b(?! (?:budget|price|sum|amount)s?\b)|\bhijab\w*|\btzniut\b/i,
    bans: ['Nothing sleeveless', 'Nothing short', 'Nothing tight'].flatMap(special),
  },
]
const flat: Ban = { key: 'heel', values: ['flat'], label: 'Flat shoes' }
const flatWords = /\bflat(?:s| shoes| heels?| boots| sandals)?\b|\bno[- ]heels?\b|\bcomfortable shoes\b/i

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

/** Reads the bans of the words after "no"; `unplaced`: the words that nothing is known of. */
function bansIn(phrase: string, lexicon: Lexicon): { bans: Ban[]; unplaced: string[] } {
  const bans: Ban[] = []
  const unplaced: string[] = []
  for (const raw of phrase.split(/\s*(?:,|\band\b|\bor\b|\bnor\b|&|\/)\s*/i)) {
    const item = raw.replace(/^(?:no|without|not)\s+/i, '')
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
    if (parts.length > 0) bans.push(...narrowest(parts).map(banOf))
    else if (printed.pattern.test(item)) bans.push(printed.ban)
    else unplaced.push(bare)
  }
  return { bans, unplaced }
}

/** "black jeans" refuses jeans that are black; one ban for each part would refuse all black pieces. */
const narrowest = (parts: readonly Part[]): Part[] => {
  const kinds = parts.filter(({ key }) => key === 'category_tags')
  const looks = parts.filter(({ key }) => key !== 'category_tags')
  return kinds.length > 0 && looks.length > 0 ? kinds : [...parts]
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
  /([\p{L}\s-]{2,40}?)\s+(?:is|are|would be)\s+(?:fine|ok(?:ay)?|good|all right|alright|allowed|welcome|no problem|back)\b|\bi don(?:'|’)?t mind\s+([\p{L}\s-]{2,40})/iu

function clausesOf(text: string): string[] {
  return text
    .split(
      /[.;!?\n]+|(?<!anything|nothing)\s+but\s+|\s+though\s+|\s+just\s+|,\s*(?!(?:or|nor)\b|(?:\p{L}+\s?){1,2},?\s+(?:or|nor)\b)/iu,
    )
    .map((one) => one.trim())
    .filter(Boolean)
}

/**
 * Reads wants, bans, lifted bans and words that could not be placed. `text`: a message without its sums,
 * sizes and occasion.
 */
export function readWishes(text: string, lexicon: Lexicon): Wishes {
  const out: Wishes = { wants: [], bans: [], lifted: [], unplaced: [] }
  for (const clause of clausesOf(
    text.replace(/(?<!\banimal[- ])\b(?!animal\b)(\p{L}+)[- ]free\b/giu, 'no $1'),
  )) {
    const mild = allowed.exec(clause)
    if (mild && !/\bno\b|\bnot\b/i.test(mild[1] ?? '')) {
      out.lifted.push(
        ...bansIn((mild[1] ?? mild[2] ?? '').replace(/^\W*(?:actually|ok(?:ay)?|and)\s+/i, ''), lexicon).bans,
      )
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
    const positive = kept.replace(flatWords, ' ')
    if (/\bheels\b/i.test(positive))
      out.wants.push({ key: 'category_tags', values: ['heels'], label: 'Heels' })
    for (const part of partsOf(positive, lexicon)) {
      const { key, values, label } = part
      if (part.negated) out.bans.push(banOf(part))
      else if (!(key === 'category_tags' && values.includes('heels')))
        out.wants.push({ key, values: [...values], label })
    }
  }
  return out
}

/** Returns whether a want and a ban can't both hold, such as heels wanted and heels banned. */
export const contradicts = (want: Want, ban: Ban): boolean =>
  want.key === ban.key
    ? want.values.some((value) => ban.values.includes(value))
    : (ban.key === 'heel' && want.key === 'category_tags' && want.values.includes('heels')) ||
      (ban.key === 'animal' && want.key === 'materials' && want.values.some(isAnimalCloth))
