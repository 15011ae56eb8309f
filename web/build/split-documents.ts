// The documents of all operations are one generated module of pure data. A bundler keeps a module whole, so
// the first page would carry every operation of the shop; here each document, with its hash, becomes a module
// that travels with the screens that use it.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type FragmentDefinitionNode, type OperationDefinitionNode, parse } from 'graphql'
import type { Plugin } from 'vite'
import { shortFragment, shortOperation } from './shorten.ts'

const generated = /[\\/]generated[\\/]graphql\.ts$/
const single = /^(.*[\\/]generated[\\/]graphql\.ts)\?one=(\w+)$/
const hashes = /[\\/]generated[\\/]hashes\.ts$/
const imports = /import \{([^}]*)\} from '([^']*generated\/graphql\.ts)'/g

/** One import a document; types go away, and the lines stay where they were. */
function oneByOne(code: string): string {
  return code.replaceAll(imports, (whole: string, list: string, from: string) => {
    const names = list.split(',').map((name) => name.trim())
    const values = names.filter((name) => name && !name.startsWith('type '))
    return (
      values.map((name) => `import { ${name} } from '${from}?one=${name}'`).join('; ') +
      '\n'.repeat(whole.split('\n').length - 1)
    )
  })
}

type Document = {
  __meta__?: { hash: string }
  definitions: readonly (OperationDefinitionNode | FragmentDefinitionNode)[]
}

function documentOf(source: string, name: string): Document {
  const line = source.split('\n').find((text) => text.startsWith(`export const ${name} = `))
  const data = line && /^export const \w+ = (\{.*\}) as unknown as /.exec(line)?.[1]
  if (!data) throw new Error(`no document ${name} among the generated ones`)
  return JSON.parse(data) as Document
}

const unfolding = fileURLToPath(new URL('./short-documents.ts', import.meta.url))
const importOf = (name: string) => `import { ${name} } from ${JSON.stringify(unfolding)}\n`

/**
 * A module with one document; its hash goes into the table that the client reads. Fragments are modules too:
 * many documents share them.
 */
function moduleOf(source: string, name: string): string {
  const { __meta__, definitions } = documentOf(source, name)
  const operation = definitions.find((one) => one.kind === 'OperationDefinition')
  const fragments = definitions.filter((one) => one.kind === 'FragmentDefinition')
  if (!operation) {
    const own = fragments.find((one) => `${one.name.value}FragmentDoc` === name)
    if (!own) throw new Error(`${name} is neither an operation nor a fragment`)
    return `${importOf('fragmentOf')}export const ${name} = /* @__PURE__ */ fragmentOf(${JSON.stringify(shortFragment(own))})\n`
  }
  const shared = fragments.map((one) => `${one.name.value}FragmentDoc`)
  const imports = shared.map((one) => `import { ${one} } from './graphql.ts?one=${one}'\n`).join('')
  const hash = __meta__?.hash.replace('sha256:', '')
  const parts = [
    JSON.stringify(shortOperation(operation)),
    `[${shared.join(', ')}]`,
    ...(hash ? [`'${hash}'`] : []),
  ]
  return `${importOf('documentOf')}${imports}export const ${name} = documentOf(${parts.join(', ')})\n`
}

/**
 * Fragments that caches write by are parsed here, once; nothing is left that a browser would have to parse.
 */
const withParsedFragments = (code: string) =>
  code
    .replaceAll(/\bgql`([^`$]*)`/g, (_, text: string) => JSON.stringify(parse(text, { noLocation: true })))
    .replaceAll(/import \{ gql \} from 'urql'/g, '')

const graphqlWeb = '@0no-co/graphql.web'
const withoutParser = '\0graphql-without-parser'
/**
 * A query's text is never sent, it only names the query within the client: any text that is its own will do.
 */
const instead = `
export function parse() { throw new Error('a query that was not generated') }
export function print(node) { return JSON.stringify(node) }
`

/** The client asks by generated documents alone: parser and printer that come with it stay at home. */
export function leaveParserOut(): Plugin {
  let real = ''
  return {
    name: 'hemline-leave-parser-out',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== graphqlWeb || importer === withoutParser) return undefined
      real = (await this.resolve(source, importer, { skipSelf: true }))?.id ?? ''
      return real ? { id: withoutParser, moduleSideEffects: false } : undefined
    },
    load: (id) => (id === withoutParser ? `export * from ${JSON.stringify(real)}${instead}` : undefined),
    transform: (code, id) =>
      /[\\/]web[\\/]src[\\/].*\.tsx?$/.test(id) && code.includes('gql`')
        ? { code: withParsedFragments(code), map: null }
        : undefined,
  }
}

export function splitDocuments(): Plugin {
  return {
    name: 'hemline-split-documents',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      const [base, one] = source.split('?one=')
      if (!one || !base?.endsWith('/graphql.ts')) return undefined
      const found = await this.resolve(base, importer, { skipSelf: true })
      return found && generated.test(found.id) ? `${found.id}?one=${one}` : undefined
    },
    async load(id) {
      if (hashes.test(id)) return 'export const persistedHashes = {}'
      const [, file, name] = single.exec(id) ?? []
      return file && name
        ? { code: moduleOf(await readFile(file, 'utf8'), name), moduleType: 'js' }
        : undefined
    },
    transform(code, id) {
      return /[\\/]web[\\/]src[\\/].*\.tsx?$/.test(id) && code.includes('generated/graphql.ts')
        ? { code: oneByOne(code), map: null }
        : undefined
    },
  }
}
