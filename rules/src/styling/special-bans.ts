// Refusals that the search's lexicon has no value for ("nothing backless", "no open toes"), and words that
// refuse without a "no" ("vegan", "modest").
import { animalWords } from './animal-cloths.ts'
import type { Ban } from './brief.ts'

export type Special = { pattern: RegExp; ban: Ban }
/** What the search has no value for, by the words for it. The first that fits counts. */
export const specials: readonly Special[] = [
  {
    pattern: /\banimals?\b(?![- ]prints?)|\bcruelty\b/i,
    ban: { key: 'animal', values: animalWords, label: 'Vegan' },
  },
  {
    pattern: /\bdark (?:colou?rs?|shades?|clothes)\b/i,
    ban: { key: 'color_names', values: ['black', 'navy', 'brown'], label: 'Nothing dark' },
  },
  {
    pattern: /\b(?:high |kitten |stiletto )?heel(?:s|ed)?\b|\bstilettos?\b|\bpumps\b/i,
    ban: { key: 'heel', values: ['flat'], label: 'No heels' },
  },
  {
    pattern:
      /\bsleeveless\b|\bbare (?:arms|shoulders)\b|\bstrap(?:less|s|py)\b|\bspaghetti straps?\b|\btank tops?\b/i,
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
    pattern:
      /^\W*short\W*$|\b(?:too|super|very) short\b|\babove (?:the|my) knees?\b|\babove knees?\b|^\W*minis?\W*$/i,
    ban: {
      key: 'category_tags',
      values: ['mini-dresses', 'mini-skirts', 'shorts', 'rompers', 'skorts', 'crop-tops', 'bodycon-dresses'],
      label: 'Nothing short',
    },
  },
  {
    pattern: /\b(?:open|peep)[- ]toes?\b|\btoes showing\b/i,
    ban: {
      key: 'any-kind',
      values: ['sandals', 'slides', 'flip-flops', 'platform-sandals', 'peep', 'open-toe', 'open toe'],
      label: 'No open toes',
    },
  },
  {
    pattern: /\bbackless\b|\b(?:open|low|bare)[- ]backs?\b/i,
    ban: {
      key: 'any-kind',
      values: ['halter-tops', 'halter', 'backless', 'open back', 'open-back', 'low back'],
      label: 'Nothing backless',
    },
  },
  {
    pattern: /\brevealing\b|\bcleavage\b|\blow[- ]cut\b|\bplunging\b|\bsexy\b|\bskimpy\b/i,
    ban: {
      key: 'any-kind',
      values: [
        'corset-tops',
        'crop-tops',
        'bodycon-dresses',
        'halter-tops',
        'camisoles',
        'mini-dresses',
        'mini-skirts',
        'strapless',
        'halter',
        'sweetheart',
        'deep v',
        'plunge',
        'cutout',
        'slip dress',
        'sheer',
      ],
      label: 'Nothing revealing',
    },
  },
  {
    pattern: /\bsheer\b|\bsee[- ]?through\b|\btransparent\b/i,
    ban: {
      key: 'any-kind',
      values: ['sheer', 'mesh', 'chiffon', 'tulle', 'organza'],
      label: 'Nothing sheer',
    },
  },
  {
    pattern: /\bshiny\b|\bglitter\w*\b|\bsparkl\w*\b|\bbling\w*\b/i,
    ban: {
      key: 'any-kind',
      values: ['sequin', 'sequins', 'sequined', 'metallic', 'glitter', 'satin', 'patent leather', 'lurex'],
      label: 'Nothing shiny',
    },
  },
  {
    pattern: /\b(?:ruffle|frill|flounce)(?:s|d|y)?\b/i,
    ban: { key: 'any-kind', values: ['ruffle', 'frill', 'flounce', 'tiered'], label: 'No ruffles' },
  },
  {
    pattern: /\blogos?\b|\bslogans?\b|\bbig letters\b/i,
    ban: { key: 'any-kind', values: ['graphic-tees', 'logo', 'graphic', 'slogan'], label: 'No logos' },
  },
  {
    pattern: /\blow[- ]rise\b|\blow waists?\b/i,
    ban: { key: 'any-kind', values: ['low-rise', 'low rise'], label: 'Nothing low-rise' },
  },
  {
    pattern: /\bpoint(?:ed|y)[- ]?(?:toes?)?\b/i,
    ban: { key: 'any-kind', values: ['pointed', 'pointy'], label: 'No pointed toes' },
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
export const printed: Special = {
  pattern: /\bprints?\b|\bpatterns?\b|\bprinted\b|\bpatterned\b/i,
  ban: { key: 'printed', values: ['any'], label: 'No prints' },
}
/** Words that refuse without a "no": a vegan wears nothing from animals, sleeves leave no arm bare. */
const special = (label: string): Ban[] => specials.flatMap(({ ban }) => (ban.label === label ? [ban] : []))
export const principles: readonly { pattern: RegExp; bans: readonly Ban[] }[] = [
  {
    pattern: /\bvegan\b(?! leather\b)|\banimal[- ]free\b|\bwear(?:ing)? animals\b/i,
    bans: [{ key: 'animal', values: animalWords, label: 'Vegan' }],
  },
  {
    pattern: /\bmodest(?:ly|y)?\b(?! (?:budget|price|sum|amount)s?\b)|\bhijab\w*|\btzniut\b/i,
    bans: ['Nothing sleeveless', 'Nothing short', 'Nothing tight'].flatMap(special),
  },
  {
    pattern:
      /\b(?:cover(?:ed|ing|s)?|hid(?:e|es|ing)) (?:up )?(?:my |the |her )?(?:upper )?(?:arms?|shoulders?)\b|\b(?:arms?|shoulders?) (?:are |need to be |should be |must be )?covered\b/i,
    bans: special('Nothing sleeveless'),
  },
  {
    pattern:
      /\b(?:knee[- ]length|below (?:the |my )?knees?|to the knees?|(?:midi|knee) or longer|past (?:the |my )?knees?|cover(?:s|ed)? (?:the |my )?knees?|knees covered)\b/i,
    bans: special('Nothing short'),
  },
  {
    pattern: /\bclosed[- ]toed?(?: shoes)?\b|\bclosed shoes\b/i,
    bans: special('No open toes'),
  },
  {
    pattern:
      /\b(?:must|should|needs?(?: to)?|wants?)(?: to)?(?: have)? sleeves\b|^\W*sleeves(?:,? please)?\W*$|\b(?:with|long|short|elbow|three[- ]quarter)[- ](?:\w+ )?sleeve(?:s|d)?\b/i,
    bans: special('Nothing sleeveless'),
  },
]
export const flat: Ban = { key: 'heel', values: ['flat'], label: 'Flat shoes' }
export const flatWords =
  /\blow(?:[- ]heeled)? shoes\b|\bflat(?:s| shoes| heels?| boots| sandals)?\b|\bno[- ]heels?\b|\bcomfortable shoes\b/i
