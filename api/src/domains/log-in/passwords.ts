// Password hashes: argon2id with the parameters that OWASP recommends for 19 MiB.
import { hash, verify } from '@node-rs/argon2'

const argon2id = 2
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Returns the hash of a password by argon2id with a random salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

let nobody: Promise<string> | undefined

/**
 * Returns whether a password fits a stored hash. Without a hash (no such account) the check takes as long
 * and returns false.
 */
export async function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody')
  const against = stored ?? (await nobody)
  const fits = await verify(against, password)
  return fits && stored !== undefined
}
