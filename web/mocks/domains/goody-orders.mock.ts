// Goody boxes in the mocks: chosen of the catalogue, approved, reserved, and kept or sent back.

import { destinationIn } from '@hemline/rules/addresses/addresses.ts'
import { checkoutIncompleteMessage, totalsChangedMessage } from '@hemline/rules/checkout/place-order.ts'
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import { chooseGoodies, type GoodyCandidate } from '@hemline/rules/goody-boxes/choose.ts'
import { goodyKeyPattern, goodyTotals } from '@hemline/rules/goody-boxes/orders.ts'
import {
  canCancelGoody,
  type GoodyStatus,
  goodyStatusLabels,
  goodySteps,
} from '@hemline/rules/goody-boxes/states.ts'
import {
  type GoodyDepartment,
  type GoodyKind,
  goodyBudgets,
  goodyDepartments,
  goodyKinds,
  goodyMoved,
  goodyNoSizes,
  goodyNothing,
  goodyOpenBox,
  goodyTerms,
  isGoodyDepartment,
  isGoodyKind,
} from '@hemline/rules/goody-boxes/terms.ts'
import { type GoodyFacts, goodyWords } from '@hemline/rules/goody-boxes/words.ts'
import { declineMessage } from '@hemline/rules/payment/words.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import { returnReasonOf, returnReasons } from '@hemline/rules/returns/reasons.ts'
import {
  itemNow,
  itemsNow,
  legalRefusal,
  type MockContext,
  ownerOf,
  refuse,
  refuseBanned,
} from '../context.ts'
import { nextId } from '../db.ts'
import type { MockItem } from '../item.ts'
import { readerDates } from '../reader-dates.ts'
import type { MockGoodyBox, MockGoodyPiece } from '../seed/goody-boxes.ts'
import { paymentAttemptOf } from './orders-place.ts'
import { profilesOf } from './size-profile.mock.ts'

const over: readonly GoodyStatus[] = ['settled', 'lapsed', 'canceled']
const cardMethod = 'card_processor_credit_card'

/** Returns all goody boxes of this shop. */
export const boxesOf = (ctx: MockContext): MockGoodyBox[] => {
  ctx.db.state.goodyBoxes ??= []
  return ctx.db.state.goodyBoxes
}
const mine = (ctx: MockContext) => boxesOf(ctx).filter((box) => box.userId === ctx.user?.id)
const own = (ctx: MockContext, id: string) => mine(ctx).find((box) => box.id === id)
const refused = (message: string) => ({ __typename: 'GoodyRefused', message })
const inBoxes = (ctx: MockContext): Set<number> =>
  new Set(
    boxesOf(ctx)
      .filter((box) => !over.includes(box.status))
      .flatMap((box) => box.pieces.map((piece) => piece.itemNumber)),
  )

function member(ctx: MockContext): string {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in to ask for a box.')
  refuseBanned(ctx)
  return ctx.user.id
}

/** Returns the pieces that may go into a box. */
export function candidates(ctx: MockContext): { item: MockItem; piece: GoodyCandidate }[] {
  const taken = inBoxes(ctx)
  return itemsNow(ctx)
    .filter((item) => item.state === 'listed' && item.source === 'own' && !item.final_sale)
    .filter((item) => !taken.has(item.item_number) && !item.held_until)
    .map((item) => ({
      item,
      piece: {
        itemNumber: item.item_number,
        warehouseId: 12,
        brandId: item.brand_id,
        brand: item.brand_name,
        kind: item.category_tags[0] ?? '',
        price: item.price_cents,
        sizeDisplay: item.size_display,
        colors: item.color_names,
        isHearted: false,
        isLovedBrand: false,
        fit: null,
        fitWords: null,
        liked: 0.5,
      },
    }))
}

const tasteOf = ({ kinds, budget }: { kinds: readonly string[]; budget: number }) => ({
  kinds,
  budget,
  kindsLoved: new Map<string, number>(),
  colorsLoved: new Map<string, number>(),
})

type AskInput = {
  formKey: string
  departments: string[]
  kinds: string[]
  budget: number
  note?: string | null
}

