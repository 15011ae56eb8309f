// An API with a handful of answers, for tests of what the host makes of them.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const piece = {
  title: 'Silk <b>dress</b></script><script>alert(1)</script>',
  brand: 'Theory',
  brandSlug: 'theory',
  category: 'Dresses',
  categoryPath: 'dresses',
  departmentTags: ['women'],
  sizeDisplay: '6',
  slug: '/product/women-silk-theory-black-dresses/5',
  itemNumber: 5,
  availability: 'InStock',
  noLongerAvailable: false,
  condition: 'excellent',
  conditionDescription: 'Hardly worn',
  additionalDescription: null,
  materialText: '100% silk',
  colorNames: ['black', 'green'],
  mpn: null,
  msrp: 24_000,
  price: 6500,
  savingsPercent: 72,
  hasInappropriateContent: false,
  promotion: null as { promofiedPrice: number } | null,
  photoIds: [51, 52],
  photos: [
    { url: '/pictures/51', aspectRatio: 0.8 },
    { url: '/pictures/52', aspectRatio: 0.8 },
  ],
  thirdPartySeller: null,
}
const numbered = (itemNumber: number, more: Partial<typeof piece> = {}) => ({
  ...piece,
  itemNumber,
  slug: piece.slug.replace(/\d+$/, String(itemNumber)),
  ...more,
})
/** 6 is sold, 8 has a promotion, 9 has no photo, 10 has photos that its page hides at first. */
const pieces = [
  piece,
  numbered(6, { availability: 'SoldOut' }),
  numbered(8, {
    promotion: { promofiedPrice: 5200 },
    photos: [{ url: '/pictures/81', aspectRatio: 0.8 }],
    photoIds: [81],
  }),
  numbered(9, { photos: [], photoIds: [] }),
  numbered(10, {
    sizeDisplay: 'Size L',
    hasInappropriateContent: true,
    photos: [{ url: '/pictures/101', aspectRatio: 0.8 }],
    photoIds: [101],
  }),
]
/** Not listed yet: the API shows it to staff alone. */
const unlisted = numbered(11, { title: 'Secret coat' })
export const staffSession = 'staff-session'
const categories = [
  { id: 1, name: 'Dresses', slug: 'dresses', path: 'dresses', parentId: null, departmentTags: ['women'] },
  {
    id: 2,
    name: 'Midi Dresses',
    slug: 'midi-dresses',
    path: 'dresses/midi-dresses',
    parentId: 1,
    departmentTags: ['women'],
  },
  { id: 3, name: 'Shoes', slug: 'shoes', path: 'shoes', parentId: null, departmentTags: ['shoes', 'women'] },
  {
    id: 4,
    name: 'Sneakers',
    slug: 'sneakers',
    path: 'shoes/sneakers',
    parentId: 3,
    departmentTags: ['shoes', 'women'],
  },
  {
    id: 5,
    name: 'Handbags',
    slug: 'handbags',
    path: 'handbags',
    parentId: null,
    departmentTags: ['handbags', 'women'],
  },
  {
    id: 6,
    name: 'Totes',
    slug: 'totes',
    path: 'handbags/totes',
    parentId: 5,
    departmentTags: ['handbags', 'women'],
  },
]
const brands = [
  { name: 'Theory', slug: 'theory' },
  { name: 'Diane von Fürstenberg', slug: 'diane-von-furstenberg' },
]
const addresses = [{ path: '/product/a-b/5?x=1&y=2', lastChanged: '2026-11-01T00:00:00.000Z' }]

