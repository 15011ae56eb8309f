// Runs the journeys against a shop that already runs. No journey is retried: a journey that fails now and
// then is a finding.
import { defineConfig } from '@playwright/test'
import { baseUrl, chromium } from './env.ts'

/** A headless browser calls itself a robot by default, and the shop gives robots no cart. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36'

export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/test/journeys',
  // No journey changes anything that another reads (decision 0108), and two workers take a third less time
  // than one.
  workers: 2,
  fullyParallel: false,
  globalSetup: './audit.ts',
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: baseUrl,
    browserName: 'chromium',
    userAgent,
    viewport: { width: 1440, height: 1000 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        // What a page sends while it is being left has the name of the browser and not of the context.
        `--user-agent=${userAgent}`,
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
})
