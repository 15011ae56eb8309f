// The kinds of notifications, the channels by which they are sent, and the defaults for users who chose
// nothing (issue "Being told"; decision 0145).

/** The kinds of things that one person is told. */
export const notificationKinds = [
  'turn',
  'match',
  'price_drop',
  'free_again',
  'order',
  'bag',
  'sold',
  'earnings',
  'reward',
  'account',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The ways to somebody: the bell in the shop, and three that leave it. */
export const channels = ['bell', 'email', 'push', 'text'] as const
export type Channel = (typeof channels)[number]
/** The channels that leave the shop. */
export const outerChannels = ['email', 'push', 'text'] as const
export type OuterChannel = (typeof outerChannels)[number]

/** How often a kind leaves the shop: at once, every morning, or every Sunday morning. */
export const rhythms = ['at_once', 'daily', 'weekly'] as const
export type Rhythm = (typeof rhythms)[number]

/**
 * `not_active`: the person has not said yes, and the shop does not send by itself. `canceled`: the person
 * said no.
 */
export const subscriptionStates = ['active', 'canceled', 'not_active'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** A notification's longest title and body, in characters; longer ones are cut at a word. */
export const titleMost = 120
export const bodyMost = 400
