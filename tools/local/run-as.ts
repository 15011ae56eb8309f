// PostgreSQL and OpenSearch refuse to run as root, so root starts them as another user. Every program also
// ends together with the stack, even when the stack is killed: on Linux the kernel does that (setpriv
// --pdeathsig).
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A user of this machine and its group. */
export type User = { readonly name: string; readonly group: string }

export type StopSignal = 'SIGTERM' | 'SIGINT'

/** The user that a program runs as; undefined for the present user. */
export type RunAs = {
  readonly user: User | undefined
  /**
   * The Linux capability with which that user may walk through a parent folder that only root may enter (a
   * clone in /root, for example).
   */
  readonly capability: string | undefined
}

/** Runs a program as the present user. */
export const asMyself: RunAs = { user: undefined, capability: undefined }

/** Whether this process runs as root. */
export const isRoot = process.getuid?.() === 0

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))

/**
 * Returns the command line that runs `command` as that user and ends it with `stopSignal` when this process
 * ends; `command` unchanged where setpriv is missing.
 */
export function commandLine(
  command: readonly string[],
  as: RunAs,
  stopSignal: StopSignal,
): readonly string[] {
  if (setpriv === undefined) return command
  const args = [setpriv, '--pdeathsig', stopSignal.replace('SIG', '')]
  if (as.user !== undefined) {
    args.push(`--reuid=${as.user.name}`, `--regid=${as.user.group}`, '--clear-groups')
    // Without the securebit, access(2), which initdb calls, would answer as if the capability were missing.
    if (as.capability !== undefined)
      args.push(
        '--securebits=+no_setuid_fixup',
        `--inh-caps=+${as.capability}`,
        `--ambient-caps=+${as.capability}`,
      )
  }
  return [...args, '--', ...command]
}

function canReach(as: RunAs, paths: readonly string[]): boolean {
  const tests = paths.map((path) => `test -r '${path.replaceAll("'", "'\\''")}'`).join(' && ')
  const [command = '', ...args] = commandLine(['/bin/sh', '-c', tests], as, 'SIGTERM')
  return spawnSync(command, args, { stdio: 'ignore', cwd: '/' }).status === 0
}

function ensureUser(user: User): void {
  if (spawnSync('id', ['-u', user.name], { stdio: 'ignore' }).status === 0) return
  execFileSync('groupadd', ['--force', '--system', user.group])
  execFileSync('useradd', [
    '--system',
    '--gid',
    user.group,
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    user.name,
  ])
}

/**
 * Returns how to run a program that refuses root and reads `paths`: as the present user unless that is root.
 * Throws with the remedy when setpriv is missing, or when a parent folder keeps `user` out and no capability
 * helps.
 */
export function runAsFor(user: User, paths: readonly string[]): RunAs {
  if (!isRoot) return asMyself
  if (setpriv === undefined)
    throw new Error(
      'as root, the program setpriv (package util-linux) is needed; or run this as an ordinary user.',
    )
  ensureUser(user)
  for (const capability of [undefined, 'dac_read_search', 'dac_override']) {
    const as: RunAs = { user, capability }
    if (canReach(as, paths)) return as
  }
  throw new Error(
    `user ${user.name} cannot reach ${paths[0] ?? ''}, since a parent folder is closed to others. Move the clone to an open folder (such as /srv or /opt), or run: chmod o+x on each parent folder.`,
  )
}
