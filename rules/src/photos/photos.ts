// Photographs that people upload: what is taken, how large, and the sentence for each refusal (specification
// §3 photo sources; decision 0076).

/** Bytes of one file as it is sent. */
export const photoBytesMax = 15 * 1024 * 1024
/** Pixels of one picture; the header says so before anything is unpacked. */
export const photoPixelsMax = 36_000_000
/** The most pixels on the longer side of a stored photo. */
export const photoEdgeMax = 2400
/** The least pixels on the shorter side of a photo, so that the photo shows enough of a piece. */
export const photoEdgeMin = 300
/** Photos of one piece. */
export const photosPerPiece = 12
/** Photos of one message, and of one returned piece (decision 0172). */
export const photosPerMessage = 5
/** Hours after which a photo that is attached to no piece and no form is deleted. */
export const photoKeptHours = 24

export const photoKinds = ['jpeg', 'png', 'webp', 'avif'] as const
export type PhotoKind = (typeof photoKinds)[number]
/** For a file field. Phones that take others turn them into the first by themselves. */
export const photoAccept = photoKinds.map((kind) => `image/${kind}`).join(',')

export const photoRefusals = {
  not_a_photo: 'This isn’t a photo. We take JPEG, PNG, WebP and AVIF.',
  heic: 'This is a HEIC photo, which we can’t read. Please save it as JPEG first.',
  broken: 'This photo is damaged: it can’t be read to its end.',
  too_many_bytes: 'This file is larger than 15 MB. Please send a smaller one.',
  too_many_pixels: 'This photo has more than 36 megapixels. Please send a smaller one.',
  too_small: 'This photo is too small to show a piece: each side needs at least 300 pixels.',
  no_file: 'There was no photo in what came.',
  unknown_source:
    'A photo comes from the camera, from a file, from an address or from the pictures of a board.',
  bad_address:
    'This isn’t the address of a photo. It starts with https:// or http:// and has no name or password in it.',
  private_address: 'We fetch photos from public addresses only.',
  no_answer: 'Nothing came from that address. Please look whether it opens in your browser.',
  too_slow: 'That took too long. Please try again.',
  too_many_hops: 'That address leads on to too many others.',
  busy: 'Many photos are coming in right now. Please try again in a moment.',
  store_full:
    'There is no room for photos right now, and nothing was kept. Please tell whoever runs the shop.',
} as const
export type PhotoRefusal = keyof typeof photoRefusals

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, i) => bytes[at + i] === byte)
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/**
 * Detects a file's image format by its first bytes, ignoring its name and declared type. Returns 'heic'
 * apart, since phones make it; undefined for SVG, GIF, PDF, HTML and everything else.
 */
export function photoKindOf(bytes: Uint8Array): PhotoKind | 'heic' | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp'
  if (textAt(bytes, 4, 4) !== 'ftyp') return undefined
  const brands = textAt(bytes, 8, Math.min(120, Math.max(0, boxLength(bytes) - 8)))
  if (/^(?:.{4})*?(?:avif|avis)/.test(brands)) return 'avif'
  return /^(?:.{4})*?(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(brands) ? 'heic' : undefined
}

/** The length that the first box of such a file names. */
const boxLength = (bytes: Uint8Array) =>
  bytes.length < 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0)

export type PhotoSize = { readonly width: number; readonly height: number }

/**
 * Returns why a photo of this size in pixels is refused: 'too_many_pixels' above 36 million, or 'too_small'
 * when an edge is below 300. Undefined when it is accepted.
 */
export function sizeRefusalOf({ width, height }: PhotoSize): PhotoRefusal | undefined {
  if (width * height > photoPixelsMax) return 'too_many_pixels'
  return Math.min(width, height) < photoEdgeMin ? 'too_small' : undefined
}
