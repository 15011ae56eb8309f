// The routes /image-search/:shareabilityId, /image-search/share/:shareabilityId and /image-search/error.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerFrom, newShop, renderAt, type Shop } from '../../testing/render-at.tsx'

type Asked = { operationName: string; variables: Record<string, unknown> }
const nora = 'nora@hemline.example'
const hourMs = 3_600_000
const box = { left: 0.1, top: 0.1, width: 0.5, height: 0.6 }
const small = { left: 0.6, top: 0.5, width: 0.3, height: 0.4 }

/** A shop with one picture of Nora's that shows two pieces of different kinds. */
function shopWith(more: Partial<Shop['db']['state']['imageSearches'][number]> = {}): Shop {
  const shop = newShop()
  const [first] = shop.db.items
  const other = shop.db.items.find(({ category_tags }) => category_tags[0] !== first?.category_tags[0])
  const user = shop.db.state.users.find(({ email }) => email === nora)
  shop.db.state.imageSearches.push({
    id: 'look1',
    owner: `user:${user?.id}`,
    source: 'image_upload',
    pictureUrl: '/api/v1.0/photos/p1',
    width: 800,
    height: 1000,
    finds: [
      { box, itemNumber: first?.item_number ?? 0 },
      { box: small, itemNumber: other?.item_number ?? 0 },
    ],
    isUnsure: false,
    expiresAt: Date.now() + hourMs,
    shared: false,
    ...more,
  })
  return shop
}

/** Opens a page and keeps what it asks of the pieces, the latest last. */
async function open(url: string, { shop = shopWith(), as = nora as string | null } = {}) {
  const asked: Record<string, unknown>[] = []
  const answer = answerFrom(shop)
  const send: typeof fetch = (input, init) => {
    const body = init?.body ? (JSON.parse(String(init.body)) as Asked) : undefined
    if (body?.operationName === 'getImageSearchMatches') asked.push(body.variables)
    return answer(input, init)
  }
  const { router } = await renderAt(url, { shop, send, ...(as ? { as } : {}) })
  const at = () => decodeURIComponent(router.latestLocation.href)
  return { asked, at, shop, user: userEvent.setup() }
}
const results = async () => within(await screen.findByRole('region', { name: 'Results' }))
const band = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the filters of a picture search', () => {
  it('are those of a listing, for visitors as well: a size is chosen and stays in the address', async () => {
    const shop = shopWith({ shared: true })
    const { user, asked, at } = await open('/image-search/share/look1', { shop, as: null })
    await user.click(await (await results()).findByRole('button', { name: 'All filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const sizes = within(await sheet.findByRole('group', { name: 'Size' }))
    const [first] = sizes.getAllByRole('button', { pressed: false })
    await user.click(first as HTMLElement)
    await waitFor(() => expect(at()).toContain('sizing_id='))
    await waitFor(() =>
      expect(asked.at(-1)?.filters).toEqual([{ key: 'sizing_id', values: [expect.any(String)] }]),
    )
    for (const name of ['Price', 'Color', 'Condition'])
      expect(sheet.getByRole('group', { name })).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(at()).not.toContain('sizing_id='))
  })
})

describe('what was found', () => {
  it('falls in bands, with the reasons of each piece and how long the picture stays', async () => {
    await open('/image-search/look1')
    const close = await band('Very close')
    const [first] = close.getAllByRole('article')
    const why = within(within(first as HTMLElement).getByRole('list', { name: 'Why it is here' }))
    expect(why.getByText('same cut')).toBeTruthy()
    expect(why.getByText('same color')).toBeTruthy()
    const cut = await band('Same cut, another color')
    expect(cut.getAllByText('differs:').length).toBeGreaterThan(0)
    expect((await results()).getByRole('heading', { level: 2, name: /like yours$/ })).toBeTruthy()
    expect(screen.getByText(/^So far 97% of the shop can be found by picture/)).toBeTruthy()
    expect(screen.getByText(/^Your picture is deleted at \d/)).toBeTruthy()
    expect(screen.getByRole('main').textContent).not.toMatch(/\d% (?:match|alike|close)/)
  })

  it('goes on below with the next page, and repeats no piece', async () => {
    const shop = shopWith()
    const [first] = shop.db.items
    const copies = Array.from({ length: 30 }, (_, i) => ({ ...first, item_number: 700_001 + i }))
    shop.db.items = [...shop.db.items, ...(copies as typeof shop.db.items)]
    const { asked, user } = await open('/image-search/look1', { shop })
    const links = () =>
      screen.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'))
    await band('Very close')
    const before = links().length
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(links().length).toBeGreaterThan(before))
    expect(asked.at(-1)).toMatchObject({ page: 2 })
    expect(new Set(links()).size).toBe(links().length)
  })

  it('says when nothing is close, and what helps', async () => {
    await open('/image-search/look1', { shop: shopWith({ isUnsure: true }) })
    expect(await screen.findByRole('heading', { name: 'Nothing on the rail is really close' })).toBeTruthy()
    expect(screen.getByText(/plain background/)).toBeTruthy()
  })
})

