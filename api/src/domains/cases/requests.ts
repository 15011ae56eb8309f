// How a case begins: a shopper sees what the rules grant, and chooses one of the ways (decision 0184).
import { answerBy } from '@hemline/rules/cases/answer-by.ts'
import { isHubKind, kindWords } from '@hemline/rules/cases/kinds.ts'
import { replacementGone } from '@hemline/rules/cases/replacement-words.ts'
import { claimEnds, offerTitles, tooManyCasesMessage } from '@hemline/rules/cases/words.ts'
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import { mailName } from '@hemline/rules/identity/person-names.ts'
import type { Difference } from '@hemline/rules/returns/differences.ts'
import { type CaseOffer, caseDays, casesPerDay } from '@hemline/rules/vocabulary/cases.ts'
import { casesPerAddress } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { inPatientTransaction, inTransaction, type Tx } from '../../platform/db.ts'
import { networkOf, secondsToWait } from '../../platform/rate-limit.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { holdDirectSales } from '../earnings/earnings.ts'
import { accountPerson } from '../identity/identity.ts'
import {
  doorsOf,
  isNobody,
  lockOrder,
  type OrderOwner,
  type OrderRow,
  ownerOfViewer,
  senderOfForm,
} from '../orders/orders.ts'
import { noPhoto } from '../photos/photos.ts'
import { createCaseReturn, createReturn, labelForCase } from '../returns/returns.ts'
import {
  type CaseMoneyShown,
  type CasePieceRow,
  countCases,
  findCaseById,
  findCaseByKey,
  listCasePieces,
} from './cases.db.ts'
import {
  insertCase,
  insertCaseEvent,
  lockCasesOf,
  type NewCase,
  type NewCaseEvent,
} from './cases-writes.db.ts'
import { toldDifferences, wordsToldBy } from './differences.ts'
import { type CaseRefused, type Granted, grantedFor, grantedMoney, refuseCase, targetsOf } from './grants.ts'
import { openPersonCase, subjectOf } from './person-case.ts'
import { askedAtThePiece, type CaseWish, freeReturn, ownOrder, reasonFor, returnLines } from './preview.ts'
import { replacementsOf, replacePiece } from './replace.ts'
import { payCase, queueCaseMail } from './settle.ts'
import { type CasePayload, giveCasePhotos, isOwnCase } from './talk.ts'

/** The viewer is neither a user nor a visitor. */
export type SignInRequired = { __typename: 'SignInRequired'; message: string }

const stale = 'What we can do has changed. Please look at it again before you go on.'

/** A chosen way to settle a case. */
export type Selection = CaseWish & {
  words: string
  photoIds?: readonly string[] | null
  offer: CaseOffer
  total: number
  /** The piece of a replacement that the shopper saw. */
  itemNumber?: number | null
  key: string
}

/**
 * Begins a case and settles it at once where the rules grant that. The same key again answers the same case.
 * Returned refusals: CaseRefused (unknown order, piece that can't be in a case, no words, too many cases, or
 * an offer that has changed), SignInRequired for a viewer without identity.
 */
export async function selectResolution(
  ctx: Context,
  input: Selection,
): Promise<CasePayload | CaseRefused | SignInRequired> {
  const owner = ownerOfViewer(ctx)
  if (isNobody(owner))
    return { __typename: 'SignInRequired', message: 'Please log in, so that we know which orders are yours.' }
  if (!isFormKey(input.key)) return refuseCase('Please load the page again.')
  if (!(input.photoIds ?? []).every(isUuid)) return refuseCase(noPhoto, 'photos')
  if (!isHubKind(input.kind)) return refuseCase(askedAtThePiece, 'kind')
  const before = await findCaseByKey(ctx.db, input.key)
  if (before)
    return isOwnCase(owner, before)
      ? { __typename: 'CasePayload', case: before }
      : refuseCase('Please load the page again.')
  if (kindWords(input.kind).about === 'nothing') return beginForPerson(ctx, owner, input)
  const order = await ownOrder(ctx, input.orderId)
  if (!order) return refuseCase('There is no such order among yours.', 'lines')
  const differs = await toldDifferences(ctx.db, order.id, { wish: input, needed: true })
  if (differs.__typename === 'CaseRefused') return differs
  const said = wordsToldBy(input.words, differs)
  if (said.__typename === 'CaseRefused') return said
  const tooMany = await tooManyCases(ctx, owner)
  if (tooMany) return tooMany
  const told: Told = { ...input, words: said.words, differs: differs.byLine }
  if (input.offer === 'replacement') return selectReplacement(ctx, { owner, order, input: told })
  const back = input.offer === 'send_back' ? await returnFor(ctx, order, told) : null
  if (back?.__typename === 'CaseRefused') return back
  return inPatientTransaction<CasePayload | CaseRefused>(ctx.db, 'CasePayload', (tx) =>
    selectIn(ctx, tx, { owner, orderId: order.id, input: told, back }),
  )
}

