import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'
const marta = 'marta@hemline.example'
const waitingFeed = '/employee/partner-feeds/01939bd2-4c11-7a55-8d21-0000000f0002'
const appliedFeed = '/employee/partner-feeds/01939bd2-4c11-7a55-8d21-0000000f0001'

it('lists the partners and says where a feed waits', async () => {
  await renderAt('/employee/partners', { as: tomas })
  const table = within(await screen.findByRole('table', { name: 'Partners' }))
  expect(table.getByRole('link', { name: 'Alderbrook' }).getAttribute('href')).toBe(
    '/employee/partners/alderbrook',
  )
  expect(table.getByText('Waits for you')).toBeTruthy()
  expect((await screen.findByRole('status')).textContent).toContain('A feed waits for you at Alderbrook.')
})

it('shows why rows of a feed were not taken, and all rows on wish', async () => {
  await renderAt(appliedFeed, { as: tomas })
  const table = await screen.findByRole('table', { name: 'Rows' })
  expect(within(table).getAllByRole('row')).toHaveLength(3)
  expect(table.textContent).toContain('size “44D”: There is no such size of this kind of piece.')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only rows with a problem' }))
  await waitFor(() =>
    expect(within(screen.getByRole('table', { name: 'Rows' })).getAllByRole('row')).toHaveLength(4),
  )
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toMatch(
    /^\/api\/v1\.0\/partner-feeds\/.+\/report\?format=csv$/,
  )
})

it('lets an employee take a feed with new brands, or refuse it with a reason', async () => {
  const shop = newShop()
  await renderAt(waitingFeed, { as: tomas, shop })
  expect(await screen.findByText('Maison Ondine')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Refuse the feed' }))
  expect(await screen.findByText('Please say why, in 3 to 300 characters.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Take the feed' }))
  expect(await screen.findByText('The feed is taken.')).toBeTruthy()
  expect(await screen.findByText('Being applied')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take the feed' })).toBeNull()
})

it('lets an admin make, replace and end keys; the secret is shown once', async () => {
  const shop = newShop()
  await renderAt('/employee/partners/alderbrook', { as: marta, shop })
  const keys = within(await screen.findByRole('region', { name: 'Keys' }))
  await userEvent.click(keys.getByRole('button', { name: 'Replace pk_alderbrookfirst' }))
  expect(await keys.findByText(/^Secret: sk_/)).toBeTruthy()
  expect(keys.getByText(/signs until/)).toBeTruthy()
  expect(keys.queryByRole('button', { name: 'Make a key' })).toBeNull()
  await userEvent.click(keys.getByRole('button', { name: 'End pk_alderbrookfirst' }))
  expect(await screen.findByText('The key has ended.')).toBeTruthy()
  expect(await keys.findByRole('button', { name: 'Make a key' })).toBeTruthy()
})

it('lets an admin say who else of a partner sees its stock, and that person reads no “you got”', async () => {
  const shop = newShop()
  await renderAt('/employee/partners/alderbrook', { as: marta, shop })
  const people = within(await screen.findByRole('region', { name: 'People' }))
  expect(people.getByText('Only the account of the terms sees the stock of Alderbrook.')).toBeTruthy()
  const field = people.getByLabelText(/E-mail address/)
  await userEvent.type(field, 'nobody@hemline.example')
  await userEvent.click(people.getByRole('button', { name: 'Add' }))
  expect((await people.findAllByText(/no account/i))[0]).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, 'nora@hemline.example')
  await userEvent.click(people.getByRole('button', { name: 'Add' }))
  expect(await people.findByRole('button', { name: 'Take nora@hemline.example out' })).toBeTruthy()
  cleanup()
  await renderAt('/my/stock', { as: 'nora@hemline.example', shop })
  expect((await screen.findAllByText(/it would pay/))[0]).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Balance and cash-out' })).toBeNull()
})

it('names everything that terms lack at once, on top and at each field', async () => {
  await renderAt('/employee/partners/fennel-row', { as: marta })
  const terms = within(await screen.findByRole('region', { name: 'Terms' }))
  await userEvent.click(terms.getByRole('button', { name: 'Set terms' }))
  await userEvent.type(terms.getByLabelText('Account that earns'), 'nobody')
  await userEvent.type(terms.getByLabelText('Ladder'), '$0 forty')
  await userEvent.click(terms.getByRole('button', { name: 'Set the terms' }))
  const summary = within(await terms.findByRole('alert'))
  expect(summary.getByText('4 things need another look.')).toBeTruthy()
  expect(summary.getAllByRole('button').map((one) => one.textContent)).toEqual([
    'Please give the address of an account.',
    'Please name the town.',
    'Please give the state in two letters.',
    '“$0 forty” is no step. Please write lines such as: $50 62.5%',
  ])
  await userEvent.click(summary.getByRole('button', { name: 'Please name the town.' }))
  expect(document.activeElement).toBe(terms.getByLabelText('Town that parcels come from'))
})

