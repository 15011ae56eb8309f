// `node --expose-gc tools/bench/understanding.ts [--brands 25000]`: measures the cost of interpreting and
// correcting a search text, beside the cost of a request. Reads the words of the shop that runs here;
// `--brands` adds invented ones.
import { parseArgs } from 'node:util'
import type { Context } from '@hemline/api/context.ts'
import { shopLexicon } from '@hemline/api/domains/search/search.ts'
import { englishWords } from '@hemline/api/platform/english.ts'
import { connect } from '@hemline/db/connect.ts'
import { chanceOf } from '@hemline/db/seed/chance.ts'
import { correctedTexts } from '@hemline/rules/query/engine/correction.ts'
import { curatedEntries } from '@hemline/rules/query/engine/entries.ts'
import { makeLexicon } from '@hemline/rules/query/engine/lexicon.ts'
import { nearnessOf } from '@hemline/rules/query/engine/nearness.ts'
import { shopDictionary } from '@hemline/rules/query/engine/shop-dictionary.ts'
import type { KnownBrand, ShopWords } from '@hemline/rules/query/engine/types.ts'
import { understand } from '@hemline/rules/query/engine/understand.ts'
import { nearWords } from '@hemline/rules/query/lexicon/nearness.gen.ts'
import { childEnv, databaseUrlOf, readSettings } from '../local/env.ts'
import { queries } from '../relevance/queries.ts'

const nearness = nearnessOf(nearWords)
const rounds = 15
const buildsMost = 5

const at = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0
const micros = (ms: number) => `${(ms * 1000).toFixed(0)} µs`

function timed(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

/** Returns the median and the 99th percentile of many texts, each by the median of its rounds. */
function each(texts: readonly string[], run: (text: string) => unknown): { median: number; slow: number } {
  for (const text of texts) run(text)
  const times = texts.map((text) =>
    at(
      Array.from({ length: rounds }, () => timed(() => run(text))),
      0.5,
    ),
  )
  return { median: at(times, 0.5), slow: at(times, 0.99) }
}

/** Returns invented names of two to six syllables, the same ones each time. */
function inventedBrands(count: number): KnownBrand[] {
  const chance = chanceOf(25, count)
  const syllables =
    'ba ri to ven sol mar li che ko dun est fa gra hel in jo ka lo mi no pe qui ro sa ta um va wil xa yo zen'.split(
      ' ',
    )
  const word = () => Array.from({ length: chance.int(2, 3) }, () => chance.pick(syllables)).join('')
  return Array.from({ length: count }, () => ({
    name: chance.is(0.5) ? word() : `${word()} ${word()}`,
    pieces: chance.int(0, 30),
  }))
}

async function readWords(): Promise<ShopWords> {
  const settings = readSettings()
  const databaseUrl = databaseUrlOf(settings)
  const searchUrl = settings.searchUrl ?? `http://127.0.0.1:${settings.ports.search}`
  const { WEB_ORIGIN } = childEnv(settings, { databaseUrl, searchUrl }, 'production')
  const { db, close } = connect({ url: databaseUrl, name: 'bench', max: 2 })
  const ctx = {
    db,
    now: () => new Date(),
    config: { SEARCH_URL: searchUrl, WEB_ORIGIN },
    log: console,
  } as unknown as Context
  const { lexicon } = await shopLexicon(ctx)
  await close()
  return lexicon.shop
}

/** Returns the bytes of the heap in use after a collection; without --expose-gc no collection runs first. */
function heap(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

function made(shop: ShopWords) {
  const lexicon = makeLexicon(shop, curatedEntries, { english: englishWords(), nearness })
  return { lexicon, dictionary: shopDictionary(lexicon, curatedEntries) }
}

const { values: options } = parseArgs({ options: { brands: { type: 'string', default: '0' } } })
const words = await readWords()
const shop = { ...words, brands: [...words.brands, ...inventedBrands(Number(options.brands))] }
const before = heap()
const { lexicon, dictionary } = made(shop)
const held = heap() - before
const builds = Array.from({ length: buildsMost }, () => timed(() => made(shop)))

const texts = queries.map(({ text }) => text)
const wrong = texts.map((text) => text.replace(/[a-z]{5,}/g, (word) => `${word.slice(0, 2)}${word.slice(3)}`))
const bodies = new Map(
  texts.map((query) => [
    query,
    JSON.stringify({ operationName: 'getItems', variables: { amount: 40, filters: [], query } }),
  ]),
)
const floor = each(texts, (text) => JSON.parse(bodies.get(text) ?? ''))
const read = each(texts, (text) => understand(text, lexicon))
const mended = each(wrong, (text) => correctedTexts(text, dictionary))

const line = (name: string, { median, slow }: { median: number; slow: number }) =>
  `${name.padEnd(34)}${micros(median).padStart(10)}${micros(slow).padStart(12)}${(median / floor.median).toFixed(0).padStart(10)}×`
console.log(`${shop.brands.length} brands, ${dictionary.words.size} words; ${texts.length} judged texts`)
console.log(`${''.padEnd(34)}${'median'.padStart(10)}${'slowest 1%'.padStart(12)}${'to floor'.padStart(11)}`)
console.log(line('JSON of the request (the floor)', floor))
console.log(line('understanding', read))
console.log(line('mending, every long word wrong', mended))
console.log(
  `lexicon and dictionary: made in ${at(builds, 0.5).toFixed(0)} ms each minute, ${globalThis.gc ? `${(held / 1e6).toFixed(1)} MB` : 'memory: --expose-gc'}`,
)
