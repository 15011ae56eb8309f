// Writes brands.txt: the well-known names, then those of the name-suggestion-index (facts; notice in NOTICE).
// Run by hand when either changes. Sorts are those of rules/src/catalogue/brands.
import { readFileSync, writeFileSync } from 'node:fs'
import { slugify } from '@hemline/rules/common/slugs.ts'

type Entry = { displayName: string; tags: Record<string, string> }

const file = (name: string) => new URL(name, import.meta.url)
const shops: Record<string, string> = {
  clothes: 'w',
  shoes: 's',
  bag: 'b',
  jewelry: 'j',
  fashion_accessories: 'ja',
  watches: 'j',
  leather: 'b',
  outdoor: 'ws',
  sports: 'ws',
  baby_goods: 'k',
}
const latin = /^[\p{Script=Latin}\d\s&'’.,!+*/:()-]+$/u
/** What sells other people's brands, or nothing that we sell. */
const notABrand =
  /second|vintage|thrift|closet|duty free|department|outdoors$|fitness|retailing|jewellers|outlet|sporting goods|warehouse|depot|factory|discount|optic|rental|army|sport 2000|intersport|hearing|exchange|market$/i

function linesOf(shop: string, entry: Entry): string {
  const clothes = entry.tags.clothes ?? ''
  if (/^(men|suits|workwear|motorcycle)(;(shirts|suits|fashion|underwear|oversize))?$/.test(clothes))
    return ''
  if (/^(babies|children|babies;children)$/.test(clothes)) return 'k'
  return shops[shop] ?? ''
}

/** A tier that stays the same for a name: most are value and mid. */
function tierOf(name: string): string {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % 100 < 46 ? 'value' : sum % 100 < 88 ? 'mid' : 'premium'
}

/** Sorts of brands of a line of goods; which of them follows from the name. */
const sortsOf: Readonly<Record<string, readonly string[]>> = {
  w: [
    'european-high-street',
    'mall-basics',
    'fast-fashion',
    'teen-casual',
    'office-wear',
    'contemporary-dresses',
    'cotton-basics',
    'mature-easy',
    'family-basics',
    'knit-maker',
  ],
  ws: ['outdoor', 'athletic-value', 'sport-sandals'],
  s: ['fashion-shoes', 'comfort-shoes', 'classic-shoes', 'boot-house', 'sneaker'],
  b: ['slouchy-bags', 'american-bags', 'travel-bags'],
  j: ['fine-jewelry', 'fashion-jewelry', 'watchmaker'],
  ja: ['accessory-shop', 'scarf-and-glove'],
  k: ['children', 'baby', 'children-dressy', 'children-value'],
}
/** Names of clothes brands that say what they make. */
const sortsByWord: readonly (readonly [RegExp, string])[] = [
  [/lingerie|intim|under|bra\b|corset/, 'intimates'],
  [/jean|denim/, 'denim-house'],
  [/leather|leder|pelle|cuir/, 'leather-maker'],
  [/sport|athlet|fitness|gym|run/, 'athletic-value'],
  [/swim|beach|surf/, 'swim'],
  [/knit|cashmere|wool/, 'knit-maker'],
  [/sock|hosiery/, 'legwear'],
  [/plus|curve|big/, 'plus-size'],
  [/matern|mama|mother/, 'maternity'],
  [/bridal|bride|gown/, 'evening-wear'],
  [/outdoor|alpin|mountain|trek|ski/, 'outdoor'],
  [/shirt|camicia|chemise/, 'shirt-maker'],
]

function sortOf(name: string, made: string): string {
  const worded = made.startsWith('w') && sortsByWord.find(([word]) => word.test(name.toLowerCase()))
  const all = sortsOf[made] ?? []
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return worded ? worded[1] : (all[sum % all.length] ?? 'mall-basics')
}

const rowsOf = (name: string) =>
  readFileSync(file(name), 'utf8')
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
const known = rowsOf('known-brands.txt')
const named = new Map(rowsOf('brand-sorts.txt').map((line) => [line.split('|')[2] ?? '', line]))
const seen = new Set(known.map((line) => slugify(line.split('|')[2] ?? '')))
const index = file('../../../node_modules/name-suggestion-index/dist/json/nsi.min.json')
const nsi = JSON.parse(readFileSync(index, 'utf8')).nsi as Record<string, { items: Entry[] }>
const more: string[] = []
for (const shop of Object.keys(shops)) {
  for (const entry of nsi[`brands/shop/${shop}`]?.items ?? []) {
    const name = (entry.tags['brand:en'] ?? entry.tags.brand ?? entry.displayName).replace(/\s+/g, ' ').trim()
    const slug = slugify(name)
    const lines = linesOf(shop, entry)
    if (!lines || !latin.test(name) || notABrand.test(name) || slug.length < 2 || seen.has(slug)) continue
    seen.add(slug)
    more.push(named.get(name) ?? `${tierOf(name)}|${sortOf(name, lines)}|${name}`)
  }
}
writeFileSync(file('brands.txt'), `${[...known, ...more].join('\n')}\n`)
console.log(`brands.txt: ${known.length} well known, ${more.length} more`)
