import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './children.ts'

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** The URL to wait for, and the program that is to answer there. */
export type Wait = {
  readonly url: string
  readonly child: Child
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Waits until `url` answers with success. Throws, with the program's last lines, when the program dies or
 * `timeoutMs` milliseconds are over.
 */
export async function waitForUrl(wait: Wait): Promise<void> {
  const until = Date.now() + wait.timeoutMs
  while (!(await answers(wait.url))) {
    wait.signal?.throwIfAborted()
    const last = wait.child
      .lastLines(20)
      .map((line) => `    ${line}`)
      .join('\n')
    if (!wait.child.isRunning())
      throw new Error(`${wait.child.name} stopped while starting. Its last lines:\n${last}`)
    if (Date.now() > until)
      throw new Error(
        `${wait.child.name} did not answer on ${wait.url} within ${wait.timeoutMs / 1000} s. Its last lines:\n${last}`,
      )
    await sleep(150, undefined, { signal: wait.signal })
  }
}
