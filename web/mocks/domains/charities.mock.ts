// What charity partners got: the seeded gifts, and the donations made in the mocks.
import { lastMonths } from '@hemline/rules/earnings/months.ts'
import { shopDay } from '@hemline/rules/shipping/day-words.ts'
import type { MockContext } from '../context.ts'
import { mockGifts } from '../seed/charities.ts'
import { mockCharities } from '../seed/kits.ts'
import { pageIn } from './partner-pages.mock.ts'

const dayMs = 86_400_000

function charityPartner(ctx: MockContext, slug: string) {
  const charity = mockCharities.find((one) => one.slug === slug)
  if (!charity) return null
  const sold = mockGifts
    .filter(({ charityId }) => charityId === charity.id)
    .map((gift) => ({ ...gift, at: new Date(ctx.now.getTime() - gift.daysAgo * dayMs) }))
  const given = Object.entries(ctx.db.state.earnings).flatMap(([giver, { cashOuts }]) =>
    cashOuts
      .filter(({ kind, label }) => kind === 'donation' && label === charity.name)
      .map(({ amount, requestedAt }) => ({ giver, amount, at: new Date(requestedAt) })),
  )
  const all = [...sold, ...given]
  const sumOf = (gifts: readonly { amount: number }[]) => gifts.reduce((sum, { amount }) => sum + amount, 0)
  const page = pageIn(ctx, slug)
  return {
    ...charity,
    name: page?.texts.name ?? charity.name,
    about: page?.texts.description ?? charity.about,
    moneyDoes: page?.texts.moneyDoes ?? '',
    picture: page?.pictures.wide ?? null,
    pictureAlt: page?.texts.pictureAlt ?? '',
    raised: sumOf(all),
    pieces: sold.length,
    people: new Set(all.map(({ giver }) => giver)).size,
    months: lastMonths(ctx.now).map((month) => ({
      month,
      raised: sumOf(all.filter(({ at }) => shopDay(at).startsWith(month))),
    })),
  }
}

export const charitiesMocks = {
  Query: {
    charityPartner: (_: unknown, { slug }: { slug: string }, ctx: MockContext) => charityPartner(ctx, slug),
  },
}
