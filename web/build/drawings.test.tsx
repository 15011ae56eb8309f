import { beforeAll, expect, it } from 'vitest'
import { type FirstCard, type FirstViews, firstHtml } from '../host/first-view.ts'
import { drawings } from './drawings.tsx'

let views: FirstViews

beforeAll(async () => {
  views = { screens: {}, drawings: await drawings() }
})

function parseFragment(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

const card = {
  href: '/product/x/1',
  brand: 'Theory',
  title: 'Tee',
  size: 'M',
  condition: 'Good',
  price: 1500,
  msrp: 0,
  savingsPercent: 0,
  photo: 7,
} satisfies FirstCard
const listing = (one: FirstCard, more: Partial<{ heading: string }> = {}) =>
  ({
    screen: 'listing',
    kind: 'pieces',
    crumbs: [{ label: 'Women', href: '/women' }],
    heading: 'Women',
    below: '1 piece',
    sizes: false,
    chips: false,
    tiles: [],
    cards: [one],
    ...more,
  }) as const

it('shows no picture that the page hides at first, and says why', () => {
  expect(firstHtml(listing(card), '/women', views)).toContain('/pictures/7/320 320w')
  for (const photo of ['covered', undefined] as const) {
    const html = firstHtml(listing({ ...card, photo }), '/women', views)
    expect(html).not.toContain('/pictures/')
    expect(html.includes('May not be for everybody')).toBe(photo === 'covered')
  }
})

it('fills each place with the words as they are, whatever they hold', () => {
  const strange = `<script>"'&$&$1@@price@@`
  const html = firstHtml(
    listing({ ...card, title: strange, brand: strange }, { heading: strange }),
    '/women',
    views,
  )
  const page = parseFragment(html)
  expect(page.querySelector('script')).toBeNull()
  expect(page.querySelector('h1')?.textContent).toBe(strange)
  expect([...page.querySelectorAll('article bdi')].map((one) => one.textContent)).toEqual([strange, strange])
  expect(page.querySelector('article button')?.getAttribute('aria-label')).toBe(`Save ${strange} ${strange}`)
})

it('says the price of a card as the site does, with the saving where there is one', () => {
  const words = (one: FirstCard) =>
    parseFragment(firstHtml(listing(one), '/women', views)).querySelector('article b')?.parentElement
      ?.textContent
  expect(words(card)).toBe('$15.00')
  expect(words({ ...card, msrp: 20_000, savingsPercent: 93 })).toBe('$15.00Estimated retail $200–93%')
})

it('marks the department of the page in the header', () => {
  const marked = (address: string) =>
    parseFragment(firstHtml({ screen: 'home', kind: 'frame' }, address, views)).querySelector(
      '.first-wide nav [aria-current="page"]',
    )?.textContent
  expect(marked('/shoes')).toBe('Shoes')
  expect(marked('/women/dresses?size=m')).toBe('Women')
  expect(marked('/boys')).toBe('Boys')
  expect(marked('/products?clearance=true')).toBe('Sale')
  expect(marked('/cleanout')).toBeUndefined()
})

it('leaves nothing in a drawing that only code could answer, and no id that the site has too', () => {
  for (const [name, drawing] of Object.entries(views.drawings)) {
    const page = parseFragment(drawing.join(''))
    expect(page.querySelectorAll('[id]'), name).toHaveLength(0)
    const live = [...page.querySelectorAll('button, input, select, textarea')].filter(
      (one) => !one.hasAttribute('disabled') && one.closest('form[action="/search"]') === null,
    )
    expect(live, name).toEqual([])
  }
})
