// The versions of the terms in the mocks; a release of texts begins a new one.
import { legalVersionName } from '@hemline/rules/identity/legal.ts'
import type { MockDb } from './db.ts'

type Shop = { db: MockDb; now: Date }

/** A version of the terms: since when it counts, and what changed with it. */
type Terms = { version: string; since: string; changes: string[] }

const first: Terms = {
  version: '2026-11-28',
  since: '2026-11-28T00:00:00.000Z',
  changes: [
    'Seller terms: what holds when members sell their own pieces to each other.',
    'Privacy policy: which visits are counted, and for how long.',
  ],
}

const shops = new WeakMap<object, Terms[]>()

function versionsIn({ db }: Pick<Shop, 'db'>): Terms[] {
  const known = shops.get(db.items) ?? [first]
  shops.set(db.items, known)
  return known
}

/** Returns the version of the terms in force. */
export const termsIn = (ctx: Pick<Shop, 'db'>): Terms => versionsIn(ctx).at(-1) ?? first

/** Begins a new legal version, which nobody has accepted; returns its name. */
export function beginTerms(ctx: Shop, changes: string[]): string {
  const versions = versionsIn(ctx)
  const known = versions.map(({ version }) => version)
  const version = legalVersionName(ctx.now, known)
  versions.push({ version, since: ctx.now.toISOString(), changes })
  for (const user of ctx.db.state.users) user.legalAccepted = false
  return version
}
