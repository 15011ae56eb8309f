// Limits on how often an action may be repeated within a time span. Not in the specification; wide enough
// for an office behind one network address.
export type RateLimit = { readonly limit: number; readonly seconds: number }

const quarterHour = 900
const hour = 3600

/** Passwords tried for one account. */
export const logInsPerAccount: RateLimit = { limit: 10, seconds: quarterHour }
/** Failed log-ins from one network address, for any account. */
export const logInsPerAddress: RateLimit = { limit: 50, seconds: quarterHour }
/** Log-ins by passkey: for one account, and from one network address. */
export const passkeyLogInsPerAccount: RateLimit = { limit: 20, seconds: quarterHour }
export const passkeyLogInsPerAddress: RateLimit = { limit: 100, seconds: quarterHour }
/** Log-in pages that ask for something to sign, from one network address. */
export const passkeyRequestsPerAddress: RateLimit = { limit: 600, seconds: quarterHour }
/** Mails with a link to a new password, for one account and from one network address. */
export const passwordMailsPerAccount: RateLimit = { limit: 5, seconds: hour }
export const passwordMailsPerAddress: RateLimit = { limit: 20, seconds: hour }
/** New visitors from one network address; beyond the limit a visitor can browse, but nothing is stored. */
export const visitorsPerAddress: RateLimit = { limit: 2000, seconds: hour }
/** Requests of partners' systems from one network address: feeds, photos and downloads. */
export const partnerRequestsPerAddress: RateLimit = { limit: 20_000, seconds: hour }
/** Messages of the contact form, from one network address and for one sender. */
export const contactsPerAddress: RateLimit = { limit: 30, seconds: hour }
export const contactsPerSender: RateLimit = { limit: 5, seconds: hour }
/** Reports of one visitor about the source of the visit. */
export const trackingsPerVisitor: RateLimit = { limit: 120, seconds: hour }
/** Writes of settings of one visitor or user; each closed banner is one write. */
export const settingWritesPerOwner: RateLimit = { limit: 600, seconds: hour }
/** Addresses saved or chosen by one visitor or user. */
export const addressWritesPerOwner: RateLimit = { limit: 200, seconds: hour }
/** Promotion codes tried in one cart, so that codes cannot be guessed. */
export const promoCodesPerCart: RateLimit = { limit: 30, seconds: hour }
/** Promotion codes tried from one network address, whose visitors can have a cart each. */
export const promoCodesPerAddress: RateLimit = { limit: 60, seconds: hour }
/**
 * Gift cards typed in one cart, from one network address, and for one card number, so that a PIN cannot be
 * guessed.
 */
export const giftCardTriesPerCart: RateLimit = { limit: 10, seconds: quarterHour }
export const giftCardTriesPerAddress: RateLimit = { limit: 60, seconds: hour }
export const giftCardTriesPerNumber: RateLimit = { limit: 10, seconds: hour }
/**
 * Attempts to place an order, from one cart and from one network address, so that stolen cards cannot be
 * tested here.
 */
export const ordersPerOwner: RateLimit = { limit: 40, seconds: hour }
export const ordersPerAddress: RateLimit = { limit: 300, seconds: hour }
/** Answers of the style chat that a language model words; the configuration sets the number. */
export const stylistModelTurns: RateLimit = { limit: 1000, seconds: 86_400 }
/** Turns of the style chat, of one visitor or user. */
export const styleTurnsPerOwner: RateLimit = { limit: 120, seconds: quarterHour }
/** Bids of one user: enough for a contest to the last minute, too few to probe for a maximum all day. */
export const bidsPerUser: RateLimit = { limit: 60, seconds: quarterHour }
/** Kits ordered by visitors from one network address; bag-orders.ts has the limit of one seller. */
export const kitsPerAddress: RateLimit = { limit: 12, seconds: 1800 }
/** Kit codes tried by one account: the codes are consecutive numbers and must not be guessed. */
export const kitCodesPerUser: RateLimit = { limit: 10, seconds: hour }
/** Kit codes tried from one network address: the staff of a partner activates a few dozen at one table. */
export const kitCodesPerAddress: RateLimit = { limit: 40, seconds: hour }
/**
 * Photos that one employee uploads, and photos fetched from links for one; a photo station takes some
 * hundred per hour.
 */
