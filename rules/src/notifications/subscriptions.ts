// The choices of a user for each kind of notifications, and the defaults (decision 0146). The table is the
// page /my/subscriptions.
import {
  type Channel,
  channels,
  type NotificationKind,
  notificationKinds,
  type OuterChannel,
  outerChannels,
  type Rhythm,
  rhythms,
  type SubscriptionState,
} from './kinds.ts'

/**
 * Who writes the mails of a kind: `told` this domain, from the notifications; `always` another domain,
 * whatever somebody says here, since law or money asks for them; `at_once` another domain as long as the
 * person wants mails of the kind at once, and this domain in digests.
 */
export type MailsOf = 'told' | 'always' | 'at_once'

export type KindRow = {
  readonly kind: NotificationKind
  readonly name: string
  readonly words: string
  readonly group: 'shop' | 'own'
  /** Channels that send while somebody has said nothing. */
  readonly byDefault: readonly Channel[]
  /** Channels that can't be changed, each with the reason that the page says. */
  readonly locked: Partial<Readonly<Record<Channel, string>>>
  /** `always`: it can't be changed, since later it would be of no use. */
  readonly rhythm: Rhythm | 'always'
  readonly mails: MailsOf
  /** News of the shop rather than of one's own affairs: leaves the shop only after a yes. */
  readonly isMarketing: boolean
}

const service = { isMarketing: false, locked: {} } as const
const news = { isMarketing: true, locked: {}, group: 'shop', byDefault: ['bell'], mails: 'told' } as const

/** The kinds in the order of the page. */
export const kindRows: readonly KindRow[] = [
  {
    ...service,
    kind: 'turn',
    name: 'Your turn in a line',
    words: 'a piece that you stand in line for is yours for ten minutes',
    group: 'shop',
    byDefault: ['bell', 'email'],
    rhythm: 'always',
    mails: 'told',
  },
  {
    ...news,
    kind: 'match',
    name: 'Matches',
    words: 'new pieces for your saved searches',
    rhythm: 'daily',
  },
  {
    ...news,
    kind: 'price_drop',
    name: 'Price drops',
    words: 'pieces you love that cost less',
    rhythm: 'at_once',
  },
  {
    ...news,
    kind: 'free_again',
    name: 'Free again',
    words: 'a piece you love leaves somebody’s cart',
    rhythm: 'at_once',
  },
  {
    ...news,
    kind: 'cart',
    name: 'Your cart',
    words: 'pieces that you left in your cart a day ago are still free',
    rhythm: 'at_once',
  },
  {
    ...service,
    kind: 'auction',
    name: 'Auctions',
    words: 'outbid, won, time to pay is over',
    group: 'shop',
    byDefault: ['bell', 'email'],
    locked: { email: 'A bid is a promise to pay, so what becomes of a bid always comes by email.' },
    rhythm: 'always',
    mails: 'always',
  },
  {
    ...service,
    kind: 'offer',
    name: 'Offers and direct sales',
    words: 'an offer, its answer, a parcel to send, a rating',
    group: 'own',
    byDefault: ['bell', 'email'],
    rhythm: 'at_once',
    mails: 'told',
  },
  {
    ...service,
    kind: 'order',
    name: 'Orders and parcels',
    words: 'confirmed, on its way, arrived, refunded',
    group: 'own',
    byDefault: ['bell', 'email'],
    locked: { email: 'Receipts and refunds always come by email, and so does what a saved search bought.' },
    rhythm: 'always',
    mails: 'always',
  },
  {
    ...service,
    kind: 'bag',
    name: 'Your bags',
    words: 'ordered, arrived, sorted; a price that came down, time that ends, a piece on its way home',
    group: 'own',
    byDefault: ['bell', 'email'],
    rhythm: 'at_once',
    mails: 'at_once',
  },
  {
    ...service,
    kind: 'sold',
    name: 'Pieces sold',
    words: 'a piece of yours found somebody',
    group: 'own',
    byDefault: ['bell', 'email'],
    rhythm: 'at_once',
    mails: 'at_once',
  },
  {
    ...service,
    kind: 'earnings',
    name: 'Earnings, cash-outs and credit',
    words: 'cleared, on the way to you, paid; credit for a friend or a winning ticket',
    group: 'own',
    byDefault: ['bell', 'email'],
    locked: { email: 'Where your money goes always comes by email.' },
    rhythm: 'always',
    mails: 'always',
  },
  {
    ...news,
    kind: 'reward',
    group: 'own',
    name: 'Points and rewards',
    words: 'what you are given, and a week before something ends',
    rhythm: 'weekly',
  },
  {
    ...service,
    kind: 'account',
    name: 'Your account',
    words: 'a new password, a new device',
    group: 'own',
    byDefault: ['bell', 'email'],
    locked: {
      bell: 'What protects your account is always said.',
      email: 'What protects your account is always said.',
    },
    rhythm: 'always',
    mails: 'always',
  },
]