/** A selection whose words and differences were read. */
type Told = Selection & { differs: ReadonlyMap<string, Difference> }

/**
 * Returns the refusal of a further case of somebody who began `casesPerDay` within a day, or from a network
 * that did; undefined below that. Open cases can be written to all the same.
 */
async function tooManyCases(ctx: Context, owner: OrderOwner): Promise<CaseRefused | undefined> {
  const now = ctx.now()
  const { today } = await countCases(ctx.db, owner, now)
  const tries = { key: `cases-from:${networkOf(ctx.clientIp)}`, ...casesPerAddress }
  const isOver = today >= casesPerDay || (await secondsToWait(ctx.db, now, [tries])) !== undefined
  return isOver ? refuseCase(tooManyCasesMessage) : undefined
}

type Back = { __typename: 'Back'; id: string; total: number; money: CaseMoneyShown }

/**
 * Makes the free return of a case's pieces, or finds the return that the same form made before it was
 * interrupted. Returned refusals: CaseRefused when the pieces can't go back or the sum has changed.
 */
async function returnFor(ctx: Context, order: OrderRow, input: Selection): Promise<Back | CaseRefused> {
  const ofOrder = new Set((await listCasePieces(ctx.db, order.id)).map((piece) => piece.line_id))
  if (!(input.kind in reasonFor) || input.lineIds.some((id) => !ofOrder.has(id)))
    return refuseCase(stale, 'offer')
  const made = await createReturn(ctx, {
    lines: returnLines(input).map((line) => ({ ...line, note: input.words.slice(0, 500) })),
    refundType: freeReturn,
    total: input.total,
    key: `case-${input.key}`.slice(0, 64),
    differences: 'given',
    mistakeDays: caseDays,
  })
  if (made.__typename !== 'ReturnPayload') return refuseCase(made.message, 'offer')
  return { __typename: 'Back', id: made.return.id, total: made.return.total_cents, money: made.return.money }
}

/**
 * Settles a case by an identical piece. Where the first piece has to come back, its label is made before the
 * transaction, and the replacement waits for the parcel. Returned refusals: CaseRefused when somebody was
 * quicker or the offer has changed.
 */
