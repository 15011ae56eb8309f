// Finished pictures on disk. A file appears whole or not at all; when the disk refuses, the
// last ones are kept in memory.
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createCacheSpace } from './cache-space.ts'
import { createRecent } from './recent.ts'

export type Format = 'webp' | 'avif' | 'jpeg'
export type Picture = { contentType: string } & ({ path: string } | { body: Buffer })
/** `isWhole`: the photo in its own ratio; others are cut to 4:5. */
export type PictureKey = { photoId: number; width: number; format: Format; isWhole?: boolean }
export type Log = (message: string, error: unknown) => void

export type PictureCacheOptions = {
  readonly cacheDir: string
  /** The folder of pictures drawn in the present way. */
  readonly version: string
  /** What pictures of all versions may take of the disk. */
  readonly maxBytes: number
  readonly now: () => Date
  readonly log: Log
}

const contentTypes: Record<Format, string> = { webp: 'image/webp', avif: 'image/avif', jpeg: 'image/jpeg' }

/** The time of a file says when it was used last, to the hour: so most answers write nothing. */
const touchMs = 3_600_000
const inMemory = 16_000_000

/**
 * Makes a cache of picture files below `cacheDir`, spread over a thousand folders so that none grows too
 * large. `find` returns a stored picture or undefined and marks it as used; `store` writes one, and keeps it
 * in memory when the folder can't be written, which is logged.
 */
export const createPictureCache = ({ cacheDir, version, maxBytes, now, log }: PictureCacheOptions) => {
  const memory = createRecent<Buffer>(inMemory, ({ length }) => length)
  const space = createCacheSpace(cacheDir, { maxBytes, now, log })
  let written = 0

  const pathOf = ({ photoId, width, format, isWhole }: PictureKey) =>
    join(
      cacheDir,
      version,
      String(photoId % 1000).padStart(3, '0'),
      `${photoId}-${width}${isWhole ? '-whole' : ''}.${format}`,
    )

  const isThere = async (path: string) => {
    const found = await stat(path).catch(() => undefined)
    if (!found?.size) return false
    const at = now()
    // It may have been removed meanwhile, or the folder may be read-only: then it was not used.
    if (at.getTime() - found.mtimeMs > touchMs) await utimes(path, at, at).catch(() => undefined)
    return true
  }

  const find = async (key: PictureKey): Promise<Picture | undefined> => {
    const path = pathOf(key)
    const contentType = contentTypes[key.format]
    if (await isThere(path)) return { path, contentType }
    const body = memory.get(path)
    return body && { body, contentType }
  }

  const store = async (key: PictureKey, body: Buffer): Promise<Picture> => {
    const path = pathOf(key)
    const contentType = contentTypes[key.format]
    const draft = `${path}.${process.pid}-${written++}.part`
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(draft, body)
      await rename(draft, path)
      space.wrote(body.length)
      return { path, contentType }
    } catch (error) {
      log(`pictures: ${path} cannot be written, it is served from memory`, error)
      await rm(draft, { force: true }).catch(() => undefined)
      memory.set(path, body)
      return { body, contentType }
    }
  }

  return { find, store, settled: space.settled }
}
