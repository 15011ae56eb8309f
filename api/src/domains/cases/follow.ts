// What happens to cases without a person: claims that no carrier answered are paid, and letters become cases.
import { answerBy } from '@hemline/rules/cases/answer-by.ts'
import { mailName } from '@hemline/rules/identity/person-names.ts'
import { type ContactTopic, contactTopics } from '@hemline/rules/vocabulary/help.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { findContactMessage } from '../company/company.ts'
import { lockOrder, type OrderDoors } from '../orders/orders.ts'
import { type CaseRow, countCases, listCaseLines, listDueClaims, lockCase } from './cases.db.ts'
import { insertCase, insertCaseEvent, updateCase } from './cases-writes.db.ts'
import { grantedFor } from './grants.ts'
import { payCase } from './settle.ts'

type Doors = Pick<OrderDoors, 'db' | 'now'>

/** How many due claims one round pays. */
const atOnce = 50

/** Job: pays the claims whose time is over. A claim that can't be paid any more waits for a person. */
export async function followCases(doors: Doors): Promise<void> {
  for (const row of await listDueClaims(doors.db, doors.now(), atOnce)) await payClaim(doors, row)
}

async function payClaim({ db, now }: Doors, claim: CaseRow): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = claim.order_id === null ? undefined : await lockOrder(tx, claim.order_id)
    const row = await lockCase(tx, claim.id)
    if (row?.status !== 'waiting_for_carrier') return
    const lineIds = (await listCaseLines(tx, [row.id])).map((line) => line.order_line_id)
    const owner = { userId: row.user_id, visitorId: row.visitor_id }
    // The sum was promised when the claim began: what the rules would ask of a new case doesn't count.
    const asked = { lineIds, kind: row.kind, owner, now: now(), ofCase: true, byPerson: true }
    const granted = order && (await grantedFor(tx, { ...asked, order }))
    const money = granted?.__typename === 'Granted' ? granted.grant.refund : undefined
    if (order && money) {
      await payCase(tx, { row, order, offer: 'carrier_claim', money, lineIds, actorId: null, now: now() })
      return row.asked_at === null ? undefined : waitForPerson(tx, row)
    }
    return updateCase(tx, row.id, { status: 'waiting_for_us', since: now(), answer_by: answerBy(now(), 0) })
  })
}

/** A paid case whose shopper asked something meanwhile keeps its place in the queue. */
const waitForPerson = (tx: Tx, { id, asked_at, reply_by }: CaseRow) =>
  updateCase(tx, id, {
    status: 'waiting_for_us',
    answer_by: reply_by,
    ...(asked_at === null ? {} : { since: asked_at }),
    settled_at: null,
    asked_at: null,
    reply_by: null,
  })

/** Job: makes a case of a letter of the contact page, once. Does nothing when the letter is gone. */
export async function openLetterCase({ db, now }: Doors, messageId: string): Promise<void> {
  const letter = await findContactMessage(db, messageId)
  if (!letter) return
  const at = now()
  await inTransaction(db, async (tx) => {
    const { waiting } = await countCases(tx, { userId: letter.user_id, visitorId: null }, at)
    const id = uuidv7(at.getTime())
    const about = letter.about === null ? '' : ` (${letter.about})`
    const made = await insertCase(
      tx,
      {
        id,
        user_id: letter.user_id,
        visitor_id: null,
        name: mailName(letter.name) ?? letter.email,
        email: letter.email,
        form_key: `letter-${letter.id}`,
        kind: 'letter',
        status: 'waiting_for_us',
        subject: `${contactTopics[letter.topic as ContactTopic] ?? letter.topic}${about}`,
        order_id: null,
        offer: 'person',
        total_cents: 0,
        money: { sums: [], to: [] },
        return_id: null,
        answer_by: answerBy(at, waiting),
        created_at: letter.created_at,
        settled_at: null,
      },
      [],
    )
    if (made)
      await insertCaseEvent(tx, { caseId: id, kind: 'told', body: letter.body, at: letter.created_at })
  })
}
