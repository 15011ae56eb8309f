// Identifies programs by pid and start time: systems use a pid again, so that a pid alone may mean another
// program.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

function ps(pid: number, field: string): string | undefined {
  try {
    return (
      execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || undefined
    )
  } catch {
    return undefined
  }
}

/**
 * Returns a text that identifies the present program under this pid by its start; undefined when none runs.
 */
export function startOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'lstart')
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return undefined
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${bootId}:${fields[19] ?? ''}`
  } catch {
    return undefined
  }
}

/** Returns the command line of the program under this pid; undefined when none runs. */
export function commandOf(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) return ps(pid, 'command')
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined
  } catch {
    return undefined
  }
}

/**
 * Sends a signal to a process by its pid; returns false when it can't be sent, as when no such process runs.
 */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    process.kill(pid, name)
    return true
  } catch {
    return false
  }
}
