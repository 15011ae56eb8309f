// A built site isn't told of the plain parts: that must change nothing but the warnings.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildASTSchema, isObjectType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { expect, it } from 'vitest'
import { plainParts } from './cache-keys.ts'

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
