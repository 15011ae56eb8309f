// The employees Tomas and Marta of the seed take turns to receive bags, grade their pieces, list them, and
// pack orders.
import { randomUUID } from 'node:crypto'
import { declineReasons } from '@hemline/rules/vocabulary/seller.ts'
import { bagsAtTheDoor } from './backstage.ts'
import { type Suggestion, type Twin, typedOf, verdictOf } from './piece.ts'
import { type DayPlan, parcelsPerDay } from './plan.ts'
import { type Play, step } from './play.ts'
import { expectAnswer } from './shop-client.ts'
import { count } from './tally.ts'

type Answer = { __typename: string; message?: string }
type Bag = {
  id: string
  code: string
  service: string
  piecesCounted: number | null
  graded: number
  nextPlace: number
  claimedBy: string | null
}
type Piece = { itemNumber: number; photoIds: number[] }
type Queue = { bags: (Bag & { claimedByMe: boolean })[]; toReview: Piece[]; toList: Piece[] }

/** The fewest and the most pieces of a bag. */
const inABag = [5, 12] as const

async function receive({ worker, chance, tally }: Play, code: string): Promise<void> {
  expectAnswer(
    await worker.ask<Answer>('receiveBag', { input: { code, count: chance.int(...inABag) } }),
    'IntakeBagPayload',
  )
  count(tally, 'bagsReceived')
}

/** Picks a listed piece for a bag's piece to be modelled on; undefined when that piece is gone. */
async function twinOf({ worker, shelf, chance }: Play): Promise<Twin | undefined> {
  const twin = await worker.ask<(Twin & { brandId: number | null; sizingId: number | null }) | null>(
    'getProduct',
    { itemNumber: chance.pick(shelf) },
  )
  return twin?.brandId && twin.sizingId && twin.colorNames.length > 0 ? twin : undefined
}

async function photoOf({ worker }: Play, { photos }: Twin): Promise<string[]> {
  const shown = photos.find(({ type }) => type === 'regular') ?? photos[0]
  return shown ? [await worker.upload(await worker.picture(shown.url))] : []
}

async function gradeNext(play: Play, bagId: string, pieceNumber: number): Promise<void> {
  const { worker, chance, tally } = play
  const twin = (await twinOf(play)) ?? (await twinOf(play))
  if (!twin) throw new Error('no piece on the shelf to take after')
  const verdict = verdictOf(chance, twin)
  const declined = verdict.decision === 'declined'
  const question = {
    categoryId: twin.categoryId,
    brandId: twin.brandId,
    condition: declined ? 'good' : verdict.condition,
  }
  const suggestion = await worker.ask<Suggestion>('getIntakeSuggestion', question)
  const photoIds = await photoOf(play, twin)
  const input = {
    gradeKey: randomUUID(),
    bagId,
    pieceNumber,
    photoIds,
    ...typedOf(twin, verdict, suggestion),
  }
  expectAnswer(await worker.ask<Answer>('gradePiece', { input }), 'GradePiecePayload')
  count(tally, 'graded')
  if (declined) count(tally, 'declined')
  if (verdict.decision === 'review') count(tally, 'toReview')
}

/**
 * Grades up to `most` pieces of a bag and returns how many. A completed bag is finished, another one is
 * released for tomorrow.
 */
async function workOn(play: Play, bag: Bag, most: number): Promise<number> {
  const { worker, chance, tally } = play
  const counted = bag.piecesCounted ?? Math.max(bag.graded, chance.int(...inABag))
  const claimed = await worker.ask<Answer>('claimBag', { bagId: bag.id })
  if (claimed.__typename === 'IntakeRefusal') {
    play.aside.add(bag.id)
    count(tally, 'bagsSetAside')
    return 0
  }
  expectAnswer(claimed, 'IntakeBagPayload')
  let graded = 0
  let failed = 0
  for (
    let place = bag.nextPlace;
    bag.graded + graded < counted && graded < most && failed < 3 && !play.ending();
    place += 1
  ) {
    const before = tally.all.graded
    await step(play, `grading a piece of ${bag.code}`, () => gradeNext(play, bag.id, place))
    if (tally.all.graded > before) graded += 1
    else failed += 1
  }
  const isDone = bag.graded + graded >= counted
  // The count at the door may differ from the bag's real number of pieces.
  const reason = bag.graded + graded === bag.piecesCounted ? null : 'Counted again at the table'
  if (isDone)
    expectAnswer(await worker.ask<Answer>('finishBag', { bagId: bag.id, reason }), 'IntakeBagPayload')
  else expectAnswer(await worker.ask<Answer>('releaseBag', { bagId: bag.id }), 'IntakeBagPayload')
  if (isDone) count(tally, 'bagsDone')
  return graded
}

