// Runs Lighthouse with its default settings: a phone with slow 4G and a processor four times slower, both
// simulated from the observed load.
import lighthouse, { type Result } from 'lighthouse'
import { median, type Row } from '../rows.ts'
import { type Site, withBrowser } from './browser.ts'

/**
 * A page to measure. `indexed`: search engines may index it. Other pages carry noindex, which Lighthouse's
 * SEO score counts as a fault.
 */
export type LabPage = { readonly name: string; readonly path: string; readonly indexed: boolean }

/** The result of one run: scores from 0 to 1, times in milliseconds. */
export type LabRun = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  readonly shift: number
  /** Failed audits, without those of speed. */
  readonly faults: readonly string[]
}

const judged = ['accessibility', 'best-practices', 'seo'] as const
const sound = (score: number | null | undefined): number => score ?? 0

function runOf({ categories, audits }: Result): LabRun {
  const figure = (id: string): number => audits[id]?.numericValue ?? Number.NaN
  const refs = judged.flatMap((id) => categories[id]?.auditRefs ?? [])
  const faults = refs
    .map(({ id }) => audits[id])
    .flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [audit.id] : []))
  return {
    performance: sound(categories.performance?.score),
    accessibility: sound(categories.accessibility?.score),
    bestPractices: sound(categories['best-practices']?.score),
    seo: sound(categories.seo?.score),
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    faults,
  }
}

const triesMost = 3

/**
 * Runs Lighthouse on a page in a fresh browser, whose cache is empty, and returns the run's figures. A run
 * that recorded nothing is repeated; throws after the third.
 */
export async function labRun(site: Site, path: string, categories?: readonly string[]): Promise<LabRun> {
  const only = categories ? { onlyCategories: [...categories] } : {}
  let fault = 'nothing'
  for (let tries = 0; tries < triesMost; tries += 1) {
    const result = await withBrowser(site, (_, port) =>
      lighthouse(`${site.webUrl}${path}`, { port, output: 'json', logLevel: 'error', ...only }),
    )
    if (result && !result.lhr.runtimeError) return runOf(result.lhr)
    fault = result?.lhr.runtimeError?.message ?? fault
  }
  throw new Error(`Lighthouse on ${path}: ${fault}`)
}

/** The lowest scores that are promised. */
export const least = { performance: 0.95, judged: 1 } as const
/** The largest layout shift and blocking time that are promised. */
export const most = { shift: 0.02, blockingMs: 100 } as const

const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`
const middle = (runs: readonly LabRun[], of: (run: LabRun) => number): number => median(runs.map(of))

/**
 * Returns the benchmark rows of one page in Lighthouse, made of the medians of its runs: the scores with the
 * failed audits, layout shift (CLS), the score on a phone, and blocking time (TBT). For a page that is not
 * `indexed` the audit is-crawlable does not count as failed.
 */
export function labRows({ name, indexed }: LabPage, runs: readonly LabRun[]): readonly Row[] {
  const performance = middle(runs, (run) => run.performance)
  const blocking = middle(runs, (run) => run.blockingMs)
  const shift = middle(runs, (run) => run.shift)
  const paints = `first paint ${seconds(middle(runs, (run) => run.firstPaintMs))}, largest ${seconds(middle(runs, (run) => run.largestPaintMs))}`
  const scores = [
    middle(runs, (run) => run.accessibility),
    middle(runs, (run) => run.bestPractices),
    middle(runs, (run) => run.seo),
  ]
  const said = scores.map((score) => score.toFixed(2)).join(' / ')
  const faults = [...new Set(runs.flatMap((run) => run.faults))].filter(
    (id) => indexed || id !== 'is-crawlable',
  )
  const hidden = indexed ? [] : ['noindex by intent: its SEO score is not judged by that audit']
  const note = [faults.length > 0 ? `audits: ${faults.join(', ')}` : [], hidden].flat().join('; ')
  return [
    {
      what: `web, ${name}: accessibility / best practices / SEO`,
      ours: said,
      floor: '–',
      ratio: faults.length === 0 ? 'no fault' : `${faults.length} faults`,
      reach: '1.00 each',
      met: indexed ? scores.every((score) => score >= least.judged) : faults.length === 0,
      ...(note ? { note } : {}),
    },
    {
      what: `web, ${name}: CLS`,
      ours: shift.toFixed(3),
      floor: '–',
      ratio: '–',
      reach: `≤ ${most.shift}`,
      met: shift <= most.shift,
    },
    {
      what: `web, ${name}: Lighthouse mobile`,
      ours: performance.toFixed(2),
      floor: '–',
      ratio: '–',
      reach: `≥ ${least.performance}`,
      met: performance >= least.performance,
      note: paints,
    },
    {
      what: `web, ${name}: TBT`,
      ours: `${Math.round(blocking)} ms`,
      floor: '–',
      ratio: '–',
      reach: `≤ ${most.blockingMs} ms`,
      met: blocking <= most.blockingMs,
    },
  ]
}
