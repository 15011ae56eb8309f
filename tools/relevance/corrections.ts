// Misspelt texts that the shop should correct, and right words that it must not change.
import { type Chance, chanceOf } from '@hemline/db/seed/chance.ts'
import { sameList } from './metrics.ts'
import { editsApart, type KnownWords, misspellOf } from './misspell.ts'
import { typicalBrands, typicalPhrases, typicalWords } from './misspellings-typical.ts'
import { type Piece, plain, type Vocabulary, wordsOf } from './pieces.ts'
import { hashOf, isHeldOut } from './queries.ts'
import type { Shop } from './shop.ts'

/**
 * The kind of a misspelling: what was misspelt, and whether it was generated or collected by hand
 * ("typical").
 */
export type MisspellingClass =
  | 'word'
  | 'phrase'
  | 'brand'
  | 'brand-in-company'
  | 'typical'
  | 'typical-brand'
  | 'typical-two'
/** A misspelt text with the intended one; held-out ones are not looked at while the search is tuned. */
export type Misspelling = {
  readonly wrong: string
  readonly right: string
  readonly class: MisspellingClass
  readonly heldOut: boolean
}

const shortest = 4
const perWord = 3
const brandCount = 140
const salt = 20_261_122

/**
 * The random source depends on the text and not on its position, so that a sold piece does not change the
 * misspellings of other words.
 */
const chanceFor = (kind: number, text: string): Chance => chanceOf(kind, hashOf(text))

/**
 * Returns the catalogue's words (titles, colours, shades, materials, patterns, styles, categories) with
 * more than two letters that at least ten pieces have, sorted.
 */
