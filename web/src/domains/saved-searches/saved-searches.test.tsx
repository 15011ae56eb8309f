import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const as = 'imani@hemline.example'

async function open(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await screen.findByRole('main')
  return shown
}
const main = () => within(screen.getByRole('main'))
const dialog = async () => within(await screen.findByRole('dialog'))

/** Opens the form on a listing and waits for what it knows of it. */
async function openForm(url: string, shop = newShop()) {
  const user = userEvent.setup()
  const shown = await open(url, { as, shop })
  await user.click(await main().findByRole('button', { name: 'Tell me of new ones' }))
  const form = await dialog()
  await waitFor(() => expect((form.getByLabelText('Name') as HTMLInputElement).value).not.toBe(''))
  return { user, shown, form, shop }
}

it('saves a listing with words to leave out, and shows it among the searches with four pieces', async () => {
  const { user, form, shown, shop } = await openForm('/women/dresses?price=-400')
  expect((form.getByLabelText('Name') as HTMLInputElement).value).toBe('Women’s dresses')
  expect(form.getByText('Women · Dresses · up to $400')).toBeTruthy()
  await user.type(form.getByLabelText(/Leave out these words/), 'Silk{Enter}maxi,')
  expect(form.getByRole('button', { name: 'Remove silk' })).toBeTruthy()
  expect(await form.findByText(/^They leave out \d+ of \d+ pieces/)).toBeTruthy()
  expect(form.getByRole('link', { name: 'Change where' }).getAttribute('href')).toBe('/my/subscriptions')
  await user.click(form.getByRole('radio', { name: /^At once/ }))
  await user.click(form.getByRole('button', { name: 'Save search' }))
  expect(await screen.findByText('Saved. You hear as soon as a piece goes on sale.')).toBeTruthy()
  shown.unmount()

  await open('/saved/searches', { as, shop })
  const search = within(await main().findByRole('article'))
  expect(search.getByRole('heading', { name: 'Women’s dresses' })).toBeTruthy()
  expect(search.getByText('Women · Dresses · up to $400 · without “silk”, “maxi”')).toBeTruthy()
  expect(search.getByText('At once')).toBeTruthy()
  await waitFor(() => expect(search.getAllByRole('link').length).toBe(6))
  const link = search.getByRole('link', { name: 'Women’s dresses' })
  expect(link.getAttribute('href')).toBe('/women/dresses?price=-400&without=silk,maxi&my_sizes=false')
})

