import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { oneShotAddresses, oneShotReads } from './one-shot-reads.ts'
import { readSources, root } from './sources.ts'

const journeys = readdirSync(`${root}tools/e2e`).map((name) => ({
  path: `tools/e2e/${name}`,
  text: readFileSync(`${root}tools/e2e/${name}`, 'utf8'),
}))

const found = (text: string) => oneShotReads([{ path: 'tools/e2e/a.spec.ts', text }])

it('no journey believes what it reads once, and none waits for a quiet network', () =>
  expect(oneShotReads(journeys)).toEqual([]))

it.each([
  ['a decision', 'if (await page.getByRole("button").isVisible()) await page.click()', '.isVisible()'],
  ['an assertion', 'expect(await rows.count()).toBe(3)', '.count()'],
  ['a text', 'const words = (await said.textContent()) ?? ""', '.textContent()'],
  [
    'all texts',
    'for (const text of await cards(page).allTextContents()) expect(text).toMatch(/x/)',
    '.allTextContents()',
  ],
  ['a quiet network', 'await page.waitForLoadState("networkidle")', 'networkidle'],
  ['a quiet network as an option', 'await page.goto("/", { waitUntil: "networkidle" })', 'networkidle'],
  ['a pause', 'await page.waitForTimeout(500)', '.waitForTimeout()'],
  [
    'an excuse far above',
    '// read once: of another line\nlet a\nlet b\nlet c\nconst n = await rows.count()',
    '.count()',
  ],
])('%s that is read once is found', (_, text, what) =>
  expect(found(text).map((one) => one.split(' ').at(-1))).toEqual([what]),
)

it.each([
  ['a poll', 'await expect.poll(() => rows.count()).toBe(3)'],
  [
    'a poll of a named function',
    'const rows = async () => (await all.count()) - 1\nawait expect.poll(rows).toBe(3)',
  ],
  [
    'a block that is tried again',
    'await expect(async () => { expect(await rows.count()).toBe(3) }).toPass()',
  ],
  ['what is read until it is still', 'const n = await settled(page, () => rows.count())'],
  ['an assertion that waits', 'await expect(rows).toHaveCount(3)'],
  [
    'a reason',
    '// read once: a key moves the focus before its press is over.\nif ((await focused.count()) > 0) return',
  ],
  ['what is no page', 'await Promise.all([a, b])'],
])('%s is let through', (_, text) => expect(found(text)).toEqual([]))

it('looks at journeys alone', () =>
  expect(oneShotReads([{ path: 'tools/bench/a.ts', text: 'await a.count()' }])).toEqual([]))

it('no test of a component believes an address at once', () =>
  expect(oneShotAddresses(readSources())).toEqual([]))

it('finds an address that is believed at once, and lets one through that is waited for', () => {
  const addresses = (text: string) => oneShotAddresses([{ path: 'web/src/a.test.tsx', text }])
  expect(addresses("\nexpect(router.state.location.pathname).toBe('/cart')")).toEqual([
    'web/src/a.test.tsx:2 address',
  ])
  expect(addresses("await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))")).toEqual([])
})