const rows: ReadonlyMap<string, KindRow> = new Map(kindRows.map((row) => [row.kind, row]))

/** Returns the table row of a kind of notification. Throws for a kind without one. */
export function rowOfKind(kind: NotificationKind): KindRow {
  const row = rows.get(kind)
  if (!row) throw new Error(`notifications: no row for ${kind}`)
  return row
}

/** Returns whether people can end the mails of a kind; the others always come, and their row says why. */
export const mailsCanEnd = (kind: NotificationKind): boolean => rowOfKind(kind).locked.email === undefined

/** A user's choices of kinds and channels, by `kind/channel`. */
export type Said = ReadonlyMap<string, 'active' | 'canceled'>
/**
 * Returns the key "kind/channel" under which a person's choice about a kind of notification on a channel is
 * kept.
 */
export const saidKey = (kind: NotificationKind, channel: Channel): string => `${kind}/${channel}`

/**
 * Returns whether a kind of notification is subscribed on a channel: 'active' where it can't be changed, else
 * the person's choice, else the kind's default.
 */
export function stateOf(said: Said, kind: NotificationKind, channel: Channel): SubscriptionState {
  const row = rowOfKind(kind)
  if (row.locked[channel] !== undefined) return 'active'
  return said.get(saidKey(kind, channel)) ?? (row.byDefault.includes(channel) ? 'active' : 'not_active')
}

/** A user's chosen rhythms, by kind. */
export type SaidRhythms = ReadonlyMap<string, Rhythm>

/**
 * Returns how often notifications of a kind are sent: the person's choice, else the default; 'at_once' for
 * kinds that are always sent at once.
 */
export function rhythmOf(said: SaidRhythms, kind: NotificationKind): Rhythm {
  const { rhythm } = rowOfKind(kind)
  return rhythm === 'always' ? 'at_once' : (said.get(kind) ?? rhythm)
}

/**
 * Returns the outer channels (email, push, text) by which a notification of this kind is sent: those
 * subscribed, and among the `channels` of the notification's `data` where it has some (a saved search has its
 * own); email only when this domain, not another one, writes the kind's mails, or when `data` says
 * `onlyTold`: no mail of another domain says the same.
 */
export function leavesBy(
  { kind, data = {} }: { kind: NotificationKind; data?: Record<string, unknown> },
  { said, rhythms }: { said: Said; rhythms: SaidRhythms },
): OuterChannel[] {
  const { mails } = rowOfKind(kind)
  const isLater = mails === 'at_once' && rhythmOf(rhythms, kind) !== 'at_once'
  const ours = mails === 'told' || isLater || data.onlyTold === true
  const wanted: readonly unknown[] = Array.isArray(data.channels) ? data.channels : outerChannels
  return outerChannels.filter(
    (channel) =>
      wanted.includes(channel) && stateOf(said, kind, channel) === 'active' && (channel !== 'email' || ours),
  )
}

/**
 * Returns how often one notification is sent: the rhythm in its own `data` (a saved search has its own), else
 * the person's choice for its kind.
 */
export function rhythmFor(
  said: SaidRhythms,
  { kind, data }: { kind: NotificationKind; data: Record<string, unknown> },
): Rhythm {
  return rhythms.find((one) => one === data.rhythm) ?? rhythmOf(said, kind)
}

/**
 * Returns the subscriptions that "Stop everything but orders" cancels: every changeable outer channel of
 * every kind except orders.
 */
export const stopAll = (): { kind: NotificationKind; channel: OuterChannel }[] =>
  notificationKinds
    .filter((kind) => kind !== 'order')
    .flatMap((kind) =>
      channels
        .filter((channel) => channel !== 'bell')
        .filter((channel) => rowOfKind(kind).locked[channel] === undefined)
        .map((channel) => ({ kind, channel })),
    )
