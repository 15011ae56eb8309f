// The generator writes all documents into one module, and a bundler keeps a module whole, so that the first
// page would carry every operation of the shop. Each document becomes a module of its own here, and so does a
// fragment, which several operations share.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DocumentNode, type FragmentDefinitionNode, print, stripIgnoredCharacters } from 'graphql'

const line = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode<(.*)>;$/
const typeImport = /^import type \{ TypedDocumentNode as DocumentNode \} from .*$/m

type Found = { name: string; document: DocumentNode & { __meta__?: { hash: string } }; types: string }

const fragmentsOf = ({ definitions }: DocumentNode): FragmentDefinitionNode[] =>
  definitions.filter((one) => one.kind === 'FragmentDefinition')

function documentOn(text: string): Found | undefined {
  const [, name, data, types] = line.exec(text) ?? []
  return name && data && types ? { name, document: JSON.parse(data) as Found['document'], types } : undefined
}

/**
 * Returns the module of one document. `documentId` is the hash that the API knows the document by.
 * Throws for a document whose own definition is missing.
 */
function moduleOf({ name, document, types }: Found): string {
  const own =
    document.definitions.find((one) => one.kind === 'OperationDefinition') ??
    fragmentsOf(document).find((one) => `${one.name.value}FragmentDoc` === name)
  if (!own) throw new Error(`${name} has no definition of its own`)
  const shared = fragmentsOf(document)
    .filter((one) => one !== own)
    .map((one) => `${one.name.value}FragmentDoc`)
  const documentId = document.__meta__?.hash.replace('sha256:', '')
  const typeNames = types.split(', ').filter((one) => one !== 'unknown')
  const text = JSON.stringify(stripIgnoredCharacters(print(own)))
  const given = [text, `[${shared.join(', ')}]`, ...(documentId ? [JSON.stringify(documentId)] : [])]
  return [
    "import { documentOf } from '../../document.ts'",
    `import type { ${typeNames.join(', ')} } from '../types.ts'`,
    ...shared.map((one) => `import { ${one} } from './${one}.ts'`),
    '',
    `export const ${name} = /* #__PURE__ */ documentOf<${types}>(${given.join(', ')})`,
    '',
  ].join('\n')
}

/**
 * Splits graphql.ts of the generated `folder`: the types go to types.ts, each document to its own module in
 * documents/. The rest of graphql.ts re-exports them.
 */
export async function splitDocuments(folder: string): Promise<void> {
  const lines = (await readFile(join(folder, 'graphql.ts'), 'utf8')).split('\n')
  const documents = lines.flatMap((text) => documentOn(text) ?? [])
  await mkdir(join(folder, 'documents'))
  for (const one of documents) await writeFile(join(folder, 'documents', `${one.name}.ts`), moduleOf(one))
  const types = lines.filter((text) => !documentOn(text)).join('\n')
  await writeFile(join(folder, 'types.ts'), types.replace(typeImport, ''))
  const doors = documents.map(({ name }) => `export { ${name} } from './documents/${name}.ts'`)
  await writeFile(join(folder, 'graphql.ts'), ["export type * from './types.ts'", ...doors, ''].join('\n'))
}
