// GraphQL over HTTP: chooses between the two media types of a response and the HTTP status that each
// needs.
import { Kind, parse } from 'graphql'

/**
 * The newer media type, whose HTTP status tells whether the document ran; application/json gets 200 for
 * every request that could be read.
 */
export const responseType = 'application/graphql-response+json'

type Liked = { rank: number; weight: number }

function likedIn(accept: string, type: string): Liked | undefined {
  const ranges = accept.split(',').map((range) => range.split(';').map((part) => part.trim().toLowerCase()))
  const rank = ranges.findIndex(([name]) => name === type)
  if (rank < 0) return undefined
  const said = ranges[rank]?.find((part) => part.startsWith('q='))
  const weight = said === undefined ? 1 : Number(said.slice(2))
  return weight > 0 ? { rank, weight } : undefined
}

/**
 * Returns whether an Accept header prefers the newer media type to application/json: by weight, then by
 * order. False when it does not name it.
 */
export function likesResponseType(accept: string | undefined): boolean {
  const newer = likedIn(accept ?? '', responseType)
  const older = likedIn(accept ?? '', 'application/json')
  if (!newer || !older) return newer !== undefined
  return newer.weight === older.weight ? newer.rank < older.rank : newer.weight > older.weight
}

/**
 * Returns whether all operations of a document are queries; true also for a text that can't be parsed,
 * since it never runs.
 */
export function onlyReads(text: string): boolean {
  try {
    return parse(text, { maxTokens: 10_000 }).definitions.every(
      (one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === 'query',
    )
  } catch {
    return true
  }
}
