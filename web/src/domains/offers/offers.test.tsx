// Offers between two people, on the page of a piece and as a thread.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

beforeEach(() => localStorage.clear())

const priya = 'priya@hemline.example'
const nora = 'nora@hemline.example'
const main = () => within(screen.getByRole('main'))

async function open(...args: Parameters<typeof renderAt>) {
  const user = userEvent.setup()
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return { user, at: () => shown.router.latestLocation.href, ...shown }
}

const offerOf = (shop: ReturnType<typeof newShop>, id: string) =>
  shop.db.state.direct?.offers.find((one) => one.id === id)

describe('an offer, for the seller', () => {
  it('shows what each amount would bring, and is taken by its amount', async () => {
    const { user, shop } = await open('/direct/offers/offer-1', { as: priya })
    const sum = (offerOf(shop, 'offer-1')?.turns.at(-1)?.amount ?? 0) / 100
    expect(await main().findByText('You would get')).toBeTruthy()
    expect(main().getByText(`$${(sum * 0.88).toFixed(2)}`)).toBeTruthy()
    expect(main().getByText(/Under your floor\. Nora was not told/)).toBeTruthy()
    await user.click(main().getByRole('button', { name: `Take $${sum.toFixed(2)}` }))
    expect(await main().findByText(`Agreed at $${sum.toFixed(2)}.`)).toBeTruthy()
    expect(main().getByText(/It is held for Nora to pay until/)).toBeTruthy()
  })

  it('is answered with another amount, within what is left between the two', async () => {
    const { user, shop } = await open('/direct/offers/offer-1', { as: priya })
    await user.click(await main().findByRole('button', { name: /^Offer \$/ }))
    const field = main().getByRole('textbox', { name: 'Your amount in dollars' })
    await user.clear(field)
    await user.type(field, '500')
    await user.click(main().getByRole('button', { name: 'Offer it' }))
    expect(await main().findByText(/^From \$.* to \$.*\.$/, { selector: 'p' })).toBeTruthy()
    await user.clear(field)
    await user.type(field, '18.50')
    await user.type(main().getByRole('textbox', { name: /few words/ }), 'Half way?')
    await user.click(main().getByRole('button', { name: 'Offer $18.50' }))
    expect(await main().findByRole('article', { name: 'You answered $18.50' })).toBeTruthy()
    expect(offerOf(shop, 'offer-1')?.turns).toHaveLength(4)
    expect(main().getByRole('button', { name: 'Take it back' })).toBeTruthy()
  })

  it('is declined, and its sender can be blocked', async () => {
    const { user, shop } = await open('/direct/offers/offer-2', { as: priya })
    await user.click(await main().findByRole('button', { name: 'More about Vesna' }))
    await user.click(main().getByRole('button', { name: 'Block Vesna' }))
    expect(await main().findByText('Declined.')).toBeTruthy()
    expect(shop.db.state.direct?.blocks).toHaveLength(1)
    await user.click(main().getByRole('button', { name: 'More about Vesna' }))
    expect(await main().findByRole('button', { name: 'Unblock Vesna' })).toBeTruthy()
  })
})

describe('an offer, for the buyer', () => {
  it('can be taken back while the seller has not answered', async () => {
    const { user } = await open('/direct/offers/offer-1', { as: nora })
    expect(await main().findByText(/^Now Priya answers/)).toBeTruthy()
    expect(main().queryByText('You would get')).toBeNull()
    await user.click(main().getByRole('button', { name: 'Take it back' }))
    expect(await main().findByText('Withdrawn.')).toBeTruthy()
  })

  it('leads to the cart once it is agreed', async () => {
    const shop = newShop()
    const offer = offerOf(shop, 'offer-1')
    if (offer) Object.assign(offer, { status: 'accepted', payUntil: Date.now() + 3_600_000 })
    await open('/direct/offers/offer-1', { as: nora, shop })
    const pay = await main().findByRole('link', { name: 'Pay in your cart' })
    expect(pay.getAttribute('href')).toBe('/cart')
  })

  it('of other people is not shown', async () => {
    await open('/direct/offers/offer-1', { as: 'imani@hemline.example' })
    await waitFor(() => expect(main().queryByText('Juniper Row')).toBeNull())
    expect(await main().findByRole('heading', { level: 1 })).toBeTruthy()
  })
})

describe('the folders', () => {
  it('part what one sells from what one would buy', async () => {
    const { user } = await open('/direct/offers', { as: priya })
    const list = within(await main().findByRole('list', { name: 'Offers for what you sell' }))
    expect(list.getAllByText('Your turn')).toHaveLength(2)
    await user.click(main().getByRole('link', { name: /^For what you’d buy/ }))
    expect(await main().findByText('You have made no offers')).toBeTruthy()
  })
})

