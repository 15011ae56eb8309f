// Failed answers in the words of specification §8, and which of them are logged.
import { type Failure, isLogged, sentencesFor } from '@hemline/rules/errors/answers.ts'
import type { Phrase } from '@hemline/rules/errors/catalogue.ts'
import type { CombinedError, Operation } from 'urql'
import { reportError } from './reports.ts'
import { doubtSession } from './session-doubt.ts'

/**
 * Returns the failures of an answer in the form that rules/errors reads: one for each GraphQL error, and one
 * for a network error. Empty without an error.
 */
export function failuresOf(error: CombinedError | undefined): Failure[] {
  if (!error) return []
  const status = (error.response as { status?: number } | undefined)?.status
  const graphql = error.graphQLErrors.map(({ message, extensions, path }): Failure => {
    const { code } = extensions
    return {
      from: 'graphql',
      message,
      status,
      code: typeof code === 'string' ? code : undefined,
      field: path?.[0]?.toString(),
    }
  })
  if (!error.networkError) return graphql
  // The browser's own words for a refused request leave its status out, which §8 goes by.
  const message =
    status === undefined ? error.networkError.message : `Request failed with status code ${status}`
  return [...graphql, { from: 'network', message, status }]
}

/**
 * Returns the text to show for a failed answer: the API's message when its code says that the message is for
 * people, else the friendly text of §8 for `name`. Equal sentences appear once.
 */
export const friendlyError = (error: CombinedError | undefined, name: Phrase): string =>
  sentencesFor(failuresOf(error), name).join(' ')

/** Returns whether a failed answer is logged (§8: GraphQL and network errors are, expected ones are not). */
export const isWorthLogging = (error: CombinedError): boolean => failuresOf(error).some(isLogged)

/**
 * Logs a failed answer (§8) with the operation's name, never with its variables. UNAUTHENTICATED makes the
 * session doubted, for every operation. Nothing is logged of a quiet operation (`context.quiet`) or an
 * expected error.
 */
export function reportFailure(error: CombinedError, operation: Operation): void {
  // Somebody else may be logged in by now, or nobody: whoever watches the session asks again.
  if (failuresOf(error).some(({ code }) => code === 'UNAUTHENTICATED')) doubtSession()
  if (operation.context.quiet || !isWorthLogging(error)) return
  const definition = operation.query.definitions.find((one) => one.kind === 'OperationDefinition')
  const name = definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined
  reportError(`${operation.kind} ${name ?? 'without a name'} failed`, { message: error.message })
}
