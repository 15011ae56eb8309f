// Which form shows an uploaded photo in the mocks, checked as the API does (decision 0172).
import type { PrivatePhotoUse } from '@hemline/rules/vocabulary/photos.ts'
import { type MockContext, ownerOf } from './context.ts'

/**
 * Gives uploads to a form in the mock; returns the reason, as a sentence, why it can't; undefined when it
 * did.
 */
export function giveMockPhotos(
  ctx: MockContext,
  ids: readonly string[],
  { use, useId }: { use: PrivatePhotoUse; useId: string },
): string | undefined {
  ctx.db.state.uploads ??= {}
  const { uploads } = ctx.db.state
  if (new Set(ids).size < ids.length) return 'A photo is named twice.'
  const form = `${use}:${useId}`
  for (const id of ids) {
    const upload = uploads[id]
    if (upload?.use === form) continue
    if (!upload || upload.owner !== ownerOf(ctx))
      return 'One of the photos is not there any more. Please take it again.'
    if (upload.use !== null) return 'One of the photos was sent before. Please take a new one.'
  }
  for (const id of ids) uploads[id] = { owner: uploads[id]?.owner ?? '', use: form }
  return undefined
}
