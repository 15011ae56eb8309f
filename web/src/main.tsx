import './ui/styles/tokens.css'
import './ui/styles/fonts.css'
import './ui/styles/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { cacheParts } from './caches.ts'
import { answerChunkError } from './platform/chunk-errors.ts'
import { beaconReports, reportCaught, reportError, reportWarning, setErrorReports } from './platform/reports.ts'
import { createClient } from './platform/urql.ts'
import { createAppRouter } from './router.tsx'
import { setUiReports } from './ui/reports.ts'

setUiReports({ error: reportError, warning: reportWarning })

// Said here and not by a constant of env.ts: only so the bundler sees that a production build can't reach the mocks.
if (import.meta.env.MODE === 'mock') {
  const { startMocks } = await import('../mocks/browser.ts')
  await startMocks()
} else {
  setErrorReports(beaconReports)
}

window.addEventListener('vite:preloadError', (event) => answerChunkError(event, () => window.location.reload()))

const client = createClient(cacheParts, (input, init) => fetch(input, init))
const router = createAppRouter(client)
const mount = document.getElementById('root')

if (!mount) reportError('mount node #root is missing')
else {
  const root = createRoot(mount, { onUncaughtError: (error) => reportCaught('uncaught in a screen', error) })
  // In slices: a phone answers a touch between two of them.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    ),
  )
}
