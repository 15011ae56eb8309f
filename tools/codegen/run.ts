// Writes everything that is generated from the contract: client documents with their hashes, persisted.json,
// resolver types. It is made in a folder of its own and moved file by file: whoever reads meanwhile never
// finds a file missing, and what is no longer written goes.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { generate } from '@graphql-codegen/cli'
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'
import { buildSchema, isAbstractType } from 'graphql'
import { splitDocuments } from './split-documents.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const at = (path: string) => root + path
const scalars = { Cents: 'number', DateTime: 'string', JSON: 'unknown', ID: 'string' }

/** Which row a resolver's parent is (house style: "A row is the resolver's parent"). */
const mappers = JSON.parse(await readFile(at('tools/codegen/mappers.json'), 'utf8')) as Record<string, string>

const made = `node_modules/.codegen-${process.pid}`
const clientFolder = `${made}/schema`
const resolverFolder = `${made}/api`
await rm(at(made), { recursive: true, force: true })

await generate(
  {
    schema: at('schema/graphql/*.graphql'),
    documents: at('schema/operations/*.graphql'),
    ignoreNoDocuments: true,
    silent: true,
    errorsOnly: true,
    importExtension: '.ts',
    emitLegacyCommonJSImports: false,
    generates: {
      [at(`${clientFolder}/`)]: {
        preset: 'client',
        // The normalised cache asks for __typename everywhere; the persisted text has to have it too.
        documentTransforms: [addTypenameSelectionDocumentTransform],
        presetConfig: {
          fragmentMasking: false,
          persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
        },
        config: { scalars, useTypeImports: true, enumsAsTypes: true },
      },
      [at(`${resolverFolder}/resolvers.ts`)]: {
        plugins: ['typescript', 'typescript-resolvers'],
        config: {
          scalars: { ...scalars, DateTime: 'Date' },
          useTypeImports: true,
          enumsAsTypes: true,
          mappers,
          contextType: '../context.ts#Context',
          customResolveInfo: '../platform/resolve-info.ts#ResolveInfo',
          makeResolverTypeCallable: true,
          resolversNonOptionalTypename: { unionMember: true },
        },
      },
    },
  },
  true,
)

const documents = await readFile(at(`${clientFolder}/persisted-documents.json`), 'utf8')
const bare = Object.entries(JSON.parse(documents) as Record<string, string>).map(
  ([hash, text]) => [hash.replace('sha256:', ''), text] as const,
)
const sorted = Object.fromEntries(bare.sort(([a], [b]) => (a < b ? -1 : 1)))
await writeFile(at(`${made}/persisted.json`), `${JSON.stringify(sorted, null, 2)}\n`)

const names = Object.entries(sorted).map(
  ([hash, text]) => [/(?:^|\} )(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '', hash] as const,
)
const lines = names.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, hash]) => `  ${name}: '${hash}',`)
await writeFile(
  at(`${clientFolder}/hashes.ts`),
  `/** SHA-256 of each persisted document, by operation name. */\nexport const persistedHashes = {\n${lines.join('\n')}\n} as const\n\nexport type OperationName = keyof typeof persistedHashes\n`,
)
const slices = (await readdir(at('schema/graphql'))).filter((name) => name.endsWith('.graphql'))
const schema = buildSchema(
  (await Promise.all(slices.map((name) => readFile(at(`schema/graphql/${name}`), 'utf8')))).join('\n'),
)
const texts = await Promise.all(
  (await readdir(at('schema/operations'))).map((name) => readFile(at(`schema/operations/${name}`), 'utf8')),
)
const conditions = new Set(texts.flatMap((text) => [...text.matchAll(/\bon (\w+)/g)].map(([, name]) => name)))
const possible = Object.values(schema.getTypeMap())
  .filter(isAbstractType)
  .filter(({ name }) => conditions.has(name))
  .map((type) => {
    const members = schema.getPossibleTypes(type).map(({ name }) => `'${name}'`)
    return `  ${type.name}: [${members.sort().join(', ')}],`
  })
await writeFile(
  at(`${clientFolder}/possible-types.ts`),
  `/** The types that each interface and union may turn out to be on which the site's operations have fragments. */\nexport const possibleTypes = {\n${possible.sort().join('\n')}\n}\n`,
)
await splitDocuments(at(clientFolder))
for (const unused of ['persisted-documents.json', 'gql.ts', 'index.ts'])
  await rm(at(`${clientFolder}/${unused}`))

/** Moves every file of `from` to `to`, folders too, and takes out what is not among them. */
async function replaceFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(at(from), { withFileTypes: true })
  const names = entries.map(({ name }) => name)
  await mkdir(at(to), { recursive: true })
  for (const entry of entries)
    if (entry.isDirectory()) await replaceFolder(`${from}/${entry.name}`, `${to}/${entry.name}`)
    else await rename(at(`${from}/${entry.name}`), at(`${to}/${entry.name}`))
  for (const old of await readdir(at(to)))
    if (!names.includes(old)) await rm(at(`${to}/${old}`), { recursive: true })
}

await replaceFolder(clientFolder, 'schema/generated')
await replaceFolder(resolverFolder, 'api/src/generated')
await rename(at(`${made}/persisted.json`), at('schema/persisted.json'))
await rm(at(made), { recursive: true })
console.log(`codegen: ${names.length} operations`)
