import { createRequire } from 'node:module'
import persisted from '@hemline/schema/persisted.json' with { type: 'json' }
import type * as Graphql from 'graphql'
import { afterEach, describe, expect, it } from 'vitest'
import { readSdl } from '../graphql.ts'
import { costRule } from './limits.ts'
import { createPlans, planQuery } from './planned-query.ts'

const graphql = createRequire(import.meta.url)('graphql') as typeof Graphql

const schema = graphql.buildSchema(`
  input Wish { color: String, most: Int = 3, tags: [String!] }
  interface Named { name: String! }
  type Shirt implements Named { name: String!, size: Int, parts: [Part!]!, spare: [Part], maker: Maker! }
  type Coat implements Named { name: String!, warm: Boolean }
  type Part { id: ID!, weight: Float }
  type Maker { name: String!, city: String }
  union Found = Shirt | Coat
  enum Way { UP DOWN }
  type Query {
    told(wish: Wish, text: String, way: Way, list: [Int], n: Int = 7): String!
    shirt: Shirt
    must: Shirt!
    found: [Found!]
    named: [Named]
    number: Int
  }
`)

type Source = Record<string, unknown>
const later = <T>(value: T) => Promise.resolve(value)
const fail = (text: string) => () => {
  throw new Error(text)
}

/** The same answer by GraphQL.js and by the plan, as it goes out. */
async function both(text: string, root: Source, variables: Source = {}) {
  const document = graphql.parse(text)
  expect(graphql.validate(schema, document)).toEqual([])
  const at = (type: string, field: string, resolve: (...args: never[]) => unknown) =>
    Object.assign((schema.getType(type) as Graphql.GraphQLObjectType).getFields()[field] ?? {}, { resolve })
  for (const name of ['shirt', 'must', 'found', 'named', 'number'])
    at('Query', name, () => (typeof root[name] === 'function' ? (root[name] as () => unknown)() : root[name]))
  at('Query', 'told', (_: unknown, args: unknown) => JSON.stringify(args))
  const wrote = (result: { data?: unknown; errors?: readonly Graphql.GraphQLError[] | undefined }) =>
    JSON.parse(
      JSON.stringify({
        data: result.data ?? null,
        errors: (result.errors ?? [])
          .map(({ message, path, locations }) => ({ message, path, locations }))
          .sort((a, b) => (a.message < b.message ? -1 : 1)),
      }),
    )
  const ours = await planQuery(schema, document)?.({}, variables)
  const theirs = await graphql.execute({
    schema,
    document,
    rootValue: {},
    contextValue: {},
    variableValues: variables,
  })
  expect(wrote(ours ?? {})).toEqual(wrote(theirs))
  expect(JSON.stringify(ours?.data ?? null)).toBe(JSON.stringify(theirs.data ?? null))
  return wrote(theirs) as { data: Source | null; errors: { message: string }[] }
}

const told =
  'query ($wish: Wish, $text: String, $way: Way, $list: [Int], $n: Int) { told(wish: $wish, text: $text, way: $way, list: $list, n: $n) }'
const part = (id: unknown, weight: unknown = 1) => ({ id, weight })
const shirt = {
  name: 'linen',
  size: 4,
  parts: [part(1), part(2)],
  spare: [null, part(3)],
  maker: { name: 'Ida', city: null },
}
const whole = '{ shirt { name size parts { id weight } spare { id } maker { name city } __typename } }'

describe('what variables mean', () => {
  it('keeps "not sent" and "cleared" apart, the first time and the tenth', async () => {
    for (let time = 0; time < 10; time += 1) {
      expect((await both(told, {}, {})).data?.told).toBe('{"n":7}')
      expect((await both(told, {}, { text: null, wish: null, n: null })).data?.told).toBe(
        '{"wish":null,"text":null,"n":null}',
      )
      expect((await both(told, {}, { wish: {} })).data?.told).toBe('{"wish":{"most":3},"n":7}')
      expect((await both(told, {}, { wish: { color: null, most: null } })).data?.told).toBe(
        '{"wish":{"color":null,"most":null},"n":7}',
      )
    }
  })

  it.each([
    { text: 5 },
    { way: 'SIDEWAYS' },
    { wish: { colour: 'red' } },
    { wish: 'red' },
    { list: [1, 'two'] },
    { n: 2 ** 40 },
    { wish: { tags: [null] } },
  ])('refuses %j in the same words', async (variables) => {
    const { data, errors } = await both(told, {}, variables)
    expect(data).toBe(null)
    expect(errors.length).toBeGreaterThan(0)
  })

  it('reads a single value for a list, and literals beside variables', async () => {
    expect((await both(told, {}, { list: 4 })).data?.told).toBe('{"list":[4],"n":7}')
    await both(
      'query ($color: String) { a: told(wish: { color: $color, most: 2 }, n: 1) b: told(text: "x", way: UP) }',
      {},
      {},
    )
    await both('query ($most: Int!) { told(wish: { most: $most }) }', {}, {})
  })
})

