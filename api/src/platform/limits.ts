// What one document may cost, for development and as a second line behind the persisted list.
import { GraphQLError, type ValidationRule } from 'graphql'

/** More operations than this at once are refused with 503. */
export const maxInFlight = 400
/**
 * Reads at once: twice what the database has connections for, so that none of them rests
 * while answers are written.
 */
export const readsAtOnce = 40
export const maxDepth = 12
const maxAliases = 15
const maxFields = 600

/** Refuses documents with many aliases or fields (fragments counted once each). */
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

export type Load = { enter: () => boolean; leave: () => void }

/** Counts what is being answered; `enter` is false when `max` are already. */
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
