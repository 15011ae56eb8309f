// The employee area for the mocks' pieces: edits, moves and returns by the real rules, and jobs of which
// one has failed.

import {
  actLeadsTo,
  actNotNow,
  actsOf,
  changedFields,
  contentHash,
  delistLabels,
  delistReasonNeeded,
  type EditableItem,
  editProblem,
  type ItemAct,
  isDelistReason,
  isEditable,
  itemActs,
  notEditable,
} from '@hemline/rules/catalogue/item-edits.ts'
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { kindBySlug } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { type MadeWish, madeWords } from '@hemline/rules/catalogue/piece-words.ts'
import { type ReturnStatus, returnSteps, returnWords } from '@hemline/rules/consignment/seller-returns.ts'
import { hasWords, readDeskText } from '@hemline/rules/desk/search.ts'
import { deskPageSize, readSort } from '@hemline/rules/desk/sorting.ts'
import { isReason, mayDo, reasonNeeded, type StaffTask } from '@hemline/rules/fulfillment/staff.ts'
import { isFlawed } from '@hemline/rules/home-edits/hero.ts'
import { itemNow, itemsNow, type MockContext, refuse } from '../context.ts'
import type { MockItem } from '../item.ts'
import { pageOfRows } from '../rows-of-a-page.ts'
import { kinds } from '../seed/pieces.ts'
import { detailsSaid, editableOf, editPiece, wantedOf } from './edited-item.ts'

type Note = { id: string; kind: string; actor: string | null; reason: string; at: string; changes: object[] }
type Trouble = {
  id: string
  name: string
  state: string
  attempts: number
  maxAttempts: number
  runAt: string
  createdAt: string
  lastError: string
}
type Office = {
  notes: Map<number, Note[]>
  returns: Map<number, ReturnStatus>
  jobs: Trouble[]
  jobNotes: object[]
  seq: number
}

/** The changes made by employees, kept until the page is closed. */
const offices = new WeakMap<object, Office>()
function officeOf(ctx: MockContext): Office {
  const known = offices.get(ctx.db.items)
  if (known) return known
  const at = new Date(ctx.now.getTime() - 3_600_000).toISOString()
  const job = {
    id: '7',
    name: 'orderMail',
    state: 'failing',
    attempts: 3,
    maxAttempts: 12,
    runAt: at,
    createdAt: at,
    lastError: 'connect ECONNREFUSED',
  }
  const made: Office = { notes: new Map(), returns: new Map(), jobs: [job], jobNotes: [], seq: 1 }
  offices.set(ctx.db.items, made)
  return made
}

function staffFor(ctx: MockContext, ...tasks: StaffTask[]): string {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const { roles, banned, firstName, lastName } = ctx.user
  if (banned || !tasks.some((task) => mayDo(roles, task)))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return `${firstName} ${lastName}`
}

const words = (state: string) => state.charAt(0).toUpperCase() + state.slice(1).replaceAll('_', ' ')

function viewOf(ctx: MockContext, item: MockItem) {
  const notes = officeOf(ctx).notes.get(item.item_number) ?? []
  return {
    itemNumber: item.item_number,
    version: `${notes[0]?.id ?? ''}/${contentHash(editableOf(item), item.state)}`,
    item,
    colorWords: editableOf(item).colorNames,
    details: detailsSaid(item),
    earlyAccess: editableOf(item).earlyAccess,
    curationIds: editableOf(item).curationIds,
    notes,
    state: item.state,
    stateLabel: words(item.state),
    delistReason: null,
    editable: isEditable(item.state),
    acts: [...actsOf(item.state)],
    source: item.source,
    seller: null,
    bagNumber: null,
    warehouse: 'Phoenix, AZ',
  }
}
type Noted = { kind: string; actor: string; reason: string; changes: object[] }
function note(ctx: MockContext, itemNumber: number, noted: Noted): void {
  const office = officeOf(ctx)
  const one = { ...noted, id: `event-${office.seq++}`, at: ctx.now.toISOString() }
  office.notes.set(itemNumber, [one, ...(office.notes.get(itemNumber) ?? [])])
}
const refusal = (message: string, field: string | null = null) => ({
  __typename: 'ItemRefusal',
  message,
  field,
})
const payload = (ctx: MockContext, item: MockItem) => ({
  __typename: 'StaffItemPayload',
  staffItem: viewOf(ctx, item),
})

function known(ctx: MockContext, itemNumber: number): MockItem {
  const item = ctx.db.items.find((one) => one.item_number === itemNumber)
  if (!item) throw refuse('NOT_FOUND', 'There is no such piece.')
  return item
}

type EditInput = Partial<EditableItem> & { itemNumber: number; version: string; reason: string }

