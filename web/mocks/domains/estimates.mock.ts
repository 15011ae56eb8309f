// The payout estimator and the survey with the real rules. Too few of the mocks' pieces are sold for an
// estimate, so every piece counts as sold.

import { surveyAnsweredMessage, surveyProblems } from '@hemline/rules/cleanout/survey.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { brandPays, noPayoutMessage, unpaidBrandOf } from '@hemline/rules/earnings/ineligible-brands.ts'
import { payoutSlices } from '@hemline/rules/earnings/payout-slices.ts'
import { bagFees, type PayoutTerms, termsOf } from '@hemline/rules/earnings/payout-terms.ts'
import type { Payout } from '@hemline/rules/earnings/payouts.ts'
import {
  type AskedEstimate,
  estimateMessages,
  readEstimate,
  tooFewSold,
} from '@hemline/rules/estimates/input.ts'
import type { Comparable } from '@hemline/rules/estimates/payout-estimates.ts'
import { estimateOnShelf, type Shelf } from '@hemline/rules/estimates/shelf.ts'
import { isTakenInBags, notTakenMessage } from '@hemline/rules/intake/taken.ts'
import type { BrandTier } from '@hemline/rules/vocabulary/items.ts'
import { itemsNow, type MockContext, ownerOf, refuseBanned } from '../context.ts'
import { mockKitPartners } from '../seed/kits.ts'
import { brands, kinds } from '../seed/pieces.ts'

const refused = (field: keyof typeof estimateMessages) => ({
  __typename: 'EstimateRefused',
  field,
  message: estimateMessages[field],
})
const withSlices = (payout: Payout, terms: PayoutTerms) => ({
  ...payout,
  slices: payoutSlices(payout.price, terms.ladder),
})

const brandTierOf = (id: number): BrandTier => brands.find((one) => one.id === id)?.tier ?? 'mid'

function shelfOf(slug: string): Shelf | undefined {
  const leaf = kinds.find((kind) => kind.slug === slug)
  if (leaf) return { slug, name: leaf.name, above: leaf.root }
  const root = kinds.find((kind) => kind.root.slug === slug)?.root
  return root && { slug, name: root.name, above: null }
}

function soldOn(ctx: MockContext, top: string): Comparable[] {
  const on = kinds.filter((kind) => kind.root.slug === top)
  return itemsNow(ctx).flatMap(({ category_id, price_cents, brand_id, condition }) => {
    const category = on.find((kind) => kind.categoryId === category_id)?.slug
    return category
      ? [{ price: cents(price_cents), brandId: brand_id, tier: brandTierOf(brand_id), condition, category }]
      : []
  })
}

function payoutEstimate(ctx: MockContext, input: AskedEstimate) {
  const asked = readEstimate(input)
  if ('field' in asked) return refused(asked.field)
  const shelf = shelfOf(asked.category)
  if (!shelf) return refused('category')
  if (!isTakenInBags(asked.condition, [shelf.slug, shelf.above?.slug]))
    return { ...refused('category'), message: notTakenMessage }
  const brand =
    asked.brand === null ? undefined : ctx.db.items.find((item) => item.brand_slug === asked.brand)
  const named = brand?.brand_name
  const unpaid = unpaidBrandOf(asked.brand ?? '') ?? (named && !brandPays(named) ? named : undefined)
  if (unpaid !== undefined) return { __typename: 'NoPayoutForBrand', message: noPayoutMessage(unpaid) }
  if (asked.brand !== null && !brand) return refused('brand')
  const tier: BrandTier = brand ? brandTierOf(brand.brand_id) : (asked.tier ?? 'mid')
  const terms = termsOf({ service: asked.service, tier, incentives: [], brandPays: true })
  const sold = soldOn(ctx, (shelf.above ?? shelf).slug)
  const found = estimateOnShelf(
    { brandId: brand?.brand_id ?? null, tier, condition: asked.condition },
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
    brandName: brand?.brand_name ?? null,
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

type Survey = {
  requestKey: string
  kitId?: string | null
  score: number
  again: string
  better: string[]
  comment?: string | null
}

function answerCleanoutSurvey(ctx: MockContext, input: Survey) {
  refuseBanned(ctx)
  const fields = surveyProblems(input)
  const kit = input.kitId
    ? ctx.db.state.cleanout?.kits.find((one) => one.id === input.kitId && one.sellerId === ctx.user?.id)
    : undefined
  if (input.kitId && !kit) fields.push({ field: 'kitId', message: 'We can’t find this kit.' })
  if (fields.length > 0)
    return { __typename: 'InvalidInput', message: 'Please look at the marked questions.', fields }
  const about = kit?.id ?? ownerOf(ctx)
  const surveys = ctx.db.state.surveys
  const earlier = surveys.find((one) => one.requestKey === input.requestKey || one.about === about)
  if (earlier && earlier.requestKey !== input.requestKey)
    return { __typename: 'SurveyAnswered', message: surveyAnsweredMessage }
  if (!earlier) surveys.push({ requestKey: input.requestKey, about, score: input.score })
  ctx.db.save()
  return { __typename: 'AnswerCleanoutSurveyPayload', score: earlier?.score ?? input.score }
}

export const estimatesMocks = {
  Query: {
    kitPartners: () => mockKitPartners,
    payoutEstimate: (_: unknown, { input }: { input: AskedEstimate }, ctx: MockContext) =>
      payoutEstimate(ctx, input),
  },
  Mutation: {
    answerCleanoutSurvey: (_: unknown, { input }: { input: Survey }, ctx: MockContext) =>
      answerCleanoutSurvey(ctx, input),
  },
}
