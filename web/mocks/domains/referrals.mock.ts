// Mocks invitations: the letters that a person sends. Friends of the mocks never buy, except in the seed.
import { slugify } from '@hemline/rules/common/slugs.ts'
import { referralContexts } from '@hemline/rules/referrals/came-by.ts'
import { statusLabelOf } from '@hemline/rules/referrals/invitation-words.ts'
import {
  invitationAgainMessage,
  invitationProblem,
  invitationsPerDay,
  invitationTooManyMessage,
  referralCodeOf,
  reminderDays,
} from '@hemline/rules/referrals/referrals.ts'
import { referralAdvocate, referralFriendPercent } from '@hemline/rules/vocabulary/constants.ts'
import { neverExpires } from '@hemline/rules/vocabulary/rewards.ts'
import { type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import type { MockUser } from '../seed/people.ts'
import { type MockReferral, seededCodes } from '../seed/referrals.ts'

const dayMs = 86_400_000
/** Returns the code that a mock's member invites with. */
export const codeOf = (user: MockUser): string =>
  seededCodes[user.email] ?? `${slugify(user.firstName)}-${user.id.slice(-4)}`
const ownOf = (ctx: MockContext) =>
  (ctx.db.state.referrals ?? []).filter(({ owner }) => owner === ownerOf(ctx))

function canRemind(ctx: MockContext, { status, sentAt, remindedAt }: MockReferral): boolean {
  const age = ctx.now.getTime() - Date.parse(sentAt ?? '')
  return status === 'Invitation Sent' && remindedAt === null && age >= reminderDays * dayMs
}

function sentOf(ctx: MockContext, one: MockReferral) {
  const pays = one.status === 'Rewarded' || one.status === 'Completed Purchase'
  return {
    id: one.id,
    name: one.name ?? one.email,
    status: one.status,
    statusLabel: statusLabelOf(one.status),
    reason: one.reason,
    sentAt: one.sentAt,
    remindedAt: one.remindedAt,
    joinedAt: one.joinedAt,
    giftEndsAt: one.giftEndsAt,
    boughtAt: one.boughtAt,
    dueAt: one.dueAt,
    amount: pays ? referralAdvocate : null,
    canRemind: canRemind(ctx, one),
    canSendAgain: one.status === 'Expired' && one.name === null,
  }
}

function invitationsOf(ctx: MockContext) {
  if (!ctx.user) return null
  const own = ownOf(ctx)
  const count = (status: string) => own.filter((one) => one.status === status).length
  const rewarded = count('Rewarded')
  const waiting = count('Completed Purchase')
  const earned = rewarded * referralAdvocate
  const code = codeOf(ctx.user)
  return {
    code,
    path: `/i/${code}`,
    sums: {
      earned,
      available: earned,
      spent: 0,
      onItsWay: waiting * referralAdvocate,
      nextAt: own.find(({ status }) => status === 'Completed Purchase')?.dueAt ?? null,
      expires: neverExpires,
      invited: own.length,
      bought: rewarded + waiting,
    },
    sent: own.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).map((one) => sentOf(ctx, one)),
  }
}

function giftOf(ctx: MockContext, text: string) {
  const code = referralCodeOf(text)
  const advocate = ctx.db.state.users.find((one) => codeOf(one) === code && !one.banned)
  if (!advocate || code === undefined) return null
  const from = `${advocate.firstName} ${advocate.lastName.charAt(0)}.`
  return { code, from, isMine: advocate.id === ctx.user?.id, isOpen: !ctx.user }
}

function member(ctx: MockContext): MockUser {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in to invite friends.')
  refuseBanned(ctx)
  return ctx.user
}

const refused = (message: string) => ({ __typename: 'InvitationRefused', message })
const sent = (ctx: MockContext) => ({ __typename: 'SendInvitationPayload', invitations: invitationsOf(ctx) })
const isTooMany = (ctx: MockContext): boolean =>
  ownOf(ctx).filter(({ sentAt }) => ctx.now.getTime() - Date.parse(sentAt ?? '') < dayMs).length >=
  invitationsPerDay

export const referralsMocks = {
  Query: {
    invitations: (_: unknown, __: unknown, ctx: MockContext) => invitationsOf(ctx),
    referralCode: (_: unknown, __: unknown, ctx: MockContext) => (ctx.user ? codeOf(ctx.user) : null),
    referralGift: (_: unknown, { code }: { code: string }, ctx: MockContext) => giftOf(ctx, code),
  },
  User: {
    referralInvitation: (_: unknown, __: unknown, ctx: MockContext) => {
      const { referralCodes, referralContexts: said, openGifts } = ctx.db.state
      const isGoody = said[ctx.jar.visitorId ?? -1] === referralContexts.goody
      const code = referralCodeOf(ctx.user ? openGifts[ctx.user.id] : referralCodes[ctx.jar.visitorId ?? -1])
      const gift = code !== undefined && giftOf(ctx, code)
      return gift
        ? {
            code,
            isGoodyReferral: isGoody,
            isReferral: !isGoody,
            referralCampaign: {
              advocateRewardAmount: referralAdvocate,
              friendRewardAmount: referralFriendPercent,
            },
            from: gift.from,
            isGiftOpen: true,
            giftEndsAt: null,
          }
        : null
    },
  },
  Mutation: {
    sendInvitation: (_: unknown, { email: given }: { email: string }, ctx: MockContext) => {
      const user = member(ctx)
      const email = given.trim().toLowerCase()
      const problem = invitationProblem(email, user.email)
      if (problem) return refused(problem)
      if (ownOf(ctx).some((one) => one.email === email)) return refused(invitationAgainMessage)
      if (isTooMany(ctx)) return refused(invitationTooManyMessage)
      const at = ctx.now.toISOString()
      ctx.db.state.referrals?.push({
        id: `invitation-${nextId(ctx.db)}`,
        owner: ownerOf(ctx),
        status: 'Invitation Sent',
        reason: null,
        email,
        name: null,
        createdAt: at,
        sentAt: at,
        remindedAt: null,
        joinedAt: null,
        giftEndsAt: null,
        boughtAt: null,
        dueAt: null,
      })
      return sent(ctx)
    },
    resendInvitation: (_: unknown, { id }: { id: string }, ctx: MockContext) => {
      member(ctx)
      const one = ownOf(ctx).find((known) => known.id === id)
      if (!one) throw refuse('NOT_FOUND', 'This invitation is not here any more.')
      const at = ctx.now.toISOString()
      if (canRemind(ctx, one)) one.remindedAt = at
      else if (one.status === 'Expired' && one.name === null) {
        if (isTooMany(ctx)) return refused(invitationTooManyMessage)
        Object.assign(one, { status: 'Invitation Sent', sentAt: at, remindedAt: null })
      } else return refused(invitationAgainMessage)
      return sent(ctx)
    },
  },
}
