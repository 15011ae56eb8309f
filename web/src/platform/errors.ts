// Failed answers in the words of specification §8, and which of them are logged.
import { type Failure, isLogged, sentencesFor } from '@hemline/rules/errors/answers.ts'
import type { Phrase } from '@hemline/rules/errors/catalogue.ts'
import type { CombinedError, Operation } from 'urql'
import { reportError } from './reports.ts'

/** What went wrong, one by one, as the rules read it. */
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
  return error.networkError
    ? [...graphql, { from: 'network', message: error.networkError.message, status }]
    : graphql
}

/**
 * What a person reads for an answer that failed: the server's own words when they were meant for people, else
 * the friendly text. Duplicates once.
 */
export const friendlyError = (error: CombinedError | undefined, name: Phrase): string =>
  sentencesFor(failuresOf(error), name).join(' ')

/**
 * Whether a failed answer is to be logged (§8: failed graph and network errors are, expected
 * and swallowed ones are not).
 */
export const isWorthLogging = (error: CombinedError): boolean => failuresOf(error).some(isLogged)

/**
 * §8: failed graph and network errors are logged, by the name of what was asked; never with its variables.
 */
export function reportFailure(error: CombinedError, operation: Operation): void {
  if (operation.context.quiet || !isWorthLogging(error)) return
  const definition = operation.query.definitions.find((one) => one.kind === 'OperationDefinition')
  const name = definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined
  reportError(`${operation.kind} ${name ?? 'without a name'} failed`, { message: error.message })
}
