// Reads the bytes of pictures, for those who look at what a picture shows.
import { readFile } from 'node:fs/promises'
import type { Pictures, PictureWidth } from '@hemline/pictures/pipeline.ts'
import type { PhotoStore } from '../ports/photo-store.ts'

export type PictureBytes = {
  /** A photograph that somebody sent; undefined for an unknown id. */
  upload: (id: string) => Promise<Buffer | undefined>
  /** Removes a photograph that somebody sent. */
  remove: (id: string) => Promise<void>
  /** A piece's photo as a file; undefined for an unknown photo. */
  photo: (photoId: number, width: PictureWidth) => Promise<Buffer | undefined>
}

/**
 * Makes the access to picture bytes: uploads from the store of photos, drawn pictures (never AVIF) from the
 * pipeline. `upload` and `photo` give undefined for a picture that doesn't exist.
 */
export const pictureBytes = (store: PhotoStore, pictures: Pictures): PictureBytes => ({
  upload: (id) => store.get(id),
  remove: (id) => store.remove(id),
  photo: async (photoId, width) => {
    const picture = await pictures.get(photoId, width, { avif: false })
    if (!picture) return undefined
    return 'path' in picture ? readFile(picture.path) : picture.body
  },
})