function askFor(_: unknown, { input }: { input: AskInput }, ctx: MockContext) {
  const userId = member(ctx)
  const { formKey, departments, kinds, budget } = input
  if (!isFormKey(formKey)) throw refuse('BAD_INPUT', 'Please load the page again.')
  const isKnown =
    departments.length > 0 &&
    departments.every(isGoodyDepartment) &&
    kinds.every(isGoodyKind) &&
    goodyBudgets.some((one) => one === budget)
  if (!isKnown) throw refuse('BAD_INPUT', 'Please choose again from the lists.')
  const before = boxesOf(ctx).find((box) => box.formKey === formKey)
  if (before) return { __typename: 'GoodyBoxPayload', goodyBox: view(ctx, before) }
  const waits = legalRefusal(ctx)
  if (waits) return waits
  if (mine(ctx).some((box) => !over.includes(box.status))) return refused(goodyOpenBox)
  const sizes = profilesOf(ctx).filter((one) => departments.some((id) => id === one.department))
  if (!sizes.some((one) => one.sizingIds.length > 0)) return refused(goodyNoSizes)
  const choices = chooseGoodies(
    candidates(ctx).map(({ piece }) => piece),
    tasteOf(input),
  )
  if (choices.length === 0) return refused(goodyNothing)
  const n = String(nextId(ctx.db)).padStart(12, '0')
  const box: MockGoodyBox = {
    id: `0193aa20-0000-7000-8000-${n}`,
    userId,
    formKey,
    status: 'chosen',
    departments,
    kinds,
    budget,
    note: input.note?.trim() ?? '',
    stylistNote: '',
    askedAt: ctx.now.toISOString(),
    approvedAt: null,
    offerEndsAt: null,
    placedAt: null,
    shippedAt: null,
    deliveredAt: null,
    keepBy: null,
    settledAt: null,
    pieces: choices.map(({ itemNumber, why }) => ({
      itemNumber,
      why,
      choice: null,
      reason: null,
      byStylist: false,
    })),
    attemptKey: null,
    fees: 0,
    taxes: {},
    reserved: 0,
    charged: null,
  }
  boxesOf(ctx).push(box)
  return { __typename: 'GoodyBoxPayload', goodyBox: view(ctx, box) }
}

const date = (iso: string | null): Date | null => (iso ? new Date(iso) : null)
const choiceWords = { keep: 'You keep it', back: 'Goes back' } as const

function pieceView(ctx: MockContext, box: MockGoodyBox, piece: MockGoodyPiece) {
  const item = itemNow(ctx, piece.itemNumber)
  return item
    ? [
        {
          itemNumber: piece.itemNumber,
          item,
          why: piece.why,
          price: item.price_cents,
          tax: box.taxes[piece.itemNumber] ?? 0,
          choice: piece.choice,
          reason: piece.reason,
          reasonLabel: piece.reason ? (returnReasonOf(piece.reason)?.label ?? null) : null,
          outcome: piece.choice ? choiceWords[piece.choice] : null,
        },
      ]
    : []
}

