// What the map of personal data says of one table.

/**
 * `none`: not about a person. `erase`: deleted with its row, or emptied. `anonymise`: replaced by a value
 * that says nothing about the person. `keep`: stays, for a reason.
 */
export type Rule = 'none' | 'erase' | 'anonymise' | 'keep'

/**
 * What an anonymised column becomes. `place` keeps town, state, zip code and country, which taxes depend
 * on.
 */
export type Stand =
  | 'name'
  | 'first_name'
  | 'last_name'
  | 'mail'
  | 'own_mail'
  | 'empty'
  | 'list'
  | 'place'
  | 'secret'

/** The columns by which the rows of a table belong to a person; a row belongs when one of them fits. */
export type Link = {
  user?: string
  /** A text with the user's id. */
  holder?: string
  visitor?: string
  /** An e-mail address; counts in rows that name no account. */
  email?: string
  /** A text that ends in a colon and the e-mail address. */
  keyed?: string
  /** Rows of a table above, by its id (or by another column of it). */
  of?: readonly { table: string; column: string; its?: string }[]
}

/** A part of a person's data, as the pages and the documents name it. */
export type Topic = keyof typeof topics

/** One table of the map. Lists of columns are words with spaces between. */
export type TableMap = {
  topic: Topic
  link?: Link
  /** `delete`: the person's rows are deleted whole. */
  rows?: 'delete'
  /** Why: shown in the documents, and for what is kept on /privacy/delete. */
  why: string
  none?: string
  erase?: string
  keep?: string
  anonymise?: Readonly<Record<string, Stand>>
  /**
   * Rows that the shop still needs for a promise to somebody else: while `unless` is null and the other
   * columns have these values, the eraser only sets `mark`. Marked rows are erased once `unless` is set.
   */
  later?: { unless: string; mark: string; only: Readonly<Record<string, string>> }
  /** Columns that an export leaves out: secrets, and the names of employees. */
  hidden?: string
}

/** The parts of a person's data, in the order of the pages, with what each is called. */
export const topics = {
  account: 'Your name, email address and password',
  addresses: 'Your address book',
  settings: 'Settings, sizes and devices',
  favorites: 'Favorites, lists and follows',
  searches: 'Searches and style chats',
  visits: 'Visits of pages',
  cart: 'Your cart',
  notifications: 'Notifications and subscriptions',
  messages: 'Messages, cases and photos',
  rewards: 'Points, rewards and invitations',
  orders: 'Orders and returns',
  money: 'Payments, credit and payouts',
  selling: 'Bags and what you sold',
  work: 'The work of employees',
  shop: 'The shop’s own tables',
} as const
