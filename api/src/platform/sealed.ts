// Seals short secrets that the database keeps: AES-256-GCM with a key made of the shop's secret, so that a
// copy of the database alone opens none of them.
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { newNonce } from './tokens.ts'

const ivBytes = 12
const tagBytes = 16

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/**
 * Encrypts a text for one purpose (AES-256-GCM, key derived from secret and purpose): nonce, authentication
 * tag and cipher text.
 */
export function seal(secret: string, purpose: string, text: string): Buffer {
  const iv = newNonce(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/**
 * Decrypts the bytes that `seal` made; undefined when the secret or the purpose is another, or a byte was
 * changed.
 */
export function unseal(secret: string, purpose: string, sealed: Buffer): string | undefined {
  const iv = sealed.subarray(0, ivBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), iv, { authTagLength: tagBytes })
  try {
    decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    return decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
