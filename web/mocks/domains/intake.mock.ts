// long-file: one domain has one file of mocks
// The grading table in memory: the rules are the real ones, the bags are marked.

import { readBagCode } from '@hemline/rules/bags/bag-codes.ts'
import { detailsOf, type SaidDetail } from '@hemline/rules/catalogue/kind-details.ts'
import { kindBySlug } from '@hemline/rules/catalogue/kinds/kinds.ts'
import {
  describeGraded,
  gradedProblem,
  materialsOf,
  patternsOf,
} from '@hemline/rules/catalogue/piece-words.ts'
import { deskPageSize } from '@hemline/rules/desk/sorting.ts'
import { isReason, mayDo, reasonNeeded, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import * as rules from '@hemline/rules/intake/intake.ts'
import { likelyOf } from '@hemline/rules/intake/likely.ts'
import { measurementNames } from '@hemline/rules/intake/measures.ts'
import { flawsProblem, sizeDisplayOf } from '@hemline/rules/intake/pieces.ts'
import { isTakenInBags, notTakenMessage } from '@hemline/rules/intake/taken.ts'
import { bagStatusLabels } from '@hemline/rules/kits/states.ts'
import { conditions } from '@hemline/rules/vocabulary/items.ts'
import { type DeclineReason, declineReasonLabels, declineReasons } from '@hemline/rules/vocabulary/seller.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { type MockContext, refuse } from '../context.ts'
import type { MockDb } from '../db.ts'
import { pageOfRows } from '../rows-of-a-page.ts'
import { type MockIntake, type MockIntakeBag, type MockIntakePiece, mockIntake } from '../seed/intake.ts'
import { brands, colors, kinds, type SizeRun, sizeFacts, sizeRuns } from '../seed/pieces.ts'

const kept = new WeakMap<MockDb, MockIntake>()
/** Returns the bags of a shop, kept until the page is closed. */
export function intakeOf(db: MockDb): MockIntake {
  const found = kept.get(db) ?? mockIntake(db.now())
  kept.set(db, found)
  return found
}

function atWork(ctx: MockContext, task: StaffTask): string {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.user.banned || !mayDo(ctx.user.roles, task))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return ctx.user.id
}

const nameOf = (ctx: MockContext, id: string | null) => {
  const person = ctx.db.state.users.find((one) => one.id === id)
  return person ? `${person.firstName} ${person.lastName}` : null
}
const houseName = (id: number) => {
  const house = warehouses.find(({ warehouseId }) => warehouseId === id)
  return house ? `${house.city}, ${house.state} (${house.code})` : ''
}
const sizes = Object.entries(sizeRuns).flatMap(([run, { ids, labels }]) =>
  labels.map((label, i) => ({
    sizingId: ids[i] ?? 0,
    label,
    sizeCategory: sizeFacts[run as SizeRun].sizeCategory,
    group: 'letters',
    departmentGroup: run === 'kids' ? 'kids' : 'women',
  })),
)

const inBag = (ctx: MockContext, bag: MockIntakeBag) =>
  intakeOf(ctx.db).pieces.filter((piece) => piece.bagId === bag.id)
const lastPlace = (pieces: readonly MockIntakePiece[]) =>
  Math.max(0, ...pieces.map((piece) => piece.pieceNumber))

function pieceView(ctx: MockContext, piece: MockIntakePiece) {
  const bag = intakeOf(ctx.db).bags.find((one) => one.id === piece.bagId)
  return {
    ...piece,
    bagNumber: bag?.bagNumber,
    bagCode: bag?.code,
    warehouseId: bag?.warehouseId,
    grader: nameOf(ctx, piece.graderId) ?? 'Somebody',
    declineReasonLabel: piece.declineReason && declineReasonLabels[piece.declineReason as DeclineReason],
    canUndo:
      piece.graderId === ctx.user?.id &&
      piece.state !== 'listed' &&
      rules.canUndo(new Date(piece.gradedAt), ctx.now),
  }
}

