// A piece is listed by its owner: photos, facts, price and a last look, with a draft that saves itself.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mockHandlers } from '../../../../mocks/http.ts'
import { kinds } from '../../../../mocks/seed/pieces.ts'
import { answerFrom, newShop, renderAt, type Shop } from '../../../testing/render-at.tsx'
import { draftKey } from './draft-store.ts'

const uploads = setupServer()
beforeAll(() => uploads.listen())
beforeEach(() => localStorage.clear())
afterEach(() => uploads.resetHandlers())
afterAll(() => uploads.close())

const priya = 'priya@hemline.example'
const create = '/direct/sell/create-listing'
const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const photo = (name: string, last: number) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, last])], name, { type: 'image/jpeg' })
const later = { timeout: 4000 }

type Options = { as?: string; shop?: Shop; send?: typeof fetch }
async function open(url: string, { as = priya, shop = newShop(), send }: Options = {}) {
  const user = userEvent.setup()
  uploads.use(...mockHandlers(shop.db, shop.jar))
  const shown = await renderAt(url, { as, shop, ...(send ? { send } : {}) })
  await screen.findByRole('main')
  const listing = (id: string) => shop.db.state.direct?.listings.find((one) => one.id === id)
  return { ...shown, user, shop, listing, at: () => shown.router.latestLocation.href }
}

const kindOf = (slug: string) => kinds.find((one) => one.slug === slug)?.categoryId ?? 0

/** Opens the row of a fact, and returns what is in it. */
async function row(user: ReturnType<typeof userEvent.setup>, fact: string) {
  await user.click(await main().findByRole('button', { name: `Change ${fact}` }))
}

async function sayFacts(user: ReturnType<typeof userEvent.setup>) {
  await row(user, 'kind')
  const kind = main().getByRole('combobox', { name: 'What is it?' })
  await user.clear(kind)
  await user.type(kind, 'blous')
  await user.click(main().getByRole('option', { name: /Blouses/ }))
  await row(user, 'brand')
  const brand = main().getByRole('combobox', { name: /^Brand/ })
  await user.clear(brand)
  await user.type(brand, 'Corvina')
  await user.click(main().getByRole('button', { name: 'That is it' }))
  await row(user, 'size')
  await user.selectOptions(main().getByRole('combobox', { name: 'Size on the label' }), 'M')
  await row(user, 'condition')
  await user.click(main().getByRole('radio', { name: /^Very good/ }))
}

