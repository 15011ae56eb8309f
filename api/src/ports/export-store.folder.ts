// The store of copies of people's data in a folder of the disk.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExportFormat, ExportStore } from './export-store.ts'
import { folderStore } from './photo-store.folder.ts'

const formats: readonly ExportFormat[] = ['json', 'html']

/**
 * Makes a store of data exports, as JSON and HTML, in the subfolder `exports` of the photo folder, which API
 * and worker share. `get` gives undefined for an export that is gone, `list` the ids of all, none while the
 * folder is missing.
 */
export function folderExportStore(photoFolder: string): ExportStore {
  const folder = join(photoFolder, 'exports')
  const stores = { json: folderStore(folder, 'json'), html: folderStore(folder, 'html') }
  return {
    put: ({ id, format }, bytes) => stores[format].put(id, bytes),
    get: ({ id, format }) => stores[format].get(id),
    remove: async (id) => {
      for (const format of formats) await stores[format].remove(id)
    },
    list: async () => {
      const names = await readdir(folder, { recursive: true }).catch(() => [])
      const ids = names.map((name) => /([0-9a-f-]{36})\.(?:json|html)$/.exec(name)?.[1])
      return [...new Set(ids.filter((id) => id !== undefined))]
    },
  }
}
