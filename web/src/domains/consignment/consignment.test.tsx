import { cents } from '@hemline/rules/common/money.ts'
import { payoutOf } from '@hemline/rules/earnings/payouts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { money } from '../../platform/format.ts'
import { newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

const greta = 'greta@hemline.example'
const main = () => within(screen.getByRole('main'))
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your pieces' }))
    .getAllByRole('listitem')
    .filter((li) => li.querySelector('a'))
const pieceIn = (shop: Shop, state: string) =>
  shop.db.state.consigned?.find((one) => one.state === state)?.itemNumber ?? 0

describe('a piece that is donated', () => {
  it('says that what it pays is its charity’s, and promises her nothing', async () => {
    const shop = newShop()
    const piece = shop.db.state.consigned?.find((one) => one.state === 'listed')
    if (!piece) throw new Error('nothing is listed')
    piece.terms = { ...piece.terms, service: 'donation' }
    await renderAt(`/my/items/${piece.itemNumber}`, { as: greta, shop })
    expect(await screen.findByText('For Open Door Fund, if it sells', {})).toBeTruthy()
    expect(screen.getByText('The charity’s part')).toBeTruthy()
    expect(screen.queryByText(/Yours|Your part/)).toBeNull()
  })
})

describe('a seller’s bags', () => {
  it('are listed with where each is, what it earned, and one way on', async () => {
    await renderAt('/my/cleanouts', { as: greta })
    expect(await screen.findByRole('heading', { level: 1, name: 'Your bags' })).toBeTruthy()
    expect(await screen.findByText('$184.60', {})).toBeTruthy()
    expect(screen.getByText('7 of 16 pieces looked over.')).toBeTruthy()
    const unsent = screen.getAllByText('Fill it, close it, and hand it to the carrier.')[0]?.closest('li')
    expect(unsent?.textContent).not.toContain('Earned so far')
    expect(screen.getByRole('link', { name: 'Order a bag' }).getAttribute('href')).toEqual('/cleanout/sell')
    expect(screen.getByRole('link', { name: 'Bags' }).getAttribute('aria-current')).toEqual('page')
  })
  it('are called by the name that their seller gives them, everywhere', async () => {
    await renderAt('/my/cleanouts/204001', { as: greta })
    expect(await screen.findByRole('heading', { level: 1, name: 'Bag 204001' })).toBeTruthy()
    await userEvent.click(await main().findByRole('button', { name: 'Name this bag' }))
    const field = screen.getByLabelText('Name of this bag')
    await userEvent.type(field, 'x'.repeat(41))
    await userEvent.click(screen.getByRole('button', { name: 'Save the name' }))
    expect(await screen.findByText('A bag’s name has at most 40 signs.')).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, '  Spring   closet ')
    await userEvent.click(screen.getByRole('button', { name: 'Save the name' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring closet' })).toBeTruthy()
    expect(globalThis.document.activeElement?.textContent).toBe('Change the name')
    await userEvent.click(main().getByRole('link', { name: 'Your bags' }))
    expect(await screen.findByRole('link', { name: 'Spring closet' })).toBeTruthy()
    expect(screen.getByText(/^Bag 204001 · 22 pieces, sent/)).toBeTruthy()
  })
  it('are filtered by state and year and sorted, as their address says', async () => {
    const { router } = await renderAt('/my/cleanouts', { as: greta })
    const names = () =>
      main()
        .getAllByRole('heading', { level: 2 })
        .map((one) => one.textContent)
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(2)
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Processed')
    await waitFor(() => expect(names()).toEqual(['Bag 204001']))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ state: 'processed' }))
    await router.navigate({ href: '/my/cleanouts?state=processed&year=2001' })
    expect(await screen.findByRole('heading', { name: 'No bag like this' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'See all bags' }))
    await waitFor(() => expect(names().length).toBeGreaterThan(2))
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Most earned first')
    await waitFor(() => expect(names()[0]).toBe('Bag 204001'))
  })
  it('show pictures of their pieces, and name a month once', async () => {
    await renderAt('/my/cleanouts', { as: greta })
    const row = (await screen.findByRole('link', { name: 'Bag 204001' })).closest('li') as HTMLElement
    expect(row.querySelectorAll('img').length).toBeGreaterThanOrEqual(3)
    expect(row.querySelectorAll('img').length).toBeLessThanOrEqual(4)
    const months = row.textContent?.match(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*/g)
    expect(months).toHaveLength(1)
  })
  it('say on their page what they brought and what can be cashed out now, as the earnings page does', async () => {
    const shop = newShop()
    await renderAt('/cleanout/earnings', { as: greta, shop })
    const available = (await screen.findByText('Available now')).nextElementSibling
    await waitFor(() => expect(available?.textContent).toMatch(/^\$\d/))
    const sum = available?.textContent ?? ''
    await renderAt('/my/cleanouts/204001', { as: greta, shop })
    expect(await screen.findByText('This bag brought')).toBeTruthy()
    const now = await screen.findByText(/is yours to cash out now, of all your bags together/)
    expect(now.textContent).toBe(`${sum} is yours to cash out now, of all your bags together.`)
    expect(main().getByRole('link', { name: 'Cash out' }).getAttribute('href')).toBe('/cleanout/cashout')
  })
  it('that were given say what they raised and for whom, with the number of each receipt, and offer no cash', async () => {
    const shop = newShop()
    const kit = shop.db.state.cleanout?.kits.find((one) => one.service === 'donation')
    if (!kit) throw new Error('the seed has no bag that was given')
    await renderAt(`/my/cleanouts/${kit.bag.number}`, { as: greta, shop })
    expect(await screen.findByText(/A receipt comes by mail whenever its charity is paid/)).toBeTruthy()
    kit.bag.earned = 2310
    kit.bag.counts.sold = 3
    await renderAt(`/my/cleanouts/${kit.bag.number}`, { as: greta, shop })
    const receipts = await screen.findByRole('list', { name: 'Receipts' })
    expect(receipts.textContent).toMatch(/^\$23\.10 for Green Mile Trust, 3 pieces, .+\. Receipt D-\d+$/)
    await userEvent.click(within(receipts).getByRole('link', { name: /^Receipt D-\d+$/ }))
    await screen.findByRole('heading', { level: 1, name: 'Thank you: $23.10 for Green Mile Trust' })
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }))
    expect(receipt.getByText(/^D-\d+$/)).toBeTruthy()
    expect(receipt.getByText('3 pieces sold')).toBeTruthy()
    expect(main().getByRole('button', { name: 'Print the receipt' })).toBeTruthy()
    expect(main().getByRole('link', { name: `See bag ${kit.bag.number}` })).toBeTruthy()
    await renderAt(`/cleanout/donate/confirmation?bag=${kit.bag.number}&receipt=D-1`, { as: greta, shop })
    expect(await screen.findByRole('heading', { name: 'We can’t find this donation' })).toBeTruthy()
    expect(main().queryByRole('link', { name: 'Cash out' })).toBeNull()
  })
  it('are none yet for somebody who never sent one, who is shown how to begin', async () => {
    await renderAt('/my/cleanouts', { as: 'nora@hemline.example' })
    expect(await screen.findByRole('heading', { name: 'Your first bag starts here' })).toBeTruthy()
  })
  it('ask visitors to log in', async () => {
    await renderAt('/my/cleanouts')
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  })
  it('have a page with the thread, the sum to the cent, and how a price is shared', async () => {
    await renderAt('/my/cleanouts/204001', { as: greta })
    const thread = await screen.findByRole('list', { name: 'Where your bag is' })
    expect(
      within(thread)
        .getAllByRole('listitem')
        .map((li) => li.querySelector('p')?.textContent),
    ).toEqual([
      'Bag ordered: Done',
      'On its way: Done',
      'Arrived: Done',
      'Sorted: Done',
      'On sale: Now',
      'Closed: To come',
    ])
    expect(main().getByText('$184.60')).toBeTruthy()
    expect(
      await screen.findByText(/The first \$15 of a price pays 10%, the part up to \$50 30%/),
    ).toBeTruthy()
    expect(screen.getByText(/waits 30 days for you\. Having a piece back costs \$5\.99/)).toBeTruthy()
    for (const row of await rows())
      expect(row.querySelector('a')?.getAttribute('href')).toEqual(
        expect.stringMatching(/^\/my\/items\/\d+$/),
      )
  })
  it('have a way to a person who looks the bag up', async () => {
    await renderAt('/my/cleanouts/204001', { as: greta })
    const way = await screen.findByRole('link', { name: 'Something wrong with this bag?' })
    expect(way.getAttribute('href')).toBe('/resolution-hub?about=bag&bag=204001')
  })
  it('of somebody else are as if there were none', async () => {
    await renderAt('/my/cleanouts/204001', { as: 'nora@hemline.example' })
    expect(await screen.findByRole('heading', { name: 'There is no such bag of yours' })).toBeTruthy()
  })
  it('give away what is left, after a second question', async () => {
    const { shop } = await renderAt('/my/cleanouts/204001', { as: greta })
    await userEvent.click(await screen.findByRole('button', { name: /^Give 3 pieces to Open Door Fund$/ }))
    expect(pieceIn(shop, 'unaccepted')).not.toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Yes, give 3 pieces' }))
    expect(await screen.findByText('3 pieces given to Open Door Fund. Thank you.', {})).toBeTruthy()
    expect(pieceIn(shop, 'unaccepted')).toBe(0)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Give/ })).toBeNull())
  })
  it('give away just as many pieces as the button says, also from the pages that are not shown', async () => {
    const shop = newShop()
    const all = shop.db.state.consigned ?? []
    const one = all.find(({ state, bagNumber }) => state === 'unaccepted' && bagNumber === '204001')
    if (!one) throw new Error('nothing is left of the bag')
    const taken = new Set(all.map(({ itemNumber }) => itemNumber))
    for (const { item_number: itemNumber } of shop.db.items
      .filter((item) => !taken.has(item.item_number))
      .slice(0, 30))
      all.push({ ...one, itemNumber, gradedAt: '2020-01-01T12:00:00.000Z', moves: [] })
    await renderAt('/my/cleanouts/204001', { as: greta, shop })
    await userEvent.click(await screen.findByRole('button', { name: /^Give 33 pieces to Open Door Fund$/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, give 33 pieces' }))
    expect(await screen.findByText('33 pieces given to Open Door Fund. Thank you.', {})).toBeTruthy()
  })
})

describe('a seller’s pieces', () => {
  it('come by state, and the tab is in the address', async () => {
    const { router } = await renderAt('/my/cleanouts/items', { as: greta })
    expect(await rows()).toHaveLength(14)
    await userEvent.click(screen.getByRole('link', { name: 'Not accepted 2' }))
    await waitFor(() => expect(router.state.location.href).toBe('/my/cleanouts/items?status=unaccepted'))
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect(screen.getByText(/^Moth holes on both cuffs\. Take it back for \$5\.99/)).toBeTruthy()
  })
  it('are also at /my/items, of one bag when it is chosen', async () => {
    await renderAt('/my/items?bag=204002', { as: greta })
    expect(await rows()).toHaveLength(3)
  })
  it('say what they bring, and softly what they would', async () => {
    const shop = newShop()
    await renderAt(`/my/items?status=listed`, { as: greta, shop })
    const [row] = await rows()
    expect(row?.textContent).toMatch(/\$\d+\.\d\dif it sells$/)
  })
  it('are not worth nothing because their bag’s fee is still to pay: it is said beside what they bring', async () => {
    const shop = newShop()
    const all = shop.db.state.consigned ?? []
    const listed = all.find((one) => one.state === 'listed')
    const sold = all.find((one) => one.state === 'delivered')
    if (!listed || !sold) throw new Error('the seed has no such pieces')
    const base = (one: typeof sold) => payoutOf(cents(one.price), one.terms).earnings
    for (const one of [listed, sold]) one.bagFeeLeft = 99_999
    await renderAt('/my/items', { as: greta, shop })
    const textOf = async ({ itemNumber }: typeof sold) =>
      (await rows()).find((row) => row.querySelector('a')?.getAttribute('href')?.endsWith(`/${itemNumber}`))
        ?.textContent
    expect(await textOf(listed)).toContain(`${money(base(listed))}before the bag’s fee`)
    expect(await textOf(sold)).toContain(`$0.00${money(base(sold))} paid the bag’s fee`)
  })
  it('are none yet, and that page leads on too', async () => {
    await renderAt('/my/cleanouts/items', { as: 'nora@hemline.example' })
    expect(await screen.findByRole('heading', { name: 'No pieces yet' })).toBeTruthy()
    expect(main().getByRole('link', { name: 'Where are my bags?' }).getAttribute('href')).toBe(
      '/my/cleanouts',
    )
  })
})

describe('one piece', () => {
  const open = async (state: string, shop = newShop()) => {
    const itemNumber = pieceIn(shop, state)
    const shown = await renderAt(`/my/items/${itemNumber}`, { as: greta, shop })
    await screen.findByRole('heading', { name: 'Its history' })
    return { ...shown, itemNumber }
  }
  it('says what a price would pay while the price is typed, by the piece’s own terms', async () => {
    const { shop, itemNumber } = await open('listed')
    const piece = shop.db.state.consigned?.find((one) => one.itemNumber === itemNumber)
    if (!piece) throw new Error('no piece')
    const field = screen.getByLabelText('New price in dollars')
    expect(screen.getByText(/the floor of its price/)).toBeTruthy()
    for (const wanted of [piece.firstPrice + 100, piece.firstPrice + 5000]) {
      await userEvent.clear(field)
      await userEvent.type(field, (wanted / 100).toFixed(2))
      const { earnings } = payoutOf(cents(wanted), piece.terms, cents(piece.bagFeeLeft ?? 0))
      expect(screen.getByText(/^At /).textContent).toContain(`At ${money(wanted)} you get ${money(earnings)}`)
    }
    await userEvent.clear(field)
    await userEvent.type(field, '0')
    expect(screen.queryByText(/^At /)).toBeNull()
  })
  it('was sold on one day, which its state and its history name alike', async () => {
    const shop = newShop()
    const piece = shop.db.state.consigned?.find((one) => one.state === 'delivered')
    if (!piece) throw new Error('no piece was sold')
    // Late in the evening by the shop's clock, and the next day in most time zones.
    piece.soldAt = '2026-10-20T06:30:00.000Z'
    await open('delivered', shop)
    expect(main().getByText(/^Sold Oct 19, 2026/)).toBeTruthy()
    const sold = within(screen.getByRole('region', { name: 'Its history' })).getByText('Sold')
    expect(sold.closest('li')?.querySelector('time')?.textContent).toBe('Oct 19, 2026')
  })
  it('takes a new price, which its history tells', async () => {
    const { shop, itemNumber } = await open('listed')
    expect(screen.getByRole('link', { name: 'See it in the shop' })).toBeTruthy()
    const field = screen.getByLabelText('New price in dollars')
    await userEvent.clear(field)
    await userEvent.type(field, '0')
    await userEvent.click(screen.getByRole('button', { name: 'Change price' }))
    expect(await screen.findByText(/^The price can be from/)).toBeTruthy()
    const piece = shop.db.state.consigned?.find((one) => one.itemNumber === itemNumber)
    const wanted = (piece?.firstPrice ?? 0) + 100
    await userEvent.clear(field)
    await userEvent.type(field, (wanted / 100).toFixed(2))
    await userEvent.click(screen.getByRole('button', { name: 'Change price' }))
    expect(await screen.findByText(/^You changed the price/, {})).toBeTruthy()
    expect(piece?.price).toBe(wanted)
    expect(await screen.findByText(/changed once a day/, {})).toBeTruthy()
  })
  it('keeps its price while a shopper holds it, and says until when', async () => {
    const shop = newShop()
    const itemNumber = pieceIn(shop, 'listed')
    shop.db.state.holds[itemNumber] = { owner: 'visitor:7', expiresAt: Date.now() + 600_000 }
    await open('listed', shop)
    expect(screen.getByText(/^Held by a shopper until \d+:\d\d [AP]M/)).toBeTruthy()
    expect(screen.getByText(/in somebody’s cart/)).toBeTruthy()
    expect(screen.queryByLabelText('New price in dollars')).toBeNull()
  })
  it('whose time is over goes back through the cart, for the fee', async () => {
    const { router } = await open('expired')
    expect(screen.getAllByText(/Reclaim within 12 days/)[0]).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Its page in the shop' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'See it in the shop' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Take it back for $5.99' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(await screen.findByText('Reclaim within 12 days. We send it back to you.')).toBeTruthy()
  })
  it('that was declined says why, and is given away after a second question', async () => {
    await open('unaccepted')
    expect(screen.getByText(/^Damaged: a stain, a hole or a missing part/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Give it to Open Door Fund' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, give it' }))
    expect((await screen.findAllByText(/^Given to Open Door Fund/, {})).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Take it back/ })).toBeNull())
  })
  it('of somebody else is as if there were none', async () => {
    const shop = newShop()
    await renderAt(`/my/items/${pieceIn(shop, 'listed')}`, { as: 'nora@hemline.example', shop })
    expect(await screen.findByRole('heading', { name: 'There is no such piece of yours' })).toBeTruthy()
  })
})
