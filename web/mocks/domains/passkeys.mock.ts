// Passkeys in the mocks: challenges and keys are kept, signatures are not checked.
import { passkeyNameProblem, passkeysMax, passkeyWords } from '@hemline/rules/identity/passkeys.ts'
import { type MockContext, refuse } from '../context.ts'
import { nextId } from '../db.ts'
import type { MockUser } from '../seed/people.ts'
import { start } from './identity.mock.ts'
import { invalid, notFresh } from './security.mock.ts'

type Signed = { credentialId: string; clientData: string }

const refused = (message: string) => ({ __typename: 'PasskeyRefused', message })

function userOf(ctx: MockContext): MockUser {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  return ctx.user
}

const passkeysOf = (ctx: MockContext) => {
  const { id } = userOf(ctx)
  return ctx.db.state.passkeys.filter(({ userId }) => userId === id)
}
const payload = (ctx: MockContext) => ({ __typename: 'PasskeysPayload', passkeys: passkeysOf(ctx) })

function newChallenge(ctx: MockContext, userId: string | null): string {
  // Sixteen letters of base64: browsers turn the text into bytes and back.
  const challenge = `mock${String(nextId(ctx.db)).padStart(12, '0')}`
  ctx.db.state.passkeyChallenges[challenge] = userId
  return challenge
}

/** Takes the challenge that a browser's data names; false for unknown ones and those of another purpose. */
function takeChallenge(ctx: MockContext, clientData: string, userId: string | null): boolean {
  const { passkeyChallenges } = ctx.db.state
  try {
    const text = atob(clientData.replaceAll('-', '+').replaceAll('_', '/'))
    const { challenge } = JSON.parse(text) as { challenge: string }
    const isGood = challenge in passkeyChallenges && passkeyChallenges[challenge] === userId
    delete passkeyChallenges[challenge]
    return isGood
  } catch {
    return false
  }
}

function begin(ctx: MockContext) {
  const user = userOf(ctx)
  if (user.banned) return refused(passkeyWords.banned)
  const needed = notFresh(ctx)
  if (needed) return needed
  if (passkeysOf(ctx).length >= passkeysMax) return refused(passkeyWords.full)
  const options = {
    challenge: newChallenge(ctx, user.id),
    rp: { name: 'Hemline', id: 'localhost' },
    user: { id: btoa(user.id), name: user.email, displayName: user.email },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: passkeysOf(ctx).map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
  }
  return { __typename: 'PasskeyRequest', options }
}

function add(ctx: MockContext, { credentialId, clientData }: Signed) {
  const { id } = userOf(ctx)
  const needed = notFresh(ctx)
  if (needed) return needed
  const { passkeys } = ctx.db.state
  if (!takeChallenge(ctx, clientData, id)) return refused(passkeyWords.notAdded)
  if (passkeys.some((one) => one.credentialId === credentialId)) return refused(passkeyWords.already)
  passkeys.push({
    id: `passkey-${nextId(ctx.db)}`,
    userId: id,
    credentialId,
    name: 'Chrome on Windows',
    createdAt: ctx.now.toISOString(),
    lastUsedAt: null,
  })
  return payload(ctx)
}

function rename(ctx: MockContext, { id, name }: { id: string; name: string }) {
  const found = passkeysOf(ctx).find((one) => one.id === id)
  const problem = passkeyNameProblem(name)
  if (problem) return invalid([{ field: 'name', message: problem }])
  if (found) found.name = name.trim()
  return payload(ctx)
}

function remove(ctx: MockContext, id: string) {
  const mine = passkeysOf(ctx)
  const needed = notFresh(ctx)
  if (needed) return needed
  const { state } = ctx.db
  state.passkeys = state.passkeys.filter((one) => one.id !== id || !mine.includes(one))
  return payload(ctx)
}

function logIn(ctx: MockContext, { credentialId, clientData }: Signed) {
  const { passkeys, users } = ctx.db.state
  const key = passkeys.find((one) => one.credentialId === credentialId)
  const user = users.find(({ id }) => id === key?.userId)
  if (!key || !user) return { __typename: 'LogInRefused', message: passkeyWords.unknown }
  if (!takeChallenge(ctx, clientData, null)) return { __typename: 'LogInEnded', message: passkeyWords.late }
  if (user.banned) return { __typename: 'LogInRefused', message: passkeyWords.banned }
  key.lastUsedAt = ctx.now.toISOString()
  return start(ctx, user)
}

export const passkeysMocks = {
  Query: { passkeys: (_: unknown, __: unknown, ctx: MockContext) => passkeysOf(ctx) },
  Mutation: {
    beginPasskey: (_: unknown, __: unknown, ctx: MockContext) => begin(ctx),
    addPasskey: (_: unknown, { input }: { input: Signed }, ctx: MockContext) => add(ctx, input),
    renamePasskey: (_: unknown, given: { id: string; name: string }, ctx: MockContext) => rename(ctx, given),
    removePasskey: (_: unknown, { id }: { id: string }, ctx: MockContext) => remove(ctx, id),
    beginPasskeyLogIn: (_: unknown, __: unknown, ctx: MockContext) => ({
      __typename: 'PasskeyRequest',
      options: { challenge: newChallenge(ctx, null), rpId: 'localhost', userVerification: 'required' },
    }),
    logInWithPasskey: (_: unknown, { input }: { input: Signed }, ctx: MockContext) => logIn(ctx, input),
  },
}
