// The figures of visits: a week of a small shop.
import { ratingOf, vitalNames, type WebVital } from '@hemline/rules/analytics/web-vitals.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { type MockContext, refuse } from '../context.ts'

const week: Readonly<Record<string, readonly [times: number, visitors: number]>> = {
  pageViews: [18_420, 2310],
  productViews: [7350, 1480],
  cartAdds: [912, 402],
  purchases: [148, 131],
  searches: [2204, 860],
  favorites: [1671, 540],
}
const speed: Readonly<Record<string, Partial<Record<WebVital, number>>>> = {
  home: { FCP: 640, LCP: 1180, CLS: 0.01, INP: 64, FID: 9, TTFB: 120 },
  'shop-listings': { FCP: 820, LCP: 2710, CLS: 0.03, INP: 148, FID: 12, TTFB: 210 },
  'shop-details': { FCP: 760, LCP: 1490, CLS: 0.02, INP: 96, FID: 8, TTFB: 180 },
  checkout: { FCP: 910, LCP: 1820, CLS: 0.28, INP: 520, FID: 40, TTFB: 240 },
}

/** Views of types of pages; they come to the week's page views. */
const pages: readonly (readonly [pageType: string | null, times: number, visitors: number])[] = [
  ['shop-details', 7350, 1480],
  ['shop-listings', 5210, 1702],
  ['home', 3120, 1994],
  ['cart', 1530, 611],
  ['checkout', 1180, 402],
  [null, 30, 21],
]

function siteAnalytics(ctx: MockContext) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.user.banned || !mayDo(ctx.user.roles, 'see_analytics'))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return {
    figures: Object.entries(week).map(([name, [times, visitors]]) => ({
      name,
      day: { times: Math.round(times / 7), visitors: Math.round(visitors / 6) },
      week: { times, visitors },
    })),
    pages: pages.map(([pageType, times, visitors]) => ({ pageType, times, visitors })),
    vitals: Object.entries(speed).flatMap(([pageType, own]) =>
      vitalNames.flatMap((vital) => {
        const p75 = own[vital]
        return p75 === undefined ? [] : [{ pageType, vital, p75, rating: ratingOf(vital, p75), samples: 400 }]
      }),
    ),
  }
}

export const analyticsMocks = {
  Query: { siteAnalytics: (_: unknown, __: unknown, ctx: MockContext) => siteAnalytics(ctx) },
}
