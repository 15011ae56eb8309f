// Opaque tokens (the client has the token, the database only its SHA-256), codes, ids and other random
// values.
import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'

/** Makes a token of 256 random bits as 43 characters that are allowed in a URL or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns whether a given secret equals the stored one, in a time that tells nothing about it. */
export function isSameSecret(given: string, kept: string): boolean {
  return timingSafeEqual(hashToken(given), hashToken(kept))
}

/**
 * Makes a code of six digits for a user to type, and a salt; it is stored as a slow hash, since so few
 * codes can be tried out.
 */
export function newCode(): { code: string; salt: Buffer } {
  return { code: String(randomInt(1_000_000)).padStart(6, '0'), salt: randomBytes(16) }
}

/** Returns `count` random letters of an alphabet, for codes that people keep on paper. */
export function newLetters(alphabet: string, count: number): string {
  return Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}

/** Returns random bytes as the nonce of one encryption, never to be used twice. */
export function newNonce(bytes: number): Buffer {
  return randomBytes(bytes)
}

/**
 * Returns the SHA-256 of a token (32 bytes), which is stored instead of it. A slow hash is needed only
 * for values that can be guessed, and a token can't.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Makes a UUIDv7, which is ordered by time, so that new rows are stored together. `now` in milliseconds.
 */
export function uuidv7(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  const rest = randomUUID().slice(15)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest}`
}

/** Returns the lowest UUIDv7 of a time: all ids of rows that were made before it are lower. */
export function firstUuidAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/**
 * Photo numbers are this far apart, each at a random position within its stretch, so that one can't be
 * guessed from another.
 */
export const photoNumberGap = 2 ** 20
/** Returns the random position of a photo number within its stretch: 0 to `photoNumberGap` − 1. */
export function newPhotoOffset(): number {
  return randomInt(photoNumberGap)
}

/**
 * Returns a random number of milliseconds, from 10 to 69, to wait before a retry: two transactions that
 * blocked each other then do not retry at the same moment.
 */
export function newPauseMs(): number {
  return 10 + randomInt(60)
}

/**
 * Returns whether a text from outside is a UUID, so that a statement may use it; upper and lower case are
 * equal (RFC 9562 §4).
 */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
