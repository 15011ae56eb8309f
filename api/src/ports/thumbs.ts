// The port for small pictures inside mails: a photo as JPEG, which all mail programs show.
import sharp from 'sharp'

export type ThumbsPort = {
  /** Returns a small JPEG of a photo; undefined when it can't be had now: a mail goes without. */
  jpeg: (photoId: number) => Promise<Buffer | undefined>
}

const patientMs = 4000
const width = 144

/**
 * Makes a driver that fetches pictures of pieces from the API at `origin` and returns them as JPEG, 144 px
 * wide. Undefined for each when `origin` is empty, the fetch fails, or takes longer than 4 seconds.
 */
export function apiThumbs(origin: string): ThumbsPort {
  return {
    jpeg: async (photoId) => {
      if (!origin) return undefined
      try {
        const answer = await fetch(`${origin}/pictures/${photoId}/160`, {
          signal: AbortSignal.timeout(patientMs),
        })
        if (!answer.ok) return undefined
        const picture = sharp(Buffer.from(await answer.arrayBuffer())).resize({ width })
        return await picture.jpeg({ quality: 78 }).toBuffer()
      } catch {
        return undefined
      }
    },
  }
}