function bagView(ctx: MockContext, bag: MockIntakeBag) {
  const pieces = inBag(ctx, bag)
  return {
    ...bag,
    statusLabel: bagStatusLabels[bag.status],
    warehouse: houseName(bag.warehouseId),
    graded: pieces.length,
    nextPlace: lastPlace(pieces) + 1,
    claimedBy: nameOf(ctx, bag.claimedBy),
    claimedByMe: bag.claimedBy !== null && bag.claimedBy === ctx.user?.id,
    pieces: pieces.toSorted((a, b) => b.pieceNumber - a.pieceNumber).map((piece) => pieceView(ctx, piece)),
  }
}
const payload = (ctx: MockContext, bag: MockIntakeBag) => ({
  __typename: 'IntakeBagPayload',
  bag: bagView(ctx, bag),
})
const refusal = (message: string, field: string | null = null) => ({
  __typename: 'IntakeRefusal',
  message,
  field,
})

function scanned(ctx: MockContext, text: string, warehouseId: number | null | undefined) {
  const code = readBagCode(text)
  if (!code) return { __typename: 'WrongBagCode', reason: 'check_digit', message: rules.wrongDigit }
  const bag = intakeOf(ctx.db).bags.find((one) => one.code === code)
  if (!bag) return { __typename: 'WrongBagCode', reason: 'unknown', message: rules.unknownCode }
  if (warehouseId == null || warehouseId === bag.warehouseId) return bag
  return {
    __typename: 'BagElsewhere',
    warehouseId: bag.warehouseId,
    message: `This bag belongs to ${houseName(bag.warehouseId)}.`,
  }
}

function knownBag(ctx: MockContext, id: string): MockIntakeBag {
  const bag = intakeOf(ctx.db).bags.find((one) => one.id === id)
  if (!bag) throw refuse('NOT_FOUND', 'There is no such bag.')
  return bag
}
function knownPiece(ctx: MockContext, itemNumber: number): MockIntakePiece {
  const piece = intakeOf(ctx.db).pieces.find((one) => one.itemNumber === itemNumber)
  if (!piece) throw refuse('NOT_FOUND', 'There is no such piece.')
  return piece
}

type Receive = { code: string; warehouseId?: number | null; count?: number | null }
function receive(ctx: MockContext, { code, warehouseId, count }: Receive) {
  atWork(ctx, 'intake')
  const wrong = count == null ? undefined : rules.countProblem(count)
  if (wrong) return refusal(wrong, 'count')
  const found = scanned(ctx, code, warehouseId)
  if ('__typename' in found) return found
  if (found.status === 'shipped')
    Object.assign(found, {
      status: 'received',
      receivedAt: ctx.now.toISOString(),
      piecesCounted: count ?? null,
    })
  return payload(ctx, found)
}

function claim(ctx: MockContext, bagId: string) {
  const me = atWork(ctx, 'intake')
  const bag = knownBag(ctx, bagId)
  if (bag.status !== 'received' && bag.status !== 'processing')
    return refusal(`Bag ${bag.bagNumber} is not waiting to be graded.`)
  const by = nameOf(ctx, bag.claimedBy)
  if (bag.claimedBy !== null && bag.claimedBy !== me)
    return {
      __typename: 'BagTaken',
      by,
      message: `${by} is at this bag. You can grade beside them: each place is taken once.`,
    }
  bag.claimedBy = me
  return payload(ctx, bag)
}

function release(ctx: MockContext, bagId: string) {
  const me = atWork(ctx, 'intake')
  const bag = knownBag(ctx, bagId)
  if (bag.claimedBy === me) bag.claimedBy = null
  return payload(ctx, bag)
}

type Grade = {
  gradeKey: string
  bagId: string
  pieceNumber: number
  decision: string
  declineReason?: string | null
  note?: string | null
  categoryId: number
  brandId?: number | null
  brandName?: string | null
  sizingId?: number | null
  condition?: string | null
  flaws?: string[] | null
  colors?: string[] | null
  materials?: string[] | null
  details?: SaidDetail[] | null
  cut?: string | null
  pattern?: string | null
  styles?: string[] | null
  occasions?: string[] | null
  price?: number | null
  retail?: number | null
  suggested?: number | null
  photoIds?: string[] | null
}

