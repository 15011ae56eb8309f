import { RouterProvider } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type Client, Provider } from 'urql'
import { FavoritesSync } from './domains/favorites/FavoritesSync.tsx'
import { SessionProvider } from './domains/identity/session.tsx'
import { QueueLive } from './domains/queue/QueueLive.tsx'
import type { createAppRouter } from './router.tsx'
import { Toasts } from './ui/Toasts.tsx'

type AppProps = { client: Client; router: ReturnType<typeof createAppRouter> }

/**
 * Renders the whole site (router, session, toasts, background listeners) over a GraphQL client; tests mount
 * the same component.
 */
export function App({ client, router }: AppProps) {
  const place = useMemo(
    () => ({
      go: (href: string) => void router.navigate({ href }),
      path: () => router.latestLocation.pathname,
    }),
    [router],
  )
  return (
    <Provider value={client}>
      <SessionProvider>
        <RouterProvider router={router} />
        <Toasts />
        <QueueLive place={place} />
        <FavoritesSync />
      </SessionProvider>
    </Provider>
  )
}
