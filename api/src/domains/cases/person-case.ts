// A case that begins with a person: nothing of it can be decided by a rule.
import { answerBy } from '@hemline/rules/cases/answer-by.ts'
import { kindWords } from '@hemline/rules/cases/kinds.ts'
import type { CaseKind } from '@hemline/rules/vocabulary/cases.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import type { OrderOwner } from '../orders/orders.ts'
import { type CaseRow, countCases, findCaseByKey } from './cases.db.ts'
import { insertCase, insertCaseEvent } from './cases-writes.db.ts'
import { queueCaseMail } from './settle.ts'

const subjectMax = 80

/**
 * Returns the name of a case in lists: the first line of the shopper's words, cut to 80 characters with "…",
 * or the label of the case's kind when that line is empty.
 */
export function subjectOf({ words, kind }: { words: string; kind: CaseKind }): string {
  const first = words.split('\n')[0]?.trim() ?? ''
  if (first.length <= subjectMax) return first || kindWords(kind).label
  return `${first.slice(0, subjectMax - 1).replace(/\s+\S*$/, '')}…`
}

/** What a case for a person begins with; `key` names its form. */
export type PersonCase = {
  owner: OrderOwner
  name: string
  email: string
  key: string
  kind: CaseKind
  subject: string
  words: string
  photoIds?: readonly string[]
  now: Date
}

/**
 * Opens a case that waits for a person, and queues its first mail. The same form again returns the case that
 * it made (`isNew` false), which may be somebody else's: the caller compares the owner.
 */
export async function openPersonCase(tx: Tx, asked: PersonCase): Promise<{ row: CaseRow; isNew: boolean }> {
  const { owner, name, email, key, kind, subject, words, photoIds, now } = asked
  const { waiting } = await countCases(tx, owner, now)
  const id = uuidv7(now.getTime())
  const isNew = await insertCase(
    tx,
    {
      id,
      user_id: owner.userId,
      visitor_id: owner.visitorId,
      name,
      email,
      form_key: key,
      kind,
      status: 'waiting_for_us',
      subject,
      order_id: null,
      offer: 'person',
      total_cents: 0,
      money: { sums: [], to: [] },
      return_id: null,
      answer_by: answerBy(now, waiting),
      created_at: now,
      settled_at: null,
      access_key: null,
    },
    [],
  )
  if (isNew) {
    await insertCaseEvent(tx, { caseId: id, kind: 'told', body: words, photoIds: photoIds ?? [], at: now })
    await queueCaseMail(tx, id, 'opened')
  }
  const row = await findCaseByKey(tx, key)
  if (!row) throw new Error('cases: the case is gone')
  return { row, isNew }
}