describe('a picture of many things', () => {
  it('says that the four largest are marked', async () => {
    const shop = shopWith()
    const [{ itemNumber } = { itemNumber: 0 }] = shop.db.state.imageSearches[0]?.finds ?? []
    const finds = [0.05, 0.3, 0.55, 0.8].map((left) => ({ box: { ...small, left, width: 0.15 }, itemNumber }))
    await open('/image-search/look1', { shop: shopWith({ finds }) })
    await band('Very close')
    expect(screen.getByText(/^We marked the four largest/)).toBeTruthy()
  })
  it('says nothing of it for fewer', async () => {
    await open('/image-search/look1')
    await band('Very close')
    expect(screen.queryByText(/^We marked the four largest/)).toBeNull()
  })
})

describe('the frame', () => {
  it('is moved and resized by keyboard, and asks anew when the key is let go', async () => {
    const { asked, at, user } = await open('/image-search/look1')
    await band('Very close')
    const frame = screen.getByRole('button', { name: /^The frame, on/ })
    frame.focus()
    const before = asked.length
    await user.keyboard('{ArrowRight>3}')
    expect(asked).toHaveLength(before)
    await user.keyboard('{/ArrowRight}')
    await waitFor(() => expect(at()).toContain('box=0.16,0.1,0.5,0.6'))
    await waitFor(() => expect(asked.at(-1)?.box).toEqual({ left: 0.16, top: 0.1, width: 0.5, height: 0.6 }))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await waitFor(() => expect(at()).toContain('box=0.16,0.1,0.5,0.62'))
    screen.getByRole('button', { name: 'Top left corner' }).focus()
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(at()).toContain('box=0.16,0.08,0.5,0.64'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Top left corner')
  })

  it('jumps to another thing by its round, and by its dot', async () => {
    const { asked, at, user } = await open('/image-search/look1')
    await band('Very close')
    const rounds = () => within(screen.getByRole('group', { name: 'What we see' })).getAllByRole('button')
    expect(rounds().map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
    await user.click(rounds()[1] as HTMLElement)
    await waitFor(() => expect(at()).toContain('box=0.6,0.5,0.3,0.4'))
    await waitFor(() => expect(asked.at(-1)?.box).toEqual(small))
    expect(rounds().map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
    await user.click(screen.getByRole('button', { name: /^Look at:/ }))
    await waitFor(() => expect(at()).toContain('box=0.1,0.1,0.5,0.6'))
  })
})

describe('filters and balance', () => {
  it('stand in the address, and one tap takes each back', async () => {
    const { asked, at, user } = await open('/image-search/look1')
    const filters = async () => within(await screen.findByRole('group', { name: 'Filters' }))
    await user.click((await filters()).getByRole('button', { name: 'Under $100' }))
    await waitFor(() => expect(at()).toBe('/image-search/look1?price=-100'))
    await waitFor(() => expect(asked.at(-1)?.filters).toEqual([{ key: 'price', values: ['-100'] }]))
    await user.click((await filters()).getByRole('button', { name: 'Very good or better' }))
    await waitFor(() =>
      expect(at()).toBe('/image-search/look1?price=-100&condition=new_with_tags,excellent,very_good'),
    )
    await user.click((await filters()).getByRole('button', { name: 'Under $100', pressed: true }))
    await waitFor(() => expect(at()).not.toContain('price'))
  })

  it('are read from the address, and can be taken away where nothing passes them', async () => {
    const { asked, at, user } = await open('/image-search/look1?balance=0.8&price=99000-')
    await user.click(await screen.findByRole('button', { name: 'Take the filters away' }))
    await waitFor(() => expect(at()).toBe('/image-search/look1?balance=0.8'))
    await band('Very close')
    expect(asked.at(-1)).toMatchObject({ balance: 0.8, filters: [] })
  })

  it('a slider weighs color against cut, and asks when it is let go', async () => {
    const { asked, at } = await open('/image-search/look1')
    await band('Very close')
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'What counts more, color or cut' })
    expect(slider.getAttribute('aria-valuetext')).toBe('Color and cut alike')
    fireEvent.change(slider, { target: { value: '0.8' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('More the cut')
    fireEvent.keyUp(slider)
    await waitFor(() => expect(at()).toContain('balance=0.8'))
    await waitFor(() => expect(asked.at(-1)?.balance).toBe(0.8))
  })

  it('offers the viewer’s saved sizes, which stay out of the address', async () => {
    const shop = shopWith()
    const user1 = shop.db.state.users.find(({ email }) => email === nora)
    shop.db.state.sizeProfiles[`user:${user1?.id}`] = [
      {
        department: 'women',
        enabled: true,
        includeEquivalents: false,
        includeMaternity: false,
        includePetite: false,
        includeTall: false,
        sizingIds: [shop.db.items[0]?.sizing_id ?? 0],
        updatedAt: '2026-01-01T00:00:00Z',
      },
    ]
    const { asked, at, user } = await open('/image-search/look1', { shop })
    await user.click(await screen.findByRole('button', { name: 'My sizes' }))
    await waitFor(() => expect(at()).toBe('/image-search/look1?my_sizes=true'))
    const sizes = [{ key: 'sizing_id', values: [String(shop.db.items[0]?.sizing_id)] }]
    await waitFor(() => expect(asked.at(-1)?.filters).toEqual(sizes))
  })
})

describe('a picture', () => {
  it('is shared by a link, which shows it to others until sharing ends', async () => {
    const { shop, user } = await open('/image-search/look1')
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByText(/^Everybody with the link can see/)).toBeTruthy()
    expect(shop.db.state.imageSearches[0]?.shared).toBe(true)
    await open('/image-search/share/look1', {
      shop: { db: shop.db, jar: { visitorId: null, token: null } },
      as: null,
    })
    await band('Very close')
    expect(screen.getByRole('button', { name: 'Search with your own picture' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /corner$/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Look at:/ })).toBeTruthy()
    const own = await open('/image-search/look1', { shop })
    await own.user.click(await screen.findByRole('button', { name: 'End sharing' }))
    await waitFor(() => expect(shop.db.state.imageSearches[0]?.shared).toBe(false))
  })

  it('is deleted at once, and the page says that it is gone', async () => {
    const { shop, user } = await open('/image-search/look1')
    await user.click(await screen.findByRole('button', { name: 'Delete the picture now' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'This picture is gone' })).toBeTruthy()
    expect(shop.db.state.imageSearches).toEqual([])
  })

  it('of somebody else, or after its hour, is gone', async () => {
    const title = { level: 1, name: 'This picture is gone' }
    await open('/image-search/look1', { as: null })
    expect(await screen.findByRole('heading', title)).toBeTruthy()
    await open('/image-search/look1', { shop: shopWith({ expiresAt: Date.now() - 1 }) })
    expect(await screen.findByRole('heading', title)).toBeTruthy()
  })
})

describe('the page of what went wrong', () => {
  it.each([
    ['unavailable', 'Pictures can’t be searched right now'],
    ['gone', 'This picture is gone'],
    ['full', 'That is a lot of pictures'],
    ['unfit', 'We can’t search with this picture'],
    ['naked', 'We don’t search with this picture'],
    ['nonsense', 'That search didn’t work'],
  ])('has words and a way on for %s', async (reason, title) => {
    await open(`/image-search/error?reason=${reason}`)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(within(screen.getByRole('main')).getByRole('button', { name: /picture$/ })).toBeTruthy()
    expect(within(screen.getByRole('main')).getByRole('link')).toBeTruthy()
  })
})

it('a piece’s page leads to others that look like it', async () => {
  const shop = newShop()
  const piece = shop.db.items.find(({ state, photo_ids }) => state === 'listed' && photo_ids.length > 0)
  const { at, user } = await open(`/product/${piece?.item_number}`, { shop })
  await user.click(await screen.findByRole('button', { name: 'Find more that look like this' }))
  await waitFor(() => expect(at()).toMatch(/^\/image-search\/look\d+$/))
  const [first] = (await band('Very close')).getAllByRole('article')
  expect(first?.querySelector('a')?.getAttribute('href')).toContain(String(piece?.item_number))
})
