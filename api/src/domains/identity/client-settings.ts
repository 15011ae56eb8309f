// The client configuration of specification §3: the settings that the site keeps for its viewer.
import {
  type ClientConfiguration,
  readSetting,
  type Setting,
  settingsAtOnce,
  settingsSizeMax,
  settingsTooLarge,
  sizeOfSettings,
} from '@hemline/rules/site/client-configuration.ts'
import { settingsMax, settingWritesPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { listSettings, lockSettings, type Owner, upsertSetting } from './identity.db.ts'
import { ensureOwner, ownerOf } from './identity.ts'

const keyOf = (owner: Owner) => owner.user_id ?? `visitor-${owner.visitor_id}`

function settingOf(given: { name: string; value: string }): Setting {
  const setting = readSetting(given)
  if (typeof setting === 'string') throw refuse('BAD_INPUT', setting)
  return setting
}

/**
 * Stores settings named `{category}.{name}` with JSON string values (specification §7
 * applyClientConfiguration) and returns the viewer's whole configuration. Throws BAD_INPUT, with nothing
 * stored, for unknown categories, names of more than 100 characters, values that are not JSON, more than 50
 * settings at once or 300 in all, and too large ones; FORBIDDEN for bots and banned users; RATE_LIMITED after
 * 600 calls an hour.
 */
export async function saveClientConfiguration(
  ctx: Context,
  settings: readonly { name: string; value: string }[],
): Promise<ClientConfiguration> {
  if (settings.length > settingsAtOnce)
    throw refuse('BAD_INPUT', `At most ${settingsAtOnce} settings at once, please.`)
  const parsed = settings.map(settingOf)
  const owner = await ensureOwner(ctx)
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `settings:${keyOf(owner)}`, ...settingWritesPerOwner },
  ])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
  await inTransaction(ctx.db, async (tx) => {
    await lockSettings(tx, keyOf(owner))
    for (const { category, name, value } of parsed)
      await upsertSetting(tx, owner, { category, name, value: JSON.stringify(value), at: ctx.now() })
    const kept = await listSettings(tx, owner)
    if (kept.length > settingsMax) throw refuse('BAD_INPUT', `At most ${settingsMax} settings are kept.`)
    if (sizeOfSettings(kept.map(({ value }) => value)) > settingsSizeMax)
      throw refuse('BAD_INPUT', settingsTooLarge)
  })
  return clientConfiguration(ctx)
}

/** Returns the viewer's client settings by category and name; empty for a viewer without user and visitor. */
export async function clientConfiguration(ctx: Context): Promise<ClientConfiguration> {
  const owner = ownerOf(ctx.viewer)
  const rows = owner ? await listSettings(ctx.db, owner) : []
  const result: Record<string, Record<string, unknown>> = {}
  for (const row of rows) result[row.category] = { ...result[row.category], [row.name]: row.value }
  return result
}