describe('what is answered', () => {
  it.each([
    ['an object', { shirt }],
    ['nothing', { shirt: null }],
    [
      'promises everywhere',
      {
        shirt: later({
          ...shirt,
          size: later(5),
          parts: later([later(part(1)), part(later(2))]),
          maker: () => later(shirt.maker),
        }),
      },
    ],
    ['an error where null may stand', { shirt: { ...shirt, size: fail('size') } }],
    [
      'a late error where null may stand',
      { shirt: { ...shirt, size: () => Promise.reject(new Error('size')) } },
    ],
    ['an error where null may not stand', { shirt: { ...shirt, name: fail('name') } }],
    [
      'a late error where null may not stand',
      { shirt: { ...shirt, name: () => Promise.reject(new Error('name')) } },
    ],
    ['null in a list of needed things', { shirt: { ...shirt, parts: [part(1), null] } }],
    [
      'a broken thing in a list of needed things',
      { shirt: { ...shirt, parts: [later(part(1)), part(null)] } },
    ],
    [
      'a late broken thing in a list of needed things',
      { shirt: { ...shirt, parts: [part(later(null)), part(2)] } },
    ],
    [
      'a broken thing in a list that may have gaps',
      { shirt: { ...shirt, spare: [part(null), part(7), later(part(fail('id')))] } },
    ],
    ['no list', { shirt: { ...shirt, spare: 'three' } }],
    ['an error as a value', { shirt: { ...shirt, maker: new Error('away') } }],
    ['a leaf that can’t be written', { shirt: { ...shirt, size: 'large' } }],
    ['not a number', { shirt: { ...shirt, parts: [part(1, Number.NaN)] } }],
  ])('%s', async (_, root) => {
    await both(whole, root)
  })

  it('lets null rise to the top', async () => {
    expect((await both('{ number must { name } }', { number: 1, must: null })).data).toBe(null)
    expect(
      (
        await both('{ number must { maker { name } } }', {
          number: later(1),
          must: later({ maker: { name: null } }),
        })
      ).data,
    ).toBe(null)
  })

  it('knows the members of unions and interfaces, fragments and aliases', async () => {
    const found = [
      { __typename: 'Coat', name: 'loden', warm: true },
      later({ __typename: 'Shirt', ...shirt }),
    ]
    const text = `query A { found { __typename ... on Named { name } ... on Shirt { s: size ...P } ...P ... on Coat { warm } } }
      fragment P on Shirt { parts { weight } parts { id } again: name }`
    await both(text, { found })
    await both('{ named { name ... on Coat { warm } __typename } number other: number }', {
      named: [...found, null],
      number: 3,
    })
  })
})

describe('which type a value of a union or an interface is', () => {
  const found = schema.getType('Found') as Graphql.GraphQLUnionType
  const named = schema.getType('Named') as Graphql.GraphQLInterfaceType
  const text =
    '{ found { __typename ... on Shirt { name size } ... on Coat { name warm } } named { name __typename } }'
  const loden = { name: 'loden', warm: true, size: 3 }
  afterEach(() => {
    found.resolveType = undefined
    named.resolveType = undefined
  })

  it.each<[string, (value: { warm?: boolean }) => unknown]>([
    ['a name', (value) => (value.warm ? 'Coat' : 'Shirt')],
    ['a promise of a name', (value) => later(value.warm ? 'Coat' : 'Shirt')],
    ['nothing', () => undefined],
    ['a promise of nothing', () => later(null)],
    ['a type that is none', () => 'Sock'],
    ['a type that is another one', () => 'Maker'],
    ['a type that has no fields', () => 'Way'],
    ['no name', () => 7],
    ['an error', () => fail('resolveType')()],
    ['a late error', () => Promise.reject(new Error('resolveType'))],
  ])('is what resolveType says: %s', async (_, resolveType) => {
    found.resolveType = resolveType as Graphql.GraphQLTypeResolver<unknown, unknown>
    named.resolveType = resolveType as Graphql.GraphQLTypeResolver<unknown, unknown>
    await both(text, { found: null, named: [loden, { name: 'linen', __typename: 'Coat' }] })
    await both(text, { found: [loden], named: null })
  })

  it('is told the field, and what is asked of it', async () => {
    const told: unknown[] = []
    found.resolveType = (value, context, info, type) => {
      told.push([
        value,
        typeof context,
        info.fieldName,
        info.parentType.name,
        String(info.returnType),
        info.fieldNodes.length,
        type.name,
      ])
      return 'Coat'
    }
    await both(text, { found: [loden], named: null })
    expect(told).toHaveLength(2)
    expect(told[0]).toEqual(told[1])
  })

  it.each([[undefined], [5], ['Sock'], ['Maker'], ['Way']])(
    'is refused in the same words where its own name is %j',
    async (__typename) => {
      await both(text, { found: [{ ...loden, __typename }], named: null })
    },
  )

  it('is left to others when a type wants to judge its values', () => {
    const judging = graphql.buildSchema('type Query { one: Query, n: Int }')
    const query = judging.getQueryType()
    if (query) query.isTypeOf = () => true
    expect(planQuery(judging, graphql.parse('{ one { n } }'))).toBe(undefined)
  })
})

describe('the site’s own queries', () => {
  const plans = createPlans(graphql.buildSchema(readSdl()), [costRule])
  const texts = Object.values(persisted as Record<string, string>)

  it('have plans, all of them; what changes something has none', () => {
    const isQuery = (text: string) => /(?:^|\} )query \w+/.test(text)
    expect(texts.filter((text) => isQuery(text) && !plans(text))).toEqual([])
    expect(texts.filter((text) => !isQuery(text) && plans(text))).toEqual([])
  })

  it('are left to others when they have directives, ask about the schema, or are wrong', () => {
    for (const text of [
      'query A($x: Boolean!) { degraded: __typename @skip(if: $x) }',
      '{ __schema { types { name } } }',
      '{ nothing }',
    ])
      expect(plans(text)).toBe(undefined)
  })
})
