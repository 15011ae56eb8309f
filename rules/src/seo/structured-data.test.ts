import { describe, expect, it } from 'vitest'
import { breadcrumbData, itemListData, type PieceData, productData, shopData } from './structured-data.ts'

const origin = 'https://shop.example'
const piece: PieceData = {
  itemNumber: 5,
  title: 'Silk dress',
  brand: 'Theory',
  category: 'Dresses',
  slug: '/product/women-silk-theory/5',
  price: 4500,
  msrp: 20_000,
  condition: 'flawed_gem',
  conditionDescription: 'A mark at the hem.',
  additionalDescription: 'Cut on the bias.',
  availability: 'InStock',
  noLongerAvailable: false,
  sizeDisplay: 'M',
  materialText: '100% silk',
  colorNames: ['black'],
  mpn: 'T-1',
  photos: [{ url: '/pictures/1', aspectRatio: 0.8 }],
  promotion: { promofiedPrice: 3600 },
}

type Check = (value: unknown) => boolean
const text: Check = (value) => typeof value === 'string' && value.trim() !== ''
const url: Check = (value) => typeof value === 'string' && /^https:\/\/\S+$/.test(value)
const count: Check = (value) => Number.isInteger(value) && Number(value) >= 0
const price: Check = (value) => typeof value === 'string' && /^\d+\.\d\d$/.test(value)
const term =
  (...names: string[]): Check =>
  (value) =>
    names.some((name) => value === `https://schema.org/${name}`)
const some =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check)
const of =
  (...types: string[]): Check =>
  (value) =>
    types.includes((value as { '@type': string })['@type']) && problems(value).length === 0

/** What schema.org lets stand in each type that we write, and (with !) what search engines require of it. */
const vocabulary: Record<string, Record<string, Check>> = {
  Product: {
    'name!': text,
    'image!': some(url),
    'offers!': of('Offer'),
    description: text,
    sku: text,
    mpn: text,
    url,
    brand: of('Brand'),
    color: text,
    category: text,
    size: text,
    material: text,
    itemCondition: term('UsedCondition'),
  },
  Offer: {
    'price!': price,
    'priceCurrency!': (value) => value === 'USD',
    'availability!': term('InStock', 'SoldOut'),
    url,
    itemCondition: term('UsedCondition'),
    seller: of('Organization'),
    priceSpecification: of('UnitPriceSpecification'),
  },
  UnitPriceSpecification: {
    'price!': price,
    'priceCurrency!': (value) => value === 'USD',
    priceType: term('ListPrice', 'StrikethroughPrice'),
  },
  Brand: { 'name!': text },
  Organization: { 'name!': text, url, logo: url },
  BreadcrumbList: { 'itemListElement!': some(of('ListItem')) },
  ItemList: { name: text, numberOfItems: count, 'itemListElement!': some(of('ListItem')) },
  ListItem: { 'position!': count, name: text, url, item: url },
  WebSite: { 'name!': text, 'url!': url, alternateName: text, potentialAction: of('SearchAction') },
  SearchAction: {
    'target!': of('EntryPoint'),
    'query-input!': (value) => value === 'required name=search_term_string',
  },
  EntryPoint: { 'urlTemplate!': (value) => text(value) && String(value).includes('{search_term_string}') },
}

/**
 * Everything that is wrong with data: unknown types and properties, values of a wrong kind,
 * what is required and missing.
 */
function problems(data: unknown): string[] {
  const { '@type': type, '@context': _context, ...properties } = data as Record<string, unknown>
  const known = vocabulary[String(type)]
  if (!known) return [`unknown type ${String(type)}`]
  const wrong = Object.entries(properties).flatMap(([name, value]) => {
    const check = known[name] ?? known[`${name}!`]
    return check?.(value) ? [] : [`${String(type)}.${name}: ${JSON.stringify(value)}`]
  })
  const missing = Object.keys(known).filter(
    (name) => name.endsWith('!') && properties[name.slice(0, -1)] === undefined,
  )
  return [...wrong, ...missing.map((name) => `${String(type)} lacks ${name}`)]
}

describe('structured data', () => {
  it('of a piece is valid and complete', () => {
    expect(problems(productData(piece, origin))).toEqual([])
    expect(Object.keys(productData(piece, origin))).toEqual(
      expect.arrayContaining(['sku', 'brand', 'color', 'category', 'description']),
    )
  })
  it('stays valid whatever a piece lacks', () => {
    const bare = {
      ...piece,
      mpn: null,
      colorNames: [],
      materialText: 'Material unknown',
      conditionDescription: null,
      additionalDescription: null,
      promotion: null,
    }
    expect(problems(productData(bare, origin))).toEqual([])
    expect(productData(bare, origin)).not.toHaveProperty('material')
    expect(productData(bare, origin)).not.toHaveProperty('color')
  })
  it('finds what is wrong', () => {
    const { name: _name, ...nameless } = productData(piece, origin)
    expect(problems(nameless)).toEqual(['Product lacks name!'])
    expect(problems({ ...productData(piece, origin), sku: 5, colour: 'black' })).toHaveLength(2)
  })
  it('says in stock while somebody holds the piece, and sold when it can’t come back', () => {
    const stock = (more: Partial<PieceData>) =>
      (productData({ ...piece, ...more }, origin).offers as { availability: string }).availability
    expect(stock({ availability: 'Reserved' })).toBe('https://schema.org/InStock')
    expect(stock({ availability: 'SoldOut' })).toBe('https://schema.org/SoldOut')
    expect(stock({ noLongerAvailable: true })).toBe('https://schema.org/SoldOut')
  })
  it('names another seller when it is theirs', () => {
    expect(productData({ ...piece, thirdPartySeller: { name: 'Fennel Row' } }, origin).offers).toMatchObject({
      seller: { name: 'Fennel Row' },
    })
  })
  it('of trails, lists and the shop is valid', () => {
    const crumbs = [
      { label: 'Home', href: '/' },
      { label: 'Women', href: '/women' },
    ]
    const list = itemListData({ title: 'Women', nodes: [piece], before: 40, total: 41 }, origin)
    for (const data of [breadcrumbData(crumbs, origin), list, ...shopData(origin)])
      expect(problems(data)).toEqual([])
  })
  it('is left out where there is nothing to say', () => {
    expect(breadcrumbData([{ label: 'Home', href: '/' }], origin)).toBeUndefined()
    expect(itemListData({ title: 'Women', nodes: [], before: 0, total: 0 }, origin)).toBeUndefined()
  })
})
