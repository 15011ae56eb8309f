// A device with passkeys for tests: signs as WebAuthn Level 3 describes (§6.1, §6.5.4), with ES256.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const userPresent = 0x01
const userVerified = 0x04
const hasKey = 0x40

const uint16 = (n: number) => Buffer.from([n >> 8, n & 0xff])
const uint32 = (n: number) => Buffer.from([n >>> 24, (n >>> 16) & 0xff, (n >>> 8) & 0xff, n & 0xff])

/** CBOR (RFC 8949) of a byte string of 24 to 255 bytes. */
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data])
const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)])

/** What a test may have the device do wrong. */
export type Wrong = {
  origin?: string
  domain?: string
  /** The device did not check who holds it. */
  unverified?: boolean
  /** What the device says of how often it was used; by default one more than before. */
  counter?: number
  type?: string
}

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } }

/** Makes a device with one key; `counts`: false for devices that do not count. */
export function newAuthenticator(origin: string, { counts = true }: { counts?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const coordinate = (value: string | undefined) => bytes(Buffer.from(value ?? '', 'base64url'))
  // COSE_Key (RFC 9053 §7.1): {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(jwk.x),
    Buffer.from([0x22]),
    coordinate(jwk.y),
  ])
  const credentialId = randomBytes(16)
  let used = 0
  let handle: string | undefined

  const clientData = (challenge: string, type: string, wrong: Wrong) =>
    Buffer.from(JSON.stringify({ type: wrong.type ?? type, challenge, origin: wrong.origin ?? origin }))
  const authenticatorData = (domain: string, flags: number, wrong: Wrong) => {
    if (counts) used += 1
    const verified = wrong.unverified ? 0 : userVerified
    return Buffer.concat([
      sha256(wrong.domain ?? domain),
      Buffer.from([userPresent | verified | flags]),
      uint32(wrong.counter ?? used),
    ])
  }

  return {
    /** Makes the input of addPasskey. */
    register(options: unknown, wrong: Wrong = {}) {
      const { challenge, rp, user } = options as Options
      handle = user?.id
      const data = Buffer.concat([
        authenticatorData(rp?.id ?? '', hasKey, wrong),
        Buffer.alloc(16),
        uint16(credentialId.length),
        credentialId,
        coseKey,
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ])
      return {
        credentialId: credentialId.toString('base64url'),
        clientData: clientData(challenge, 'webauthn.create', wrong).toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['internal', 'telepathy'],
      }
    },
    /** Makes the input of logInWithPasskey. */
    sign(options: unknown, wrong: Wrong = {}) {
      const { challenge, rpId } = options as Options
      const client = clientData(challenge, 'webauthn.get', wrong)
      const data = authenticatorData(rpId ?? '', 0, wrong)
      return {
        credentialId: credentialId.toString('base64url'),
        clientData: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle: handle,
      }
    },
  }
}
