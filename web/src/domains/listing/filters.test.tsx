// Tests of the filters at URLs, with the mocks.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'
import { treeOf, withCategory } from './CategoryFilter.tsx'
import { isLight } from './color-swatches.ts'
import { amountAt, edgesOf, handlesAt } from './price-scale.ts'
import { sizeGroups } from './SizeFilter.tsx'

async function open(url: string) {
  const shown = await renderAt(url)
  await within(await screen.findByRole('main')).findAllByRole('article')
  return { ...shown, user: userEvent.setup() }
}
const rail = () => within(screen.getByRole('complementary', { name: 'Filters' }))
const group = async (name: string) => within(await rail().findByRole('group', { name }))
const pieces = async () =>
  Number.parseInt((await screen.findByText(/^[\d,]+ pieces?$/)).textContent ?? '', 10)

describe('the filters of a listing', () => {
  it('a size narrows the listing to as many pieces as stood beside it, and its chip says its name', async () => {
    const { user, router } = await open('/women/dresses')
    const size = await (await group('Dresses & Tops: Letters')).findByRole('button', { name: 'S' })
    const promised = Number(size.getAttribute('title')?.replace(/^S: /, ''))
    await user.click(size)
    await waitFor(() => expect(router.latestLocation.search).toHaveProperty('sizing_id'))
    expect(await screen.findByRole('button', { name: 'Remove filter Size S' })).toBeTruthy()
    await waitFor(async () => expect(await pieces()).toBe(promised))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/women/dresses'))
  })

  it('categories unfold, and a kind stands in for what is above it', async () => {
    const { user, router } = await open('/women')
    const categories = await group('Category')
    await user.click(await categories.findByRole('checkbox', { name: /^Dresses/ }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/women?category_tags=dresses'))
    const kinds = await categories.findAllByRole('checkbox', { name: /dresses/i })
    const kind = kinds.find(
      (one) => !one.hasAttribute('disabled') && !/^Dresses/.test(one.closest('label')?.textContent ?? ''),
    )
    if (!kind) throw new Error('no kind of dresses')
    await user.click(kind)
    await waitFor(() => expect(router.latestLocation.href).toMatch(/category_tags=[a-z-]+$/))
    expect(router.latestLocation.href).not.toMatch(/=dresses\b/)
  })

  it('the handles of the price answer to the keyboard and say dollars', async () => {
    const { router } = await open('/women')
    const low = await rail().findByRole('slider', { name: 'Lowest price' })
    expect(low.getAttribute('aria-valuetext')).toBe('No lowest price')
    fireEvent.change(low, { target: { value: '2' } })
    expect(low.getAttribute('aria-valuetext')).toMatch(/^\$\d+/)
    await waitFor(() => expect(router.latestLocation.search).toHaveProperty('price'))
    expect(await screen.findByRole('button', { name: /^Remove filter \$\d+ and up/ })).toBeTruthy()
  })

  it('finds a brand by typing, keeps the chosen one on top, and says when there is none', async () => {
    const { user, router } = await open('/women')
    const brands = await group('Brand')
    const field = await brands.findByRole('searchbox', { name: 'Find a brand' })
    await user.type(field, 'emile')
    await user.click(await brands.findByRole('checkbox', { name: /^Émile Rousseau/ }))
    await waitFor(() =>
      expect(router.latestLocation.search).toHaveProperty('brand_name_tags', 'Émile Rousseau'),
    )
    await user.clear(field)
    expect(brands.getAllByRole('checkbox')[0]?.closest('label')?.textContent).toMatch(/^Émile Rousseau/)
    await user.type(field, 'zzz')
    expect(await brands.findByText('No brand here goes by that name.')).toBeTruthy()
  })

  it('goes through the brands with the arrow keys', async () => {
    const { user } = await open('/women')
    const brands = await group('Brand')
    await user.click(await brands.findByRole('searchbox', { name: 'Find a brand' }))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(brands.getAllByRole('checkbox')[0])
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(brands.getByRole('searchbox'))
  })

  it('asks for further filters when they are opened, and a shared address opens them by itself', async () => {
    const { user, router } = await open('/women')
    expect(rail().queryByRole('checkbox', { name: /^Romantic/ })).toBeNull()
    await user.click(await rail().findByRole('button', { name: 'Style' }))
    await user.click(await rail().findByRole('checkbox', { name: /^Romantic/ }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/women?style_tags=romantic'))
    expect(await screen.findByRole('button', { name: 'Remove filter Romantic' })).toBeTruthy()
    expect(await rail().findByRole('checkbox', { name: /^Romantic/, checked: true })).toBeTruthy()
  })

  it('shows rare finds only when asked for in a shared address', async () => {
    const { user, router } = await open('/women?is_rare_find=true')
    await user.click(await rail().findByRole('checkbox', { name: /^Rare find/, checked: true }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/women'))
  })

  it('a choice that would leave nothing can’t be made, and a chosen one can be taken back', async () => {
    const { user, router } = await open('/women')
    await user.type(await rail().findByRole('textbox', { name: 'Highest price' }), '8{Enter}')
    await waitFor(async () => expect(await pieces()).toBeLessThan(10))
    await waitFor(() =>
      expect(
        rail()
          .getAllByRole('checkbox')
          .some((one) => one.hasAttribute('disabled')),
      ).toBe(true),
    )
    await router.navigate({ href: '/women?condition=new_with_tags&price=-1' })
    const chosen = await rail().findByRole('checkbox', { name: /^New with tags/, checked: true })
    expect(chosen.hasAttribute('disabled')).toBe(false)
  })

  it('says which filter to take off when nothing is left, and how many pieces that gives', async () => {
    await renderAt('/women?condition=excellent&price=-1')
    expect(await screen.findByRole('heading', { name: 'Nothing fits all of that' })).toBeTruthy()
    const ways = within(await screen.findByRole('list', { name: 'Ways out' }))
    const way = ways.getByRole('link', { name: /^Without “Under \$1”/ })
    const promised = Number.parseInt(within(way).getByText(/^\d+ pieces?$/).textContent ?? '', 10)
    expect(promised).toBeGreaterThan(0)
    await userEvent.setup().click(way)
    await waitFor(async () => expect(await pieces()).toBe(promised))
  })
})

describe('the front of a department', () => {
  it('leads to its kinds of pieces, until somebody chooses something', async () => {
    const { user } = await open('/women')
    const tiles = within(await screen.findByRole('navigation', { name: 'Shop by category' }))
    expect((await tiles.findByRole('link', { name: 'Dresses' })).getAttribute('href')).toBe('/women/dresses')
    await user.click(await rail().findByRole('checkbox', { name: /^Excellent/ }))
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Shop by category' })).toBeNull())
  })

  it('of kids splits into girls and boys', async () => {
    await renderAt('/kids')
    const tiles = within(await screen.findByRole('navigation', { name: 'Shop by category' }))
    expect((await tiles.findByRole('link', { name: 'Girls' })).getAttribute('href')).toBe('/girls')
    expect((await tiles.findByRole('link', { name: 'Boys' })).getAttribute('href')).toBe('/boys')
  })
})

describe('a featured piece', () => {
  it('stands first, once, and says why', async () => {
    await open('/women?featured_item=210043')
    const first = (await screen.findAllByRole('article'))[0]
    await waitFor(() =>
      expect(
        within(screen.getAllByRole('article')[0] as HTMLElement).getAllByText('You came for this').length,
      ).toBeGreaterThan(0),
    )
    expect(first).toBeTruthy()
    const links = document.querySelectorAll('article a[href$="/210043"]:not([aria-hidden])')
    expect(links).toHaveLength(1)
  })
})

describe('the parts of the filters', () => {
  it('a tree has what is deeper below what is before it', () => {
    const option = (value: string, depth: number) => ({
      value,
      label: value,
      count: 1,
      selected: false,
      depth,
    })
    const [dresses, tops] = treeOf([
      option('dresses', 0),
      option('midi', 1),
      option('slip', 2),
      option('maxi', 1),
      option('tops', 0),
    ])
    expect(dresses?.children.map((one) => one.value)).toEqual(['midi', 'maxi'])
    expect(dresses?.children[0]?.children[0]?.value).toBe('slip')
    expect(tops?.children).toEqual([])
    expect(withCategory('?category_tags=dresses,jeans', { value: 'midi' }, ['dresses'])).toBe(
      '?category_tags=jeans,midi',
    )
  })

  it('sizes stand under their headings without One Size, unless that was chosen', () => {
    const size = (label: string, group: string, selected = false) => ({
      value: label,
      label,
      count: 1,
      selected,
      group,
    })
    const groups = sizeGroups([size('S', 'Letters'), size('One Size', 'Letters'), size('27', 'Waist')])
    expect(groups.map((one) => [one.label, one.options.map((o) => o.label)])).toEqual([
      ['Letters', ['S']],
      ['Waist', ['27']],
    ])
    expect(sizeGroups([size('One Size', '', true)])[0]?.options).toHaveLength(1)
  })

  it('the handles of the price stand where the amounts are, and never on each other', () => {
    const bars = [0, 1000, 2000, 3000].map((fromCents) => ({
      __typename: 'HistogramBar' as const,
      fromCents,
      toCents: fromCents + 999,
      count: 1,
    }))
    const edges = edgesOf(bars)
    expect(edges).toEqual([0, 1000, 2000, 3000, 3999])
    expect(handlesAt(edges, '', '')).toEqual({ low: 0, high: 4 })
    expect(handlesAt(edges, '10', '30')).toEqual({ low: 1, high: 3 })
    expect(handlesAt(edges, '99999', '')).toEqual({ low: 3, high: 4 })
    expect(handlesAt(edges, 'abc', '0')).toEqual({ low: 0, high: 1 })
    expect(amountAt(edges, 1, 'low')).toBe('10')
    expect(amountAt(edges, 4, 'high')).toBe('')
  })

  it('the tick on a light colour is dark', () => {
    expect(isLight({ value: 'white' })).toBe(true)
    expect(isLight({ value: 'black' })).toBe(false)
    expect(isLight({ value: 'navy', hex: '#101c44' })).toBe(false)
  })
})
