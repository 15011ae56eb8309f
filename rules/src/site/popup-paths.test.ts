import { describe, expect, it } from 'vitest'
import { wantsCleanoutPopup, wantsDeliveryPopup } from './popups.ts'

const now = new Date('2026-11-21T18:00:00Z')
const deliveredAt = '2026-11-20T18:00:00.000Z'
/** A user who may order a kit and received a parcel yesterday. */
const offersKit = (path: string) =>
  wantsCleanoutPopup({
    loggedIn: true,
    isInternational: false,
    dismissedAt: null,
    path,
    outstandingKits: 0,
    lastKitCreatedAt: null,
    now,
  })
const asksAfterParcel = (path: string) =>
  wantsDeliveryPopup({
    hasPurchasedOrder: true,
    featureOn: true,
    path,
    banned: false,
    latest: { id: 's1', deliveredAt },
    storedDeliveredAt: null,
    now,
  })

type Row = [path: string, offersKit: boolean, asksAfterParcel: boolean]
const rows: readonly Row[] = [
  // Where people look around.
  ['/', true, true],
  ['/women', true, true],
  ['/kids', true, true],
  ['/women/dresses', true, true],
  ['/products', true, true],
  ['/category/dresses', true, true],
  ['/brand/theory', true, true],
  ['/brands', true, true],
  ['/supplier/33', true, true],
  ['/alderbrook', true, true],
  ['/saved/favorites', true, true],
  ['/about', true, true],
  ['/concept', true, true],
  // A piece, its gallery, and what is shown beside it.
  ['/product/100001', false, false],
  ['/product/women-silk-theory-black-dress/100001', false, false],
  ['/featured/100001', false, false],
  ['/similar/100001', false, false],
  ['/outfits/100001', false, false],
  ['/identical', false, false],
  ['/lp/best-seasonal-hits', false, false],
  ['/search', false, false],
  // Help.
  ['/support', false, false],
  ['/contact', false, false],
  ['/find-anything', false, false],
  ['/legal', false, false],
  ['/legal/privacy-policy', false, false],
  ['/sitemap', false, false],
  // The account; only about one's own orders the shop may ask whether they arrived.
  ['/my', false, true],
  ['/my/orders', false, true],
  ['/my/settings', false, false],
  ['/log-in', false, false],
  ['/sign-up', false, false],
  ['/password', false, false],
  ['/password/change', false, false],
  ['/verify-email/abc', false, false],
  ['/goodbye', false, false],
  // On the way to pay, and what follows.
  ['/cart', false, false],
  ['/checkout', false, false],
  ['/confirmation/1', false, false],
  ['/shipment/order/1', false, false],
  ['/giftcards', false, false],
  // Special pages, and returns (§2).
  ['/my/return', false, false],
  ['/my/returns', false, false],
  ['/my/returns/5/edit', false, false],
  ['/my/items', false, false],
  ['/my/cleanouts', false, false],
  ['/my/cleanouts/kits', false, false],
  ['/my/cleanouts/204001', false, false],
  ['/cleanout', false, false],
  ['/cleanout/sell', false, false],
  ['/cleanout/cashout', false, false],
  ['/promo-bag-order', false, false],
  ['/robots', false, false],
  ['/resale', false, false],
  ['/resolution-hub', false, false],
  ['/employee', false, false],
  ['/employee/pick', false, false],
  // No page at all.
  ['/cartwheel', false, false],
  ['/%E0%A4%A', false, false],
]

describe('a pop-up', () => {
  it.each(rows)('on %s: an offer of a kit %s, a question after a parcel %s', (path, kit, parcel) => {
    expect({ kit: offersKit(path), parcel: asksAfterParcel(path) }).toEqual({ kit, parcel })
  })
})
