// A gift's way back at the screens: the buyer makes the code, whoever has the gift uses it.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { markedOrders } from '../../../mocks/marked.ts'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
const aiko = 'aiko@hemline.example'
const find = async (code: string, proof: string) => {
  const user = userEvent.setup()
  const field = await screen.findByRole('textbox', { name: 'Gift code' })
  if (code) await user.type(field, code)
  await user.type(screen.getByRole('textbox', { name: 'ZIP code or email' }), proof)
  await user.click(screen.getByRole('button', { name: 'Find the gift' }))
  return user
}

describe('a gift', () => {
  it('gets its code on the page of its order, and the link to pass on', async () => {
    await renderAt(`/my/orders/${markedOrders.shipped}`, { as: nora })
    const part = within(await screen.findByRole('region', { name: 'Is it a gift?' }))
    await userEvent.click(part.getByRole('button', { name: 'Make a gift code' }))
    expect(await part.findByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeTruthy()
    expect(part.getByRole('button', { name: 'Copy the link for them' })).toBeTruthy()
  })

  it('gets a slip to print for its box, with the code, where to send it back, and no price', async () => {
    await renderAt(`/my/orders/${markedOrders.shipped}`, { as: nora })
    const part = within(await screen.findByRole('region', { name: 'Is it a gift?' }))
    await userEvent.click(part.getByRole('button', { name: 'Make a gift code' }))
    const code = (await part.findByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)).textContent
    await userEvent.click(part.getByRole('button', { name: 'Print a gift slip' }))
    const dialog = await screen.findByRole('dialog', { name: 'A slip for the gift' })
    const slip = within(within(dialog).getByRole('article', { name: 'Gift slip' }))
    expect(slip.getByRole('img', { name: new RegExp(`/my/return/gift\\?code=${code}$`) })).toBeTruthy()
    expect(slip.getByText(code)).toBeTruthy()
    expect(slip.getByText(/^In the box:/)).toBeTruthy()
    expect(dialog.textContent).not.toContain('$')
    expect(within(dialog).getByRole('button', { name: 'Print it' })).toBeTruthy()
  })

  it('goes back by whoever has it, without a price on any page, and its buyer reads that', async () => {
    const shop = newShop()
    await renderAt('/my/return/gift', { as: aiko, shop })
    const user = await find('gyft 2345', '94612')
    const box = await screen.findByRole('checkbox', { name: /crossbody bag/ })
    await user.click(box)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Why does it go back?' }), 'too_small')
    expect(await screen.findByRole('radio', { name: /212 Wharf Lane/ })).toHaveProperty('checked', true)
    expect(document.querySelector('main')?.textContent).not.toContain('$')
    await user.click(screen.getByRole('button', { name: 'Get my label' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your label is ready' })).toBeTruthy()
    expect(document.querySelector('main')?.textContent).not.toContain('$')
    expect(screen.getByText(/^Your credit stands here as soon as/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Change' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel this return' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('says what is missing, and what no gift answers to', async () => {
    await renderAt('/my/return/gift?code=ABCD-2345', { as: aiko })
    expect(await screen.findByRole('textbox', { name: 'Gift code' })).toHaveProperty('value', 'ABCD-2345')
    await userEvent.click(screen.getByRole('button', { name: 'Find the gift' }))
    expect(screen.getByRole('textbox', { name: 'ZIP code or email' })).toBe(document.activeElement)
    await find('', '94612')
    expect((await screen.findByRole('alert')).textContent).toContain('We don’t find a gift')
  })

  it('asks visitors for an account, and its buyer for their own orders', async () => {
    await renderAt('/my/return/gift')
    expect(await screen.findByText(/the shop credit needs a place/)).toBeTruthy()
  })

  it('is sent back by its buyer from the orders', async () => {
    await renderAt('/my/return/gift', { as: nora })
    await find('GYFT-2345', '94612')
    expect((await screen.findByRole('alert')).textContent).toContain('You bought this order yourself')
  })
})
