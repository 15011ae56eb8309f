// Sign-up, log-in and log-out. This domain is above cart and favorites, since a visitor's cart and
// favorites move to the account (specification §6).

import type { Db } from '@hemline/db/connect.ts'
import { sourceOf } from '@hemline/rules/account/profile.ts'
import { signUpProblems } from '@hemline/rules/identity/sign-up.ts'
import { deletionWords } from '@hemline/rules/privacy/deletion.ts'
import type { Context } from '../../context.ts'
import type { LogInInput, ResolversTypes, SignUpInput } from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { deviceName } from '../../platform/device-name.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { deleteOldTries, deleteTries, uncountTry } from '../../platform/rate-limit.db.ts'
import { hashToken, uuidv7 } from '../../platform/tokens.ts'
import { mergeAddresses } from '../addresses/addresses.ts'
import { mergeCarts } from '../cart/cart.ts'
import { mergeFavorites } from '../favorites/favorites.ts'
import {
  acceptLegalFor,
  cameFrom,
  endSession,
  endSessionBehind,
  mergeSettings,
  startSession,
  takeVisitorCountry,
} from '../identity/identity.ts'
import { mergeThreads } from '../styling/styling.ts'
import { mergeSearches } from '../suggestions/suggestions.ts'
import { noteBrowser } from './browsers.db.ts'
import { deleteEndedEmailChanges } from './email-change.db.ts'
import { deleteEndedVerifications } from './email-verification.db.ts'
import {
  type AccountRow,
  deleteEndedResets,
  findAccountByEmail,
  getAccount,
  insertAccount,
} from './log-in.db.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { deleteEndedChallenges } from './second-step.db.ts'
import { secondStepOf } from './second-step.ts'
import { tooManyTries, triesOf } from './tries.ts'

type Typed<T> = T & { __typename: string }
type SignUp = Typed<ResolversTypes['SignUpResult']>
type LogIn = Typed<ResolversTypes['LogInResult']>
type Auth = Extract<SignUp, { __typename: 'AuthPayload' }>

export const invalidInputMessage = 'Please check what you entered.'
const emailTakenMessage = 'There is already an account with this email address. Try logging in.'
const logInRefusedMessage = 'That email address and password don’t go together. Please try again.'

/**
 * Starts a session for `account`, makes it the viewer of the running request and returns the session's token.
 * The client's earlier session ends. A browser that is new to the account is told to its owner by mail.
 */
export async function authenticate(
  ctx: Context,
  tx: DbOrTx,
  account: Pick<AccountRow, 'id' | 'banned' | 'roles' | 'visitor_id'>,
): Promise<string> {
  if (ctx.viewer.sessionHash) await endSessionBehind(tx, ctx.viewer.sessionHash)
  ctx.log.info({ security: 'logged in', userId: account.id }, 'logged in')
  const isNewBrowser = await noteBrowser(tx, {
    userId: account.id,
    visitorId: ctx.viewer.visitorId,
    now: ctx.now(),
  })
  if (isNewBrowser)
    await addJob(tx, 'securityMail', {
      userId: account.id,
      what: 'new_device',
      device: deviceName(ctx.userAgent),
    })
  const token = await startSession(ctx, tx, account.id)
  Object.assign(ctx.viewer, {
    userId: account.id,
    roles: account.roles,
    banned: account.banned,
    signedUpAs: account.visitor_id,
    confirmedAt: ctx.now(),
    sessionHash: hashToken(token),
  })
  return token
}

/**
 * Moves the visitor's favorites, searches, settings, style chats, addresses and cart to the account (kits
 * follow in a job); returns the item numbers lost from the cart. Does nothing for banned users, who can't
 * own anything new.
 */
export async function mergeVisitor(
  ctx: Context,
  tx: DbOrTx,
  account: Pick<AccountRow, 'id' | 'banned'>,
): Promise<number[]> {
  const { visitorId } = ctx.viewer
  if (account.banned) return []
  // Kits belong to a domain above.
  await addJob(tx, 'claimKits', { userId: account.id, visitorId })
  if (visitorId === null) return []
  const owners = { visitorId, userId: account.id }
  await mergeFavorites(tx, owners)
  await mergeSearches(tx, owners)
  await mergeSettings(tx, owners)
  await mergeThreads(tx, owners)
  return mergeAddresses(ctx, tx, owners, () => mergeCarts(ctx, tx, owners))
}

/** Returns how the visitor who signs up heard of the shop; null when nothing is known. */
async function heardFrom({ viewer }: Context, tx: DbOrTx): Promise<string | null> {
  const source = viewer.visitorId === null ? undefined : await cameFrom(tx, viewer.visitorId)
  return source
    ? sourceOf({
        referralCode: source.referral_code,
        utmCampaign: source.utm_campaign,
        referrer: source.referrer,
      })
    : null
}

