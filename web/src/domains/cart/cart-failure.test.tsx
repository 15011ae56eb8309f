import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

type Errors = { message: string; extensions: { code: string } }[]
const internal = {
  message: 'We’ve encountered an error and are working to resolve the issue.',
  extensions: { code: 'INTERNAL' },
}

/** Opens a shop that answers the cart request with `errors`, or with the response that `how` makes. */
async function openWith(url: string, errors: Errors, how?: () => Promise<Response>) {
  const shop = newShop()
  const answers = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    if (!String(init?.body).includes('"getActiveCart"')) return answers(input, init)
    return how
      ? how()
      : new Response(JSON.stringify({ data: null, errors }), {
          headers: { 'content-type': 'application/json' },
        })
  }
  await renderAt(url, { shop, send })
  return within(await screen.findByRole('main'))
}

it('takes the whole screen when nobody knows why the cart cannot be read', async () => {
  const main = await openWith('/cart', [internal, internal])
  expect(await main.findByRole('heading', { name: 'We’ve encountered an error' })).toBeTruthy()
  expect(main.queryByText(/Your cart is empty/)).toBeNull()
})

it('says a known message in words, once', async () => {
  const known = { message: 'You can have up to 30 items in your cart.', extensions: { code: 'BAD_INPUT' } }
  const main = await openWith('/cart', [known, known])
  expect(await main.findByText(known.message)).toBeTruthy()
  expect(main.queryByRole('heading', { name: 'We’ve encountered an error' })).toBeNull()
})

it('says that we are busy for status 429', async () => {
  const main = await openWith(
    '/cart',
    [],
    async () => new Response('', { status: 429, statusText: 'Too Many Requests' }),
  )
  expect(await main.findByText('We are very busy. Please try again in a moment.')).toBeTruthy()
})

it('ignores a cart that cannot be read away from cart and checkout', async () => {
  const main = await openWith('/women', [internal])
  expect((await main.findAllByRole('article')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alert')).toBeNull()
})
