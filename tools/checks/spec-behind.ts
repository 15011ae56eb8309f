// Finds out whether a name of the contract has an effect: a field with the same answer each time, an input
// that no code reads, or a constant that no code uses does not count as built.
import { resolvers } from '@hemline/api/domains.ts'
import { expectedMessages } from '@hemline/rules/errors/expected.ts'
import { isCode, isTest, readSources, type Source, withoutComments } from './sources.ts'
import { ownerOf, rootFieldOf, rootFieldsOf } from './spec-contract.ts'

const product = readSources()
  .filter(
    ({ path }) =>
      isCode(path) && !isTest(path) && /^(?:api|web|rules|search-indexer|db|pictures)\//.test(path),
  )
  .map(({ path, text }): Source => ({ path, text: withoutComments(text).replace(/\bfrom '[^']+'/g, '') }))
const within = (folders: RegExp): string =>
  product.flatMap(({ path, text }) => (folders.test(path) ? [text] : [])).join('\n')

type Words = { said: ReadonlyMap<string, number>; fixed: ReadonlyMap<string, readonly string[]> }

/** Counts each word in the code, and collects the constant values that it assigns to each property name. */
export function wordsOf(code: string): Words {
  const said = new Map<string, number>()
  for (const [word] of code.matchAll(/\b\w+\b/g)) said.set(word, (said.get(word) ?? 0) + 1)
  const fixed = new Map<string, string[]>()
  for (const [, name = '', value = ''] of code.matchAll(fixedValue))
    fixed.set(name, [...(fixed.get(name) ?? []), value])
  return { said, fixed }
}
const fixedValue =
  /\b(\w+): (?:\(\) => )?(null|undefined|true|false|-?\d[\d_.]*|'[^'\n]*'|\[\]|\(?\{\s*\}\)?|\[\.\.\.\w+\])(?=\s*[,}\n])/g
const answering = wordsOf(within(/^(?:api|rules)\/src\//))

/**
 * Returns whether the API's code never mentions a field, or only ever gives it one constant (`esScore: () =>
 * null`). A name that also has other uses never counts as empty: a false "full" is better than a false
 * "empty".
 */
export function isEmptyField(path: string, { said, fixed }: Words = answering): boolean {
  const name = path.split('.').at(-1) ?? ''
  const values = fixed.get(name) ?? []
  return values.length === (said.get(name) ?? 0) && new Set(values).size <= 1
}

type Resolve = (...given: unknown[]) => unknown
/** Whether a resolver takes no arguments, so that its answer is constant. */
function isFixed(type: string, field: string): boolean {
  const found = resolvers.flatMap((slice) => Reflect.get(Reflect.get(slice, type) ?? {}, field) ?? [])
  return found.some((resolve) => typeof resolve === 'function' && (resolve as Resolve).length === 0)
}

/**
 * Returns whether a field's resolver takes no arguments, or the field is a part of such a resolver's answer.
 */
export function isFixedField(path: string): boolean {
  const [owner, field] = ownerOf(path)
  const root = rootFieldOf(owner)
  return isFixed(owner, field) || (root !== undefined && isFixed('Query', root))
}

/**
 * Returns whether no code of the API reads an operation's input, or only resolvers without arguments answer
 * the operation.
 */
export const isUnreadInput = (operation: string, input: string): boolean =>
  !answering.said.has(input) || rootFieldsOf(operation).every((field) => isFixed('Query', field))

/**
 * Types whose fields are columns of one table; the statements that write these tables name their columns.
 */
const tables: Readonly<Record<string, string>> = {
  Photo: 'photo',
  SizeProfile: 'size_profile',
  User: 'user_account',
}
const statements = within(/^(?:api|db)\/src\//)
const migrations = readSources()
  .filter(({ path }) => path.startsWith('db/migrations/'))
  .map(({ text }) => text)
  .join('\n')

/** Returns the statements in `code` that write to a table, each up to the end of its function. */
function writesTo(table: string, code: string): string[] {
  const write = new RegExp(
    `(?:insert into ${table}\\b|update ${table} set\\b|(?:insertInto|updateTable)\\('${table}'\\)|table: '${table}')[\\s\\S]*?\\n\\}\\n`,
    'g',
  )
  return code.match(write) ?? []
}

/**
 * Returns whether a field answers a column that no statement and no seed row writes: each row then has the
 * column's default, so that the field has one value. A column that a migration dropped is none.
 */
export function isUnwrittenField(path: string, code = statements, schema = migrations): boolean {
  const [owner, field] = ownerOf(path)
  const table = tables[owner]
  const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const own = new RegExp(`create table ${table} \\([\\s\\S]*?\\n\\);`).exec(schema)?.[0] ?? ''
  if (table === undefined || !new RegExp(`^  ${column} `, 'm').test(own)) return false
  if (schema.includes(`alter table ${table} drop column ${column}`)) return false
  return !writesTo(table, code).some((write) => new RegExp(`\\b${column}\\b`).test(write))
}

const users = wordsOf(within(/^(?!rules\/src\/vocabulary\/constants\.ts$)/)).said
/** Returns whether code that runs (no tests) uses a constant of the vocabulary. */
export const isUsed = (name: string): boolean => users.has(name)

const screens = within(/^web\/src\/domains\//)
/** Returns whether a screen of the site opens a pop-up of this type. */
export const isShown = (popup: string): boolean =>
  [`wantPopup('${popup}')`, `usePopup('${popup}'`, `type: '${popup}'`].some((words) =>
    screens.includes(words),
  )

/** Returns whether a screen of the site keeps a setting of this category of the client configuration. */
export const isKeptIn = (category: string): boolean => new RegExp(`['"\`]${category}\\.`).test(screens)

const sentences = product
  .filter(({ path }) => path !== 'rules/src/errors/expected.ts')
  .flatMap(({ text }) => [...text.matchAll(/'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`|"([^"\n]+)"/g)])
  .map(([, plain, template, double]) =>
    (plain ?? template ?? double ?? '').replaceAll("\\'", "'").replace(/\$\{[^}]*\}/g, '429'),
  )
/** Returns whether the code contains a sentence that §8 expects under this name. */
export const isSaid = (name: string): boolean => {
  const says = (expectedMessages as Record<string, (sentence: string) => boolean>)[name]
  return says !== undefined && sentences.some(says)
}
