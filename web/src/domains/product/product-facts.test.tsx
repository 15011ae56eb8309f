import {
  mayRunSmallCategoryId,
  sizeGuideMaxWidthPx,
  sizeGuideMinHeightPx,
} from '@hemline/rules/vocabulary/constants.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { markedEmails, markedItems } from '../../../mocks/marked.ts'
import { settingIn, useKeptStore } from '../../platform/kept.ts'
import { faultsOf } from '../../testing/faults-of.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

async function open(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}
const main = () => within(screen.getByRole('main'))
const loaded = () => main().findByRole('heading', { level: 1 })
const addButtons = () => main().queryAllByRole('button', { name: 'Add to cart' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the price of a piece', () => {
  it('names list price, retail, what that saves, and the price in the cart', async () => {
    await open(`/product/${markedItems.promotion}`)
    await loaded()
    expect(main().getByText('$248 estimated retail')).toBeTruthy()
    expect(main().getByText('You save $163.01 (65%) on the estimated retail price.')).toBeTruthy()
    expect(main().getByText('$67.99')).toBeTruthy()
    expect(main().getByText(/Taken off in your cart by itself/)).toBeTruthy()
    expect(main().getAllByText(/Final sale/).length).toBeGreaterThan(0)
  })

  it('is free for nothing, and says no savings where nobody knows the retail price', async () => {
    await open(`/product/${markedItems.free}`)
    await loaded()
    expect(main().getAllByText('Free').length).toBeGreaterThan(0)
    document.body.innerHTML = ''
    await open(`/product/${markedItems.unknown}`)
    await loaded()
    expect(main().queryByText(/You save/)).toBeNull()
    expect(await main().findByText('Material unknown')).toBeTruthy()
  })
})

describe('who may take a piece', () => {
  it('waits for everybody else while members come first, and lets members buy', async () => {
    await open(`/product/${markedItems.earlyAccess}`)
    expect((await main().findAllByText(/^Early access until/)).length).toBeGreaterThan(0)
    expect(addButtons()).toHaveLength(0)
    expect(main().getByText(/^Superstar and VIT members may buy it first\./)).toBeTruthy()
    await open(`/product/${markedItems.earlyAccess}`, { as: 'imani@hemline.example' })
    await waitFor(() => expect(addButtons().length).toBeGreaterThan(0))
    expect(main().getByText(/your membership lets you buy it first/)).toBeTruthy()
  })

  it('is set aside for the one who pre-ordered it, by name for her alone', async () => {
    await open(`/product/${markedItems.preordered}`)
    expect((await main().findAllByText('Reserved for another shopper')).length).toBeGreaterThan(0)
    expect(addButtons()).toHaveLength(0)
    await open(`/product/${markedItems.preordered}`, { as: 'imani@hemline.example' })
    expect(await main().findByText('Reserved for Imani')).toBeTruthy()
    expect(addButtons().length).toBeGreaterThan(0)
  })

  it('is set aside by a name that leads employees to the page of the person', async () => {
    const shop = newShop()
    const imani = shop.db.state.users.find(({ email }) => email === 'imani@hemline.example')
    await open(`/product/${markedItems.preordered}`, { as: 'tomas@hemline.example', shop })
    const [name] = await main().findAllByRole('link', { name: 'Imani' })
    expect(name?.getAttribute('href')).toBe(`/employee/people/${imani?.id}`)
  })

  it('is shown to staff before it is listed, with a word that it is not', async () => {
    await open(`/product/${markedItems.notListed}`, { as: 'tomas@hemline.example' })
    expect(await main().findByText('Not listed yet.')).toBeTruthy()
    expect(addButtons()).toHaveLength(0)
  })
})

it('is drawn as an outline on its card while it has no picture', async () => {
  await open(`/product/${markedItems.noPhotos}`)
  await loaded()
  await open(`/similar/${markedItems.noPhotos}`)
  await waitFor(() => expect(document.querySelector('main a[aria-hidden="true"] svg path')).not.toBeNull())
})

