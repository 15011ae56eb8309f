import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Screens<Name extends string> = { readonly [N in Name]: () => Promise<() => ReactNode> }

/** The screens of an area by name. Which files and style sheets they are made of is a long list, and comes with the area's first screen. */
export const screenOf =
  <Name extends string>(area: () => Promise<{ screens: Screens<Name> }>) =>
  (name: Name) =>
    lazyRouteComponent(async () => ({ default: await (await area()).screens[name]() }))
