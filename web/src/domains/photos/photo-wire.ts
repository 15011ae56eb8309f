// Uploads photos to the API outside GraphQL. The browser scales a photo down first, so that a slow
// connection needs seconds; the API checks each photo all the same.
import {
  type PhotoRefusal,
  photoBytesMax,
  photoEdgeMax,
  photoKindOf,
  photoRefusals,
} from '@hemline/rules/photos/photos.ts'
import { withVisitor } from '../../platform/fetch.ts'

const path = '/api/v1.0/photos'
const longestMs = 60_000
/** Files below this size (bytes) are sent unchanged. */
const smallBytes = 1_500_000
/** Larger files are no photos that a browser could make smaller. */
const readableBytes = 100_000_000
const awayMessage = 'The photo didn’t get through. Please try again.'

/**
 * `isAway`: no answer came, so that the same photo may get through later. `isFinal`: the same photo would be
 * refused again.
 */
export type Sent = { id: string } | { refusal: string; isAway?: true; isFinal?: true }
type Body = { data?: { id: string } | null; errors?: { message: string }[] }
export type FileSource = 'camera_capture' | 'image_upload' | 'pinterest_board'

/**
 * Returns the URL of a photo: by its number for a photo of a piece, else by its upload's id. `query` has the
 * key of a case for somebody without an account.
 */
export const previewOf = (ref: string, query = ''): string =>
  /^\d+$/.test(ref) ? `/pictures/${ref}/320` : `${path}/${ref}${query}`

const refused = (refusal: PhotoRefusal): Sent => ({ refusal: photoRefusals[refusal], isFinal: true })
/** What the API answers to a photo that is none, or is too small or too large. */
const finalStatuses: readonly number[] = [413, 422]
const readAnswer = (body: Body | null): Sent =>
  body?.data ? { id: body.data.id } : { refusal: body?.errors?.[0]?.message ?? awayMessage }

const firstBytes = (file: Blob): Promise<Uint8Array> =>
  new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(new Uint8Array(reader.result as ArrayBuffer))
    // A file that cannot be read (moved since it was chosen) counts as no photo.
    reader.onerror = () => done(new Uint8Array())
    reader.readAsArrayBuffer(file.slice(0, 256))
  })

/**
 * Returns the photo upright and scaled to the size that the shop keeps; unchanged when it is small or the
 * browser cannot scale.
 */
async function shrunk(file: Blob, mustConvert: boolean): Promise<Blob> {
  const isSmall = file.size < smallBytes && !mustConvert
  if (isSmall || file.size > readableBytes || !('createImageBitmap' in globalThis)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, photoEdgeMax / Math.max(picture.width, picture.height))
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.round(picture.width * scale),
      height: Math.round(picture.height * scale),
    })
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
    return made && (mustConvert || made.size < file.size) ? made : file
  } catch {
    return file
  }
}

type Sending = { source: FileSource; onProgress?: (share: number) => void }

/**
 * Uploads one photo, shrunk where needed. Returns its id, or a message in `refusal`: for a file that is no
 * photo, HEIC that the browser can't read, more than 15 MiB, more than 60 seconds, or what the API says;
 * `isAway` when the line broke. Never throws.
 */
export async function sendPhoto(file: Blob, { source, onProgress }: Sending): Promise<Sent> {
  const kind = photoKindOf(await firstBytes(file))
  if (kind === undefined) return refused('not_a_photo')
  // Some browsers read HEIC, and write JPEG of it here; the others hand the file back as it is.
  const photo = await shrunk(file, kind === 'heic')
  if (kind === 'heic' && photo === file) return refused('heic')
  if (photo.size > photoBytesMax) return refused('too_many_bytes')
  const form = new FormData()
  form.append('source', source)
  form.append('photo', photo, 'photo')
  return new Promise((done) => {
    // fetch does not report the progress of an upload.
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.timeout = longestMs
    request.responseType = 'json'
    for (const [name, value] of withVisitor()) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const sent = readAnswer(request.response as Body | null)
      const isFinal = 'refusal' in sent && finalStatuses.includes(request.status)
      done(isFinal ? { ...sent, isFinal } : sent)
    }
    request.onerror = () => done({ refusal: awayMessage, isAway: true })
    request.ontimeout = () => done({ refusal: photoRefusals.too_slow, isAway: true })
    request.send(form)
  })
}

/**
 * Asks the API to fetch a photo from a URL. Returns the upload's id, or a message in `refusal` (also after 60
 * seconds or a failure). Never throws.
 */
export async function importPhoto(url: string): Promise<Sent> {
  try {
    const answer = await fetch(`${path}/import`, {
      method: 'POST',
      headers: withVisitor({ 'content-type': 'application/json' }),
      body: JSON.stringify({ url }),
      signal: AbortSignal.timeout(longestMs),
    })
    return readAnswer((await answer.json()) as Body)
  } catch {
    return { refusal: awayMessage }
  }
}