export function catalogueWords(pieces: readonly Piece[], { categories }: Vocabulary): string[] {
  const counts = new Map<string, number>()
  const facts = ['color', 'shade', 'material', 'pattern', 'style'] as const
  for (const piece of pieces) {
    const words = new Set([
      ...piece.facts.title,
      ...facts.flatMap((fact) => piece.facts[fact].flatMap(wordsOf)),
    ])
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  for (const word of categories.flatMap(wordsOf)) counts.set(word, counts.get(word) ?? pieces.length)
  return [...counts]
    .filter(([word, count]) => count >= 10 && /^[a-z]+$/.test(word) && word.length > 2)
    .map(([word]) => word)
    .sort()
}

/** Returns the words that a misspelling must not equal: those of the catalogue and of brand names. */
export function knownWords(catalogue: readonly string[], { brands }: Vocabulary): KnownWords {
  return {
    catalogue: new Set(catalogue),
    brands: new Set(brands.flatMap((name) => [plain(name), ...wordsOf(name)])),
  }
}

const misspelling = (wrong: string, right: string, kind: MisspellingClass): Misspelling => ({
  wrong,
  right,
  class: kind,
  heldOut: isHeldOut(wrong),
})

function ofWords(known: KnownWords): Misspelling[] {
  return [...known.catalogue]
    .filter((word) => word.length >= shortest)
    .flatMap((word) => {
      const chance = chanceFor(salt, word)
      const made = Array.from({ length: perWord }, () => misspellOf(word, known, chance))
      return [...new Set(made)].flatMap((wrong) =>
        wrong === undefined ? [] : [misspelling(wrong, word, 'word')],
      )
    })
}

/** Pairs of words: a misspelt word next to a right one, as people mostly type it ("floarl skirt"). */
const companions: readonly (readonly [string, string])[] = [
  ['floral', 'skirt'],
  ['leather', 'tote'],
  ['black', 'blazer'],
  ['cashmere', 'cardigan'],
  ['striped', 'blouse'],
  ['linen', 'trousers'],
  ['suede', 'boots'],
  ['skinny', 'jeans'],
  ['burgundy', 'sweater'],
  ['silver', 'necklace'],
  ['canvas', 'backpack'],
  ['emerald', 'dress'],
  ['pleated', 'skirt'],
  ['denim', 'shorts'],
  ['platform', 'sandals'],
  ['puffer', 'jacket'],
]

function ofPhrases(known: KnownWords): Misspelling[] {
  return companions.flatMap(([first, second]) => {
    const chance = chanceFor(salt + 1, `${first} ${second}`)
    const one = misspellOf(first, known, chance)
    const two = misspellOf(second, known, chance)
    const right = `${first} ${second}`
    return [
      ...(one ? [misspelling(`${one} ${second}`, right, 'phrase')] : []),
      ...(two ? [misspelling(`${first} ${two}`, right, 'phrase')] : []),
    ]
  })
}

/** Returns the brand's name with one word misspelt; undefined when no word is suitable. */
function brandWrong(name: string, known: KnownWords, chance: Chance): string | undefined {
  const words = plain(name).split(' ')
  const long = words.filter(
    (word) => word.length >= shortest && /^[a-z]+$/.test(word) && !known.catalogue.has(word),
  )
  const word = long.length > 0 ? chance.pick(long) : undefined
  const wrong = word && misspellOf(word, known, chance)
  return wrong && words.map((one) => (one === word ? wrong : one)).join(' ')
}

function ofBrands(known: KnownWords, pieces: readonly Piece[]): Misspelling[] {
  const kinds = new Map<string, Map<string, number>>()
  for (const { brand, facts } of pieces) {
    const kind = facts.title.at(-1) ?? ''
    const of = kinds.get(brand) ?? new Map<string, number>()
    kinds.set(brand, of.set(kind, (of.get(kind) ?? 0) + 1))
  }
  const many = (of: ReadonlyMap<string, number>) => [...of.values()].reduce((sum, count) => sum + count, 0)
  const biggest = [...kinds]
    .sort(([a, x], [b, y]) => many(y) - many(x) || (a < b ? -1 : 1))
    .slice(0, brandCount)
  return biggest.flatMap(([brand, of]) => {
    const chance = chanceFor(salt + 2, brand)
    const alone = brandWrong(brand, known, chance)
    const inCompany = brandWrong(brand, known, chance)
    const kind = [...of].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? 'dress'
    return [
      ...(alone ? [misspelling(alone, plain(brand), 'brand')] : []),
      ...(inCompany && hashOf(brand) % 2 === 0
        ? [misspelling(`${inCompany} ${kind}`, `${plain(brand)} ${kind}`, 'brand-in-company')]
        : []),
    ]
  })
}

/**
 * Returns the generated and the typical misspellings; a typical one that is a word of this shop is left
 * out.
 */
export function allMisspellings(pieces: readonly Piece[], known: KnownWords): Misspelling[] {
  const isWord = (text: string) => known.catalogue.has(text) || known.brands.has(text)
  const typical = [
    ...typicalWords.map(({ wrong, right }) => misspelling(wrong, right, 'typical')),
    ...typicalBrands.map(({ wrong, right }) => misspelling(wrong, right, 'typical-brand')),
    ...typicalPhrases.map(({ wrong, right }) => misspelling(wrong, right, 'typical-two')),
  ].filter(({ wrong }) => !isWord(wrong))
  const all = [...ofWords(known), ...ofPhrases(known), ...ofBrands(known, pieces), ...typical]
  return [...new Map(all.map((one) => [one.wrong, one])).values()]
}

/**
 * A misspelling after a search: whether the shop corrected it, the text it searched instead, and the number
 * of pieces found.
 */
export type Mended = Misspelling & {
  readonly mended: boolean
  readonly said: string | undefined
  readonly total: number
}

/**
 * Returns whether a misspelt text differs from the right one by a single edit; the target for corrections is
 * about these.
 */
export const isOneEdit = ({ wrong, right }: Pick<Misspelling, 'wrong' | 'right'>): boolean => {
  const typed = wrong.split(' ')
  const meant = plain(right).split(' ')
  const edits = typed.map((word, at) => editsApart(word, meant[at] ?? '')).filter((many) => many > 0)
  return typed.length === meant.length
    ? edits.length === 1 && edits[0] === 1
    : editsApart(wrong, plain(right)) === 1
}

/**
 * Searches the misspelt and the right text. `mended`: both lists are the same, or the shop says that it
 * searched the right text.
 */
export async function tryMisspelling(shop: Shop, one: Misspelling): Promise<Mended> {
  const [got, intended] = await Promise.all([shop.ask(one.wrong), shop.ask(one.right)])
  const named = got.corrected !== undefined && plain(got.corrected) === plain(one.right)
  return { ...one, mended: named || sameList(got.ids, intended.ids), said: got.corrected, total: got.total }
}

/**
 * A right word after a search; `touched` is the text that the shop searched instead, if it wrongly changed
 * the word.
 */
export type Touched = {
  readonly text: string
  readonly class: string
  readonly touched: string | undefined
  readonly heldOut: boolean
}

/**
 * Searches a correct word. Returns the text to which the shop "corrected" it (undefined: left alone), with
 * its kind and whether it is held out from tuning.
 */
export async function tryRightWord(shop: Shop, text: string, kind: string): Promise<Touched> {
  const { corrected } = await shop.ask(text)
  return { text, class: kind, touched: corrected, heldOut: isHeldOut(text) }
}
