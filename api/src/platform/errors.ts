// The few errors that are thrown (house style, "Errors"); all others leave as INTERNAL with the friendly text of specification §8.
import { GraphQLError } from 'graphql'

export type ErrorCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'BAD_INPUT' | 'NOT_FOUND' | 'RATE_LIMITED'

/** Specification §8, "Final message". */
export const friendlyMessage = 'We’ve encountered an error and are working to resolve the issue.'

export function refuse(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

export type SafeError = { message: string; path?: readonly (string | number)[]; extensions: { code: string; requestId: string } }

/** By name: a process can hold two copies of the package, one for each module system, and each has its own class. */
function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError'
}

/** What a client may see of an error; `unexpected` ones are to be logged. */
export function toSafeError(error: unknown, requestId: string): { safe: SafeError; unexpected: boolean } {
  const graphql = isGraphqlError(error) ? error : undefined
  const path = graphql?.path ? { path: graphql.path } : {}
  const code = graphql?.extensions.code
  if (typeof code === 'string' && code !== 'INTERNAL')
    return { safe: { message: graphql?.message ?? '', ...path, extensions: { code, requestId } }, unexpected: false }
  // A GraphQLError without a cause comes from validating the document or its variables.
  if (graphql && (!graphql.originalError || (isGraphqlError(graphql.originalError) && !graphql.path)))
    return { safe: { message: graphql.message, ...path, extensions: { code: 'BAD_INPUT', requestId } }, unexpected: false }
  return { safe: { message: friendlyMessage, ...path, extensions: { code: 'INTERNAL', requestId } }, unexpected: true }
}
