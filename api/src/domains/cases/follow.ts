// What happens to cases without a person: carriers are asked about missing parcels and heard, claims are
// paid, and letters become cases.
import { answerBy } from '@hemline/rules/cases/answer-by.ts'
import { claimAnswerWords } from '@hemline/rules/cases/words.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { mailName } from '@hemline/rules/identity/person-names.ts'
import { answeredCaseDays } from '@hemline/rules/vocabulary/cases.ts'
import { type ContactTopic, contactTopics } from '@hemline/rules/vocabulary/help.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { newToken, uuidv7 } from '../../platform/tokens.ts'
import type { CarriersPort } from '../../ports/carriers.ts'
import { findContactMessage } from '../company/company.ts'
import { findOrder, lockOrder, type OrderDoors } from '../orders/orders.ts'
import { caseQuery } from './by-key.ts'
import {
  type CaseRow,
  countCases,
  findCaseById,
  listAnsweredBefore,
  listCaseLines,
  listCasePieces,
  listDueClaims,
  listOpenClaims,
  lockCase,
} from './cases.db.ts'
import { answerClaim, insertCase, insertCaseEvent, openClaim, updateCase } from './cases-writes.db.ts'
import { followReplacements } from './follow-replacements.ts'
import { grantedFor } from './grants.ts'
import { casePath } from './mail.ts'
import { subjectOf } from './person-case.ts'
import { endCase, payCase } from './settle.ts'

type Doors = Pick<OrderDoors, 'db' | 'now'>
type ClaimDoors = Pick<OrderDoors, 'db' | 'now' | 'giftCardSecret'> & { carriers: CarriersPort }

/** How many claims one statement reads. */
const atOnce = 50
const dayMs = 86_400_000
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Job: closes answered cases whose person did not write again, pays claims whose time is over, asks carriers
 * about new claims and stores carriers' answers. A carrier that can't be reached is asked again in the next
 * round; the refund does not wait for it. At most 50 claims that are due are paid a run.
 */
export async function followCases({ carriers, ...doors }: ClaimDoors): Promise<void> {
  await closeAnswered(doors)
  const failed: unknown[] = []
  for (const row of await listDueClaims(doors.db, doors.now(), atOnce))
    await payClaim(doors, row).catch((error: unknown) => failed.push(error))
  for (const asked of [false, true])
    for await (const row of openClaims(doors, asked)) {
      const step = asked ? hearClaim : askCarrier
      await step({ ...doors, carriers }, row).catch((error: unknown) => failed.push(error))
    }
  await followReplacements(doors).catch((error: unknown) => failed.push(error))
  if (failed.length > 0)
    throw new AggregateError(
      failed,
      `cases: ${failed.length} claims wait for a carrier, or replacements for their next step`,
    )
}

/**
 * Closes up to 50 cases whose shopper wrote nothing for `answeredCaseDays` days after the shop's answer, so
 * that a direct sale's money is not held for ever (decision 0209). A word that comes in between keeps its
 * case open.
 */
async function closeAnswered({ db, now }: Doors): Promise<void> {
  const before = new Date(now().getTime() - answeredCaseDays * dayMs)
  for (const { id } of await listAnsweredBefore(db, before, atOnce))
    await inTransaction(db, async (tx) => {
      const row = await lockCase(tx, id)
      if (row?.status !== 'answered' || row.proposed_at !== null || row.since > before) return
      await endCase(tx, row, { actorId: null, now: now() })
    })
}

async function* openClaims({ db, now }: Doors, asked: boolean): AsyncGenerator<CaseRow> {
  for (let after = beforeAll; ; ) {
    const rows = await listOpenClaims(db, { asked, now: now(), after, limit: atOnce })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.id
  }
}

/**
 * Asks the carrier of the missing parcel once and stores the claim; does nothing for a parcel without a
 * tracking code, which has nobody to ask.
 */
