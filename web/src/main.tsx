// Client, router and the first screen, one after the other.
import './ui/styles/tokens.css'
import './ui/styles/fonts.css'
import './ui/styles/base.css'
import './ui/styles/look-layout.css'
import './ui/styles/look-box.css'
import './ui/styles/look-text.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { Client } from 'urql'
import { App } from './App.tsx'
import { cacheParts } from './caches.ts'
import { askSession } from './domains/identity/ask-session.ts'
import { breath } from './platform/breath.ts'
import { answerChunkError } from './platform/chunk-errors.ts'
import { isDrawn } from './platform/first-view.ts'
import { idle } from './platform/idle.ts'
import {
  beaconReports,
  reportCaught,
  reportError,
  reportWarning,
  setErrorReports,
} from './platform/reports.ts'
import { createClient } from './platform/urql.ts'
import { createAppRouter } from './router.tsx'
import { setUiReports } from './ui/reports.ts'

/**
 * Starts the site in the browser: reports, mocks if built for them, error handlers, session request, then the
 * first render. A document without the mount node #root is reported, and nothing is rendered.
 */
export async function start(): Promise<void> {
  setUiReports({ error: reportError, warning: reportWarning })
  // Said here and not by a constant of env.ts: only so the bundler sees that a production
  // build can't reach the mocks.
  if (import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('../mocks/browser.ts')
    await startMocks()
  } else {
    setErrorReports(beaconReports)
  }
  window.addEventListener('vite:preloadError', (event) =>
    answerChunkError(event, () => window.location.reload()),
  )
  const mount = document.getElementById('root')
  if (!mount) return reportError('mount node #root is missing')

  const client = createClient(cacheParts, (input, init) => fetch(input, init))
  await breath()
  const router = createAppRouter(client)
  await breath()
  if (isDrawn()) {
    // The first screen is drawn once, when its code and what it shows are there. Where nothing stands
    // yet the frame comes first.
    const loaded = router
      .load()
      .catch((error: unknown) => reportCaught('the first screen did not load', error))
    await breath()
    askSession(client)
    await loaded
    await breath()
  }
  const root = createRoot(mount, { onUncaughtError: (error) => reportCaught('uncaught in a screen', error) })
  // In slices.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    ),
  )
  void beginTracking(client, router)
}

/** Loads the tracker of visits once the page is loaded and at rest; without it the site is the same. */
async function beginTracking(client: Client, router: ReturnType<typeof createAppRouter>): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((done) => window.addEventListener('load', done, { once: true }))
  await idle()
  try {
    const { begin } = await import('./domains/analytics/begin.ts')
    begin(client, router)
  } catch (error) {
    reportWarning('visits are not tracked', { error })
  }
}
