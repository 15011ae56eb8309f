import { alreadyInCartMessage } from '@hemline/rules/cart/hold.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { markedItems } from '../../../mocks/marked.ts'
import { newShop, renderAt } from '../../testing/render-at.tsx'
import { type AddToCartAnswer, addToCartWords } from './add-to-cart-words.ts'
import { type Line, lineState } from './line-state.ts'

/** Renders the shop at a URL and waits for its frame. */
async function open(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}

const main = () => within(screen.getByRole('main'))

async function withOnePiece() {
  const user = userEvent.setup()
  const shop = newShop()
  const marked: readonly number[] = Object.values(markedItems)
  const item = shop.db.items.find((one) => one.state === 'listed' && !marked.includes(one.item_number))
  if (!item) throw new Error('the mocks have no open piece')
  const { router } = await open(`/product/${item.item_number}`, { shop })
  await main().findByText('We hold it for you for 20 minutes.')
  await user.click(main().getAllByRole('button', { name: 'Add to cart' })[0] as HTMLElement)
  await user.click(await main().findByRole('link', { name: 'View your cart' }))
  await main().findByRole('heading', { level: 1, name: 'Your cart' })
  return { user, router }
}

describe('the cart', () => {
  it('says until when its pieces are held and where each sum comes from', async () => {
    await withOnePiece()
    expect((await main().findByRole('timer')).textContent).toMatch(/^(20:00|19:\d\d)$/)
    expect(main().getAllByText(/^Held for you until \d+:\d\d [AP]M$/).length).toBeGreaterThan(0)
    const summary = within(main().getByRole('complementary', { name: 'Summary' }))
    expect(summary.getByText('Pieces (1)')).toBeTruthy()
    expect(summary.getByText(/before tax/)).toBeTruthy()
    expect(summary.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout')
    expect(summary.getByText(/Your piece stays held until \d+:\d\d [AP]M/)).toBeTruthy()
    expect(summary.getByText(/^It can go back unworn/)).toBeTruthy()
    expect(summary.getByRole('link', { name: 'How returns work' }).getAttribute('href')).toBe(
      '/support#how-to-return',
    )
    // jsdom is a wide screen, on which the bar of phones stands hidden.
    const bar = document.querySelector<HTMLElement>('section[aria-label="Checkout"]')
    expect(bar?.textContent).toMatch(/^\$\d+\.\d\dCheckout$/)
    expect(bar?.querySelector('a')?.getAttribute('href')).toBe('/checkout')
  })

  it('takes a piece out, and Undo brings it back under the hold it had', async () => {
    const { user } = await withOnePiece()
    const until = main().getAllByText(/^Held for you until \d+:\d\d [AP]M$/)[0]?.textContent
    await user.click(main().getByRole('button', { name: /^Remove / }))
    const empty = await main().findByRole('heading', { name: 'Your cart is empty' })
    await waitFor(() => expect(document.activeElement).toBe(empty))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    const again = await main().findByRole('button', { name: /^Remove / })
    await waitFor(() => expect(document.activeElement).toBe(again))
    expect(main().getAllByText(/^Held for you until \d+:\d\d [AP]M$/)[0]?.textContent).toBe(until)
  })

  it('saves a piece for later: it leaves the cart and is among the favorites', async () => {
    const { user, router } = await withOnePiece()
    await user.click(main().getByRole('button', { name: /^Save for later: / }))
    await main().findByRole('heading', { name: 'Your cart is empty' })
    await router.navigate({ href: '/saved/favorites' })
    expect(await main().findByText('1 piece')).toBeTruthy()
    expect(
      main()
        .getByRole('button', { name: /^Save / })
        .getAttribute('aria-pressed'),
    ).toBe('true')
  })

  it('has a way on when it is empty', async () => {
    await open('/cart')
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeTruthy()
    expect(main().getByRole('link', { name: 'Shop women' })).toBeTruthy()
  })

  it('says when the cart can’t be read, and tries again', async () => {
    const user = userEvent.setup()
    let asked = 0
    const send: typeof fetch = async (_input, init) => {
      if (String(init?.body).includes('"getActiveCart"')) asked += 1
      throw new TypeError('no network')
    }
    await open('/cart', { send })
    const again = await waitFor(() => screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement)
    const before = asked
    await user.click(again)
    await waitFor(() => expect(asked).toBeGreaterThanOrEqual(before))
  })
})

describe('what comes of adding', () => {
  // The message leaves out the date when it is today.
  const soon = `${new Date().toLocaleDateString('sv')}T14:20:00`
  const answers: [AddToCartAnswer, boolean, RegExp][] = [
    [
      { __typename: 'AddToCartPayload', itemNumber: 1, expiresAt: soon } as AddToCartAnswer,
      true,
      /Held for you until 2:20 PM/,
    ],
    [
      {
        __typename: 'AddToCartPayload',
        itemNumber: 1,
        expiresAt: soon,
        addedBefore: alreadyInCartMessage,
      } as AddToCartAnswer,
      true,
      /This item is already in your cart. Held for you until 2:20 PM/,
    ],
    [
      // As of a piece that was won at auction.
      {
        __typename: 'AddToCartPayload',
        itemNumber: 1,
        expiresAt: '2099-01-01T14:20:00',
      } as AddToCartAnswer,
      true,
      /Held for you until Jan 1, 2099/,
    ],
    [
      { __typename: 'ItemHeld', itemNumber: 1, message: '', heldUntil: soon },
      false,
      /another shopper until 2:20 PM/,
    ],
    [{ __typename: 'ItemUnavailable', itemNumber: 1, message: '' }, false, /no longer for sale/],
    [{ __typename: 'CartFull', message: '', limit: 50 }, false, /up to 50 items/],
    [{ __typename: 'TooManyHolds', message: 'Many pieces are being held. Check out.' }, false, /Check out/],
  ]
  it.each(answers)('has words for %o', (answer, added, words) => {
    const said = addToCartWords(answer)
    expect(said.added).toBe(added)
    expect(said.text).toMatch(words)
  })
})

describe('a line of the cart', () => {
  const now = Date.parse('2026-11-21T14:20:00')
  const line = (facts: object): Line =>
    ({
      availability: 'IN_CART',
      expiresAt: null,
      heldByOtherUntil: null,
      item: { availability: 'InStock' },
      ...facts,
    }) as Line
  it.each([
    [{ expiresAt: '2026-11-21T14:21:00' }, 'held', /until 2:21 PM/],
    [{ expiresAt: '2026-11-21T14:20:00' }, 'free', /ended at 2:20 PM/],
    [
      { availability: 'IN_ANOTHER_CART', heldByOtherUntil: '2026-11-21T14:30:00' },
      'others',
      /another shopper until 2:30 PM/,
    ],
    [{ availability: 'UNAVAILABLE' }, 'free', /nobody has taken it/],
    [{ availability: 'UNAVAILABLE', item: { availability: 'SoldOut' } }, 'gone', /No longer available/],
    [{ availability: 'SOLD' }, 'gone', /Sold to another shopper/],
  ])('tells how it stands: %o', (facts, kind, words) => {
    const state = lineState(line(facts), now)
    expect(state.kind).toBe(kind)
    expect(state.words).toMatch(words)
  })
})
