// Indexes the names under which shoppers look for brands: the whole name, a part ("Ralph Lauren"),
// initials ("DVF") and nicknames.
import { houses } from '../../catalogue/brands/houses.ts'
import { brandKey, tableOf, tokenize } from '../engine/normal.ts'
import type { KnownBrand } from '../engine/types.ts'
import { isIdle } from './small-words.ts'

/**
 * Nicknames that no rule derives, by brand name as the shop writes it; brands that the shop does not have
 * are skipped.
 */
const calledToo: Readonly<Record<string, readonly string[]>> = tableOf<readonly string[]>({
  'Saint Laurent': ['ysl', 'yves saint laurent', 'yves st laurent', 'st laurent'],
  'Louis Vuitton': ['lv'],
  'Calvin Klein': ['ck'],
  'Michael Kors': ['mk'],
  'Tommy Hilfiger': ['tommy'],
  'Dolce & Gabbana': ['d and g', 'dolce'],
  'Dr. Martens': ['doc martens', 'doc martins', 'dr martins', 'docs', 'doctor martens', 'dms'],
  'The North Face': ['tnf', 'north face'],
  lululemon: ['lulu lemon', 'lulu'],
  // Heard rather than read: other names of the shop stand in the way of mending these.
  'Ann Taylor': ['anne taylor'],
  'J.Crew': ['jay crew', 'j crue'],
  'Polo Ralph Lauren': ['ralf lauren'],
  'Steve Madden': ['stevie madden'],
  Birkenstock: ['birks', 'birkenstocks'],
  UGG: ['uggs'],
  Converse: ['chucks', 'chuck taylor', 'all stars'],
  Chanel: ['coco chanel'],
  'Christian Louboutin': ['loubs', 'loubis'],
  'Christian Dior': ['dior'],
  'Abercrombie & Fitch': ['abercrombie', 'a and f'],
  'American Eagle Outfitters': ['aeo', 'american eagle'],
  'Kate Spade New York': ['kate spade', 'ks'],
  'New Balance': ['nb'],
  'Lucky Brand': ['lucky'],
  'Citizens of Humanity': ['citizens', 'coh'],
  BCBGMAXAZRIA: ['bcbg', 'bcbg max azria', 'bcbg maxazria', 'max azria'],
  Anthropologie: ['anthro'],
  'Free People': ['fp'],
  'Under Armour': ['ua', 'underarmour'],
  'Urban Outfitters': ['uo'],
  'Forever 21': ['f21', 'forever twenty one'],
  'New York & Company': ['ny and co', 'ny and company', 'nyandco'],
  '7 For All Mankind': ['7fam', 'seven for all mankind', 'sevens'],
  'AG Adriano Goldschmied': ['ag'],
  "Levi's": ['levi', 'levi strauss'],
  'Stuart Weitzman': ['sw'],
  'Marc Jacobs': ['mj', 'marc by marc jacobs'],
  "Victoria's Secret": ['vs', 'victoria secret'],
  'Golden Goose': ['ggdb'],
  'Bottega Veneta': ['bottega', 'bv'],
  'Dooney & Bourke': ['dooney', 'dooney and burke'],
  'Banana Republic': ['banana', 'br'],
  'Old Navy': ['oldnavy'],
  "Arc'teryx": ['arcteryx'],
  'Jimmy Choo': ['choos'],
  'Manolo Blahnik': ['manolos'],
  'Ray-Ban': ['ray bans', 'raybans'],
  'Vivienne Westwood': ['westwood'],
  'Lilly Pulitzer': ['lilly'],
  'Brandy Melville': ['brandy'],
  'Aritzia Wilfred': ['wilfred'],
  COS: ['collection of style'],
  'Tiffany & Co.': ['tiffany', 'tiffanys'],
  'Van Cleef & Arpels': ['van cleef', 'vca'],
})

/** Fewest letters of a partial name; shorter parts are ambiguous. */
const partLeast = 5