async function askCarrier({ db, now, carriers }: ClaimDoors, row: CaseRow): Promise<void> {
  if (row.order_id === null) return
  const lines = (await listCaseLines(db, [row.id])).map((line) => line.order_line_id)
  const parcel = (await listCasePieces(db, row.order_id)).find(
    (piece) => lines.includes(piece.line_id) && piece.carrier !== null && piece.tracking_code !== null,
  )
  if (!parcel?.carrier || !parcel.tracking_code) return
  const { carrier, tracking_code: trackingCode } = parcel
  const { ref } = await carriers.openClaim({ key: row.id, carrier, trackingCode })
  const at = now()
  await inTransaction(db, async (tx) => {
    const locked = await lockCase(tx, row.id)
    if (locked?.status !== 'waiting_for_carrier' || !(await openClaim(tx, row.id, { ref, at }))) return
    const body = `${carrierNames[carrier]}, ${trackingCode}: claim ${ref}`
    await insertCaseEvent(tx, { caseId: row.id, kind: 'claimed', body, at })
  })
}

/**
 * Stores a carrier's answer to a claim: a lost parcel is paid at once, and a person decides about every
 * other. Does nothing until the carrier answers.
 */
async function hearClaim({ db, now, carriers }: ClaimDoors, row: CaseRow): Promise<void> {
  if (row.order_id === null || row.claim_ref === null || row.claim_opened_at === null) return
  const order = await findOrder(db, row.order_id)
  const line1 = order?.ship_to?.line1 ?? ''
  const at = now()
  const answer = await carriers.readClaim({ ref: row.claim_ref, line1, openedAt: row.claim_opened_at }, at)
  if (!answer) return
  await inTransaction(db, async (tx) => {
    const locked = await lockCase(tx, row.id)
    if (locked?.status !== 'waiting_for_carrier' || !(await answerClaim(tx, row.id, { answer, at }))) return
    await insertCaseEvent(tx, { caseId: row.id, kind: 'carrier', body: claimAnswerWords[answer], at })
    if (answer === 'lost') await updateCase(tx, row.id, { answer_by: at })
    else await updateCase(tx, row.id, { status: 'waiting_for_us', since: at, answer_by: answerBy(at, 0) })
  })
  if (answer === 'lost') await payClaim({ db, now }, row)
}

async function payClaim({ db, now }: Doors, claim: CaseRow): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = claim.order_id === null ? undefined : await lockOrder(tx, claim.order_id)
    const row = await lockCase(tx, claim.id)
    // Another run, or the carrier's answer, may have paid the claim before this one had the lock.
    if (row?.status !== 'waiting_for_carrier' || row.paid_at !== null) return
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

/** Puts a paid case whose shopper asked something meanwhile back at its place in the queue. */
const waitForPerson = (tx: Tx, { id, asked_at, reply_by }: CaseRow) =>
  updateCase(tx, id, {
    status: 'waiting_for_us',
    answer_by: reply_by,
    ...(asked_at === null ? {} : { since: asked_at }),
    settled_at: null,
    asked_at: null,
    reply_by: null,
  })

/**
 * Job: makes a case of a letter of the contact page, once, and queues the letter's confirmation, which says
 * by when somebody answers and leads to the case. Does nothing when the letter is gone.
 */
export async function openLetterCase({ db, now }: Doors, messageId: string): Promise<void> {
  const letter = await findContactMessage(db, messageId)
  if (!letter) return
  const at = now()
  await inTransaction(db, async (tx) => {
    const { waiting } = await countCases(tx, { userId: letter.user_id, visitorId: null }, at)
    const id = uuidv7(at.getTime())
    const answer = answerBy(at, waiting)
    const accessKey = letter.user_id === null ? newToken() : null
    const topic = contactTopics[letter.topic as ContactTopic] ?? letter.topic
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
        // With its first words: a queue of letters is read by what they say.
        subject: subjectOf({ kind: 'letter', words: `${topic}${about}: ${letter.body}` }),
        order_id: null,
        offer: 'person',
        total_cents: 0,
        money: { sums: [], to: [] },
        return_id: null,
        answer_by: answer,
        created_at: letter.created_at,
        settled_at: null,
        access_key: accessKey,
      },
      [],
    )
    if (!made) return
    await insertCaseEvent(tx, { caseId: id, kind: 'told', body: letter.body, at: letter.created_at })
    const row = await findCaseById(tx, id)
    if (!row) throw new Error(`cases: ${id} is gone`)
    await addJob(tx, 'contactMail', {
      messageId,
      to: 'sender',
      answerBy: answer.toISOString(),
      casePath: `${casePath(row.number)}${await caseQuery(tx, row)}`,
    })
  })
}
