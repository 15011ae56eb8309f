// The choice of the viewer's country (decision 0205).
import { isShippedTo } from '@hemline/rules/countries/countries.ts'
import { settingWritesPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context, Viewer } from '../../context.ts'
import type { InvalidInput, SetCountryInput } from '../../generated/resolvers.ts'
import { refuse } from '../../platform/errors.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { updateCountry } from './identity.db.ts'
import { ensureOwner } from './identity.ts'

/** The viewer whose country was set. */
export type SetCountryPayload = { __typename: 'SetCountryPayload'; user: Viewer }

/**
 * Sets the country of the viewer: of the account, and of the browser for after the log-out. Returns
 * InvalidInput for a country to which the shop doesn't ship. Throws FORBIDDEN for robots and banned accounts,
 * RATE_LIMITED after 600 settings within an hour.
 */
export async function setCountry(
  ctx: Context,
  input: SetCountryInput,
): Promise<SetCountryPayload | InvalidInput> {
  const country = input.country.trim().toUpperCase()
  if (!isShippedTo(country)) {
    const message = 'Please choose a country of the list.'
    return { __typename: 'InvalidInput', message, fields: [{ field: 'country', message }] }
  }
  const owner = await ensureOwner(ctx)
  const key = `settings:${owner.user_id ?? `visitor-${owner.visitor_id}`}`
  const wait = await secondsToWait(ctx.db, ctx.now(), [{ key, ...settingWritesPerOwner }])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
  const { userId, visitorId } = ctx.viewer
  await updateCountry(ctx.db, { userId, visitorId, country })
  ctx.forget()
  return { __typename: 'SetCountryPayload', user: ctx.viewer }
}
