import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { payoutFailureWords } from '@hemline/rules/vocabulary/payouts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createDb } from '../../../mocks/db.ts'
import { seededEarnings } from '../../../mocks/seed/earnings.ts'
import { money } from '../../platform/format.ts'
import { faultsOf } from '../../testing/faults-of.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'
import { digitsOf } from './CodeForm.tsx'
import { chartTop } from './EarningsChart.tsx'
import { cashOutSteps, saleLines } from './earnings-words.ts'

const greta = 'greta@hemline.example'
const heading = (name: RegExp | string) => screen.findByRole('heading', { name })

it.each([
  '/my/cleanouts/earnings',
  '/cleanout/earnings',
  '/cleanout/cashout',
  '/cleanout/cashout/cash',
  '/cleanout/cashout/credit',
  '/cleanout/cashout/donate',
  '/cleanout/cashout/0193aa10-0000-7000-8000-0000c0000001',
])('asks a visitor at %s to log in, and shows nobody’s money', async (url) => {
  await renderAt(url)
  await heading('Log in to see your earnings')
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(screen.queryByText('Available now')).toBeNull()
})

it.each(['/my/cleanouts/earnings', '/cleanout/earnings'])(
  'tells at %s what is available, pending and earned, to the cent',
  async (url) => {
    const { shop } = await renderAt(url, { as: greta })
    await heading('Your last twelve months')
    const state = Object.values(shop.db.state.earnings)[0]
    const earned = (state?.sales ?? [])
      .filter((one) => !one.clawedBackAt)
      .reduce((sum, one) => sum + one.earnings, 0)
    expect(screen.getByText('Earned in all').nextElementSibling?.textContent).toBe(money(earned))
    expect(screen.getByText('Available now').nextElementSibling?.textContent).toMatch(/^\$\d+\.\d\d$/)
    expect(await screen.findByText(/of it clears on/)).toBeTruthy()
    const way = screen.getByRole('link', { name: 'Something wrong with your earnings or a payout?' })
    expect(way.getAttribute('href')).toBe('/resolution-hub?about=payout')
  },
)

it('has each month of the chart in its table, in the same amounts, also while the bars are shown', async () => {
  const { shop } = await renderAt('/cleanout/earnings', { as: greta })
  const table = await screen.findByRole('table', { name: /month by month/ })
  const rows = within(table).getAllByRole('row').slice(1)
  const monthOf = (iso: string) =>
    new Intl.DateTimeFormat('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'America/Los_Angeles',
    }).format(new Date(iso))
  const sales = Object.values(shop.db.state.earnings)[0]?.sales.filter((one) => !one.clawedBackAt) ?? []
  expect(rows).toHaveLength(12)
  for (const row of rows) {
    const [month, count, earned] = [...row.children].map((cell) => cell.textContent ?? '')
    const sold = sales.filter((one) => monthOf(one.soldAt) === month)
    expect(earned).toBe(money(sold.reduce((sum, one) => sum + one.earnings, 0)))
    expect(count).toBe(`${sold.length} ${sold.length === 1 ? 'sale' : 'sales'}`)
  }
  await userEvent.click(screen.getByRole('button', { name: 'As a table' }))
  expect(screen.getByRole('button', { name: 'As a table' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('table', { name: /month by month/ })).toBeTruthy()
})

it('draws bars below a round amount that no month goes over', () => {
  expect(chartTop([])).toBe(1000)
  expect(chartTop([{ earned: 18_000, paidOut: 20_000 }])).toBe(20_000)
  expect(chartTop([{ earned: 20_001, paidOut: 0 }])).toBe(50_000)
})

it('shares out each price by lines that sum to it', () => {
  const { sales } = seededEarnings(greta, new Date('2026-11-20T12:00:00Z'), [])
  expect(sales).toHaveLength(34)
  for (const sale of sales)
    expect(saleLines(sale).reduce((sum, line) => sum + line.amount, 0)).toBe(sale.price)
  expect(new Set(sales.flatMap((sale) => saleLines(sale).map(({ name }) => name)))).toEqual(
    new Set(['Your payout', 'Your booster', 'Bag fee', 'Selling fee']),
  )
})

it('lists the sales by page, by bag and by state, and gives them as a file', async () => {
  const { router } = await renderAt('/cleanout/earnings', { as: greta })
  expect(await screen.findByText('34 sales')).toBeTruthy()
  expect(screen.getAllByText('How it was worked out')).toHaveLength(25)
  expect(screen.getByRole('link', { name: 'All as CSV' }).getAttribute('href')).toBe('/api/v1.0/earnings.csv')
  await userEvent.selectOptions(screen.getByLabelText('Bag'), '190077')
  await waitFor(() => expect(router.state.location.href).toBe('/cleanout/earnings?bag=190077'))
  await waitFor(() =>
    expect(screen.getAllByText(/bag 190077/).length).toBe(
      screen.getAllByText('How it was worked out').length,
    ),
  )
  await userEvent.click(screen.getByRole('link', { name: 'Taken back' }))
  expect((await screen.findAllByText(/It came back on/)).length).toBeGreaterThan(0)
  await waitFor(() =>
    expect(router.state.location.href).toBe('/cleanout/earnings?bag=190077&state=clawed_back'),
  )
})

it('tells somebody who never sold how it begins', async () => {
  await renderAt('/my/cleanouts/earnings', { as: 'nora@hemline.example' })
  await heading('Nothing earned yet')
})

/** Returns a fetch that fails for one operation. */
function breaking(name: string, failure = { message: 'x', extensions: { code: 'INTERNAL' } }) {
  const shop = newShop()
  const answers = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    if (!String(init?.body ?? input).includes(name)) return answers(input, init)
    return new Response(JSON.stringify({ errors: [failure] }), {
      headers: { 'content-type': 'application/json' },
    })
  }
  return { shop, send, as: greta }
}