it('sets terms, and refuses a ladder that pays more than the sale', async () => {
  const shop = newShop()
  await renderAt('/employee/partners/fennel-row', { as: marta, shop })
  const terms = within(await screen.findByRole('region', { name: 'Terms' }))
  await userEvent.click(terms.getByRole('button', { name: 'Set terms' }))
  await userEvent.type(terms.getByLabelText('Account that earns'), 'priya@hemline.example')
  await userEvent.type(terms.getByLabelText('Town that parcels come from'), 'Salem')
  await userEvent.type(terms.getByLabelText('State, in two letters'), 'OR')
  const ladder = terms.getByLabelText('Ladder')
  await userEvent.type(ladder, '$0 120 %')
  await userEvent.click(terms.getByRole('button', { name: 'Set the terms' }))
  expect(
    (await terms.findAllByText('This ladder would pay more than the sale. The most is 100%.'))[0],
  ).toBeTruthy()
  await userEvent.clear(ladder)
  await userEvent.type(ladder, '$0 40 %{enter}$50 62.5%')
  await userEvent.click(terms.getByRole('button', { name: 'Set the terms' }))
  expect(await terms.findByText('pays 62.5%')).toBeTruthy()
})

it('shows employees keys and terms without the buttons of an admin', async () => {
  await renderAt('/employee/partners/alderbrook', { as: tomas })
  expect(await screen.findByRole('region', { name: 'Keys' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /key|End|Replace|terms/i })).toBeNull()
})

it('shows a person of a partner the pieces, their states and money, from the page of own pieces on', async () => {
  const shop = newShop()
  await renderAt('/my/items', { as: 'priya@hemline.example', shop })
  const link = await screen.findByRole('link', { name: 'a page of their own' })
  expect(link.getAttribute('href')).toBe('/my/stock')
  await renderAt('/my/stock', { as: 'priya@hemline.example', shop })
  const stock = within(await screen.findByRole('region', { name: 'Alderbrook' }))
  expect(stock.getByText('62.5% is yours')).toBeTruthy()
  const pieces = within(stock.getByRole('region', { name: 'Pieces of Alderbrook' }))
  expect(pieces.getByText('On sale')).toBeTruthy()
  expect(pieces.getByText(/you would get \$/)).toBeTruthy()
  expect(pieces.getByText(/AL-101, since/)).toBeTruthy()
  const feeds = within(stock.getByRole('region', { name: 'Feeds of Alderbrook' }))
  expect(feeds.getByText('Being looked at')).toBeTruthy()
  expect(feeds.getByText(/3 rows, 2 not taken/)).toBeTruthy()
  const report = feeds.getByRole('link', { name: 'Which rows, and why (CSV)' })
  expect(report.getAttribute('href')).toMatch(/partner-feeds\/.+\/report\?format=csv&only=problems$/)
  const parcels = within(await stock.findByRole('region', { name: 'Parcels of Alderbrook' }))
  expect(await parcels.findByText('To send')).toBeTruthy()
  expect(parcels.getByText('AL-101')).toBeTruthy()
  expect(parcels.getByText('Imani Cole, 12 Alder Lane, Bozeman MT 59715')).toBeTruthy()
  await userEvent.dblClick(parcels.getByRole('button', { name: 'Make the label' }))
  const label = await parcels.findByRole('link', { name: 'Open the label (PDF)' })
  expect(label.getAttribute('href')).toMatch(/\/partner-parcels\/.+\/label$/)
  expect(parcels.getByText(/UPS 1ZHEM0000000042/)).toBeTruthy()
  // The carrier has the address now.
  expect(parcels.queryByText(/12 Alder Lane/)).toBeNull()
})

it('shows twenty parcels on a page, beside the pages of the pieces', async () => {
  await renderAt('/my/stock?status=listed', { as: 'priya@hemline.example' })
  const parcels = within(await screen.findByRole('region', { name: 'Parcels of Alderbrook' }))
  expect(await parcels.findByText('OLD-19')).toBeTruthy()
  expect(parcels.queryByText('OLD-20')).toBeNull()
  await userEvent.click(parcels.getByRole('link', { name: 'Page 2' }))
  expect(await parcels.findByText('OLD-21')).toBeTruthy()
  expect(parcels.queryByText('OLD-19')).toBeNull()
  expect(parcels.queryByText('No parcel waits to be sent.')).toBeNull()
  expect(screen.getByRole('button', { name: /^On sale/ }).getAttribute('aria-pressed')).toBe('true')
})

it('tells everybody else that no partner pays into the account', async () => {
  await renderAt('/my/stock', { as: 'nora@hemline.example' })
  expect(await screen.findByText('No partner pays into this account')).toBeTruthy()
})

it('says when there is no such partner or feed, and is closed to shoppers', async () => {
  await renderAt('/employee/partners/nowhere', { as: tomas })
  expect(await screen.findByText(/There is no such partner/)).toBeTruthy()
  await renderAt('/employee/partner-feeds/nowhere', { as: tomas })
  expect(await screen.findByText(/There is no such feed/)).toBeTruthy()
  await renderAt('/employee/partners', { as: 'nora@hemline.example' })
  expect(await screen.findByText('This is where we work')).toBeTruthy()
})
