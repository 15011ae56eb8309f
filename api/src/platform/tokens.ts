// Opaque tokens: the client keeps the token, the database its SHA-256 only.
import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'

/** 256 random bits as 43 letters that may stand in an address or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether somebody has a secret, compared in a time that tells nothing of it. */
export function isSameSecret(given: string, kept: string): boolean {
  return timingSafeEqual(hashToken(given), hashToken(kept))
}

/** Six digits that somebody types; kept as `salt` and a slow hash, since so few can be tried through. */
export function newCode(): { code: string; salt: Buffer } {
  return { code: String(randomInt(1_000_000)).padStart(6, '0'), salt: randomBytes(16) }
}

/**
 * What is kept of a token: its SHA-256, 32 bytes. A slow hash is for what can be guessed, and a token can’t.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A UUIDv7: ordered by time, so that new rows land together. `now` in milliseconds. */
export function uuidv7(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  const rest = randomUUID().slice(15)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest}`
}

/**
 * Numbers of photographs are this far apart, and each lies anywhere in its stretch: nobody
 * guesses one from another.
 */
export const photoNumberGap = 2 ** 20
/** Where in its stretch the next photograph lies: 0 to `photoNumberGap` − 1. */
export function newPhotoOffset(): number {
  return randomInt(photoNumberGap)
}

/**
 * A whole number of milliseconds, 10 to 69: two that got into each other's way do not
 * come back in the same moment.
 */
export function newPauseMs(): number {
  return 10 + randomInt(60)
}

/**
 * Whether a text from outside is a UUID, so that the database may be asked for it; the letters' size
 * doesn't matter (RFC 9562 §4).
 */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
