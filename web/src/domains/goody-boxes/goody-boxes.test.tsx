import { goodyCancelNeedsWords } from '@hemline/rules/goody-boxes/terms.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { codeOf } from '../../../mocks/domains/referrals.mock.ts'
import { markedGoodyBox } from '../../../mocks/seed/goody-boxes.ts'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
const imani = 'imani@hemline.example'
const tomas = 'tomas@hemline.example'
const main = () => within(screen.getByRole('main'))

async function open(url: string, title: string | RegExp, as: string | undefined, shop: Shop = newShop()) {
  const user = userEvent.setup()
  const shown = await renderAt(url, { as, shop })
  await screen.findByRole('heading', { level: 1, name: title })
  return { ...shown, user, shop }
}
const url = `/my/goody-boxes/${markedGoodyBox}`

it('of which two are kept and three go back says the sum before, and then has one label', async () => {
  const { user, shop } = await open(url, /^Keep what you love, until /, nora)
  const form = within(await main().findByRole('form', { name: 'What stays' }))
  expect(form.getByText('Say for each piece whether it stays.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Keep and pay' }))
  expect(await form.findAllByText('Please say whether it stays.')).toHaveLength(5)
  const groups = form.getAllByRole('radiogroup')
  for (const [i, group] of groups.entries())
    await user.click(within(group).getByRole('radio', { name: i < 2 ? 'Keep it' : 'Send it back' }))
  const box = shop.db.state.goodyBoxes?.find((one) => one.id === markedGoodyBox)
  expect(form.getByText(/^2 pieces kept: \$[\d.]+ with tax and fees\. 3 pieces back\.$/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Get my label' }))
  expect(await form.findAllByText('Please say why: it teaches us what fits you.')).toHaveLength(3)
  for (const reason of form.getAllByRole('combobox')) await user.selectOptions(reason, 'too_small')
  await user.click(form.getByRole('button', { name: 'Get my label' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Hand your parcel in by / })).toBeTruthy()
  expect(main().getByRole('link', { name: 'Get the label' })).toBeTruthy()
  expect(box?.pieces.map((piece) => piece.choice)).toEqual(['keep', 'keep', 'back', 'back', 'back'])
})

it('whose answer was lost on its way is decided all the same, without another press', async () => {
  const shop = newShop()
  const answer = answerFrom(shop)
  const lost: number[] = []
  const send: typeof fetch = async (input, init) => {
    const got = await answer(input, init)
    if (String(init?.body).includes('"chooseGoodyPieces"') && lost.push(1) === 1)
      throw new TypeError('no network')
    return got
  }
  const user = userEvent.setup()
  await renderAt(url, { as: nora, shop, send })
  await screen.findByRole('heading', { level: 1, name: /^Keep what you love, until / })
  const form = within(await main().findByRole('form', { name: 'What stays' }))
  for (const group of form.getAllByRole('radiogroup'))
    await user.click(within(group).getByRole('radio', { name: 'Send it back' }))
  for (const reason of form.getAllByRole('combobox')) await user.selectOptions(reason, 'too_small')
  await user.click(form.getByRole('button', { name: 'Get my label' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Hand your parcel in by / })).toBeTruthy()
  expect([lost.length, main().queryByRole('alert')]).toEqual([2, null])
})

it.each(['settled', 'lapsed', 'canceled'] as const)('that is %s leads on to another box', async (status) => {
  const shop = newShop()
  const box = shop.db.state.goodyBoxes?.find((one) => one.id === markedGoodyBox)
  if (!box) throw new Error('no box in the mocks')
  box.status = status
  await renderAt(url, { as: nora, shop })
  const link = await screen.findByRole('link', { name: 'Ask for another box' })
  expect(link.getAttribute('href')).toBe('/my/goody-boxes/new')
})

it('that was charged says what for, and the rows add up to the sum', async () => {
  const shop = newShop()
  const box = shop.db.state.goodyBoxes?.find((one) => one.id === markedGoodyBox)
  if (!box) throw new Error('no box in the mocks')
  for (const [i, piece] of box.pieces.entries()) piece.choice = i < 2 ? 'keep' : 'back'
  Object.assign(box, { status: 'settled', charged: 99_999 })
  await renderAt(url, { as: nora, shop })
  const aside = within(await screen.findByRole('complementary', { name: 'Your money' }))
  const amounts = aside.getAllByRole('definition').map((one) => Number(one.textContent?.replace(/[$,]/g, '')))
  expect(aside.getByText('2 pieces of 5')).toBeTruthy()
  expect(amounts).toHaveLength(3)
  expect((amounts[0] ?? 0) + (amounts[1] ?? 0)).toBeCloseTo(amounts[2] ?? 0)
  expect(amounts[2]).toBe(999.99)
})

it('of somebody else is not found', async () => {
  await open(url, 'We can’t find this box', imani)
})

it('is asked for by who has saved sizes, with the terms beside it', async () => {
  await open('/my/goody-boxes/new', 'A box, chosen for you', imani)
  expect(await main().findByText('We don’t know your sizes yet.')).toBeTruthy()
  expect(main().getByRole('button', { name: 'Choose my box' }).hasAttribute('disabled')).toBe(true)
  const terms = within(main().getByRole('complementary', { name: 'How it works' }))
  expect(terms.getByText(/You pay for what you keep/)).toBeTruthy()
})

it('leads to the open box who has one', async () => {
  await open('/my/goody-boxes/new', 'A box, chosen for you', nora)
  const link = await main().findByRole('link', { name: 'See your box' })
  expect(link.getAttribute('href')).toBe(url)
})

it('says to an invited friend, before it is reserved, that it ends the friend’s gift', async () => {
  const shop = newShop()
  const box = shop.db.state.goodyBoxes?.find((one) => one.id === markedGoodyBox)
  if (box) Object.assign(box, { status: 'offered' })
  const words = 'Your friend’s 45% is for an order from the shop.'
  const { unmount } = await open(url, '5 pieces, chosen for you', nora, shop)
  expect(await main().findByRole('button', { name: /^Reserve \$/ })).toBeTruthy()
  expect(screen.queryByText(words)).toBeNull()
  unmount()
  const users = shop.db.state.users
  const me = users.find((one) => one.email === nora)
  const friend = users.find((one) => one.email !== nora && !one.banned)
  if (me && friend) shop.db.state.openGifts[me.id] = codeOf(friend)
  await open(url, '5 pieces, chosen for you', nora, shop)
  expect(await main().findByText(words)).toBeTruthy()
})

it('is swapped and approved by a stylist, then waits for its person', async () => {
  const shop = newShop()
  const box = shop.db.state.goodyBoxes?.find((one) => one.id === markedGoodyBox)
  if (box) Object.assign(box, { status: 'chosen', stylistNote: '' })
  const { user } = await open('/employee/goody-boxes', 'Goody boxes', tomas, shop)
  const table = within(await main().findByRole('article', { name: /^Box of Nora/ }))
  const [swap] = table.getAllByRole('button', { name: /^Swap / })
  const before = box?.pieces[0]?.itemNumber
  if (swap) await user.click(swap)
  const [take] = await table.findAllByRole('button', { name: /^Take / })
  if (take) await user.click(take)
  await waitFor(() => expect(box?.pieces[0]?.itemNumber).not.toBe(before))
  await user.type(table.getByRole('textbox', { name: 'A line for them' }), 'Warm browns.')
  await user.click(table.getByRole('button', { name: 'Approve the box' }))
  expect(await main().findByText('No box is waiting')).toBeTruthy()
  await open(url, '5 pieces, chosen for you', nora, shop)
  expect(await main().findByText('Warm browns.')).toBeTruthy()
  expect(await main().findByRole('button', { name: /^Reserve \$/ })).toBeTruthy()
})

it('is canceled by a stylist while it waits for its person, who reads why', async () => {
  const shop = newShop()
  const box = shop.db.state.goodyBoxes?.find((one) => one.id === markedGoodyBox)
  if (box) Object.assign(box, { status: 'offered' })
  const { user } = await open('/employee/goody-boxes', 'Goody boxes', tomas, shop)
  await user.click(await main().findByRole('button', { name: 'Wait for their person' }))
  const table = within(await main().findByRole('article', { name: /^Box of Nora/ }))
  await user.click(table.getByRole('button', { name: 'Cancel this box' }))
  await user.click(table.getByRole('button', { name: /^Cancel it and write to Nora/ }))
  expect(await table.findByRole('alert')).toHaveProperty('textContent', goodyCancelNeedsWords)
  await user.type(table.getByRole('textbox', { name: /^Why, for Nora/ }), 'A zip broke.')
  await user.click(table.getByRole('button', { name: /^Cancel it and write to Nora/ }))
  expect(await main().findByText('No box waits for its person')).toBeTruthy()
  await open(url, 'We had to cancel this box', nora, shop)
  expect(main().getByText('“A zip broke.” Nothing was charged.')).toBeTruthy()
})
