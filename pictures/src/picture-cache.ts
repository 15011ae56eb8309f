// Finished pictures on disk. A file appears whole or not at all; when the disk refuses, the last ones are kept in memory.
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createRecent } from './recent.ts'

export type Format = 'webp' | 'avif' | 'jpeg'
export type Picture = { contentType: string } & ({ path: string } | { body: Buffer })
export type PictureKey = { photoId: number; width: number; format: Format }
export type Log = (message: string, error: unknown) => void

const contentTypes: Record<Format, string> = { webp: 'image/webp', avif: 'image/avif', jpeg: 'image/jpeg' }

const isThere = async (path: string) => {
  try {
    const { size } = await stat(path)
    return size > 0
  } catch {
    return false
  }
}

/** A cache below `folder`, spread over a thousand folders so that none grows too large. */
export const createPictureCache = (folder: string, log: Log) => {
  const memory = createRecent<Buffer>(64)
  let written = 0

  const pathOf = ({ photoId, width, format }: PictureKey) => join(folder, String(photoId % 1000).padStart(3, '0'), `${photoId}-${width}.${format}`)

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
      return { path, contentType }
    } catch (error) {
      log(`pictures: ${path} cannot be written, it is served from memory`, error)
      await rm(draft, { force: true }).catch(() => undefined)
      memory.set(path, body)
      return { body, contentType }
    }
  }

  return { find, store }
}
