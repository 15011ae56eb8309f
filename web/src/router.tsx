// The route tree and how addresses are read and written.
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Client } from 'urql'
import { parseSearch, stringifySearch } from './platform/search-params.ts'
import { accountRoutes } from './routes/account.ts'
import { kitRoutes } from './routes/cleanout-kits.ts'
import { cleanoutWayRoutes } from './routes/cleanout-ways.ts'
import { companyRoutes } from './routes/company.ts'
import { consignmentRoutes } from './routes/consignment.ts'
import { directRoutes } from './routes/direct.ts'
import { discoveryRoutes } from './routes/discovery.ts'
import { earningsRoutes } from './routes/earnings.ts'
import { employeeRoutes } from './routes/employee.ts'
import { fulfillmentRoutes } from './routes/fulfillment.ts'
import { imageSearchRoutes } from './routes/image-search.ts'
import { intakeRoutes } from './routes/intake.ts'
import { partsRoutes } from './routes/parts.ts'
import { rewardsRoutes } from './routes/rewards.ts'
import { NotFound, RouteError, rootRoute } from './routes/root.tsx'
import { shopRoutes } from './routes/shop.ts'
import { stylingRoutes } from './routes/styling.ts'

const routeTree = rootRoute.addChildren([
  ...shopRoutes,
  ...accountRoutes,
  ...companyRoutes,
  ...fulfillmentRoutes,
  ...intakeRoutes,
  ...employeeRoutes,
  ...cleanoutWayRoutes,
  ...discoveryRoutes,
  ...stylingRoutes,
  ...imageSearchRoutes,
  ...earningsRoutes,
  ...rewardsRoutes,
  ...consignmentRoutes,
  ...kitRoutes,
  ...directRoutes,
  ...partsRoutes,
])

/** Creates the site's router over a GraphQL client; tests pass a memory history. */
export function createAppRouter(client: Client, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { client },
    ...(history && { history }),
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