/** What a grader said of the cut; undefined for the few kinds that only the mocks have. */
function saidOf({ cut, pattern, details, styles, occasions }: Grade, slug: string) {
  const kind = kindBySlug(slug)
  return (
    kind && {
      kind,
      cut: cut ?? null,
      pattern: pattern ?? null,
      details: details ?? [],
      styles: styles ?? [],
      occasions: occasions ?? [],
    }
  )
}

function titleOf(input: Grade): string {
  const kind = kinds.find((one) => one.categoryId === input.categoryId)
  const said = kind && saidOf(input, kind.slug)
  if (!said) return kind?.name ?? ''
  return describeGraded({ ...said, colors: input.colors ?? [], materials: input.materials ?? [] }).title
}

function problemOf(input: Grade) {
  const kind = kinds.find((one) => one.categoryId === input.categoryId)
  if (!kind) return refusal('Please choose the category.', 'category')
  const said = saidOf(input, kind.slug)
  const misnamed = said && gradedProblem(said)
  if (misnamed) return refusal(misnamed.message, misnamed.field)
  if (input.decision === 'declined')
    return rules.isDeclineReason(input.declineReason)
      ? undefined
      : refusal(rules.declineReasonNeeded, 'declineReason')
  if (input.decision === 'accepted' && !isTakenInBags(input.condition, [kind.slug, kind.root.slug]))
    return refusal(notTakenMessage, 'category')
  if (!(conditions as readonly string[]).includes(input.condition ?? ''))
    return refusal('Please choose the condition.', 'condition')
  const flaws = flawsProblem(input.flaws ?? [], input.condition ?? '')
  if (flaws) return refusal(flaws, 'flaws')
  const price = input.price == null ? 'Please set a price.' : rules.priceProblem(input.price)
  if (price) return refusal(price, 'price')
  const retail = input.retail == null ? undefined : rules.retailProblem(input.retail, input.price ?? 0)
  if (retail) return refusal(retail, 'retail')
  if (!sizes.some((size) => size.sizingId === input.sizingId))
    return refusal('Please choose a size of this kind of piece.', 'size')
  if ((input.colors ?? []).length === 0) return refusal('Please name one to three colors.', 'colors')
  const brand = input.brandId == null ? rules.brandNameProblem(input.brandName ?? '') : undefined
  return brand ? refusal(brand, 'brand') : undefined
}

function brandOf(ctx: MockContext, { brandId, brandName }: Grade): string {
  const shop = intakeOf(ctx.db)
  const all = [...brands, ...shop.brands]
  const name = brandName ?? 'Unbranded'
  const known = all.find((one) =>
    brandId == null ? rules.brandKeyOf(one.name) === rules.brandKeyOf(name) : one.id === brandId,
  )
  if (known) return known.name
  const added = { id: 1_000_001 + shop.brands.length, name: rules.brandNameOf(name), tier: 'mid' }
  shop.brands.push(added)
  return added.name
}

const states = { accepted: 'pending_listing', declined: 'unaccepted', review: 'under_review' } as const