function view(ctx: MockContext, box: MockGoodyBox) {
  const pieces = box.pieces.flatMap((piece) => pieceView(ctx, box, piece))
  const isReserved = box.attemptKey !== null
  const goesBack = box.pieces.some((piece) => piece.choice === 'back')
  const facts: GoodyFacts = {
    status: box.status,
    pieces: pieces.length,
    kept: box.pieces.filter((piece) => piece.choice === 'keep').length,
    reserved: box.reserved,
    charged: box.charged,
    offerEndsAt: date(box.offerEndsAt),
    keepBy: date(box.keepBy),
    isDecided: box.pieces.every((piece) => piece.choice !== null),
    travelsBack: false,
    isChargedEarly: false,
    isLost: false,
    paidWith: 'Visa ending in 4242',
    canceledBecause: box.canceledBecause ?? null,
  }
  return {
    id: box.id,
    status: box.status,
    statusLabel: goodyStatusLabels[box.status],
    ...goodyWords(facts, readerDates(ctx)),
    departments: box.departments.map((one) => goodyDepartments[one as GoodyDepartment]),
    kinds: box.kinds.map((one) => goodyKinds[one as GoodyKind]),
    budget: box.budget,
    note: box.note,
    stylistNote: box.stylistNote,
    askedAt: box.askedAt,
    offerEndsAt: box.offerEndsAt,
    keepBy: box.keepBy,
    steps: goodySteps(box.status, {
      chosen: date(box.askedAt),
      offered: date(box.approvedAt),
      placed: date(box.placedAt),
      shipped: date(box.shippedAt),
      with_you: date(box.deliveredAt),
      settled: date(box.settledAt),
    }),
    pieces,
    sum: pieces.reduce((sum, piece) => sum + piece.price, 0),
    fees: box.fees,
    reserved: isReserved && box.charged === null ? box.reserved : null,
    charged: box.charged,
    paidWith: isReserved ? 'Visa ending in 4242' : null,
    orderId: null,
    orderLabel: null,
    returnId: null,
    returnCode: box.status === 'returning' && goesBack ? 'R 40777' : null,
    labelUrl: box.status === 'returning' && goesBack ? '/api/v1.0/returns/label?return=mock' : null,
    carrierName: box.status === 'returning' && goesBack ? 'UPS' : null,
    reasons: [...returnReasons],
    canCancel: canCancelGoody(box.status),
    canChoose: box.status === 'with_you' || box.status === 'returning',
  }
}

function sumsOf(ctx: MockContext, box: MockGoodyBox, addressId: string | null) {
  const address = addressId
    ? ctx.db.state.addresses.find((one) => one.id === addressId && one.owner === ownerOf(ctx) && !one.hidden)
    : undefined
  if (addressId && !address) throw refuse('NOT_FOUND', 'There is no such address.')
  const lines = box.pieces.flatMap((piece) => {
    const item = itemNow(ctx, piece.itemNumber)
    return item ? [pieceLine(String(piece.itemNumber), item)] : []
  })
  const totals = goodyTotals({ lines, destination: address ? destinationIn(address) : null, now: ctx.now })
  return { totals, lines, isExact: address !== undefined }
}

function quote(
  _: unknown,
  { boxId, addressId }: { boxId: string; addressId?: string | null },
  ctx: MockContext,
) {
  const box = own(ctx, boxId)
  if (box?.status !== 'offered') throw refuse('NOT_FOUND', goodyMoved)
  const { totals, isExact } = sumsOf(ctx, box, addressId ?? null)
  return {
    pieces: totals.subtotal,
    fees: totals.circularityFeeAmount + totals.retailDeliveryFeeAmount,
    tax: totals.taxAmount,
    total: totals.total,
    isExact,
  }
}

type ReserveInput = {
  attemptKey: string
  boxId: string
  addressId: string
  amountShown: number
  totalShown: number
  paymentToken?: string | null
}

function reserve(_: unknown, { input }: { input: ReserveInput }, ctx: MockContext) {
  if (!goodyKeyPattern.test(input.attemptKey))
    throw refuse('BAD_INPUT', 'That is not the key of a try to reserve a box.')
  member(ctx)
  const box = own(ctx, input.boxId)
  if (box?.attemptKey === input.attemptKey) return { __typename: 'GoodyReserved', boxId: box.id }
  const waits = legalRefusal(ctx)
  if (waits) return waits
  if (box?.status !== 'offered') return refused(goodyMoved)
  const { totals, lines } = sumsOf(ctx, box, input.addressId)
  if (!input.paymentToken) {
    const missing = ['payment_token'] as const
    return { __typename: 'CheckoutIncomplete', message: checkoutIncompleteMessage(missing), missing }
  }
  if (totals.total !== input.totalShown || totals.amountCharged !== input.amountShown)
    return { __typename: 'TotalsChanged', message: totalsChangedMessage, cart: null }
  const attempt = paymentAttemptOf({ ...input, paymentMethod: cardMethod }, ctx.now.getTime())
  if (attempt.state === 'declined') {
    const code = attempt.declineCode ?? 'card_declined'
    return { __typename: 'PaymentDeclined', code, message: declineMessage(code as 'card_declined') }
  }
  Object.assign(box, {
    status: 'placed',
    placedAt: ctx.now.toISOString(),
    attemptKey: input.attemptKey,
    reserved: totals.amountCharged,
    fees: totals.circularityFeeAmount + totals.retailDeliveryFeeAmount,
    taxes: Object.fromEntries(lines.map((line, i) => [line.id, totals.lines[i]?.tax ?? 0])),
  })
  return { __typename: 'GoodyReserved', boxId: box.id }
}

