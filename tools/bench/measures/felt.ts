// Measures the start of pages as ratios to a plain React page with the same forty cards, pictures and data:
// the time until the largest element is painted, and the time during which the page can't respond to a touch.
// The pages are measured in turn in one run, so that a busy machine slows all of them.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bench, type Measure, median, type Row, times } from '../rows.ts'
import type { Site } from '../web/browser.ts'
import { type LabRun, labRun } from '../web/lighthouse.ts'
import { servePlainPage } from '../web/plain.ts'
import { productPath } from '../web/product-path.ts'
import { buildSite } from '../web/sizes.ts'

const runs = 5
/** A page that blocks for less than this is as good as one that does not block. */
const leastBlockingMs = 50
const reach = { largestPaint: 1.15, blocking: 1.6 } as const

type Figures = Pick<LabRun, 'largestPaintMs' | 'blockingMs'>

/**
 * Returns the benchmark rows of a page (largest paint and blocking time): the medians of its runs beside
 * those of a plain page.
 */
export function feltRows(name: string, ours: readonly Figures[], plain: readonly Figures[]): readonly Row[] {
  const of = (all: readonly Figures[], key: keyof Figures) => median(all.map((one) => one[key]))
  const paint = { ours: of(ours, 'largestPaintMs'), plain: of(plain, 'largestPaintMs') }
  const blocking = { ours: of(ours, 'blockingMs'), plain: of(plain, 'blockingMs') }
  const paintRatio = paint.ours / paint.plain
  const blockingRatio = blocking.ours / Math.max(blocking.plain, leastBlockingMs)
  const span = (key: keyof Figures) => {
    const all = ours.map((one) => Math.round(one[key]))
    return `${Math.min(...all)}–${Math.max(...all)} ms`
  }
  return [
    {
      what: `${name}: LCP beside a plain React page`,
      ours: `${Math.round(paint.ours)} ms`,
      floor: `${Math.round(paint.plain)} ms`,
      ratio: times(paintRatio),
      reach: `≤ ${times(reach.largestPaint)}`,
      met: paintRatio <= reach.largestPaint,
      note: span('largestPaintMs'),
    },
    {
      what: `${name}: TBT beside a plain React page`,
      ours: `${Math.round(blocking.ours)} ms`,
      floor: `${Math.round(blocking.plain)} ms`,
      ratio: times(blockingRatio),
      reach: `≤ ${times(reach.blocking)} of at least ${leastBlockingMs} ms`,
      met: blockingRatio <= reach.blocking,
      note: span('blockingMs'),
    },
  ]
}

/**
 * Measures what shoppers feel (largest paint, blocking time) on five pages of a running site in `rounds`
 * rounds, beside a plain page built into `dir`. Returns their benchmark rows.
 */
export async function measureFelt(
  site: Site,
  { dir, rounds, say }: { dir: string; rounds: number; say: (line: string) => void },
): Promise<readonly Row[]> {
  const paths = {
    home: '/',
    'listing /women': '/women',
    piece: await productPath(site.webUrl),
    search: '/search?text=linen+dress',
    'clean-out': '/cleanout',
  }
  const page = await servePlainPage(site.webUrl, dir)
  try {
    const plain: LabRun[] = []
    const ours = Object.entries(paths).map(([name, path]) => ({ name, path, runs: [] as LabRun[] }))
    const measure = (webUrl: string, path: string) => labRun({ ...site, webUrl }, path, ['performance'])
    // The first visits draw pictures that later ones find drawn.
    for (const { path } of ours) await measure(site.webUrl, path)
    await measure(page.url, '/')
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await measure(page.url, '/'))
      for (const one of ours) one.runs.push(await measure(site.webUrl, one.path))
      say(`  round ${round + 1} of ${rounds}`)
    }
    return ours.flatMap(({ name, runs: own }) => feltRows(name, own, plain))
  } finally {
    page.close()
  }
}

async function run(bench: Bench): Promise<readonly Row[]> {
  const dist = join(bench.stack.dir, 'site')
  await rm(dist, { recursive: true, force: true })
  await buildSite(dist)
  const { ports, chromium } = bench.stack.settings
  const api = await bench.api()
  const processor = await bench.processor()
  const web = await bench.web({
    port: ports.web,
    env: { WEB_DIST: dist, API_URL: api.url, PROCESSOR_URL: processor.url },
  })
  try {
    const site = { webUrl: `http://localhost:${ports.web}`, chromium }
    const dir = join(bench.stack.dir, 'plain-page')
    const rows = await measureFelt(site, { dir, rounds: bench.short ? 1 : runs, say: bench.say })
    return bench.short ? rows.map((row) => ({ ...row, met: null })) : rows
  } finally {
    await web.stop()
    await processor.stop()
    await api.stop()
  }
}

/** The measure `felt`. */
export const felt: Measure = { name: 'felt', needs: 'default', run }
