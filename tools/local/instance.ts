// A note in the data folder about the programs that run on it: a second start then refuses with their name,
// and a start after a crash ends the leftovers first.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { signal, startOf } from './process-id.ts'

const programSchema = z.object({ name: z.string(), pid: z.number().int().positive(), started: z.string() })
const noteSchema = z.object({ main: programSchema, children: z.array(programSchema) })

/** A program in the note; `started` tells it from a later program with the same pid. */
export type Program = z.infer<typeof programSchema>
/** The note: the main program and its children. */
export type Note = z.infer<typeof noteSchema>

const fileOf = (dir: string): string => join(dir, 'running.json')

const runs = (program: Program): boolean => startOf(program.pid) === program.started

/**
 * Reads the note about the stack that runs on a folder; undefined when there is none, or none that can be
 * parsed.
 */
export function readNote(dir: string): Note | undefined {
  if (!existsSync(fileOf(dir))) return undefined
  try {
    return noteSchema.parse(JSON.parse(readFileSync(fileOf(dir), 'utf8')))
  } catch {
    return undefined
  }
}

/** Returns the other living program whose stack runs on the folder; undefined when the folder is free. */
export function holderOf(dir: string): Program | undefined {
  const note = readNote(dir)
  return note !== undefined && note.main.pid !== process.pid && runs(note.main) ? note.main : undefined
}

/** Writes the note that this program runs a stack on the folder with these children. */
export function writeNote(
  dir: string,
  name: string,
  children: readonly { name: string; pid: number }[],
): void {
  const noteOf = (program: { name: string; pid: number }): Program => ({
    name: program.name,
    pid: program.pid,
    started: startOf(program.pid) ?? 'ended',
  })
  const note: Note = {
    main: noteOf({ name, pid: process.pid }),
    children: children.filter(({ pid }) => pid > 0).map(noteOf),
  }
  const file = fileOf(dir)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(note))
  renameSync(`${file}.new`, file)
}

/** Deletes the note of the stack on a folder, so that the folder is free. */
export function removeNote(dir: string): void {
  rmSync(fileOf(dir), { force: true })
}

async function end(program: Program): Promise<void> {
  signal(program.pid, program.name === 'postgres' ? 'SIGINT' : 'SIGTERM')
  for (let tries = 0; tries < 100 && runs(program); tries += 1) await sleep(100)
  if (runs(program)) signal(program.pid, 'SIGKILL')
}

/**
 * Ends the programs that a crashed run left behind, last started first, and returns their names. A program
 * whose start time differs from the note's is not touched.
 */
export async function endLeftovers(dir: string): Promise<readonly string[]> {
  const note = readNote(dir)
  const left = note?.children.filter(runs).reverse() ?? []
  for (const program of left) await end(program)
  return left.map(({ name, pid }) => `${name} (pid ${pid})`)
}
