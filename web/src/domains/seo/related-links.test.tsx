import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'

const related = () => screen.findByRole('navigation', { name: 'Related' })

describe('related links at the foot of a listing', () => {
  it('lead to categories beside it and to brands, with the number of pieces that hang there', async () => {
    await renderAt('/women/dresses')
    const links = within(await related()).getAllByRole('link')
    const hrefs = links.map((one) => one.getAttribute('href') ?? '')
    expect(hrefs.some((href) => /^\/brand\/[^/]+\/dresses$/.test(href))).toBe(true)
    expect(hrefs.some((href) => /^\/women\/(?!dresses)/.test(href))).toBe(true)
    expect(links.some((one) => /\d/.test(one.textContent ?? ''))).toBe(true)
  })
  it('are not there below a filtered list', async () => {
    await renderAt('/women/dresses?price=20-150')
    await screen.findByText(/You have seen/)
    expect(screen.queryByRole('navigation', { name: 'Related' })).toBeNull()
  })
})
