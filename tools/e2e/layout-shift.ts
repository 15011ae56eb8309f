// Measures how much a page moves by itself while it loads: the cumulative layout shift, summed as browsers
// sum it.
import type { Page } from '@playwright/test'

type Shift = { readonly value: number; readonly hadRecentInput: boolean; readonly startTime: number }

/** Makes the page record every layout shift from its first paint on. Call this before the page is opened. */
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

/**
 * Returns the cumulative layout shift of the page as web.dev/cls defines it: the largest sum of shifts
 * within a window of at most five seconds whose gaps are under one second. Shifts after an input do not
 * count.
 */
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

/** Returns all recorded shifts with the elements that moved, as JSON for the message of a failing test. */
export const shiftsSaid = async (page: Page): Promise<string> =>
  JSON.stringify(await page.evaluate('window.__shifts'), null, 1)