function grade(ctx: MockContext, input: Grade) {
  const me = atWork(ctx, 'intake')
  const shop = intakeOf(ctx.db)
  const bag = knownBag(ctx, input.bagId)
  const done = (piece: MockIntakePiece) => ({
    __typename: 'GradePiecePayload',
    piece: pieceView(ctx, piece),
    bag: bagView(ctx, bag),
  })
  const before = shop.pieces.find((piece) => piece.gradeKey === input.gradeKey)
  if (before) return done(before)
  if (bag.status !== 'received' && bag.status !== 'processing')
    return refusal(`Bag ${bag.bagNumber} is not being processed.`)
  const rival = inBag(ctx, bag).find((piece) => piece.pieceNumber === input.pieceNumber)
  if (rival) {
    const by = nameOf(ctx, rival.graderId) ?? 'Somebody'
    const nextPlace = lastPlace(inBag(ctx, bag)) + 1
    const message = `${by} has just graded place ${rival.pieceNumber}. The next one is free: ${nextPlace}.`
    return { __typename: 'PlaceTaken', by, nextPlace, message }
  }
  const problem = problemOf(input)
  if (problem) return problem
  const kind = kinds.find((one) => one.categoryId === input.categoryId)
  const size = sizes.find((one) => one.sizingId === input.sizingId) ?? {
    label: 'One Size',
    sizeCategory: 'one',
  }
  const piece: MockIntakePiece = {
    itemNumber: shop.next,
    bagId: bag.id,
    pieceNumber: input.pieceNumber,
    gradeKey: input.gradeKey,
    decision: input.decision,
    declineReason: input.decision === 'declined' ? (input.declineReason ?? null) : null,
    state: states[input.decision as keyof typeof states],
    title: titleOf(input),
    brandName: brandOf(ctx, input),
    categoryName: kind?.name ?? '',
    sizeDisplay: sizeDisplayOf(size),
    condition: input.condition ?? 'good',
    price: input.decision === 'declined' ? 0 : (input.price ?? 0),
    suggested: input.suggested ?? null,
    note: input.note ?? '',
    graderId: me,
    gradedAt: ctx.now.toISOString(),
    photoIds: (input.photoIds ?? []).map((_, i) => shop.next * 10 + i),
  }
  shop.next += 1
  shop.pieces.push(piece)
  Object.assign(bag, {
    status: 'processing',
    claimedBy: me,
    processingAt: bag.processingAt ?? ctx.now.toISOString(),
  })
  return done(piece)
}

function undo(ctx: MockContext, itemNumber: number) {
  const me = atWork(ctx, 'intake')
  const piece = knownPiece(ctx, itemNumber)
  if (piece.graderId !== me) return refusal(rules.undoNotYours)
  if (!rules.canUndo(new Date(piece.gradedAt), ctx.now)) return refusal(rules.undoTooLate)
  if (piece.state === 'listed') return refusal(rules.undoGone)
  const shop = intakeOf(ctx.db)
  shop.pieces = shop.pieces.filter((one) => one !== piece)
  return payload(ctx, knownBag(ctx, piece.bagId))
}

function finish(ctx: MockContext, bagId: string, reason: string) {
  atWork(ctx, 'intake')
  const bag = knownBag(ctx, bagId)
  const graded = inBag(ctx, bag).length
  const differs = bag.piecesCounted === null ? graded === 0 : bag.piecesCounted !== graded
  if (differs && !isReason(reason))
    return refusal(
      `${graded} graded, ${bag.piecesCounted ?? 0} counted at the door. ${reasonNeeded}`,
      'reason',
    )
  Object.assign(bag, { status: 'done', doneAt: ctx.now.toISOString(), claimedBy: null })
  return payload(ctx, bag)
}

type Review = { itemNumber: number; accept: boolean; declineReason?: string | null; price?: number | null }
function review(ctx: MockContext, input: Review) {
  atWork(ctx, 'review')
  const piece = knownPiece(ctx, input.itemNumber)
  if (!input.accept && !rules.isDeclineReason(input.declineReason))
    return refusal(rules.declineReasonNeeded, 'declineReason')
  const price = input.accept && input.price != null ? rules.priceProblem(input.price) : undefined
  if (price) return refusal(price, 'price')
  if (piece.state !== 'under_review') return refusal('Somebody has decided about this piece already.')
  if (input.accept)
    Object.assign(piece, {
      state: 'pending_listing',
      decision: 'accepted',
      price: input.price ?? piece.price,
    })
  else Object.assign(piece, { state: 'unaccepted', decision: 'declined', declineReason: input.declineReason })
  return { __typename: 'ReviewPiecePayload', piece: pieceView(ctx, piece) }
}

