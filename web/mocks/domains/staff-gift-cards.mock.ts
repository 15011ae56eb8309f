// The gift cards of an order as employees see them, and one sent again.
import { isReason, mayDo, passwordNeeded, reasonNeeded } from '@hemline/rules/fulfillment/staff.ts'
import { type MockContext, refuse } from '../context.ts'
import { nextId } from '../db.ts'
import { stalePasswordReason } from '../marked.ts'
import { notesOf } from '../notes.ts'
import type { MockOrder } from '../orders.ts'
import { sendCardAgain } from '../send-gift-card.ts'
import { ordersOf } from './orders-place.ts'

type Input = { id: string; email?: string | null; reason: string }

function sendByStaff(ctx: MockContext, { id, email, reason }: Input) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.user.banned || !mayDo(ctx.user.roles, 'resend_mail'))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const card = ctx.db.state.boughtGiftCards.find((one) => one.id === id)
  const order = ordersOf(ctx).find((one) => one.id === card?.orderId)
  if (!card || !order) throw refuse('NOT_FOUND', 'There is no such gift card.')
  if (!isReason(reason)) return { __typename: 'StaffRefusal', message: reasonNeeded }
  if (email && reason.trim() === stalePasswordReason)
    return { __typename: 'PasswordNeeded', message: passwordNeeded }
  const sent = sendCardAgain(ctx, card, { email, reason: reason.trim() })
  if (sent.__typename !== 'SendGiftCardAgainPayload') return sent
  notesOf(ctx.db, order.id).unshift({
    id: `note${nextId(ctx.db)}`,
    kind: 'gift_card_sent_again',
    fromStatus: null,
    toStatus: null,
    actor: `${ctx.user.firstName} ${ctx.user.lastName}`,
    reason: reason.trim(),
    happenedAt: ctx.now.toISOString(),
  })
  ctx.db.save()
  return { __typename: 'StaffOrderPayload', staffOrder: { order } }
}

export const staffGiftCardsMocks = {
  Mutation: {
    staffSendGiftCardAgain: (_: unknown, { input }: { input: Input }, ctx: MockContext) =>
      sendByStaff(ctx, input),
  },
  StaffOrder: {
    giftCards: ({ order }: { order: MockOrder }, _: unknown, ctx: MockContext) =>
      ctx.db.state.boughtGiftCards.filter((card) => card.orderId === order.id),
  },
}
