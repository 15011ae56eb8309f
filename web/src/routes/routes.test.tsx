import { fixedHead } from '@hemline/rules/seo/document-head-pages.ts'
import { routeTable } from '@hemline/rules/site/route-table.ts'
import { classify, routePathOf, rowOf } from '@hemline/rules/site/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  companyLinks,
  departmentLinks,
  discoverLinks,
  headerLinks,
  kidsLinks,
  legalLinks,
  promoLinks,
  sellLinks,
  trendingLinks,
} from '../domains/chrome/links.ts'
import { faultsOf } from '../testing/faults-of.ts'
import { newShop, renderAt } from '../testing/render-at.tsx'
import { routeExamples } from '../testing/route-examples.ts'

const pathOf = (href: string) => new URL(href, 'http://x').pathname

/** Pieces, brands and the categories of children are the mocks' own. */
function addressOf(
  kind: string,
  example: string,
  item: { item_number: number; brand_slug: string } | undefined,
): string | undefined {
  if (kind === 'product' && item) return `/product/${item.item_number}`
  if (item && ['similar', 'featured', 'outfits'].includes(kind)) return `/${kind}/${item.item_number}`
  if (kind === 'category' && example.startsWith('/kids')) return '/kids/girls/girls-dresses'
  return kind === 'brand' && item ? `/brand/${item.brand_slug}` : undefined
}

describe.each(routeExamples)('the screen at $example', ({ example, kind }) => {
  it('is the page that the table says', () => {
    expect(classify(pathOf(example)).kind).toBe(kind)
  })

  it('renders with a heading and a title, and axe finds nothing', async () => {
    const shop = newShop()
    const first = shop.db.items.find((item) => item.state === 'listed')
    const url = addressOf(kind, example, first) ?? example
    const { container } = await renderAt(url, {
      shop,
      as: example.startsWith('/my')
        ? shop.db.state.users[0]?.email
        : example.startsWith('/employee')
          ? 'tomas@hemline.example'
          : undefined,
    })
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 }).length).toBe(1))
    expect(
      screen.queryByRole('heading', { name: /We dropped a stitch|encountered an error|wrong here/ }),
    ).toBeNull()
    await waitFor(() => expect(document.title).toMatch(/Hemline/))
    await waitFor(() => expect(screen.queryAllByRole('status', { name: /^Loading/ })).toEqual([]))
    expect(await faultsOf(container)).toEqual([])
  })
})

it('links from header and footer only to screens that exist', () => {
  const all = [
    headerLinks,
    kidsLinks,
    departmentLinks,
    companyLinks,
    trendingLinks,
    discoverLinks,
    sellLinks,
    legalLinks,
    promoLinks,
  ].flat()
  expect(all.filter(({ href }) => classify(pathOf(href)).kind === 'not-found')).toEqual([])
})

it('has an example of every path of the table', () => {
  const opened = new Set(routeExamples.map(({ example }) => routePathOf(pathOf(example))))
  const paths = Object.values(routeTable).flatMap((row) =>
    row.paths.map((path) => path.replaceAll(/\(\w+\)/g, '')),
  )
  expect(paths.filter((path) => !opened.has(path))).toEqual([])
})

it('has the words of every page of one person or one moment: without them its document is the one of a missing page', () => {
  const own: readonly string[] = ['cart', 'checkout', 'account', 'order-placed', 'shipment-tracking', 'saved']
  const wordless = routeExamples.filter(
    ({ kind, example }) =>
      own.includes(rowOf(kind)?.page ?? '') && !fixedHead(classify(pathOf(example)))?.title,
  )
  expect(wordless.map(({ example }) => example)).toEqual([])
})

it.each(['/nonsense', '/product/abc', '/women-x'])('says so when nothing lives at %s', async (url) => {
  await renderAt(url)
  expect(await screen.findByRole('heading', { level: 1, name: 'We dropped a stitch' })).toBeTruthy()
})
