// Passkeys of a member: added, named, removed (decision 0191). A passkey logs in by
// itself, so that adding and removing one needs a password typed within the last minutes, as cash-outs do.
import type { Db } from '@hemline/db/connect.ts'
import { isFreshlyConfirmed } from '@hemline/rules/fulfillment/staff.ts'
import { passkeyNameProblem, passkeysMax, passkeyWords } from '@hemline/rules/identity/passkeys.ts'
import type { SecurityNews } from '@hemline/rules/identity/two-step.ts'
import type { Context } from '../../context.ts'
import type { AddPasskeyInput } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { deviceName } from '../../platform/device-name.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { accountOf, invalidInputMessage } from '../log-in/log-in.ts'
import { personOf } from '../notifications/notifications.ts'
import { keepChallenge, placeOf, takeChallenge } from './challenges.ts'
import {
  deleteEndedPasskeyChallenges,
  deletePasskey,
  insertPasskey,
  listKeys,
  listPasskeys,
  updatePasskeyName,
} from './passkeys.db.ts'

type PasswordNeeded = { __typename: 'PasswordNeeded'; message: string }
const refused = (message: string) => ({ __typename: 'PasskeyRefused' as const, message })
const asUuidBytes = (id: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(id.replaceAll('-', ''), 'hex'))
/** Transports that browsers name; others are not kept. */
const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
type Transport = (typeof knownTransports)[number]

function notFresh(ctx: Context): PasswordNeeded | undefined {
  return isFreshlyConfirmed(ctx.viewer.confirmedAt, ctx.now())
    ? undefined
    : { __typename: 'PasswordNeeded', message: 'Please enter your password once more.' }
}

/** Returns the passkeys of a user, the oldest first, as the settings show them. */
export async function passkeysOf(ctx: Context, userId: string) {
  return (await listPasskeys(ctx.db, userId)).map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  }))
}

const payload = async (ctx: Context, userId: string) => ({
  __typename: 'PasskeysPayload' as const,
  passkeys: await passkeysOf(ctx, userId),
})
const news = (tx: Tx, userId: string, what: SecurityNews) => addJob(tx, 'securityMail', { userId, what })

/** Returns the keys that a user has, as a browser is told of them. */
async function keysOf(ctx: Context, userId: string) {
  return (await listKeys(ctx.db, userId)).map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    transports: knownTransports.filter((known) => transports.includes(known)),
  }))
}

/**
 * Returns the request that a device signs to create a passkey, and stores its challenge for five minutes. The
 * device must verify its owner and find the key by itself (resident key). Returned refusals: PasswordNeeded,
 * PasskeyRefused (ten exist already; banned). Throws UNAUTHENTICATED for visitors.
 */
export async function beginPasskey(ctx: Context) {
  const userId = personOf(ctx)
  if (ctx.viewer.banned) return refused(passkeyWords.banned)
  const needed = notFresh(ctx)
  if (needed) return needed
  const keys = await keysOf(ctx, userId)
  if (keys.length >= passkeysMax) return refused(passkeyWords.full)
  const { email } = await accountOf(ctx, userId)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: 'Hemline',
    rpID: placeOf(ctx).domain,
    userID: asUuidBytes(userId),
    userName: email,
    userDisplayName: email,
    attestationType: 'none',
    excludeCredentials: keys,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(ctx, options.challenge, userId)
  return { __typename: 'PasskeyRequest' as const, options }
}

/** Checks what a device made of a challenge; undefined when anything about the key is wrong. */
async function checkedKey(ctx: Context, userId: string, input: AddPasskeyInput) {
  const { origin, domain } = placeOf(ctx)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: input.credentialId,
        rawId: input.credentialId,
        type: 'public-key',
        response: { clientDataJSON: input.clientData, attestationObject: input.attestation },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => takeChallenge(ctx, challenge, userId),
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
    })
    return registrationInfo?.credential
  } catch (error) {
    ctx.log.info({ security: 'passkey refused', userId, reason: String(error) }, 'passkey refused')
    return undefined
  }
}

/**
 * Stores a passkey of the viewer, named after the device that asks, tells the viewer by bell and mail and
 * returns all passkeys. Returned refusals: PasswordNeeded, PasskeyRefused (banned, late, another challenge,
 * origin or domain, a device that doesn't know its owner, a key that is there already, ten keys). Throws
 * UNAUTHENTICATED.
 */
export async function addPasskey(ctx: Context, input: AddPasskeyInput) {
  const userId = personOf(ctx)
  if (ctx.viewer.banned) return refused(passkeyWords.banned)
  const needed = notFresh(ctx)
  if (needed) return needed
  const key = await checkedKey(ctx, userId, input)
  if (!key) return refused(passkeyWords.notAdded)
  const now = ctx.now()
  const row = {
    id: uuidv7(now.getTime()),
    user_id: userId,
    credential_id: Buffer.from(key.id, 'base64url'),
    public_key: Buffer.from(key.publicKey),
    counter: key.counter,
    transports: knownTransports.filter((known: Transport) => input.transports.includes(known)),
    name: deviceName(ctx.userAgent),
    created_at: now,
  }
  const isNew = await inTransaction(ctx.db, async (tx) => {
    const stored = await insertPasskey(tx, row, passkeysMax)
    if (stored) await news(tx, userId, 'passkey_added')
    return stored
  })
  if (!isNew) return refused(passkeyWords.already)
  ctx.log.info({ security: 'passkey added', userId }, 'passkey added')
  return payload(ctx, userId)
}

/**
 * Renames a passkey of the viewer and returns all of them; an unknown id changes nothing. Returns
 * InvalidInput for an empty or long name. Throws UNAUTHENTICATED for visitors.
 */
export async function renamePasskey(ctx: Context, { id, name }: { id: string; name: string }) {
  const userId = personOf(ctx)
  const problem = passkeyNameProblem(name)
  if (problem)
    return {
      __typename: 'InvalidInput' as const,
      message: invalidInputMessage,
      fields: [{ field: 'name', message: problem }],
    }
  if (isUuid(id)) await updatePasskeyName(ctx.db, { userId, id, name: name.trim() })
  return payload(ctx, userId)
}

/**
 * Deletes a passkey of the viewer and notifies the viewer by bell and mail; an unknown id changes nothing.
 * Returns the passkeys left, or PasswordNeeded. Throws UNAUTHENTICATED for visitors.
 */
export async function removePasskey(ctx: Context, id: string) {
  const userId = personOf(ctx)
  const needed = notFresh(ctx)
  if (needed) return needed
  await inTransaction(ctx.db, async (tx) => {
    if (isUuid(id) && (await deletePasskey(tx, userId, id))) await news(tx, userId, 'passkey_removed')
  })
  ctx.log.info({ security: 'passkey removed', userId }, 'passkey removed')
  return payload(ctx, userId)
}

/** Nightly job: deletes passkey challenges that nobody signed in time. */
export const purgePasskeyChallenges = (db: Db, now: Date): Promise<void> =>
  deleteEndedPasskeyChallenges(db, now)
