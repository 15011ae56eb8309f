import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { markedItems } from '../../../mocks/marked.ts'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const main = () => within(screen.getByRole('main'))
const field = () => screen.findByRole('searchbox', { name: 'Find a brand' })
const lost = 'We dropped a stitch'
const broken = (operation: string) => {
  const shop = newShop()
  const good = answerFrom(shop)
  const state = { away: true }
  const send: typeof fetch = async (input, init) => {
    if (state.away && String(init?.body).includes(`"${operation}"`)) throw new TypeError('no network')
    return good(input, init)
  }
  const mend = () => {
    state.away = false
  }
  return { shop, send, mend }
}

describe('the directory of brands', () => {
  it('answers while somebody types, keeps the address in step and the cursor in the field', async () => {
    const user = userEvent.setup()
    const { router } = await renderAt('/brands/women')
    await heading('Brands in Women')
    await user.type(await field(), 'jun')
    await waitFor(() => expect(router.latestLocation.href).toBe('/brands/women/jun'))
    expect(await main().findByRole('link', { name: /^Juniper Row/ })).toHaveProperty('tagName', 'A')
    await waitFor(() => expect(main().queryByRole('link', { name: /^Saltbox/ })).toBeNull())
    expect(main().getByText('Jun', { selector: 'mark' })).toBeTruthy()
    expect(document.activeElement).toBe(await field())
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/brands/women'))
    expect(await main().findAllByRole('link', { name: /^Saltbox/ })).not.toHaveLength(0)
  })

  it('leads from a name to its pieces', async () => {
    const user = userEvent.setup()
    const { router } = await renderAt('/brands/juniper')
    await heading('Brands from A to Z')
    await user.click(await main().findByRole('link', { name: /^Juniper Row/ }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/brand/juniper-row'))
  })

  it('opens a letter, walks the letters by arrow, and leaves out those without brands', async () => {
    const user = userEvent.setup()
    const { router } = await renderAt('/brands')
    const bar = within(await screen.findByRole('navigation', { name: 'Letters' }))
    const a = await bar.findByRole('link', { name: /^A, / })
    expect(bar.queryByRole('link', { name: /^X, / })).toBeNull()
    a.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('C')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.latestLocation.href).toBe('/brands?letter=C'))
    await waitFor(() => expect(main().getByRole('status').textContent).toMatch(/^1 brand under C/))
    expect(main().getByRole('link', { name: /^Corvina/ })).toBeTruthy()
  })

  it('offers the nearest names when there is none, and a way back', async () => {
    await renderAt('/brands/junipers row')
    expect(await screen.findByRole('heading', { name: 'No brand of that name' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all brands' }).getAttribute('href')).toBe('/brands')
    expect(
      within(
        screen.getByRole('heading', { name: 'Names that look like it' }).parentElement as HTMLElement,
      ).getByText('Juniper Row'),
    ).toBeTruthy()
  })

  it.each([
    `/brands/${'x'.repeat(10_000)}`,
    '/brands/%F0%9F%91%97',
    '/brands?letter=%C3%84',
    '/brands?page=999999',
    '/brands/100%25',
    '/brands/women/a%3Fb%23c',
    '/brands/%5C',
    '/brands/%D8%B1%D9%86%D8%A7',
  ])('survives %#: any text, letter and page', async (url) => {
    await renderAt(url)
    expect(await heading(/^Brands/)).toBeTruthy()
    await waitFor(() => expect(main().getByRole('status').textContent).toMatch(/brands?/))
  })

  it('knows no department but ours', async () => {
    await renderAt('/brands/wombats/mar')
    expect(await heading(lost)).toBeTruthy()
  })

  it('can be asked again when nothing came', async () => {
    const user = userEvent.setup()
    const { mend, ...options } = broken('getBrandDirectory')
    await renderAt('/brands', options)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText(/fetching brands/)).toBeTruthy()
    mend()
    await user.click(again)
    expect(await main().findAllByRole('link', { name: /^Saltbox/ })).not.toHaveLength(0)
  })
})

describe('a partner’s page', () => {
  it('says who it is and lists its pieces alone, with filters', async () => {
    const { shop } = await renderAt('/fennel-row')
    expect(await heading('Fennel Row')).toBeTruthy()
    expect(await screen.findByText('Pre-loved pieces from Fennel Row')).toBeTruthy()
    const own = shop.db.items.filter((item) => item.state === 'listed' && item.supplier_id === 12).length
    expect(await screen.findByText(`${own} pieces`)).toBeTruthy()
    expect(screen.getByRole('complementary', { name: 'Filters' })).toBeTruthy()
  })

  it('explains the rental partner’s pieces', async () => {
    await renderAt('/second-evening')
    expect(await screen.findByRole('heading', { name: 'From a rental wardrobe to yours' })).toBeTruthy()
  })

  it('says when a partner sends nothing new', async () => {
    await renderAt('/supplier/33')
    expect(await screen.findByText(/sends us nothing new/)).toBeTruthy()
  })

  it.each([
    '/supplier/0',
    '/supplier/999999999',
    '/supplier/12345678901234567890',
    '/supplier/abc',
    '/supplier/41',
  ])('is a 404 at %s', async (url) => {
    await renderAt(url)
    expect(await heading(lost)).toBeTruthy()
  })
})

describe('a landing page', () => {
  it('leads from a block to the list of its pieces', async () => {
    const user = userEvent.setup()
    const { router } = await renderAt('/lp/best-seasonal-hits')
    await heading('Best seasonal hits')
    await user.click(await screen.findByRole('link', { name: /^See all \d+ pieces$/ }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/lp/best-seasonal-hits/plp'))
    expect(await heading('Best seasonal hits')).toBeTruthy()
    expect((await main().findAllByRole('article')).length).toBeGreaterThan(0)
  })

  it.each(['/lp/no-such-page', '/lp/no-such-page/plp', '/lp/best-seasonal-hits/more'])(
    'is a 404 at %s',
    async (url) => {
      await renderAt(url)
      expect(await heading(lost)).toBeTruthy()
    },
  )
})

describe('screens about one piece', () => {
  const first = (shop = newShop()) => shop.db.items.find((item) => item.state === 'listed')?.item_number ?? 0

  it('say why a piece is like it, and narrow by size in the address', async () => {
    const user = userEvent.setup()
    const { router } = await renderAt(`/similar/${first()}`)
    await heading('More like this')
    expect((await screen.findAllByRole('list', { name: 'Why it is here' })).length).toBeGreaterThan(0)
    const chips = within(screen.getByRole('region', { name: 'Sizes' }))
    await user.click(chips.getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(router.latestLocation.href).toMatch(/\?sizing_id=\d+$/))
    await waitFor(() => expect(chips.getAllByRole('button')[0]?.getAttribute('aria-pressed')).toBe('true'))
  })

  it('say honestly that there is only this one', async () => {
    await renderAt(`/identical?item=${first()}`)
    expect(await screen.findByRole('heading', { name: 'There is only this one' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See what comes close' }).getAttribute('href')).toBe(
      `/similar/${first()}`,
    )
  })

  it('ask which piece when none is named', async () => {
    await renderAt('/identical')
    expect(await heading('The same as which piece?')).toBeTruthy()
  })

  it('show a featured piece in full, with its shelf below that marks it', async () => {
    const { shop } = await renderAt(`/featured/${first()}`)
    const item = shop.db.items.find((one) => one.item_number === first())
    expect(await heading(item?.title ?? '')).toBeTruthy()
    expect(screen.getByText('Featured')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 2, name: item?.category_name ?? '' })).toBeTruthy()
  })

  it('dress a piece, add a part of it to the cart, and shuffle through the address', async () => {
    const user = userEvent.setup()
    const { router } = await renderAt(`/outfits/${first()}`)
    await heading('Outfits around it')
    const [add] = await screen.findAllByRole('button', { name: /^Add to cart: / })
    await user.click(add as HTMLElement)
    expect(await screen.findByText(/^In your cart\. Held for you until/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Shuffle' }))
    await waitFor(() => expect(router.latestLocation.href).toMatch(/\?round=1$/))
    await user.selectOptions(screen.getByRole('combobox', { name: 'All of it for' }), '75')
    await waitFor(() => expect(router.latestLocation.href).toMatch(/\?budget=75$/))
  })

  it('say kindly that a budget does not reach', async () => {
    await renderAt(`/outfits/${first()}?budget=1`)
    expect(await screen.findByRole('heading', { name: 'No outfit for that' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Any price, any occasion' }).getAttribute('href')).toBe(
      `/outfits/${first()}`,
    )
  })

  it('build outfits around the nearest when the piece is sold', async () => {
    await renderAt(`/outfits/${markedItems.sold}`)
    await heading('Outfits around it')
    expect(await screen.findByText(/can’t be had just now|No outfit today/)).toBeTruthy()
  })

  it('take an item number, typed or pasted as an address, and say what one is made of', async () => {
    const user = userEvent.setup()
    const { router } = await renderAt('/identical')
    await heading('The same as which piece?')
    const field = screen.getByRole('textbox', { name: 'Item number' })
    await user.type(field, 'that dress{Enter}')
    expect(await screen.findByText(/made of digits/)).toBeTruthy()
    await user.clear(field)
    await user.type(field, `https://hemline.example/product/some-dress/${first()}{Enter}`)
    await waitFor(() => expect(router.latestLocation.href).toBe(`/identical?item=${first()}`))
    expect(await heading('The same again')).toBeTruthy()
  })

  it('know a piece by the name that filters use too', async () => {
    await renderAt(`/identical?item_number=${first()}`)
    expect(await heading('The same again')).toBeTruthy()
  })

  const unknown = [markedItems.notListed, 1, 999_999_999_999_999]
  const paths = ['similar', 'featured', 'outfits'].flatMap((kind) =>
    [...unknown, 'abc', '0', '1'.repeat(1000)].map((number) => `/${kind}/${number}`),
  )
  it.each([...paths, '/identical?item=abc', `/identical?item=${markedItems.notListed}`])(
    'are a 404 at %#',
    async (url) => {
      await renderAt(url)
      expect(await heading(lost)).toBeTruthy()
    },
  )

  it('can be asked again when nothing came', async () => {
    const user = userEvent.setup()
    const { mend, ...options } = broken('getOutfits')
    await renderAt(`/outfits/${first()}`, options)
    const again = await screen.findByRole('button', { name: 'Try again' })
    mend()
    await user.click(again)
    expect(await heading('Outfits around it')).toBeTruthy()
  })
})

describe('the menu', () => {
  it('has all departments, and the kinds of the chosen one, each a listing that exists', async () => {
    await renderAt('/menu?in=girls')
    const chosen = within(await screen.findByRole('navigation', { name: 'Choose a department' }))
    expect(chosen.getByRole('link', { name: 'Girls' }).getAttribute('aria-current')).toBe('true')
    const kinds = within(await screen.findByRole('region', { name: 'Girls' })).getAllByRole('link')
    expect(kinds.length).toBeGreaterThan(1)
    for (const link of kinds) expect(link.getAttribute('href')).toMatch(/^\/kids\/girls(\/|$)/)
  })
})
