// Blocks and reports between members, where they meet, in the settings, and at the desk.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

beforeEach(() => localStorage.clear())

const priya = 'priya@hemline.example'
const nora = 'nora@hemline.example'
const tomas = 'tomas@hemline.example'
const main = () => within(screen.getByRole('main'))
const closet = '/u/priya-closet'

async function open(...args: Parameters<typeof renderAt>) {
  const user = userEvent.setup()
  await renderAt(...args)
  await screen.findByRole('main')
  return user
}

describe('a person on the page of their closet', () => {
  it('is blocked, which the page and the settings say, and unblocked in the settings', async () => {
    const shop = newShop()
    const user = await open(closet, { as: nora, shop })
    await user.click(await main().findByRole('button', { name: /^More about Priya/ }))
    await user.click(main().getByRole('button', { name: /^Block Priya/ }))
    expect(await main().findByText(/^Priya.* is blocked\.$/)).toBeTruthy()
    const settings = await open('/my/settings', { as: nora, shop })
    const people = within(await main().findByRole('region', { name: 'People you blocked' }))
    expect(await people.findByRole('link', { name: /^Priya/ })).toBeTruthy()
    await settings.click(people.getByRole('button', { name: /^Unblock Priya/ }))
    expect(await people.findByText(/^Nobody\./)).toBeTruthy()
    expect(shop.db.state.direct?.blocks).toEqual([])
  })

  it('is reported with a reason; a visitor logs in first', async () => {
    const shop = newShop()
    const user = await open(closet, { as: nora, shop })
    await user.click(await main().findByRole('button', { name: /^More about Priya/ }))
    await user.click(main().getByRole('button', { name: /^Report Priya/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Report Priya/ }))
    await user.click(dialog.getByRole('button', { name: 'Send the report' }))
    expect(dialog.getByText('Please choose what is wrong.')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'Somebody wants to be paid outside the shop' }))
    await user.click(dialog.getByRole('button', { name: 'Send the report' }))
    expect(await dialog.findByText(/^Thank you\. A person reads it/)).toBeTruthy()
    expect(shop.db.state.direct?.reports).toMatchObject([{ kind: 'person', reason: 'fraud' }])
    const visitor = await open(closet)
    await visitor.click(await main().findByRole('button', { name: /^More about Priya/ }))
    await visitor.click(main().getByRole('button', { name: /^Block Priya/ }))
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  })
})

describe('a rating', () => {
  const edited = () => {
    const shop = newShop()
    const rating = shop.db.state.direct?.sales.find((one) => one.id === 'sale-3')?.ofSeller
    if (!rating) throw new Error('no rating')
    Object.assign(rating, {
      words: 'It came late.',
      stars: 2,
      changedAt: rating.writtenAt + 86_400_000,
      earlier: [{ stars: 5, words: 'Came soon.', at: rating.writtenAt }],
    })
    return shop
  }

  it('says when it was edited, and what it said before to whoever asks', async () => {
    const user = await open(closet, { as: nora, shop: edited() })
    const reviews = within(await main().findByRole('region', { name: 'What buyers wrote' }))
    expect(reviews.getByText(/, edited on /)).toBeTruthy()
    expect(reviews.queryByText('Came soon.')).toBeNull()
    await user.click(reviews.getByRole('button', { name: 'What it said before' }))
    expect(reviews.getByText('Came soon.')).toBeTruthy()
    expect(reviews.getByRole('img', { name: '5 stars of 5' })).toBeTruthy()
  })

  it('is reported, and an employee reads all versions, removes the words and gives the reason', async () => {
    const shop = edited()
    const user = await open(closet, { as: priya, shop })
    const reviews = within(await main().findByRole('region', { name: 'What buyers wrote' }))
    await user.click(reviews.getByRole('button', { name: /^Report the rating of / }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Report the rating/ }))
    await user.click(dialog.getByRole('radio', { name: 'It is offensive' }))
    await user.click(dialog.getByRole('button', { name: 'Send the report' }))
    await dialog.findByText(/^Thank you/)
    const desk = await open('/employee/reports', { as: tomas, shop })
    const queue = within(await main().findByRole('region', { name: 'Reported people and words' }))
    const card = within(await queue.findByRole('article', { name: /^A rating by / }))
    expect(card.getByText('It came late.')).toBeTruthy()
    expect(card.getByText(/5 stars: Came soon\.$/)).toBeTruthy()
    await desk.selectOptions(card.getByRole('combobox', { name: 'What happens' }), 'Remove the words')
    await desk.click(card.getByRole('button', { name: 'Decide and tell both sides' }))
    expect(card.getByText('Please give the reason: both sides read it.')).toBeTruthy()
    await desk.type(card.getByRole('textbox', { name: /^The reason/ }), 'It is not about the sale.')
    await desk.click(card.getByRole('button', { name: 'Decide and tell both sides' }))
    expect(await queue.findByText(/No report waits\.$/)).toBeTruthy()
    expect(
      within(queue.getByRole('list', { name: 'Decided last' })).getByText(/not about the sale/),
    ).toBeTruthy()
    await open(closet, { as: nora, shop })
    expect(await main().findByText('We removed the words.')).toBeTruthy()
  })
})

describe('the desk of reports', () => {
  it('suspends a person, and ends the suspension', async () => {
    const shop = newShop()
    const user = await open(closet, { as: nora, shop })
    await user.click(await main().findByRole('button', { name: /^More about Priya/ }))
    await user.click(main().getByRole('button', { name: /^Report Priya/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Report Priya/ }))
    await user.click(dialog.getByRole('radio', { name: 'Something else' }))
    await user.click(dialog.getByRole('button', { name: 'Send the report' }))
    await dialog.findByText(/^Thank you/)
    const desk = await open('/employee/reports', { as: tomas, shop })
    const queue = within(await main().findByRole('region', { name: 'Reported people and words' }))
    const card = within(await queue.findByRole('article', { name: /^A person: / }))
    await desk.selectOptions(card.getByRole('combobox', { name: 'What happens' }), 'Suspend the account')
    await desk.type(card.getByRole('textbox', { name: /^The reason/ }), 'Wants cash.')
    await desk.click(card.getByRole('button', { name: 'Decide and tell both sides' }))
    await desk.click(await queue.findByRole('button', { name: 'End the suspension' }))
    expect(await queue.findByText(/is no longer suspended\./)).toBeTruthy()
  })

  it('says that the reports could not be loaded', async () => {
    const shop = newShop()
    const through = answerFrom(shop)
    const send: typeof fetch = (input, init) =>
      `${String(input)}${String(init?.body)}`.includes('getMemberReports')
        ? Promise.reject(new TypeError('down'))
        : through(input, init)
    await open('/employee/reports', { as: tomas, shop, send })
    const queue = within(await main().findByRole('region', { name: 'Reported people and words' }))
    expect(await queue.findByRole('alert', {}, { timeout: 4000 })).toBeTruthy()
  })
})
