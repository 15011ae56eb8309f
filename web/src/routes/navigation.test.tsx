import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { newShop, renderAt } from '../testing/render-at.tsx'

/** Every heading that was ever in sight from now on until the test ends. */
function headingsSeen(): Set<string> {
  const seen = new Set<string>()
  const look = () => {
    for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent ?? '')
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return seen
}

it('keeps the listing in sight until the piece is there, and never says that there is nothing', async () => {
  const shop = newShop()
  const item = shop.db.items.find((one) => one.state === 'listed')
  const { router } = await renderAt('/products', { shop })
  await screen.findByRole('heading', { level: 1, name: 'All pieces' })
  const seen = headingsSeen()
  await router.navigate({ href: `/product/${item?.item_number}` })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('All pieces'))
  await router.navigate({ href: '/cart' })
  await waitFor(() => expect(document.title).toMatch(/cart/i))
  expect([...seen].filter((text) => /stitch/.test(text))).toEqual([])
})
