// The common input of all parts of `make containers`: a folder, an environment, the printed steps, and the
// signal to stop.
import { join } from 'node:path'
import { runToEnd } from '../local/children.ts'
import { root } from '../local/paths.ts'
import type { Steps } from '../local/steps.ts'

/** The input of the parts of `make containers`. */
export type Workshop = Steps & {
  /** The folder for an own engine, its images and their sources; a second run is faster with it. */
  readonly dir: string
  readonly logDir: string
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * Runs a program in the repository's folder to its end and returns its last lines. Throws with these lines
 * unless its exit code is 0.
 */
export function run(
  shop: Workshop,
  name: string,
  command: readonly string[],
  env = shop.env,
): Promise<readonly string[]> {
  return runToEnd({ name, command, env, cwd: root, logFile: join(shop.logDir, `${name}.log`) }, shop.signal)
}