it('opens by itself when the other shopper’s time is over', async () => {
  const shop = newShop()
  const itemNumber =
    shop.db.items.find((one) => one.state === 'listed' && one.item_number < 900_000)?.item_number ?? 0
  shop.db.state.holds[itemNumber] = { owner: 'visitor:0', expiresAt: Date.now() + 600_000 }
  await open(`/product/${itemNumber}`, { shop })
  expect((await main().findAllByText(/^Held by another shopper until/)).length).toBeGreaterThan(0)
  expect(main().getByRole('timer').textContent).toMatch(/^(10:00|9:\d\d)$/)
  expect(addButtons()).toHaveLength(0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 })
  await waitFor(() => expect(addButtons().length).toBeGreaterThan(0))
})

it('tells the shop who sent this shopper, on this page and on those after it', async () => {
  const shop = newShop()
  const asked: { operationName?: string; variables?: Record<string, unknown> }[] = []
  const send: typeof fetch = async (input, init) => {
    if (init?.body) asked.push(JSON.parse(String(init.body)))
    return answerFrom(shop)(input, init)
  }
  const variablesOf = (operation: string) => asked.find((one) => one.operationName === operation)?.variables
  globalThis.history.replaceState(null, '', '/?referral_code=NORA40&referral_context=share')
  await open(`/product/${markedItems.promotion}`, { shop, send })
  await loaded()
  await waitFor(() =>
    expect(variablesOf('trackVisitor')).toMatchObject({ input: { referralCode: 'NORA40' } }),
  )
  expect(variablesOf('getUserHuman')).toEqual({ referralContext: 'share' })
  globalThis.history.replaceState(null, '', '/')
  asked.length = 0
  await open('/cart', { shop, send })
  await waitFor(() => expect(variablesOf('getUserHuman')).toEqual({ referralContext: 'share' }))
})