describe('a new piece', () => {
  it('goes on sale once it has photos, facts and a price, however often the button is pressed', async () => {
    const { user, shop, at } = await open(create)
    await heading('Photos first')
    expect(at()).toMatch(/id=[0-9a-f-]{36}&step=photos/)
    await user.upload(main().getByLabelText('Pictures from your files'), [
      photo('a.jpg', 1),
      photo('b.jpg', 2),
    ])
    expect(await main().findAllByRole('button', { name: /^Change photo/ })).toHaveLength(2)
    await user.click(main().getByRole('button', { name: 'Go on to the facts' }))
    await heading('Is this right?')
    expect(await main().findByText('Brand · from the label')).toBeTruthy()
    await user.click(await main().findByRole('button', { name: 'All of it is right' }))
    await sayFacts(user)
    await user.click(main().getByRole('button', { name: 'Go on to the price' }))
    const price = await main().findByRole('textbox', { name: 'Your price in dollars' })
    await waitFor(() => expect((price as HTMLInputElement).value).not.toBe(''))
    await user.clear(price)
    await user.type(price, '4000')
    expect(await main().findByText(/Yours is above nearly all of them\.$/)).toBeTruthy()
    await user.clear(price)
    await user.type(price, '86')
    expect(await main().findByText('–$10.32')).toBeTruthy()
    expect(main().getAllByText('$75.68').length).toBeGreaterThan(0)
    await user.click(main().getByRole('button', { name: 'A dollar less' }))
    expect((price as HTMLInputElement).value).toBe('85')
    await user.click(main().getByRole('button', { name: 'Look it over and list' }))
    await heading('Look it over')
    const button = main().getByRole('button', { name: 'List it' })
    await user.dblClick(button)
    await heading('It is on sale')
    const made = shop.db.state.direct?.listings.filter((one) => one.price === 8500) ?? []
    expect(made).toMatchObject([{ status: 'listed', brandName: 'Corvina', condition: 'very_good' }])
    expect(made[0]?.photoIds).toHaveLength(2)
  })

  /** A shop in which a finished draft belongs to a person who has no closet yet. */
  function beginner(person: number) {
    const shop = newShop()
    const draft = shop.db.state.direct?.listings.find((one) => one.status === 'listed')
    const owner = shop.db.state.users[person]
    if (draft) Object.assign(draft, { owner: owner?.id, status: 'draft', itemNumber: null })
    if (draft) Object.assign(draft, { condition: 'good', submittedAt: null })
    return { url: `${create}?id=${draft?.id}&step=look`, as: owner?.email ?? '', shop }
  }

  it('asks a member without a closet for terms and address before the first piece', async () => {
    const { url, as, shop } = beginner(1)
    const { user } = await open(url, { as, shop })
    expect(await main().findByRole('heading', { level: 2, name: 'Open your closet' })).toBeTruthy()
    const form = within(await main().findByRole('form', { name: 'Where your parcels are sent from' }, later))
    await user.type(form.getByLabelText('Address'), '12 Alder Lane')
    await user.type(form.getByLabelText('ZIP code'), '59715')
    await user.clear(form.getByLabelText('City'))
    await user.type(form.getByLabelText('City'), 'Bozeman')
    await user.selectOptions(form.getByLabelText('State'), 'MT')
    await user.type(form.getByLabelText(/Phone/), '4065550142')
    await user.click(form.getByRole('button', { name: 'Open it and list' }))
    expect(await main().findByText('Please accept the terms for sellers.')).toBeTruthy()
    expect(document.activeElement).toBe(main().getByRole('checkbox', { name: /terms for sellers/ }))
    await user.click(main().getByRole('checkbox', { name: /terms for sellers/ }))
    await user.click(form.getByRole('button', { name: 'Open it and list' }))
    await heading('Thank you. A person looks it over first.')
    expect(shop.db.state.direct?.closets.some((one) => one.city === 'Bozeman')).toBe(true)
  })

  it('is sent from a saved address with one press', async () => {
    const { url, as, shop } = beginner(0)
    const { user } = await open(url, { as, shop })
    await main().findByRole('radiogroup', { name: 'Where your parcels are sent from' }, later)
    await user.click(main().getByRole('checkbox', { name: /terms for sellers/ }))
    await user.click(main().getByRole('button', { name: 'Open it and list' }))
    await heading('Thank you. A person looks it over first.')
  })

  it('takes the shade of a color, and gives the color back', async () => {
    const { user, listing } = await open(`${create}?id=listing-draft&step=facts`)
    await row(user, 'color')
    const chip = (name: string) => main().getByRole('button', { name })
    for (const one of main().queryAllByRole('button', { pressed: true })) await user.click(one)
    await user.click(chip('Blue'))
    const shades = within(main().getByRole('group', { name: /^Which blue/ }))
    await user.click(shades.getByRole('button', { name: 'Navy' }))
    expect(chip('Blue').getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(listing('listing-draft')?.colors).toEqual(['navy']), later)
    await user.click(shades.getByRole('button', { name: 'Navy' }))
    await waitFor(() => expect(listing('listing-draft')?.colors).toEqual(['blue']), later)
  })

  it('says that there is no draft at a mistyped address', async () => {
    await open(`${create}?id=listing-nothing&step=facts`)
    expect(await main().findByText('There is no such draft')).toBeTruthy()
  })

  it('says what is missing, and leads to the field', async () => {
    const { user } = await open(`${create}?id=listing-draft&step=look`)
    expect(await main().findByText('3 things to settle first.')).toBeTruthy()
    expect((main().getByRole('button', { name: 'List it' }) as HTMLButtonElement).disabled).toBe(true)
    await user.click(main().getByRole('link', { name: 'Please choose the size.' }))
    await heading('Is this right?')
    expect(await main().findByRole('combobox', { name: 'Size on the label' })).toBeTruthy()
  })
})

describe('measures', () => {
  it.each(['midi-dresses', 'blazers'])(
    'of %s are entered by a tap on the outline, which leads to the field of its line',
    async (slug) => {
      const shop = newShop()
      for (const one of shop.db.state.direct?.listings ?? [])
        if (one.id === 'listing-draft') one.categoryId = kindOf(slug)
      const { user, listing } = await open(`${create}?id=listing-draft&step=facts`, { shop })
      await row(user, 'measures')
      const [mark] = await main().findAllByRole('button', { name: /: (not measured|[\d.]+ in)$/ })
      if (!mark) throw new Error('the outline has no line')
      const name = (mark.getAttribute('aria-label') ?? '').replace(/: .*$/, '')
      await user.click(mark)
      const field = main().getByRole('textbox', { name: `${name}, inches` })
      expect(document.activeElement).toBe(field)
      await user.clear(field)
      await user.keyboard('300')
      expect(main().getByText(/^Please write inches, more than 0 and less than 200/)).toBeTruthy()
      await user.clear(field)
      await user.keyboard('21.5')
      expect(main().queryByText(/^Please write inches/)).toBeNull()
      expect(main().getByRole('button', { name: `${name}: 21.5 in` })).toBeTruthy()
      await waitFor(
        () => expect(listing('listing-draft')?.measurements).toContainEqual({ name, inches: 21.5 }),
        later,
      )
    },
  )
})

