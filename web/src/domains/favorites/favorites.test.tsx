import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

/** The shop at a URL, once its frame is there. */
async function open(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}

const main = () => within(screen.getByRole('main'))
const hearts = () => main().findAllByRole('button', { name: /^Save / })

it('fills a visitor’s heart, keeps it on the server, and offers to log in', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const first = await open('/women', { shop })
  const heart = (await hearts())[0] as HTMLElement
  const name = heart.getAttribute('aria-label') as string
  await user.click(heart)
  await waitFor(() =>
    expect(main().getAllByRole('button', { name, pressed: true }).length).toBeGreaterThan(0),
  )
  expect(await screen.findByText(/Log in to keep your favorites/)).toBeTruthy()
  first.unmount()
  await open('/saved/favorites', { shop })
  expect(await main().findByRole('button', { name, pressed: true })).toBeTruthy()
  expect(main().getByText('1 piece')).toBeTruthy()
})

it('takes the heart back when the server refuses', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const good = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    if (String(init?.body).includes('"addFavorites"')) throw new TypeError('no network')
    return good(input, init)
  }
  await open('/women', { shop, send })
  const heart = (await hearts())[0] as HTMLElement
  await user.click(heart)
  expect(await screen.findByText(/encountered an error/)).toBeTruthy()
  expect(main().queryAllByRole('button', { name: /^Save /, pressed: true })).toHaveLength(0)
})
