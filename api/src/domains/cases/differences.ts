// What the shopper of a case tells of pieces that are not as described (decision 0263).
import { type Difference, type DifferenceInput, differenceWords } from '@hemline/rules/returns/differences.ts'
import { type CaseKind, caseWordsMax } from '@hemline/rules/vocabulary/cases.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { type Differences, readToldOf } from '../returns/returns.ts'
import { listCaseLines, listCasePieces } from './cases.db.ts'
import { type CaseRefused, refuseCase } from './grants.ts'

/** A difference that a form tells of a piece, by the piece's line. */
export type PieceDifference = { lineId: string; difference: DifferenceInput }

type Wish = {
  lineIds: readonly string[]
  kind: CaseKind
  differences?: readonly PieceDifference[] | null
}

/**
 * Returns what differs of the pieces of a case that is about a description, read against their records;
 * nothing for other kinds of cases. `needed`: each piece has to have one. Returns CaseRefused for one that is
 * missing or can't be kept.
 */
export async function toldDifferences(
  db: DbOrTx,
  orderId: string,
  { wish, needed }: { wish: Wish; needed: boolean },
): Promise<Differences | CaseRefused> {
  if (wish.kind !== 'not_as_described') return { __typename: 'Differences', byLine: new Map() }
  const pieces = (await listCasePieces(db, orderId)).filter((piece) => wish.lineIds.includes(piece.line_id))
  const told = pieces.map((piece) => ({
    lineId: piece.line_id,
    itemNumber: piece.item_number,
    reason: 'not_as_described',
    difference: wish.differences?.find((one) => one.lineId === piece.line_id)?.difference ?? null,
  }))
  const read = await readToldOf(
    db,
    told.filter(({ difference }) => needed || difference !== null),
  )
  return read.__typename === 'DifferenceRefused' ? refuseCase(read.problem, 'differences') : read
}

/** Returns what differs of the pieces of a case by line, with what was stated when the case began. */
export async function keptDifferences(db: DbOrTx, caseId: string): Promise<ReadonlyMap<string, Difference>> {
  const lines = await listCaseLines(db, [caseId])
  return new Map(lines.flatMap((line) => (line.difference ? [[line.order_line_id, line.difference]] : [])))
}

/**
 * Returns the words that a case begins with: the shopper's, or the differences in words when the shopper adds
 * none. Returns CaseRefused for a case that says nothing, and more than 2,000 characters.
 */
export function wordsToldBy(
  typed: string,
  { byLine }: Pick<Differences, 'byLine'>,
): { __typename: 'Words'; words: string } | CaseRefused {
  const words = typed.trim()
  if (words.length > caseWordsMax) return refuseCase(`At most ${caseWordsMax} letters, please.`, 'words')
  if (/\p{L}{3}/u.test(words)) return { __typename: 'Words', words }
  const told = [...byLine.values()].map((difference) => `${differenceWords(difference, 'in')}.`)
  return told.length > 0 && words === ''
    ? { __typename: 'Words', words: told.join(' ') }
    : refuseCase('What do you see? One sentence is enough.', 'words')
}