/**
 * Returns the brands by `brandKey` of each name. The whole name takes precedence over parts and initials;
 * a part may stand for several brands, but a single word only for one brand, and only when the word is not
 * `common`. `isEntry`: whether a key is a phrase of the lexicon.
 */
export function brandNames(
  brands: readonly KnownBrand[],
  common: (word: string) => boolean,
  isEntry: (key: string) => boolean,
): Map<string, KnownBrand[]> {
  const whole = new Map<string, KnownBrand[]>()
  for (const brand of brands) for (const name of spellings(brand.name)) put(whole, brandKey(name), brand)
  // Two brands of one spelling: the one with more pieces is meant.
  const named = new Map(
    [...whole].map(([key, list]) => [
      key,
      [list.toSorted((a, b) => b.pieces - a.pieces)[0] ?? list[0]].flatMap((one) => one ?? []),
    ]),
  )
  const aliases = new Map<string, KnownBrand[]>()
  const said = new Map<string, KnownBrand[]>()
  for (const brand of brands)
    for (const alias of calledToo[brand.name] ?? []) put(said, brandKey(alias), brand)
  for (const brand of brands) for (const alias of aliasesOf(brand.name)) put(aliases, alias, brand)
  // What everybody calls a brand is its name, even where it is a word; where it is meant, the scan decides.
  for (const [key, list] of said) if (!named.has(key) && !isEntry(key)) named.set(key, list)
  for (const [key, list] of aliases) if (!named.has(key) && !common(key)) named.set(key, list)
  const singles = new Map<string, KnownBrand[]>()
  for (const brand of brands) for (const word of new Set(wordsOf(brand.name))) put(singles, word, brand)
  for (const [word, list] of singles)
    if (list.length === 1 && word.length >= partLeast && !named.has(word) && !common(word))
      named.set(word, list)
  // Who names a house means its further lines as well.
  const byName = new Map(brands.map((brand) => [brand.name, brand]))
  for (const [house, lines] of houses) {
    const key = brandKey(house)
    const own = named.get(key) ?? []
    const more = lines.flatMap((line) => byName.get(line) ?? []).filter((brand) => !own.includes(brand))
    if (more.length > 0 && !isEntry(key)) named.set(key, [...own, ...more])
  }
  return named
}

function put(map: Map<string, KnownBrand[]>, key: string, brand: KnownBrand): void {
  const list = map.get(key)
  // Names of one brand come one after another.
  if (key.length < 2 || list?.at(-1) === brand) return
  if (list) list.push(brand)
  else map.set(key, [brand])
}

const spellings = (name: string) => (name.includes('&') ? [name, name.replaceAll('&', ' and ')] : [name])
const wordsOf = (name: string) => tokenize(name).map(({ word }) => word)
const small = new Set(['and', '&', 'by', 'the', 'of', 'for', 'de', 'la', 'le', 'et', 'co', 'company'])
/**
 * Returns whether a word cannot stand at the end of a partial name: "Walking on a" and "on a Cloud" name
 * no brand.
 */
const isEnd = (word: string | undefined) => word === undefined || small.has(word) || isIdle(word)

/** Returns the keys of the other names of a brand that follow from its name by rule. */
function aliasesOf(name: string): string[] {
  const words = wordsOf(name).filter((word) => word !== '&')
  const initials = words.length >= 3 ? [words.map((word) => word[0]).join('')] : []
  const withoutThe = words[0] === 'the' && words.length > 1 ? [words.slice(1).join('')] : []
  const runs =
    words.length < 3
      ? []
      : words
          .flatMap((_, from) => words.slice(from + 2).map((_, i) => words.slice(from, from + 2 + i)))
          .concat([words.slice(-2)])
  const parts = runs.filter(
    (run) => run.length >= 2 && run.length < words.length && !isEnd(run[0]) && !isEnd(run.at(-1)),
  )
  return [...withoutThe, ...initials, ...parts.map((run) => run.join(''))]
}
