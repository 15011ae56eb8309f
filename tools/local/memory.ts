// A folder in memory for the data of a throwaway server. Tests make and drop hundreds of databases of a
// thousand files each, and some disks take half a second of system time for each of them.
import { createHash } from 'node:crypto'
import { existsSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const gigabyte = 2 ** 30
const memoryDisk = '/dev/shm'

/** What the data of tests may come to, several times over. */
const neededOnDisk = 2 * gigabyte
const neededInMemory = 4 * gigabyte

/** Whether that much may be kept in memory; bytes. Containers often have a disk of 64 MB there. */
export const isRoomy = (freeOnDisk: number, freeInMemory: number): boolean =>
  freeOnDisk >= neededOnDisk && freeInMemory >= neededInMemory

/** The folder in memory that belongs to the stack in `dir`, and to no other clone's. */
export const memoryFolder = (dir: string): string =>
  join(memoryDisk, `hemline-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`)

/**
 * Where a throwaway server of the stack in `dir` keeps its data: in memory when there
 * is plenty, else in `dir`.
 */
export function throwawayFolder(dir: string): string {
  if (!existsSync(memoryDisk)) return dir
  const { bavail, bsize } = statfsSync(memoryDisk)
  return isRoomy(bavail * bsize, process.availableMemory()) ? memoryFolder(dir) : dir
}

/** Removes what a stack in `dir` has or had in memory. */
export const forgetMemory = (dir: string): void => rmSync(memoryFolder(dir), { recursive: true, force: true })
