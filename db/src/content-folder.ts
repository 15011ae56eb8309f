// The texts of the shop that are written in the folder content/ of the repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ContentFile, contentKinds } from '@hemline/rules/content/content.ts'

/** The folder of the texts in the repository. */
export const contentFolder = fileURLToPath(new URL('../../content', import.meta.url))

/** Returns all Markdown files of a folder of legal and help texts; a kind without a folder has none. */
export function readContentFolder(folder: string = contentFolder): ContentFile[] {
  return contentKinds.flatMap((kind) => {
    const from = join(folder, kind)
    const names = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.md')) : []
    return names.map((name) => ({ path: `${kind}/${name}`, text: readFileSync(join(from, name), 'utf8') }))
  })
}
