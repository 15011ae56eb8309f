// Gifts in the mocks: their codes, and their way back by whoever has them (decision 0247).
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { refusalOfReturn, returnableFirst, returnUntil } from '@hemline/rules/returns/eligibility.ts'
import {
  giftCodeAlphabet,
  giftIsYours,
  giftNeedsAccount,
  giftNeedsAddress,
  giftNotFound,
  notAGift,
  readGiftCode,
  readGiftProof,
  shownGiftCode,
} from '@hemline/rules/returns/gifts.ts'
import { returnReasonOf, returnReasons } from '@hemline/rules/returns/reasons.ts'
import { dropOffDays } from '@hemline/rules/vocabulary/returns.ts'
import { itemNow, type MockContext, ownerOf } from '../context.ts'
import { nextId } from '../db.ts'
import type { MockOrder } from '../orders.ts'
import { bookOf } from './addresses.mock.ts'
import { orderFor } from './orders.mock.ts'
import { ordersOf } from './orders-place.ts'
import { linesFrom, payload, storeReturn, toldOf } from './returns.mock.ts'
import { type Bought, boughtBy, factsOf, ownReturns, refused, returnsOf, type Wish } from './returns-check.ts'

type Typed = { code: string; proof: string }

function makeCode(
  ctx: MockContext,
  { orderId, accessKey = null }: { orderId: string; accessKey?: string | null },
) {
  const order = orderFor(ctx, { id: orderId, accessKey })
  const hasPieces = order?.lines.some((line) => line.kind === 'item' && line.canceledAt === null) ?? false
  if (!order || !hasPieces || order.status === 'canceled')
    return { __typename: 'GiftRefused', message: notAGift }
  const n = nextId(ctx.db)
  const last = giftCodeAlphabet.charAt(n % giftCodeAlphabet.length)
  ctx.db.state.giftCodes[order.id] ??= `MADE${String(2222 + n)
    .replace(/[01]/g, '9')
    .slice(-3)}${last}`
  return { __typename: 'MakeGiftCodePayload', order }
}

function giftOf(ctx: MockContext, typed: Typed) {
  if (!ctx.user) return { __typename: 'SignInRequired' as const, message: giftNeedsAccount }
  const code = readGiftCode(typed.code)
  const { zip, email } = readGiftProof(typed.proof)
  const order = ordersOf(ctx).find(
    (one) =>
      ctx.db.state.giftCodes[one.id] !== undefined &&
      (ctx.db.state.giftCodes[one.id] === code || readGiftCode(orderLabel(one.id)) === code) &&
      (one.email.toLowerCase() === email || one.shipTo?.zip.toLowerCase().replaceAll(' ', '') === zip),
  )
  if (!order) return { __typename: 'GiftNotFound' as const, message: giftNotFound }
  return order.owner === ownerOf(ctx) ? { __typename: 'GiftNotFound' as const, message: giftIsYours } : order
}

const piecesOf = (ctx: MockContext, order: MockOrder) =>
  boughtBy(ctx, order.owner).filter((one) => one.order.id === order.id)

const refusalOf = (ctx: MockContext, bought: Bought) => refusalOfReturn(factsOf(ctx, bought, null), ctx.now)

function find(ctx: MockContext, typed: Typed) {
  const order = giftOf(ctx, typed)
  if ('__typename' in order) return order
  const pieces = piecesOf(ctx, order).map((bought) => ({
    lineId: bought.line.id,
    item: itemNow(ctx, bought.line.itemNumber ?? 0),
    deliveredAt: bought.deliveredAt,
    until: returnUntil(new Date(bought.deliveredAt)).toISOString(),
    refusal: refusalOf(ctx, bought) ?? null,
  }))
  return { __typename: 'GiftFound', pieces: returnableFirst(pieces), reasons: returnReasons, dropOffDays }
}

type Input = { gift: Typed; lines: Wish[]; addressId: string; key: string }

function create(ctx: MockContext, input: Input) {
  if (!isFormKey(input.key)) return refused('Please load the page again.')
  const before = ownReturns(ctx).find((one) => one.formKey === input.key)
  if (before) return payload(before)
  const order = giftOf(ctx, input.gift)
  if ('__typename' in order) return order
  if (!bookOf(ctx).some((one) => one.id === input.addressId)) return refused(giftNeedsAddress, 'addressId')
  const bought: Bought[] = []
  for (const { lineId, reason } of input.lines) {
    const one = piecesOf(ctx, order).find(({ line }) => line.id === lineId)
    if (!one || !returnReasonOf(reason)) return refused('There is no such piece.', 'lines', lineId)
    const refusal = refusalOf(ctx, one)
    if (refusal) return refused(refusal, 'lines', lineId)
    bought.push(one)
  }
  if (bought.length === 0) return refused('Choose a piece to send back.', 'lines')
  const differs = toldOf(ctx, bought, { wishes: input.lines, asked: 'needed' })
  if ('__typename' in differs) return differs
  return storeReturn(ctx, {
    refundType: 'noncashoutable_credit_refund',
    restockingWaived: false,
    total: 0,
    sums: [],
    to: [],
    lines: linesFrom(bought, input.lines, differs),
    formKey: input.key,
    isGift: true,
  })
}

const isOpen = (status: string) => status !== 'completed' && status !== 'canceled'

export const giftReturnMocks = {
  Order: {
    gift: (order: MockOrder, _: unknown, ctx: MockContext) => {
      const code = ctx.db.state.giftCodes[order.id]
      const isGoingBack = returnsOf(ctx).some(
        (one) => one.isGift && isOpen(one.status) && one.lines.some((line) => line.orderId === order.id),
      )
      return code === undefined ? null : { code: shownGiftCode(code), isGoingBack }
    },
  },
  Mutation: {
    makeGiftCode: (_: unknown, asked: Parameters<typeof makeCode>[1], ctx: MockContext) =>
      makeCode(ctx, asked),
    findGift: (_: unknown, { gift }: { gift: Typed }, ctx: MockContext) => find(ctx, gift),
    createGiftReturn: (_: unknown, { input }: { input: Input }, ctx: MockContext) => create(ctx, input),
  },
}
