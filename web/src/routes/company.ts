import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'
import { screenOf } from './screen-of.ts'

const early = async () => (await import('./company-screens.ts')).early()
const parent = { getParentRoute: () => rootRoute }
const screen = screenOf(() => import('./company-screens.ts'))
const legal = screen('LegalScreen')

export const legalIndexRoute = createRoute({
  ...parent,
  path: '/legal',
  loader: ({ context }) => void early().then((ask) => ask.askLegalDocuments(context.client)),
  component: legal,
})
export const legalRoute = createRoute({
  ...parent,
  path: '/legal/$slug',
  loader: ({ context, params }) => void early().then((ask) => ask.askLegalDocument(context.client, params.slug)),
  component: legal,
})
export const aboutRoute = createRoute({
  ...parent,
  path: '/about',
  loader: ({ context }) => void early().then((ask) => ask.askShopFigures(context.client)),
  component: screen('AboutScreen'),
})
export const conceptRoute = createRoute({
  ...parent,
  path: '/concept',
  component: screen('ConceptScreen'),
})
export const giftCardsRoute = createRoute({
  ...parent,
  path: '/giftcards',
  component: screen('GiftCardsScreen'),
})
export const findAnythingRoute = createRoute({
  ...parent,
  path: '/find-anything',
  component: screen('FindAnythingScreen'),
})
export const contactRoute = createRoute({
  ...parent,
  path: '/contact',
  component: screen('ContactScreen'),
})
export const supportRoute = createRoute({
  ...parent,
  path: '/support',
  loader: ({ context }) => void early().then((ask) => ask.askHelpArticles(context.client)),
  component: screen('SupportScreen'),
})
export const goodbyeRoute = createRoute({
  ...parent,
  path: '/goodbye',
  component: screen('GoodbyeScreen'),
})
export const robotsRoute = createRoute({
  ...parent,
  path: '/robots',
  component: screen('RobotsScreen'),
})
export const sitemapRoute = createRoute({
  ...parent,
  path: '/sitemap',
  loader: ({ context }) => void early().then((ask) => ask.askShopMap(context.client)),
  component: screen('SitemapScreen'),
})
