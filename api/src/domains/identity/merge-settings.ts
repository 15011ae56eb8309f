// Settings of a visitor go with it to the account.
import { settingsSizeMax, sizeOfSettings } from '@hemline/rules/site/client-configuration.ts'
import { settingsMax } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { listSettings, lockSettings, mergeVisitorSettings } from './identity.db.ts'

/**
 * Copies a visitor's client settings to the account that logs in, in the caller's transaction: the newer
 * value of each stays. Copies none where the account would then have more than `settingsMax` or too large
 * ones; the visitor keeps its own.
 */
export async function mergeSettings(
  tx: DbOrTx,
  { visitorId, userId }: { visitorId: number; userId: string },
): Promise<void> {
  await lockSettings(tx, userId)
  const brought = await listSettings(tx, { user_id: null, visitor_id: visitorId })
  const kept = await listSettings(tx, { user_id: userId, visitor_id: null })
  const names = new Set([...brought, ...kept].map(({ category, name }) => `${category}.${name}`))
  const size = sizeOfSettings([...brought, ...kept].map(({ value }) => value))
  if (brought.length > 0 && names.size <= settingsMax && size <= settingsSizeMax)
    await mergeVisitorSettings(tx, { visitorId, userId })
}