async function selectReplacement(
  ctx: Context,
  { owner, order, input }: { owner: OrderOwner; order: OrderRow; input: Told },
): Promise<CasePayload | CaseRefused> {
  const now = ctx.now()
  const { lineIds, kind } = input
  const asked = { lineIds, kind, differences: [...input.differs.values()], owner, now }
  const seen = await grantedFor(ctx.db, { ...asked, order })
  if (seen.__typename === 'CaseRefused') return seen
  const offered = (await replacementsOf(ctx.db, seen, input)).find(
    ({ item }) => item.item_number === input.itemNumber,
  )
  if (!offered) return refuseCase(replacementGone, 'offer')
  if (input.total !== 0) return refuseCase(stale, 'offer')
  const label =
    offered.way === 'after_scan'
      ? await labelForCase(ctx, { owner, lines: returnLines(input), mistakeDays: caseDays })
      : null
  if (label?.__typename === 'ReturnRefused') return refuseCase(label.message, 'offer')
  return inPatientTransaction<CasePayload | CaseRefused>(ctx.db, 'CasePayload', async (tx) => {
    await lockCasesOf(tx, owner)
    const locked = await lockOrder(tx, order.id)
    if (!locked) return refuseCase('There is no such order among yours.', 'lines')
    const twin = await findCaseByKey(tx, input.key)
    if (twin) return { __typename: 'CasePayload', case: twin }
    const granted = await grantedFor(tx, { ...asked, order: locked })
    if (granted.__typename === 'CaseRefused') return granted
    const replacement = (await replacementsOf(tx, granted, input)).find(
      ({ item }) => item.item_number === offered.item.item_number,
    )
    if (!replacement) return refuseCase(replacementGone, 'offer')
    if (replacement.way !== offered.way) return refuseCase(stale, 'offer')
    const chosen: Chosen = {
      status: 'settled',
      total_cents: 0,
      money: nothing,
      return_id: null,
      answer_by: null,
      settled_at: now,
    }
    const made = await begin(tx, {
      owner,
      by: senderOfForm(ctx),
      order: locked,
      input,
      pieces: granted.pieces,
      chosen,
      now,
    })
    if (made.__typename === 'CaseRefused') return made
    const row = made.case
    const parcel = { owner, lines: returnLines(input), mistakeDays: caseDays, differs: input.differs }
    const back = label && (await createCaseReturn(ctx, tx, { caseId: row.id, label, total: null, ...parcel }))
    if (back?.__typename === 'ReturnRefused') return refuseCase(back.message, 'offer')
    const replacing = { row, order: locked, replacement, returnId: back?.id ?? null, actorId: null, now }
    return (await replacePiece(tx, doorsOf(ctx), replacing)) ? made : refuseCase(replacementGone, 'offer')
  })
}

type Selecting = { owner: OrderOwner; orderId: string; input: Told; back: Back | null }

/** What a chosen way makes of a new case. */
type Chosen = Pick<NewCase, 'status' | 'total_cents' | 'money' | 'return_id' | 'answer_by' | 'settled_at'>

const nothing: CaseMoneyShown = { sums: [], to: [] }

async function chosenOf(
  tx: Tx,
  { order, grant, waiting }: Granted,
  { offer, now }: { offer: CaseOffer; now: Date },
): Promise<Chosen> {
  const open = { return_id: null, settled_at: null }
  if (offer === 'person')
    return {
      ...open,
      status: 'waiting_for_us',
      total_cents: 0,
      money: nothing,
      answer_by: answerBy(now, waiting),
    }
  const money = grantedMoney(grant, offer)
  if (offer === 'carrier_claim' && money)
    return {
      ...open,
      status: 'waiting_for_carrier',
      total_cents: money.total,
      money: { sums: [...money.sums], to: await targetsOf(tx, order, { offer, money }) },
      answer_by: claimEnds(now),
    }
  // Paid in the same transaction, which writes its sum and end.
  return { ...open, status: 'settled', total_cents: 0, money: nothing, answer_by: null }
}

async function selectIn(
  ctx: Context,
  tx: Tx,
  { owner, orderId, input, back }: Selecting,
): Promise<CasePayload | CaseRefused> {
  const now = ctx.now()
  await lockCasesOf(tx, owner)
  const order = await lockOrder(tx, orderId)
  if (!order) return refuseCase('There is no such order among yours.', 'lines')
  // The same form, sent twice at once: the second one waited for the order's lock.
  const twin = await findCaseByKey(tx, input.key)
  if (twin) return { __typename: 'CasePayload', case: twin }
  const { lineIds, kind, offer } = input
  if (back) {
    // The return was made, and its pieces are in it now; the rules grant nothing else for them.
    const pieces = (await listCasePieces(tx, order.id)).filter((piece) => lineIds.includes(piece.line_id))
    const chosen: Chosen = {
      status: 'settled',
      total_cents: back.total,
      money: back.money,
      return_id: back.id,
      answer_by: null,
      settled_at: now,
    }
    return begin(tx, { owner, by: senderOfForm(ctx), order, input, pieces, chosen, now })
  }
  const differences = [...input.differs.values()]
  const granted = await grantedFor(tx, { order, lineIds, kind, differences, owner, now })
  if (granted.__typename === 'CaseRefused') return granted
  const money = grantedMoney(granted.grant, offer)
  if ((offer === 'person' ? 0 : money?.total) !== input.total) return refuseCase(stale, 'offer')
  const chosen = await chosenOf(tx, granted, { offer, now })
  const made = await begin(tx, {
    owner,
    by: senderOfForm(ctx),
    order,
    input,
    pieces: granted.pieces,
    chosen,
    now,
  })
  if (made.__typename === 'CaseRefused' || !money || chosen.status !== 'settled') return made
  await payCase(tx, { row: made.case, order, offer, money, lineIds, actorId: null, now })
  return { __typename: 'CasePayload', case: (await findCaseById(tx, made.case.id)) ?? made.case }
}

