// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { documentsOfHosts } from './testing/documents.ts'

const { bodyOf, headOf, dataOfType } = documentsOfHosts()
const theory = '/product/women-silk-theory-black-dresses'

describe('the head of a listing', () => {
  it('has the title of the rule, a description with the number of pieces, and its one address', async () => {
    const { title, meta, canonical, robots, link } = await headOf('/women/dresses?utm_source=mail')
    expect(title).toBe('Women’s dresses · Hemline')
    expect(meta('description')).toContain('105 secondhand pieces')
    expect([canonical, robots, link('prev')]).toEqual([
      'https://shop.example/women/dresses',
      undefined,
      undefined,
    ])
    expect(link('next')).toBe('https://shop.example/women/dresses?page=2')
  })
  it.each([
    ['/women/midi-dresses', '/women/dresses/midi-dresses'],
    ['/shop/women/dresses', '/women/dresses'],
    ['/kids/girls', '/girls'],
    ['/supplier/12', '/fennel-row'],
    ['/women/dresses?price=20-50&sort=price_low_high', '/women/dresses'],
    ['/women/dresses?page=2&sort=price_low_high', '/women/dresses?page=2'],
  ])('%s says that its one address is %s', async (url, canonical) => {
    expect((await headOf(url)).canonical).toBe(`https://shop.example${canonical}`)
  })
  it('a search names itself as its one address, as its neighbours do', async () => {
    const { canonical, link } = await headOf('/search?text=linen+dress&utm_source=mail')
    expect([canonical, link('next')]).toEqual([
      'https://shop.example/search?text=linen+dress',
      'https://shop.example/search?text=linen+dress&page=2',
    ])
    expect((await headOf('/search/linen-dress')).canonical).toBe('https://shop.example/search/linen-dress')
  })
  it('of a landing page has its title, its one address and its next page', async () => {
    const { title, canonical, link } = await headOf('/lp/best-seasonal-hits/plp')
    expect([title, canonical, link('next')]).toEqual([
      'Best of the season · Hemline',
      'https://shop.example/lp/best-seasonal-hits/plp',
      'https://shop.example/lp/best-seasonal-hits/plp?page=2',
    ])
  })
  it('does without what makes no sense in the address', async () => {
    const { title, robots, canonical, link } = await headOf(
      `/women/dresses?condition=nope&department_tags=women&brand_name_tags=${'x'.repeat(300)}`,
    )
    expect([title, robots, canonical]).toEqual([
      'Women’s dresses · Hemline',
      undefined,
      'https://shop.example/women/dresses',
    ])
    expect(link('next')).toBe('https://shop.example/women/dresses?page=2')
  })
  it('has neighbours with absolute addresses, page 1 without a parameter', async () => {
    const { link, title, robots, meta } = await headOf('/women?page=2')
    expect([link('prev'), link('next')]).toEqual([
      'https://shop.example/women',
      'https://shop.example/women?page=3',
    ])
    expect([title, robots]).toEqual(['Women, page 2 · Hemline', undefined])
    expect(meta('description')).toContain('Page 2 of 3')
  })
  it('keeps its filters in the addresses of its neighbours, and no foreign keys', async () => {
    const { link } = await headOf('/women?price=20-50&page=2&utm_source=mail')
    expect([link('prev'), link('next')]).toEqual([
      'https://shop.example/women?price=20-50',
      'https://shop.example/women?price=20-50&page=3',
    ])
  })
  it('has no neighbours and no place in an index on a page out of range', async () => {
    const { link, robots } = await headOf('/women?page=9')
    expect([link('prev'), link('next'), robots]).toEqual([undefined, undefined, 'noindex, follow'])
  })
  it.each([
    '/search?text=linen',
    '/search/linen-dress',
    '/women?price=20-50',
    '/women?sort=price_low_high',
    '/women?condition=excellent',
    '/women?style_tags=minimal,boho',
    '/women?style_tags=minimal&price=-50',
    '/women?style_tags=rare',
    '/women?webview=true',
    '/women?featured_item=5',
    '/women?occasion_tags=work',
  ])('%s is kept out of indexes', async (url) => expect((await headOf(url)).robots).toBe('noindex, follow'))
  it.each([
    ['/women/dresses?style_tags=minimal', '/women/dresses?style_tags=minimal'],
    ['/women?condition=new_with_tags&page=2&utm_source=x', '/women?condition=new_with_tags&page=2'],
  ])('%s may be indexed under its own address', async (url, canonical) => {
    expect(await headOf(url)).toMatchObject({
      robots: undefined,
      canonical: `https://shop.example${canonical}`,
    })
  })
  it('has a trail and the pieces of its page as data, counted from the first page on', async () => {
    const trail = (await dataOfType('/women/dresses', 'BreadcrumbList'))?.itemListElement as {
      position: number
      name: string
      item: string
    }[]
    expect(trail.map(({ name, item }) => [name, item])).toEqual([
      ['Home', 'https://shop.example/'],
      ['Women', 'https://shop.example/women'],
      ['Dresses', 'https://shop.example/women/dresses'],
    ])
    const list = await dataOfType('/women/dresses?page=2', 'ItemList')
    expect(list).toMatchObject({
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ position: 41, url: `https://shop.example${theory}/5` }),
      ]),
    })
  })
})

