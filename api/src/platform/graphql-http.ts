// GraphQL over HTTP: which of its two media types an answer has, and which status that asks for.
import { Kind, parse } from 'graphql'

/**
 * The media type whose status says whether the document was run; application/json answers 200
 * to all that could be read.
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
 * Whether an Accept header likes the newer type better than application/json: by weight, then by order.
 * Without a word of it, no.
 */
export function likesResponseType(accept: string | undefined): boolean {
  const newer = likedIn(accept ?? '', responseType)
  const older = likedIn(accept ?? '', 'application/json')
  if (!newer || !older) return newer !== undefined
  return newer.weight === older.weight ? newer.rank < older.rank : newer.weight > older.weight
}

/**
 * Whether a document only reads, whichever of its operations is run; one that can't be parsed is never run.
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
