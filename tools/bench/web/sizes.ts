// The weight of the built site, from a build of its own: sums that are the same on every machine.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  chunksOf,
  firstView,
  fontsOf,
  furtherRoutes,
  gzippedIn,
  limits,
  type Manifest,
  weightOf,
} from '../../checks/page-weight.ts'
import { viteProgram } from '../../local/build.ts'
import { runToEnd } from '../../local/children.ts'
import { root } from '../../local/paths.ts'
import type { Row } from '../rows.ts'

const buildMs = 240_000

/**
 * Builds the site as it is served into `dist`, with the manifest of each chunk's imports. Throws when the
 * build fails or takes longer than four minutes.
 */
export async function buildSite(dist: string): Promise<void> {
  const command = [
    'node',
    viteProgram,
    'build',
    '--outDir',
    dist,
    '--emptyOutDir',
    '--manifest',
    'manifest.json',
    '--logLevel',
    'warn',
  ]
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' }
  await runToEnd(
    { name: 'build', command, env, cwd: join(root, 'web'), logFile: `${dist}.log` },
    AbortSignal.timeout(buildMs),
  )
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/**
 * Returns the table's row of a weight against its limit, both given in bytes and shown in kB, with the used
 * share of the limit.
 */
export function weightRow(what: string, bytes: number, limit: number, note?: string): Row {
  const ratio = `${Math.round((bytes / limit) * 100)} % of it`
  return {
    what,
    ours: kB(bytes),
    floor: '–',
    ratio,
    reach: `≤ ${kB(limit)}`,
    met: bytes <= limit,
    ...(note ? { note } : {}),
  }
}

/**
 * Returns the benchmark rows of the weights of the build in `dist`: script, style and fonts of the first
 * view, and each further screen.
 */
export function sizeRows(dist: string): readonly Row[] {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest
  const sizeOf = gzippedIn(dist)
  const { script, style } = weightOf(manifest, chunksOf(manifest, firstView), sizeOf)
  const fonts = fontsOf(readFileSync(join(dist, 'index.html'), 'utf8')).reduce(
    (sum, file) => sum + statSync(join(dist, file)).size,
    0,
  )
  const routes = furtherRoutes(manifest, sizeOf)
  const over = routes.filter((route) => route.script > limits.furtherScript)
  const nameOf = ({ screen, script: bytes }: (typeof routes)[number]) =>
    `${screen.replace(/^.*\/|Screen\.tsx$/g, '')} ${kB(bytes)}`
  const note = `${over.length} of ${routes.length} screens are heavier${over.length > 0 ? `: ${over.map(nameOf).join(', ')}` : ''}`
  return [
    weightRow('web: JavaScript of a first listing view, gzipped', script, limits.firstScript),
    weightRow(
      'web: JavaScript that the heaviest further route adds, gzipped',
      routes[0]?.script ?? 0,
      limits.furtherScript,
      note,
    ),
    weightRow('web: CSS of a first listing view, gzipped', style, limits.firstStyle),
    weightRow('web: fonts that the document asks for', fonts, limits.firstFonts),
  ]
}
