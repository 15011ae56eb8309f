// The manner in which the viewer of the mocks reads days, as the API finds it (decision 0205).
import type { DateManner } from '@hemline/rules/manners/manners.ts'
import { ownManners } from '@hemline/rules/manners/own-manners.ts'
import { countryOfViewer, type MockContext, ownerOf } from './context.ts'

/** Returns the viewer's manner of days: what the viewer set, else the manner of the viewer's country. */
export function readerDates(ctx: MockContext): DateManner {
  const persist = ctx.db.state.settings[ownerOf(ctx)]?.persist ?? {}
  const settings = Object.entries(persist).map(([name, value]) => ({ name: `persist.${name}`, value }))
  return ownManners(countryOfViewer(ctx), settings).dates
}
