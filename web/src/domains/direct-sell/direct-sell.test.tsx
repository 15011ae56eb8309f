// The closet of somebody who sells, its sales, and the desk that looks first.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { markedOrders } from '../../../mocks/marked.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

beforeEach(() => localStorage.clear())

const priya = 'priya@hemline.example'
const nora = 'nora@hemline.example'
const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name })
const group = async (name: string) => within(await main().findByRole('region', { name }))

async function open(...args: Parameters<typeof renderAt>) {
  const user = userEvent.setup()
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return { user, at: () => shown.router.latestLocation.href, ...shown }
}

describe('direct selling', () => {
  it('tells a visitor how it goes and what it pays, and asks to log in', async () => {
    const { user } = await open('/direct/sell')
    await heading('Sell it yourself')
    expect(main().getByText('$75.68')).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Log in and list a piece' }))
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  })

  it('lets a member without a closet begin', async () => {
    await open('/direct/sell', { as: nora })
    const begin = await main().findByRole('link', { name: 'List your first piece' })
    expect(begin.getAttribute('href')).toBe('/direct/sell/create-listing')
  })

  it('says in the words of the shop that a closet could not be loaded', async () => {
    const shop = newShop()
    const through = answerFrom(shop)
    const send: typeof fetch = (input, init) =>
      `${String(input)}${String(init?.body)}`.includes('getDirectShop')
        ? Promise.reject(new TypeError('down'))
        : through(input, init)
    await open('/direct/sell', { as: priya, shop, send })
    expect((await screen.findByRole('alert', {}, { timeout: 4000 })).textContent).toContain(
      'fetching sales data',
    )
  })
})

