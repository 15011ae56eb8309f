// The special facts of the pieces with marked numbers; the rest of each is made as for any piece.
import { mayRunSmallCategoryId } from '@hemline/rules/vocabulary/constants.ts'
import type { MockItem } from '../item.ts'
import { markedItems } from '../marked.ts'
import { mockUsers } from './people.ts'

const hourMs = 3_600_000
const superstar = mockUsers.find((user) => user.loyaltyTier === 'tier_2')
const photosOf = (itemNumber: number, amount: number) =>
  Array.from({ length: amount }, (_, i) => itemNumber * 100 + i)
const longName = 'Société Anonyme des Ateliers Réunis de la Grande Manufacture de Velours '

/** Returns the marked pieces in the order of their making, which decides on their other facts. */
export function markedPieces(now: Date): [itemNumber: number, own: Partial<MockItem>][] {
  const flawPhotos = photosOf(markedItems.flawed, 5)
  return [
    [markedItems.held, {}],
    [markedItems.sellsWhenAdded, {}],
    [markedItems.sold, { state: 'delivered' }],
    [markedItems.withdrawn, { state: 'reclaimed' }],
    [markedItems.shortHold, {}],
    [markedItems.addFails, {}],
    [markedItems.notListed, { state: 'processing', listed_at: null }],
    [
      markedItems.earlyAccess,
      { access_levels: ['early_access'], listed_at: new Date(now.getTime() - 5 * hourMs) },
    ],
    [markedItems.preordered, { preordered_by: superstar?.id ?? null }],
    [
      markedItems.promotion,
      {
        msrp_cents: 24_800,
        price_cents: 8_499,
        final_sale: true,
        promotion: { discountPercent: 20, isDynamicDiscount: false, promotionCode: 'FRESH20' },
      },
    ],
    [
      markedItems.thirdParty,
      {
        source: 'p2p',
        dropshipper_id: null,
        third_party_seller: { id: 7, name: 'Priya N.', sellerType: 'p2p', city: 'Denver', state: 'CO' },
      },
    ],
    [
      markedItems.partner,
      {
        source: 'partner',
        mpn: 'HM-48213',
        mpn_title: 'Style 214',
        partner: { brandName: 'North Loom', name: 'North Loom', type: 'partner' },
        third_party_seller: null,
      },
    ],
    [markedItems.noPhotos, { photo_ids: [], flaws: [] }],
    [markedItems.onePhoto, { photo_ids: photosOf(markedItems.onePhoto, 1), flaws: [] }],
    [markedItems.twelvePhotos, { photo_ids: photosOf(markedItems.twelvePhotos, 12), flaws: [] }],
    [markedItems.longBrand, { brand_name: longName.repeat(5).slice(0, 300).trim() }],
    [markedItems.rightToLeftBrand, { brand_name: 'بيت النور', brand_slug: 'beit-al-nour' }],
    [markedItems.free, { price_cents: 0, promotion: null }],
    [markedItems.unknown, { msrp_cents: 0, materials: [], promotion: null }],
    [markedItems.inappropriate, { has_inappropriate_content: true, flaws: [] }],
    [
      markedItems.flawed,
      {
        condition: 'flawed_gem',
        condition_description: 'One flaw, shown below. Seams and fastenings are sound everywhere else.',
        photo_ids: flawPhotos,
        flaws: [
          {
            description: 'Small stain near the hem, 12 mm, at the left. You see it from near by only.',
            photoId: flawPhotos[4] ?? null,
          },
        ],
        condition_overrides: ['fading'],
      },
    ],
    [markedItems.runsSmall, { category_id: mayRunSmallCategoryId }],
    [markedItems.relisted, { state: 'relisted' }],
    [markedItems.pendingSale, { state: 'pending_sale' }],
    [markedItems.reclaimable, { state: 'expired' }],
    [markedItems.turnSoon, {}],
    [markedItems.networkFull, {}],
    [markedItems.networkFullLine, {}],
    [
      markedItems.auction,
      {
        state: 'on_auction',
        source: 'own',
        price_cents: 4000,
        msrp_cents: 24_800,
        promotion: null,
        auction_bid_count: 1,
        auction_ends_at: new Date(now.getTime() + 50 * hourMs),
      },
    ],
  ]
}
