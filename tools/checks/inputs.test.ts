// No input of the contract is silently ignored: the code that answers has a use for each of them, or the
// schema refuses all values but one.
import { getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { isCode, isTest, readSources, withoutComments } from './sources.ts'
import { schema } from './spec-contract.ts'

type Input = { readonly path: string; readonly name: string; readonly choices: number }

const choicesOf = (type: Parameters<typeof getNamedType>[0]): number => {
  const named = getNamedType(type)
  return isEnumType(named) ? named.getValues().length : Number.POSITIVE_INFINITY
}

/** Returns all arguments of fields and all fields of input types of the contract. */
function inputsOf(): Input[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      if (isInputObjectType(type))
        return Object.values(type.getFields()).map((field) => ({
          path: `${type.name}.${field.name}`,
          name: field.name,
          choices: choicesOf(field.type),
        }))
      if (!isObjectType(type)) return []
      return Object.values(type.getFields()).flatMap((field) =>
        field.args.map((arg) => ({
          path: `${type.name}.${field.name}(${arg.name})`,
          name: arg.name,
          choices: choicesOf(arg.type),
        })),
      )
    })
}

/** Returns the inputs that code never names, but for those of which the schema takes one value alone. */
function ignored(inputs: readonly Input[], code: string): string[] {
  const said = new Set(code.match(/\b\w+\b/g))
  return inputs.filter(({ name, choices }) => choices > 1 && !said.has(name)).map(({ path }) => path)
}

describe('the inputs of the contract', () => {
  const code = readSources()
    .filter(({ path }) => isCode(path) && !isTest(path) && /^(?:api|rules)\/src\/(?!generated)/.test(path))
    .map(({ text }) => withoutComments(text))
    .join('\n')

  it('are each read by the code that answers', () => {
    const inputs = inputsOf()
    expect(inputs.length).toBeGreaterThan(500)
    expect(ignored(inputs, code)).toEqual([])
  })

  it('that nothing reads are found', () => {
    const planted = { path: 'Query.items(moonPhase)', name: 'moonPhase', choices: Number.POSITIVE_INFINITY }
    expect(ignored([planted], code)).toEqual([planted.path])
    expect(ignored([{ ...planted, choices: 1 }], code)).toEqual([])
  })
})
