// An error as a log may keep it: which error, where in the code, and none of the values that
// were in somebody's request.
import { scrubbed } from '../errors/scrub.ts'

const mostOfMessage = 500
const mostOfCauses = 3
/**
 * What drivers say of an error that is never a value of somebody: codes of the system, PostgreSQL and
 * GraphQL, names of constraints and tables.
 */
const namedFields = [
  'code',
  'statusCode',
  'syscall',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
] as const

export type LoggableError = {
  type: string
  message: string
  stack: string
  cause?: LoggableError
} & { [field in (typeof namedFields)[number]]?: string | number }

/** The lines of a stack that name code; the message above them is scrubbed by itself. */
const framesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * Serializes an error for every log: type, scrubbed message, stack frames, codes and causes. An error's other
 * fields stay out, because drivers put requests, addresses and rows into them (`input`, `rawPacket`,
 * `detail`, `parameters`).
 */
export function loggableError(error: unknown): LoggableError {
  return readError(error, mostOfCauses)
}

function readError(error: unknown, causesLeft: number): LoggableError {
  if (!(error instanceof Error))
    return { type: typeof error, message: scrubbed(String(error), mostOfMessage), stack: '' }
  const fields = namedFields.flatMap((name) => {
    const value = (error as unknown as Record<string, unknown>)[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  return {
    type: error.name,
    message: scrubbed(error.message, mostOfMessage),
    ...Object.fromEntries(fields),
    stack: framesOf(error.stack),
    ...(error.cause === undefined || causesLeft === 0
      ? {}
      : { cause: readError(error.cause, causesLeft - 1) }),
  }
}
