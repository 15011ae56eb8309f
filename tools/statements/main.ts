// Prepares every statement of the API against a migrated database and compares its columns with the row
// type that the code claims (decision 0112). Each exported function of each *.db.ts file is called with
// arguments made from its types and a database that only listens. The places that send statements are found
// in the code, so that one which no call reached is told, too. Takes the address of the database, and a
// folder below the root. Runs as plain Node, which strips types and keeps every position: a stack then
// names the very place in the file.
import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely'
import ts from 'typescript'
import { hasNoJson, kindsOf, readCode, type Site } from './claims.ts'
import { type Column, describer } from './describe.ts'
import { sampleOf, series } from './samples.ts'

/** So often each function is called, each time with other arguments. */
const calls = 60
/** A call that sends more is a loop that waits for rows to end. */
const statementsPerCall = 40

const [, , url = '', given = 'api/src/'] = process.argv
const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = root + given
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.db.ts') || path === 'platform/db.ts')
  .map((path) => folder + path)
  .sort()

const code = readCode(files)
const { checker } = code
const { columnsOf, close } = await describer(url)
const reached = new Set<Site>()
const problems = new Set<string>()
const texts = new Set<string>()
/** By the tree of a query, which stays the same when a name is added to the query. */
const siteOf = new WeakMap<CompiledQuery['query'], Site>()
let chance = series(1)

/** The place in a *.db.ts file from which the statement is sent that is being written right now. */
function siteNow(): Site | undefined {
  for (const line of (new Error('here').stack ?? '').split('\n')) {
    const [, path = '', at = ''] = /\(?(file:\/\/[^)]+\.ts):(\d+:\d+)\)?$/.exec(line) ?? []
    const site = path.startsWith(pathToFileURL(folder).href)
      ? code.sites.get(`${fileURLToPath(path)}:${at}`)
      : undefined
    if (site) return site
  }
  return undefined
}

class ListeningCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, ...rest: [never]): CompiledQuery {
    const query = super.compileQuery(node, ...rest)
    const site = siteNow()
    if (site) siteOf.set(query.query, site)
    return query
  }
}

const placeOf = (site: Site) => `${site.file.slice(root.length)}:${site.line}`
const tell = (site: Site, problem: string) => problems.add(`${placeOf(site)}: ${problem}`)

function compare(site: Site, row: ts.Type, columns: readonly Column[]): void {
  for (const property of checker.getPropertiesOfType(row)) {
    const column = columns.find(({ name }) => name === property.name)
    const type = checker.getTypeOfSymbol(property)
    if (!column) {
      if (!kindsOf(checker, type).has('anything') && !(property.flags & ts.SymbolFlags.Optional))
        tell(site, `no column "${property.name}"`)
      continue
    }
    const claimed = [...kindsOf(checker, type)]
    const isWrong = /json$/.test(column.kind)
      ? hasNoJson(checker, type)
      : claimed.some((kind) => kind !== 'anything' && kind !== column.kind)
    if (isWrong) tell(site, `"${column.name}" is ${column.kind}, claimed as ${claimed.join(' or ')}`)
  }
}

let sent = 0
let empties = 0
const onEmpty = () => {
  empties += 1
}
async function listen(query: CompiledQuery): Promise<{ rows: never[]; numAffectedRows: bigint }> {
  sent += 1
  if (sent > statementsPerCall) throw new Error('enough')
  const site = siteOf.get(query.query)
  if (!site) return { rows: [], numAffectedRows: 0n }
  texts.add(query.sql)
  let columns: Column[]
  try {
    columns = await columnsOf(query.sql)
  } catch (error) {
    // With an empty list or an empty change some functions are not to be called: `in ()` is no SQL.
    if (empties === 0 || (error as { code?: string }).code !== '42601')
      tell(site, `${(error as Error).message} in: ${query.sql.replace(/\s+/g, ' ').slice(0, 300)}`)
    return { rows: [], numAffectedRows: 0n }
  }
  reached.add(site)
  if (site.row) compare(site, site.row, columns)
  const making = { checker, given: database, chance, onEmpty }
  return {
    rows: (chance() < 0.4 || !site.row ? [] : [sampleOf(making, site.row)]) as never[],
    numAffectedRows: 1n,
  }
}

const connection = {
  executeQuery: listen,
  streamQuery: () => {
    throw new Error('no streams')
  },
} as unknown as DatabaseConnection
const quiet = async () => undefined
const database = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => ({
      init: quiet,
      beginTransaction: quiet,
      commitTransaction: quiet,
      rollbackTransaction: quiet,
      releaseConnection: quiet,
      destroy: quiet,
      acquireConnection: async () => connection,
    }),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new ListeningCompiler(),
  },
})

type Callable = { name: string; call: (...given: unknown[]) => unknown; signature: ts.Signature }

/** Exported functions of a file, and those of exported objects. */
async function functionsOf(file: string): Promise<Callable[]> {
  const source = code.program.getSourceFile(file)
  const symbol = source && checker.getSymbolAtLocation(source)
  if (!symbol) return []
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return checker.getExportsOfModule(symbol).flatMap((one) => {
    const value = module[one.name]
    const [signature] = checker.getTypeOfSymbol(one).getCallSignatures()
    return typeof value === 'function' && signature
      ? [{ name: one.name, call: value as Callable['call'], signature }]
      : []
  })
}

for (const file of files) {
  for (const { name, call, signature } of await functionsOf(file)) {
    for (let time = 0; time < calls; time += 1) {
      chance = series(time * 7919 + name.length)
      sent = 0
      empties = 0
      const making = { checker, given: database, chance, onEmpty }
      try {
        const given = signature.getParameters().map((one) => sampleOf(making, checker.getTypeOfSymbol(one)))
        await call(...given)
      } catch {
        // Arguments that make no sense: what was sent until then was heard.
      }
    }
  }
}
await close()
const missed = [...code.sites.values()].filter((site) => !reached.has(site)).map(placeOf)
console.log(
  JSON.stringify(
    {
      files: files.length,
      places: code.sites.size,
      texts: texts.size,
      missed,
      problems: [...problems].sort(),
    },
    null,
    1,
  ),
)
