// A kit form that is sent empty names every missing field above the form, in each variant of the flow;
// and each question has one heading.
import { bagFees } from '@hemline/rules/earnings/payout-terms.ts'
import { cleanoutFlowVariants } from '@hemline/rules/vocabulary/seller.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { money } from '../../../platform/format.ts'
import { newShop, renderAt } from '../../../testing/render-at.tsx'
import { recallDraft } from './kit-draft.ts'

const user = userEvent.setup()
const main = () => within(screen.getByRole('main'))
const press = async (name: string | RegExp) => {
  const page = within(await screen.findByRole('main'))
  await user.click(await page.findByRole('button', { name }))
}

beforeEach(() => {
  sessionStorage.clear()
  recallDraft()
})

/** Sends the form, and returns the messages of the summary, which must have the focus. */
async function messagesAfter(button: string): Promise<string[]> {
  await press(button)
  const alert = await waitFor(() => {
    const found = main()
      .getAllByRole('alert')
      .find((one) => one.textContent?.includes('another look'))
    if (!found) throw new Error('no summary')
    return found
  })
  expect(globalThis.document.activeElement?.contains(alert)).toBe(true)
  return within(alert)
    .getAllByRole('button')
    .map((one) => one.textContent ?? '')
}
const invalid = () => [
  ...globalThis.document.querySelectorAll('main :is(input, select)[aria-invalid="true"]'),
]

/** Walks a variant of the flow for visitors to its last step. */
async function walk(variant: (typeof cleanoutFlowVariants)[number]): Promise<string[]> {
  const shop = newShop()
  if (shop.db.state.cleanout) shop.db.state.cleanout.variant = variant
  const { router } = await renderAt('/cleanout/visitor/sell', { shop })
  await screen.findByRole('main')
  const asked: string[] = []
  const headings = () =>
    main()
      .queryAllByRole('radiogroup')
      .map(
        (one) =>
          globalThis.document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      )
  for (let steps = 0; steps < 4; steps += 1) {
    await waitFor(() => expect(main().queryAllByRole('button').length).toBeGreaterThan(0))
    const donation = main().queryByRole('radio', { name: /^Donation/ })
    if (donation) await user.click(donation)
    if (variant === 'long_flow') {
      const charity = main().queryByRole('radio', { name: /^Green Mile Trust/ })
      if (charity) await user.click(charity)
    }
    asked.push(...headings())
    const step = (router.state.location.search as { step?: string }).step
    if (step === 'address') break
    await press('Continue')
    await waitFor(() => expect((router.state.location.search as { step?: string }).step).not.toBe(step))
  }
  return asked
}

describe('a kit form that is sent empty', () => {
  it.each(cleanoutFlowVariants)(
    'names every empty field in the flow %s, and asks each question once',
    async (variant) => {
      const asked = await walk(variant)
      expect(asked).toContain('Which service?')
      expect(new Set(asked).size, asked.join()).toBe(asked.length)
      const messages = await messagesAfter('Order my bag')
      expect(messages.some((text) => /email/i.test(text))).toBe(true)
      expect(messages.includes('Please choose a charity.')).toBe(variant !== 'long_flow')
      expect(messages.length).toBe(invalid().length + (variant === 'long_flow' ? 0 : 1))
      expect(messages.length).toBeGreaterThanOrEqual(5)
      const [first] = messages
      await user.click(main().getByRole('button', { name: first ?? '' }))
      expect(globalThis.document.activeElement?.tagName).toBe('INPUT')
    },
  )

  it('names them in the short form for visitors, and the address alone in the second version', async () => {
    await renderAt('/cleanout/visitor-order')
    expect((await messagesAfter('Send me the bag')).length).toBe(invalid().length)
    recallDraft()
    await renderAt('/cleanout/visitor-order-v2')
    const messages = await messagesAfter('This is the place')
    expect(messages.length).toBe(invalid().length)
    expect(messages.some((text) => /email/i.test(text))).toBe(false)
  })

  it('names them on the page of a mailing', async () => {
    await renderAt('/promo-bag-order')
    expect((await messagesAfter('Send me the bag')).length).toBe(invalid().length)
  })

  it('asks for a charity before the step of choices ends', async () => {
    const shop = newShop()
    if (shop.db.state.cleanout) shop.db.state.cleanout.variant = 'long_flow'
    await renderAt('/cleanout/visitor/sell', { shop })
    await press('Continue')
    await screen.findByRole('heading', { level: 1, name: 'What happens to your pieces' })
    await press('Continue')
    await screen.findByRole('heading', { level: 1, name: 'How we sell them for you' })
    await user.click(await main().findByRole('radio', { name: /^Donation/ }))
    expect(await messagesAfter('Continue')).toEqual(['Please choose a charity.'])
    await user.click(main().getByRole('radio', { name: /^Open Door Fund/ }))
    await press('Continue')
    expect(await screen.findByRole('heading', { level: 1, name: 'Where should the bag go?' })).toBeTruthy()
  })
})

it('says what a free bag costs wherever a bag is called free', async () => {
  const fee = money(bagFees.standard)
  const called: string[] = []
  for (const path of [
    '/cleanout',
    '/cleanout/guide',
    '/cleanout/estimate',
    '/cleanout/impact',
    '/cleanout/partner',
    '/cleanout/choose-service',
    '/cleanout/choose-service/standard',
    '/cleanout/choose-service/premium',
    '/cleanout/visitor-order',
    '/cleanout/visitor-order-v2',
  ]) {
    await renderAt(path)
    await screen.findByRole('main')
    await waitFor(() => expect(main().queryAllByRole('heading').length).toBeGreaterThan(0))
    await waitFor(() => expect(main().queryAllByRole('status', { name: /^Loading/ })).toEqual([]))
    const text = screen.getByRole('main').textContent ?? ''
    // "Free of stains" and "feel free" are about no price.
    if (!/\bfree\b(?! of)/i.test(text)) continue
    called.push(path)
    expect(text, path).toContain(fee)
  }
  expect(called).toEqual(expect.arrayContaining(['/cleanout', '/cleanout/choose-service/standard']))
})
