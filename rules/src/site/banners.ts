// The banners above a page (specification §9: privacy, restocking fee, sms, onboarding): at most one at once.
import { isDismissed } from './dismissed.ts'

/** The banners in order of precedence: those required by law, then those about money, then offers. */
export const banners = ['privacy', 'restocking_fee', 'sms', 'onboarding'] as const
export type Banner = (typeof banners)[number]

/** The cookie that a dismissed banner sets, and for how many days (decision 0144). */
export const bannerCookies: Readonly<Record<Banner, { name: string; days: number }>> = {
  privacy: { name: 'hemline_banner_privacy', days: 365 },
  restocking_fee: { name: 'hemline_banner_restocking_fee', days: 30 },
  sms: { name: 'hemline_banner_sms', days: 90 },
  onboarding: { name: 'hemline_banner_onboarding', days: 365 },
}

/**
 * Returns whether a banner stays away since the time at which it was dismissed (an ISO text of a cookie or a
 * setting): as many days as its cookie lasts. Anything that is no time dismisses nothing.
 */
export const isBannerDismissed = (banner: Banner, at: unknown, now: Date): boolean =>
  typeof at === 'string' &&
  !Number.isNaN(Date.parse(at)) &&
  isDismissed(new Date(at), now, bannerCookies[banner].days)

/** Days after signing up in which a member's first steps are shown. */
export const onboardingDays = 30
/** The steps of the onboarding banner: the names that the punch card keeps. */
export const firstSteps = ['favorite', 'order', 'kit'] as const
export type FirstStep = (typeof firstSteps)[number]

export type BannerFacts = {
  path: string
  loggedIn: boolean
  isInternational: boolean
  /** Whether the browser asks sites not to sell or share (Global Privacy Control). */
  privacySignal: boolean
  /** Whether texts can be asked for, and were not yet. */
  textsOffered: boolean
  createdAt: Date | null
  stepsDone: readonly FirstStep[]
  dismissed: readonly Banner[]
  now: Date
}

const dayMs = 86_400_000
/** Where pieces to send back are chosen. A gift has no such fee, and a made return names its own sums. */
const isReturnChosen = (path: string) => /^\/my\/returns?(\/[^/]+\/edit)?\/?$/.test(path)
const isAccountStart = (path: string) => /^\/my\/?$/.test(path)
const isOwnOrders = (path: string) => /^\/my(?:\/orders)?\/?$/.test(path)

/** Whether each banner has something to say here, whether or not it was dismissed. */
const applies: Readonly<Record<Banner, (facts: BannerFacts) => boolean>> = {
  // The law asks sites to say that they heard the signal.
  privacy: ({ privacySignal }) => privacySignal,
  restocking_fee: ({ loggedIn, path }) => loggedIn && isReturnChosen(path),
  // Texts go to numbers of the United States.
  sms: ({ loggedIn, isInternational, textsOffered, path }) =>
    loggedIn && !isInternational && textsOffered && isOwnOrders(path),
  onboarding: ({ loggedIn, createdAt, stepsDone, path, now }) =>
    loggedIn &&
    createdAt !== null &&
    now.getTime() - createdAt.getTime() < onboardingDays * dayMs &&
    stepsDone.length < firstSteps.length &&
    isAccountStart(path),
}

/**
 * Returns whether a banner may show on a page: its rule applies there, and the visitor has not dismissed it.
 */
export const wantsBanner = (banner: Banner, facts: BannerFacts): boolean =>
  applies[banner](facts) && !facts.dismissed.includes(banner)

/** Returns the first banner that may show on a page; undefined for none. */
export const bannerFor = (facts: BannerFacts): Banner | undefined =>
  banners.find((banner) => wantsBanner(banner, facts))
