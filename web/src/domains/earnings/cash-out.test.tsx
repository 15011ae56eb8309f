import { cents } from '@hemline/rules/common/money.ts'
import { moneyMessage } from '@hemline/rules/common/validation.ts'
import { cashOutSentences } from '@hemline/rules/earnings/cash-outs.ts'
import { payoutAccountSentences } from '@hemline/rules/earnings/payout-accounts.ts'
import { creditTurnOf } from '@hemline/rules/earnings/postings.ts'
import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { mailedCodeSentences } from '@hemline/rules/identity/mailed-codes.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { mockPassword } from '../../../mocks/seed/people.ts'
import { money } from '../../platform/format.ts'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

const greta = 'greta@hemline.example'
const priya = 'priya@hemline.example'
beforeEach(() => globalThis.localStorage.clear())

/** Makes a shop that records the request keys. */
function watched(shop: Shop = newShop()) {
  const keys: string[] = []
  const answers = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    const key = /"requestKey":"([^"]+)"/.exec(String(init?.body))?.[1]
    if (key) keys.push(key)
    return answers(input, init)
  }
  return { shop, keys, send }
}
const cashOutsOf = (shop: Shop) => Object.values(shop.db.state.earnings)[0]?.cashOuts ?? []
const submit = (name: RegExp) => screen.findByRole('button', { name })

async function typeCash(amount: string, password = mockPassword) {
  const field = await screen.findByLabelText('Amount in dollars')
  await userEvent.clear(field)
  if (amount) await userEvent.type(field, amount)
  const again = screen.queryByLabelText('Your password again')
  if (again) {
    await userEvent.clear(again)
    if (password) await userEvent.type(again, password)
  }
}

it('sends money once for a press, however often it is pressed, and shows the rest without a reload', async () => {
  const { shop, keys, send } = watched()
  const { router } = await renderAt('/cleanout/cashout/cash', { as: greta, shop, send })
  await typeCash('40')
  const before = Number(
    screen.getByText('Available now').nextElementSibling?.textContent?.replace(/[$,]/g, ''),
  )
  expect(screen.getByText(/goes to Wallet/).textContent).toBe(
    `$40.00 goes to Wallet g•••a@wallet.example. ${money(Math.round(before * 100) - 4000)} stays in your earnings.`,
  )
  const button = await submit(/^Cash out \$40/)
  await userEvent.dblClick(button)
  await screen.findByRole('heading', { level: 1, name: /^\$40\.00 is on its way|^\$40\.00 is paid/ })
  expect(keys).toHaveLength(1)
  expect(cashOutsOf(shop)).toHaveLength(3)
  expect(within(screen.getByRole('list', { name: 'Where it stands' })).getByText('Requested')).toBeTruthy()
  await router.navigate({ href: '/cleanout/earnings' })
  await waitFor(() =>
    expect(screen.getByText('Available now').nextElementSibling?.textContent).toBe(
      money(Math.round(before * 100) - 4000),
    ),
  )
  expect(await screen.findByText('Requested')).toBeTruthy()
})

it('asks for the password again, and says when it is wrong', async () => {
  const { shop } = await renderAt('/cleanout/cashout/cash', { as: greta })
  await typeCash('40', 'not-her-password')
  await userEvent.click(await submit(/^Cash out \$40/))
  expect(await screen.findByText('That is not your password.')).toBeTruthy()
  expect(cashOutsOf(shop)).toHaveLength(2)
})

it.each([
  ['', moneyMessage],
  ['twelve', moneyMessage],
  ['4.99', cashOutSentences.minimum],
  ['9000', /^You have \$\d+\.\d\d available to cash out\.$/],
])('refuses %j as an amount, in the words of the rules, and sends nothing', async (amount, words) => {
  const { shop, keys, send } = watched()
  await renderAt('/cleanout/cashout/cash', { as: greta, shop, send })
  await typeCash(amount)
  await userEvent.click(await submit(/^Cash out/))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByLabelText('Amount in dollars').getAttribute('aria-invalid')).toBe('true')
  expect(globalThis.document.activeElement).toBe(screen.getByLabelText('Amount in dollars'))
  expect(keys).toEqual([])
})

it('tells that today is over after three cash-outs', async () => {
  const shop = newShop()
  const first = await renderAt('/cleanout/cashout/cash', { as: greta, shop })
  for (const amount of ['10', '11', '12']) {
    await first.router.navigate({ href: '/cleanout/cashout/cash' })
    await typeCash(amount)
    await userEvent.click(await submit(/^Cash out \$1/))
    await screen.findByRole('heading', { level: 1, name: new RegExp(`^\\$${amount}\\.00 is`) })
  }
  await first.router.navigate({ href: '/cleanout/cashout/cash' })
  await typeCash('13')
  await userEvent.click(await submit(/^Cash out/))
  expect((await screen.findAllByText(cashOutSentences.count)).length).toBeGreaterThan(0)
  expect(cashOutsOf(shop)).toHaveLength(5)
})

