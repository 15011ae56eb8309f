import { RouterProvider } from '@tanstack/react-router'
import { type Client, Provider } from 'urql'
import { SessionProvider } from './domains/identity/session.tsx'
import type { createAppRouter } from './router.tsx'
import { Toasts } from './ui/Toasts.tsx'

type AppProps = { client: Client; router: ReturnType<typeof createAppRouter> }

/** Everything but the page it is mounted in; tests render the same. */
export function App({ client, router }: AppProps) {
  return (
    <Provider value={client}>
      <SessionProvider>
        <RouterProvider router={router} />
        <Toasts />
      </SessionProvider>
    </Provider>
  )
}
