import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Related = {
  sections: { title: string; links: { label: string; href: string; count: number | null }[] }[]
}
type Sitemap = {
  files: { name: string; addressCount: number }[]
  addresses: { path: string; lastChanged: string | null }[] | null
}

/** Registers the contract's tests of what machines request beside pages: related links and sitemaps. */
export function seoContract(make: MakeClient): void {
  describe('seo', () => {
    let robot: ContractClient
    beforeEach(async () => {
      robot = await make()
    })
    const related = async (path: string) => (await ask<Related>(robot, 'getRelatedLinks', { path })).sections
    const hrefs = async (path: string) =>
      (await related(path)).flatMap(({ links }) => links.map(({ href }) => href))

    it('leads from a department to its categories and to brands', async () => {
      const found = await hrefs('/women')
      expect(found.filter((href) => href.startsWith('/women/')).length).toBeGreaterThan(2)
      expect(found.some((href) => href.startsWith('/brand/'))).toBe(true)
    })

    it('leads from a category to those beside it and to its brands, and never to itself', async () => {
      const found = await hrefs('/women/dresses')
      expect(found.some((href) => href.startsWith('/women/') && !href.startsWith('/women/dresses'))).toBe(
        true,
      )
      expect(found.some((href) => /^\/brand\/[^/]+\/dresses$/.test(href))).toBe(true)
      expect(found).not.toContain('/women/dresses')
    })

    it('never links to nothing', async () => {
      for (const { links } of await related('/women/dresses')) {
        expect(links.length).toBeGreaterThan(0)
        expect(links.every(({ count }) => count !== 0)).toBe(true)
      }
    })

    it.each(['/', '/cart', '/women/no-such-thing', '/brand/no-such-brand', 'x'.repeat(5000), '/%E0%A4%A'])(
      'has no links for what is no listing: %.40s',
      async (path) => expect(await related(path)).toEqual([]),
    )

    it('knows no sitemap file that is not there', async () => {
      for (const file of ['items-999', 'items-0', 'nonsense', 'items', '../items-1'])
        expect((await ask<Sitemap>(robot, 'getSitemap', { file })).addresses, file).toBeNull()
    })
  })
}
