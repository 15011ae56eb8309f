// The door of the bins: where pieces lie in our houses (decision 0323).
import { binWords, readBin, refusalOfBin, unknownBin, unknownPiece } from '@hemline/rules/bins/bins.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { type BinRow, findBinOf, listInBin, lockPieceForBin, removeBins, upsertBin } from './bins.db.ts'

/** Pieces of a bin in one answer. */
const shown = 50

type Contents = { bin: string; words: string; count: number; pieces: BinRow[] }
type PutOutcome =
  | { __typename: 'PutIntoBinPayload'; piece: BinRow; movedFrom: string | null; contents: Contents }
  | { __typename: 'StaffRefusal'; message: string }

const refusal = (message: string): PutOutcome => ({ __typename: 'StaffRefusal', message })

/** Throws BAD_INPUT for a warehouse that we don't have. */
function knownHouse(warehouseId: number): number {
  if (!warehouses.some((one) => one.warehouseId === warehouseId))
    throw refuse('BAD_INPUT', 'There is no such warehouse.')
  return warehouseId
}

async function contentsOf(
  db: DbOrTx,
  warehouseId: number,
  bin: NonNullable<ReturnType<typeof readBin>>,
): Promise<Contents> {
  const pieces = await listInBin(db, { warehouseId, bin: bin.code }, shown)
  return { bin: bin.code, words: binWords(bin), count: pieces[0]?.count ?? 0, pieces }
}

/**
 * Returns a bin of a house with the 50 pieces that were put there last; undefined for a text that names no
 * bin. Throws UNAUTHENTICATED, FORBIDDEN for viewers who neither pick nor grade, BAD_INPUT for an unknown
 * house.
 */
export async function binFor(
  ctx: Context,
  { warehouseId, bin: typed }: { warehouseId: number; bin: string },
): Promise<Contents | undefined> {
  atWork(ctx, 'pick', 'intake')
  const bin = readBin(typed)
  return bin && contentsOf(ctx.db, knownHouse(warehouseId), bin)
}

/**
 * Puts a piece into a bin and returns the piece, the bin in which it lay before, and what lies in the bin
 * now. Returns the refusal StaffRefusal for an unknown bin or piece, for pieces of other sellers' houses,
 * and for pieces that have left. Throws UNAUTHENTICATED, FORBIDDEN for viewers who neither pick nor grade,
 * BAD_INPUT for an unknown house.
 */
export async function putIntoBin(
  ctx: Context,
  wish: { itemNumber: number; bin: string; warehouseId: number },
): Promise<PutOutcome> {
  const putBy = atWork(ctx, 'pick', 'intake')
  const warehouseId = knownHouse(wish.warehouseId)
  const bin = readBin(wish.bin)
  if (!bin) return refusal(unknownBin)
  const { itemNumber } = wish
  if (!Number.isSafeInteger(itemNumber) || itemNumber <= 0) return refusal(unknownPiece)
  return inTransaction(ctx.db, 'PutIntoBinPayload', async (tx) => {
    const piece = await lockPieceForBin(tx, itemNumber)
    if (!piece) return refusal(unknownPiece)
    const why = refusalOfBin(piece)
    if (why) return refusal(why)
    const before = await findBinOf(tx, itemNumber)
    await upsertBin(tx, { itemNumber, warehouseId, bin: bin.code, putBy, now: ctx.now() })
    const contents = await contentsOf(tx, warehouseId, bin)
    const put = contents.pieces.find((one) => one.itemNumber === itemNumber)
    if (!put) throw new Error(`bins: ${itemNumber} is not in ${bin.code}`)
    const isMoved = before && (before.bin !== bin.code || before.warehouseId !== warehouseId)
    return { __typename: 'PutIntoBinPayload', piece: put, movedFrom: isMoved ? before.bin : null, contents }
  })
}

/** Notes, in the caller's transaction, that pieces have left their bins: they were packed. */
export const takeOutOfBins = (tx: Tx, itemNumbers: readonly number[]): Promise<void> =>
  removeBins(tx, itemNumbers)