function list(ctx: MockContext, numbers: readonly number[]) {
  atWork(ctx, 'list_items')
  if (numbers.length === 0) throw refuse('BAD_INPUT', 'Please choose 1 to 200 pieces.')
  const waiting = intakeOf(ctx.db).pieces.filter(
    (piece) => numbers.includes(piece.itemNumber) && piece.state === 'pending_listing',
  )
  const ready = waiting.filter((piece) => piece.photoIds.length > 0)
  for (const piece of ready) piece.state = 'listed'
  const listed = ready.map((piece) => piece.itemNumber)
  const message = (number: number) =>
    waiting.some((piece) => piece.itemNumber === number) ? rules.photoNeeded : rules.alreadyElsewhere
  const refused = numbers
    .filter((number) => !listed.includes(number))
    .map((itemNumber) => ({ itemNumber, message: message(itemNumber) }))
  return { listed, refused }
}

function queue(ctx: MockContext, { warehouseId, bagsAfter, reviewAfter, listAfter }: QueueWish) {
  atWork(ctx, mayDo(ctx.user?.roles ?? [], 'list_items') ? 'list_items' : 'intake')
  const shop = intakeOf(ctx.db)
  const open = shop.bags.filter((bag) => bag.status === 'received' || bag.status === 'processing')
  const turn = (bag: MockIntakeBag) => ({
    premium: bag.service === 'premium',
    receivedAt: bag.receivedAt === null ? null : new Date(bag.receivedAt),
    bagNumber: Number(bag.bagNumber),
  })
  const here = (id: number | undefined) => warehouseId == null || id === warehouseId
  const pieces = (state: string) =>
    shop.pieces.filter((piece) => piece.state === state && here(knownBag(ctx, piece.bagId).warehouseId))
  const bags = open.filter((bag) => here(bag.warehouseId)).toSorted((a, b) => rules.byTurn(turn(a), turn(b)))
  const numberOf = (piece: { itemNumber: number }) => piece.itemNumber
  const limit = deskPageSize
  return {
    houses: warehouses.map(({ warehouseId: id }) => ({
      warehouseId: id,
      name: houseName(id),
      waiting: open.filter((bag) => bag.warehouseId === id && bag.status === 'received').length,
      processing: open.filter((bag) => bag.warehouseId === id && bag.status === 'processing').length,
    })),
    bagCount: bags.length,
    bags: pageOfRows(bags, (bag) => bag.id, { before: bagsAfter, limit }).map((bag) => bagView(ctx, bag)),
    reviewCount: pieces('under_review').length,
    toReview: pageOfRows(pieces('under_review'), numberOf, { before: reviewAfter, limit }).map((piece) =>
      pieceView(ctx, piece),
    ),
    listCount: pieces('pending_listing').length,
    toList: pageOfRows(pieces('pending_listing'), numberOf, { before: listAfter, limit }).map((piece) =>
      pieceView(ctx, piece),
    ),
  }
}

/** The mocks' brands have no sort: what is likely follows from the kind alone. */
function likely(ctx: MockContext, { categoryId }: { categoryId: number }) {
  atWork(ctx, 'intake')
  const kind = kindBySlug(kinds.find((one) => one.categoryId === categoryId)?.slug ?? '')
  return kind ? likelyOf(kind, undefined) : null
}

function madeOf(slug: string) {
  const kind = kindBySlug(slug)
  return {
    cuts: kind?.silhouettes ?? [],
    patterns: kind ? patternsOf(kind) : [],
    materials: kind ? materialsOf(kind) : [],
    styles: kind?.styles ?? [],
    occasions: kind?.occasions ?? [],
    details: kind ? detailsOf(kind) : [],
  }
}

/** Returns the kinds, sizes and colors that a form for a piece chooses from. */
export function pieceChoices() {
  const categories = kinds.map((kind) => ({
    ...madeOf(kind.slug),
    id: kind.categoryId,
    path: `${kind.root.slug}/${kind.slug}`,
    name: kind.name,
    kind: kind.root.name,
    sizeCategory: sizeFacts[kind.sizes].sizeCategory,
    departments: kind.departments,
    measurements: measurementNames(`${kind.root.slug}/${kind.slug}`),
  }))
  return { categories, sizes, colors }
}

