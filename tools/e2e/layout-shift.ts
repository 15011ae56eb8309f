// How much a page moves by itself while it is loaded: the cumulative layout shift, as
// browsers sum it for its users.
import type { Page } from '@playwright/test'

type Shift = { readonly value: number; readonly hadRecentInput: boolean; readonly startTime: number }

/** Notes every shift from the page's first paint on; call it before the page is opened. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    window.__shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const rect = (r) => [r.x, r.y, r.width, r.height].map(Math.round).join(' ')
        window.__shifts.push({
          value: entry.value, hadRecentInput: entry.hadRecentInput, startTime: entry.startTime,
          what: (entry.sources || []).map(({ node, previousRect, currentRect }) =>
            (node && node.nodeType === 1 ? node.tagName + '.' + node.className : String(node && node.nodeName)) + ' ' + rect(previousRect) + ' -> ' + rect(currentRect)),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  `)
}

/** The largest sum of shifts within five seconds whose gaps are under one: the measure of web.dev/cls. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = (await page.evaluate<Shift[]>('window.__shifts')).filter((shift) => !shift.hadRecentInput)
  let worst = 0
  let sum = 0
  let first = 0
  let last = 0
  for (const { value, startTime } of shifts) {
    const goesOn = sum > 0 && startTime - last < 1000 && startTime - first < 5000
    if (!goesOn) first = startTime
    sum = goesOn ? sum + value : value
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}

/** What moved, for the message of a test that fails. */
export const shiftsSaid = async (page: Page): Promise<string> =>
  JSON.stringify(await page.evaluate('window.__shifts'), null, 1)
