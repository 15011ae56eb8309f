// Limits on the cost of a GraphQL document, for development and as a second defense behind the list of
// persisted documents.
import { GraphQLError, type ValidationRule } from 'graphql'

/** The most operations at once; further ones are refused with 503. */
export const maxInFlight = 400
/**
 * The most reads at once: twice the number of database connections, so that none of them is idle while
 * responses are written.
 */
export const readsAtOnce = 40
/** The deepest nesting of fields that a document may have. */
export const maxDepth = 12
const maxAliases = 15
const maxFields = 600

/**
 * A validation rule that refuses documents with too many aliases or fields; the fields of a fragment
 * count once.
 */
export const costRule: ValidationRule = (context) => {
  let aliases = 0
  let fields = 0
  return {
    Field(node) {
      fields += 1
      if (node.alias) aliases += 1
    },
    Document: {
      leave() {
        if (aliases > maxAliases)
          context.reportError(
            new GraphQLError(`at most ${maxAliases} aliases in a document`, {
              extensions: { code: 'BAD_INPUT' },
            }),
          )
        if (fields > maxFields)
          context.reportError(
            new GraphQLError(`at most ${maxFields} fields in a document`, {
              extensions: { code: 'BAD_INPUT' },
            }),
          )
      },
    },
  }
}

/** A counter of work in progress. */
export type Load = { enter: () => boolean; leave: () => void }

/**
 * Makes a counter of work in progress; `enter` returns false when `max` pieces of work are in progress.
 */
export function createLoad(max: number): Load {
  let inside = 0
  return {
    enter() {
      if (inside >= max) return false
      inside += 1
      return true
    },
    leave() {
      inside -= 1
    },
  }
}
