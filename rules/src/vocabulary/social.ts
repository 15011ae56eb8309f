// Pages of the shop on other sites.

/**
 * The networks of specification §1. Hemline has no profiles in the world: the addresses lie below a host that
 * is reserved for examples (RFC 2606), so they can never lead to somebody else's page.
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
