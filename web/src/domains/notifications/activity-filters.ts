import type { NotificationKind } from '@hemline/schema/generated/graphql.ts'

/** A filter of the history; `slug` stands for it in the address. */
type ActivityFilter = { slug: string; name: string; kinds: NotificationKind[] | null }

/** The filters of /my/activity. Each kind of notification is in exactly one besides "Everything" (null). */
export const activityFilters: readonly ActivityFilter[] = [
  { slug: '', name: 'Everything', kinds: null },
  {
    slug: 'loved',
    name: 'Pieces you love',
    kinds: ['turn', 'match', 'price_drop', 'free_again', 'cart', 'auction'],
  },
  { slug: 'orders', name: 'Orders', kinds: ['order'] },
  { slug: 'selling', name: 'Selling and offers', kinds: ['offer', 'bag', 'sold', 'earnings'] },
  { slug: 'account', name: 'Account', kinds: ['account', 'reward'] },
]
