// Shopping screens. Unknown departments and malformed item numbers are a 404 before anything is loaded.
import { classify } from '@hemline/rules/site/routes.ts'
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { preloadListing } from '../domains/listing/listing-query.ts'
import { untilSeen } from '../platform/first-view.ts'
import { type RouterContext, rootRoute } from './root.tsx'
import { routeOf } from './screen-of.ts'

const listing = lazyRouteComponent(() => import('../domains/listing/ListingScreen.tsx'), 'ListingScreen')
/** Throws the router's notFound for a path without a page, before anything is loaded. */
export const known = ({ location }: { location: { pathname: string } }) => {
  if (classify(location.pathname).kind === 'not-found') throw notFound()
}
const parent = { getParentRoute: () => rootRoute }
const route = routeOf(() => import('./buying-screens.ts'))
/**
 * Asks for the pieces while the screen's code is still on its way; nobody waits for it here, but
 * where the host has drawn them.
 */
const ask = ({
  context,
  location,
}: {
  context: RouterContext
  location: { pathname: string; searchStr: string }
}) => untilSeen(preloadListing(context.client, { pathname: location.pathname, search: location.searchStr }))

/** What was linked to by older addresses has a new one. */
const renamed = async ({ params }: { params: { searchParam: string } }) => {
  const { legacySearchTarget } = await import('@hemline/rules/search/legacy-search.ts')
  const target = legacySearchTarget(params.searchParam)
  if (target) throw redirect({ href: target, replace: true })
}
const list = <Path extends string>(path: Path) =>
  createRoute({ ...parent, path, loader: ask, component: listing })
const knownList = <Path extends string>(path: Path) =>
  createRoute({ ...parent, path, beforeLoad: known, loader: ask, component: listing })

export const shopRoutes = [
  createRoute({
    ...parent,
    path: '/',
    component: lazyRouteComponent(() => import('../domains/home/HomeScreen.tsx'), 'HomeScreen'),
  }),
  knownList('/$department'),
  knownList('/$department/$'),
  list('/products'),
  list('/products/$'),
  list('/search'),
  createRoute({
    ...parent,
    path: '/search/$searchParam',
    beforeLoad: renamed,
    loader: ask,
    component: listing,
  }),
  list('/shop'),
  list('/shop/$'),
  list('/category/$categoryName'),
  list('/brand/$brandName'),
  knownList('/brand/$brandName/$'),
  createRoute({
    ...parent,
    path: '/product/$',
    beforeLoad: known,
    loader: ({ context, params }) =>
      untilSeen(
        import('../domains/listing/preload-piece.ts').then(({ preloadPiece }) =>
          preloadPiece(context.client, params._splat ?? ''),
        ),
      ),
    component: lazyRouteComponent(() => import('../domains/product/ProductScreen.tsx'), 'ProductScreen'),
  }),
  createRoute({ ...parent, path: '/lp/$slug/plp', beforeLoad: known, component: listing }),
  route('/cart', 'CartScreen'),
  route('/cart/added/$itemNumber', 'AddedScreen'),
  route('/checkout', 'CheckoutScreen'),
  route('/fv/$code', 'SharedScreen'),
  route('/u/$code', 'StorefrontScreen'),
  route('/saved', 'FavoritesScreen'),
  route('/saved/favorites', 'FavoritesScreen'),
  route('/saved/searches', 'SavedSearchesScreen'),
  route('/saved/searches/stop', 'StopBuyingScreen'),
] as const
