import {
  createRootRouteWithContext,
  type ErrorComponentProps,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Client } from 'urql'
import { Frame } from '../domains/chrome/Frame.tsx'
import { reportCaught } from '../platform/reports.ts'
import { textSearch } from '../platform/search-params.ts'
import { ErrorScreen } from '../ui/ErrorScreen.tsx'

export type RouterContext = { client: Client }

/** Shows the error screen of a route that threw, with a way to try again, and reports the error once. */
export function RouteError({ error }: ErrorComponentProps) {
  useEffect(() => reportCaught('a screen failed', error), [error])
  return <ErrorScreen />
}

/** Shows the 404 page, whose code is loaded on demand. */
export const NotFound = lazyRouteComponent(
  () => import('../domains/chrome/NotFoundScreen.tsx'),
  'NotFoundScreen',
)

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: textSearch,
  component: Frame,
  errorComponent: RouteError,
  notFoundComponent: NotFound,
})
