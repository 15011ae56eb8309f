// Notes in the data folder who runs on it, so that a second start says so, and a start
// after a crash tidies up first.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { signal, startOf } from './process-id.ts'

const programSchema = z.object({ name: z.string(), pid: z.number().int().positive(), started: z.string() })
const noteSchema = z.object({ main: programSchema, children: z.array(programSchema) })

export type Program = z.infer<typeof programSchema>
export type Note = z.infer<typeof noteSchema>

const fileOf = (dir: string): string => join(dir, 'running.json')

const runs = (program: Program): boolean => startOf(program.pid) === program.started

/** What the folder says about who runs on it; undefined when nothing does, or nothing that can be read. */
export function readNote(dir: string): Note | undefined {
  if (!existsSync(fileOf(dir))) return undefined
  try {
    return noteSchema.parse(JSON.parse(readFileSync(fileOf(dir), 'utf8')))
  } catch {
    return undefined
  }
}

/** The living program that holds the folder; undefined when it is free. */
export function holderOf(dir: string): Program | undefined {
  const note = readNote(dir)
  return note !== undefined && note.main.pid !== process.pid && runs(note.main) ? note.main : undefined
}

/** Writes down that this program, with these children, runs on the folder. */
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

/** Forgets the note; the folder is free. */
export function removeNote(dir: string): void {
  rmSync(fileOf(dir), { force: true })
}

async function end(program: Program): Promise<void> {
  signal(program.pid, program.name === 'postgres' ? 'SIGINT' : 'SIGTERM')
  for (let tries = 0; tries < 100 && runs(program); tries += 1) await sleep(100)
  if (runs(program)) signal(program.pid, 'SIGKILL')
}

/**
 * Ends what a crashed run left behind, last started first, and returns the names. Touches nothing whose start
 * time differs from the note's.
 */
export async function endLeftovers(dir: string): Promise<readonly string[]> {
  const note = readNote(dir)
  const left = note?.children.filter(runs).reverse() ?? []
  for (const program of left) await end(program)
  return left.map(({ name, pid }) => `${name} (pid ${pid})`)
}
