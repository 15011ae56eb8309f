import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setDateManner } from '../../platform/date-manner.ts'
import { keep, useKeptStore } from '../../platform/kept.ts'
import { answersShown } from '../../testing/answers.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

afterEach(() => {
  useKeptStore.setState({ settings: {} })
  setDateManner('month_first')
})
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('lists every text with the day of its last change, and the release since when it counts', async () => {
  await renderAt('/legal')
  await heading('Terms and policies')
  const main = within(screen.getByRole('main'))
  const links = (await main.findAllByRole('link')).filter((link) =>
    link.getAttribute('href')?.startsWith('/legal/'),
  )
  expect(links.length).toBeGreaterThanOrEqual(4)
  for (const link of links) expect(link.textContent).toMatch(/Last changed on [A-Z][a-z]+ \d{1,2}, \d{4}$/)
  expect(main.getAllByText(/in force since/)).toHaveLength(1)
})

it('shows the list and the release below it together, whichever answer comes first', async () => {
  const shop = newShop()
  const answer = answerFrom(shop)
  const list = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await renderAt('/legal', {
    shop,
    send: async (input, init) => {
      const body = `${String(input)} ${String(init?.body)}`
      if (body.includes('getLegalDocuments')) await list.promise
      if (body.includes('getContentInForce')) release.resolve()
      return answer(input, init)
    },
  })
  await heading('Terms and policies')
  await release.promise
  await answersShown()
  expect(screen.queryByText(/in force since/)).toBeNull()
  list.resolve()
  expect(await screen.findByText(/in force since/)).toBeTruthy()
  expect(screen.getByText('Terms of Use', { selector: 'b' })).toBeTruthy()
})

it('shows a text with its parts and the day of its last change in the reader’s manner', async () => {
  keep('persist.date_manner', 'day_first')
  await renderAt('/legal/tou')
  await heading('Terms of Use')
  const text = within(screen.getByRole('article'))
  expect(text.getByText('Last changed on 1 September 2026')).toBeTruthy()
  expect(text.getByRole('heading', { name: 'What this says' })).toBeTruthy()
  const contents = within(screen.getByRole('navigation', { name: 'Terms and policies' }))
  expect((await contents.findByRole('link', { name: 'Terms of Use' })).getAttribute('aria-current')).toBe(
    'page',
  )
})

it('has no text that nobody wrote', async () => {
  await renderAt('/legal/moon')
  await heading('We dropped a stitch')
})
