// The waitlist for selling directly and its survey, by the rules' own checks.
import { emailMessage, isEmail } from '@hemline/rules/common/validation.ts'
import { type DirectAnswers, directProblems } from '@hemline/rules/waitlist/survey.ts'
import { type MockContext, ownerOf, refuseBanned } from '../context.ts'

function directWaitlist(ctx: MockContext) {
  const { places, surveys } = ctx.db.state.waitlist
  const own = ctx.user?.email.toLowerCase()
  const place = places.findLast(
    (one) => one.owner === ownerOf(ctx) || (own !== undefined && one.email.toLowerCase() === own),
  )
  const survey = surveys[ownerOf(ctx)]
  return {
    joinedAt: place?.joinedAt ?? null,
    email: place?.email ?? ctx.user?.email ?? null,
    survey: survey ?? null,
  }
}

function join(ctx: MockContext, typed: string) {
  const email = typed.trim()
  if (!isEmail(email))
    return {
      __typename: 'InvalidInput',
      message: emailMessage,
      fields: [{ field: 'email', message: emailMessage }],
    }
  refuseBanned(ctx)
  const { places } = ctx.db.state.waitlist
  const earlier = places.find((one) => one.email.toLowerCase() === email.toLowerCase())
  const place = earlier ?? { email, owner: ownerOf(ctx), joinedAt: ctx.now.toISOString() }
  if (!earlier) places.push(place)
  ctx.db.save()
  return {
    __typename: 'JoinDirectWaitlistPayload',
    email: place.email,
    joinedAt: place.joinedAt,
    again: earlier !== undefined,
    waitlist: directWaitlist(ctx),
  }
}

function answer(ctx: MockContext, input: DirectAnswers) {
  const fields = directProblems(input)
  if (fields.length > 0)
    return { __typename: 'InvalidInput', message: 'Please look at the marked questions.', fields }
  refuseBanned(ctx)
  ctx.db.state.waitlist.surveys[ownerOf(ctx)] = { ...input, changedAt: ctx.now.toISOString() }
  ctx.db.save()
  return { __typename: 'AnswerDirectSurveyPayload', waitlist: directWaitlist(ctx) }
}

/** The token of a mail's link is the address itself in the mocks. */
function leave(ctx: MockContext, token: string) {
  const { waitlist } = ctx.db.state
  const left = isEmail(token)
  if (left) waitlist.places = waitlist.places.filter((one) => one.email.toLowerCase() !== token.toLowerCase())
  ctx.db.save()
  return { left, waitlist: directWaitlist(ctx) }
}

export const waitlistMocks = {
  Query: {
    directWaitlist: (_: unknown, __: unknown, ctx: MockContext) => directWaitlist(ctx),
  },
  Mutation: {
    joinDirectWaitlist: (_: unknown, { email }: { email: string }, ctx: MockContext) => join(ctx, email),
    leaveDirectWaitlist: (_: unknown, { token }: { token: string }, ctx: MockContext) => leave(ctx, token),
    answerDirectSurvey: (_: unknown, { input }: { input: DirectAnswers }, ctx: MockContext) =>
      answer(ctx, input),
  },
}