it.each([
  ['/cleanout/earnings', '"earnings"', 'fetchingSales'],
  ['/cleanout/earnings', 'getEarningSales', 'fetchingSales'],
  ['/cleanout/earnings', 'getCashOuts', 'fetchingCashout'],
  ['/cleanout/cashout', 'getCashOutSetup', 'fetchingCashout'],
  ['/cleanout/cashout/cash', 'getCashOutSetup', 'fetchingCashout'],
  ['/cleanout/cashout/donate', 'getCashOutSetup', 'fetchingCharities'],
] as const)('says at %s in the words of §8 when %s did not come', async (url, operation, phrase) => {
  await renderAt(url, breaking(operation))
  expect((await screen.findAllByText(friendly(phrase))).length).toBeGreaterThan(0)
})

it.each(['/cleanout/earnings', '/my/cleanouts/earnings', '/cleanout/cashout'])(
  'tells at %s somebody who is refused why, and whom to write to: trying again would not help',
  async (url) => {
    const message = 'This account can’t do that. Please write to us.'
    const name = url === '/cleanout/cashout' ? 'getCashOutSetup' : '"earnings"'
    await renderAt(url, breaking(name, { message, extensions: { code: 'FORBIDDEN' } }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)

it('follows a cash-out from its request to its end, and tells plainly when it is late or failed', () => {
  const at = '2026-11-20T12:00:00Z'
  const one = {
    id: '1',
    kind: 'digital_wallet',
    label: 'Wallet',
    amount: 4000,
    bonus: 0,
    statusLabel: '',
    failure: null,
    requestedAt: at,
  } as const
  const rest = { settledAt: null, receiptNumber: null, fromCredit: false, __typename: 'CashOut' as const }
  const events = (...all: string[]) =>
    all.map((status) => ({ __typename: 'CashOutEvent' as const, status, label: status, at }))
  const steps = (status: string, ...passed: string[]) =>
    cashOutSteps({ ...one, ...rest, status, events: events(...passed) }, () => 'then').map(
      ({ label, state }) => `${label}: ${state}`,
    )
  expect(steps('requested', 'requested')).toEqual(['Requested: now', 'On its way: next', 'Paid: next'])
  expect(steps('paid', 'requested', 'sent', 'paid')).toEqual([
    'Requested: done',
    'On its way: done',
    'Paid: done',
  ])
  expect(steps('late', 'requested', 'sent', 'late')).toEqual([
    'Requested: done',
    'On its way: done',
    'Taking longer than usual: now',
    'Paid: next',
  ])
  expect(steps('failed', 'requested', 'failed')).toEqual(['Requested: done', 'Not paid: now'])
})

it('takes six digits out of whatever is pasted', () => {
  expect(digitsOf('Your code: 123 456.')).toBe('123456')
  expect(digitsOf('12a')).toBe('12')
})

it('says that a cash-out of somebody else can’t be found', async () => {
  await renderAt('/cleanout/cashout/0193aa10-0000-7000-8000-0000c0000009', { as: greta })
  await heading('We can’t find this cash-out')
})

it('confirms an email by the link of its mail, once', async () => {
  const { shop } = await renderAt('/verify-email/working', { as: 'priya@hemline.example' })
  await heading('Your email is confirmed')
  expect(screen.getByRole('link', { name: 'Go to cash out' }).getAttribute('href')).toBe('/cleanout/cashout')
  const mails = screen.getByRole('link', { name: 'Choose your mails' })
  expect(mails.getAttribute('href')).toBe('/my/subscriptions')
  expect(Object.values(shop.db.state.earnings)[0]?.emailVerified).toBe(true)
})

it('says of an old link that it is old, and sends a new one', async () => {
  await renderAt('/verify-email/old', { as: 'priya@hemline.example' })
  await heading('This link doesn’t work any more')
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a new link' }))
  expect(await screen.findByText(/A new link is on its way to p•••a@/)).toBeTruthy()
})

it('tells of a cash-out that failed that the money can be cashed out again', async () => {
  const start = new Date('2026-11-20T12:00:00Z')
  const shop = { ...newShop(), db: createDb(() => start) }
  const state = seededEarnings(greta, start, shop.db.items)
  const id = '0193aa10-0000-7000-8000-0000c0000777'
  const seller = shop.db.state.users.find((one) => one.email === greta)
  const failed = {
    requestKey: 'k',
    kind: 'digital_wallet',
    label: 'Wallet',
    amount: 666,
    bonus: 0,
    course: 'fails',
    receiptNumber: null,
  } as const
  state.cashOuts.push({ ...failed, id, requestedAt: '2026-11-20T11:00:00.000Z' })
  shop.db.state.earnings[seller?.id ?? ''] = state
  await renderAt(`/cleanout/cashout/${id}`, { as: greta, shop })
  await heading('$6.66 was not paid')
  expect(screen.getByRole('alert').textContent).toBe(
    `The money is yours again. ${payoutFailureWords.refused}`,
  )
  expect(screen.getByRole('link', { name: 'Cash out again' })).toBeTruthy()
})

it.each([
  ['/my/cleanouts/earnings', 'How it was worked out'],
  ['/cleanout/cashout/cash', 'Amount in dollars'],
  ['/cleanout/cashout/donate', 'Who gets it'],
  ['/cleanout/cashout/0193aa10-0000-7000-8000-0000c0000001', /^It arrived at/],
])('is sound for assistive technology at %s, with all it has to show', async (url, shown) => {
  const { container } = await renderAt(url, { as: greta })
  await screen.findAllByText(shown)
  expect(await faultsOf(container)).toEqual([])
})

it('says of a direct sale when it clears, and leads to its parcel', async () => {
  const shop = newShop()
  await renderAt('/my/cleanouts/earnings', { as: greta, shop })
  await heading('Your last twelve months')
  const own = Object.values(shop.db.state.earnings)[0]?.sales ?? []
  const last = own.at(-1)
  if (!last) throw new Error('nothing was sold')
  Object.assign(last, { deliveredAt: null, holdDays: 2, path: '/direct/sales/sale-0', bagNumber: null })
  await renderAt('/my/cleanouts/earnings', { as: greta, shop })
  const [row] = await screen.findAllByRole('link', { name: last.title })
  expect(row?.getAttribute('href')).toBe('/direct/sales/sale-0')
  expect(screen.getByText('Clears 2 days after it is delivered')).toBeTruthy()
  expect(screen.queryByText(/14 days/)).toBeNull()
})