export const photosPerPerson: RateLimit = { limit: 1200, seconds: hour }
export const photoImportsPerPerson: RateLimit = { limit: 120, seconds: hour }
/** Photos of what went wrong, from one shopper and from one network address (decision 0172). */
export const photosPerShopper: RateLimit = { limit: 60, seconds: hour }
export const shopperPhotosPerAddress: RateLimit = { limit: 300, seconds: hour }
/** Cases begun from one network address; casesPerDay has the limit of one shopper. */
export const casesPerAddress: RateLimit = { limit: 200, seconds: 86_400 }
/** Questions about pieces asked from one network address; questionsPerDay has the limit of one shopper. */
export const questionsPerAddress: RateLimit = { limit: 100, seconds: 86_400 }
/** Surveys answered by one visitor or user, and from one network address. */
export const surveysPerOwner: RateLimit = { limit: 20, seconds: hour }
export const surveysPerAddress: RateLimit = { limit: 100, seconds: hour }
/** Addresses put on a waitlist by one visitor or user, and from one network address. */
export const waitlistPerOwner: RateLimit = { limit: 20, seconds: hour }
export const waitlistPerAddress: RateLimit = { limit: 100, seconds: hour }
/** Searches of one visitor or user that are stored. */
export const searchesPerOwner: RateLimit = { limit: 600, seconds: hour }
/** Mailed codes that link a payout method, for one seller and from one network address. */
export const payoutCodesPerUser: RateLimit = { limit: 5, seconds: hour }
export const payoutCodesPerAddress: RateLimit = { limit: 30, seconds: hour }
/** Mailed codes that cancel an order by its key, for one order and from one network address. */
export const orderCodesPerOrder: RateLimit = { limit: 5, seconds: hour }
export const orderCodesPerAddress: RateLimit = { limit: 30, seconds: hour }
/** Tries to find a gift by its code, by one member and from one network address. */
export const giftTriesPerMember: RateLimit = { limit: 20, seconds: hour }
export const giftTriesPerAddress: RateLimit = { limit: 60, seconds: hour }
/** Mails with a new link to a guest's order, for one order and from one network address. */
export const orderLinksPerOrder: RateLimit = { limit: 3, seconds: hour }
export const orderLinksPerAddress: RateLimit = { limit: 20, seconds: hour }
/** Order mails that employees send again, for one order and by one employee. */
export const resentMailsPerOrder: RateLimit = { limit: 5, seconds: hour }
export const resentMailsPerPerson: RateLimit = { limit: 60, seconds: hour }
/** Mails with a link that verifies an email address, for one user and from one network address. */
export const verifyMailsPerUser: RateLimit = { limit: 5, seconds: hour }
export const verifyMailsPerAddress: RateLimit = { limit: 30, seconds: hour }
/** Most stored settings of one visitor or user. */
export const settingsMax = 300
/** Longest text, in characters, about the source of a visit; longer texts are cut. */
export const visitorSourceMax = 500
/** Codes texted for one account, and to one phone: a stranger's phone must not ring for long. */
export const textCodesPerPerson: RateLimit = { limit: 5, seconds: hour }
export const textCodesPerPhone: RateLimit = { limit: 5, seconds: hour }
/** Cards that one member tries to save without a payment. */
export const savedMethodsPerMember: RateLimit = { limit: 10, seconds: hour }
/** Changes of the choice that data is not sold, from one network address. */
export const choicesPerOwner: RateLimit = { limit: 300, seconds: hour }
/** Searches by picture that one visitor or user begins. */
export const imageSearchesPerOwner: RateLimit = { limit: 60, seconds: hour }
/** Mails with a link that confirms a deletion, to one address and from one network address. */
export const deletionMailsPerAddress: RateLimit = { limit: 3, seconds: hour }
export const deletionMailsPerNetwork: RateLimit = { limit: 60, seconds: hour }
/** Reports of pieces, and offers, by one person. */
export const reportsPerPerson: RateLimit = { limit: 20, seconds: hour }
export const offersPerPerson: RateLimit = { limit: 60, seconds: hour }
