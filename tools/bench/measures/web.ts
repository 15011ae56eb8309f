// The site as shoppers get it: built, compressed, and served by its host in front of the shop's own API.
// Sizes come first, since they are the same on every machine.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bench, type Measure, median, ms, quantile, type Row } from '../rows.ts'
import type { Site } from '../web/browser.ts'
import { type Interaction, interactions } from '../web/interactions.ts'
import { type LabPage, labRows, labRun } from '../web/lighthouse.ts'
import { productPath } from '../web/product-path.ts'
import { buildSite, sizeRows } from '../web/sizes.ts'
import { fromCardToProduct } from '../web/to-product.ts'

const runs = 5
const ways = 12
const reach = { toProductMs: 100, interactionMs: 200 } as const

const listing: LabPage = { name: 'listing', path: '/women/dresses', indexed: true }
const pages = (product: string): readonly LabPage[] => [
  { name: 'home', path: '/', indexed: true },
  listing,
  {
    name: 'listing with filters',
    path: '/women/dresses?color_names=black&condition=excellent',
    indexed: false,
  },
  { name: 'product', path: product, indexed: true },
  { name: 'search', path: '/search?text=linen+dress', indexed: false },
  { name: 'brand', path: '/brand/theory', indexed: true },
  { name: 'clean-out', path: '/cleanout', indexed: true },
  { name: 'brands', path: '/brands', indexed: true },
]

/**
 * Returns the rows of Lighthouse: the medians of five runs per page, with the pages in turn, so that a busy
 * minute does not hit one page alone.
 */
async function labResults(site: Site, say: (line: string) => void): Promise<readonly Row[]> {
  const all = pages(await productPath(site.webUrl))
  const done = new Map(all.map((page) => [page, [] as Awaited<ReturnType<typeof labRun>>[]]))
  for (let round = 0; round < runs; round += 1) {
    for (const page of all) done.get(page)?.push(await labRun(site, page.path))
    say(`  Lighthouse: round ${round + 1} of ${runs}`)
  }
  const rows = all.flatMap((page) => labRows(page, done.get(page) ?? []))
  // Rows that are the same on every machine come before rows that depend on its speed.
  const isOfSpeed = ({ what }: Row) => /Lighthouse mobile|TBT/.test(what)
  return [...rows.filter((row) => !isOfSpeed(row)), ...rows.filter(isOfSpeed)]
}

/**
 * Returns the row of the times (ms) from a press on a card to its piece's page, with all data in the cache;
 * the median is judged.
 */
export function toProductRow(values: readonly number[]): Row {
  const ours = median(values)
  return {
    what: 'web: from a card to its piece, cached',
    ours: ms(ours),
    floor: '–',
    ratio: `longest of ${values.length}: ${ms(Math.max(...values))}`,
    reach: `≤ ${reach.toProductMs} ms`,
    met: ours <= reach.toProductMs,
  }
}

/**
 * Returns the row of all interactions on a processor at a quarter of its speed; three of four must take at
 * most 200 ms.
 */
export function interactionRow(done: readonly Interaction[]): Row {
  const durations = done.map((one) => one.ms)
  const p75 = quantile(durations, 0.75)
  const slowest = done
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 3)
    .map(({ name, ms: duration }) => `${name} ${Math.round(duration)} ms`)
  return {
    what: `web: ${done.length} interactions at a quarter of the processor's speed, p75`,
    ours: `${Math.round(p75)} ms`,
    floor: '–',
    ratio: `p50 ${Math.round(median(durations))} ms`,
    reach: `≤ ${reach.interactionMs} ms`,
    met: p75 <= reach.interactionMs,
    note: `longest: ${slowest.join(', ')}`,
  }
}

/**
 * Measures all benchmark figures of a running site (Lighthouse, the way from a card to its page,
 * interactions) and returns their rows.
 */
export async function measureSite(site: Site, say: (line: string) => void): Promise<readonly Row[]> {
  const lab = await labResults(site, say)
  return [...lab, toProductRow(await fromCardToProduct(site, ways)), interactionRow(await interactions(site))]
}

/** Measures once what does not depend on the machine's speed, for a short run. */
async function glance(site: Site): Promise<readonly Row[]> {
  const run = await labRun(site, listing.path, ['accessibility', 'seo'])
  const scores = [run.accessibility, run.seo]
  return [
    {
      what: 'web, listing: accessibility / SEO',
      ours: scores.map((score) => score.toFixed(2)).join(' / '),
      floor: '–',
      ratio: '–',
      reach: '1.00 each',
      met: scores.every((score) => score >= 1),
      ...(run.faults.length > 0 ? { note: `audits: ${run.faults.join(', ')}` } : {}),
    },
  ]
}

async function run(bench: Bench): Promise<readonly Row[]> {
  const dist = join(bench.stack.dir, 'site')
  await rm(dist, { recursive: true, force: true })
  await buildSite(dist)
  const sizes = sizeRows(dist)
  const { ports, chromium } = bench.stack.settings
  const api = await bench.api()
  const processor = await bench.processor()
  const web = await bench.web({
    port: ports.web,
    env: { WEB_DIST: dist, API_URL: api.url, PROCESSOR_URL: processor.url },
  })
  try {
    const site = { webUrl: `http://localhost:${ports.web}`, chromium }
    return [...sizes, ...(bench.short ? await glance(site) : await measureSite(site, bench.say))]
  } finally {
    await web.stop()
    await processor.stop()
    await api.stop()
  }
}

/** The measure `web`. */
export const web: Measure = { name: 'web', needs: 'default', run }
