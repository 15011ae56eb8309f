// Links to the shop's pages on other sites.

/**
 * Profiles on the networks of specification §1. Hemline has no real profiles: the links use a host
 * reserved for examples (RFC 2606), so they can never lead to another company's page.
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

/**
 * App store links of an app that is advertised but does not exist; on reserved example hosts, like
 * socialLinks.
 */
export const appLinks = {
  any: 'https://app.example/hemline',
  ios: 'https://app.example/hemline/ios',
  android: 'https://app.example/hemline/android',
} as const
