// Builds the site, unless its sources are those of the last build.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { runToEnd } from './children.ts'
import { localDir, root } from './paths.ts'

const sources = [
  'web',
  // The build draws the tops of pages for the host.
  'web/host/drawing.ts',
  'web/host/first-view.ts',
  'rules/src',
  'schema/generated',
  'schema/operations',
  'schema/graphql',
  'schema/persisted.json',
  'pnpm-lock.yaml',
]
const ignored = new Set(['node_modules', 'dist', 'host', 'test-results', '.vite'])
const stampFile = join(localDir, 'web-built')

function linesOf(path: string): readonly string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (!stat.isDirectory()) return [`${path} ${stat.size} ${stat.mtimeMs}`]
  const names = readdirSync(path).filter((name) => !ignored.has(name))
  return names.sort().flatMap((name) => linesOf(join(path, name)))
}

/**
 * Returns a digest of the files' names, sizes and change times; an added or removed file changes it, too.
 */
export function digestOfFiles(paths: readonly string[]): string {
  return createHash('sha256').update(paths.flatMap(linesOf).join('\n')).digest('hex')
}

/** Path of vite's program in the site's packages. */
export const viteProgram = join(root, 'web', 'node_modules', 'vite', 'bin', 'vite.js')

/** The environment of the build, the folder for its log, and the signal that stops it. */
export type BuildOptions = {
  readonly env: Readonly<Record<string, string>>
  readonly logDir: string
  readonly signal: AbortSignal
}

const dist = join(root, 'web', 'dist')
/** The build that `tools/checks/page-weight.test.ts` weighs; it has vite's list of its files, too. */
const weighed = join(localDir, 'web-weighed')
const weighedStamp = join(localDir, 'web-weighed.built')
const listOfFiles = 'manifest.json'

const digestNow = (): string => digestOfFiles(sources.map((name) => join(root, name)))
const isBuilt = (folder: string, stamp: string, digest: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === digest && existsSync(join(folder, 'index.html'))

async function build({ env, logDir, signal }: BuildOptions, args: readonly string[]): Promise<void> {
  const command = ['node', viteProgram, 'build', ...args]
  const logFile = join(logDir, 'build.log')
  await runToEnd({ name: 'build', command, env, cwd: join(root, 'web'), logFile }, signal)
}

/** Writes down the sources of a build, as they are now: it may have written generated files beside them. */
function stampWith(stamp: string): void {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, digestNow())
}

/**
 * Builds the site for production away from web/dist, which a running shop may be using, unless that is done
 * for these sources. Returns the folder; its `manifest.json` names the files of each entry. Throws when the
 * build fails.
 */
export async function buildToWeigh(options: Omit<BuildOptions, 'env'>): Promise<string> {
  if (isBuilt(weighed, weighedStamp, digestNow())) return weighed
  rmSync(weighedStamp, { force: true })
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' }
  const into = ['--outDir', weighed, '--emptyOutDir', '--manifest', listOfFiles, '--logLevel', 'warn']
  await build({ ...options, env }, into)
  stampWith(weighedStamp)
  return weighed
}

/**
 * Builds web/dist when the sources have changed, or takes the build that was weighed, if it has these
 * sources. Returns whether web/dist was written; throws when the build fails.
 */
export async function buildWeb(options: BuildOptions): Promise<boolean> {
  const digest = digestNow()
  if (isBuilt(dist, stampFile, digest)) return false
  if (options.env.NODE_ENV === 'production' && isBuilt(weighed, weighedStamp, digest)) {
    rmSync(dist, { recursive: true, force: true })
    cpSync(weighed, dist, { recursive: true, filter: (path) => path !== join(weighed, listOfFiles) })
  } else await build(options, [])
  stampWith(stampFile)
  return true
}
