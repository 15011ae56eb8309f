// Giving to a charity: the three ways, earnings at once, and the receipt.
import { moneyMessage } from '@hemline/rules/common/validation.ts'
import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { money } from '../../platform/format.ts'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

const greta = 'greta@hemline.example'
const priya = 'priya@hemline.example'
/** Renders the shop at a URL and waits for the page. */
async function show(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}
const main = () => within(screen.getByRole('main'))
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const hrefOf = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href')
beforeEach(() => globalThis.localStorage.clear())

/** Gives 20 dollars of Greta's earnings; returns the address of the receipt. */
async function give(shop: Shop): Promise<string> {
  const { router } = await show('/cleanout/donate', { as: greta, shop })
  await userEvent.click(await screen.findByRole('radio', { name: /Green Mile Trust/ }))
  await userEvent.type(await screen.findByLabelText('Amount in dollars'), '20')
  await userEvent.click(screen.getByRole('button', { name: 'Give $20.00' }))
  await title('Thank you: $20.00 for Green Mile Trust')
  return router.state.location.href
}

describe('the page of the ways to give', () => {
  it('leads a visitor to a bag without an account, and says what an account is needed for', async () => {
    await show('/cleanout/donate')
    await title('Give what you no longer wear')
    expect(await main().findByText(/Without an account you can give a bag/)).toBeTruthy()
    expect(hrefOf('Order a bag to give')).toBe('/cleanout/sell?service=donation')
    expect(hrefOf('Log in to your pieces')).toMatch(/^\/log-in\?next=%2Fmy%2Fcleanouts%2Fitems/)
    expect(main().queryByLabelText('Amount in dollars')).toBeNull()
    await userEvent.click(main().getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  })

  it('leads a member to the pieces that can be given, and lists the charities with their pages', async () => {
    await show('/cleanout/donate', { as: greta })
    expect(await main().findByRole('link', { name: 'See your pieces' })).toBeTruthy()
    expect(hrefOf('See your pieces')).toBe('/my/cleanouts/items?status=expired')
    expect(await main().findByRole('link', { name: 'All about Open Door Fund' })).toBeTruthy()
    expect(hrefOf('All about Green Mile Trust')).toBe('/cleanout/green-mile-trust')
  })

  it('checks the amount against what can be cashed out now, and gives all of it', async () => {
    const shop = newShop()
    await show('/cleanout/donate', { as: greta, shop })
    await userEvent.click(await screen.findByRole('button', { name: 'Give it away' }))
    expect(await screen.findByText(moneyMessage)).toBeTruthy()
    expect(screen.getByText('Please choose who gets it.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Amount in dollars'), '99999')
    await userEvent.click(screen.getByRole('radio', { name: /Open Door Fund/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Give it away' }))
    expect(await screen.findByText(/^You have \$[\d,.]+ available to cash out\.$/)).toBeTruthy()
    const all = screen.getByRole('button', { name: /^All \$/ })
    const most = all.textContent?.replace('All ', '') ?? ''
    await userEvent.click(all)
    await userEvent.click(screen.getByRole('button', { name: `Give ${most}` }))
    await title(`Thank you: ${most} for Open Door Fund`)
    const gift = Object.values(shop.db.state.earnings)[0]?.cashOuts.at(-1)
    expect([gift?.kind, money(gift?.amount ?? 0)]).toEqual(['donation', most])
  })

  it('says in the words of §8 when charities or earnings did not come', async () => {
    const failing =
      (name: string): typeof fetch =>
      async (input, init) =>
        String(init?.body ?? input).includes(name)
          ? new Response('', { status: 500 })
          : answerFrom(newShop())(input, init)
    await show('/cleanout/donate', { send: failing('getCleanoutOffer') })
    expect((await screen.findAllByText(friendly('fetchingCharities'))).length).toBe(1)
    const shop = newShop()
    const answers = answerFrom(shop)
    await show('/cleanout/donate', {
      as: greta,
      shop,
      send: async (input, init) =>
        String(init?.body ?? input).includes('getCashOutSetup')
          ? new Response('', { status: 500 })
          : answers(input, init),
    })
    expect(await screen.findByText('We can’t see your earnings right now')).toBeTruthy()
    expect(screen.getByText(friendly('fetchingCharities'))).toBeTruthy()
  })
})

describe('the receipt of a donation', () => {
  it('has number, date, charity and amount, stays after a reload, and can be printed', async () => {
    const shop = newShop()
    const url = await give(shop)
    expect(url).toMatch(/^\/cleanout\/donate\/confirmation\?donation=/)
    cleanup()
    await show(url, { as: greta, shop })
    await title('Thank you: $20.00 for Green Mile Trust')
    const receipt = within(await screen.findByRole('region', { name: 'Receipt' }))
    const gift = Object.values(shop.db.state.earnings)[0]?.cashOuts.at(-1)
    expect(receipt.getByText(gift?.receiptNumber ?? '')).toBeTruthy()
    for (const text of ['Green Mile Trust', '$20.00', 'Greta Lindqvist', 'Date'])
      expect(receipt.getByText(text)).toBeTruthy()
    expect(main().getByRole('button', { name: 'Print the receipt' })).toBeTruthy()
    await show('/cleanout/earnings', { as: greta, shop })
    expect(
      (await screen.findByRole('link', { name: 'Given to Green Mile Trust' })).getAttribute('href'),
    ).toBe(url)
  })

  it('is shown to nobody else, and says so of an unknown one and of a cash-out', async () => {
    const shop = newShop()
    const url = await give(shop)
    await show(url, { as: priya, shop })
    expect(await screen.findByText('We can’t find this donation')).toBeTruthy()
    expect(screen.queryByText('$20.00')).toBeNull()
    const cash = Object.values(shop.db.state.earnings)[0]?.cashOuts.find(({ kind }) => kind !== 'donation')
    for (const id of ['none', cash?.id ?? '']) {
      await show(`/cleanout/donate/confirmation?donation=${id}`, { as: greta, shop })
      expect(await screen.findByText('We can’t find this donation')).toBeTruthy()
    }
    shop.jar.token = null
    await show(url, { shop })
    expect(await screen.findByText('Log in to see your earnings')).toBeTruthy()
  })
})
