// The route tree and how addresses are read and written.
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Client } from 'urql'
import { parseSearch, stringifySearch } from './platform/search-params.ts'
import {
  bundleRoute,
  confirmationRoute,
  logInRoute,
  myRoute,
  orderRoute,
  ordersRoute,
  passwordChangeRoute,
  passwordRoute,
  settingsRoute,
  signUpRoute,
} from './routes/account.ts'
import { backOfficeRoutes } from './routes/back-office.ts'
import { kitRoutes } from './routes/cleanout-kits.ts'
import { cleanoutWayRoutes } from './routes/cleanout-ways.ts'
import {
  aboutRoute,
  conceptRoute,
  contactRoute,
  findAnythingRoute,
  giftCardsRoute,
  goodbyeRoute,
  legalIndexRoute,
  legalRoute,
  robotsRoute,
  sitemapRoute,
  supportRoute,
} from './routes/company.ts'
import { consignmentRoutes } from './routes/consignment.ts'
import {
  brandsRoute,
  featuredRoute,
  identicalRoute,
  landingListRoute,
  landingRoute,
  outfitsRoute,
  partnerRoutes,
  similarRoute,
  supplierRoute,
} from './routes/discovery.ts'
import { earningsRoutes } from './routes/earnings.ts'
import { intakeRoutes } from './routes/intake.ts'
import { NotFound, RouteError, rootRoute } from './routes/root.tsx'
import {
  brandBelowRoute,
  brandRoute,
  cartRoute,
  categoryNameRoute,
  categoryRoute,
  checkoutRoute,
  departmentRoute,
  favoritesRoute,
  homeRoute,
  productRoute,
  productsBelowRoute,
  productsRoute,
  searchParamRoute,
  searchRoute,
  shopBelowRoute,
  shopRoute,
} from './routes/shop.ts'
import { employeeRoute, packRoute, pickRoute, shipmentParcelRoute, shipmentRoute, staffOrderRoute, staffOrdersRoute } from './routes/staff.ts'

const routeTree = rootRoute.addChildren([
  homeRoute,
  departmentRoute,
  categoryNameRoute,
  categoryRoute,
  productsRoute,
  productsBelowRoute,
  searchRoute,
  shopBelowRoute,
  shopRoute,
  searchParamRoute,
  brandBelowRoute,
  brandRoute,
  productRoute,
  cartRoute,
  checkoutRoute,
  favoritesRoute,
  legalIndexRoute,
  legalRoute,
  logInRoute,
  signUpRoute,
  passwordRoute,
  passwordChangeRoute,
  settingsRoute,
  myRoute,
  ordersRoute,
  orderRoute,
  bundleRoute,
  confirmationRoute,
  shipmentRoute,
  shipmentParcelRoute,
  employeeRoute,
  ...intakeRoutes,
  ...backOfficeRoutes,
  pickRoute,
  packRoute,
  staffOrdersRoute,
  staffOrderRoute,
  ...cleanoutWayRoutes,
  aboutRoute,
  conceptRoute,
  giftCardsRoute,
  findAnythingRoute,
  contactRoute,
  supportRoute,
  goodbyeRoute,
  robotsRoute,
  sitemapRoute,
  brandsRoute,
  supplierRoute,
  ...partnerRoutes,
  ...earningsRoutes,
  ...consignmentRoutes,
  ...kitRoutes,
  landingRoute,
  landingListRoute,
  similarRoute,
  identicalRoute,
  featuredRoute,
  outfitsRoute,
])

/** A router over one client; tests hand in a memory history. */
export function createAppRouter(client: Client, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { client },
    history,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