function edit(ctx: MockContext, { itemNumber, version, reason, ...input }: EditInput) {
  const actor = staffFor(ctx, 'edit_items')
  const item = known(ctx, itemNumber)
  const before = editableOf(item)
  const after = wantedOf(before, input)
  if (changedFields(before, after).length === 0) return payload(ctx, item)
  const [seen = '', hash] = version.split('/')
  if (hash !== contentHash(before, item.state)) {
    const all = officeOf(ctx).notes.get(itemNumber) ?? []
    const at = all.findIndex((one) => one.id === seen)
    const message = `${all[0]?.actor ?? 'Somebody'} changed this piece while you had it open. Your changes are kept here: look at theirs, and save again.`
    return {
      __typename: 'ItemChangedMeanwhile',
      message,
      staffItem: viewOf(ctx, item),
      since: at < 0 ? all : all.slice(0, at),
    }
  }
  if (!isEditable(item.state)) return refusal(notEditable)
  const wrong = editProblem(before, after)
  if (wrong) return refusal(wrong.message, wrong.field)
  if (!isReason(reason)) return refusal(reasonNeeded, 'reason')
  const changes = editPiece(ctx, item, after)
  if ('message' in changes) return refusal(changes.message, changes.field)
  note(ctx, itemNumber, { kind: 'edited', actor, reason, changes })
  return payload(ctx, item)
}

type ActInput = { itemNumber: number; act: string; delistReason?: string | null; reason: string }
function act(ctx: MockContext, { itemNumber, act: named, delistReason, reason }: ActInput) {
  const one: ItemAct | undefined = itemActs.find((known_) => known_ === named)
  const actor = staffFor(ctx, one === 'list' ? 'list_items' : 'edit_items')
  const item = known(ctx, itemNumber)
  if (one && item.state === actLeadsTo[one]) return payload(ctx, item)
  if (!one || !actsOf(item.state).includes(one)) return refusal(actNotNow)
  const wrongReason =
    one === 'delist'
      ? !isDelistReason(delistReason ?? '')
      : Boolean(delistReason) && !isDelistReason(delistReason ?? '')
  if (wrongReason) return refusal(delistReasonNeeded, 'delistReason')
  if (one !== 'list' && !isReason(reason)) return refusal(reasonNeeded, 'reason')
  if (one === 'list' && item.photo_ids.length === 0)
    return refusal('A piece needs a photo before it is listed.')
  const to: ItemState = actLeadsTo[one]
  const why = [delistReason && isDelistReason(delistReason) ? delistLabels[delistReason] : '', reason]
    .filter(Boolean)
    .join(': ')
  note(ctx, itemNumber, {
    kind: 'state',
    actor,
    reason: why,
    changes: [{ field: 'state', label: 'State', before: words(item.state), after: words(to) }],
  })
  item.state = to
  item.listed_at ??= ctx.now
  return payload(ctx, item)
}

export type PieceWish = {
  search: string
  state?: string | null
  sort?: string | null
  before?: number | null
  until?: number | null
}

/**
 * Finds pieces for the staff's list by words or number and state, sorted by number or price; throws for who
 * may not edit pieces.
 */
export function findPieces(
  ctx: MockContext,
  { search, state, sort, before, until }: PieceWish,
  limit = deskPageSize,
) {
  staffFor(ctx, 'edit_items')
  const { words: wanted, number } = readDeskText(search)
  const { key, down } = readSort('pieces', sort)
  const priceOf = (item: MockItem) => (key === 'price' ? item.price_cents : 0)
  const all = itemsNow(ctx)
    .filter(
      (item) =>
        (search.trim() === '' ||
          (number !== null && String(item.item_number).startsWith(String(number))) ||
          hasWords(`${item.brand_name} ${item.title}`, wanted)) &&
        (!state || item.state === state),
    )
    .toSorted((a, b) => (down ? -1 : 1) * (priceOf(a) - priceOf(b) || a.item_number - b.item_number))
  return pageOfRows(all, (item) => item.item_number, { before, until, limit }).map((item) => ({
    itemNumber: item.item_number,
    title: item.title,
    brand: item.brand_name,
    sizeDisplay: item.size_display,
    price: item.price_cents,
    state: item.state,
    stateLabel: words(item.state),
    photoId: item.photo_ids[0] ?? null,
    bagNumber: null,
    isFlawed: isFlawed(item),
  }))
}

const day = 86_400_000
function returnOf(ctx: MockContext, item: MockItem, at: number) {
  const status = officeOf(ctx).returns.get(item.item_number) ?? 'waiting'
  const sent = status === 'sent'
  return {
    itemNumber: item.item_number,
    title: item.title,
    sizeDisplay: item.size_display,
    photoId: item.photo_ids[0] ?? null,
    warehouse: 'Phoenix, AZ',
    status,
    statusLabel: returnWords[status],
    orderLabel: '5E6F 7A8B',
    to: ['Greta Lindqvist', '1840 Linden St', 'Oakland CA 94607'],
    // The last one of the list is a partner's piece that a shopper returned.
    why: at === 2 ? ('returned' as const) : ('reclaimed' as const),
    returnCode: at === 2 ? '40917' : null,
    since: new Date(ctx.now.getTime() - at * 3 * day).toISOString(),
    ageDays: at * 3,
    carrierName: sent ? 'Newgistics' : null,
    trackingCode: sent ? '4206820192612927005269000012345678' : null,
    labelUrl:
      sent || status === 'packed' ? `/api/v1.0/employee/seller-returns/${item.item_number}/label` : null,
  }
}
const goingBack = (ctx: MockContext) =>
  ctx.db.items.filter((item) => item.state === 'reclaimed' || item.state === 'expired').slice(0, 3)
