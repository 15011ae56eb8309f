// Arguments made from types: what a function of a *.db.ts file is called with, so that it builds its
// statements. Their values are of no concern, since nothing is executed; what decides which statement is
// built (absent, empty, true, which member of a union) is varied.

import { filterTable } from '@hemline/rules/search/filters.ts'
import { parseFilters } from '@hemline/rules/search/parse-filters.ts'
import ts from 'typescript'

const uuid = '00000000-0000-7000-8000-000000000001'

/** `given`: what stands for a database. `chance`: a number from 0 up to 1, the next of a fixed series. */
export type Making = {
  readonly checker: ts.TypeChecker
  readonly given: unknown
  readonly chance: () => number /** Told of each list and each object that is left empty. */
  readonly onEmpty: () => void
}

const filterValues = {
  terms: 'a',
  number: '1',
  boolean: 'true',
  range: '1-2',
  minimum: '1',
  date: '2026-01-01',
  days: '7',
  words: 'silk',
  switch: '',
  control: '',
}
const filters = filterTable.flatMap(
  (def) => parseFilters([{ key: def.key, values: [def.allowed?.[0] ?? filterValues[def.kind]] }]).filters,
)

/** Types whose values can't be made of their parts: what a filter says has to fit its column. */
const whole: Readonly<Record<string, (chance: () => number) => unknown>> = {
  Filter: (chance) => filters[Math.floor(chance() * filters.length)],
}

/**
 * Returns a random value of a TypeScript type, to call functions with; another one on each call. Texts are
 * always one UUID, numbers 0 to 3, and a database handle is the given one.
 */
export function sampleOf(making: Making, type: ts.Type, depth = 0): unknown {
  const { checker, given, chance } = making
  const has = (flags: ts.TypeFlags) => (type.flags & flags) !== 0
  const known = whole[type.aliasSymbol?.name ?? '']
  if (known) return known(chance)
  if (type.isUnion())
    return sampleOf(making, type.types[Math.floor(chance() * type.types.length)] ?? type, depth)
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value
  if (has(ts.TypeFlags.BooleanLiteral)) return checker.typeToString(type) === 'true'
  if (has(ts.TypeFlags.Boolean)) return chance() < 0.5
  if (has(ts.TypeFlags.StringLike)) return uuid
  if (has(ts.TypeFlags.NumberLike)) return Math.floor(chance() * 4)
  if (has(ts.TypeFlags.Null)) return null
  if (has(ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return undefined
  if (has(ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 1
  if (
    has(
      ts.TypeFlags.TypeParameter | ts.TypeFlags.Index | ts.TypeFlags.IndexedAccess | ts.TypeFlags.Conditional,
    )
  ) {
    const bound = checker.getBaseConstraintOfType(type)
    return bound && bound !== type ? sampleOf(making, bound, depth) : uuid
  }
  if (type.isIntersection()) {
    const plain = type.types.find(
      (one) => one.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike),
    )
    if (plain) return sampleOf(making, plain, depth)
  }
  const name = type.getSymbol()?.name ?? ''
  if (name === 'Kysely' || name === 'Transaction') return given
  if (name === 'Date') return new Date(0)
  if (name === 'Buffer' || name === 'Uint8Array') return Buffer.alloc(32)
  if (name === 'Map' || name === 'ReadonlyMap' || name === 'Set' || name === 'ReadonlySet')
    return collectionOf(making, type as ts.TypeReference, name, depth)
  if (checker.isTupleType(type))
    return checker.getTypeArguments(type as ts.TypeReference).map((one) => sampleOf(making, one, depth + 1))
  const element = checker.isArrayLikeType(type) ? type.getNumberIndexType() : undefined
  if (element)
    return depth > 5 || chance() < 0.2 ? emptied(making, []) : [sampleOf(making, element, depth + 1)]
  if (type.getCallSignatures().length > 0) return () => undefined
  return depth > 5 ? {} : objectOf(making, type, depth)
}

function emptied<T>({ onEmpty }: Making, value: T): T {
  onEmpty()
  return value
}

function collectionOf(making: Making, type: ts.TypeReference, name: string, depth: number): unknown {
  const parts = making.checker.getTypeArguments(type).map((one) => sampleOf(making, one, depth + 1))
  return name.endsWith('Map') ? new Map([[parts[0], parts[1]]]) : new Set([parts[0]])
}

function objectOf(making: Making, type: ts.Type, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  const some = type.getStringIndexType()
  if (some) made.some = sampleOf(making, some, depth + 1)
  for (const property of making.checker.getPropertiesOfType(type)) {
    if (property.flags & ts.SymbolFlags.Optional && making.chance() < 0.5) continue
    const value = sampleOf(making, making.checker.getTypeOfSymbol(property), depth + 1)
    if (value !== undefined || !(property.flags & ts.SymbolFlags.Optional)) made[property.name] = value
  }
  return Object.keys(made).length === 0 ? emptied(making, made) : made
}

/** Returns a random number generator (0 up to 1) that gives the same numbers for the same seed. */
export function series(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
