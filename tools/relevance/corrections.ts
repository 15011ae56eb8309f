// Misspellings of the shop's words, and the words that must be left alone.
import { type Chance, chanceOf } from '@hemline/db/seed/chance.ts'
import { sameList } from './metrics.ts'
import { editsApart, type KnownWords, misspellOf } from './misspell.ts'
import { typicalBrands, typicalPhrases, typicalWords } from './misspellings-typical.ts'
import { type Piece, plain, type Vocabulary, wordsOf } from './pieces.ts'
import { hashOf, isHeldOut } from './queries.ts'
import type { Shop } from './shop.ts'

export type MisspellingClass =
  | 'word'
  | 'phrase'
  | 'brand'
  | 'brand-in-company'
  | 'typical'
  | 'typical-brand'
  | 'typical-two'
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

/** By the word and not by its place, so that a piece that is sold changes nothing for the others. */
const chanceFor = (kind: number, text: string): Chance => chanceOf(kind, hashOf(text))

/**
 * Words of the catalogue with how many pieces have them: titles, categories, colours, shades,
 * materials, patterns, styles.
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

/** A word beside another one, as most people type: "floarl skirt". */
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

/** One word of the name gets wrong. */
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

/** Generated and typical ones; a typical one that is a word here is left out. */
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

export type Mended = Misspelling & {
  readonly mended: boolean
  readonly said: string | undefined
  readonly total: number
}

/** Whether one edit parts it from the right text; the aim speaks of those. */
export const isOneEdit = ({ wrong, right }: Pick<Misspelling, 'wrong' | 'right'>): boolean => {
  const typed = wrong.split(' ')
  const meant = plain(right).split(' ')
  const edits = typed.map((word, at) => editsApart(word, meant[at] ?? '')).filter((many) => many > 0)
  return typed.length === meant.length
    ? edits.length === 1 && edits[0] === 1
    : editsApart(wrong, plain(right)) === 1
}

/** Right when the list is the intended text's, or the shop says that it searched the intended text. */
export async function tryMisspelling(shop: Shop, one: Misspelling): Promise<Mended> {
  const [got, intended] = await Promise.all([shop.ask(one.wrong), shop.ask(one.right)])
  const named = got.corrected !== undefined && plain(got.corrected) === plain(one.right)
  return { ...one, mended: named || sameList(got.ids, intended.ids), said: got.corrected, total: got.total }
}

export type Touched = {
  readonly text: string
  readonly class: string
  readonly touched: string | undefined
  readonly heldOut: boolean
}

export async function tryRightWord(shop: Shop, text: string, kind: string): Promise<Touched> {
  const { corrected } = await shop.ask(text)
  return { text, class: kind, touched: corrected, heldOut: isHeldOut(text) }
}
