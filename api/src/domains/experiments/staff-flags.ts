// Feature flags as employees see and change them: who, when and why (coverage A7).
import { flagMovedWords, flagProblem, flagWords, isSameFlag } from '@hemline/rules/experiments/states.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { ChangeFlagInput, ResolversTypes } from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import {
  type FlagRow,
  insertFlagChange,
  listAccountIds,
  listStaffFlags,
  lockFlag,
  updateFlag,
} from './staff.db.ts'

async function getFlag(tx: DbOrTx, name: string): Promise<FlagRow> {
  const [flag] = await listStaffFlags(tx, name)
  if (!flag) throw new Error(`staff-flags: the flag ${name} is gone`)
  return flag
}

type Changed = Awaited<ResolversTypes['ChangeFlagResult']> & { __typename: string }
const refused = (field: string, message: string): Changed => ({
  __typename: 'SettingRefused',
  field,
  message,
})

/**
 * Returns all feature flags. Throws UNAUTHENTICATED without log-in, FORBIDDEN for roles that may not see
 * experiments.
 */
export function staffFlags(ctx: Context): Promise<FlagRow[]> {
  atWork(ctx, 'see_experiments')
  return listStaffFlags(ctx.db, null)
}

/**
 * Sets a flag and records who, when and why. Returns SettingRefused for an unknown flag, the problems of
 * `flagProblem`, an address without an account, a form that doesn't know the newest change, and settings
 * equal to the present ones (so that a form sent twice counts once). Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function changeFlag(ctx: Context, input: ChangeFlagInput): Promise<Changed> {
  const changedBy = atWork(ctx, 'set_experiments')
  const { name, enabled, rolloutPercent, reason } = input
  const alwaysFor = input.alwaysFor.map((email) => email.trim()).filter((email) => email !== '')
  const problem = flagProblem({ rolloutPercent, alwaysFor, reason })
  if (problem) return refused(problem.field, problem.message)
  const now = ctx.now()
  return inTransaction<Changed>(ctx.db, 'ChangeFlagPayload', async (tx) => {
    if (!(await lockFlag(tx, name))) return refused('name', 'There is no such flag.')
    const accounts = await listAccountIds(tx, alwaysFor)
    const known = new Set(accounts.map(({ email }) => email.toLowerCase()))
    const unknown = alwaysFor.find((email) => !known.has(email.toLowerCase()))
    if (unknown) return refused('alwaysFor', `There is no account with the address ${unknown}.`)
    const before = await getFlag(tx, name)
    const [newest] = before.changes
    if (newest && newest.id !== input.basedOn) return refused('basedOn', flagMovedWords(newest))
    const after = { enabled, rolloutPercent, alwaysFor: accounts.map(({ email }) => email) }
    if (isSameFlag(before, after)) return refused('enabled', 'Nothing is different. The flag stays as it is.')
    const ids = accounts.map(({ id }) => id)
    await updateFlag(tx, name, { enabled, rollout_percent: rolloutPercent, always_for: ids })
    await insertFlagChange(tx, {
      id: uuidv7(now.getTime()),
      flag: name,
      changed_by: changedBy,
      at: now,
      reason,
      was: flagWords(before),
      becomes: flagWords(after),
    })
    const flag = await getFlag(tx, name)
    ctx.forget()
    return { __typename: 'ChangeFlagPayload', flag }
  })
}