async function decide({ worker, chance, tally }: Play, { itemNumber }: Piece): Promise<void> {
  const accept = chance.is(0.7)
  const input = { itemNumber, accept, declineReason: accept ? null : chance.pick(declineReasons) }
  expectAnswer(await worker.ask<Answer>('reviewPiece', { input }), 'ReviewPiecePayload')
  if (!accept) count(tally, 'declined')
}

async function list(play: Play): Promise<void> {
  const { toList } = await play.worker.ask<Queue>('getIntakeQueue')
  const itemNumbers = toList.filter(({ photoIds }) => photoIds.length > 0).map(({ itemNumber }) => itemNumber)
  if (itemNumbers.length === 0) return
  const { listed, refused } = await play.worker.ask<{ listed: number[]; refused: { message: string }[] }>(
    'listPieces',
    { itemNumbers },
  )
  count(play.tally, 'listed', listed.length)
  for (const one of listed) play.fresh.add(one)
  if (refused[0]) throw new Error(`${refused.length} not listed: ${refused[0].message}`)
}

/**
 * Receives the bags at the door, decides up to 20 reviews, grades bags in their order within the day's
 * capacity, and lists the accepted pieces. Failures are counted, not thrown; after ten of them the grading
 * ends. Bags that a real employee has claimed are left alone.
 */
export async function warehouseDay(play: Play, { capacity }: DayPlan): Promise<void> {
  for (const code of (await step(play, 'looking at the door', () => bagsAtTheDoor(play.pool))) ?? [])
    await step(play, `receiving ${code}`, () => receive(play, code))
  const queue = await step(play, 'looking at the bags', () => play.worker.ask<Queue>('getIntakeQueue'))
  for (const piece of queue?.toReview.slice(0, 20) ?? [])
    await step(play, 'reviewing a piece', () => decide(play, piece))
  let left = capacity
  const errorsMost = play.tally.today.errors + 10
  for (const bag of queue?.bags ?? []) {
    // When every step fails, the next bag would fail, too.
    if (left <= 0 || play.ending() || play.tally.today.errors > errorsMost) break
    // Skips a bag that a real employee has claimed, and one that can't be graded.
    if ((bag.claimedBy && !bag.claimedByMe) || play.aside.has(bag.id)) continue
    left -= (await step(play, `working on bag ${bag.code}`, () => workOn(play, bag, left))) ?? 0
  }
  await step(play, 'listing', () => list(play))
}

type Parcel = { id: string; status: string; items: { itemNumber: number }[] }

async function pack({ worker, tally }: Play, { id: shipmentId, status, items }: Parcel): Promise<void> {
  if (status === 'waiting')
    expectAnswer(await worker.ask<Answer>('startPicking', { shipmentId }), 'StaffParcelPayload')
  if (status === 'waiting' || status === 'picking') {
    const input = { shipmentId, itemNumbers: items.map(({ itemNumber }) => itemNumber) }
    expectAnswer(await worker.ask<Answer>('packParcel', { input }), 'StaffParcelPayload')
    count(tally, 'parcelsPacked')
  }
  expectAnswer(await worker.ask<Answer>('handOverParcel', { shipmentId }), 'StaffParcelPayload')
}

/**
 * Picks and packs the bought pieces and hands the parcels to their carriers, at most 30 a day. Failures are
 * counted, not thrown.
 */
export async function warehouseEvening(play: Play): Promise<void> {
  const list = await step(play, 'looking at the parcels', () =>
    play.worker.ask<{ parcels: Parcel[] }>('getPickList'),
  )
  for (const parcel of list?.parcels.slice(0, parcelsPerDay) ?? [])
    await step(play, 'packing a parcel', () => pack(play, parcel))
}