function moveReturn(ctx: MockContext, itemNumber: number, to: string) {
  staffFor(ctx, 'return_to_seller')
  const step = (returnSteps as readonly string[]).indexOf(to)
  if (step < 0) throw refuse('BAD_INPUT', 'A piece is picked, packed or sent.')
  const all = goingBack(ctx)
  const at = all.findIndex((one) => one.item_number === itemNumber)
  const item = all[at]
  if (!item) throw refuse('NOT_FOUND', 'There is no such piece to send back.')
  const { returns } = officeOf(ctx)
  const now = returns.get(itemNumber) ?? 'waiting'
  const before = step === 0 ? 'waiting' : returnSteps[step - 1]
  if (now !== to && now !== before)
    return {
      __typename: 'ReturnMoved',
      message: `This piece is elsewhere by now: ${returnWords[now].toLowerCase()}.`,
    }
  returns.set(itemNumber, returnSteps[step] ?? now)
  return { __typename: 'SellerReturnPayload', sellerReturn: returnOf(ctx, item, at) }
}

function overview(ctx: MockContext) {
  const { jobs, jobNotes } = officeOf(ctx)
  const count = (state: string) => jobs.filter((job) => job.state === state).length
  const at = new Date(ctx.now.getTime() - 60_000).toISOString()
  const mails = {
    name: 'orderMail',
    waiting: count('waiting'),
    running: 0,
    failing: count('failing'),
    dead: count('dead'),
    oldestDueAt: at,
  }
  return {
    kinds: [{ name: 'moveParcels', waiting: 2, running: 1, failing: 0, dead: 0, oldestDueAt: at }, mails],
    troubled: jobs.filter((job) => job.state !== 'waiting'),
    notes: jobNotes,
  }
}
function jobAct(
  ctx: MockContext,
  { id, reason }: { id: string; reason: string },
  kind: 'tried_again' | 'given_up',
) {
  const actor = staffFor(ctx, 'retry_jobs')
  if (!isReason(reason)) return { __typename: 'StaffRefusal', message: reasonNeeded }
  const office = officeOf(ctx)
  const job = office.jobs.find((one) => one.id === id)
  if (!job) throw refuse('NOT_FOUND', 'There is no such job: it is done, or was never there.')
  const to = kind === 'given_up' ? 'dead' : 'waiting'
  if (job.state !== to)
    office.jobNotes.unshift({
      id: String(office.seq++),
      jobId: id,
      name: job.name,
      kind,
      actor,
      reason,
      at: ctx.now.toISOString(),
    })
  job.state = to
  return { __typename: 'JobsPayload', jobs: overview(ctx) }
}

type Numbered = { itemNumber: number }
export const employeeMocks = {
  Query: {
    staffItem: (_: unknown, { itemNumber }: Numbered, ctx: MockContext) => {
      staffFor(ctx, 'edit_items', 'preview')
      const item = itemNow(ctx, itemNumber)
      return item ? viewOf(ctx, item) : null
    },
    madeWords: (_: unknown, { input }: { input: MadeWish & { categoryId: number } }, ctx: MockContext) => {
      staffFor(ctx, 'edit_items')
      const kind = kindBySlug(kinds.find((one) => one.categoryId === input.categoryId)?.slug ?? '')
      return (kind && madeWords(`${kind.root}/${kind.slug}`, input)) ?? null
    },
    staffItems: (_: unknown, wish: PieceWish, ctx: MockContext) => findPieces(ctx, wish),
    sellerReturns: (_: unknown, __: unknown, ctx: MockContext) => {
      staffFor(ctx, 'return_to_seller')
      return goingBack(ctx).map((item, at) => returnOf(ctx, item, at))
    },
    jobs: (_: unknown, __: unknown, ctx: MockContext) => {
      staffFor(ctx, 'see_jobs')
      return overview(ctx)
    },
  },
  Mutation: {
    editItem: (_: unknown, { input }: { input: EditInput }, ctx: MockContext) => edit(ctx, input),
    changeItemState: (_: unknown, { input }: { input: ActInput }, ctx: MockContext) => act(ctx, input),
    moveSellerReturn: (_: unknown, { itemNumber, to }: Numbered & { to: string }, ctx: MockContext) =>
      moveReturn(ctx, itemNumber, to),
    retryJob: (_: unknown, asked: { id: string; reason: string }, ctx: MockContext) =>
      jobAct(ctx, asked, 'tried_again'),
    giveUpJob: (_: unknown, asked: { id: string; reason: string }, ctx: MockContext) =>
      jobAct(ctx, asked, 'given_up'),
  },
}
