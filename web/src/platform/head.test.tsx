import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { slugOf } from '../../mocks/domains/catalogue.mock.ts'
import { newShop, renderAt } from '../testing/render-at.tsx'

const link = (rel: string) =>
  document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)?.getAttribute('href') ?? undefined
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content') ?? undefined
const description = () =>
  document.head.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
const here = (path: string) => new URL(path, location.origin).href

describe('the head of the document, while somebody walks', () => {
  beforeEach(() => {
    document.head.innerHTML = ''
  })
  const go = async (to: string, router: { navigate: (to: { href: string }) => Promise<void> }) =>
    act(() => router.navigate({ href: to }))

  it('says of a listing what the host says: title, address, neighbours, number of pieces', async () => {
    await renderAt('/women?page=2')
    await waitFor(() => expect(link('prev')).toBe(here('/women')))
    expect(document.title).toBe('Women, page 2 · Hemline')
    expect([link('canonical'), robots()]).toEqual([here('/women?page=2'), undefined])
    expect(description()).toMatch(/^Women: \d+ secondhand pieces/)
  })

  it('drops what belonged to the page before', async () => {
    const { router } = await renderAt('/women?page=2')
    await waitFor(() => expect(link('prev')).toBeDefined())
    await go('/cart', router)
    await screen.findByRole('heading', { level: 1, name: /cart/i })
    await waitFor(() => expect(robots()).toBe('noindex'))
    expect([link('prev'), link('next'), link('canonical')]).toEqual([undefined, undefined, undefined])
    await go('/', router)
    await waitFor(() => expect(robots()).toBeUndefined())
    expect(link('canonical')).toBe(here('/'))
  })

  it('keeps filtered lists, searches and pages out of range out of indexes', async () => {
    const { router } = await renderAt('/women?price=20-150')
    await waitFor(() => expect([link('canonical'), robots()]).toEqual([here('/women'), 'noindex, follow']))
    await go('/search?text=dress', router)
    await waitFor(() => expect(document.title).toContain('“dress”'))
    expect(robots()).toBe('noindex, follow')
    await go('/women?page=999', router)
    await waitFor(() => expect(document.title).toContain('page 999'))
    await waitFor(() => expect([robots(), link('prev')]).toEqual(['noindex, follow', undefined]))
  })

  it('leaves what the host has sent until it knows better, and takes card and data out when one walks on', async () => {
    document.head.innerHTML =
      '<title>As sent</title><link rel="canonical" href="https://x/as-sent"><meta data-shared property="og:title" content="x"><script data-shared type="application/ld+json">{}</script>'
    let answer: () => void = () => undefined
    const wait = new Promise<void>((done) => {
      answer = done
    })
    const { answerFrom } = await import('../testing/render-at.tsx')
    const shop = newShop()
    const item = shop.db.items.find((one) => one.state === 'listed')
    if (!item) throw new Error('no piece is listed')
    const send = answerFrom(shop)
    // The piece's own spelling: by another one the page would walk on to it by itself.
    const { router } = await renderAt(slugOf(item), {
      shop,
      send: async (input, init) => {
        await wait
        return send(input, init)
      },
    })
    expect([document.title, link('canonical')]).toEqual(['As sent', 'https://x/as-sent'])
    answer()
    await waitFor(() => expect(link('canonical')).toMatch(new RegExp(`/product/.+/${item.item_number}$`)))
    expect(document.querySelectorAll('[data-shared]')).toHaveLength(2)
    await go('/women', router)
    expect(document.querySelectorAll('[data-shared]')).toHaveLength(0)
  })

  it('says of an unknown address that it is not found, and nothing of a listing', async () => {
    await renderAt('/women/no-such-kind')
    await screen.findByRole('heading', { name: 'We dropped a stitch' })
    await waitFor(() => expect([document.title, robots()]).toEqual(['Page not found · Hemline', 'noindex']))
  })
})
