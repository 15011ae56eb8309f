// A browser for the measures of the site: started with as little background work as possible, on a port
// that Lighthouse can join.
import { type Browser, chromium } from '@playwright/test'
import { freePort } from '../../local/ports.ts'

const quietly = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]
/**
 * An ordinary user agent: a headless browser calls itself a robot by default, and the shop gives robots no
 * cart.
 */
export const ordinaryAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36'

/** The address of the site and the path of Chromium. */
export type Site = { readonly webUrl: string; readonly chromium: string }

/**
 * Starts a browser, runs `work` with it and its debugging port, returns the result of `work`, and closes the
 * browser, also when `work` fails.
 */
export async function withBrowser<T>(
  site: Site,
  work: (browser: Browser, port: number) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: site.chromium,
    args: [...quietly, `--remote-debugging-port=${port}`],
  })
  try {
    return await work(browser, port)
  } finally {
    await browser.close()
  }
}
