// The waitlist for selling directly, and its survey.
import { emailMessage } from '@hemline/rules/common/validation.ts'
import { directSellFlags } from '@hemline/rules/vocabulary/flags.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

const nora = 'nora@hemline.example'
/** Renders the shop at a URL and waits for the page. */
async function show(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}
const main = () => within(screen.getByRole('main'))
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const email = () => main().findByRole<HTMLInputElement>('textbox', { name: 'Email' })
const press = async (name: string | RegExp) => userEvent.click(await main().findByRole('button', { name }))

/** Answers as `shop` does, with these feature flags. */
const withFlags = (shop: Shop, flags: readonly string[]): typeof fetch => {
  const answers = answerFrom(shop)
  return async (input, init) => {
    const text = await (await answers(input, init)).text()
    return new Response(
      text.replace(/"featureFlags":\[[^\]]*\]/g, `"featureFlags":${JSON.stringify(flags)}`),
      {
        headers: { 'content-type': 'application/json' },
      },
    )
  }
}

describe('the waitlist', () => {
  it.each(['/cleanout/peer-to-peer/waitlist', '/direct/sell/waitlist'])(
    'takes an address at %s, and says so when it stands there already',
    async (url) => {
      const shop = newShop()
      await show(url, { shop })
      await title('Sell it yourself: the waitlist')
      expect(screen.getByText(/The price less our 12%, two days after it arrives/)).toBeTruthy()
      await userEvent.type(await email(), 'nobody')
      await press('Join the waitlist')
      expect(await main().findByText(emailMessage)).toBeTruthy()
      await userEvent.clear(await email())
      await userEvent.type(await email(), 'waits@hemline.example')
      await press('Join the waitlist')
      expect(await main().findByText('waits@hemline.example is on the list now.')).toBeTruthy()
      await press('Use another address')
      await userEvent.type(await email(), 'WAITS@hemline.example')
      await press('Join the waitlist')
      expect(await main().findByText(/^waits@hemline\.example is on the list already, since /)).toBeTruthy()
      expect(shop.db.state.waitlist.places).toHaveLength(1)
      await show(url, { shop })
      expect(await main().findByText(/^waits@hemline\.example is on the list since /)).toBeTruthy()
    },
  )

  it('has the address of a member in its field', async () => {
    await show('/direct/sell/waitlist', { as: nora })
    expect((await email()).value).toBe(nora)
  })

  it.each(directSellFlags)(
    'says that it is open to those who have %s once there is a page to sell on',
    async (flag) => {
      const shop = newShop()
      await show('/direct/sell/waitlist', { as: nora, shop, send: withFlags(shop, [flag]) })
      await email()
      const start = main().queryByRole('link', { name: 'Start selling' })
      expect(start?.getAttribute('href') ?? '/direct/sell').toBe('/direct/sell')
      expect(main().queryByText(/It is open for you already/) !== null).toBe(start !== null)
    },
  )

  it('lets an address leave by the link of the mail, without a log-in', async () => {
    await show('/direct/sell/waitlist?leave=broken')
    await userEvent.click(await main().findByRole('button', { name: 'Take me off the list' }))
    await main().findByText('This link is not complete.')
    await show('/direct/sell/waitlist?leave=nora@hemline.example')
    await userEvent.click(await main().findByRole('button', { name: 'Take me off the list' }))
    await main().findByText('You are off the list.')
  })

  it('offers no way in to others', async () => {
    const shop = newShop()
    await show('/direct/sell/waitlist', { as: nora, shop, send: withFlags(shop, ['resolution_hub']) })
    await email()
    expect(main().queryByRole('link', { name: 'Start selling' })).toBeNull()
    expect(main().getByText(/you hear first when it is open for you/)).toBeTruthy()
  })

  it('says what failed, and tries again', async () => {
    const shop = newShop()
    let isDown = true
    const answers = answerFrom(shop)
    const send: typeof fetch = async (input, init) =>
      isDown && String(init?.body ?? input).includes('getDirectWaitlist')
        ? new Response('', { status: 500 })
        : answers(input, init)
    await show('/direct/sell/waitlist', { shop, send })
    expect(await main().findByRole('alert')).toBeTruthy()
    isDown = false
    await press('Try again')
    expect(await email()).toBeTruthy()
  })
})

describe('the survey about selling directly', () => {
  const check = async (name: string) => userEvent.click(await main().findByRole('checkbox', { name }))
  const choose = async (name: RegExp) => userEvent.click(await main().findByRole('radio', { name }))

  it('names the questions without an answer, keeps the answers, and lets its person change them', async () => {
    const shop = newShop()
    await show('/direct/sell/survey', { as: nora, shop })
    await title('How do you sell today?')
    await press('Send my answers')
    expect(await main().findByText('Please choose at least one kind.')).toBeTruthy()
    expect(main().getByText('Please choose what holds you back.')).toBeTruthy()
    await check('Handbags')
    await choose(/^Every month/)
    await check('To friends')
    await choose(/^The fees/)
    await check('Yes, about selling it myself')
    await press('Send my answers')
    await title('Thank you')
    const surveys = () => Object.values(shop.db.state.waitlist.surveys)
    expect(surveys()).toMatchObject([
      { sells: ['bags'], often: 'monthly', places: ['friends'], obstacle: 'fees', mayWrite: true },
    ])
    expect(main().getByRole('link', { name: 'Join the waitlist' })).toBeTruthy()
    await show('/direct/sell/survey', { as: nora, shop })
    expect(await main().findByText(/^You answered on /)).toBeTruthy()
    expect(main().getByRole<HTMLInputElement>('checkbox', { name: 'Handbags' }).checked).toBe(true)
    await check('Shoes')
    await choose(/^Every week/)
    await press('Change my answers')
    await title('Thank you')
    expect(surveys()).toHaveLength(1)
    expect(surveys()[0]).toMatchObject({ often: 'weekly', obstacle: 'fees' })
    expect(surveys()[0]?.sells.toSorted()).toEqual(['bags', 'shoes'])
  })
})