it('keeps the key of an answer that got lost, across a reload, and finds out with it', async () => {
  const { shop, keys, send } = watched()
  await renderAt('/cleanout/cashout/cash', { as: greta, shop, send })
  await typeCash('9.99')
  await userEvent.click(await submit(/^Cash out \$9\.99/))
  expect(await screen.findByText(friendly('digitalWalletCashout'))).toBeTruthy()
  cleanup()
  await renderAt('/cleanout/cashout/cash', { as: greta, shop, send })
  expect(await screen.findByText(/We don’t know yet what became of your cash-out/)).toBeTruthy()
  expect(screen.queryByLabelText('Amount in dollars')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  await screen.findByRole('heading', { level: 1, name: /^\$9\.99 is/ })
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(cashOutsOf(shop).filter((one) => one.amount === 999)).toHaveLength(1)
  cleanup()
  await renderAt('/cleanout/cashout/cash', { as: greta, shop, send })
  expect(await screen.findByLabelText('Amount in dollars')).toBeTruthy()
})

it('asks again with the same key when the server fails, until she starts over', async () => {
  const { shop, keys, send } = watched()
  await renderAt('/cleanout/cashout/credit', { as: greta, shop, send })
  await typeCash('13.13')
  await userEvent.click(await submit(/^Turn \$13\.13/))
  expect(await screen.findByText(friendly('cashout'))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Start over' }))
  await typeCash('13.14')
  await userEvent.click(await submit(/^Turn \$13\.14/))
  await screen.findByRole('heading', { level: 1, name: /of store credit is yours/ })
  expect(new Set(keys).size).toBe(2)
  expect(keys[0]).toBe(keys[1])
})

it('shows the bonus of store credit to the cent before it is taken', async () => {
  await renderAt('/cleanout/cashout/credit', { as: greta })
  await typeCash('33.33')
  const turn = creditTurnOf(cents(3333))
  expect(screen.getByText('Store credit').nextElementSibling?.textContent).toBe(
    money(turn.amount + turn.bonus),
  )
  await userEvent.click(await submit(/^Turn \$33\.33/))
  await screen.findByRole('heading', {
    level: 1,
    name: `${money(turn.amount + turn.bonus)} of store credit is yours`,
  })
})

it('gives to a charity, and tells the receipt', async () => {
  const { shop } = await renderAt('/cleanout/cashout/donate', { as: greta })
  await userEvent.click(await submit(/^Give it away/))
  expect(await screen.findByText('Please choose who gets it.')).toBeTruthy()
  expect(screen.getByText(moneyMessage)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Green Mile Trust/ }))
  await typeCash('20')
  await userEvent.click(await submit(/^Give \$20/))
  await screen.findByRole('heading', { level: 1, name: 'Thank you: $20.00 for Green Mile Trust' })
  expect(screen.getByText(/^D-\d+$/).textContent).toBe(cashOutsOf(shop).at(-1)?.receiptNumber)
})

it('sends the link first to whom has not confirmed her email', async () => {
  await renderAt('/cleanout/cashout/cash', { as: priya })
  await screen.findByRole('heading', { name: 'First, confirm your email' })
  expect(screen.queryByLabelText('Amount in dollars')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }))
  expect(await screen.findByText(/The link is on its way to p•••a@hemline.example/)).toBeTruthy()
})

async function startLinking(email: string) {
  await renderAt('/cleanout/cashout/cash', { as: greta })
  await userEvent.click(await submit(/^Link another account/))
  await userEvent.type(screen.getByLabelText('Email of your wallet'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send me the code' }))
}

it('says of a wallet of another account that it is used, in the words of §8', async () => {
  await startLinking('taken@wallet.example')
  expect(await screen.findByText(payoutAccountSentences.taken)).toBeTruthy()
})

it('says in the words of §8 when no code could be sent', async () => {
  await startLinking('fails@wallet.example')
  expect(await screen.findByText(friendly('temporaryCode'))).toBeTruthy()
})

it('links an account by the code of the mail, pasted with words around it, and lets it rest for a day', async () => {
  await startLinking('new@wallet.example')
  const field = await screen.findByLabelText('Code from the email')
  expect(screen.getByRole('button', { name: /Send a new code in \d+ seconds/ })).toHaveProperty(
    'disabled',
    true,
  )
  await userEvent.type(field, '000000')
  await userEvent.click(screen.getByRole('button', { name: 'Link the account' }))
  expect(await screen.findByText(mailedCodeSentences.wrong)).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste('Code: 246 810')
  await userEvent.click(screen.getByRole('button', { name: 'Link the account' }))
  expect(await screen.findByText(/Linked a short while ago/)).toBeTruthy()
  expect(screen.getByRole('radio', { name: /Wallet n•••w@wallet.example/ })).toHaveProperty('disabled', true)
  expect(screen.getByText('Come back when the account has rested.')).toBeTruthy()
  expect(globalThis.document.activeElement).toBe(screen.getByRole('heading', { name: 'Paid to' }))
})

it('unlinks an account after asking', async () => {
  const { shop } = await renderAt('/cleanout/cashout/cash', { as: greta })
  await userEvent.click(await submit(/^Unlink Wallet/))
  const dialog = await screen.findByRole('dialog')
  expect(Object.values(shop.db.state.earnings)[0]?.accounts).toHaveLength(1)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unlink it' }))
  await screen.findByRole('heading', { name: 'Link an account to be paid to' })
  expect(Object.values(shop.db.state.earnings)[0]?.accounts).toEqual([])
})

it('leads from the choice to each of the three ways', async () => {
  await renderAt('/cleanout/cashout', { as: greta })
  await screen.findByRole('link', { name: /^Give it away/ })
  const links = within(screen.getByRole('main')).getAllByRole('link', {
    name: /^(Cash|Store credit|Give it away)/,
  })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/cleanout/cashout/cash',
    '/cleanout/cashout/credit',
    '/cleanout/cashout/donate',
  ])
})
