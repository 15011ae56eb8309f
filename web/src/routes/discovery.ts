// Ways in to the shop: brands, partners, landing pages, and screens about one piece.
import { classify } from '@hemline/rules/routes.ts'
import { rentalPartnerSlug, supplierPartnerSlugs } from '@hemline/rules/vocabulary/partners.ts'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'
import { screenOf } from './screen-of.ts'

const known = ({ location }: { location: { pathname: string } }) => {
  if (classify(location.pathname).kind === 'not-found') throw notFound()
}
const parent = { getParentRoute: () => rootRoute, beforeLoad: known }
const screen = screenOf(() => import('./discovery-screens.ts'))
const supplier = screen('SupplierScreen')

/** One route for all of the directory, so that typing into its search never takes the field away. */
export const brandsRoute = createRoute({
  ...parent,
  path: '/brands/$',
  component: screen('BrandsScreen'),
})
export const supplierRoute = createRoute({ ...parent, path: '/supplier/$id', component: supplier })
export const partnerRoutes = [...supplierPartnerSlugs, rentalPartnerSlug].map((slug) =>
  createRoute({ ...parent, path: `/${slug}`, component: supplier }),
)
export const landingRoute = createRoute({
  ...parent,
  path: '/lp/$slug',
  component: screen('LandingScreen'),
})
export const landingListRoute = createRoute({
  ...parent,
  path: '/lp/$slug/plp',
  component: lazyRouteComponent(() => import('../domains/listing/ListingScreen.tsx'), 'ListingScreen'),
})
export const similarRoute = createRoute({
  ...parent,
  path: '/similar/$itemNumber',
  component: screen('SimilarScreen'),
})
export const identicalRoute = createRoute({
  ...parent,
  path: '/identical',
  component: screen('IdenticalScreen'),
})
export const featuredRoute = createRoute({
  ...parent,
  path: '/featured/$itemNumber',
  component: screen('FeaturedScreen'),
})
export const outfitsRoute = createRoute({
  ...parent,
  path: '/outfits/$itemNumber',
  component: screen('OutfitsScreen'),
})
