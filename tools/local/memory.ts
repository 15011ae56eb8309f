// A folder in memory for the data of a throwaway server. Tests create and drop hundreds of databases of a
// thousand files each, and some disks need half a second of system time for each database.
import { createHash } from 'node:crypto'
import { existsSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const gigabyte = 2 ** 30
const memoryDisk = '/dev/shm'

/** Several times the size that the tests' data reaches, in bytes. */
const neededOnDisk = 2 * gigabyte
const neededInMemory = 4 * gigabyte

/**
 * Returns whether memory disk (2 GB free) and memory (4 GB) have room for the tests' data; both arguments in
 * bytes. The memory disk of a container often has only 64 MB.
 */
export const isRoomy = (freeOnDisk: number, freeInMemory: number): boolean =>
  freeOnDisk >= neededOnDisk && freeInMemory >= neededInMemory

/** Returns the memory folder for the stack in `dir`; each clone of the repository has another. */
export const memoryFolder = (dir: string): string =>
  join(memoryDisk, `hemline-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`)

/**
 * Returns the data folder for a throwaway server of the stack in `dir`: a memory folder when there is room,
 * else `dir`.
 */
export function throwawayFolder(dir: string): string {
  if (!existsSync(memoryDisk)) return dir
  const { bavail, bsize } = statfsSync(memoryDisk)
  return isRoomy(bavail * bsize, process.availableMemory()) ? memoryFolder(dir) : dir
}

/** Deletes the memory folder of the stack in `dir`, if there is one. */
export const forgetMemory = (dir: string): void => rmSync(memoryFolder(dir), { recursive: true, force: true })