describe('a piece that a person sells', () => {
  const pieceOf = (shop: ReturnType<typeof newShop>, at: number) =>
    shop.db.state.direct?.listings.filter((one) => one.status === 'listed')[at]

  it('names its seller, and asks a visitor to log in before an offer', async () => {
    const shop = newShop()
    const { user } = await open(`/product/${pieceOf(shop, 1)?.itemNumber}`, { shop })
    const box = within(await main().findByRole('region', { name: 'Who sells it' }))
    expect(box.getByRole('link', { name: 'Priya N.' }).getAttribute('href')).toBe('/u/priya-closet')
    await user.click(await box.findByRole('button', { name: 'Make an offer' }))
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  })

  it('takes an offer for it and another piece of the closet', async () => {
    const shop = newShop()
    const { user } = await open(`/product/${pieceOf(shop, 1)?.itemNumber}`, { as: nora, shop })
    await user.click(await main().findByRole('button', { name: 'Make an offer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make an offer' }))
    await user.click(await dialog.findByRole('button', { name: 'Add more of this closet' }))
    const first = dialog.getAllByRole('checkbox')[0] as HTMLElement
    const name = first.closest('label')?.textContent ?? ''
    await user.click(first)
    expect(await dialog.findByText(/Asked for 2 pieces/)).toBeTruthy()
    await dialog.findByText(/^\$\d+ or more/)
    // What was chosen stays in the list, so that it can be taken out again.
    const chosen = dialog.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
    expect(chosen.map((one) => one.closest('label')?.textContent)).toEqual([name])
    const field = dialog.getByRole('textbox', { name: 'Your offer in dollars' })
    await user.type(field, '1')
    await user.click(dialog.getByRole('button', { name: /^Offer/ }))
    expect(await dialog.findByText(/^The least that can be offered is/)).toBeTruthy()
    const [suggestion] = dialog.getAllByRole('button', { pressed: false })
    await user.click(suggestion as HTMLElement)
    await user.click(dialog.getByRole('button', { name: /^Offer \$/ }))
    await waitFor(() =>
      expect(shop.db.state.direct?.offers.some((one) => one.itemNumbers.length === 2)).toBe(true),
    )
    expect(await screen.findByText(/^Priya N\. has your offer of/)).toBeTruthy()
  })

  it('says why its owner makes no offer for it', async () => {
    const shop = newShop()
    await open(`/product/${pieceOf(shop, 1)?.itemNumber}`, { as: priya, shop })
    const box = within(await main().findByRole('region', { name: 'Who sells it' }))
    expect(await box.findByText('This is your own piece.')).toBeTruthy()
    expect(box.queryByRole('button', { name: 'Make an offer' })).toBeNull()
  })

  it('is not reported while nobody of the shop’s members is behind it: that would be refused', async () => {
    const shop = newShop()
    const itemNumber = pieceOf(shop, 1)?.itemNumber
    for (const one of shop.db.state.direct?.listings ?? []) one.itemNumber = null
    for (const user of shop.db.state.users) user.roles = user.roles.filter((role) => role !== 'p2p_seller')
    await open(`/product/${itemNumber}`, { as: nora, shop })
    const box = within(await main().findByRole('region', { name: 'Who sells it' }))
    expect(await box.findByText(/^Sold by/)).toBeTruthy()
    expect(box.queryByRole('button', { name: 'Report this piece' })).toBeNull()
  })

  it('is reported also while the page of its seller is closed', async () => {
    const shop = newShop()
    for (const page of shop.db.state.storefronts) page.isOpen = false
    await open(`/product/${pieceOf(shop, 1)?.itemNumber}`, { as: nora, shop })
    const box = within(await main().findByRole('region', { name: 'Who sells it' }))
    expect(await box.findByRole('button', { name: 'Report this piece' })).toBeTruthy()
    expect(box.queryByRole('link', { name: /^Priya/ })).toBeNull()
  })

  it('is reported with a reason', async () => {
    const shop = newShop()
    const { user } = await open(`/product/${pieceOf(shop, 1)?.itemNumber}`, { as: nora, shop })
    await user.click(await main().findByRole('button', { name: 'Report this piece' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this piece' }))
    await user.click(await dialog.findByRole('button', { name: 'Send the report' }))
    expect(await dialog.findByText('Please choose what is wrong.')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'It looks like a copy' }))
    await user.click(dialog.getByRole('button', { name: 'Send the report' }))
    expect(await dialog.findByText('Thank you. A person looks at it today.')).toBeTruthy()
    expect(pieceOf(shop, 1)?.reports ?? []).toHaveLength(0)
    expect(
      shop.db.state.direct?.listings.some((one) =>
        one.reports.some((report) => report.reason === 'counterfeit'),
      ),
    ).toBe(true)
  })
})
