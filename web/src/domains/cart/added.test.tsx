import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

const main = () => within(screen.getByRole('main'))
const imani = 'imani@hemline.example'

/** A piece that nobody holds and that somebody could buy now. */
const freePiece = (shop: Shop) => {
  const piece = shop.db.items.find(
    (item) => item.state === 'listed' && !shop.db.state.holds[item.item_number] && !item.final_sale,
  )
  if (!piece) throw new Error('every piece is held')
  return piece
}

describe('the cart just after a piece was added', () => {
  it('is one step from the piece, and has its hold, the sum and what goes with it', async () => {
    const shop = newShop()
    const piece = freePiece(shop)
    const { router } = await renderAt(`/product/${piece.item_number}`, { shop, as: imani })
    await screen.findByRole('main')
    await userEvent.click((await main().findAllByRole('button', { name: 'Add to cart' }))[0] as HTMLElement)
    // The cart shows on the spot: what it comes to, and the way to the checkout.
    const mini = within(await main().findByRole('region', { name: 'Your cart' }))
    expect(mini.getByText(/pieces? in your cart\. Total/)).toBeTruthy()
    expect(mini.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout')
    await userEvent.click(await main().findByRole('link', { name: 'See what goes with it' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/cart/added/${piece.item_number}`))
    expect(await main().findByRole('heading', { level: 1, name: 'In your cart' })).toBeTruthy()
    expect(await main().findByText(/^Held for you until \d/)).toBeTruthy()
    expect(main().getByText(/pieces? in your cart\. Total/)).toBeTruthy()
    expect(main().getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout')
    expect(main().getByRole('link', { name: 'View your cart' }).getAttribute('href')).toBe('/cart')
    expect(
      (await main().findAllByRole('heading', { name: 'Goes with it' })).length +
        main().queryAllByText(/^Nothing that goes with it/).length,
    ).toBe(1)
  })

  it('says that it can’t tell what goes with it when that fails, and asks again', async () => {
    const shop = newShop()
    const piece = freePiece(shop)
    let fails = true
    const send: typeof fetch = async (input, init) => {
      if (!fails || !String(init?.body).includes('"getOutfits"')) return answerFrom(shop)(input, init)
      const errors = [{ message: 'We’ve encountered an error.', extensions: { code: 'INTERNAL' } }]
      return new Response(JSON.stringify({ data: null, errors }), {
        headers: { 'content-type': 'application/json' },
      })
    }
    await renderAt(`/product/${piece.item_number}`, { shop, as: imani, send })
    await screen.findByRole('main')
    await userEvent.click((await main().findAllByRole('button', { name: 'Add to cart' }))[0] as HTMLElement)
    await userEvent.click(await main().findByRole('link', { name: 'See what goes with it' }))
    const again = await main().findByRole('button', { name: 'Try again' })
    expect(main().queryByText(/^Nothing that goes with it/)).toBeNull()
    expect(main().getByText(/^Held for you until \d/)).toBeTruthy()
    fails = false
    await userEvent.click(again)
    await waitFor(() => expect(main().queryByRole('button', { name: 'Try again' })).toBeNull())
  })

  it('says so when the piece is not in the cart, and leads to the piece', async () => {
    const shop = newShop()
    const { item_number: itemNumber } = freePiece(shop)
    await renderAt(`/cart/added/${itemNumber}`, { shop, as: imani })
    await screen.findByRole('main')
    expect(
      await main().findByRole('heading', { level: 1, name: 'This piece is not in your cart' }),
    ).toBeTruthy()
    expect(main().getByRole('link', { name: 'See the piece' }).getAttribute('href')).toBe(
      `/product/${itemNumber}`,
    )
  })
})
