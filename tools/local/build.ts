// Builds the site, unless its sources are those of the last build.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

/** Builds web/dist when the sources have changed. Returns whether it did; throws when the build fails. */
export async function buildWeb({ env, logDir, signal }: BuildOptions): Promise<boolean> {
  const digest = digestOfFiles(sources.map((name) => join(root, name)))
  const isCurrent = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest
  if (isCurrent && existsSync(join(root, 'web', 'dist', 'index.html'))) return false
  await runToEnd(
    {
      name: 'build',
      command: ['node', viteProgram, 'build'],
      env,
      cwd: join(root, 'web'),
      logFile: join(logDir, 'build.log'),
    },
    signal,
  )
  mkdirSync(dirname(stampFile), { recursive: true })
  // The digest is taken again, since a build may write generated files beside the sources.
  writeFileSync(stampFile, digestOfFiles(sources.map((name) => join(root, name))))
  return true
}
