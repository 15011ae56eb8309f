// A log-in by a passkey: the device has it and knows its owner, which are both steps at once (decision 0191).
import { passkeyWords } from '@hemline/rules/identity/passkeys.ts'
import { deletionWords } from '@hemline/rules/privacy/deletion.ts'
import {
  passkeyLogInsPerAccount,
  passkeyLogInsPerAddress,
  passkeyRequestsPerAddress,
} from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { LogInWithPasskeyInput, ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction } from '../../platform/db.ts'
import { networkOf, secondsToWait, type Tries, waitMessage } from '../../platform/rate-limit.ts'
import { accountOf, admit } from '../log-in/log-in.ts'
import { keepChallenge, placeOf, takeChallenge } from './challenges.ts'
import { findKey, noteUse, type PasskeyKey } from './passkeys.db.ts'

type LoggedIn = ResolversTypes['LogInWithPasskeyResult'] & { __typename: string }

async function tooMany(ctx: Context, tries: Tries) {
  const retryAfterSeconds = await secondsToWait(ctx.db, ctx.now(), [tries])
  if (retryAfterSeconds === undefined) return undefined
  return { __typename: 'TooManyTries' as const, message: waitMessage(retryAfterSeconds), retryAfterSeconds }
}

const triesOf = {
  requests: (ctx: Context): Tries => ({
    key: `passkey-requests:${networkOf(ctx.clientIp)}`,
    ...passkeyRequestsPerAddress,
  }),
  address: (ctx: Context): Tries => ({
    key: `passkey-address:${networkOf(ctx.clientIp)}`,
    ...passkeyLogInsPerAddress,
  }),
  account: (userId: string): Tries => ({ key: `passkey-account:${userId}`, ...passkeyLogInsPerAccount }),
}

/**
 * Makes the request that a device signs to log in by passkey, and stores its challenge for five minutes. It
 * names no account, so that nobody learns which accounts have passkeys. Returned refusals: TooManyTries (600
 * from the network address within 15 minutes).
 */
export async function beginPasskeyLogIn(ctx: Context) {
  const refused = await tooMany(ctx, triesOf.requests(ctx))
  if (refused) return refused
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: placeOf(ctx).domain,
    userVerification: 'required',
    allowCredentials: [],
  })
  await keepChallenge(ctx, options.challenge, null)
  return { __typename: 'PasskeyRequest' as const, options }
}

/**
 * Checks a signature; returns the device's counter, or 'ended' when the challenge is too old or was taken
 * before, or undefined when anything else is wrong.
 */
async function counterOf(
  ctx: Context,
  key: PasskeyKey,
  input: LogInWithPasskeyInput,
): Promise<number | 'ended' | undefined> {
  const { origin, domain } = placeOf(ctx)
  let isOpen = true
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: input.credentialId,
        rawId: input.credentialId,
        type: 'public-key',
        response: {
          clientDataJSON: input.clientData,
          authenticatorData: input.authenticatorData,
          signature: input.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: async (challenge) => {
        isOpen = await takeChallenge(ctx, challenge, null)
        return isOpen
      },
      expectedOrigin: origin,
      expectedRPID: domain,
      credential: {
        id: key.credential_id.toString('base64url'),
        publicKey: Uint8Array.from(key.public_key),
        counter: key.counter,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    ctx.log.info({ security: 'passkey refused', userId: key.user_id, reason: String(error) }, 'refused')
    return isOpen ? undefined : 'ended'
  }
}

const unknown: LoggedIn = { __typename: 'LogInRefused', message: passkeyWords.unknown }

/**
 * Tells whether the account that the device names is the one that the key belongs to; true when it names
 * none.
 */
const isOwner = (key: PasskeyKey, handle: string | null | undefined): boolean =>
  !handle || Buffer.from(handle, 'base64url').toString('hex') === key.user_id.replaceAll('-', '')

/**
 * Logs in by a challenge that a device signed. Returned refusals: LogInEnded (late, or signed twice),
 * LogInRefused (unknown or removed passkey, wrong signature, address or counter; banned accounts, and
 * accounts that are being deleted), TooManyTries (20 of the account, 100 from the network address within 15
 * minutes).
 */
export async function logInWithPasskey(ctx: Context, input: LogInWithPasskeyInput): Promise<LoggedIn> {
  const key = await findKey(ctx.db, Buffer.from(input.credentialId, 'base64url'))
  const refused =
    (await tooMany(ctx, triesOf.address(ctx))) ?? (key && (await tooMany(ctx, triesOf.account(key.user_id))))
  if (refused) return refused
  if (!key || !isOwner(key, input.userHandle)) return unknown
  const counter = await counterOf(ctx, key, input)
  if (counter === 'ended') return { __typename: 'LogInEnded', message: passkeyWords.late }
  if (counter === undefined) return unknown
  const account = await accountOf(ctx, key.user_id)
  if (account.leaving_at !== null) return { __typename: 'LogInRefused', message: deletionWords.locked }
  if (account.banned) return { __typename: 'LogInRefused', message: passkeyWords.banned }
  return inTransaction<LoggedIn>(ctx.db, 'AuthPayload', async (tx) => {
    if (!(await noteUse(tx, { id: key.id, counter, now: ctx.now() }))) return unknown
    return admit(ctx, tx, account)
  })
}
