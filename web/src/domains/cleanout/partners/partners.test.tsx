// The pages of charity partners and of the luxury retailer.
import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { luxuryRetailer } from '@hemline/rules/vocabulary/partners.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { mockGifts } from '../../../../mocks/seed/charities.ts'
import { markedKits } from '../../../../mocks/seed/kits.ts'
import { count, money } from '../../../platform/format.ts'
import { answerFrom, newShop, renderAt } from '../../../testing/render-at.tsx'
import { recallDraft } from '../kits/kit-draft.ts'

const greta = 'greta@hemline.example'
const imani = 'imani@hemline.example'
/** Renders the shop at a URL and waits for the page. */
async function show(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}
const main = () => within(screen.getByRole('main'))
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  recallDraft()
})

const failing = (name: string): typeof fetch => {
  const answers = answerFrom(newShop())
  return async (input, init) =>
    String(init?.body ?? input).includes(name) ? new Response('', { status: 500 }) : answers(input, init)
}

describe('the page of a charity', () => {
  it('tells what it got, as the API sums it, with bars for the latest months', async () => {
    await show('/cleanout/open-door-fund')
    await title('Open Door Fund')
    const gifts = mockGifts.filter(({ charityId }) => charityId === 41)
    const raised = within(await main().findByRole('region', { name: 'What was raised' }))
    expect(raised.getByText(money(gifts.reduce((sum, { amount }) => sum + amount, 0)))).toBeTruthy()
    expect(raised.getByText(count(gifts.length))).toBeTruthy()
    expect(raised.getByText('people who gave')).toBeTruthy()
    expect(raised.getAllByRole('listitem')).toHaveLength(6)
    expect(
      main().getByText('Pays for rent and meals of families in a hard month.', { selector: 'h1 ~ *' }),
    ).toBeTruthy()
    expect(main().getAllByRole('group')).toHaveLength(5)
    expect(main().getByText('Do I get a receipt?')).toBeTruthy()
  })

  it('says so when nothing was sold for it yet', async () => {
    const answers = answerFrom(newShop())
    const send: typeof fetch = async (input, init) => {
      const text = await (await answers(input, init)).text()
      return new Response(text.replace(/"raised":\d+/g, '"raised":0'), {
        headers: { 'content-type': 'application/json' },
      })
    }
    await show('/cleanout/green-mile-trust', { send })
    expect(await main().findByText(/^Nothing has been sold for Green Mile Trust yet/)).toBeTruthy()
    expect(main().queryByText('The latest months')).toBeNull()
  })

  it('leads to a bag with this charity chosen', async () => {
    const { router } = await show('/cleanout/green-mile-trust', { as: imani })
    await userEvent.click(await main().findByRole('link', { name: 'Order a bag for Green Mile Trust' }))
    await title('Order a clean-out kit')
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ service: 'donation', charity: '42' }),
    )
    await userEvent.click(await main().findByRole('button', { name: 'Continue' }))
    const chosen = await main().findByRole('radio', { name: /Green Mile Trust/ })
    expect((chosen as HTMLInputElement).checked).toBe(true)
  })

  it('grows by what a member gives', async () => {
    const shop = newShop()
    await show('/cleanout/donate', { as: greta, shop })
    await userEvent.click(await screen.findByRole('radio', { name: /Green Mile Trust/ }))
    await userEvent.type(screen.getByLabelText('Amount in dollars'), '21')
    await userEvent.click(screen.getByRole('button', { name: 'Give $21.00' }))
    await title(/^Thank you/)
    await show('/cleanout/green-mile-trust', { as: greta, shop })
    const before = mockGifts.filter(({ charityId }) => charityId === 42)
    const sum = before.reduce((total, { amount }) => total + amount, 0)
    expect(await main().findByText(money(sum + 2100))).toBeTruthy()
  })

  it('says in the words of §8 when it did not come', async () => {
    await show('/cleanout/open-door-fund', { send: failing('getCharityPartner') })
    expect(await main().findByText(friendly('fetchingCharities'))).toBeTruthy()
  })

  it.each([
    '/cleanout/alderbrook',
    '/cleanout/nobody',
    '/cleanout/open-door-fund/faq',
    '/cleanout/nobody/faq',
  ])('is a 404 at %s', async (url) => {
    await show(url)
    await title('We dropped a stitch')
  })
})

describe('the pages of the luxury retailer', () => {
  const order = async () => userEvent.click(await main().findByRole('button', { name: 'Get my label' }))

  it('order a label that is the retailer’s, with the code that its file has', async () => {
    const shop = newShop()
    const { router } = await show('/cleanout/maison-aurele', { as: imani, shop })
    await title('Maison Aurele and Hemline')
    await order()
    await title('Your Maison Aurele label')
    const kit = shop.db.state.cleanout?.kits.at(-1)
    expect(kit).toMatchObject({
      way: 'partner',
      partner: 'maison-aurele',
      bagType: 'label',
      service: 'premium',
    })
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/cleanout/maison-aurele/label/${kit?.id}`),
    )
    const label = within(await main().findByRole('region', { name: 'The label' }))
    expect(label.getByText(new RegExp(`Premium, with ${luxuryRetailer.name}$`))).toBeTruthy()
    expect(label.getByText(bagCodeWords(kit?.labelCode ?? ''))).toBeTruthy()
    expect(
      await label.findByRole('img', { name: `Barcode ${bagCodeWords(kit?.labelCode ?? '')}` }),
    ).toBeTruthy()
    expect(main().getByRole('link', { name: 'Open and print' }).getAttribute('href')).toContain(kit?.id)
  })

  it('ask a visitor for an email first, and keep the label under it', async () => {
    const shop = newShop()
    await show('/cleanout/maison-aurele', { shop })
    await order()
    const email = await main().findByRole('textbox', { name: 'Email' })
    expect(email.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(email, 'aurele@hemline.example')
    await order()
    await title('Your Maison Aurele label')
    expect(shop.db.state.cleanout?.kits.at(-1)?.email).toBe('aurele@hemline.example')
  })

  it('do not show a label that was ordered elsewhere, or that is somebody else’s', async () => {
    for (const id of [markedKits.label, 'none']) {
      await show(`/cleanout/maison-aurele/label/${id}`, { as: greta })
      await title('We can’t find this label')
    }
  })

  it('answer what customers ask, and lead back to the label', async () => {
    await show('/cleanout/maison-aurele/faq')
    await title('What customers ask')
    expect(main().getAllByRole('group').length).toBeGreaterThanOrEqual(5)
    expect(main().getByRole('link', { name: 'Get your label' }).getAttribute('href')).toBe(
      '/cleanout/maison-aurele#label',
    )
  })

  it('say in the words of §8 when the order did not come through', async () => {
    await show('/cleanout/maison-aurele', {
      ...(() => {
        const shop = newShop()
        const answers = answerFrom(shop)
        const send: typeof fetch = async (input, init) =>
          String(init?.body ?? '').includes('"partner":"maison-aurele"')
            ? new Response('', { status: 500 })
            : answers(input, init)
        return { shop, send, as: imani }
      })(),
    })
    await order()
    expect(await main().findByText(friendly('orderKit'))).toBeTruthy()
  })
})
