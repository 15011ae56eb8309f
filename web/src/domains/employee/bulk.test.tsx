import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { newShop, renderAt } from '../../testing/render-at.tsx'

const tomas = 'tomas@hemline.example'
const table = (name = 'Pieces') => screen.findByRole('table', { name })
const boxes = async (name?: string) =>
  within(await table(name)).getAllByRole<HTMLInputElement>('checkbox', { name: /^Choose (?!all)/ })
const bar = () => screen.findByRole('region', { name: 'Chosen rows' })
const at = <T,>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new Error(`there is no row ${index}`)
  return found
}

describe('chosen rows of a table', () => {
  it('are chosen by boxes, from one to another with Shift, all, and none', async () => {
    await renderAt('/employee/items?state=listed', { as: tomas })
    const user = userEvent.setup()
    await user.click(at(await boxes(), 1))
    expect(within(await bar()).getByText('1 chosen')).toBeTruthy()
    await user.keyboard('{Shift>}')
    await user.click(at(await boxes(), 4))
    await user.keyboard('{/Shift}')
    expect(within(await bar()).getByText('4 chosen')).toBeTruthy()
    expect((await boxes()).map((box) => box.checked).slice(0, 6)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
    await user.click(screen.getByRole('checkbox', { name: 'Choose all rows' }))
    expect(within(await bar()).getByText(`${(await boxes()).length} chosen`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Choose nothing' }))
    expect(screen.queryByRole('region', { name: 'Chosen rows' })).toBeNull()
  })

  it('are taken out of the shop one after the other, and each says what came of it', async () => {
    const shop = newShop()
    await renderAt('/employee/items?state=listed', { as: tomas, shop })
    const chosen = (await boxes()).slice(0, 2)
    for (const box of chosen) await userEvent.click(box)
    const numbers = chosen.map((box) => Number(box.value))
    // Somebody buys one of them meanwhile.
    const sold = shop.db.items.find((item) => item.item_number === numbers[1])
    if (!sold) throw new Error('the piece is not there')
    sold.state = 'purchased'
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Take it out of the shop' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Wrong price')
    await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), 'The prices were mixed up')
    await userEvent.click(screen.getByRole('button', { name: 'Take it out of the shop (2)' }))
    expect(await screen.findByText('1 done, 1 not done.')).toBeTruthy()
    expect(within(await bar()).getByText(`${numbers[0]}: done`)).toBeTruthy()
    expect(within(await bar()).getByText(new RegExp(`^${numbers[1]}: That can’t be done`))).toBeTruthy()
    await waitFor(async () =>
      expect((await boxes()).map((box) => Number(box.value))).not.toContain(numbers[0]),
    )
  })

  it('are offered only what their state allows', async () => {
    const shop = newShop()
    const piece = shop.db.items.find((item) => item.state === 'listed')
    if (!piece) throw new Error('nothing is listed')
    piece.state = 'purchased'
    await renderAt('/employee/items?state=purchased', { as: tomas, shop })
    await userEvent.click(at(await boxes(), 0))
    expect(within(await bar()).getByText('Nothing can be done with these rows at once.')).toBeTruthy()
  })

  it('of orders have their mails sent again, with one reason', async () => {
    await renderAt('/employee/orders?state=delivered', { as: tomas })
    await userEvent.click(at(await boxes('Orders'), 0))
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Send its mail again' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send its mail again (1)' }))
    expect(await screen.findByText('0 done, 1 not done.')).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Why' }), 'The shopper lost the mail')
    await userEvent.click(screen.getByRole('button', { name: 'Send its mail again (1)' }))
    expect(await screen.findByText('1 done.')).toBeTruthy()
  })
})
