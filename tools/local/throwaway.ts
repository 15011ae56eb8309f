// A stack in its own folder and on its own ports, empty at the start and deleted at the end: the base of
// suites, soaks and benches.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { elsewhere, type SeedProfile, type Settings } from './env.ts'
import { endLeftovers, removeNote } from './instance.ts'
import { forgetMemory } from './memory.ts'
import { freePorts } from './ports.ts'
import { makeStack, type Stack } from './stack.ts'
import type { Steps } from './steps.ts'

/** Options of a throwaway stack. */
export type Throwaway = {
  /** The name that a second start on the folder would report. */
  readonly name: string
  readonly dir: string
  readonly settings: Settings
  readonly seedProfile?: SeedProfile
  readonly steps: Steps
  readonly signal: AbortSignal
}

/**
 * Makes a throwaway stack, runs `work` on it, and stops and deletes it even when `work` fails; the logs
 * stay.
 */
export async function withThrowaway<T>(options: Throwaway, work: (stack: Stack) => Promise<T>): Promise<T> {
  const { name, dir, settings, seedProfile = 'small', steps, signal } = options
  await endLeftovers(dir)
  rmSync(dir, { recursive: true, force: true })
  forgetMemory(dir)
  const own = elsewhere(settings, { ports: await freePorts(), dir, seedProfile })
  const stack = makeStack({ name, settings: own, dir, throwaway: true, steps, signal })
  try {
    return await work(stack)
  } finally {
    await stack.stop()
    removeNote(dir)
    forgetMemory(dir)
    for (const folder of ['pg', 'opensearch', 'pictures'])
      rmSync(join(dir, folder), { recursive: true, force: true })
  }
}
