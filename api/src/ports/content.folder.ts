// Texts in a folder of the disk: content/ of the repository, or a folder that another program fills.
import { access } from 'node:fs/promises'
import { contentFolder, readContentFolder } from '@hemline/db/content-folder.ts'
import type { ContentSource } from './content.ts'

/**
 * Makes a source of content files (legal and help texts) below a folder; '' means the repository's own.
 * Reading throws when the folder is missing.
 */
export function folderContent(folder: string): ContentSource {
  const from = folder || contentFolder
  return {
    read: async () => {
      await access(from)
      return readContentFolder(from)
    },
  }
}