function choices(ctx: MockContext) {
  atWork(ctx, 'intake')
  return {
    ...pieceChoices(),
    declineReasons: declineReasons.map((name) => ({ name, label: declineReasonLabels[name] })),
  }
}

/** Returns at most eight brands with a word that begins with the text, those that begin with it first. */
export function brandsLike(ctx: MockContext, text: string) {
  const typed = text.trim().toLowerCase()
  if (typed === '') return []
  const all = [...brands, ...intakeOf(ctx.db).brands].filter(({ name }) =>
    ` ${name.toLowerCase()}`.includes(` ${typed}`),
  )
  return all
    .toSorted(
      (a, b) =>
        Number(b.name.toLowerCase().startsWith(typed)) - Number(a.name.toLowerCase().startsWith(typed)),
    )
    .slice(0, 8)
}

function suggestion(ctx: MockContext, { categoryId, condition }: { categoryId: number; condition: string }) {
  atWork(ctx, 'intake')
  if (!(conditions as readonly string[]).includes(condition))
    throw refuse('BAD_INPUT', 'There is no such category or condition.')
  const like = ctx.db.items
    .filter((item) => item.category_id === categoryId)
    .toSorted((a, b) => a.price_cents - b.price_cents)
  const middle = like[Math.floor(like.length / 2)]
  if (!middle) return { price: null, retail: null, basis: null, count: 0 }
  return {
    price: middle.price_cents,
    retail: Math.max(middle.price_cents, middle.msrp_cents),
    basis: 'category',
    count: like.length,
  }
}

type Input<T> = { input: T }
type House = { warehouseId?: number | null }
type QueueWish = House & {
  bagsAfter?: string | null
  reviewAfter?: number | null
  listAfter?: number | null
}
export const intakeMocks = {
  Query: {
    intakeQueue: (_: unknown, wish: QueueWish, ctx: MockContext) => queue(ctx, wish),
    intakeBag: (_: unknown, { code, warehouseId }: House & { code: string }, ctx: MockContext) => {
      atWork(ctx, 'intake')
      const found = scanned(ctx, code, warehouseId)
      return '__typename' in found ? found : payload(ctx, found)
    },
    intakeChoices: (_: unknown, __: unknown, ctx: MockContext) => choices(ctx),
    intakeBrands: (_: unknown, { text }: { text: string }, ctx: MockContext) => {
      atWork(ctx, 'intake')
      return brandsLike(ctx, text)
    },
    intakeLikely: (_: unknown, asked: { categoryId: number }, ctx: MockContext) => likely(ctx, asked),
    intakeSuggestion: (_: unknown, asked: { categoryId: number; condition: string }, ctx: MockContext) =>
      suggestion(ctx, asked),
  },
  Mutation: {
    receiveBag: (_: unknown, { input }: Input<Receive>, ctx: MockContext) => receive(ctx, input),
    claimBag: (_: unknown, { bagId }: { bagId: string }, ctx: MockContext) => claim(ctx, bagId),
    releaseBag: (_: unknown, { bagId }: { bagId: string }, ctx: MockContext) => release(ctx, bagId),
    gradePiece: (_: unknown, { input }: Input<Grade>, ctx: MockContext) => grade(ctx, input),
    undoPiece: (_: unknown, { itemNumber }: { itemNumber: number }, ctx: MockContext) =>
      undo(ctx, itemNumber),
    finishBag: (_: unknown, { bagId, reason }: { bagId: string; reason?: string | null }, ctx: MockContext) =>
      finish(ctx, bagId, reason ?? ''),
    reviewPiece: (_: unknown, { input }: Input<Review>, ctx: MockContext) => review(ctx, input),
    listPieces: (_: unknown, { itemNumbers }: { itemNumbers: number[] }, ctx: MockContext) =>
      list(ctx, itemNumbers),
  },
}
