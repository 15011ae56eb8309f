// Requests a piece before its page renders; the page finds the answer in the cache.
import { parseItemNumber } from '@hemline/rules/site/route-patterns.ts'
import { GetProductDocument } from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'

/**
 * Requests a piece. `splat`: the part of the path after /product/. Resolves after success or failure;
 * undefined without an item number.
 */
export function preloadPiece(client: Client, splat: string): Promise<unknown> | undefined {
  const itemNumber = parseItemNumber(splat.split('/').filter(Boolean).at(-1))
  return itemNumber === undefined
    ? undefined
    : client.query(GetProductDocument, { itemNumber }, { quiet: true }).toPromise()
}
