// Payout estimates before a piece is sent in, and the clean-out survey of sellers (decision 0073).

import { surveyAnsweredMessage, surveyProblems } from '@hemline/rules/cleanout/survey.ts'
import { brandPays, noPayoutMessage, unpaidBrandOf } from '@hemline/rules/earnings/ineligible-brands.ts'
import { payoutSlices } from '@hemline/rules/earnings/payout-slices.ts'
import { bagFees, type PayoutTerms, termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import type { Payout } from '@hemline/rules/earnings/payouts.ts'
import { estimateDays, estimateMessages, readEstimate, tooFewSold } from '@hemline/rules/estimates/input.ts'
import { estimateOnShelf } from '@hemline/rules/estimates/shelf.ts'
import { isTakenInBags, notTakenMessage } from '@hemline/rules/intake/taken.ts'
import { surveysPerAddress, surveysPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { CleanoutSurveyInput, PayoutEstimateInput, ResolversTypes } from '../../generated/resolvers.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isUuid } from '../../platform/tokens.ts'
import { ensureOwner } from '../identity/identity.ts'
import {
  findBrandOf,
  findShelf,
  findSurvey,
  hasKit,
  insertSurvey,
  listKitPartners,
  listSold,
} from './estimates.db.ts'

const dayMs = 86_400_000
type Estimated = ResolversTypes['PayoutEstimateResult'] & { __typename: string }
type Answered = ResolversTypes['AnswerCleanoutSurveyResult'] & { __typename: string }

const refused = (field: keyof typeof estimateMessages): Estimated => ({
  __typename: 'EstimateRefused',
  field,
  message: estimateMessages[field],
})
const withSlices = ({ price, lines, earnings, asCredit }: Payout, terms: PayoutTerms) => ({
  price,
  earnings,
  asCredit,
  lines: [...lines],
  slices: payoutSlices(price, terms.ladder),
})

/**
 * Returns the price range of a piece, from comparable sold pieces, and the payout at both ends, in cents.
 * Returned refusals: EstimateRefused (invalid input, unknown category or brand, a piece not taken in bags),
 * NoPayoutForBrand, TooFewSold (with the count and the count needed).
 */
export async function payoutEstimate(ctx: Context, input: PayoutEstimateInput): Promise<Estimated> {
  const asked = readEstimate(input)
  if ('field' in asked) return refused(asked.field)
  const [shelf, brand] = await Promise.all([
    findShelf(ctx.db, asked.category),
    asked.brand === null ? undefined : findBrandOf(ctx.db, asked.brand),
  ])
  if (!shelf) return refused('category')
  if (!isTakenInBags(asked.condition, [shelf.slug, shelf.above?.slug]))
    return { __typename: 'EstimateRefused', field: 'category', message: notTakenMessage }
  // Before the shop's own brands: some brands without a payout were never among them.
  const unpaid =
    unpaidBrandOf(asked.brand ?? '') ?? (brand && !brandPays(brand.name) ? brand.name : undefined)
  if (unpaid !== undefined) return { __typename: 'NoPayoutForBrand', message: noPayoutMessage(unpaid) }
  if (asked.brand !== null && !brand) return refused('brand')
  const tier = brand?.tier ?? asked.tier ?? 'mid'
  const terms = termsOf({ service: asked.service, tier, incentives: [], brandPays: true })
  const sold = await listSold(ctx.db, shelf.topId, new Date(ctx.now().getTime() - estimateDays * dayMs))
  const found = estimateOnShelf(
    { brandId: brand?.id ?? null, tier, condition: asked.condition },
    shelf,
    sold,
    terms,
  )
  if (!('estimate' in found))
    return {
      __typename: 'TooFewSold',
      ...found,
      message: tooFewSold((shelf.above ?? shelf).name, found.count, found.needed),
    }
  const { basis, count, from, to } = found.estimate
  return {
    __typename: 'PayoutEstimate',
    service: asked.service,
    condition: asked.condition,
    brandName: brand?.name ?? null,
    tier,
    basis,
    count,
    categoryName: shelf.name,
    basedOn: found.basedOn,
    from: withSlices(from, terms),
    to: withSlices(to, terms),
    bagFee: bagFees[asked.service],
    windowDays: terms.windowDays,
  }
}

/** Returns the active partners that give out clean-out kits, by name. */
export const kitPartners = (ctx: Context) => listKitPartners(ctx.db)

/**
 * Stores a survey answer: one per person and kit, or one per person without a kit. The same requestKey again
 * gets the same answer. Makes a visitor when there is none. Returned refusals: InvalidInput (also a kit that
 * isn't the viewer's), SurveyAnswered, TooManyTries (100 of a network, 20 of a person within an hour). Throws
 * FORBIDDEN for robots and banned users, RATE_LIMITED for a network address that made too many visitors.
 */
export async function answerCleanoutSurvey(ctx: Context, input: CleanoutSurveyInput): Promise<Answered> {
  const fields = surveyProblems(input)
  if (!isUuid(input.requestKey))
    fields.push({ field: 'requestKey', message: 'Please reload the page and try again.' })
  const owner = await ensureOwner(ctx)
  const kitId = input.kitId ?? null
  if (kitId !== null && !(isUuid(kitId) && (await hasKit(ctx.db, kitId, owner))))
    fields.push({ field: 'kitId', message: 'We can’t find this kit.' })
  if (fields.length > 0)
    return { __typename: 'InvalidInput', message: 'Please look at the marked questions.', fields }
  const id = input.requestKey.toLowerCase()
  const earlier = await findSurvey(ctx.db, id, owner)
  if (earlier) return { __typename: 'AnswerCleanoutSurveyPayload', score: earlier.score }
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `survey-address:${networkOf(ctx.clientIp)}`, ...surveysPerAddress },
    { key: `survey:${owner.user_id ?? `visitor-${owner.visitor_id}`}`, ...surveysPerOwner },
  ])
  if (wait !== undefined)
    return { __typename: 'TooManyTries', message: waitMessage(wait), retryAfterSeconds: wait }
  const { score, again, better } = input
  const row = {
    id,
    kit_id: kitId,
    ...owner,
    score,
    again,
    better: [...better],
    comment: input.comment?.trim() ?? '',
    answered_at: ctx.now(),
  }
  if (await insertSurvey(ctx.db, row)) return { __typename: 'AnswerCleanoutSurveyPayload', score }
  // Another request with the same key ran at the same time and was faster.
  const twin = await findSurvey(ctx.db, id, owner)
  return twin
    ? { __typename: 'AnswerCleanoutSurveyPayload', score: twin.score }
    : { __typename: 'SurveyAnswered', message: surveyAnsweredMessage }
}
