// Asks for a piece before its screen stands; the screen finds the answer in the cache.
import { parseItemNumber } from '@hemline/rules/site/route-patterns.ts'
import { GetProductDocument } from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'

/** `splat`: what follows /product/ in its address. Resolves when it is there, or is not to be had. */
export function preloadPiece(client: Client, splat: string): Promise<unknown> | undefined {
  const itemNumber = parseItemNumber(splat.split('/').filter(Boolean).at(-1))
  return itemNumber === undefined
    ? undefined
    : client.query(GetProductDocument, { itemNumber }, { quiet: true }).toPromise()
}