it('tells a banned account before anything is pressed, and where to ask', async () => {
  const shop = newShop()
  const item = shop.db.items.find((one) => one.state === 'listed' && one.item_number < 900_000)
  await open(`/product/${item?.item_number}`, { shop, as: markedEmails.banned })
  await loaded()
  expect(await main().findByText(/This account can’t buy just now/)).toBeTruthy()
  expect(main().getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
  for (const button of addButtons()) expect((button as HTMLButtonElement).disabled).toBe(true)
})

it('tells a shopper abroad the delivery there and who pays the duty, and nobody else', async () => {
  const shop = newShop()
  const abroad = shop.db.state.users.find((one) => one.country !== 'US')?.email
  await open(`/product/${markedItems.promotion}`, { shop, as: abroad ?? 'nobody' })
  expect(await main().findByText(/to Canada is \$14\.99/)).toBeTruthy()
  expect(main().getByText(/You pay the duty and import tax of Canada here/)).toBeTruthy()
  await open(`/product/${markedItems.promotion}`)
  await loaded()
  expect(main().queryByText(/duty/)).toBeNull()
})

describe('who sends a piece', () => {
  it('says that it ships separately, from whom and where', async () => {
    await open(`/product/${markedItems.thirdParty}`)
    await loaded()
    expect(main().getByText('Ships separately, from Priya N.')).toBeTruthy()
    expect(main().getByText(/in Denver, CO/)).toBeTruthy()
  })

  it('names the partner with a way to its page', async () => {
    await open(`/product/${markedItems.partner}`)
    await loaded()
    expect(main().getByRole('link', { name: 'North Loom' }).getAttribute('href')).toBe('/north-loom')
    expect(main().getByText(/number is HM-48213 \(Style 214\)/)).toBeTruthy()
  })
})

describe('sizes', () => {
  it('warns of a brand that runs small where it does, and nowhere else', async () => {
    const small = newShop().db.items.find((item) => item.item_number === markedItems.runsSmall)
    expect(small?.category_id).toBe(mayRunSmallCategoryId)
    await open(`/product/${markedItems.runsSmall}`)
    await loaded()
    expect(main().getByText(/may run small here/)).toBeTruthy()
    await open(`/product/${markedItems.twelvePhotos}`)
    await loaded()
    expect(main().queryByText(/may run small here/)).toBeNull()
  })

  it('opens the size guide at the piece’s own chart, in the unit chosen, and remembers the unit', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    const item = shop.db.items.find((one) => one.state === 'listed' && one.size_display === 'Size M')
    await open(`/product/${item?.item_number}`, { shop })
    await loaded()
    await user.click(main().getByRole('button', { name: 'Size guide' }))
    const dialog = await screen.findByRole('dialog', { name: 'Size guide' })
    expect(dialog.style.maxWidth).toBe(`${sizeGuideMaxWidthPx}px`)
    expect(dialog.style.minHeight).toContain(`${sizeGuideMinHeightPx}px`)
    const guide = within(dialog)
    const own = await guide.findByRole('row', { name: /^Mthis piece/ })
    expect(within(own).getByText('36–37')).toBeTruthy()
    await user.click(guide.getByRole('button', { name: 'cm, centimeters' }))
    expect(within(own).getByText('91.5–94')).toBeTruthy()
    await user.selectOptions(guide.getByRole('combobox', { name: 'Chart' }), 'Shoes')
    expect(await guide.findByText('Foot length')).toBeTruthy()
    expect(settingIn(useKeptStore.getState().settings, 'persist.unit')).toBe('cm')
    await user.click(guide.getByRole('button', { name: 'in, inches' }))
  })

  it('draws where each measure is taken', async () => {
    const user = userEvent.setup()
    const shop = newShop()
    const item = shop.db.items.find(
      (one) => one.category_path === 'dresses/midi-dresses' && one.state === 'listed',
    )
    await open(`/product/${item?.item_number}`, { shop })
    await loaded()
    expect(await main().findByRole('img', { name: /^Outline of the piece: bust \d+/ })).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'How to measure' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'How to measure' }))
    expect(sheet.getByText('around, under the arms')).toBeTruthy()
  })
})

describe('the address of a piece', () => {
  it('becomes the one spelling it has, with its parameters kept', async () => {
    const { router } = await open(`/product/other-words/${markedItems.promotion}?from_pla=true`)
    await loaded()
    await waitFor(() =>
      expect(router.state.location.pathname).toMatch(/^\/product\/(?!other-words).+\/900010$/),
    )
    await waitFor(() => expect(router.state.location.search).toEqual({ from_pla: 'true' }))
    expect(main().getByRole('navigation', { name: 'Into the shop' })).toBeTruthy()
    expect(main().queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
  })
})

it('remembers what was looked at, twelve at most, the newest first, without the piece in sight', async () => {
  const shop = newShop()
  const numbers = shop.db.items.filter((one) => one.state === 'listed').map((one) => one.item_number)
  localStorage.setItem('hemline-recently-viewed', JSON.stringify(numbers.slice(0, 12)))
  const next = numbers[14] ?? 0
  await open(`/product/${next}`, { shop })
  await loaded()
  const row = await main().findByRole('region', { name: 'You looked at these' })
  expect(within(row).getAllByRole('article')).toHaveLength(12)
  const kept = JSON.parse(localStorage.getItem('hemline-recently-viewed') ?? '[]') as number[]
  expect(kept).toEqual([next, ...numbers.slice(0, 11)])
})

it.each([
  'longBrand',
  'rightToLeftBrand',
  'noPhotos',
  'twelvePhotos',
  'inappropriate',
  'earlyAccess',
  'held',
  'flawed',
] as const)('axe finds nothing on %s', async (name) => {
  const { container } = await open(`/product/${markedItems[name]}`)
  await loaded()
  expect(await faultsOf(container)).toEqual([])
})
