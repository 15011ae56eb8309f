// Measures the way from a card to its piece when the code and the answer are cached: in the page, from the
// press to the frame with the heading.
import type { Page } from '@playwright/test'
import { ordinaryAgent, type Site, withBrowser } from './browser.ts'

/** A page script that notes each press, and the frame in which a new product's heading stands. */
const watch = `
  window.toProduct = []
  addEventListener('click', (event) => {
    const started = event.timeStamp
    const before = document.querySelector('h1')
    const look = () => {
      const heading = document.querySelector('main h1')
      const there = heading && heading !== before && heading.isConnected && location.pathname.startsWith('/product/') && heading.textContent.trim() !== ''
      if (!there) return requestAnimationFrame(look)
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        performance.measure('to-product', { start: started, end: performance.now() })
        window.toProduct.push(performance.now() - started)
      }
      channel.port2.postMessage(0)
    }
    if (event.target.closest('article a[href^="/product/"]')) requestAnimationFrame(look)
  }, true)
`

const settle = (page: Page) => page.waitForLoadState('networkidle')

/**
 * Measures `times` ways from a card to its product page, in ms each. The pointer rests on each card before
 * the press, as a person's does.
 */
export async function fromCardToProduct(site: Site, times: number): Promise<readonly number[]> {
  return withBrowser(site, async (browser) => {
    const page = await browser.newPage({
      userAgent: ordinaryAgent,
      viewport: { width: 1440, height: 1000 },
      bypassCSP: true,
    })
    await page.addInitScript(watch)
    await page.goto(`${site.webUrl}/women/dresses`)
    const cards = page.getByRole('main').getByRole('article')
    await cards.first().waitFor()
    for (let i = 0; i < times; i += 1) {
      const card = cards.nth(i)
      await card.scrollIntoViewIfNeeded()
      await card.hover()
      await settle(page)
      await card.getByRole('link').last().click()
      await page.waitForFunction(`window.toProduct.length === ${i + 1}`)
      await settle(page)
      await page.goBack()
      await cards.nth(i + 1).waitFor()
      await settle(page)
    }
    return page.evaluate<number[]>('window.toProduct')
  })
}
