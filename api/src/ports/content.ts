// The port to the source of the shop's texts (specification §7: a public blog API serves legal pages).
import type { ContentFile } from '@hemline/rules/content/content.ts'

export type ContentSource = {
  /** Returns all files of the source as they are now. Throws when the source can't be read. */
  read: () => Promise<ContentFile[]>
}
