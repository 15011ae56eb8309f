// Values that nobody means well with, and where a persisted operation would take them: read from the schema,
// so that a new operation is tried without anybody writing a line.
import {
  buildSchema,
  coerceInputValue,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql'
import { readSdl } from '../graphql.ts'

const schema = buildSchema(readSdl())

/** Stands for a number that JSON can write and JavaScript can't. */
const rawNumbers = ['1e309', '-0', '-1e309', '9007199254740993', '0.1e-400']
const raw = (text: string) => `@raw ${text}@`
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

/** Texts by what may go wrong with them; those of one line stand for each other. */
const textKinds: readonly (readonly string[])[] = [
  [''],
  [' '],
  ['x'.repeat(10_000), '👗'.repeat(200)],
  ['before\u0000after', '\u0000'],
  ['\ud800 half', 'half \udfff'],
  ['\u202eevig\u200b', 'a\r\nset-cookie: x=y'],
  [`'; drop table item; --`, '" or 1=1 --', '%_\\'],
  ['<script>alert(1)</script>', '{"$gt":""}', '../../etc/passwd', '__proto__'],
  ['99999999999999999999', '-5', '1e309', 'NaN'],
]
export const nastyTexts: readonly string[] = textKinds.flat()
const otherValues: readonly unknown[] = [
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  ...rawNumbers.map(raw),
  null,
  true,
  [],
  [null],
  [[1]],
  {},
  { constructor: 1 },
  Array.from({ length: 500 }, (_, i) => i + 1),
  Array.from({ length: 500 }, () => '\u0000'),
  raw(deep(20_000)),
]

/**
 * Returns a value as JSON in which the marked raw texts ("@raw …@") stand unquoted, so that tests can send
 * numbers that JavaScript can't hold.
 */
export const toJson = (value: unknown): string => JSON.stringify(value).replaceAll(/"@raw ([^@]*)@"/g, '$1')

/** What makes sense in a place of this name; by its type otherwise. */
const sensible: Record<string, unknown> = {
  email: 'nobody.here@hemline.example',
  password: 'a-long-password-7',
  currentPassword: 'not-this-one-1',
  newPassword: 'a-long-password-7',
  itemNumber: 1,
  itemNumbers: [1, 2],
  name: 'banners.x',
  value: '1',
  key: 'price',
  values: ['20-50'],
  amount: 10,
}

function sampleOf(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(name, type.ofType)
  if (name in sensible) return sensible[name]
  if (isListType(type)) return [sampleOf(name, type.ofType)]
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, sampleOf(field.name, field.type)]),
    )
  if (isEnumType(type)) return type.getValues()[0]?.value
  return { Int: 1, Float: 1, Boolean: true }[String(type)] ?? 'text'
}

/** Returns valid variables for an operation's text, one for each variable that it declares. */
export function sampleVariables(text: string): Record<string, unknown> {
  return Object.fromEntries(variablesOf(text).map(({ name, type }) => [name, sampleOf(name, type)] as const))
}

function variablesOf(text: string): readonly { name: string; type: GraphQLInputType }[] {
  const operation = parse(text).definitions.find(
    (one): one is OperationDefinitionNode => one.kind === 'OperationDefinition',
  )
  return (operation?.variableDefinitions ?? []).map(({ variable, type }) => ({
    name: variable.name.value,
    type: typeFromAST(schema, type as never) as GraphQLInputType,
  }))
}

export type Place = readonly (string | number)[]

/** Lists the paths of every value inside variables, objects and lists as well as leaves. */
export function placesOf(value: unknown, at: Place = []): Place[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const own = at.length > 0 ? [at] : []
  return [
    ...own,
    ...inside.flatMap(([key, child]) => placesOf(child, [...at, Array.isArray(value) ? Number(key) : key])),
  ]
}

/** Of the values that our code would get, `make test` sends one in so many at each place. */
const turns = 3

/**
 * Chooses what to send at each place of an operation's variables. Of texts, a place gets one of each kind,
 * in turn. A value that GraphQL refuses before our code is sent at the first place of its type in the whole
 * schema, and one such value at every place. Of the values that reach our code, a place gets every third, the
 * next place the thirds that follow, unless `every` asks for all of them (`make soak ONLY=nonsense`).
 */
export function nastyChoice(every: boolean): (text: string, place: Place) => readonly unknown[] {
  const refusedOnce = new Set<string>()
  let turn = 0
  return (text, place) => {
    turn += 1
    const type = typeIn(text, place)
    const tried = [...textKinds.map((kind) => kind[turn % kind.length]), ...otherValues]
    const refused = tried.filter((value) => !isTaken(value, type))
    const fresh = refused.filter((value) => !refusedOnce.has(`${type} ${toJson(value)}`))
    for (const value of fresh) refusedOnce.add(`${type} ${toJson(value)}`)
    const again = refused.slice(turn % Math.max(1, refused.length)).slice(0, 1)
    const taken = tried.filter((value) => !refused.includes(value))
    const chosen = every ? taken : taken.filter((_, i) => (i + turn) % turns === 0)
    return [...chosen, ...(fresh.length > 0 ? fresh : again)]
  }
}

/** Returns whether GraphQL hands a value of this type on to our code. */
function isTaken(value: unknown, type: GraphQLInputType): boolean {
  let taken = true
  coerceInputValue(JSON.parse(toJson(value)), type, () => {
    taken = false
  })
  return taken
}

function typeIn(text: string, [name, ...keys]: Place): GraphQLInputType {
  let type: GraphQLInputType | undefined = variablesOf(text).find((one) => one.name === name)?.type
  for (const key of keys) {
    const open: GraphQLInputType | undefined = type && getNullableType(type)
    if (isListType(open)) type = open.ofType
    else if (isInputObjectType(open)) type = open.getFields()[key]?.type
  }
  if (!type) throw new Error(`no type at ${[name, ...keys].join('.')}`)
  return type
}

/** Returns a copy of a value in which the place has another value. */
export function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((child, i) => (i === key ? replaced(child, rest, by) : child))
  const record = value as Record<string, unknown>
  return { ...record, [key]: replaced(record[key], rest, by) }
}
