// Decides whether a test that the manifest names exercises an entry: the test runs an operation that
// answers the field and names the field, visits a page of the route, or names the value or constant. Types,
// comments, imports and the operations' documents don't count: a field that is requested and never checked
// proves nothing.

import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { phrases } from '@hemline/rules/errors/catalogue.ts'
import { departments } from '@hemline/rules/vocabulary/departments.ts'
import type { ListType } from '@hemline/rules/vocabulary/lists.ts'
import {
  charityPartners,
  luxuryRetailer,
  rentalPartnerSlug,
  supplierPartnerSlugs,
} from '@hemline/rules/vocabulary/partners.ts'
import {
  type DocumentNode,
  getNamedType,
  isInputObjectType,
  parse,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { routeExamples } from '../../web/src/testing/route-examples.ts'
import { isTest, root, withoutComments } from './sources.ts'
import { listsMeant, methodsMeant, operationTexts, ownerOf, schema, siteTypes } from './spec-contract.ts'

/** The fields that an operation answers, such as 'Cart.id', and the types of its inputs. */
type Reach = { fields: Set<string>; inputs: Set<string> }

function inputsBelow(name: string, found: Set<string>): void {
  const type = schema.getType(name)
  if (found.has(name) || !isInputObjectType(type)) return
  found.add(name)
  for (const { type: of } of Object.values(type.getFields())) inputsBelow(getNamedType(of).name, found)
}

function reachOf(document: DocumentNode): Reach {
  const reach: Reach = { fields: new Set(), inputs: new Set() }
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name }) => void reach.fields.add(`${info.getParentType()?.name}.${name.value}`),
      Argument: () => {
        const type = info.getInputType()
        if (type) inputsBelow(getNamedType(type).name, reach.inputs)
      },
      VariableDefinition: ({ type }) => {
        const named = getNamedType(typeFromAST(schema, type as never))
        if (named) inputsBelow(named.name, reach.inputs)
      },
    }),
  )
  return reach
}

const operations = new Map(
  operationTexts.flatMap((text): [string, Reach][] => {
    const name = /\b(?:query|mutation|subscription) (\w+)/.exec(text)?.[1]
    return name === undefined ? [] : [[name, reachOf(parse(text))]]
  }),
)

const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
const inner = (literal: string) => literal.slice(1, -1)

/** Returns the operations that a test writes itself, and the test's text without them. */
function ownDocuments(code: string): { rest: string; reaches: Reach[]; documents: string } {
  const reaches: Reach[] = []
  let documents = ''
  const rest = code.replace(strings, (literal) => {
    const text = inner(literal)
      .replaceAll(/\$\{[^}]*\}/g, '0')
      .trim()
    if (!/^(?:\{|query\b|mutation\b|fragment\b)/.test(text) || !text.endsWith('}')) return literal
    try {
      reaches.push(reachOf(parse(text)))
      documents += text
      return "''"
    } catch {
      return literal
    }
  })
  return { rest, reaches, documents }
}

const imports = /^import\b[\s\S]*?(?:from )?'([^']+)'\n/gm
/** Declarations of types and type assertions: a name in them proves nothing. */
const types =
  /^(?:export )?(?:type|interface) [\s\S]*?\n(?=\n|const|let|function|async|type|interface|export|describe|it\b|test\b|before|after|\/)|\b(?:as|satisfies) \{[^}]*\}|<\{[^}]*\}/gm

/** Returns the text of a test followed by the texts of the test helpers that it imports. */
function withHelpers(path: string, seen = new Set<string>()): string {
  if (seen.has(path) || !existsSync(root + path)) return ''
  seen.add(path)
  const text = readFileSync(root + path, 'utf8')
  const helpers = [...text.matchAll(imports)]
    .map((match) => match[1] ?? '')
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(path), name))
    .filter(isTest)
  return [text, ...helpers.map((helper) => withHelpers(helper, seen))].join('\n')
}

/** Functions that answer an operation, which tests call without GraphQL. */
const answering: Readonly<Record<string, readonly string[]>> = {
  getItems: ['searchItems', 'readSearch'],
  getActiveCart: ['totalsOf', 'cartTotals'],
  getUserHuman: ['promotionsOfViewer'],
}

type TestText = {
  /** The code that runs, without documents. */
  code: string
  /** The same code without sentences: titles of tests contain words that are no names. */
  names: string
  imported: string
  documents: string
  reaches: readonly Reach[]
  asked: ReadonlySet<string>
}

