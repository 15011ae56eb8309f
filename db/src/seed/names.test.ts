// What the 25,000 pieces of the usual shop are called, and what is said of them.
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import { kinds } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { beforeAll, expect, test } from 'vitest'
import { brandsFor, poolsOf } from './brands.ts'
import { makeItem } from './item.ts'
import { defaultAnchor, profiles } from './main.ts'
import type { SeedArt } from './photos.ts'
import { firstOfStyle } from './styles.ts'

type Named = { name: string; style: number; made: string | undefined }
const named: Named[] = []
/** Each title once for a kind and a cut, with what its picture is drawn from. */
type Titled = { title: string; kind: Kind; art: SeedArt | undefined }
const titled: Titled[] = []
const kindOf = new Map(kinds.map((kind) => [kind.id, kind]))
/** What is said of pieces, each text once, with whether the flaw that it speaks of has a picture. */
const texts = new Set<string>()
const shownBelow: boolean[] = []

beforeAll(() => {
  const brands = brandsFor(profiles.default)
  const world = { brands, pools: poolsOf(brands), anchor: defaultAnchor }
  for (let index = 0; index < profiles.default; index += 1) {
    const { item, photos } = makeItem(index, world)
    const art = photos[0]?.art
    const kind = kindOf.get(item.category_id)
    if (kind) titled.push({ title: item.title, kind, art })
    const cloth = art && { ...art.cloth, scale: 0, shine: 0 }
    named.push({
      name: `${item.brand_id} ${item.title.toLowerCase()}`,
      style: firstOfStyle(index),
      made: art && JSON.stringify([art.cut, cloth, art.shape]),
    })
    const said = [item.condition_description, item.additional_description, item.seller_info]
    for (const text of [...said, ...Object.values(item.chars ?? {})]) if (text) texts.add(String(text))
    if (item.condition_description?.includes('shown below'))
      shownBelow.push(item.flaws.length > 0 && photos.length > 0)
  }
})

test('names tell pieces of a brand apart: fewer than 1 % are called like a piece that is made otherwise', () => {
  const byName = [...Map.groupBy(named, ({ name }) => name).values()]
  const isOtherwise = (group: readonly Named[]) =>
    new Set(group.map(({ made }) => made).filter(Boolean)).size > 1
  const shared = byName.filter(isOtherwise).flat().length
  expect(shared / named.length).toBeLessThan(0.01)
  // Pieces of one style are alike, and called alike; of the others not many look the same. A brand of rain
  // boots has several black pairs, as in any closet.
  const ofOthers = byName.filter((group) => new Set(group.map(({ style }) => style)).size > 1).flat().length
  expect(ofOthers / named.length).toBeLessThan(0.04)
})

test('names are short: half of them have at most 42 letters', () => {
  const lengths = named.map(({ name }) => name.length - (name.indexOf(' ') + 1)).sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(42)
  expect(lengths.at(-1)).toBeLessThanOrEqual(75)
})

/** Each title that is found wrong, once. */
const wrong = (isWrong: (piece: Titled) => boolean) => [
  ...new Set(titled.filter(isWrong).map(({ title }) => title)),
]

/** "Flared" and "flare", "cropped" and "crop" are the same word to who reads them. */
const stem = (word: string) =>
  word.replace(/(?<=[a-z]{2})([bdgmnpt])\1ed$/, '$1').replace(/(?<=[a-z]{3})(?:ed|e|s|y|ing)$/, '')

test('a title says no word twice', () => {
  const saysTwice = (title: string) => {
    // A word of two parts may rhyme with itself: a pom-pom.
    const words = title.toLowerCase().replaceAll(' and ', ' ').split(' ')
    const parts = words.flatMap((word) => [...new Set(word.split('-').map(stem))])
    return parts.some((one, i) =>
      parts.some((other, j) => i !== j && (one === other || (other.length > 4 && one.endsWith(other)))),
    )
  }
  expect(wrong(({ title }) => saysTwice(title))).toEqual([])
})

test('a title ends with what the record of the kind calls such a piece', () => {
  const isOf = ({ title, kind }: Titled) =>
    [kind.noun, ...Object.values(kind.nouns)]
      .flatMap((noun) => [noun, noun.replace('faux fur', 'shearling')])
      .some((noun) => title.toLowerCase().endsWith(noun.toLowerCase()))
  expect(wrong((piece) => !isOf(piece))).toEqual([])
})

test('the noun of a title is what the picture shows', () => {
  const opens = ['buttons', 'zip', 'snaps', 'open', 'hooks', 'single-button', 'wrap', 'belt']
  expect(
    wrong(({ title, art }) => {
      if (art?.cut.on !== 'body' || art.also) return false
      const { closure, collar } = art.cut
      if (/\bcardigan$/.test(title)) return !opens.includes(closure)
      if (/\bhoodie$/.test(title)) return collar !== 'hood'
      if (/\bsweatshirt$/.test(title)) return collar === 'hood'
      return /\bsweater$/.test(title) && opens.includes(closure)
    }),
  ).toEqual([])
  // A coat that is called long ends at the knee or lower.
  const long = ['knee', 'midi', 'maxi', 'floor']
  expect(
    wrong(
      ({ title, art }) =>
        /\blong .*(?:coat|parka)$/i.test(title) &&
        art?.cut.on === 'body' &&
        !long.includes(art.cut.hemLength),
    ),
  ).toEqual([])
  expect(
    wrong(({ title }) => /shearling.*faux fur|ankle.*cropped|cropped.*(?:capris|culottes)/i.test(title)),
  ).toEqual([])
  // Leather that is faux is called so, beside the word that it is about.
  expect(wrong(({ title }) => /\bfaux\b/i.test(title) && !/\bfaux (?:leather|fur)\b/i.test(title))).toEqual(
    [],
  )
})

/** How a picture came to be, and what only a visit to a home or a look at the piece itself could tell. */
const unknowable =
  /\b(?:daylight|sunlight|sun|photo\w*|camera|in person|on screen|smok\w*|pets?|perfume|scent|compliments?)\b/i
/** Wear that the outside would show; said of the outside, it has to be a flaw, which is drawn. */
const visible =
  /\b(?:paler|lighter|darker|darkened|mellowed|faded|fuzz|waves|creased|rubbed|shines?|dulled|spots?|stain\w*)\b/i
const unseen = /\b(?:inside|lining|insoles?|soles|base|back|label|[Nn]o|without)\b/

test('nothing is said of a piece that its drawing can not keep', () => {
  expect(texts.size).toBeGreaterThan(100)
  expect([...texts].filter((text) => unknowable.test(text))).toEqual([])
  // Each sentence and each clause speaks for itself.
  const clauses = [...texts].flatMap((text) => text.split(/[.;]|, and /))
  expect(clauses.filter((clause) => visible.test(clause) && !unseen.test(clause))).toEqual([])
  expect(shownBelow.length).toBeGreaterThan(100)
  expect(shownBelow.filter((isShown) => !isShown)).toEqual([])
})
