// House rules that no linter can express, as functions from files to problems; structure.test.ts runs them.
import { isCode, isTest, places, type Source, withoutComments } from './sources.ts'

/** A file that is better left whole says so, with its reason, in one of its first lines. */
const isLongOnPurpose = (text: string) =>
  text.split('\n', 5).some((line) => /^(?:\/\/|\/\*) long-file: \S+ \S+/.test(line))

/**
 * Returns a line for each file that is too long: house style, "Writing", allows 400 lines for a file and 500
 * for a test. The pictures' art is data drawn as code and counts the same.
 */
export function longFiles(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => isCode(path) || /\.css$/.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
      const limit = isTest(path) ? 500 : 400
      return lines > limit && !isLongOnPurpose(text) ? [`${path}: ${lines} lines, at most ${limit}`] : []
    })
}

type Reader = { what: string; pattern: RegExp; allowed: RegExp }
const everywhereFine = /^tools\/|^db\/src\/(?:migrate\.ts|seed)|\.config\.ts$/

/**
 * The places that may read the environment, the clock and randomness; all other code gets their values as
 * arguments.
 */
export const readers: readonly Reader[] = [
  {
    what: 'the environment',
    pattern: /\bprocess\.env\b|\bimport\.meta\.env\b/g,
    allowed:
      /\/config\.ts$|^(?:api|search-indexer)\/src\/(?:main|worker)\.ts$|^web\/host\/main\.ts$|^web\/src\/platform\/env\.ts$|^web\/src\/(?:main\.tsx|routes\/parts\.ts)$/,
  },
  {
    what: 'the clock',
    pattern: /\bDate\.now\b|\bnew Date\(\s*\)|(?<!\bnew )\bDate\(\s*\)|\bTemporal\.Now\b/g,
    // A UUIDv7 begins with the time, but no code decides by that time.
    allowed: /\/clock\.ts$|^api\/src\/app\.ts$|^api\/src\/platform\/tokens\.ts$/,
  },
  {
    what: 'randomness',
    pattern: /\bMath\.random\b|\brandomUUID\b|\brandomBytes\b|\brandomInt\b|\bgetRandomValues\b/g,
    allowed: /\/random\.ts$|^api\/src\/platform\/tokens\.ts$/,
  },
]

/**
 * Returns a line for each read of the environment, the clock or randomness outside of its allowed places.
 */
export function strayReads(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => isCode(path) && !isTest(path) && !everywhereFine.test(path))
    .flatMap(({ path, text }) => {
      const source = { path, text: withoutComments(text) }
      return readers
        .filter((reader) => !reader.allowed.test(path))
        .flatMap((reader) =>
          places(source, reader.pattern).map(
            ({ line, match }) => `${path}:${line}: reads ${reader.what} (${match[0]})`,
          ),
        )
    })
}

// tools/codegen writes db/src/types.ts, and so contains the import as text. The floor of tools/bench is
// Kysely alone by its purpose. tools/statements stands in for a database.
const kyselyHomes =
  /\.db\.ts$|^api\/src\/platform\/db\.ts$|^db\/|^tools\/codegen\/|^tools\/bench\/|^tools\/statements\//

/** Returns a line for each import of Kysely outside of the places for SQL. */
export function strayKysely(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => isCode(path) && !isTest(path) && !kyselyHomes.test(path))
    .flatMap((source) =>
      places(source, /from '(?:kysely)'|import\('(?:kysely)'\)/g).map(
        ({ line }) => `${source.path}:${line}: imports kysely`,
      ),
    )
}

// The floor of tools/bench is Kysely alone by its purpose.
const transactionHomes = /^api\/src\/platform\/db\.ts$|^tools\/bench\/floor/

/**
 * Returns a line for each transaction that begins outside of `inTransaction`, which rolls back a returned
 * refusal. Tests may begin their own, to play another program.
 */
export function strayTransactions(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => isCode(path) && !isTest(path) && !transactionHomes.test(path))
    .flatMap(({ path, text }) =>
      places({ path, text: withoutComments(text) }, /\.\s*(?:transaction|startTransaction)\(\)/g).map(
        ({ line }) => `${path}:${line}: begins a transaction by itself`,
      ),
    )
}

const ourFolders = /^(?:api|db|docs|pictures|rules|schema|search-indexer|tools|vision|web|\.ci)\//

/**
 * Returns a line for each path that the documentation names, in backticks or as a link's target, and that
 * does not exist.
 */
export function missingDocPaths(docs: readonly Source[], exists: (path: string) => boolean): string[] {
  return docs.flatMap((doc) => {
    const folder = doc.path.includes('/') ? doc.path.slice(0, doc.path.lastIndexOf('/') + 1) : ''
    const quoted = places(doc, /`([^`\s]+)`/g).map(({ line, match }) => ({
      line,
      path: (match[1] ?? '').replace(/^\.\//, ''),
    }))
    const named = quoted.filter(({ path }) => ourFolders.test(path) && !/[<>*{}$…]|\.\.\./.test(path))
    const linked = places(doc, /\]\(([^)\s#:]+)(?:#[^)]*)?\)/g).map(({ line, match }) => ({
      line,
      path: resolve(folder + (match[1] ?? '')),
    }))
    return [...named, ...linked]
      .filter(({ path }) => !exists(path.replace(/:\d+$/, '').replace(/\/$/, '')))
      .map(({ line, path }) => `${doc.path}:${line}: names ${path}, which is not there`)
  })
}

function resolve(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

// The names are put together from pieces so that this file does not find itself.
const somebodysMachine = new RegExp(
  `(?<![\\w.~-])/(?:${['work', 'root', 'home', 'Users'].map((name) => `${name}/[\\w.]`).join('|')})`,
  'g',
)

/** Returns a line for each path of a developer's own machine, such as a home folder, in the sources. */
export function machinePaths(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    places(source, somebodysMachine).map(
      ({ line, match }) => `${source.path}:${line}: a machine's path (${match[0]}…)`,
    ),
  )
}

/** Returns a line for each reminder of undone work in code (house style, "Writing"). */
export function leftovers(sources: readonly Source[]): string[] {
  const words = new RegExp(`\\b(?:${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b`, 'g')
  return sources
    .filter(({ path }) => isCode(path))
    .flatMap((source) =>
      places(source, words).map(({ line, match }) => `${source.path}:${line}: ${match[0]}`),
    )
}
