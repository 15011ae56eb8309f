// `make relevance`: searches the running shop for judged queries, misspellings and right words, and prints
// how good the answers are.
import { childEnv, databaseUrlOf, readSettings } from '../local/env.ts'
import { allMisspellings, catalogueWords, knownWords, tryMisspelling, tryRightWord } from './corrections.ts'
import { fewestPieces, missedFloors } from './floors.ts'
import { gradeOf, whyNot } from './judge.ts'
import { type Catalogue, catalogueOf, goodCount, goodLeast, measure } from './measure.ts'
import { help, type Options, optionsFrom } from './options.ts'
import { loadPieces, loadVocabulary, type Vocabulary } from './pieces.ts'
import { type Query, queries } from './queries.ts'
import { type Results, report } from './report.ts'
import { type Shop, shopAt } from './shop.ts'

function place(): { databaseUrl: string; api: string } {
  const settings = readSettings()
  const databaseUrl = databaseUrlOf(settings)
  return { databaseUrl, api: childEnv(settings, { databaseUrl, searchUrl: '' }, 'production').API_URL ?? '' }
}

/** Returns the details of one query: the first pieces, each with its grade and the wishes it misses. */
async function explain(shop: Shop, query: Query, catalogue: Catalogue): Promise<string[]> {
  const measured = await measure(shop, query, catalogue)
  const counts = [3, 2, 1].map(
    (grade) =>
      `${catalogue.pieces.filter((piece) => gradeOf(query.judgement, piece) === grade).length} of grade ${grade}`,
  )
  return [
    `${query.text} (${query.class}${query.heldOut ? ', held out: not for tuning' : ''}): nDCG@10 ${measured.ndcg.toFixed(3)}, found ${measured.total}`,
    `the shop has ${counts.join(', ')}${measured.corrected === undefined ? '' : `; searched instead: ${measured.corrected}`}`,
    ...measured.first.map(({ id, title, brand, grade }) => {
      const piece = catalogue.byId.get(id)
      return `  ${grade}  ${brand} ${title} (${id})${piece ? `  ${whyNot(query.judgement, piece).join(', ')}` : ''}`
    }),
  ]
}

/** Returns a line for each query whose mark "rare" does not fit the number of its good pieces. */
const doubtful = (chosen: readonly Query[], { pieces }: Catalogue): string[] =>
  chosen.flatMap((query) => {
    const good = goodCount(query, pieces)
    if (!query.rare && good < goodLeast) return [`${query.text}: ${good} good pieces, and not marked rare`]
    return query.rare && good >= goodLeast ? [`${query.text}: marked rare, and has ${good} good pieces`] : []
  })

async function ask(
  shop: Shop,
  catalogue: Catalogue,
  vocabulary: Vocabulary,
  options: Options,
): Promise<Results> {
  const only = (name: string) => options.class === undefined || options.class === name
  const chosen = queries.filter((query) => only(query.class))
  const words = catalogueWords(catalogue.pieces, vocabulary)
  const misspellings = only('misspellings')
    ? allMisspellings(catalogue.pieces, knownWords(words, vocabulary))
    : []
  const right: [string, string][] = only('right-words')
    ? [
        ...queries.map(({ text }): [string, string] => [text, 'judged']),
        ...words.map((word): [string, string] => [word, 'catalogue']),
        ...vocabulary.brands.map((name): [string, string] => [name, 'brand']),
      ]
    : []
  const [measured, mended, touched] = await Promise.all([
    Promise.all(chosen.map((query) => measure(shop, query, catalogue))),
    Promise.all(misspellings.map((one) => tryMisspelling(shop, one))),
    Promise.all(right.map(([text, kind]) => tryRightWord(shop, text, kind))),
  ])
  return { measured, mended, touched }
}

async function run(options: Options): Promise<number> {
  const started = performance.now()
  const { databaseUrl, api } = place()
  const [pieces, vocabulary] = await Promise.all([loadPieces(databaseUrl), loadVocabulary(databaseUrl)])
  const catalogue = catalogueOf(pieces)
  const shop = shopAt(api, options.atOnce)
  if (options.query !== undefined) {
    const query = queries.find(({ text }) => text === options.query)
    console.log(
      (query ? await explain(shop, query, catalogue) : [`Nobody has judged "${options.query}".`]).join('\n'),
    )
    return query ? 0 : 1
  }
  const results = await ask(shop, catalogue, vocabulary, options)
  if (options.json) {
    console.log(
      JSON.stringify({
        ...results,
        measured: results.measured.map(({ query, ...rest }) => ({ ...rest, ...query, judgement: undefined })),
      }),
    )
    return 0
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(report(results, options.worst).join('\n'))
  const doubts = doubtful(
    results.measured.map(({ query }) => query),
    catalogue,
  )
  if (doubts.length > 0) console.log(['## Doubtful judgements', '', ...doubts, ''].join('\n'))
  console.log(`${pieces.length} listed pieces; asked ${shop.asked()} texts in ${seconds} s`)
  if (pieces.length < fewestPieces) {
    console.log(`Floors are not checked in a shop of fewer than ${fewestPieces} listed pieces.`)
    return 0
  }
  const missed = missedFloors(results.measured)
  if (missed.length > 0) console.error(['', '## Below the floor', '', ...missed].join('\n'))
  return missed.length > 0 ? 1 : 0
}

const asked = optionsFrom(process.argv.slice(2))
if (asked.kind === 'help') console.log(help)
else if (asked.kind === 'wrong') {
  console.error(`${asked.why}\n\n${help}`)
  process.exitCode = 2
} else {
  try {
    process.exitCode = await run(asked.options)
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\nDoes a shop of this very code run here? Start one with \`make up\`, or ask \`make doctor\`.`,
    )
    process.exitCode = 1
  }
}
