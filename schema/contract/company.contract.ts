import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Figures = {
  piecesOnSale: number
  brandsOnSale: number
  piecesPassedOn: number
  impact: Record<string, number>
}
type Article = {
  slug: string
  topic: string
  question: string
  answerMarkdown: string
  links: { label: string; href: string }[]
}
type ShopMap = {
  shelves: { department: string; category: string | null; itemCount: number }[]
  letters: { letter: string; brandCount: number; brands: { slug: string; itemCount: number }[] }[]
}
type Sent = Outcome & { reference: string; fields: { field: string }[] }

const message = {
  messageId: '01939bd2-4c11-7a55-8d21-0b3f7f3a9c21',
  topic: 'order',
  name: 'Wren Aldous',
  email: 'wren.writes@hemline.example',
  reference: '148200101',
  text: 'Where is my parcel, please?',
}

/** Registers the contract's tests of figures, help, the site map, and the contact form. */
export function companyContract(make: MakeClient): void {
  describe('the company', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })
    const send = (input: Partial<typeof message> = {}) =>
      ask<Sent>(shopper, 'sendContactMessage', { input: { ...message, ...input } })

    it('counts what is on sale as its listings do', async () => {
      const figures = await ask<Figures>(shopper, 'getShopFigures')
      const { totalCount } = await ask<{ totalCount: number }>(shopper, 'getItems', {
        amount: 1,
        filters: [],
        userInfo: {},
      })
      expect(figures.piecesOnSale).toBe(totalCount)
      expect(figures.brandsOnSale).toBeGreaterThan(0)
      expect(figures.piecesPassedOn).toBeGreaterThan(0)
      for (const value of Object.values(figures.impact)) expect(value).not.toBe(0)
    })

    it('has answers with links that stay in the shop', async () => {
      const articles = await ask<Article[]>(shopper, 'getHelpArticles')
      expect(new Set(articles.map(({ topic }) => topic)).size).toBe(6)
      expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
      for (const { href } of articles.flatMap(({ links }) => links)) expect(href).toMatch(/^\/[a-z]/)
    })

    it('counts shelves as the listings they lead to', async () => {
      const { data } = await shopper.run('getShopMap')
      const map = data?.shopMap as ShopMap
      const shelf = map.shelves.find(
        ({ department, category }) => department === 'women' && category === 'dresses',
      )
      const filters = [
        { key: 'department_tags', values: ['women'] },
        { key: 'category_tags', values: ['dresses'] },
      ]
      const { totalCount } = await ask<{ totalCount: number }>(shopper, 'getItems', {
        amount: 1,
        filters,
        userInfo: {},
      })
      expect(shelf?.itemCount).toBe(totalCount)
      expect(
        map.letters.every(({ brands, brandCount }) => brands.length > 0 && brands.length <= brandCount),
      ).toBe(true)
    })

    it('takes a message once, however often it is sent', async () => {
      const first = await send()
      expect(first).toMatchObject({ __typename: 'SendContactMessagePayload', reference: 'HM-7F3A9C21' })
      expect(await send()).toEqual(first)
    })

    it('names every field that can’t be taken', async () => {
      const refused = await send({ topic: 'nonsense', name: ' ', email: 'nobody', text: 'Hi' })
      expect(refused.__typename).toBe('InvalidInput')
      expect(refused.fields.map(({ field }) => field)).toEqual(['topic', 'name', 'email', 'text'])
    })

    it('refuses an id that is none', async () => {
      expect((await send({ messageId: '1' })).__typename).toBe('InvalidInput')
    })
  })
}
