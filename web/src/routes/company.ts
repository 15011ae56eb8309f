import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

const early = () => import('../domains/company/early.ts')
const parent = { getParentRoute: () => rootRoute }
const legal = lazyRouteComponent(() => import('../domains/legal/LegalScreen.tsx'), 'LegalScreen')

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
export const cleanoutRoute = createRoute({
  ...parent,
  path: '/cleanout',
  component: lazyRouteComponent(() => import('../domains/chrome/CleanoutScreen.tsx'), 'CleanoutScreen'),
})
export const aboutRoute = createRoute({
  ...parent,
  path: '/about',
  loader: ({ context }) => void early().then((ask) => ask.askShopFigures(context.client)),
  component: lazyRouteComponent(() => import('../domains/company/AboutScreen.tsx'), 'AboutScreen'),
})
export const conceptRoute = createRoute({
  ...parent,
  path: '/concept',
  component: lazyRouteComponent(() => import('../domains/company/ConceptScreen.tsx'), 'ConceptScreen'),
})
export const giftCardsRoute = createRoute({
  ...parent,
  path: '/giftcards',
  component: lazyRouteComponent(() => import('../domains/gift-cards/GiftCardsScreen.tsx'), 'GiftCardsScreen'),
})
export const findAnythingRoute = createRoute({
  ...parent,
  path: '/find-anything',
  component: lazyRouteComponent(() => import('../domains/company/FindAnythingScreen.tsx'), 'FindAnythingScreen'),
})
export const contactRoute = createRoute({
  ...parent,
  path: '/contact',
  component: lazyRouteComponent(() => import('../domains/company/ContactScreen.tsx'), 'ContactScreen'),
})
export const supportRoute = createRoute({
  ...parent,
  path: '/support',
  loader: ({ context }) => void early().then((ask) => ask.askHelpArticles(context.client)),
  component: lazyRouteComponent(() => import('../domains/company/SupportScreen.tsx'), 'SupportScreen'),
})
export const goodbyeRoute = createRoute({
  ...parent,
  path: '/goodbye',
  component: lazyRouteComponent(() => import('../domains/company/GoodbyeScreen.tsx'), 'GoodbyeScreen'),
})
export const robotsRoute = createRoute({
  ...parent,
  path: '/robots',
  component: lazyRouteComponent(() => import('../domains/company/RobotsScreen.tsx'), 'RobotsScreen'),
})
export const sitemapRoute = createRoute({
  ...parent,
  path: '/sitemap',
  loader: ({ context }) => void early().then((ask) => ask.askShopMap(context.client)),
  component: lazyRouteComponent(() => import('../domains/company/SitemapScreen.tsx'), 'SitemapScreen'),
})
