// Topics of the help centre and of the contact form.

/** Topics of the help centre, in the order of its page. */
export const helpTopics = {
  orders: { label: 'Orders and payment', about: 'The cart, holds, paying and promo codes' },
  shipping: { label: 'Shipping', about: 'What it costs, how long it takes, and parcels from several places' },
  returns: { label: 'Returns', about: 'Sending a piece back, and final sale' },
  pieces: { label: 'Pieces and sizes', about: 'Condition, measurements and fit' },
  cleanout: { label: 'Cleaning out', about: 'Sending pieces in, payouts and donations' },
  account: { label: 'Account and privacy', about: 'Logging in, favorites and your data' },
} as const
export type HelpTopic = keyof typeof helpTopics

/** Topics of the contact form. */
export const contactTopics = {
  order: 'An order',
  return: 'A return',
  piece: 'A piece on sale',
  cleanout: 'A clean-out or payout',
  account: 'My account or data',
  accessibility: 'Accessibility of the site',
  press: 'Press and partners',
  other: 'Something else',
} as const
export type ContactTopic = keyof typeof contactTopics
/** Returns whether a text is a key of `contactTopics`, the topics of the contact form. */
export const isContactTopic = (text: string): text is ContactTopic => Object.hasOwn(contactTopics, text)

/** Not in the specification: limits of the contact form. */
export const contactTextMin = 10
export const contactTextMax = 4000
export const contactReferenceMax = 40
