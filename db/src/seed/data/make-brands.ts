// Writes brands.txt: the well-known names, then those of the name-suggestion-index (facts; notice in NOTICE).
// Run by hand when either changes. Tiers and sorts are said by a person, in known-brands.txt and
// brand-sorts.txt; sorts are those of rules/src/catalogue/brands.
import { readFileSync, writeFileSync } from 'node:fs'
import { slugify } from '@hemline/rules/common/slugs.ts'

type Entry = { displayName: string; tags: Record<string, string> }

const file = (name: string) => new URL(name, import.meta.url)
/** The shops of the index that sell what we sell. */
const shops = [
  'clothes',
  'shoes',
  'bag',
  'jewelry',
  'fashion_accessories',
  'watches',
  'leather',
  'outdoor',
  'sports',
  'baby_goods',
]
const latin = /^[\p{Script=Latin}\d\s&'’.,!+*/:()-]+$/u
/** What sells other people's brands, or nothing that we sell. */
const notABrand =
  /second|vintage|thrift|closet|duty free|department|outdoors$|fitness|retailing|jewellers|outlet|sporting goods|warehouse|depot|factory|discount|optic|rental|army|sport 2000|intersport|hearing|exchange|market$/i

/** Whether a shop is for men, or for work. */
const isForMen = ({ tags: { clothes = '' } }: Entry) =>
  /^(men|suits|workwear|motorcycle)(;(shirts|suits|fashion|underwear|oversize))?$/.test(clothes)

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
for (const shop of shops) {
  for (const entry of nsi[`brands/shop/${shop}`]?.items ?? []) {
    const name = (entry.tags['brand:en'] ?? entry.tags.brand ?? entry.displayName).replace(/\s+/g, ' ').trim()
    const slug = slugify(name)
    if (isForMen(entry) || !latin.test(name) || notABrand.test(name) || slug.length < 2 || seen.has(slug))
      continue
    seen.add(slug)
    const row = named.get(name)
    if (!row) throw new Error(`brand-sorts.txt has no line for "${name}"`)
    more.push(row)
  }
}
writeFileSync(file('brands.txt'), `${[...known, ...more].join('\n')}\n`)
console.log(`brands.txt: ${known.length} well known, ${more.length} more`)