it('keeps the sizes that narrow a listing, says so on its card, and opens in them later', async () => {
  const shop = newShop()
  const imani = shop.db.state.users.find(({ email }) => email === as)
  if (!imani) throw new Error('the mocks have no Imani')
  shop.db.state.sizeProfiles[`user:${imani.id}`] = [
    {
      department: 'women',
      enabled: true,
      includeEquivalents: false,
      includeMaternity: false,
      includePetite: false,
      includeTall: false,
      sizingIds: [1003, 1004],
      updatedAt: '2026-11-01T00:00:00Z',
    },
  ]
  const { user, form, shown } = await openForm('/women/dresses?price=-400', shop)
  expect(form.getByText(/^Women · Dresses · your sizes .+, .+ · up to \$400$/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Save search' }))
  await screen.findByText(/^Saved\./)
  shown.unmount()
  await open('/saved/searches', { as, shop })
  const search = within(await main().findByRole('article'))
  expect(search.getByText(/ · your sizes .+, .+ · up to \$400$/)).toBeTruthy()
  const link = search.getByRole('link', { name: 'Women’s dresses' })
  expect(link.getAttribute('href')).toBe('/women/dresses?price=-400&sizing_id=1003,1004')
})

it('says what is wrong beside the field: a name that is taken, a word that is looked for', async () => {
  const { user, form, shop, shown } = await openForm('/women/dresses?materials=silk')
  await user.click(form.getByRole('button', { name: 'Save search' }))
  await screen.findByText(/^Saved\./)
  shown.unmount()
  const again = await openForm('/women/dresses?materials=silk', shop)
  const name = again.form.getByLabelText('Name')
  await again.user.clear(name)
  await again.user.type(name, 'Women’s dresses')
  await again.user.click(again.form.getByRole('button', { name: 'Save search' }))
  expect(await again.form.findByText(/^You have a search with this name\. “.+” is free\.$/)).toBeTruthy()
  await again.user.type(again.form.getByLabelText(/Leave out these words/), 'silk{Enter}')
  expect(await again.form.findByText('“Silk” is also what you look for. Nothing would be left.')).toBeTruthy()
})

it('says on a listing that is too broad why it can’t be saved', async () => {
  const user = userEvent.setup()
  await open('/women', { as })
  await user.click(await main().findByRole('button', { name: 'Tell me of new ones' }))
  expect(await screen.findByText(/^This is too much of the shop to tell you about\./)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks a visitor to log in, and comes back to the listing', async () => {
  const user = userEvent.setup()
  await open('/women/dresses')
  await user.click(await main().findByRole('button', { name: 'Tell me of new ones' }))
  const link = await (await dialog()).findByRole('link', { name: 'Log in' })
  expect(link.getAttribute('href')).toBe('/log-in?next=%2Fwomen%2Fdresses')
})

it('pauses, goes on and deletes a search', async () => {
  const { user, form, shop, shown } = await openForm('/women/dresses')
  await user.click(form.getByRole('button', { name: 'Save search' }))
  await screen.findByText(/^Saved\./)
  shown.unmount()
  await open('/saved/searches', { as, shop })
  const change = async () => {
    await user.click(await main().findByRole('button', { name: 'Settings of Women’s dresses' }))
    return dialog()
  }
  await user.click((await change()).getByRole('button', { name: 'Pause this search' }))
  expect((await main().findAllByText('Paused')).length).toBe(2)
  await user.click(await (await change()).findByRole('button', { name: 'Go on looking' }))
  await waitFor(() => expect(main().queryByText('Paused')).toBeNull())
  const again = await change()
  await user.click(await again.findByRole('button', { name: 'Delete' }))
  await user.click(again.getByRole('button', { name: 'Yes, delete it' }))
  expect(await main().findByText('Let the rail come to you')).toBeTruthy()
})

/** Saves women's dresses up to $400 as “Women’s dresses” and opens the page of saved searches. */
async function savedDresses(shop = newShop()) {
  const { user, form, shown } = await openForm('/women/dresses?price=-400', shop)
  await user.click(form.getByRole('button', { name: 'Save search' }))
  await screen.findByText(/^Saved\./)
  shown.unmount()
  const page = await open('/saved/searches', { as, shop })
  const [search] = Object.values(shop.db.state.savedSearches).flat()
  if (!search) throw new Error('nothing was saved')
  return { user, shop, page, search }
}
const bar = async () => within(await screen.findByRole('region', { name: /^Edit the search/ }))

it('edits the filters of a search on its listing, and keeps name, rhythm and channels', async () => {
  const { user, shop, page, search } = await savedDresses()
  await user.click(await main().findByRole('button', { name: 'Edit filters of Women’s dresses' }))
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/women/dresses'))
  await act(() => page.router.navigate({ href: '/women/dresses?price=-300&my_sizes=false&without=silk' }))
  await user.click(await (await bar()).findByRole('button', { name: 'Save changes to “Women’s dresses”' }))
  expect(await screen.findByText('“Women’s dresses” looks for this now.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: /^Edit the search/ })).toBeNull()
  const [changed] = Object.values(shop.db.state.savedSearches).flat()
  expect(changed).toMatchObject({
    id: search.id,
    name: search.name,
    rhythm: search.rhythm,
    channels: search.channels,
    path: '/women/dresses?price=-300&my_sizes=false&without=silk',
  })
})

it('saves the edited listing as a new search, and leaves the old one as it was', async () => {
  const { user, shop, page, search } = await savedDresses()
  await user.click(await main().findByRole('button', { name: 'Edit filters of Women’s dresses' }))
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/women/dresses'))
  await act(() => page.router.navigate({ href: '/women/dresses?price=-300&my_sizes=false' }))
  await user.click(await (await bar()).findByRole('button', { name: 'Save as new' }))
  const form = await dialog()
  await waitFor(() => expect((form.getByLabelText('Name') as HTMLInputElement).value).not.toBe(''))
  await user.click(form.getByRole('button', { name: 'Save search' }))
  expect(await screen.findByText(/^Saved\./)).toBeTruthy()
  expect(screen.queryByRole('region', { name: /^Edit the search/ })).toBeNull()
  const paths = Object.values(shop.db.state.savedSearches).flat()
  expect(paths.map(({ path }) => path).toSorted()).toEqual([
    '/women/dresses?price=-300&my_sizes=false',
    search.path,
  ])
})

it('says in the bar why a search can’t be so broad, and gives up without a change', async () => {
  const { user, shop, page, search } = await savedDresses()
  await user.click(await main().findByRole('button', { name: 'Edit filters of Women’s dresses' }))
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/women/dresses'))
  await act(() => page.router.navigate({ href: '/women?my_sizes=false' }))
  const edit = await bar()
  await waitFor(() =>
    expect((edit.getByRole('button', { name: /^Save changes/ }) as HTMLButtonElement).disabled).toBe(false),
  )
  await user.click(edit.getByRole('button', { name: /^Save changes/ }))
  expect(await edit.findByText(/^This is too much of the shop to tell you about\./)).toBeTruthy()
  await user.click(edit.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/saved/searches'))
  expect(Object.values(shop.db.state.savedSearches).flat()).toEqual([search])
})

it('changes by which channels a search is told, and says what was ended for all', async () => {
  const { user, shop } = await savedDresses()
  await user.click(await main().findByRole('button', { name: 'Settings of Women’s dresses' }))
  const form = await dialog()
  const email = await form.findByRole('checkbox', { name: /^By email/ })
  expect((email as HTMLInputElement).checked).toBe(true)
  await user.click(email)
  await user.click(form.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Changed.')).toBeTruthy()
  const [changed] = Object.values(shop.db.state.savedSearches).flat()
  expect(changed?.channels).toEqual(['push', 'text'])
})

it('says what is new since the last look, and forgets it once it was looked at', async () => {
  const { user, form, shop, shown } = await openForm('/women/dresses')
  await user.click(form.getByRole('button', { name: 'Save search' }))
  await screen.findByText(/^Saved\./)
  shown.unmount()
  for (const list of Object.values(shop.db.state.savedSearches))
    for (const search of list) search.lookedAt = new Date(Date.now() - 3 * 86_400_000).toISOString()
  const { router } = await open('/saved/searches', { as, shop })
  const link = await main().findByRole('link', { name: /^See the/ })
  expect(link.getAttribute('href')).toMatch(/^\/saved\/searches\?new=[\w-]+&pieces=\d+(\.\d+)+$/)
  expect(main().getByText(/ new since \w+day$/)).toBeTruthy()
  await user.click(link)
  expect(await main().findByRole('heading', { name: /^New for “/ })).toBeTruthy()
  const pieces = new URLSearchParams(router.state.location.searchStr).get('pieces')?.split('.') ?? []
  await waitFor(() => expect(main().getAllByRole('article').length).toBe(pieces.length))
  expect(main().getByRole('link', { name: 'The whole search' }).getAttribute('href')).toMatch(
    /^\/women\/dresses/,
  )
  await waitFor(() => {
    const [search] = Object.values(shop.db.state.savedSearches).flat()
    expect(Date.now() - new Date(search?.lookedAt ?? 0).getTime()).toBeLessThan(60_000)
  })
})

it('shows what is new first, also a piece that only costs less, and leads to the one that is new', async () => {
  const { user, form, shop, shown } = await openForm('/women/dresses')
  await user.click(form.getByRole('button', { name: 'Save search' }))
  await screen.findByText(/^Saved\./)
  shown.unmount()
  const old = shop.db.items.findLast(
    (item) =>
      item.state === 'listed' &&
      item.department_tags.includes('women') &&
      item.category_tags.includes('dresses'),
  )
  const good = answerFrom(shop)
  const send: typeof fetch = async (input, init) => {
    const answer = await good(input, init)
    const text = await answer.text()
    if (!text.includes('"savedSearches":[{')) return new Response(text, answer)
    const body = JSON.parse(text)
    Object.assign(body.data.savedSearches[0], { newCount: 1, newItemNumbers: [old?.item_number] })
    return new Response(JSON.stringify(body), answer)
  }
  await open('/saved/searches', { as, shop, send })
  const card = within(await main().findByRole('article'))
  const flag = await card.findByText('New', { selector: 'a span' })
  const piece = flag.closest('a')?.getAttribute('href')
  expect(piece).toContain(`/${old?.item_number}`)
  await waitFor(() => expect(card.getAllByRole('link').length).toBe(6))
  expect(card.getAllByRole('link')[1]?.getAttribute('href')).toBe(piece)
  expect(card.getByRole('link', { name: 'See the new one' }).getAttribute('href')).toBe(piece)
})

it('asks for the pieces of the first four searches, and of the others as they come near', async () => {
  const { user, form, shop, shown } = await openForm('/women/dresses')
  await user.click(form.getByRole('button', { name: 'Save search' }))
  await screen.findByText(/^Saved\./)
  shown.unmount()
  for (const list of Object.values(shop.db.state.savedSearches)) {
    const [one] = list
    for (let more = 2; one && more <= 6; more += 1)
      list.push({ ...one, id: `${one.id.slice(0, -1)}${more}`, name: `Search ${more}` })
  }
  let onScroll = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly seen: IntersectionObserverCallback
      constructor(seen: IntersectionObserverCallback) {
        this.seen = seen
      }
      observe() {
        const before = onScroll
        onScroll = () => {
          before()
          this.seen([{ isIntersecting: true }] as unknown as IntersectionObserverEntry[], this as never)
        }
      }
      unobserve() {}
      disconnect() {}
    },
  )
  await open('/saved/searches', { as, shop })
  const loaded = () =>
    main()
      .getAllByRole('article')
      .filter((card) => within(card).queryAllByRole('link').length === 6).length
  await waitFor(() => expect(loaded()).toBe(4))
  expect(main().getAllByRole('article').length).toBe(6)
  expect(main().queryByText(/^No piece just now/)).toBeNull()
  act(() => onScroll())
  await waitFor(() => expect(loaded()).toBe(6))
  vi.unstubAllGlobals()
})

it('says in the words of the specification what could not be loaded', async () => {
  const shop = newShop()
  const good = answerFrom(shop)
  const failing =
    (operation: string): typeof fetch =>
    async (input, init) => {
      if (`${String(input)}${String(init?.body)}`.includes(operation))
        return new Response('{"errors":[{"message":"no","extensions":{"code":"INTERNAL"}}]}', {
          headers: { 'content-type': 'application/json' },
        })
      return good(input, init)
    }
  const shown = await open('/saved/searches', { as, shop, send: failing('getSavedSearches') })
  expect(await main().findByText(/loading your saved searches/)).toBeTruthy()
  shown.unmount()
  await open('/women/dresses', { as, shop, send: failing('getSearchPreview') })
  await userEvent.click(await main().findByRole('button', { name: 'Tell me of new ones' }))
  expect(await (await dialog()).findByText(/loading the search preview/)).toBeTruthy()
})
