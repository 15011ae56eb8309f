// Makes texts from clients storable, at the one place that all of them pass.
import { GraphQLError, type ValidationRule } from 'graphql'

const maxLevels = 10

/**
 * Returns a copy of JSON data whose texts PostgreSQL can store: without NUL and without halves of
 * surrogate pairs, which nobody types. Undefined when the data is nested more than 10 levels deep.
 */
export function storable(value: unknown): { value: unknown } | undefined {
  try {
    return { value: cleaned(value, maxLevels) }
  } catch (error) {
    if (error === tooDeep) return undefined
    throw error
  }
}

const tooDeep = new Error('too deep')

function cleaned(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) throw tooDeep
  if (Array.isArray(value)) return value.map((one) => cleaned(one, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one, levels - 1)]))
}

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/**
 * A validation rule that refuses documents with a text that PostgreSQL can't store; texts in variables
 * are cleaned instead, and the shop's own documents have none.
 */
export const storableRule: ValidationRule = (context) => ({
  StringValue(node) {
    if (isStorable(node.value)) return
    context.reportError(
      new GraphQLError('a text has characters that nobody types', {
        nodes: node,
        extensions: { code: 'BAD_INPUT' },
      }),
    )
  },
})
