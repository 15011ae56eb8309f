// Who may read a case, and the words of its shopper (decision 0184).
import { answerBy } from '@hemline/rules/cases/answer-by.ts'
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import { photosPerMessage } from '@hemline/rules/photos/photos.ts'
import { caseWordsMax } from '@hemline/rules/vocabulary/cases.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { isUuid } from '../../platform/tokens.ts'
import { type OrderOwner, ownerOfViewer, senderOfForm } from '../orders/orders.ts'
import { noPhoto, usePhotos } from '../photos/photos.ts'
import { type CaseRow, countCases, findCase, findCaseById, lockCase } from './cases.db.ts'
import { insertCaseEvent, updateCase } from './cases-writes.db.ts'
import { type CaseRefused, refuseCase } from './grants.ts'

/** A case was begun or goes on. */
export type CasePayload = { __typename: 'CasePayload'; case: CaseRow }

/**
 * Tells whether a case is somebody's: the user's, or the visitor's when nobody was logged in. The guest of
 * one order has the cases of that order alone, and the writer of a letter that letter.
 */
export function isOwnCase({ userId, visitorId, orderId, caseId }: OrderOwner, row: CaseRow): boolean {
  if (caseId !== undefined) return row.id === caseId
  if (row.user_id !== null) return row.user_id === userId
  return orderId === undefined
    ? row.visitor_id !== null && row.visitor_id === visitorId
    : row.order_id === orderId
}

/** Returns the number of a case in a typed text, 1 to 9 digits; null for any other text. */
export const caseNumber = (code: string): number | null => {
  const digits = /^\s*(\d{1,9})\s*$/.exec(code)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Returns a case of the viewer; undefined for an unknown number and for somebody else's case. */
export async function ownCase(ctx: Context, code: string): Promise<CaseRow | undefined> {
  const number = caseNumber(code)
  const row = number === null ? undefined : await findCase(ctx.db, number)
  return row && isOwnCase(ownerOfViewer(ctx), row) ? row : undefined
}

/**
 * Attaches a shopper's uploaded photos to a case, in the caller's transaction. Returns undefined when done,
 * CaseRefused for more than 5 photos and for photos that are gone or somebody else's.
 */
export async function giveCasePhotos(
  tx: Tx,
  asked: { row: CaseRow; ids: readonly string[]; by: OrderOwner; now: Date },
): Promise<CaseRefused | undefined> {
  const { row, ids, by, now } = asked
  if (ids.length > photosPerMessage)
    return refuseCase(`At most ${photosPerMessage} photos, please.`, 'photos')
  // A letter without an account has no person: its photos stay those of the browser that sent them.
  const isNobodys = row.user_id === null && row.visitor_id === null
  const owner = isNobodys ? by : { userId: row.user_id, visitorId: row.visitor_id }
  const refusal = await usePhotos(tx, { ids, by, owner, use: 'case', useId: row.id, now })
  return refusal === undefined ? undefined : refuseCase(refusal, 'photos')
}

/**
 * Adds the shopper's words and photos to a case; a case that was answered or closed waits for a person again.
 * The same key again changes nothing. Returns CaseRefused for an unknown case and another person's, a bad
 * form key, a message that is empty or longer than 2,000 characters, and photos that can't be attached.
 */
export async function writeToCase(
  ctx: Context,
  {
    code,
    text,
    photoIds,
    key,
  }: { code: string; text: string; photoIds?: readonly string[] | null; key: string },
): Promise<CasePayload | CaseRefused> {
  const found = await ownCase(ctx, code)
  if (!found) return refuseCase('There is no such case.')
  if (!isFormKey(key)) return refuseCase('Please load the page again.')
  const body = text.trim()
  const photos = photoIds ?? []
  if (body.length === 0 && photos.length === 0) return refuseCase('Write a word first.', 'words')
  if (!photos.every(isUuid)) return refuseCase(noPhoto, 'photos')
  if (body.length > caseWordsMax) return refuseCase(`At most ${caseWordsMax} letters, please.`, 'words')
  const now = ctx.now()
  return inTransaction<CasePayload | CaseRefused>(ctx.db, 'CasePayload', async (tx) => {
    const row = await lockCase(tx, found.id)
    if (!row) return refuseCase('There is no such case.')
    const event = { caseId: row.id, kind: 'message' as const, body, photoIds: photos, formKey: key, at: now }
    if (await insertCaseEvent(tx, event)) {
      const noPhotos = await giveCasePhotos(tx, { row, ids: photos, by: senderOfForm(ctx), now })
      if (noPhotos) return noPhotos
      const { waiting } = await countCases(tx, ownerOfViewer(ctx), now)
      // The carrier goes on looking, and a person reads the words meanwhile.
      if (row.status === 'waiting_for_carrier')
        await updateCase(tx, row.id, {
          asked_at: row.asked_at ?? now,
          reply_by: row.reply_by ?? answerBy(now, waiting),
        })
      else
        await updateCase(tx, row.id, {
          status: 'waiting_for_us',
          // Who waits already keeps the place in the queue.
          ...(row.status === 'waiting_for_us' ? {} : { answer_by: answerBy(now, waiting), since: now }),
          settled_at: null,
          // A declined case gets its second look.
          declined_reason: null,
          withdrawn_at: null,
        })
    }
    return { __typename: 'CasePayload', case: (await findCaseById(tx, row.id)) ?? row }
  })
}
