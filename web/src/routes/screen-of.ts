import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type RouterContext, rootRoute } from './root.tsx'

type Screens<Name extends string> = { readonly [N in Name]: () => Promise<() => ReactNode> }
type Area<Name extends string> = () => Promise<{ screens: Screens<Name> }>

/**
 * Returns a function that makes a lazy route component from a screen's name in an area; the area's list of
 * screens is loaded with its first screen.
 */
export const screenOf =
  <Name extends string>(area: Area<Name>) =>
  (name: Name) =>
    lazyRouteComponent(async () => ({ default: await (await area()).screens[name]() }))

type At = { context: RouterContext; location: { pathname: string } }

/**
 * Returns a function that creates the routes of an area from path and screen name, with shared `beforeLoad`
 * and `loader`. Short on purpose: this code is part of the first page.
 */
export function routeOf<Name extends string>(
  area: Area<Name>,
  all: { beforeLoad?: (at: At) => void; loader?: (at: At) => void } = {},
) {
  const screen = screenOf(area)
  return <Path extends string>(path: Path, name: Name) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: screen(name), ...all })
}