type Choice = { itemNumber: number; keep: boolean; reason?: string | null }

function choose(_: unknown, { input }: { input: { boxId: string; choices: Choice[] } }, ctx: MockContext) {
  member(ctx)
  const box = own(ctx, input.boxId)
  if (!box || (box.status !== 'with_you' && box.status !== 'returning')) return refused(goodyMoved)
  const choiceOf = (piece: MockGoodyPiece) => input.choices.find((one) => one.itemNumber === piece.itemNumber)
  if (input.choices.length !== box.pieces.length || !box.pieces.every(choiceOf))
    return refused('Please say for each piece whether you keep it.')
  if (input.choices.some((one) => !one.keep && !returnReasonOf(one.reason ?? '')))
    return refused('Please say why a piece goes back: it teaches us what fits you.')
  for (const piece of box.pieces) {
    const said = choiceOf(piece)
    piece.choice = said?.keep ? 'keep' : 'back'
    piece.reason = said?.keep ? null : (said?.reason ?? null)
  }
  if (input.choices.some((one) => !one.keep)) box.status = 'returning'
  else Object.assign(box, { status: 'settled', charged: box.reserved, settledAt: ctx.now.toISOString() })
  return { __typename: 'GoodyBoxPayload', goodyBox: view(ctx, box) }
}

function cancel(_: unknown, { boxId }: { boxId: string }, ctx: MockContext) {
  member(ctx)
  const box = own(ctx, boxId)
  if (!box || (box.status !== 'canceled' && !canCancelGoody(box.status))) return refused(goodyMoved)
  box.status = 'canceled'
  return { __typename: 'GoodyBoxPayload', goodyBox: view(ctx, box) }
}

function setup(_: unknown, __: unknown, ctx: MockContext) {
  const sized = profilesOf(ctx).filter((one) => one.sizingIds.length > 0)
  return {
    departments: Object.entries(goodyDepartments).map(([id, label]) => ({
      id,
      label,
      hasSizes: sized.some((one) => one.department === id),
    })),
    kinds: Object.entries(goodyKinds).map(([id, label]) => ({ id, label })),
    budgets: [...goodyBudgets],
    terms: [...goodyTerms],
    openBoxId: mine(ctx).find((box) => !over.includes(box.status))?.id ?? null,
  }
}

export const goodyOrdersMocks = {
  Query: {
    goodySetup: setup,
    goodyBoxes: (_: unknown, __: unknown, ctx: MockContext) =>
      mine(ctx).map((box) => ({
        id: box.id,
        status: box.status,
        statusLabel: goodyStatusLabels[box.status],
        askedAt: box.askedAt,
        budget: box.budget,
        photoIds: box.pieces.flatMap((piece) => itemNow(ctx, piece.itemNumber)?.photo_ids[0] ?? []),
      })),
    goodyBox: (_: unknown, { id }: { id: string }, ctx: MockContext) => {
      const box = own(ctx, id)
      return box ? view(ctx, box) : null
    },
    goodyQuote: quote,
    goodyAttempt: (_: unknown, asked: { attemptKey: string; boxId: string }, ctx: MockContext) => {
      const box = own(ctx, asked.boxId)
      return box?.attemptKey === asked.attemptKey ? { __typename: 'GoodyReserved', boxId: box.id } : null
    },
  },
  Mutation: {
    askGoodyBox: askFor,
    reserveGoodyBox: reserve,
    chooseGoodyPieces: choose,
    cancelGoodyBox: cancel,
    payGoodyBox: (_: unknown, __: unknown, ctx: MockContext) => {
      member(ctx)
      return refused(goodyMoved)
    },
  },
}
