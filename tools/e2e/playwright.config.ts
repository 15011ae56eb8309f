// Journeys through a running shop. Nothing is started here, and nothing is tried twice: a journey that fails
// now and then is a finding.
import { defineConfig } from '@playwright/test'
import { baseUrl, chromium } from './env.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../.local/test/journeys',
  // Journeys share nothing that one of them changes (decision 0108), and two at once take a third less time.
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
    // A headless browser names itself a robot, and the shop gives robots no cart.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36',
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
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
})
