import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'

// Makes the whole page count as visible.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly seen: IntersectionObserverCallback
      constructor(seen: IntersectionObserverCallback) {
        this.seen = seen
      }
      observe() {
        this.seen(
          [{ isIntersecting: true }] as unknown as IntersectionObserverEntry[],
          this as unknown as IntersectionObserver,
        )
      }
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const row = () => screen.findByRole('navigation', { name: 'Shoppers also look for' })

it('a listing and a search lead on to what others look for beside them', async () => {
  for (const url of ['/women/dresses', '/search?text=dress']) {
    const { unmount } = await renderAt(url)
    const links = within(await row()).getAllByRole('link')
    expect(links.length).toBeLessThanOrEqual(8)
    for (const link of links)
      expect(link.getAttribute('href')).toBe(
        `/search?${new URLSearchParams({ text: link.textContent ?? '' })}`,
      )
    unmount()
  }
})

it('there is no empty row', async () => {
  await renderAt('/search?text=xqzzkw')
  await screen.findByRole('heading', { name: /^Nothing for/ })
  expect(screen.queryByRole('navigation', { name: 'Shoppers also look for' })).toBeNull()
})
