// Reads an uploaded photo by its content, turns it upright, makes it smaller and encodes it anew. Nothing
// else of the file is kept: no location, camera, texts, or data hidden behind the picture.
import {
  type PhotoRefusal,
  photoEdgeMax,
  photoKindOf,
  photoPixelsMax,
  sizeRefusalOf,
} from '@hemline/rules/photos/photos.ts'
import sharp from 'sharp'

export type Master = { bytes: Buffer; width: number; height: number }

const secondsToDecode = 15
// Each photo is read once: kept pixels of the last ones would be hundreds of megabytes, and a second thread
// gains less than it holds.
sharp.cache(false)
sharp.concurrency(1)
const formatOf = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' } as const

/**
 * Returns a stored photo cut to the shape of a place on a page (pixels), as WebP; a mark is shown whole on
 * white. A photo smaller than the place stays as small as it is. Throws after 15 seconds.
 */
export async function cutTo(
  bytes: Buffer,
  { width, height, whole }: { width: number; height: number; whole: boolean },
): Promise<Buffer> {
  return open(bytes)
    .timeout({ seconds: secondsToDecode })
    .resize({
      width,
      height,
      fit: whole ? 'contain' : 'cover',
      background: '#ffffff',
      withoutEnlargement: !whole,
    })
    .webp({ quality: 82 })
    .toBuffer()
}

/** Opens a picture without reading its pixels; of what moves, the first frame. */
const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: photoPixelsMax, failOn: 'error', pages: 1, page: 0, sequentialRead: true })

/**
 * Returns why a file is refused, by its first bytes and its header: no photo, HEIC, broken, too small or too
 * large; undefined when its pixels are worth reading.
 */
async function headRefusal(bytes: Buffer): Promise<PhotoRefusal | undefined> {
  const kind = photoKindOf(bytes)
  if (kind === undefined) return 'not_a_photo'
  if (kind === 'heic') return 'heic'
  // The header alone is read here, and it has to be let through to say what is wrong with it.
  const head = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => undefined)
  if (!head?.width || !head.height || head.format !== formatOf[kind]) return 'broken'
  return sizeRefusalOf({ width: head.width, height: head.pageHeight ?? head.height })
}

/**
 * Converts an uploaded file into the photo that is stored: an upright sRGB JPEG of at most 2400 pixels an
 * edge, on white where it was transparent; or returns why the file is refused. Takes at most 15 seconds.
 */
export async function masterOf(bytes: Buffer): Promise<Master | { refusal: PhotoRefusal }> {
  const refusal = await headRefusal(bytes)
  if (refusal) return { refusal }
  try {
    const { data, info } = await open(bytes)
      .timeout({ seconds: secondsToDecode })
      .autoOrient()
      .resize({ width: photoEdgeMax, height: photoEdgeMax, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    return { refusal: error instanceof Error && /timeout/i.test(error.message) ? 'too_slow' : 'broken' }
  }
}
