import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type RouterContext, rootRoute } from './root.tsx'

type Screens<Name extends string> = { readonly [N in Name]: () => Promise<() => ReactNode> }
type Area<Name extends string> = () => Promise<{ screens: Screens<Name> }>

/**
 * The screens of an area by name. Which files and style sheets they are made of is a long list, and comes
 * with the area's first screen.
 */
export const screenOf =
  <Name extends string>(area: Area<Name>) =>
  (name: Name) =>
    lazyRouteComponent(async () => ({ default: await (await area()).screens[name]() }))

type At = { context: RouterContext; location: { pathname: string } }

/**
 * Routes of an area that differ in their paths and screens only: every byte here is one of the first page.
 */
export function routeOf<Name extends string>(
  area: Area<Name>,
  all: { beforeLoad?: (at: At) => void; loader?: (at: At) => void } = {},
) {
  const screen = screenOf(area)
  return <Path extends string>(path: Path, name: Name) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: screen(name), ...all })
}
