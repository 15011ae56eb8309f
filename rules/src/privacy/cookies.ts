// Every cookie that the shop sets, with its purpose and its days: the list on /privacy. A test looks for
// cookies in the code that are not here.
import { type Banner, bannerCookies, banners } from '../site/banners.ts'
import { privacyPopupDismissDays, subscriptionPopupDismissDays } from '../site/popups.ts'
import { cleanoutPopupDismissDays, sessionDays } from '../vocabulary/constants.ts'
import { visitorCookieDays } from '../vocabulary/cookie-days.ts'
import { sessionCookie, visitorCookie } from '../vocabulary/wire.ts'

/**
 * `needed`: the shop can't work without it. `comfort`: remembers what you closed, so that it stays closed.
 */
export type ShopCookie = { name: string; kind: 'needed' | 'comfort'; purpose: string; days: number }

const noticeWords: Record<Banner, string> = {
  privacy: 'the signal of your browser',
  restocking_fee: 'the fee for returns',
  sms: 'text messages',
  onboarding: 'first steps',
}

/**
 * The setting by which somebody refuses cookies for comfort: false. It is kept with the account, so that it
 * holds in each browser where the person is logged in (decision 0272).
 */
export const comfortCookiesSetting = 'persist.comfort_cookies'

/** The cookies that the shop sets. Scripts of others set none, because the shop loads none. */
export const shopCookies: readonly ShopCookie[] = [
  {
    name: visitorCookie,
    kind: 'needed',
    purpose: 'Keeps your cart and favorites while you are not logged in.',
    days: visitorCookieDays,
  },
  { name: sessionCookie, kind: 'needed', purpose: 'Keeps you logged in.', days: sessionDays },
  { name: 'size_profile_saved', kind: 'comfort', purpose: 'Remembers that you saved your sizes.', days: 400 },
  {
    name: 'hemline_privacy_popup',
    kind: 'comfort',
    purpose: 'Remembers “Later” about the terms.',
    days: privacyPopupDismissDays,
  },
  {
    name: 'hemline_cleanout_popup',
    kind: 'comfort',
    purpose: 'Remembers that you closed the card about clean-outs.',
    days: cleanoutPopupDismissDays,
  },
  ...['cart', 'favorites', 'saved_searches'].map((one) => ({
    name: `hemline_subscription_${one}_popup`,
    kind: 'comfort' as const,
    purpose: `Remembers that you closed the card about mails on your ${one.replace('_', ' ')}.`,
    days: subscriptionPopupDismissDays,
  })),
  ...banners.map((banner) => ({
    name: bannerCookies[banner].name,
    kind: 'comfort' as const,
    purpose: `Remembers that you closed the notice about ${noticeWords[banner]}.`,
    days: bannerCookies[banner].days,
  })),
]
