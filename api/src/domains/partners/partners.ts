// The door of the partners' domain: feeds of suppliers and of the rental partner, in and out (issue "Selling
// every way"; decision 0206).

export { purgeFeedRows } from './purge.ts'
export { registerPartnerFeeds } from './routes.ts'
export { type FeedDoors, runFeed } from './run.ts'