describe('the parcel', () => {
  it('is that of the kind until its seller says another, and its price follows', async () => {
    const shop = newShop()
    for (const one of shop.db.state.direct?.listings ?? [])
      if (one.id === 'listing-draft')
        Object.assign(one, { categoryId: kindOf('blazers'), weight: null, price: 8600 })
    const { user } = await open(`${create}?id=listing-draft&step=price`, { shop })
    expect(await main().findByText('the shopper pays $7.99')).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Back' }))
    expect(await main().findByText('The parcel · from the kind')).toBeTruthy()
    await row(user, 'the parcel')
    await user.click(main().getByRole('radio', { name: /^Up to 10 lb/ }))
    await user.click(main().getByRole('button', { name: 'Go on to the price' }))
    expect(await main().findByText('the shopper pays $12.99')).toBeTruthy()
  })
})

describe('a piece that can’t be sold directly', () => {
  it('is refused at its brand as soon as the brand is chosen, with the reason and what can be done', async () => {
    const shop = newShop()
    shop.db.state.direct?.prohibited.push({
      id: 'prohibited-ostra',
      name: 'Ostra',
      reason: 'Its maker asked us to.',
      since: Date.now(),
      byName: 'Tomas',
    })
    const { user } = await open(`${create}?id=listing-draft&step=facts`, { shop })
    await row(user, 'brand')
    const brand = main().getByRole('combobox', { name: /^Brand/ })
    await user.clear(brand)
    await user.type(brand, 'Ostra')
    const refusal = await main().findByRole('alert', {}, later)
    expect(refusal.textContent).toBe(
      'Pieces of Ostra can’t be sold here: Its maker asked us to. ' +
        'A clean-out bag takes no pieces of this brand either. If the label says another brand, please correct it. ',
    )
  })

  it('is refused at its price, with the way to a clean-out bag', async () => {
    const { user } = await open(`${create}?id=listing-draft&step=price`)
    const price = await main().findByRole('textbox', { name: 'Your price in dollars' })
    await user.clear(price)
    await user.type(price, '3')
    expect(await main().findByText('The lowest price is $4.99.')).toBeTruthy()
    expect(main().getByRole('link', { name: 'Order a clean-out bag' }).getAttribute('href')).toBe('/cleanout')
    await user.clear(price)
    await user.type(price, '6000')
    expect(await main().findByRole('link', { name: 'Look at the premium service' })).toBeTruthy()
  })
})

describe('photos', () => {
  it('are put in order and taken out by keyboard, the first is the cover', async () => {
    const { user, listing } = await open(`${create}?id=listing-draft&step=photos`)
    const before = listing('listing-draft')?.photoIds ?? []
    const forward = await main().findByRole('button', { name: 'Move photo 2 forward' })
    forward.focus()
    await user.keyboard('{Enter}')
    expect(await main().findByText('Photo 2 is the cover now.')).toBeTruthy()
    await waitFor(() => expect(listing('listing-draft')?.photoIds).toEqual(before.toReversed()), later)
    await user.click(main().getByRole('button', { name: 'Remove photo 2' }))
    await waitFor(() => expect(listing('listing-draft')?.photoIds).toHaveLength(1), later)
  })
})

describe('photos that are refused', () => {
  it('say why, and are sent again only where that could help', async () => {
    const { user } = await open(`${create}?id=listing-draft&step=photos`)
    uploads.use(
      http.post('*/api/v1.0/photos', () =>
        HttpResponse.json({ data: null, errors: [{ message: 'Too small.' }] }, { status: 422 }),
      ),
    )
    const files = await main().findByLabelText('Pictures from your files')
    await user.upload(files, [photo('a.jpg', 1)])
    expect((await main().findByRole('alert')).textContent).toBe('a.jpg Too small.')
    expect(main().queryByRole('button', { name: 'Send a.jpg again' })).toBeNull()
    await user.click(main().getByRole('button', { name: 'Forget a.jpg' }))
    expect(main().queryByRole('alert')).toBeNull()
    uploads.use(
      http.post('*/api/v1.0/photos', () =>
        HttpResponse.json({ data: null, errors: [{ message: 'Busy.' }] }, { status: 503 }),
      ),
    )
    await user.upload(files, [photo('b.jpg', 2)])
    expect((await main().findByRole('alert')).textContent).toBe('b.jpg Busy.')
    expect(main().getByRole('button', { name: 'Send b.jpg again' })).toBeTruthy()
  })
})