type Beginning = {
  owner: OrderOwner
  /** Who sends the photos. */
  by: OrderOwner
  order: OrderRow
  input: Told
  pieces: readonly CasePieceRow[]
  chosen: Chosen
  now: Date
}

/**
 * Stores a new case of an order with its pieces, the shopper's words and the chosen way, and holds the
 * sellers' earnings of an open one. Returned refusals: CaseRefused for photos.
 */
async function begin(
  tx: Tx,
  { owner, by, order, input, pieces, chosen, now }: Beginning,
): Promise<CasePayload | CaseRefused> {
  const id = uuidv7(now.getTime())
  const row: NewCase = {
    id,
    user_id: owner.userId,
    visitor_id: owner.visitorId,
    name: mailName(order.ship_to?.fullName) ?? order.email,
    email: order.email,
    form_key: input.key,
    kind: input.kind,
    subject: subjectOf(input),
    order_id: order.id,
    offer: input.offer,
    created_at: now,
    access_key: null,
    ...chosen,
  }
  const lines = pieces.map((piece) => ({
    order_line_id: piece.line_id,
    item_number: piece.item_number,
    difference: input.differs.get(piece.line_id) ?? null,
  }))
  await insertCase(tx, row, lines)
  const lineIds = lines.map((line) => line.order_line_id)
  if (chosen.status !== 'settled') await holdDirectSales(tx, { lineIds, since: now })
  await insertCaseEvent(tx, toldBy(id, input, now))
  await insertCaseEvent(tx, { caseId: id, kind: 'chose', body: offerTitles[input.offer], at: now })
  if (chosen.status !== 'settled' || chosen.return_id !== null || input.offer === 'replacement')
    await queueCaseMail(tx, id, 'opened')
  const made = await findCaseById(tx, id)
  if (!made) throw new Error(`cases: ${id} is gone`)
  const noPhotos = await giveCasePhotos(tx, {
    row: made,
    ids: input.photoIds ?? [],
    by,
    now,
  })
  return noPhotos ?? { __typename: 'CasePayload', case: made }
}

const toldBy = (caseId: string, { words, photoIds }: Selection, at: Date): NewCaseEvent => ({
  caseId,
  kind: 'told',
  body: words,
  photoIds: photoIds ?? [],
  at,
})

async function beginForPerson(
  ctx: Context,
  owner: OrderOwner,
  input: Selection,
): Promise<CasePayload | CaseRefused> {
  const person = await accountPerson(ctx)
  if (!person) return refuseCase('Please log in, or write to us on the contact page.')
  if (input.offer !== 'person' || input.total !== 0) return refuseCase(stale, 'offer')
  const said = wordsToldBy(input.words, { byLine: new Map() })
  if (said.__typename === 'CaseRefused') return said
  const { words } = said
  const tooMany = await tooManyCases(ctx, owner)
  if (tooMany) return tooMany
  const now = ctx.now()
  return inTransaction<CasePayload | CaseRefused>(ctx.db, 'CasePayload', async (tx) => {
    const { row, isNew } = await openPersonCase(tx, {
      owner,
      name: mailName(person.name) ?? person.email,
      email: person.email,
      key: input.key,
      kind: input.kind,
      subject: subjectOf({ ...input, words }),
      words,
      photoIds: input.photoIds ?? [],
      now,
    })
    const noPhotos =
      isNew && (await giveCasePhotos(tx, { row, ids: input.photoIds ?? [], by: senderOfForm(ctx), now }))
    return noPhotos || { __typename: 'CasePayload', case: row }
  })
}
