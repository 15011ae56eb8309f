// Unpacks the release before the newest migrations from the git history into a folder, where it can run
// beside this release.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../local/paths.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
const packages = ['api', 'content', 'db', 'pictures', 'rules', 'schema', 'search-indexer', 'tools', 'vision']
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

/** Whether no migration that a commit has was changed, renamed or removed since. */
const keptMigrations = (commit: string): boolean =>
  git('diff', '--name-only', '--diff-filter=MDR', commit, '--', 'db/migrations') === ''

/**
 * Unpacks the newest commit before at least the last `back` commits that added migrations into `folder`, and
 * installs its dependencies. A commit between two slices of one series, whose migrations were changed by the
 * next slice, is no release and is passed over. Returns the release, or a sentence that says why there is
 * none: no git history, too few migrations, all changed since.
 */
export function oldRelease(folder: string, back: number): OldRelease | string {
  let commit: string | undefined
  try {
    const added = git('log', '--diff-filter=A', '--format=%H', '--', 'db/migrations')
      .split('\n')
      .filter(Boolean)
    if (added.length < back) return 'the history has not enough migrations'
    for (let n = back - 1; commit === undefined && n < added.length; n += 1) {
      const before = git('rev-parse', `${added[n]}^`)
      if (keptMigrations(before)) commit = before
    }
  } catch {
    return 'there is no git history here'
  }
  if (commit === undefined) return 'migrations of every older release were changed since'
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // A release has those of these folders that were there at its time.
  const there = git('ls-tree', '--name-only', commit, '--', ...packages).split('\n')
  const paths = [...there, ...installed].join(' ')
  execFileSync('sh', ['-c', `git archive ${commit} -- ${paths} | tar -x -C '${folder}'`], { cwd: root })
  installDependencies(folder)
  const names = (at: string) => readdirSync(join(at, 'db/migrations')).filter((name) => name.endsWith('.sql'))
  const before = new Set(names(folder))
  return { folder, commit, newer: names(root).filter((name) => !before.has(name)) }
}
