// Tests of recognized, corrected and ignored words of a search, at URLs with the mocks.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerFrom, newShop, renderAt } from '../../testing/render-at.tsx'
import { asTyped } from './ListingNotes.tsx'

async function open(...args: Parameters<typeof renderAt>) {
  const shown = await renderAt(...args)
  await within(await screen.findByRole('main')).findAllByRole('article')
  const at = () => decodeURIComponent(shown.router.latestLocation.href).replaceAll('+', ' ')
  return { ...shown, at, user: userEvent.setup() }
}
const rail = () => within(screen.getByRole('complementary', { name: 'Filters' }))
const pieces = async () =>
  Number.parseInt(((await screen.findByText(/^[\d,]+ pieces?$/)).textContent ?? '').replace(',', ''), 10)
const remove = (words: string) => screen.findByRole('button', { name: `Remove “${words}” from the search` })

describe('what a search understood', () => {
  it('stands as chips beside the chosen filters; taking one off changes the text and nothing else', async () => {
    const { user, at } = await open('/search?text=red+linen+dress&condition=excellent,good,very_good&page=1')
    expect(await screen.findByText('Understood:')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Remove filter Excellent' })).toBeTruthy()
    await user.click(await remove('Linen'))
    await waitFor(() => expect(at()).toBe('/search?text=red dress&condition=excellent,good,very_good'))
    expect(await remove('Red')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Remove “Linen”/ })).toBeNull()
  })

  it('the keyboard goes on to the next chip, and after the last one to the title', async () => {
    const { user, at } = await open('/search?text=black+dress')
    const first = await remove('Black')
    first.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe('/search?text=dress'))
    const next = await remove('Dresses')
    await waitFor(() => expect(document.activeElement).toBe(next))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe('/products'))
  })

  it('says what is not wanted', async () => {
    const { user, at } = await open('/search?text=dress+not+silk')
    await user.click(await remove('Not silk'))
    await waitFor(() => expect(at()).toBe('/search?text=dress'))
  })

  it('a search in the path goes on in the query', async () => {
    const { user, at } = await open('/search/black-dress?sort=price_low_high')
    await user.click(await remove('Black'))
    await waitFor(() => expect(at()).toBe('/search?sort=price_low_high&text=dress'))
  })

  it('clearing the filters keeps the text', async () => {
    const { user, at } = await open('/search?text=dress&condition=excellent')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(at()).toBe('/search?text=dress'))
    const left = await remove('Dresses')
    await waitFor(() => expect(document.activeElement).toBe(left))
  })
})

describe('the filters beside what the text says', () => {
  it('show it as chosen; another value of the same kind takes it over in one step', async () => {
    const { user, at } = await open(
      '/search?text=black+dress&condition=excellent,new_with_tags,very_good,flawed_gem',
    )
    const black = await rail().findByRole('button', { name: 'Black' })
    await waitFor(() => expect(black.getAttribute('aria-pressed')).toBe('true'))
    const green = rail().getByRole('button', { name: 'Green' })
    const before = await pieces()
    await user.click(green)
    await waitFor(() =>
      expect(at()).toBe(
        '/search?text=dress&condition=excellent,new_with_tags,very_good,flawed_gem&color_names=black,green',
      ),
    )
    await waitFor(async () => expect(await pieces()).toBeGreaterThan(before))
    expect(await screen.findByRole('button', { name: 'Remove filter Black' })).toBeTruthy()
  })

  it('taking it back in the facet takes the words out of the text', async () => {
    const { user, at } = await open('/search?text=black+dress')
    const black = await rail().findByRole('button', { name: 'Black' })
    await waitFor(() => expect(black.getAttribute('aria-pressed')).toBe('true'))
    await user.click(black)
    await waitFor(() => expect(at()).toBe('/search?text=dress'))
    await user.click(await rail().findByRole('checkbox', { name: /^Dresses/, checked: true }))
    await waitFor(() => expect(at()).toBe('/products'))
  })

  it('a filter of another kind leaves the text as it is', async () => {
    const { user, at } = await open('/search?text=black+dress')
    await user.click(await rail().findByRole('checkbox', { name: /^New with tags/ }))
    await waitFor(() => expect(at()).toBe('/search?text=black dress&condition=new_with_tags'))
  })

  it('the price fields have the price in words, and a new one stands in for it', async () => {
    const { user, at } = await open('/search?text=dress+under+%2480')
    const highest = await rail().findByRole<HTMLInputElement>('textbox', { name: 'Highest price' })
    await waitFor(() => expect(highest.value).toBe('80'))
    await user.clear(highest)
    await user.type(highest, '120{Enter}')
    await waitFor(() => expect(at()).toBe('/search?text=dress&price=-120'))
  })

  it('what the text refuses stays refused beside another choice', async () => {
    const { user, at } = await open('/search?text=dress+not+silk')
    await user.click(await rail().findByRole('button', { name: 'Material' }))
    await user.click(await rail().findByRole('checkbox', { name: /^Viscose/ }))
    await waitFor(() => expect(at()).toBe('/search?text=dress not silk&materials=viscose'))
  })
})