describe('the head of a product page', () => {
  it('names the piece, and nothing in a name becomes markup or ends a script', async () => {
    const body = await bodyOf(`${theory}/5`)
    expect(body).toContain('<title>Theory silk &lt;b&gt;dress&lt;/b&gt;')
    expect(body).not.toContain('<b>')
    expect(body).not.toContain('<script>alert')
    expect(await dataOfType(`${theory}/5`, 'Product')).toMatchObject({
      name: 'Theory silk <b>dress</b></script><script>alert(1)</script>',
    })
    expect(await headOf(`${theory}/5`)).toMatchObject({
      canonical: `https://shop.example${theory}/5`,
      robots: undefined,
    })
  })
  it('keeps a sold piece out of indexes, and says that it is sold', async () => {
    expect((await headOf(`${theory}/6`)).robots).toBe('noindex')
    expect(await dataOfType(`${theory}/6`, 'Product')).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    })
  })
  it('has data with all that search engines ask of a used product', async () => {
    expect(await dataOfType(`${theory}/5`, 'Product')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: expect.stringMatching(/^Theory /),
      sku: '5',
      url: `https://shop.example${theory}/5`,
      brand: { '@type': 'Brand', name: 'Theory' },
      color: 'black, green',
      category: 'Dresses',
      size: '6',
      material: '100% silk',
      image: ['https://shop.example/pictures/51/1200', 'https://shop.example/pictures/52/1200'],
      description: 'Size 6. Excellent: Hardly worn. 100% silk.',
      itemCondition: 'https://schema.org/UsedCondition',
      offers: {
        '@type': 'Offer',
        url: `https://shop.example${theory}/5`,
        price: '65.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@type': 'Organization', name: 'Hemline' },
      },
    })
  })
  it('says the list price beside a promotion’s', async () => {
    expect(await dataOfType(`${theory}/8`, 'Product')).toMatchObject({
      offers: {
        price: '52.00',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/ListPrice',
          price: '65.00',
        },
      },
    })
  })
  it('does without pictures when there are none', async () => {
    expect(await dataOfType(`${theory}/9`, 'Product')).not.toHaveProperty('image')
    expect((await headOf(`${theory}/9`)).meta('og:image')).toBe('https://shop.example/share.jpg')
  })
  it('shows no picture of a piece whose own page hides it at first, on no page', async () => {
    for (const url of [
      `${theory}/10`,
      '/similar/10',
      '/featured/10',
      '/outfits/10',
      '/women?price=20-50',
      '/lp/outfits-you-love',
    ]) {
      const body = await bodyOf(url)
      expect([url, body.includes('/pictures/101')]).toEqual([url, false])
      expect(body).toContain('og:image')
    }
    expect(await dataOfType(`${theory}/10`, 'Product')).not.toHaveProperty('image')
  })
  it('says the size once', async () => {
    const data = await dataOfType(`${theory}/10`, 'Product')
    expect([data?.description, data?.size]).toEqual([expect.stringMatching(/^Size L\. /), 'L'])
    expect((await headOf(`${theory}/10`)).meta('description')).not.toMatch(/size size/i)
  })
})

describe('a shared link', () => {
  it.each([
    [`${theory}/5`, '/pictures/51/share.jpg'],
    ['/women', '/pictures/51/share.jpg'],
    ['/', '/share.jpg'],
    ['/about', '/share.jpg'],
    ['/concept', '/share.jpg'],
  ])('%s shows %s, a wide JPEG with its size, as a large card', async (url, image) => {
    const { meta } = await headOf(url)
    const names = ['og:image', 'og:image:type', 'og:image:width', 'og:image:height', 'twitter:card']
    expect(names.map(meta)).toEqual([
      `https://shop.example${image}`,
      'image/jpeg',
      '1200',
      '630',
      'summary_large_image',
    ])
    expect(meta('og:image:alt')).toBeTruthy()
  })
  it('says what kind of thing it leads to', async () =>
    expect((await headOf(`${theory}/5`)).meta('og:type')).toBe('product'))
  it('has title, description and address on every kind of page', async () => {
    for (const url of ['/', '/women', '/legal/tou', '/lp/outfits-you-love', '/about', '/fennel-row']) {
      const { meta } = await headOf(url)
      expect([url, meta('og:title'), meta('og:description'), meta('og:url')]).not.toContain(undefined)
    }
  })
})
