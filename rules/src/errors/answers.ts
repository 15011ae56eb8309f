// Decides how a failed response is handled (specification §8): which sentence people read, what is logged,
// and when a cart shows the failure.
import { busyMessage, finalMessage, friendly, type Phrase } from './catalogue.ts'
import { isExpected, saysTooManyRequests } from './expected.ts'

/**
 * One thing that went wrong: an error of a GraphQL answer, or no answer (then `status`, if there was one).
 */
export type Failure = {
  from: 'graphql' | 'network'
  message: string
  code?: string | undefined
  status?: number | undefined
  field?: string | undefined
}

/** Refusals that the server words for whoever meets them: the shop working as it should. */
const refusals: readonly unknown[] = ['FORBIDDEN', 'RATE_LIMITED', 'UNAUTHENTICATED']
/** Worded for people too, but somebody should know. */
const worded: readonly unknown[] = [...refusals, 'OVERLOADED', 'PERSISTED_QUERY_NOT_FOUND']
/** §8: "Track-visitor and size-profile failures: swallowed silently". */
const silentFields: readonly unknown[] = ['trackVisitor', 'sizeProfile']

/**
 * Returns whether a failure's own message is shown: refusals and lock time-outs have one, an unreachable
 * database has none.
 */
const saysWhy = ({ code, message }: Failure): boolean =>
  worded.includes(code) || (code === 'UNAVAILABLE' && message !== finalMessage)

const isTooMany = ({ message, status }: Failure): boolean => status === 429 || saysTooManyRequests(message)

/**
 * Returns whether a failure is an expected refusal, which §8 neither logs nor reports: too many requests, a
 * message that §8 expects, or a GraphQL error FORBIDDEN, RATE_LIMITED or UNAUTHENTICATED.
 */
export const isRefused = (one: Failure): boolean =>
  isTooMany(one) || (one.from === 'graphql' && (isExpected(one.message) || refusals.includes(one.code)))

/**
 * Returns whether a failure is logged: neither an expected refusal nor of a field (trackVisitor, sizeProfile)
 * that §8 keeps silent.
 */
export const isLogged = (one: Failure): boolean =>
  !isRefused(one) && !(one.from === 'graphql' && silentFields.includes(one.field))

function sentenceOf(one: Failure, name: Phrase): string {
  if (isTooMany(one) && (one.from === 'network' || saysTooManyRequests(one.message))) return busyMessage
  const own = one.from === 'graphql' && (isExpected(one.message) || saysWhy(one))
  return own ? one.message.trim() : friendly(name)
}

/**
 * Returns the sentences to show for failures, in order and each once; never empty. The server's own words
 * where they were written for people, else the friendly sentence of `name` (§8: "replaced by a friendly
 * message with duplicates removed").
 */
export function sentencesFor(failures: readonly Failure[], name: Phrase): string[] {
  return failures.length === 0 ? [friendly(name)] : [...new Set(failures.map((one) => sentenceOf(one, name)))]
}

/**
 * Returns how cart errors appear on a page (§8): 'nothing' without failures and away from cart and checkout;
 * there 'words' when every message is a known one, else the full error 'screen'.
 */
export function cartErrorShown(path: string, failures: readonly Failure[]): 'nothing' | 'words' | 'screen' {
  if (failures.length === 0 || !/^\/(?:cart|checkout)(?:\/|$)/.test(path)) return 'nothing'
  return failures.every((one) => isTooMany(one) || isExpected(one.message)) ? 'words' : 'screen'
}
