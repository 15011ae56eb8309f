// Unpacks the release before the newest migrations from the git history into a folder, where it can run
// beside this release.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../local/paths.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
const packages = ['api', 'db', 'pictures', 'rules', 'schema', 'search-indexer', 'tools']
/** The files that the installation of packages reads, besides the packages' own; the old site is not run. */
const installed = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'web/package.json']

/** An older release in its folder. */
export type OldRelease = {
  readonly folder: string
  readonly commit: string
  /** The names of the migrations that this release has and the old one does not. */
  readonly newer: readonly string[]
}

/**
 * Installs the packages of the old release's own lockfile, since this release may have dropped some of
 * them.
 */
function installDependencies(folder: string): void {
  execFileSync('sh', ['tools/local/install.sh'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
}

/**
 * Unpacks the commit before the last `back` commits that added migrations into `folder`. Returns the
 * release, or a sentence that says why it can't be had.
 */
export function oldRelease(folder: string, back: number): OldRelease | string {
  let commit: string
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '--', 'db/migrations').split('\n')
    const oldest = added[back - 1]
    if (oldest === undefined || oldest === '') return 'the history has not enough migrations'
    commit = git('rev-parse', `${oldest}^`)
  } catch {
    return 'there is no git history here'
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  execFileSync(
    'sh',
    ['-c', `git archive ${commit} -- ${packages.join(' ')} ${installed.join(' ')} | tar -x -C '${folder}'`],
    {
      cwd: root,
    },
  )
  installDependencies(folder)
  const names = (at: string) => readdirSync(join(at, 'db/migrations')).filter((name) => name.endsWith('.sql'))
  const before = new Set(names(folder))
  const changed = [...before].filter(
    (name) =>
      readFileSync(join(folder, 'db/migrations', name), 'utf8') !==
      readMaybe(join(root, 'db/migrations', name)),
  )
  if (changed.length > 0) return `migrations were changed since: ${changed.join(', ')}`
  return { folder, commit, newer: names(root).filter((name) => !before.has(name)) }
}

const readMaybe = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