describe('a closet', () => {
  it('shows what waits first, then the pieces by status', async () => {
    await open('/direct/sell', { as: priya })
    await heading('Your closet')
    const waits = within(main().getByRole('list', { name: 'What waits for you' }))
    expect(waits.getByRole('link', { name: /^Send .* To Tucson, AZ, in 2 days$/ })).toBeTruthy()
    expect(waits.getByRole('link', { name: /^2 offers to answer/ })).toBeTruthy()
    const titles = main()
      .getAllByRole('heading', { level: 2 })
      .map((one) => one.textContent)
    expect(titles).toEqual(['Drafts', 'With a person of ours', 'On sale', 'Paused', 'Your sales'])
  })

  it('shows twenty sales on a page, and says how many there are', async () => {
    const shop = newShop()
    const sales = shop.db.state.direct?.sales ?? []
    const sold = sales.find((one) => one.deliveredAt !== null)
    if (!sold) throw new Error('no delivered sale')
    const owner = shop.db.state.users.find(({ email }) => email === priya)?.id ?? ''
    for (let i = 0; i < 44; i += 1) sales.push({ ...sold, id: `sold-${i}`, seller: owner })
    const total = sales.filter((one) => one.seller === owner && one.parcel !== 'waiting').length
    const { user, at } = await open('/direct/sell', { as: priya, shop })
    const part = await group('Your sales')
    expect(part.getAllByRole('listitem')).toHaveLength(20)
    expect(part.getByText(String(total))).toBeTruthy()
    await user.click(part.getByRole('link', { name: 'Page 3' }))
    await waitFor(() => expect(at()).toBe('/direct/sell?page=3#sales'))
    const last = await group('Your sales')
    await waitFor(() => expect(last.getAllByRole('listitem')).toHaveLength(total - 40))
  })

  it('offers no change of a piece whose price was agreed on, and says why', async () => {
    const shop = newShop()
    const direct = shop.db.state.direct
    const listing = direct?.listings.find((one) => one.status === 'listed')
    const offer = direct?.offers.find((one) => one.seller === listing?.owner) ?? direct?.offers[0]
    if (!listing || listing.itemNumber === null || !offer) throw new Error('no piece with an offer')
    Object.assign(offer, {
      status: 'accepted',
      itemNumbers: [listing.itemNumber],
      payUntil: Date.now() + 3_600_000,
    })
    await open('/direct/sell', { as: priya, shop })
    const onSale = await group('On sale')
    const why = onSale.getByText('You agreed on a price with somebody, who may pay for it until tomorrow.')
    const row = within(why.closest('li') as HTMLElement)
    expect(row.queryByRole('button')).toBeNull()
    expect(row.queryByText(/^Edit/)).toBeNull()
  })

  it('pauses a piece, resumes it, and deletes it after asking once', async () => {
    const { user, shop } = await open('/direct/sell', { as: priya })
    const onSale = await group('On sale')
    const [pause] = onSale.getAllByRole('button', { name: /^Pause: / })
    const title = pause?.getAttribute('aria-label')?.replace('Pause: ', '') ?? ''
    await user.click(pause as HTMLElement)
    const paused = await group('Paused')
    await user.click(await paused.findByRole('button', { name: `Resume: ${title}` }))
    const again = await group('On sale')
    await user.click(await again.findByRole('button', { name: `Delete: ${title}` }))
    await user.click(main().getByRole('button', { name: `Yes, delete: ${title}` }))
    await waitFor(() =>
      expect(shop.db.state.direct?.listings.some((one) => one.status === 'deleted')).toBe(true),
    )
  })

  it('changes a price, with what it would bring, and refuses one that is too low', async () => {
    const { user, shop } = await open('/direct/sell', { as: priya })
    const onSale = await group('On sale')
    await user.click(onSale.getAllByRole('button', { name: /^Change the price: / })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the price' }))
    const field = await dialog.findByRole('textbox', { name: 'Price in dollars' })
    await user.clear(field)
    await user.type(field, '3')
    expect(dialog.getByText('The lowest price is $4.99.')).toBeTruthy()
    await user.clear(field)
    await user.type(field, '50')
    expect(dialog.getByText('$44.00 for you')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Keep this price' }))
    await waitFor(() => expect(shop.db.state.direct?.listings.some((one) => one.price === 5000)).toBe(true))
  })

  it('changes the address that parcels are sent from, without asking for the terms again', async () => {
    const { user, shop } = await open('/direct/sell/confirmation', { as: priya })
    await user.click(await main().findByRole('button', { name: 'Change the address' }))
    const form = within(await main().findByRole('form', { name: 'Where your parcels are sent from' }))
    expect(main().queryByRole('checkbox', { name: /terms for sellers/ })).toBeNull()
    const fill = async (label: string | RegExp, text: string) => {
      await user.clear(form.getByLabelText(label))
      await user.type(form.getByLabelText(label), text)
    }
    await fill('Address', '12 Alder Lane')
    await fill('ZIP code', '59715')
    await fill('City', 'Bozeman')
    await user.selectOptions(form.getByLabelText('State'), 'MT')
    await fill(/Phone/, '4065550142')
    await user.click(form.getByRole('button', { name: 'Send from here' }))
    await waitFor(() => expect(shop.db.state.direct?.closets[0]?.city).toBe('Bozeman'))
  })

  it('offers no change of a piece that a person looks at', async () => {
    const { shop } = await open('/direct/sell', { as: priya })
    const one = shop.db.state.direct?.listings.find(({ status }) => status === 'under_review')
    const looked = await group('With a person of ours')
    expect(looked.queryByRole('link', { name: new RegExp(`^Edit: ${one?.brandName ?? '-'}`) })).toBeNull()
    await open(`/direct/sell/create-listing?id=${one?.id}&step=facts`, { as: priya, shop })
    expect(await main().findByText(/A person looks it over right now/)).toBeTruthy()
    expect(main().queryByRole('button', { name: /^Change / })).toBeNull()
  })

  it('goes on time off until a day, and back', async () => {
    const { user, shop } = await open('/direct/sell', { as: priya })
    await user.click(await main().findByRole('switch', { name: 'Time off' }))
    await user.click(main().getByRole('button', { name: 'Begin time off' }))
    await waitFor(() => expect(shop.db.state.direct?.closets[0]?.vacationUntil).not.toBeNull())
    const paused = await group('Paused')
    await waitFor(() => expect(main().queryByRole('region', { name: 'On sale' })).toBeNull())
    expect(paused.queryByRole('button', { name: /^(Resume|Relist): / })).toBeNull()
    expect(paused.getAllByRole('button', { name: /^Change the price: / }).length).toBeGreaterThan(1)
    expect(paused.getAllByText(/^Your time off ends \w+/).length).toBeGreaterThan(1)
    await user.click(main().getByRole('switch', { name: 'Time off', checked: true }))
    await waitFor(() => expect(shop.db.state.direct?.closets[0]?.vacationUntil).toBeNull())
  })

  it('is read by others with stars, place and reviews', async () => {
    await open('/u/priya-closet')
    await heading('Priya’s closet')
    expect(main().getByText('Denver, CO')).toBeTruthy()
    expect(main().getByRole('heading', { level: 2, name: 'What buyers wrote' })).toBeTruthy()
    expect(main().getByRole('img', { name: '5 stars of 5' })).toBeTruthy()
  })
})

describe('after it', () => {
  it('an open closet says what shoppers read of it', async () => {
    await open('/direct/sell/confirmation', { as: priya })
    await heading('Your closet is open')
    expect(main().getByRole('link', { name: '/u/priya-closet' })).toBeTruthy()
  })

  it('a listing says whether it is on sale, or a person looks first', async () => {
    const shop = newShop()
    const id = (status: string) => shop.db.state.direct?.listings.find((one) => one.status === status)?.id
    const at = '/direct/sell/create-listing/confirmation'
    await open(`${at}?id=${id('listed')}`, { as: priya, shop })
    await heading('It is on sale')
    expect(main().getByRole('button', { name: 'Copy its link' })).toBeTruthy()
    await open(`${at}?id=${id('under_review')}`, { as: priya, shop })
    await heading('Thank you. A person looks it over first.')
  })
})

describe('a sale', () => {
  it('has its label made once, which the seller then opens', async () => {
    const { user } = await open('/direct/sales/sale-0', { as: priya })
    await heading('Send it to Imani C.')
    await user.click(main().getByRole('button', { name: 'Make the label' }))
    const label = await main().findByRole('link', { name: 'Open the label (PDF)' })
    expect(label.getAttribute('href')).toMatch(/\.pdf$/)
    expect(main().queryByRole('button', { name: 'I can’t send it' })).toBeNull()
    expect(
      main().getByText(/^The carrier’s first scan counts\. Without one by .+, the label is voided/),
    ).toBeTruthy()
  })

  it('whose label was made and never handed over says that the label is void', async () => {
    const shop = newShop()
    const sale = shop.db.state.direct?.sales.find((one) => one.id === 'sale-0')
    if (!sale) throw new Error('no sale')
    Object.assign(sale, {
      parcel: 'packed',
      packedAt: 0,
      trackingCode: '9400111899223197428490',
      canceledAt: 1,
    })
    await open('/direct/sales/sale-0', { as: priya, shop })
    await heading('This sale is canceled')
    expect(main().getByText(/Its label is voided: please don’t use it any more\.$/)).toBeTruthy()
    expect(main().queryByRole('link', { name: 'Open the label (PDF)' })).toBeNull()
  })

  it('is canceled with a reason', async () => {
    const { user } = await open('/direct/sales/sale-0', { as: priya })
    await user.click(await main().findByRole('button', { name: 'I can’t send it' }))
    await user.click(main().getByRole('button', { name: 'Cancel the sale' }))
    expect(await main().findByText('Please say why.')).toBeTruthy()
    await user.click(main().getByRole('radio', { name: 'It is damaged' }))
    await user.click(main().getByRole('button', { name: 'Cancel the sale' }))
    await heading('This sale is canceled')
  })

  it('is rated by its buyer, who may change it', async () => {
    const { user } = await open('/direct/purchases', { as: nora })
    await user.click(await main().findByRole('link', { name: /^Rate it/ }))
    await heading('It is here')
    await user.click(main().getByRole('button', { name: 'Rate it' }))
    expect(await main().findByText('Please choose one to five stars.')).toBeTruthy()
    await user.click(main().getByRole('radio', { name: /^4 stars/ }))
    await user.type(main().getByRole('textbox', { name: /A few words/ }), 'Came soon.')
    await user.click(main().getByRole('button', { name: 'Rate it' }))
    expect(await main().findByRole('img', { name: '4 stars of 5' })).toBeTruthy()
    expect(main().getByText(/stands here once both have written/)).toBeTruthy()
    await user.click(main().getByRole('button', { name: /^Change it/ }))
    await user.keyboard('{Tab}')
    await user.click(main().getByRole('radio', { name: /^5 stars/ }))
    await user.click(main().getByRole('button', { name: 'Change the rating' }))
    expect(await main().findByRole('img', { name: '5 stars of 5' })).toBeTruthy()
  })

  it('of a delivered piece lets its buyer sell it again, on its page and in the list', async () => {
    const again = { name: /^Sell it again: .*, about \$\d+ for you$/ }
    const { user, at } = await open('/direct/purchases', { as: nora })
    const [first] = await main().findAllByRole('button', again)
    await user.click(main().getAllByRole('link', { name: /^Rate it/ })[0] as HTMLElement)
    await heading('It is here')
    await user.click(await main().findByRole('button', again))
    expect(first).toBeTruthy()
    await waitFor(() => expect(at()).toMatch(/create-listing\?id=again-.*step=facts/))
  })

  it('of other people is not found', async () => {
    await open('/direct/sales/sale-0', { as: nora })
    await heading('We dropped a stitch')
  })
})

it('a delivered piece is sold again with one press', async () => {
  const { user, at } = await open(`/my/orders/${markedOrders.delivered}`, { as: nora })
  const again = await main().findAllByRole('button', { name: /^Sell it again: .*, about \$\d+ for you$/ })
  await user.click(again[0] as HTMLElement)
  await waitFor(() => expect(at()).toMatch(/create-listing\?id=again-.*step=facts/))
  await heading('Is this right?')
})

describe('the desk', () => {
  it('puts a piece on sale, or takes it off with a reason', async () => {
    const { user, shop } = await open('/employee/direct', { as: 'tomas@hemline.example' })
    const card = within(await main().findByRole('article'))
    expect(card.getByText('Its brand is often copied.')).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Take it off' }))
    await user.click(card.getByRole('button', { name: 'Take it off' }))
    expect(await card.findByText('Please choose a reason.')).toBeTruthy()
    await user.selectOptions(card.getByLabelText('Why it is taken off'), 'photo_issue')
    await user.type(card.getByLabelText(/^Words for/), 'One from the front, please.')
    await user.click(card.getByRole('button', { name: 'Take it off' }))
    expect(await main().findByText(/Nothing waits/)).toBeTruthy()
    expect(shop.db.state.direct?.listings.find((one) => one.status === 'delisted')?.note).toBe(
      'One from the front, please.',
    )
  })

  it('shows many waiting pieces page by page, and the page before when the last one is empty', async () => {
    const shop = newShop()
    const listings = shop.db.state.direct?.listings ?? []
    const [one] = listings.filter(({ status }) => status === 'under_review')
    if (!one) throw new Error('no listing waits')
    for (let i = 1; i <= 20; i++)
      listings.push({ ...one, id: `${one.id}-${i}`, submittedAt: (one.submittedAt ?? 0) + i })
    const { user } = await open('/employee/direct', { as: 'tomas@hemline.example', shop })
    expect(await main().findByText('21 pieces to look at.')).toBeTruthy()
    expect(main().getAllByRole('article')).toHaveLength(20)
    await user.click(main().getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(1))
    await user.click(main().getByRole('button', { name: 'Put it on sale' }))
    expect(await main().findByText(/20 pieces to look at\./)).toBeTruthy()
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(20))
    expect(main().queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  it('stops selling a brand with a reason, and allows it again', async () => {
    const { user } = await open('/employee/direct', { as: 'tomas@hemline.example' })
    expect(await main().findByText('Every brand may be sold.')).toBeTruthy()
    const form = within(main().getByRole('form', { name: 'A brand that is not sold here' }))
    await user.type(form.getByLabelText('Brand'), 'Counterfoil')
    await user.click(form.getByRole('button', { name: 'Stop selling it' }))
    expect(await main().findByText('Please say why the brand is not sold here.')).toBeTruthy()
    await user.type(form.getByLabelText(/^Why its pieces/), 'Most pieces of it are copies.')
    await user.click(form.getByRole('button', { name: 'Stop selling it' }))
    const list = within(await main().findByRole('list', { name: 'Brands that are not sold here' }))
    expect(list.getByText('Most pieces of it are copies.')).toBeTruthy()
    await user.click(list.getByRole('button', { name: 'Allow Counterfoil again' }))
    expect(await main().findByText('Every brand may be sold.')).toBeTruthy()
  })

  it('has a piece on sale that somebody reported, and leaves it on sale', async () => {
    const shop = newShop()
    const one = shop.db.state.direct?.listings.find(({ status }) => status === 'listed')
    if (!one) throw new Error('nothing is listed')
    one.reports.push({ by: 'nora', reason: 'not_as_shown', words: 'It is blue.', at: Date.now() })
    const { user } = await open('/employee/direct', { as: 'tomas@hemline.example', shop })
    expect(await main().findByText('2 pieces to look at.')).toBeTruthy()
    expect(main().getAllByText('Pictures and words don’t agree.')[0]).toBeTruthy()
    expect(main().getByText('“It is blue.”')).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Leave it on sale' }))
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(1))
    expect(one.status).toBe('listed')
  })

  it('accepts with a key', async () => {
    const { user, shop } = await open('/employee/direct', { as: 'tomas@hemline.example' })
    const card = await main().findByRole('article')
    card.focus()
    await user.keyboard('a')
    expect(await main().findByText(/Nothing waits/)).toBeTruthy()
    expect(shop.db.state.direct?.listings.some((one) => one.status === 'under_review')).toBe(false)
  })
})
