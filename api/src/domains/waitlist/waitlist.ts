// The waitlist for selling directly, and the survey about it (specification §2, the peer-to-peer flow).
// Other domains import only from this file.
import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import {
  surveysPerAddress,
  surveysPerOwner,
  waitlistPerAddress,
  waitlistPerOwner,
} from '@hemline/rules/vocabulary/rate-limits.ts'
import { directProblems } from '@hemline/rules/waitlist/survey.ts'
import type { Context } from '../../context.ts'
import type { DirectSurveyInput, ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction } from '../../platform/db.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { accountPerson, ensureOwner, type Owner } from '../identity/identity.ts'
import { leaveByLink } from './tell.ts'
import {
  findPlace,
  findPlaceOf,
  findSurvey,
  insertPlace,
  lockSurvey,
  type Person,
  saveSurvey,
} from './waitlist.db.ts'

export { registerWaitlistLeave, sendWaitlistMail, tellWaitlist, type WaitlistDoors } from './tell.ts'

type Joined = ResolversTypes['JoinDirectWaitlistResult'] & { __typename: string }
type TooMany = Extract<Joined, { __typename: 'TooManyTries' }> &
  Extract<Answered, { __typename: 'TooManyTries' }>
type Answered = ResolversTypes['AnswerDirectSurveyResult'] & { __typename: string }

const personOf = ({ viewer }: Context): Person => ({ userId: viewer.userId, visitorId: viewer.visitorId })
const keyOf = (owner: Owner): string => owner.user_id ?? `visitor-${owner.visitor_id}`

/**
 * Returns the viewer's place on the waitlist with its address (for a member without a place the address of
 * the account) and the viewer's survey; nulls for what there isn't.
 */
export async function directWaitlist(ctx: Context) {
  const person = personOf(ctx)
  const account = await accountPerson(ctx)
  const place = await findPlace(ctx.db, person, account?.email ?? null)
  const survey = await findSurvey(ctx.db, person)
  return {
    joinedAt: place?.joined_at ?? null,
    email: place?.email ?? account?.email ?? null,
    survey: survey ? { ...survey, mayWrite: survey.may_write, changedAt: survey.changed_at } : null,
  }
}

/**
 * Counts a request of an owner and a network, and returns TooManyTries above a limit; undefined within the
 * limits.
 */
async function refusalOf(
  ctx: Context,
  limits: Parameters<typeof secondsToWait>[2],
): Promise<TooMany | undefined> {
  const wait = await secondsToWait(ctx.db, ctx.now(), limits)
  if (wait === undefined) return undefined
  return { __typename: 'TooManyTries', message: waitMessage(wait), retryAfterSeconds: wait }
}

/**
 * Puts an address on the waitlist, once; for an address that stands there already `again` is true, and its
 * place stays whose it was. Returned refusals: InvalidInput (no address), TooManyTries (100 of a network, 20
 * of an owner within an hour). Throws FORBIDDEN for banned users and robots.
 */
export async function joinDirectWaitlist(ctx: Context, typed: string): Promise<Joined> {
  const email = typed.trim()
  if (!isEmail(email))
    return {
      __typename: 'InvalidInput',
      message: emailMessage,
      fields: [{ field: 'email', message: emailMessage }],
    }
  const owner = await ensureOwner(ctx)
  const refusal = await refusalOf(ctx, [
    { key: `waitlist-address:${networkOf(ctx.clientIp)}`, ...waitlistPerAddress },
    { key: `waitlist:${keyOf(owner)}`, ...waitlistPerOwner },
  ])
  if (refusal) return refusal
  const now = ctx.now()
  const isNew = await insertPlace(ctx.db, { id: uuidv7(now.getTime()), email, ...owner, joined_at: now })
  const place = await findPlaceOf(ctx.db, email)
  if (!place) throw new Error('waitlist: a place is gone')
  return {
    __typename: 'JoinDirectWaitlistPayload',
    email: place.email,
    joinedAt: place.joined_at,
    again: !isNew,
    waitlist: await directWaitlist(ctx),
  }
}

/**
 * Stores the viewer's answers to the survey, in the place of earlier ones; those that the viewer gave in this
 * browser before the log-in become the account's. Returned refusals: InvalidInput, TooManyTries (100 of a
 * network, 20 of an owner within an hour). Throws FORBIDDEN for banned users and robots.
 */
export async function answerDirectSurvey(ctx: Context, input: DirectSurveyInput): Promise<Answered> {
  const fields = directProblems(input)
  if (fields.length > 0)
    return { __typename: 'InvalidInput', message: 'Please look at the marked questions.', fields }
  const owner = await ensureOwner(ctx)
  const refusal = await refusalOf(ctx, [
    { key: `survey-address:${networkOf(ctx.clientIp)}`, ...surveysPerAddress },
    { key: `survey:${keyOf(owner)}`, ...surveysPerOwner },
  ])
  if (refusal) return refusal
  const { sells, often, places, obstacle, mayWrite } = input
  const person: Person = { userId: owner.user_id, visitorId: owner.visitor_id ?? ctx.viewer.visitorId }
  await inTransaction<{ __typename: 'Saved' }>(ctx.db, 'Saved', async (tx) => {
    await lockSurvey(tx, person)
    const earlier = await findSurvey(tx, person)
    await saveSurvey(tx, {
      id: earlier?.id ?? uuidv7(ctx.now().getTime()),
      user_id: person.userId,
      visitor_id: person.visitorId,
      sells: [...sells],
      often,
      places: [...places],
      obstacle,
      may_write: mayWrite,
      changed_at: ctx.now(),
    })
    return { __typename: 'Saved' }
  })
  return { __typename: 'AnswerDirectSurveyPayload', waitlist: await directWaitlist(ctx) }
}

/**
 * Removes the address of a mailed link from the waitlist, without a log-in, and returns the viewer's
 * waitlist; `left` is false for a token that this shop did not sign.
 */
export async function leaveDirectWaitlist(ctx: Context, token: string) {
  const left = await leaveByLink({ db: ctx.db, secret: ctx.config.GIFT_CARD_SECRET }, token)
  return { left, waitlist: await directWaitlist(ctx) }
}