type Variables = {
  slug?: string
  query?: string | null
  itemNumber?: number
  reference?: string
  file?: string
  page?: number
  filters?: { key: string; values: string[] }[]
}
const answers: Record<string, (variables: Variables, isStaff: boolean) => unknown> = {
  getShopIndex: () => ({ categories, topBrands: brands }),
  getBrand: ({ slug }) => ({ brand: brands.find((one) => one.slug === slug?.toLowerCase()) ?? null }),
  getProduct: ({ itemNumber }, isStaff) => ({
    item: [...pieces, ...(isStaff ? [unlisted] : [])].find((one) => one.itemNumber === itemNumber) ?? null,
  }),
  getRelatedLinks: () => ({
    relatedLinks: {
      sections: [{ title: 'Beside Dresses', links: [{ label: 'Tops & tees', href: '/women/tops' }] }],
    },
  }),
  getBrandDirectory: () => ({ brandDirectory: { nodes: brands } }),
  getLegalDocument: ({ slug }) => ({
    legalDocument:
      slug === 'tou'
        ? {
            slug,
            title: 'Terms of Use',
            updatedOn: '2026-10-01',
            bodyMarkdown: '## Who we are\n\nA shop, see [contact](/contact).',
          }
        : null,
  }),
  getSupplier: ({ reference }) => ({
    supplier: ['12', 'fennel-row'].includes(reference ?? '')
      ? { id: 12, name: 'Fennel Row', path: '/fennel-row', filterKey: 'supplier_id' }
      : null,
  }),
  getLandingNames: ({ slug }) => {
    const filters = [{ __typename: 'LandingFilter', key: 'category_tags', values: ['dresses'] }]
    if (slug === 'best-seasonal-hits') return { landingPage: { slug, title: 'Best of the season', filters } }
    return {
      landingPage: slug === 'outfits-you-love' ? { slug, title: 'Outfits you love', filters: [] } : null,
    }
  },
  getLandingHead: ({ slug }) => ({
    landingPage:
      slug === 'outfits-you-love'
        ? { slug, title: 'Outfits you love', intro: 'Put together by hand.', collage: pieces }
        : null,
  }),
  getSitemap: ({ file }) =>
    file === undefined
      ? {
          sitemap: {
            files: [{ name: 'items-1', addressCount: 1, lastChanged: addresses[0]?.lastChanged }],
            addresses: null,
          },
        }
      : { sitemap: { files: [], addresses: file === 'items-1' ? addresses : null } },
  getListingDocument: ({ page = 1, filters = [], query = null }) => {
    // As the API does with an input that has more fields than its type.
    if (filters.some((filter) => Object.keys(filter).length > 2)) return null
    const rare = filters.some(({ key }) => key === 'occasion_tags')
    const total = rare ? 0 : filters.some(({ values }) => values.includes('rare')) ? 3 : 105
    const pageCount = Math.max(1, Math.ceil(total / 40))
    const nodes = filters.some(({ key }) => key === 'price') ? pieces.slice(4) : pieces
    const leadsTo = query === '210005' ? '/product/5' : query === 'elsewhere' ? '//evil.example/women' : null
    const pageInfo = { page, pageCount, pageSize: 40 }
    return { items: { nodes: page <= pageCount && !rare ? nodes : [], totalCount: total, leadsTo, pageInfo } }
  },
}

export type Seen = { url: string; method: string; headers: NodeJS.Dict<string | string[]> }
type Asked = { operationName: string; variables: Variables }

/**
 * Listens on a free port; `seen` has what came in, in order. Operations are answered on /graphql,
 * anything else is repeated.
 */
export async function startShopApi() {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers })
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://api')
      const query = Object.fromEntries(url.searchParams) as Record<'operationName' | 'variables', string>
      const asked = (): Asked =>
        text
          ? JSON.parse(text)
          : { operationName: query.operationName, variables: JSON.parse(query.variables) }
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify(
          url.pathname === '/graphql'
            ? {
                data: dataFor(
                  asked(),
                  /^(?:__Host-)?hemline_session=staff-session$/.test(request.headers.cookie ?? ''),
                ),
              }
            : { path: request.url },
        ),
      )
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () => new Promise((closed) => server.close(closed))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, close }
}

const dataFor = ({ operationName, variables }: Asked, isStaff: boolean): unknown =>
  answers[operationName]?.(variables, isStaff) ?? null
