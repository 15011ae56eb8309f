import type { Resolvers } from '../../generated/resolvers.ts'
import { personOf } from '../notifications/notifications.ts'
import { beginPasskeyLogIn, logInWithPasskey } from './passkey-log-in.ts'
import { addPasskey, beginPasskey, passkeysOf, removePasskey, renamePasskey } from './passkeys.ts'

export const passkeysResolvers: Resolvers = {
  Query: { passkeys: (_, __, ctx) => passkeysOf(ctx, personOf(ctx)) },
  Mutation: {
    beginPasskey: (_, __, ctx) => beginPasskey(ctx),
    addPasskey: (_, { input }, ctx) => addPasskey(ctx, input),
    renamePasskey: (_, given, ctx) => renamePasskey(ctx, given),
    removePasskey: (_, { id }, ctx) => removePasskey(ctx, id),
    beginPasskeyLogIn: (_, __, ctx) => beginPasskeyLogIn(ctx),
    logInWithPasskey: (_, { input }, ctx) => logInWithPasskey(ctx, input),
  },
}
