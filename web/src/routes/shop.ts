// Shopping screens. Unknown departments and malformed item numbers are a 404 before anything is loaded.
import { classify } from '@hemline/rules/routes.ts'
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { preloadListing } from '../domains/listing/listing-query.ts'
import { type RouterContext, rootRoute } from './root.tsx'
import { screenOf } from './screen-of.ts'

const listing = lazyRouteComponent(() => import('../domains/listing/ListingScreen.tsx'), 'ListingScreen')
const known = ({ location }: { location: { pathname: string } }) => {
  if (classify(location.pathname).kind === 'not-found') throw notFound()
}
const parent = { getParentRoute: () => rootRoute }
const screen = screenOf(() => import('./buying-screens.ts'))
/** Asks for the pieces while the screen's code is still on its way; nobody waits for it here. */
const ask = ({ context, location }: { context: RouterContext; location: { pathname: string; searchStr: string } }) =>
  preloadListing(context.client, { pathname: location.pathname, search: location.searchStr })

export const homeRoute = createRoute({
  ...parent,
  path: '/',
  component: lazyRouteComponent(() => import('../domains/home/HomeScreen.tsx'), 'HomeScreen'),
})
export const departmentRoute = createRoute({ ...parent, path: '/$department', beforeLoad: known, loader: ask, component: listing })
export const categoryRoute = createRoute({ ...parent, path: '/$department/$', beforeLoad: known, loader: ask, component: listing })
export const productsRoute = createRoute({ ...parent, path: '/products', loader: ask, component: listing })
export const productsBelowRoute = createRoute({ ...parent, path: '/products/$', loader: ask, component: listing })
export const searchRoute = createRoute({ ...parent, path: '/search', loader: ask, component: listing })
export const searchParamRoute = createRoute({
  ...parent,
  path: '/search/$searchParam',
  beforeLoad: async ({ params }) => {
    const { legacySearchTarget } = await import('@hemline/rules/legacy-search.ts')
    const target = legacySearchTarget(params.searchParam)
    if (target) throw redirect({ href: target, replace: true })
  },
  loader: ask,
  component: listing,
})
export const shopRoute = createRoute({ ...parent, path: '/shop', loader: ask, component: listing })
export const shopBelowRoute = createRoute({ ...parent, path: '/shop/$', loader: ask, component: listing })
export const categoryNameRoute = createRoute({ ...parent, path: '/category/$categoryName', loader: ask, component: listing })
export const brandRoute = createRoute({ ...parent, path: '/brand/$brandName', loader: ask, component: listing })
export const brandBelowRoute = createRoute({ ...parent, path: '/brand/$brandName/$', beforeLoad: known, loader: ask, component: listing })
export const productRoute = createRoute({
  ...parent,
  path: '/product/$',
  beforeLoad: known,
  loader: ({ context, params }) =>
    void import('../domains/listing/preload-piece.ts').then(({ preloadPiece }) => preloadPiece(context.client, params._splat ?? '')),
  component: lazyRouteComponent(() => import('../domains/product/ProductScreen.tsx'), 'ProductScreen'),
})
export const cartRoute = createRoute({
  ...parent,
  path: '/cart',
  component: screen('CartScreen'),
})
export const checkoutRoute = createRoute({
  ...parent,
  path: '/checkout',
  component: screen('CheckoutScreen'),
})
export const favoritesRoute = createRoute({
  ...parent,
  path: '/saved/favorites',
  component: screen('FavoritesScreen'),
})