describe('spelling', () => {
  it('shows the results for the mended words, and a link to the words as typed with everything chosen', async () => {
    const { user, at } = await open('/search?text=blakc+dress&condition=excellent,new_with_tags')
    const said = await screen.findByText(/^Showing results for/)
    expect(said.textContent).toBe('Showing results for black dress. Search instead for blakc dress')
    expect(await remove('Dresses')).toBeTruthy()
    await user.click(within(said).getByRole('link', { name: 'blakc dress' }))
    await waitFor(() =>
      expect(at()).toBe('/search?text=blakc dress&condition=excellent,new_with_tags&exact=true'),
    )
    const offered = await screen.findByText(/^Did you mean/)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(offered.textContent).toBe('Did you mean black dress?')
    await user.click(within(offered).getByRole('link', { name: 'black dress' }))
    await waitFor(() => expect(at()).toBe('/search?text=black dress&condition=excellent,new_with_tags'))
    await waitFor(() => expect(screen.queryByText(/^Did you mean|^Showing results/)).toBeNull())
  })

  it('a chip taken off a mended text goes on with the mended words', async () => {
    const { user, at } = await open('/search?text=blakc+dress')
    await user.click(await remove('Black'))
    await waitFor(() => expect(at()).toBe('/search?text=dress'))
  })
})

describe('words that nothing has', () => {
  it('are left out, and the page says which', async () => {
    await open('/search?text=black+dress+snorkel')
    expect((await screen.findByText(/so we left out/)).textContent).toBe(
      'Nothing has all of these words, so we left out “snorkel”.',
    )
  })

  it('are told in the order in which they were typed', () => {
    expect(asTyped('Red dress under $5 size 14', ['red', 'size 14', 'under $5'])).toEqual([
      'red',
      'under $5',
      'size 14',
    ])
  })
})

describe('a text that names a page', () => {
  it('leads there, and Back leads to where one was before', async () => {
    const { router } = await open('/women')
    void router.navigate({ href: '/search?text=210043' })
    await waitFor(() => expect(router.latestLocation.pathname).toMatch(/210043$/))
    router.history.back()
    await waitFor(() => expect(router.latestLocation.href).toBe('/women'))
  })
})

