// A built site isn't told of the plain parts: that must change nothing but the warnings.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, isObjectType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { expect, it } from 'vitest'
import { cacheKeys, plainParts } from './cache-keys.ts'

const folder = join(import.meta.dirname, '../../../schema')
const textIn = (name: string) =>
  readdirSync(join(folder, name))
    .map((file) => readFileSync(join(folder, name, file), 'utf8'))
    .join('\n')
const schema = buildASTSchema(parse(textIn('graphql')), { assumeValid: true })
const operations = parse(textIn('operations'))
const names: readonly string[] = plainParts().match(/\w+/g) ?? []

/** What the cache would take for a key where it is told nothing, by the type that it is asked of. */
function keyedByThemselves(): ReadonlySet<string> {
  const found = new Set<string>()
  const info = new TypeInfo(schema)
  visit(
    operations,
    visitWithTypeInfo(info, {
      [Kind.FIELD](field) {
        if (['id', '_id'].includes(field.alias?.value ?? field.name.value))
          found.add(String(info.getParentType()))
      },
    }),
  )
  return found
}

it('tells only of types that there are, each once', () => {
  expect(names.filter((name) => !isObjectType(schema.getType(name)))).toEqual([])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it('has no plain part that the cache would keep apart by itself', () => {
  const keyed = keyedByThemselves()
  expect(keyed.size).toBeGreaterThan(10)
  expect(names.filter((name) => keyed.has(name))).toEqual([])
})

/** The object types that an operation reads fields of, also behind fragments and unions. */
function typesRead(): ReadonlySet<string> {
  const found = new Set<string>()
  const info = new TypeInfo(schema)
  visit(
    operations,
    visitWithTypeInfo(info, {
      [Kind.FIELD]() {
        const type = info.getParentType()
        if (isObjectType(type)) found.add(type.name)
      },
    }),
  )
  for (const root of ['Query', 'Mutation', 'Subscription']) found.delete(root)
  return found
}

/** The types that a `…-keys.ts` of a domain names. */
function namedByDomains(): ReadonlySet<string> {
  const domains = join(import.meta.dirname, '../domains')
  const files = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-keys.ts'),
  )
  return new Set(files.flatMap((file) => readFileSync(join(domains, file), 'utf8').match(/\w+/g) ?? []))
}

it('forgets no type without an id, of which the cache would warn', () => {
  const known = [keyedByThemselves(), new Set(Object.keys(cacheKeys)), new Set(names), namedByDomains()]
  expect([...typesRead()].filter((name) => !known.some((some) => some.has(name))).toSorted()).toEqual([])
})
