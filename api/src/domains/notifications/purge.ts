// How long it is kept what people were told (decision 0175).
import type { Db } from '@hemline/db/connect.ts'
import { type NotificationKind, notificationKinds } from '@hemline/rules/notifications/kinds.ts'
import { rowOfKind } from '@hemline/rules/notifications/subscriptions.ts'
import { deleteOldDeliveries, deleteOldNotifications } from './purge.db.ts'

const dayMs = 86_400_000
const newsDays = 180
const ownDays = 2 * 365
const deliveryDays = 90
const atOnce = 5000

const isNews = (kind: NotificationKind) => rowOfKind(kind).isMarketing || kind === 'turn'

/**
 * Nightly job: deletes notifications that nobody needs any more: news after 180 days, those of a person's own
 * affairs after two years, and the deliveries that are over after 90 days.
 */
export async function purgeNotifications(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const ends = [
    () => deleteOldDeliveries(db, { before: daysAgo(deliveryDays), limit: atOnce }),
    ...[
      { kinds: notificationKinds.filter(isNews), before: daysAgo(newsDays) },
      { kinds: notificationKinds.filter((kind) => !isNews(kind)), before: daysAgo(ownDays) },
    ].map((old) => () => deleteOldNotifications(db, { ...old, limit: atOnce })),
  ]
  for (const end of ends) while ((await end()) === atOnce);
}