describe('a search that finds nothing', () => {
  it('says in the words typed what was searched, and what each filter and each word less would give', async () => {
    const user = userEvent.setup()
    await renderAt('/search?text=black+dress+under+%241&condition=new_with_tags')
    expect(
      await screen.findByRole('heading', {
        level: 2,
        name: 'Nothing for “black dress under $1” with these filters',
      }),
    ).toBeTruthy()
    const ways = within(await screen.findByRole('list', { name: 'Ways out' }))
    expect(ways.getAllByRole('link').length).toBeLessThanOrEqual(6)
    const less = ways.getByRole('link', { name: /^Without “Under \$1”/ })
    const promised = Number.parseInt(within(less).getByText(/^\d+ pieces?$/).textContent ?? '', 10)
    const near = within(await screen.findByRole('region', { name: 'Close to what you asked for' }))
    expect(near.getAllByRole('article').length).toBeGreaterThan(0)
    await user.click(less)
    await waitFor(async () => expect(await pieces()).toBe(promised))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('a way out keeps all of the words where it can, and the kind that was asked for stands before others', async () => {
    await renderAt('/search?text=black+dress+under+%241&condition=new_with_tags')
    const ways = within(await screen.findByRole('list', { name: 'Ways out' }))
    // Without the condition there is still nothing under $1: nothing but leaving out
    // more words would find pieces.
    expect(ways.queryByRole('link', { name: /^Without “New with tags”/ })).toBeNull()
    const kinds = within(await screen.findByRole('navigation', { name: 'Nearest categories' })).getAllByRole(
      'link',
    )
    expect(kinds[0]?.textContent).toMatch(/dress/i)
  })

  it('offers to leave out the words that mean nothing here', async () => {
    const user = userEvent.setup()
    const { router } = await renderAt('/search?text=blakc+dress&exact=true')
    const ways = within(await screen.findByRole('list', { name: 'Ways out' }))
    const less = ways.getByRole('link', { name: /^Without “blakc”/ })
    const promised = Number.parseInt(within(less).getByText(/^\d+ pieces?$/).textContent ?? '', 10)
    await user.click(less)
    await waitFor(() => expect(router.latestLocation.href).toBe('/search?text=dress&exact=true'))
    await waitFor(async () => expect(await pieces()).toBe(promised))
  })

  it('the count beside a near category is what its page has', async () => {
    const user = userEvent.setup()
    await renderAt('/search?text=qqqqq+zzzzz')
    const kind = within(await screen.findByRole('navigation', { name: 'Nearest categories' })).getAllByRole(
      'link',
    )[0] as HTMLElement
    const promised = Number.parseInt(/\d+$/.exec(kind.textContent ?? '')?.[0] ?? '', 10)
    await user.click(kind)
    await waitFor(async () => expect(await pieces()).toBe(promised))
  })

  it('without filters in sight says nothing of their counts', async () => {
    const shop = newShop()
    const good = answerFrom(shop)
    const send: typeof fetch = async (input, init) => {
      const answer = await good(input, init)
      return new Response((await answer.text()).replace('"degraded":false', '"degraded":true'), answer)
    }
    await renderAt('/search?text=qqqqq+zzzzz', { shop, send })
    expect(await screen.findByRole('heading', { level: 2, name: /^Nothing for/ })).toBeTruthy()
    expect(screen.queryByText(/counts beside the filters/)).toBeNull()
    expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull()
  })

  it('has a way on when nobody can count', async () => {
    const shop = newShop()
    const good = answerFrom(shop)
    const send: typeof fetch = async (input, init) => {
      const body = `${String(input)} ${String(init?.body)}`
      if (body.includes('getFacets') || (body.includes('getItems') && body.includes('"amount":5')))
        throw new TypeError('no network')
      return good(input, init)
    }
    await renderAt('/search?text=black+dress+under+%241&condition=excellent', { shop, send })
    const ways = within(await screen.findByRole('list', { name: 'Ways out' }))
    expect(ways.getByRole('link', { name: 'Without “Under $1”' })).toBeTruthy()
    expect(await screen.findByRole('navigation', { name: 'Popular departments' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toBeTruthy()
  })
})

describe('any text', () => {
  it.each([
    ['???', '“???”'],
    ['👗👠', '“👗👠”'],
    ['فستان أحمر', '“فستان أحمر”'],
    ['<script>alert(1)</script>', '“<script>alert(1)</script>”'],
    ['for the of', '“for the of”'],
  ])('is a page with a title: %s', async (text, title) => {
    await renderAt(`/search?text=${encodeURIComponent(text)}`)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  })

  it('of ten thousand letters is cut, and nothing but spaces is no search', async () => {
    await renderAt(`/search?text=${'x'.repeat(10_000)}`)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toHaveLength(202)
    const nothing = await screen.findByRole('heading', { level: 2, name: /^Nothing for/ })
    expect(nothing.textContent?.length).toBeLessThan(80)
    await open('/search?text=++')
    expect(screen.getByRole('heading', { level: 1, name: 'All pieces' })).toBeTruthy()
  })
})
