// What people ask about: topics of the help centre and of the contact form, and where the shop can be reached.

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
export const isHelpTopic = (text: string): text is HelpTopic => Object.hasOwn(helpTopics, text)

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
export const isContactTopic = (text: string): text is ContactTopic => Object.hasOwn(contactTopics, text)

/** Not in the specification: limits of the contact form. */
export const contactTextMin = 10
export const contactTextMax = 4000
export const contactReferenceMax = 40

/** Demonstration number: 555-01xx is set aside for examples. */
export const helpPhone = { label: '(800) 555-0142', href: 'tel:+18005550142' } as const
export const helpMail = 'help@hemline.example'
export const helpHours = 'Monday to Friday, 6 am to 6 pm Pacific time'
/** The head office in California (specification §1); street and house are made up. */
export const officeAddress = ['Hemline, Inc.', '1200 Selvage Street, Suite 300', 'Oakland, California 94607'] as const

/**
 * The networks of specification §1. Hemline has no profiles in the world: the addresses lie below a host that is reserved for
 * examples (RFC 2606), so they can never lead to somebody else's page.
 */
export const socialLinks = [
  { network: 'Facebook', href: 'https://social.example/hemline/facebook' },
  { network: 'Instagram', href: 'https://social.example/hemline/instagram' },
  { network: 'LinkedIn', href: 'https://social.example/hemline/linkedin' },
  { network: 'Pinterest', href: 'https://social.example/hemline/pinterest' },
  { network: 'X', href: 'https://social.example/hemline/x' },
  { network: 'YouTube', href: 'https://social.example/hemline/youtube' },
] as const
export type SocialNetwork = (typeof socialLinks)[number]['network']

/** App store pages of an app that is told about and does not exist: reserved example hosts, as above. */
export const appLinks = {
  any: 'https://app.example/hemline',
  ios: 'https://app.example/hemline/ios',
  android: 'https://app.example/hemline/android',
} as const
