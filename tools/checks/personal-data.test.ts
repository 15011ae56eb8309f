// What /privacy says about places outside of the database: the search index has no personal data, and every
// cookie that the code names is in the list.
import { shopCookies } from '@hemline/rules/privacy/cookies.ts'
import { columnsWith, dataMap, type TableMap } from '@hemline/rules/privacy/data-map.ts'
import { indexBody } from '@hemline/schema/search/mapping.ts'
import { describe, expect, it } from 'vitest'
import { isCode, isTest, places, readSources } from './sources.ts'

const personal = (table: TableMap | undefined): string[] =>
  table ? (['erase', 'anonymise', 'keep'] as const).flatMap((rule) => columnsWith(table, rule)) : []

describe('the search index', () => {
  it('has no field with the name of a personal column of a piece, but for its number', () => {
    const { mappings } = indexBody('shop', { hasKnn: true }) as {
      mappings: { properties: Record<string, unknown> }
    }
    const fields = Object.keys(mappings.properties)
    expect(fields).toContain('item_number')
    const found = fields.filter((field) => personal(dataMap.item).includes(field))
    expect(found).toEqual(['item_number'])
    for (const field of fields) expect(field).not.toMatch(/user|visitor|email|consignor|seller_info|person/)
  })
})

describe('cookies', () => {
  it('that the site names are on /privacy, and no others', () => {
    const sources = readSources().filter(
      ({ path }) => isCode(path) && !isTest(path) && /^(?:web|rules)\/src\//.test(path),
    )
    const named = sources
      .filter(({ path }) => path !== 'rules/src/privacy/cookies.ts')
      .flatMap((source) => places(source, /'(hemline_[a-z_]+|size_profile_saved)'/g))
      .map(({ match }) => match[1])
    const listed = shopCookies.map(({ name }) => name)
    // Kept in the browser's storage, and never sent.
    const stored = ['hemline_time_zone']
    const missing = [...new Set(named)].filter((name) => name !== undefined && !listed.includes(name))
    expect(missing).toEqual(stored)
    // The names of subscriptions' cards are made of their kinds.
    const made = listed.filter((name) => !named.includes(name))
    expect(made.every((name) => name.startsWith('hemline_subscription_'))).toBe(true)
  })
})
