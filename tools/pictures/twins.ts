// Twins: pieces side by side, or one above the other, in a listing of the shop that runs, whose pictures
// nobody can tell apart.
import type { Person } from '../simulate/shop-client.ts'
import { areTwins, type Look, lookOf } from './likeness.ts'
import type { Listing } from './listings.ts'

type Piece = { itemNumber: number; title: string; photoIds: string[] }
type Items = { nodes: Piece[]; totalCount: number }
/** What was found in a listing: how many pieces and pairs were looked at, and the pairs that are twins. */
export type Found = { name: string; pieces: number; pairs: number; twins: string[] }

const pageSize = 40
const pages = [1, 2, 3]
/** Cards in a row on a wide screen. */
const columns = 4
const how = { width: 160, accept: 'image/webp' }

async function piecesOf(person: Person, { filters, query }: Listing): Promise<Piece[]> {
  const found: Piece[] = []
  for (const page of pages) {
    const asked = { amount: pageSize, page, filters, query, userInfo: {}, facets: [] }
    const { nodes } = await person.ask<Items>('getItems', asked)
    found.push(...nodes)
  }
  return found
}

/**
 * Compares the first photos of pieces that are neighbors, side by side or one above the other, on the first
 * three pages of a listing. Returns the pairs that look the same, and how many pieces and pairs were
 * compared. `looks` keeps what is known of each picture, by URL.
 */
export async function twinsIn(person: Person, listing: Listing, looks: Map<string, Look>): Promise<Found> {
  const pieces = await piecesOf(person, listing)
  const shown: { piece: Piece; look: Look }[] = []
  for (const piece of pieces) {
    const [photoId] = piece.photoIds
    if (!photoId) continue
    const url = `/pictures/${photoId}`
    const known = looks.get(url)
    const look = known ?? (await lookOf(new Uint8Array(await (await person.picture(url, how)).arrayBuffer())))
    looks.set(url, look)
    shown.push({ piece, look })
  }
  const twins: string[] = []
  let pairs = 0
  for (const [i, one] of shown.entries())
    for (const other of [shown[i + 1], shown[i + columns]]) {
      if (!other) continue
      pairs += 1
      if (areTwins(one.look, other.look))
        twins.push(
          `${one.piece.title} (${one.piece.itemNumber}), ${other.piece.title} (${other.piece.itemNumber})`,
        )
    }
  return { name: listing.name, pieces: shown.length, pairs, twins }
}
