import { bankAccountSentences, practiceRoutingNumber } from '@hemline/rules/earnings/bank-accounts.ts'
import { payoutAccountSentences } from '@hemline/rules/earnings/payout-accounts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenHandlers } from '../../../mocks/payment-tokens.ts'
import { renderAt } from '../../testing/render-at.tsx'

const greta = 'greta@hemline.example'
const priya = 'priya@hemline.example'
const processor = setupServer(...tokenHandlers(() => new Date()))
beforeAll(() => processor.listen())
afterAll(() => processor.close())

const section = async () =>
  within((await screen.findByRole('heading', { name: 'Payout accounts' })).closest('section') as HTMLElement)

async function startBank(as = greta) {
  const { shop } = await renderAt('/my/settings', { as })
  const part = await section()
  await userEvent.click(await part.findByRole('button', { name: 'Add a payout account' }))
  await userEvent.click(part.getByRole('radio', { name: /Bank account/ }))
  return { part, shop }
}
async function typeNumbers(part: Awaited<ReturnType<typeof section>>, account: string, again = account) {
  await userEvent.type(part.getByLabelText('Name on the account'), 'Greta Lind')
  await userEvent.type(part.getByLabelText('Routing number'), practiceRoutingNumber)
  await userEvent.type(part.getByLabelText('Account number'), account)
  await userEvent.type(part.getByLabelText('Account number again'), again)
  await userEvent.click(part.getByRole('button', { name: 'Send me the code' }))
}

it('adds a bank account in the settings: it says first that the account rests, then asks for the code', async () => {
  const { part, shop } = await startBank()
  expect(part.getByText(payoutAccountSentences.rest)).toBeTruthy()
  await typeNumbers(part, '000123456789')
  await userEvent.type(await part.findByLabelText('Code from the email'), '246810')
  expect(part.getByText('g•••a@hemline.example')).toBeTruthy()
  await userEvent.click(part.getByRole('button', { name: 'Link the account' }))
  expect(await part.findByText('Checking account ••••6789')).toBeTruthy()
  expect(part.getByText(/It rests for your safety: you can cash out to it from/)).toBeTruthy()
  expect(JSON.stringify(shop.db.state.earnings)).not.toContain('000123456789')
  const row = within(part.getByText('Checking account ••••6789').closest('li') as HTMLElement)
  await userEvent.click(row.getByRole('button', { name: 'Make Checking account ••••6789 the default' }))
  expect(await row.findByText('Default')).toBeTruthy()
  await userEvent.click(part.getByRole('button', { name: 'Remove Checking account ••••6789' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unlink it' }))
  await waitFor(() => expect(part.queryByText('Checking account ••••6789')).toBeNull())
})

it('names every empty field in a summary above the form, which takes the focus and leads to each', async () => {
  const { part } = await startBank(priya)
  await userEvent.click(part.getByRole('button', { name: 'Send me the code' }))
  const summary = within(await part.findByRole('alert'))
  expect(summary.getByText('3 things need another look.')).toBeTruthy()
  expect(globalThis.document.activeElement?.contains(part.getByRole('alert'))).toBe(true)
  for (const message of [
    bankAccountSentences.holder,
    bankAccountSentences.routingLength,
    bankAccountSentences.account,
  ])
    expect(summary.getByRole('button', { name: message })).toBeTruthy()
  await userEvent.click(summary.getByRole('button', { name: bankAccountSentences.routingLength }))
  expect(globalThis.document.activeElement).toBe(part.getByLabelText('Routing number'))
})

it('refuses account numbers that differ, and the account of somebody else', async () => {
  const { part } = await startBank()
  await typeNumbers(part, '000123456666', '000123456667')
  expect((await part.findAllByText(bankAccountSentences.again)).length).toBeGreaterThan(0)
  const again = part.getByLabelText('Account number again')
  await userEvent.clear(again)
  await userEvent.type(again, '000123456666')
  await userEvent.click(part.getByRole('button', { name: 'Send me the code' }))
  expect(await part.findByText(payoutAccountSentences.bankTaken)).toBeTruthy()
})

it('tells who has no payout account how to get one', async () => {
  await renderAt('/my/settings', { as: priya })
  const part = await section()
  expect(await part.findByText(/^None yet\./)).toBeTruthy()
})
