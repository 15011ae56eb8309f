// The photo store in a folder of the disk, divided into subfolders so that none grows too large.
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type PhotoStore, StoreFull } from './photo-store.ts'

const full = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * Writes a file aside and moves it when the disk has it all, so that a crash leaves a whole photo or none.
 */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.part`
  try {
    await mkdir(dirname(path), { recursive: true })
    const file = await open(draft, 'w', 0o640)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    if (full.has(codeOf(error))) throw new StoreFull(`photo store: ${codeOf(error)}`, { cause: error })
    throw error
  }
}

/** Makes a photo store in `folder`, which is created with the first photo. Ids must be UUIDs. */
export const folderPhotoStore = (folder: string): PhotoStore => folderStore(folder, 'jpg')

/**
 * Makes a store of files with one extension in `folder`, named by UUIDs and written whole or not at all.
 * `get` gives undefined for a missing file, `remove` ignores it. All functions throw for an id that is no
 * UUID.
 */
export function folderStore(folder: string, extension: string): PhotoStore {
  const pathOf = (id: string) => {
    if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
      throw new Error('photo store: not the id of a photo')
    return join(folder, id.slice(-2), `${id}.${extension}`)
  }
  return {
    put: (id, bytes) => writeWhole(pathOf(id), bytes),
    get: async (id) => {
      try {
        return await readFile(pathOf(id))
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  }
}
