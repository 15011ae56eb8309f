// What every part of `make containers` is handed: a folder, an environment, the steps that people
// read, and the wish to stop.
import { join } from 'node:path'
import { runToEnd } from '../local/children.ts'
import { root } from '../local/paths.ts'
import type { Steps } from '../local/steps.ts'

export type Workshop = Steps & {
  /** Keeps an engine of our own, its images and what they are made of; a second run is quicker for it. */
  readonly dir: string
  readonly logDir: string
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * Runs a program in the repository's folder to its end and returns its last lines; throws with
 * them unless it ends with 0.
 */
export function run(
  shop: Workshop,
  name: string,
  command: readonly string[],
  env = shop.env,
): Promise<readonly string[]> {
  return runToEnd({ name, command, env, cwd: root, logFile: join(shop.logDir, `${name}.log`) }, shop.signal)
}
