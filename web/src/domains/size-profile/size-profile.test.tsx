import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { sizeRuns } from '../../../mocks/seed/pieces.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'
import { useModalStore } from '../../ui/modal.store.ts'

const imani = 'imani@hemline.example'

/** The shop at a URL as a member who has no sizes yet. */
async function open(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}
const main = () => within(screen.getByRole('main'))
const sheet = () => within(screen.getByRole('dialog'))
const total = async () => {
  const line = await main().findByText(/^[\d,]+ pieces/)
  return line.textContent ?? ''
}

async function chooseM(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('checkbox', { name: 'Dresses & Tops' }))
  await user.click(sheet().getByRole('button', { name: 'Next: your sizes' }))
  await user.click(await sheet().findByRole('button', { name: 'M' }))
  await user.click(await sheet().findByRole('button', { name: /^Show \d+ piece/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('takes sizes in two steps on a listing, narrows it and says so', async () => {
  const user = userEvent.setup()
  const { router } = await open('/women', { as: imani })
  const before = await total()
  await user.click(await main().findByRole('button', { name: 'Add your sizes' }))
  await chooseM(user)
  expect(await main().findByRole('button', { name: 'Your sizes: M', pressed: true })).toBeTruthy()
  await waitFor(async () => expect(await total()).toMatch(/ in your sizes, of /))
  expect(await total()).toContain(`of ${before.split(' ')[0]}`)
  expect(document.cookie).toContain('size_profile_saved=true')
  await user.click(main().getByRole('button', { name: /^Show all \d+$/ }))
  await waitFor(() => expect(router.latestLocation.searchStr).toContain('my_sizes=false'))
  expect(await main().findByText(before)).toBeTruthy()
  await user.click(await main().findByRole('button', { name: 'Your sizes: M', pressed: false }))
  await waitFor(() => expect(router.latestLocation.searchStr).toBe(''))
  expect(await main().findByText(/in your sizes, of /)).toBeTruthy()
})

it('narrows every listing in which §5 lets My Sizes apply, and no listing of bags or children', async () => {
  const shop = newShop()
  const member = shop.db.state.users.find(({ email }) => email === imani)
  if (!member) throw new Error('the mocks have no Imani')
  shop.db.state.sizeProfiles[`user:${member.id}`] = [
    {
      department: 'women',
      enabled: true,
      includeEquivalents: false,
      includeMaternity: false,
      includePetite: false,
      includeTall: false,
      sizingIds: [1004, 1307],
      updatedAt: '2026-11-01T00:00:00Z',
    },
  ]
  const brand = shop.db.items.find(({ sizing_id, state }) => sizing_id === 1004 && state === 'listed')
  const slug = brand?.brand_name.toLowerCase().replaceAll(' ', '-')
  for (const url of ['/products', '/search?text=dress', `/brand/${slug}`, '/women', '/shoes', '/designer']) {
    const shown = await open(url, { as: imani, shop })
    expect(await main().findByRole('button', { name: /^Your sizes: / }), url).toBeTruthy()
    shown.unmount()
  }
  for (const url of ['/handbags', '/jewelry', '/accessories', '/girls', '/kids']) {
    const shown = await open(url, { as: imani, shop })
    await total()
    expect(main().queryByRole('button', { name: /^Your sizes/ }), url).toBeNull()
    expect(await total(), url).not.toMatch(/in your sizes/)
    shown.unmount()
  }
})

it('says no number in the sheet of a listing without a department, and narrows it once the sizes are kept', async () => {
  const user = userEvent.setup()
  await open('/products', { as: imani })
  await user.click(await main().findByRole('button', { name: 'Add your sizes' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Dresses & Tops' }))
  await user.click(sheet().getByRole('button', { name: 'Next: your sizes' }))
  await user.click(await sheet().findByRole('button', { name: 'M' }))
  await user.click(await sheet().findByRole('button', { name: 'Show these sizes' }))
  expect(await main().findByRole('button', { name: 'Your sizes: M', pressed: true })).toBeTruthy()
  await waitFor(async () => expect(await total()).toMatch(/ in your sizes, of /))
})

it('keeps what was chosen and says the sentence of §5 when sizes can’t be saved', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const good = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    if (String(init?.body).includes('"upsertSizeProfile"')) throw new TypeError('no network')
    return good(input, init)
  }
  await open('/my/sizes', { as: imani, shop, send })
  await user.click(await main().findByRole('button', { name: 'Choose my sizes' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Shoes' }))
  await user.click(sheet().getByRole('button', { name: 'Next: your sizes' }))
  await user.click(await sheet().findByRole('button', { name: '7.5' }))
  await user.click(await sheet().findByRole('button', { name: /^Show / }))
  const said = "Oops! Sorry, we're having trouble saving your sizes, please try again later."
  expect((await sheet().findByRole('alert')).textContent).toBe(said)
  expect(sheet().getByRole('button', { name: '7.5', pressed: true })).toBeTruthy()
})

it('lists the sizes at /my/sizes, and pauses them', async () => {
  const user = userEvent.setup()
  await open('/my/sizes', { as: imani })
  await user.click(await main().findByRole('button', { name: 'Choose my sizes' }))
  await chooseM(user)
  expect(await main().findByText('M', { selector: 'span' })).toBeTruthy()
  await user.click(main().getByRole('button', { name: 'Change Dresses & Tops, Letters' }))
  const chosen = await sheet().findByRole('button', { name: 'M', pressed: true })
  await waitFor(() => expect(document.activeElement).toBe(chosen))
  await user.keyboard('{Escape}')
  await user.click(await main().findByRole('button', { name: /^Add Shoes/ }))
  const shoes = within(await sheet().findByRole('group', { name: /^Shoes/ }))
  await waitFor(() => expect(document.activeElement).toBe(shoes.getAllByRole('button')[0]))
  await user.keyboard('{Escape}')
  await user.click(main().getByRole('button', { name: 'Pause my sizes' }))
  expect(await main().findByText(/Your sizes are paused/)).toBeTruthy()
})

it('pauses sizes at once, before the shop answers, and takes that back when it can’t be kept', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const first = await open('/my/sizes', { as: imani, shop })
  await user.click(await main().findByRole('button', { name: 'Choose my sizes' }))
  await chooseM(user)
  first.unmount()
  const held = Promise.withResolvers<void>()
  const good = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    if (!String(init?.body).includes('"upsertSizeProfile"')) return good(input, init)
    await held.promise
    throw new TypeError('no network')
  }
  await open('/my/sizes', { as: imani, shop, send })
  await user.click(await main().findByRole('button', { name: 'Pause my sizes' }))
  expect(await main().findByText(/Your sizes are paused/)).toBeTruthy()
  held.resolve()
  expect(await main().findByRole('button', { name: 'Pause my sizes' })).toBeTruthy()
  expect(main().queryByText(/Your sizes are paused/)).toBeNull()
  expect(await screen.findByText(/we're having trouble saving your sizes/)).toBeTruthy()
})

it('offers the sizes of a child by name in girls, and never applies them by itself', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const first = await open('/my/sizes', { as: imani, shop })
  await user.click(await main().findByRole('button', { name: 'Add a child' }))
  await user.type(main().getByLabelText('Name'), 'June')
  await user.click(await main().findByRole('button', { name: '4T' }))
  await user.click(main().getByRole('button', { name: 'Save' }))
  expect(await main().findByText('June')).toBeTruthy()
  first.unmount()
  const { router } = await open('/girls', { as: imani, shop })
  const chip = await main().findByRole('button', { name: 'June: 4T', pressed: false })
  expect(router.latestLocation.searchStr).toBe('')
  await user.click(chip)
  await waitFor(() => expect(router.latestLocation.searchStr).toContain('sizing_id='))
})

it('forgets the sizes of a child, offers them back, and says so when they can’t be forgotten', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const good = answerFrom(shop)
  let away = true
  const send: typeof fetch = async (input, init) => {
    if (away && String(init?.body).includes('"removeChildSizes"')) throw new TypeError('no network')
    return good(input, init)
  }
  await open('/my/sizes', { as: imani, shop, send })
  await user.click(await main().findByRole('button', { name: 'Add a child' }))
  await user.type(main().getByLabelText('Name'), 'June')
  await user.click(await main().findByRole('button', { name: '4T' }))
  await user.click(main().getByRole('button', { name: 'Save' }))
  const forget = await main().findByRole('button', { name: 'Forget June' })
  await user.click(forget)
  expect(await screen.findByText(/^We’ve encountered an error/)).toBeTruthy()
  expect(main().getByText('June')).toBeTruthy()
  away = false
  await user.click(forget)
  await waitFor(() => expect(main().queryByText('June')).toBeNull())
  expect(await screen.findByText('The sizes of June are forgotten.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Put them back' }))
  expect(await main().findByText('June')).toBeTruthy()
  expect(main().getByText('4T')).toBeTruthy()
})

it('puts the keyboard into the form of a child, and back on the button once it closes', async () => {
  const user = userEvent.setup()
  await open('/my/sizes', { as: imani })
  const add = { name: 'Add a child' }
  await user.click(await main().findByRole('button', add))
  expect(document.activeElement).toBe(main().getByLabelText('Name'))
  await user.click(main().getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(main().getByRole('button', add))
})

it('asks a visitor to log in before sizes are chosen, and goes on with the sizes', async () => {
  const user = userEvent.setup()
  await open('/women')
  await user.click(await main().findByRole('button', { name: 'Add your sizes' }))
  const dialog = await screen.findByRole('dialog', { name: 'Log in' })
  expect(await within(dialog).findByText(/^Your sizes are kept with your account\./)).toBeTruthy()
})

it('says whose sizes a listing of designers shows: those saved for women', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const first = await open('/women', { as: imani, shop })
  await user.click(await main().findByRole('button', { name: 'Add your sizes' }))
  await chooseM(user)
  first.unmount()
  await open('/designer', { as: imani, shop })
  expect(await main().findByRole('button', { name: 'Your sizes: M', pressed: true })).toBeTruthy()
})

it('asks in girls for the sizes of a child, and a visitor to log in first', async () => {
  const user = userEvent.setup()
  const first = await open('/girls')
  await user.click(await main().findByRole('button', { name: 'Add a child’s sizes' }))
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
  first.unmount()
  const { router } = await open('/girls', { as: imani })
  await user.click(await main().findByRole('button', { name: 'Add a child’s sizes' }))
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/my/sizes'))
})

it('opens nothing when a visitor closes the log-in', async () => {
  const user = userEvent.setup()
  await open('/women')
  await user.click(await main().findByRole('button', { name: 'Add your sizes' }))
  const logIn = await screen.findByRole('dialog', { name: 'Log in' })
  await user.click(within(logIn).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(useModalStore.getState().modal).toBeUndefined())
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** Makes dresses of the shop's first pieces: three of one brand are an S, two inches wider than other S. */
function brandThatIsWide(shop: ReturnType<typeof newShop>): string {
  const small = sizeRuns.letters.ids[sizeRuns.letters.labels.indexOf('S')] ?? 0
  const { brand_name: name = '', brand_slug: slug = '' } = shop.db.items[0] ?? {}
  for (const item of shop.db.items) item.brand_slug = 'another-brand'
  shop.db.items.slice(0, 30).forEach((dress, i) => {
    const mine = i < 3
    dress.category_path = 'dresses/midi-dresses'
    dress.state = 'listed'
    if (mine) dress.brand_slug = slug
    dress.sizing_id = small + (mine ? 0 : i % 3)
    dress.measurements = [{ name: 'Bust', inches: mine ? 37 : 35 + 2 * (i % 3) }]
  })
  return name
}

it('finds sizes from a piece that a member owns, says which measures that rests on, and takes them', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const brand = brandThatIsWide(shop)
  await open('/my/sizes', { as: imani, shop })
  const form = within(await main().findByRole('form', { name: 'A piece you own' }))
  await user.click(form.getByRole('button', { name: 'Find my size' }))
  expect(form.getByRole('alert').textContent).toMatch(/^Please choose a brand/)
  await user.type(form.getByRole('combobox', { name: 'Brand' }), brand.slice(0, 5))
  await user.click(await form.findByRole('option', { name: brand }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Its size' }), 'S')
  await user.click(form.getByRole('button', { name: 'Find my size' }))
  expect(await form.findByRole('heading', { name: /^Closest here: M/ })).toBeTruthy()
  expect(form.getByText('Bust 37 in')).toBeTruthy()
  expect(form.getByText(/2 in more than usual in this size. From 3 pieces by/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: /^Take M/ }))
  await screen.findByRole('dialog', { name: 'Which sizes?' })
  expect(await sheet().findByRole('button', { name: 'M', pressed: true })).toBeTruthy()
  await user.click(sheet().getByRole('button', { name: /^Show / }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await main().findByRole('button', { name: 'Change Dresses & Tops, Letters' })).toBeTruthy()
})

it('says nothing of sizes where too few pieces of a brand were measured', async () => {
  const user = userEvent.setup()
  const shop = newShop()
  const brand = brandThatIsWide(shop)
  for (const item of shop.db.items) item.measurements = []
  await open('/my/sizes', { as: imani, shop })
  const form = within(await main().findByRole('form', { name: 'A piece you own' }))
  await user.type(form.getByRole('combobox', { name: 'Brand' }), brand.slice(0, 5))
  await user.click(await form.findByRole('option', { name: brand }))
  await user.selectOptions(form.getByRole('combobox', { name: 'Its size' }), 'S')
  await user.click(form.getByRole('button', { name: 'Find my size' }))
  expect(await form.findByText(/too few pieces like this by/)).toBeTruthy()
})

it('asks for sizes once after a sign-up, and lets a newcomer go on without', async () => {
  const user = userEvent.setup()
  await renderAt('/sign-up')
  const form = within(await screen.findByRole('form', { name: 'Create an account' }))
  await user.type(form.getByLabelText('First name'), 'Wren')
  await user.type(form.getByLabelText('Last name'), 'Marlowe')
  await user.type(form.getByLabelText('Email'), 'wren@hemline.example')
  await user.type(form.getByLabelText('Password'), 'a sentence is fine')
  await user.click(form.getByRole('checkbox', { name: /I agree/ }))
  await user.click(form.getByRole('button', { name: 'Create account' }))
  const asked = within(await screen.findByRole('dialog', { name: 'What do you look for?' }))
  expect(await asked.findByRole('checkbox', { name: 'Shoes' })).toBeTruthy()
  await user.click(asked.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
