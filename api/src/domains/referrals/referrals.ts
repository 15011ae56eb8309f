// Friends who invite friends: the page of invitations, letters, and the friend's gift (decision 0185).
import { cents } from '@hemline/rules/common/money.ts'
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
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { isUuid, newToken, uuidv7 } from '../../platform/tokens.ts'
import { cameFrom } from '../identity/identity.ts'
import { creditDropsOf } from '../ledger/ledger.ts'
import { findJoined } from './friends.db.ts'
import {
  type AdvocateRow,
  countReferrals,
  countSent,
  findAdvocate,
  findAdvocateById,
  findAdvocateOfFriend,
  findAdvocateOfVisitor,
  findReferralTo,
  findReferralToMove,
  insertCode,
  insertReferral,
  listReferrals,
  lockAdvocate,
  type ReferralRow,
  updateReferral,
} from './referrals.db.ts'

export { followReferrals, joinFriend } from './follow.ts'
export { type InvitationMailDoors, sendInvitationMail } from './mail.ts'

const dayMs = 86_400_000
const shownMost = 100
const codeLetters = 4
const codeWordMost = 16

/** Returns the viewer's user id. Throws UNAUTHENTICATED for visitors and FORBIDDEN for banned people. */
function memberOf(ctx: Context): string {
  const { userId, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in to invite friends.')
  if (banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  return userId
}

/** Returns an inviting member's name as friends read it: "Nora W.". */
export const advocateName = ({
  first_name,
  last_name,
}: Pick<AdvocateRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name.charAt(0).toUpperCase()}.`

/**
 * Returns a new code that a friend can type: the first name's letters and four random signs, such as
 * "nora-7k2q".
 */
function newCode(firstName: string): string {
  const word = slugify(firstName).slice(0, codeWordMost) || 'friend'
  const end = newToken()
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
  return `${word}-${end.slice(0, codeLetters)}`
}

/**
 * Returns a user with the own code, which is made when it is first asked for. Throws UNAUTHENTICATED for an
 * account that is gone.
 */
async function advocateOf(ctx: Context, userId: string): Promise<AdvocateRow> {
  for (;;) {
    const known = await findAdvocateById(ctx.db, userId)
    if (known) return known
    const account = await findJoined(ctx.db, userId)
    if (!account) throw refuse('UNAUTHENTICATED', 'Please log in to invite friends.')
    // A code that is somebody else's is not inserted, and another is made.
    await insertCode(ctx.db, { userId, code: newCode(account.first_name), now: ctx.now() })
  }
}

const friendName = ({ first_name, last_name, email }: ReferralRow): string =>
  first_name === null ? (email ?? 'A friend') : `${first_name} ${last_name ?? ''}`.trim()

/**
 * Returns whether a letter may be sent once more as a reminder: it is unanswered for `reminderDays`, and has
 * had none.
 */
const canRemind = ({ status, sent_at, reminded_at }: ReferralRow, now: Date): boolean =>
  status === 'Invitation Sent' &&
  reminded_at === null &&
  sent_at !== null &&
  now.getTime() - sent_at.getTime() >= reminderDays * dayMs
const canSendAgain = ({ status, friend_id, email }: ReferralRow): boolean =>
  status === 'Expired' && friend_id === null && email !== null

const sentOf = (row: ReferralRow, now: Date) => ({
  id: row.id,
  name: friendName(row),
  status: row.status,
  statusLabel: statusLabelOf(row.status),
  reason: row.reason,
  sentAt: row.sent_at,
  remindedAt: row.reminded_at,
  joinedAt: row.joined_at,
  giftEndsAt: row.gift_ends_at,
  boughtAt: row.bought_at,
  dueAt: row.due_at,
  amount: row.status === 'Rewarded' || row.status === 'Completed Purchase' ? cents(referralAdvocate) : null,
  canRemind: canRemind(row, now),
  canSendAgain: canSendAgain(row),
})

/** Returns the sums of a user's invitations in cents; what is left of each reward is read from the ledger. */
async function sumsOf(ctx: Context, userId: string) {
  const counts = await countReferrals(ctx.db, userId)
  const drops = await creditDropsOf(ctx.db, { userId, now: ctx.now() })
  const own = drops.filter(({ id }) => counts.drops.includes(id))
  const earned = counts.rewarded * referralAdvocate
  const available = own.reduce((sum, { balance }) => sum + balance, 0)
  return {
    earned: cents(earned),
    available: cents(available),
    spent: cents(earned - available),
    onItsWay: cents(counts.waiting * referralAdvocate),
    nextAt: counts.next_at,
    expires: neverExpires,
    invited: counts.invited,
    bought: counts.bought,
  }
}

/**
 * Returns the viewer's invitation code and its path, sums, and newest 100 invitations; null for visitors.
 * Makes the code the first time.
 */
export async function invitationsFor(ctx: Context) {
  const { userId } = ctx.viewer
  if (userId === null) return null
  const { code } = await advocateOf(ctx, userId)
  const now = ctx.now()
  return {
    code,
    path: `/i/${code}`,
    sums: await sumsOf(ctx, userId),
    sent: (await listReferrals(ctx.db, userId, shownMost)).map((row) => sentOf(row, now)),
  }
}

/**
 * Returns what a friend finds behind an invitation code: who invites, whether the code is the viewer's own,
 * and `isOpen`, whether the viewer (a visitor) can still use it; null for an unknown code.
 */
export async function referralGiftFor(ctx: Context, text: string) {
  const code = referralCodeOf(text)
  const advocate = code && (await findAdvocate(ctx.db, code))
  if (!advocate) return null
  const { userId } = ctx.viewer
  return {
    code: advocate.code,
    from: advocateName(advocate),
    isMine: advocate.user_id === userId,
    isOpen: userId === null,
  }
}

/**
 * Returns the invitation that brought the viewer (§3 ReferralInvitation): a member's own, or that of the code
 * with which a visitor came. `context`: of the link, which says whether it invited to a goody box; without
 * it, what the visitor's first click told. Null for who came without one.
 */
export async function referralInvitationOf(ctx: Context, context: string | null) {
  const { userId, visitorId, bot } = ctx.viewer
  const kept = context === null && visitorId !== null ? await cameFrom(ctx.db, visitorId) : undefined
  const said = context ?? kept?.referral_context ?? null
  if (userId !== null) {
    const advocate = await findAdvocateOfFriend(ctx.db, userId)
    if (!advocate) return null
    const { gift_ends_at: endsAt } = advocate
    return invitationBy(advocate, said, endsAt !== null && endsAt > ctx.now() ? endsAt : null)
  }
  const advocate = visitorId !== null && !bot ? await findAdvocateOfVisitor(ctx.db, visitorId) : undefined
  return advocate ? invitationBy(advocate, said, 'once joined') : null
}

/**
 * Returns an invitation as the contract has it, the reward in cents. `gift`: until when the discount is open,
 * 'once joined' for a visitor, null when it is over.
 */
const invitationBy = (advocate: AdvocateRow, context: string | null, gift: Date | 'once joined' | null) => ({
  code: advocate.code,
  isGoodyReferral: context === referralContexts.goody,
  isReferral: context !== referralContexts.goody,
  referralCampaign: {
    advocateRewardAmount: cents(referralAdvocate),
    friendRewardAmount: referralFriendPercent,
  },
  from: advocateName(advocate),
  isGiftOpen: gift !== null,
  giftEndsAt: gift === 'once joined' ? null : gift,
})

/** Returns the viewer's invitation code, made the first time; null for visitors and banned people. */
export async function referralCodeFor(ctx: Context): Promise<string | null> {
  const { userId, banned } = ctx.viewer
  return userId === null || banned ? null : (await advocateOf(ctx, userId)).code
}

const refused = (message: string) => ({ __typename: 'InvitationRefused' as const, message })
type Refused = ReturnType<typeof refused>
type Sent = { __typename: 'Sent' }

async function answerOf(ctx: Context, outcome: Refused | Sent) {
  if (outcome.__typename === 'InvitationRefused') return outcome
  const invitations = await invitationsFor(ctx)
  if (!invitations) throw new Error('sendInvitation: the viewer is gone')
  return { __typename: 'SendInvitationPayload' as const, invitations }
}

/**
 * Queues a mail that invites a friend. Returns a refusal for a malformed address, the viewer's own, one
 * invited before, and more than twenty in a day. People who have an account or want no letters get none,
 * without the viewer learning it. Throws UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function sendInvitation(ctx: Context, given: string) {
  const userId = memberOf(ctx)
  const advocate = await advocateOf(ctx, userId)
  const email = given.trim().toLowerCase()
  const problem = invitationProblem(email, advocate.email)
  if (problem) return refused(problem)
  const now = ctx.now()
  const outcome = await inTransaction<Refused | Sent>(ctx.db, 'Sent', async (tx) => {
    await lockAdvocate(tx, userId)
    if (await findReferralTo(tx, userId, email)) return refused(invitationAgainMessage)
    if ((await countSent(tx, userId, new Date(now.getTime() - dayMs))) >= invitationsPerDay)
      return refused(invitationTooManyMessage)
    const id = uuidv7(now.getTime())
    await insertReferral(tx, {
      id,
      advocateId: userId,
      status: 'Invitation Sent',
      reason: null,
      email,
      friendId: null,
      sentAt: now,
      joinedAt: null,
      giftEndsAt: null,
      now,
    })
    await addJob(tx, 'invitationMail', { referralId: id, reminder: false }, `invitation/${id}`)
    return { __typename: 'Sent' }
  })
  return answerOf(ctx, outcome)
}

/**
 * Queues the mail of an invitation once more: as a reminder, or anew when the first one lapsed unanswered.
 * Returns InvitationRefused for a second or early reminder, answered invitations and more than twenty mails
 * in a day. Throws NOT_FOUND for invitations of others, UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function resendInvitation(ctx: Context, id: string) {
  const userId = memberOf(ctx)
  const now = ctx.now()
  const outcome = await inTransaction<Refused | Sent>(ctx.db, 'Sent', async (tx) => {
    await lockAdvocate(tx, userId)
    const row = isUuid(id) ? await findReferralToMove(tx, id) : undefined
    if (row?.advocate_id !== userId) throw refuse('NOT_FOUND', 'This invitation is not here any more.')
    if (canRemind(row, now)) await updateReferral(tx, id, { reminded_at: now })
    else if (canSendAgain(row)) {
      if ((await countSent(tx, userId, new Date(now.getTime() - dayMs))) >= invitationsPerDay)
        return refused(invitationTooManyMessage)
      await updateReferral(tx, id, { status: 'Invitation Sent', sent_at: now, reminded_at: null })
    } else return refused(invitationAgainMessage)
    const key = `invitation/${id}/${now.getTime()}`
    await addJob(tx, 'invitationMail', { referralId: id, reminder: row.status === 'Invitation Sent' }, key)
    return { __typename: 'Sent' }
  })
  return answerOf(ctx, outcome)
}
