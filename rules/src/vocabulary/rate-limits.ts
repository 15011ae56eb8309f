// How often something may be done before one has to wait. Not in the specification; wide enough for an
// office behind one address.
export type RateLimit = { readonly limit: number; readonly seconds: number }

const quarterHour = 900
const hour = 3600

/** Passwords typed for one account. */
export const logInsPerAccount: RateLimit = { limit: 10, seconds: quarterHour }
/** Log-ins that failed from one address, whatever the account. */
export const logInsPerAddress: RateLimit = { limit: 50, seconds: quarterHour }
/** Mails with a link to one account. */
export const passwordMailsPerAccount: RateLimit = { limit: 5, seconds: hour }
export const passwordMailsPerAddress: RateLimit = { limit: 20, seconds: hour }
/** New visitors from one address: beyond it people can look, but nothing is kept for them. */
export const visitorsPerAddress: RateLimit = { limit: 2000, seconds: hour }
/** Messages written with the contact form, from one address and for one sender. */
export const contactsPerAddress: RateLimit = { limit: 30, seconds: hour }
export const contactsPerSender: RateLimit = { limit: 5, seconds: hour }
/** Where one visitor says to come from. */
export const trackingsPerVisitor: RateLimit = { limit: 120, seconds: hour }
/** Writes of one visitor's or user's settings; each closed banner is one. */
export const settingWritesPerOwner: RateLimit = { limit: 600, seconds: hour }
/** Addresses saved or chosen by one visitor or user. */
export const addressWritesPerOwner: RateLimit = { limit: 200, seconds: hour }
/** Promotion codes tried in one cart: codes are not to be found by guessing. */
export const promoCodesPerCart: RateLimit = { limit: 30, seconds: hour }
/** The same from one network address, whose visitors can have a cart each. */
export const promoCodesPerAddress: RateLimit = { limit: 60, seconds: hour }
/**
 * Gift cards typed for one cart, from one network address, and for one number: a PIN is
 * not to be found by trying.
 */
export const giftCardTriesPerCart: RateLimit = { limit: 10, seconds: quarterHour }
export const giftCardTriesPerAddress: RateLimit = { limit: 60, seconds: hour }
export const giftCardTriesPerNumber: RateLimit = { limit: 10, seconds: hour }
/** Tries to place an order from one cart: cards are not to be tested here. */
export const ordersPerOwner: RateLimit = { limit: 40, seconds: hour }
export const ordersPerAddress: RateLimit = { limit: 300, seconds: hour }
/** Kits that visitors order from one network address; how many one person may have is in bag-orders.ts. */
export const kitsPerAddress: RateLimit = { limit: 12, seconds: 1800 }
/** Codes of kits tried by one account: they follow each other, and are not to be found by trying. */
export const kitCodesPerUser: RateLimit = { limit: 10, seconds: hour }
/** The same from one network address: a partner's people at one table activate a few dozen. */
export const kitCodesPerAddress: RateLimit = { limit: 40, seconds: hour }
/**
 * Photos that one person sends in, and those that are fetched for one: a station
 * takes some hundred in an hour.
 */
export const photosPerPerson: RateLimit = { limit: 1200, seconds: hour }
export const photoImportsPerPerson: RateLimit = { limit: 120, seconds: hour }
/** Surveys answered by one visitor or user, and from one network address. */
export const surveysPerOwner: RateLimit = { limit: 20, seconds: hour }
export const surveysPerAddress: RateLimit = { limit: 100, seconds: hour }
/** Searches of one visitor or user that are remembered. */
export const searchesPerOwner: RateLimit = { limit: 600, seconds: hour }
/** Codes that link a way to be paid, for one seller and from one network address. */
export const payoutCodesPerUser: RateLimit = { limit: 5, seconds: hour }
export const payoutCodesPerAddress: RateLimit = { limit: 30, seconds: hour }
/** Codes that cancel an order by its key, for one order and from one network address. */
export const orderCodesPerOrder: RateLimit = { limit: 5, seconds: hour }
export const orderCodesPerAddress: RateLimit = { limit: 30, seconds: hour }
/** Mails with a new link to a guest's order. */
export const orderLinksPerOrder: RateLimit = { limit: 3, seconds: hour }
export const orderLinksPerAddress: RateLimit = { limit: 20, seconds: hour }
/** Mails of an order's state that people at work send once more, for one order and by one person. */
export const resentMailsPerOrder: RateLimit = { limit: 5, seconds: hour }
export const resentMailsPerPerson: RateLimit = { limit: 60, seconds: hour }
/** Mails with a link that proves an address. */
export const verifyMailsPerUser: RateLimit = { limit: 5, seconds: hour }
export const verifyMailsPerAddress: RateLimit = { limit: 30, seconds: hour }
/** Settings that one visitor or user can have. */
export const settingsMax = 300
/** Longest text about where a visitor comes from; the rest is cut. */
export const visitorSourceMax = 500