/**
 * Makes an account and logs it in; the visitor's cart and favorites move to it in the same transaction, the
 * terms count as accepted, and the mail that verifies the address is queued. Returned refusals: InvalidInput
 * (with every field's problem), EmailTaken, TooManyTries (sign-ups from one network address within an hour;
 * SIGN_UPS_PER_HOUR, 10 by default).
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<SignUp> {
  const fields = signUpProblems(input)
  if (fields.length) return { __typename: 'InvalidInput', message: invalidInputMessage, fields }
  const refused = await tooManyTries(ctx, [triesOf.signUp(ctx)])
  if (refused) return refused
  const now = ctx.now()
  const account = {
    id: uuidv7(now.getTime()),
    email: input.email.trim(),
    first_name: input.firstName.trim(),
    last_name: input.lastName.trim(),
  }
  const password_hash = await hashPassword(input.password)
  return inTransaction<SignUp>(ctx.db, 'AuthPayload', async (tx) => {
    const isNew = await insertAccount(tx, {
      ...account,
      password_hash,
      visitor_id: ctx.viewer.visitorId,
      heardFrom: await heardFrom(ctx, tx),
      created_at: now,
    })
    if (!isNew) return { __typename: 'EmailTaken', message: emailTakenMessage }
    await takeVisitorCountry(tx, { userId: account.id, visitorId: ctx.viewer.visitorId })
    await acceptLegalFor(tx, account.id, now)
    await addJob(tx, 'verifyMail', { userId: account.id }, `verify/${account.id}`)
    // Invitations belong to a domain above.
    await addJob(tx, 'joinFriend', { userId: account.id }, `join/${account.id}`)
    const cartItemsLost = await mergeVisitor(ctx, tx, { id: account.id, banned: false })
    const authToken = await authenticate(ctx, tx, {
      id: account.id,
      banned: false,
      roles: [],
      visitor_id: ctx.viewer.visitorId,
    })
    return { __typename: 'AuthPayload', user: ctx.viewer, authToken, cartItemsLost }
  })
}

/**
 * Logs in with e-mail address and password. An unknown address takes the same time and gets the same answer
 * as a wrong password. Banned users may log in, but only look. SecondStepNeeded: the account asks for a code
 * as well (finishLogIn). Returned refusals: LogInRefused (also while the account is being deleted),
 * TooManyTries (10 of the account, 50 from the network address within 15 minutes).
 */
export async function logIn(ctx: Context, input: LogInInput): Promise<LogIn> {
  const email = input.email.trim()
  const ofAccount = triesOf.account(email)
  const ofAddress = triesOf.address(ctx)
  const refused = await tooManyTries(ctx, [ofAddress, ofAccount])
  if (refused) return refused
  const account = await findAccountByEmail(ctx.db, email)
  if (!(await passwordFits(account?.password_hash, input.password)) || !account) {
    ctx.log.info({ security: 'log-in refused', userId: account?.id ?? null }, 'log-in refused')
    return { __typename: 'LogInRefused', message: logInRefusedMessage }
  }
  if (account.leaving_at !== null) return { __typename: 'LogInRefused', message: deletionWords.locked }
  return inTransaction<LogIn>(ctx.db, ['AuthPayload', 'SecondStepNeeded'], async (tx) => {
    await uncountTry(tx, ofAddress.key)
    return (await secondStepOf(ctx, tx, account.id)) ?? admit(ctx, tx, account)
  })
}

/**
 * Logs an account in whose owner has proved to be the owner: merges the visitor's data, starts a session and
 * forgets the failed tries, in the caller's transaction. Returns the token and the item numbers that the cart
 * lost.
 */
export async function admit(ctx: Context, tx: DbOrTx, account: AccountRow): Promise<Auth> {
  await deleteTries(tx, triesOf.account(account.email).key)
  const cartItemsLost = await mergeVisitor(ctx, tx, account)
  return {
    __typename: 'AuthPayload',
    authToken: await authenticate(ctx, tx, account),
    user: ctx.viewer,
    cartItemsLost,
  }
}

/** Returns the account of a user, with password hash and roles; throws when there is none. */
export const accountOf = (ctx: Context, userId: string): Promise<AccountRow> => getAccount(ctx.db, userId)

/** Ends the viewer's session and returns the viewer, who is a visitor again with the visitor's cart. */
export async function logOut(ctx: Context) {
  await endSession(ctx)
  return { user: ctx.viewer }
}

/**
 * Nightly job: deletes expired password links, verification links, changes of address, unfinished log-ins and
 * counters of tries.
 */
export async function purgeLogIn(db: Db, now: Date): Promise<void> {
  await deleteEndedResets(db, now)
  await deleteEndedVerifications(db, now)
  await deleteEndedEmailChanges(db, now)
  await deleteEndedChallenges(db, now)
  await deleteOldTries(db, now)
}