describe('photos on a slow or broken line', () => {
  it('are sent on while the seller fills in the next step, and hold the listing back until they are in', async () => {
    const { user, listing } = await open(`${create}?id=listing-draft&step=photos`)
    const before = listing('listing-draft')?.photoIds.length ?? 0
    const gate = Promise.withResolvers<void>()
    uploads.use(
      http.post('*/api/v1.0/photos', async () => {
        await gate.promise
      }),
    )
    await user.upload(await main().findByLabelText('Pictures from your files'), [
      photo('a.jpg', 1),
      photo('b.jpg', 2),
    ])
    await user.click(main().getByRole('button', { name: 'Go on to the facts' }))
    await heading('Is this right?')
    expect(main().getByText(/^2 photos on the way\./)).toBeTruthy()
    await user.click(main().getByRole('button', { name: 'Go on to the price' }))
    await user.click(await main().findByRole('button', { name: 'Look it over and list' }))
    await heading('Look it over')
    expect(main().getByRole('link', { name: '2 photos on the way. List it once all are in.' })).toBeTruthy()
    expect((main().getByRole('button', { name: 'List it' }) as HTMLButtonElement).disabled).toBe(true)
    gate.resolve()
    await waitFor(() => expect(listing('listing-draft')?.photoIds).toHaveLength(before + 2), later)
    expect(main().queryByRole('link', { name: /on the way/ })).toBeNull()
  })

  it('wait on the phone while the line is down, and are sent when it is back', async () => {
    const { user, listing } = await open(`${create}?id=listing-draft&step=photos`)
    const before = listing('listing-draft')?.photoIds.length ?? 0
    const line = { isDown: true }
    uploads.use(http.post('*/api/v1.0/photos', () => (line.isDown ? HttpResponse.error() : undefined)))
    await user.upload(await main().findByLabelText('Pictures from your files'), [photo('a.jpg', 1)])
    expect((await main().findByRole('alert')).textContent).toBe(
      'a.jpg waits on this phone. We send it when you’re online.',
    )
    line.isDown = false
    globalThis.dispatchEvent(new Event('online'))
    await waitFor(() => expect(listing('listing-draft')?.photoIds).toHaveLength(before + 1), later)
  })
})

describe('a draft', () => {
  it('stays on the phone while the line is down, and is sent when it is back', async () => {
    const shop = newShop()
    const line = { isDown: false }
    const through = answerFrom(shop)
    const send: typeof fetch = (input, init) =>
      line.isDown && String(init?.body).includes('saveDirectDraft')
        ? Promise.reject(new TypeError('offline'))
        : through(input, init)
    const { user, listing } = await open(`${create}?id=listing-draft&step=facts`, { shop, send })
    await row(user, 'in your words')
    line.isDown = true
    await user.type(main().getByRole('textbox', { name: /tell a friend/ }), 'Fits small.')
    expect(
      await main().findByText('Saved on this phone; we’ll send it when you’re online.', {}, later),
    ).toBeTruthy()
    const member = shop.db.state.users.find(({ email }) => email === priya)?.id ?? ''
    expect(localStorage.getItem(draftKey(member, 'listing-draft'))).toContain('Fits small.')
    line.isDown = false
    globalThis.dispatchEvent(new Event('online'))
    await waitFor(() => expect(listing('listing-draft')?.words).toBe('Fits small.'), later)
    expect(localStorage.getItem(draftKey(member, 'listing-draft'))).toBeNull()
  })

  it('hears of a change in another tab, and keeps its own change of another field', async () => {
    const { user, listing, shop } = await open(`${create}?id=listing-draft&step=facts`)
    await row(user, 'in your words')
    await user.type(main().getByRole('textbox', { name: /tell a friend/ }), 'Mine.')
    const member = shop.db.state.users.find(({ email }) => email === priya)?.id ?? ''
    const newValue = JSON.stringify({ brandName: { value: 'Ostra', at: Date.now() + 1000 } })
    globalThis.dispatchEvent(
      new StorageEvent('storage', { key: draftKey(member, 'listing-draft'), newValue }),
    )
    expect(await main().findByText('Ostra')).toBeTruthy()
    await waitFor(
      () => expect(listing('listing-draft')).toMatchObject({ words: 'Mine.', brandName: 'Ostra' }),
      later,
    )
  })

  it('belongs to a member: a visitor logs in first', async () => {
    const shop = newShop()
    await renderAt(create, { shop })
    await screen.findByRole('main')
    expect(await main().findByRole('button', { name: 'Log in' })).toBeTruthy()
  })
})