function readTest(path: string): TestText {
  const text = withoutComments(readFileSync(root + path, 'utf8'))
  const imported = [...text.matchAll(imports)].map((match) => match[0]).join('\n')
  const { rest, reaches, documents } = ownDocuments(text.replace(imports, '').replace(types, ''))
  const words = new Set(withHelpers(path).match(/['"`]\w+['"`]|\b\w+Document\b|\b\w+(?=\()/g))
  const isAsked = (name: string) =>
    words.has(`'${name}'`) ||
    words.has(`${name[0]?.toUpperCase()}${name.slice(1)}Document`) ||
    (answering[name] ?? []).some((answers) => words.has(answers))
  const asked = new Set([...operations.keys()].filter(isAsked))
  return {
    code: rest,
    names: rest.replace(strings, (literal) => (/^'[\w.-]*'$/.test(literal) ? literal : "''")),
    imported,
    documents,
    reaches: [...reaches, ...[...asked].flatMap((name) => operations.get(name) ?? [])],
    asked,
  }
}
const known = new Map<string, TestText>()
function testAt(path: string): TestText {
  const test = known.get(path) ?? readTest(path)
  known.set(path, test)
  return test
}

const says = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w$])${word.replaceAll(/[^\w]/g, '\\$&')}(?![\\w$])`).test(text)

/** A type of the site: the test has its module, and names the field. */
const saysSiteField = (test: TestText, file: string, field: string): boolean =>
  test.imported.includes(`${basename(file)}'`) && says(test.code, field)

function saysField(test: TestText, path: string): boolean {
  const [typeName = '', siteField = ''] = path.split('.')
  const file = siteTypes[typeName]
  if (file !== undefined) return saysSiteField(test, file, siteField)
  const [owner, field] = ownerOf(path)
  const isInput = isInputObjectType(schema.getType(owner))
  const isAsked = test.reaches.some(({ fields, inputs }) =>
    isInput ? inputs.has(owner) : fields.has(`${owner}.${field}`),
  )
  return isAsked && says(test.names, field)
}

const saysInput = (test: TestText, operation: string, input: string): boolean =>
  test.asked.has(operation) && says(test.names, input)

/**
 * Lists in the code with all values of an enumeration; a test that loops over the list exercises each
 * value.
 */
const lists: Readonly<Record<string, string>> = {
  CleanoutModalStep: 'cleanoutModalSteps',
  ClientConfigurationKey: 'clientConfigurationKeys',
  DelistReason: 'delistReasons',
  DeliveryLocation: 'deliveryLocations',
  Department: 'departments',
  DistributionCenter: 'warehouses',
  ErrorPhrase: 'phrases',
  PageType: 'routeTable',
  SortOption: 'sortValues',
}

/**
 * Whether a test names a value of an enumeration; everyday words count only as a string or a key of their
 * own.
 */
function saysValue(test: TestText, name: string, value: string): boolean {
  const list = lists[name]
  if (list !== undefined && says(test.names, list)) return true
  if (name === 'ListType') return test.asked.has(listsMeant[value as ListType])
  if (name === 'LocalItemStatus') return says(test.names, value.toLowerCase())
  const methods = name === 'PaymentMethod' ? methodsMeant[value] : undefined
  if (methods) return methods.every((method) => says(test.code, method))
  if (name === 'ErrorPhrase') {
    const key = Object.entries(phrases).find(([, [phrase]]) => (phrase || 'generic') === value)?.[0]
    return test.code.includes(value) || (key !== undefined && says(test.names, key))
  }
  if (/[\W_\d]|[a-z][A-Z]/.test(value)) return says(test.code + test.documents, value)
  const word = value.replaceAll(/[^\w]/g, '\\$&')
  return new RegExp(`['"\`]${word}['"\`]|[{\\s,]${word}:|\\.${word}\\b`).test(test.code)
}

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`
/** Placeholders in the specification's paths, and this shop's values for them. */
const placeholders: Readonly<Record<string, string>> = {
  ':supplierPartner': anyOf(supplierPartnerSlugs),
  ':rentalPartner': rentalPartnerSlug,
  ':charityPartner': anyOf(charityPartners.map(({ slug }) => slug)),
  ':luxuryRetailer': luxuryRetailer.slug,
  ':department?': anyOf([...departments, 'kids']),
}
function patternOf(route: string): RegExp {
  const parts = route
    .split('/')
    .slice(1)
    .map((part) => {
      if (part === '*') return '(?:/.+)?'
      const word = placeholders[part] ?? (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, '\\$&'))
      return part.endsWith('?') ? `(?:/${word})?` : `/${word}`
    })
  return new RegExp(`^${parts.join('')}$`)
}
function visits(test: TestText, route: string): boolean {
  const pattern = patternOf(route)
  // The test that renders every page of the route table visits each example.
  const examples = says(test.names, 'routeExamples') ? routeExamples.map(({ example }) => `'${example}'`) : []
  return [...examples, ...[...test.code.matchAll(strings)].map(([literal]) => literal)].some((literal) => {
    const path = inner(literal)
      .replace(/^\$\{[^}]*\}(?=\/)/, '')
      .replaceAll(/\$\{[^}]*\}/g, 'x')
      .replace(/[?#].*$/s, '')
    return path.startsWith('/') && pattern.test(path)
  })
}

/** An entry: the part of the manifest, the name in that part, and the input or value below that name. */
export type Entry = readonly [
  'routes' | 'operations' | 'fields' | 'enumerations' | 'constants',
  string,
  string?,
]

/**
 * Returns whether the test file at `path` exercises an entry of the specification's manifest (route,
 * operation, field, …); false for a file that does not exist or is no test.
 */
export function exercises(path: string, [part, name, detail = '']: Entry): boolean {
  if (!isTest(path) || !existsSync(root + path)) return false
  const test = testAt(path)
  switch (part) {
    case 'routes':
      return visits(test, name)
    case 'operations':
      return detail ? saysInput(test, name, detail) : test.asked.has(name)
    case 'fields':
      return saysField(test, name)
    case 'enumerations':
      return saysValue(test, name, detail)
    case 'constants':
      return says(test.code, name)
  }
}
