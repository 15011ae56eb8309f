import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const as = 'imani@hemline.example'
const main = () => within(screen.getByRole('main'))
const dialog = async () => within(await screen.findByRole('dialog'))

/** A shop in which Imani has a saved search, a saved card, and an address in Oakland. */
function shopWithSearch() {
  const shop = newShop()
  const imani = shop.db.state.users.find(({ email }) => email === as)
  if (!imani) throw new Error('the mocks have no Imani')
  shop.db.state.savedSearches[imani.id] = [
    {
      id: '01920000-0000-7000-8000-00000000aa01',
      name: 'Dresses for work',
      path: '/women/dresses',
      filters: [{ key: 'category_tags', values: ['dresses'] }],
      text: '',
      rhythm: 'daily',
      channels: ['email', 'push', 'text'],
      paused: false,
      createdAt: '2026-11-01T00:00:00Z',
      lookedAt: '2026-11-01T00:00:00Z',
    },
  ]
  shop.db.state.savedMethods[imani.id] = [
    {
      id: 'saved-1',
      type: 'CreditCard',
      label: 'visa',
      last4: '1881',
      month: 4,
      year: 2029,
      isDefault: true,
    },
  ]
  const [nora] = shop.db.state.addresses
  if (!nora) throw new Error('the mocks have no address')
  shop.db.state.addresses.push({
    ...nora,
    id: '01920000-0000-7000-8000-00000000ad77',
    owner: `user:${imani.id}`,
  })
  return shop
}

async function openForm(shop = shopWithSearch(), send = answerFrom(shop)) {
  const user = userEvent.setup()
  await renderAt('/saved/searches', { as, shop, send })
  await user.click(await screen.findByRole('button', { name: 'Let it buy by itself: Dresses for work' }))
  return { user, shop, form: await dialog() }
}

it('lets a search buy up to a price that is said all in, and stops it from its card', async () => {
  const { user, form } = await openForm()
  await user.type(form.getByLabelText(/^Highest price of a piece/), '60')
  expect(
    await form.findByText(/^All in\. That is a piece of up to \$\d+\.\d\d, \$\d+\.\d\d delivery and about/),
  ).toBeTruthy()
  expect((await form.findByLabelText('Paid with')).textContent).toContain('ending in 1881')
  expect(form.getByText(/You can stop at any time/)).toBeTruthy()
  await user.click(form.getByRole('checkbox', { name: /^Buy for me, up to \$60 a piece/ }))
  await user.click(form.getByRole('button', { name: 'Let it buy' }))
  expect(await screen.findByText(/“Dresses for work” buys by itself now/)).toBeTruthy()
  expect(await main().findByText(/up to \$60 all in, 0 of 1 bought, until/)).toBeTruthy()
  await user.click(main().getByRole('button', { name: 'Stop buying for Dresses for work' }))
  expect(await main().findByText('Buying is stopped.')).toBeTruthy()
  expect(main().queryByRole('button', { name: /^Stop buying/ })).toBeNull()
})

it('says beside its field what is wrong, and buys nothing without a yes', async () => {
  const { user, form, shop } = await openForm()
  await form.findByLabelText('Sent to')
  await user.click(await form.findByRole('button', { name: 'Let it buy' }))
  expect(await form.findByText('Please set a price between $5 and $3,000.')).toBeTruthy()
  expect(form.getByText('Please confirm that we may buy for you.')).toBeTruthy()
  // The button stays in sight, so the first field to mend comes there too.
  const price = form.getByLabelText(/^Highest price of a piece/)
  await waitFor(() => expect(document.activeElement).toBe(price))
  await user.type(price, '60')
  await user.click(form.getByRole('button', { name: 'Let it buy' }))
  const agrees = form.getByRole('checkbox', { name: /^Buy for me/ })
  await waitFor(() => expect(document.activeElement).toBe(agrees))
  expect(shop.db.state.autoBuys).toEqual({})
})

it('says where a card is added for somebody who has none', async () => {
  const shop = shopWithSearch()
  const imani = shop.db.state.users.find(({ email }) => email === as)
  shop.db.state.savedMethods[imani?.id ?? ''] = []
  const { form } = await openForm(shop)
  expect((await form.findByRole('link', { name: 'Add one in your settings' })).getAttribute('href')).toBe(
    '/my/settings',
  )
  expect((form.getByRole('button', { name: 'Let it buy' }) as HTMLButtonElement).disabled).toBe(true)
})

it('says in the words of the specification when the details can’t be loaded', async () => {
  const shop = shopWithSearch()
  const usual = answerFrom(shop)
  const { user, form } = await openForm(shop, async (input, init) => {
    const isAsked = `${String(input)}${String(init?.body ?? '')}`.includes('getAutoBuyDetails')
    if (!isAsked) return usual(input, init)
    const errors = [{ message: 'down', extensions: { code: 'INTERNAL' } }]
    return new Response(JSON.stringify({ data: null, errors }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  await user.type(form.getByLabelText(/^Highest price of a piece/), '60')
  expect(
    await form.findByText(
      'We’ve encountered an error loading the auto-buy details. Please refresh the page and try again.',
    ),
  ).toBeTruthy()
})

it('stops by the link of a mail without a log-in, by a press', async () => {
  const { shop, form, user } = await openForm()
  await user.type(form.getByLabelText(/^Highest price of a piece/), '60')
  await form.findByLabelText('Sent to')
  await user.click(form.getByRole('checkbox', { name: /^Buy for me/ }))
  await user.click(form.getByRole('button', { name: 'Let it buy' }))
  await screen.findByText(/buys by itself now/)
  shop.jar.token = null
  await renderAt('/saved/searches/stop?code=mock-stop', { shop })
  await user.click(await screen.findByRole('button', { name: 'Stop buying for this search' }))
  expect(await screen.findByText(/buys nothing by itself/)).toBeTruthy()
  expect(Object.values(shop.db.state.autoBuys)).toMatchObject([{ isStopped: true }])
})

it('offers nothing to an account that may not let a search buy', async () => {
  const shop = shopWithSearch()
  const answer = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    const got = await answer(input, init)
    return new Response(
      (await got.text()).replace('"eligibleToPreorder":true', '"eligibleToPreorder":false'),
      got,
    )
  }
  await renderAt('/saved/searches', { as, shop, send })
  expect(await screen.findByRole('heading', { name: 'Dresses for work' })).toBeTruthy()
  expect(main().queryByRole('button', { name: /buy by itself/ })).toBeNull()
})
