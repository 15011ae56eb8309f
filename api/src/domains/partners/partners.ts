// The door of the partners' domain: feeds of suppliers and of the rental partner, in and out (decision
// 0206).

import type { FastifyInstance } from 'fastify'
import { registerPartnerLabel } from './parcel-label.ts'
import { type Doors, registerPartnerFeeds } from './routes.ts'

export { purgeFeedRows } from './purge.ts'
export { type FeedDoors, runFeed } from './run.ts'

/** Registers the HTTP routes of partners: feeds, photos, pieces, reports, and labels of their parcels. */
export function registerPartners(app: FastifyInstance, doors: Doors): void {
  registerPartnerFeeds(app, doors)
  registerPartnerLabel(app, doors)
}
