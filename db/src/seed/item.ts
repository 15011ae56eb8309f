// One item of the seed; all its facts follow from its index.

import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { hasBeenListed, wasSold } from '@hemline/rules/catalogue/item-states.ts'
import type { Kind } from '@hemline/rules/catalogue/kinds/kind.ts'
import { tagsOfKind } from '@hemline/rules/catalogue/kinds/kinds.ts'
import { justReducedDays } from '@hemline/rules/consignment/prices.ts'
import { directTermsOf } from '@hemline/rules/direct-sell/payouts.ts'
import { sizeDisplayOf } from '@hemline/rules/intake/pieces.ts'
import { type Condition, delistReasons, type ItemSource } from '@hemline/rules/vocabulary/items.ts'
import type { SeedBrand } from './brands.ts'
import { type Chance, chanceOf } from './chance.ts'
import { conditionWords, notesFor } from './condition.ts'
import { isOfRound, kindAndBrand, type SeedWorld } from './kind-and-brand.ts'
import { departmentsOf, type Look, lookOf, sizeFor } from './look.ts'
import { type Exhibit, exhibits, freshAgeHours, itemNumberAt } from './marked.ts'
import { personByKey } from './people.ts'
import { photosOf, type SeedPhoto } from './photos.ts'
import { priceCents, retailCents } from './prices.ts'
import type { SeedItem } from './seed-item.ts'
import { firstOfStyle, styleOf } from './styles.ts'
import { closetSellerId, sellerOfDropshipper, supplierIds, thirdPartySellers } from './suppliers.ts'
import { type FlawWords, flawWords, wearOf } from './wear.ts'
import { namesMaterial, titleOf, wordsOf } from './words.ts'

const dayMs = 86_400_000
const minuteMs = 60_000
const times = (n: number, state: ItemState) => Array<ItemState>(n).fill(state)
/** What became of a piece that is not on sale, of a hundred: most of what was sold arrived long ago. */
const restStates: readonly ItemState[] = [
  ...times(36, 'delivered'),
  ...times(5, 'shipped'),
  ...times(2, 'packed'),
  ...times(3, 'purchased'),
  ...times(4, 'pending_sale'),
  ...times(10, 'expired'),
  ...times(10, 'reclaimed'),
  ...times(10, 'relisted'),
  ...times(10, 'on_auction'),
  ...times(10, 'pending_listing'),
]
/** The least days since a piece was listed that is sold now, and since one was sold that has arrived. */
const soldAfterDays = 10
const arrivedDays = 7
const conditionShares: readonly Condition[] = [
  'new_with_tags',
  'excellent',
  'excellent',
  'excellent',
  'very_good',
  'very_good',
  'very_good',
  'good',
  'good',
  'flawed_gem',
]
const sourceShares: readonly ItemSource[] = [
  ...Array<ItemSource>(40).fill('own'),
  'p2p',
  'p2p',
  'dropship',
  'dropship',
  'partner',
  'partner',
  'partner',
]

/** Whether the shop's own people look a piece over: what others send out themselves they never see. */
const isInspected = (source: ItemSource) => source === 'own' || source === 'partner'

/** A piece's flaw in words, with the picture that shows it. */
function flawsOf(wear: { words: FlawWords; mended: boolean } | null, photos: readonly SeedPhoto[]) {
  if (!wear) return []
  const photo = photos.find((one) => one.art.view === 'flaw')
  const description = wear.mended ? wear.words.mended : wear.words.flaw
  return [{ description, ...(photo ? { photoId: photo.id } : {}) }]
}

/** Makes the seeded item with this index, and its photos. */
export function makeItem(index: number, world: SeedWorld): { item: SeedItem; photos: SeedPhoto[] } {
  const exhibit: Exhibit = exhibits[index] ?? {}
  // A piece of a style that was made before looks and is called like that one; what
  // happened to it since is its own.
  const style = firstOfStyle(index)
  const chance = chanceOf(1, style)
  const { leaf, brand, habits } = kindAndBrand(style, exhibit, world, chance)
  const look = lookOf(leaf, habits, { chance, cutting: chanceOf(10, style) })
  const own = style === index ? chance : chanceOf(1, index)
  const condition = exhibit.fields?.condition ?? (own.is(0.02) ? 'repaired' : own.pick(conditionShares))
  const flawed =
    exhibit.flawed ??
    (['flawed_gem', 'repaired'].includes(condition) || (condition === 'good' && own.is(0.4)))
  const wear = flawed
    ? { words: flawWords(look.flaw, chanceOf(12, index)), mended: condition === 'repaired' }
    : null
  const shape = shapeOf(leaf, brand, look, chanceOf(5, index))
  const photos = photosOf({
    index,
    look,
    label: {
      brand: brand.name,
      size: shape.size_display.replace('Size ', ''),
      material: shape.materials.join(', '),
    },
    wear,
    chance: chanceOf(2, style),
    wallsOn: style === index ? 0 : index,
    count: exhibit.photos,
    secondHost: exhibit.secondHost ?? (index > exhibits.length && index % 61 === 0),
  })
  const { life, ageDays } = lifeOf(index, exhibit, world.anchor, chanceOf(3, index))
  const source = exhibit.fields?.source ?? own.pick(sourceShares)
  const scores = scoresOf(index, brand, chanceOf(8, index))
  const inspected = { kind: leaf, cut: look.cut, materials: look.materials, ours: isInspected(source) }
  const overridden = notesFor({
    asked: exhibit.fields?.condition_overrides ?? scores.condition_overrides,
    mark: wear && !wear.mended ? wearOf(look.flaw).mark : undefined,
    kind: leaf,
    condition,
  })
  const item: SeedItem = {
    item_number: itemNumberAt(index),
    ...life,
    ...originOf(source, life.state, chanceOf(4, index)),
    ...shape,
    ...moneyOf(
      {
        leaf,
        brand,
        materials: look.materials,
        condition,
        life,
        ageDays,
        promo: exhibit.promo,
        clearance: exhibit.fields?.clearance,
        anchor: world.anchor,
      },
      chanceOf(6, index),
    ),
    ...wordsOf(leaf, look, { ours: inspected.ours, sort: brand.sort }, chanceOf(7, style)),
    ...styleOf(index, { brand, title: shape.title, isPartner: source === 'partner' }),
    ...scores,
    condition,
    condition_description: conditionWords(inspected, condition, chanceOf(11, index)),
    flaws: flawsOf(wear, photos),
    photo_ids: photos.map((p) => p.id),
  }
  const done = { ...item, ...exhibit.fields, condition_overrides: overridden }
  // The distribution centre near the head office.
  done.shop_local = done.warehouse_id === 1
  if (itemNumberAt(9) === done.item_number) done.preordered_by = personByKey('superstar').id
  if (done.is_rare_find) done.badge_url = '/badges/rare-find.svg'
  return { item: done, photos }
}

type Life = Pick<
  SeedItem,
  | 'state'
  | 'delist_reason'
  | 'listed_at'
  | 'marked_down_at'
  | 'sold_at'
  | 'created_at'
  | 'auction_ends_at'
  | 'auction_bid_count'
>

function lifeOf(
  index: number,
  exhibit: Exhibit,
  anchor: Date,
  chance: Chance,
): { life: Life; ageDays: number } {
  const state =
    exhibit.fields?.state ??
    (isOfRound(index) || (index >= exhibits.length && chance.is(0.865)) || freshAgeHours(index) !== undefined
      ? 'listed'
      : chance.pick(restStates))
  // Most pieces are young: half of them came within five weeks.
  const drawn = Math.floor((chance.next() ** 2.2 * 200 + chance.next() * 1.5) * 1440)
  const isSold = wasSold(state) || state === 'pending_sale'
  const usual = isSold ? drawn + soldAfterDays * 1440 : drawn
  const ageMinutes = (freshAgeHours(index) ?? usual / 60) * 60
  const at = anchor.getTime() - ageMinutes * minuteMs
  const ageDays = ageMinutes / 1440
  const listed = hasBeenListed(state)
  const auctioned = state === 'on_auction'
  // Draws of an earlier seed, kept so that every piece stays the one it was.
  if (auctioned) chance.int(1, 14) + chance.int(1, 7)
  const life: Life = {
    state,
    // What it stands at is made by its bids (auctions.ts).
    auction_bid_count: 0,
    auction_ends_at: auctioned ? anchor : null,
    delist_reason: state === 'delisted' ? chance.pick(delistReasons) : null,
    listed_at: listed ? new Date(at) : null,
    marked_down_at:
      listed && ageDays > 20 ? new Date(at + Math.floor(ageDays * 0.7 * 1440) * minuteMs) : null,
    // The past of the shop (past/) moves this to when the piece's order was placed.
    sold_at: isSold
      ? new Date(
          Math.min(
            at + Math.floor(ageDays * (0.1 + chance.next() * 0.85) * 1440) * minuteMs,
            state === 'delivered' ? anchor.getTime() - arrivedDays * dayMs : anchor.getTime(),
          ),
        )
      : null,
    created_at: new Date(at - chance.int(3, 30) * dayMs),
  }
  return { life, ageDays }
}

function originOf(source: ItemSource, state: ItemState, chance: Chance) {
  const none = {
    supplier_id: null,
    original_supplier_id: null,
    dropshipper_id: null,
    third_party_seller_id: null,
    partner_id: null,
    consignor_id: null,
    preordered_by: null,
    seller_info: null,
    bag_id: null,
    payout_terms: null,
  }
  // Draws of an earlier seed, kept so that every piece stays the one it was. Consigned pieces
  // are made by seller-bags.ts.
  const drawn = source === 'own' && chance.is(0.2)
  chance.int(1, 400)
  if (drawn) chance.pick([5, 15, 30, 50, 70])
  const own = {
    ...(chance.is(0.08) ? { supplier_id: 21, original_supplier_id: 21 } : {}),
  }
  const partner = chance.pick(supplierIds('partner'))
  const dropshipper = chance.pick([31, 32])
  const member = chance.pick(thirdPartySellers.filter((s) => s.seller_type === 'p2p')).id
  // What is on sale gets its seller and its terms with its listing (closet.ts).
  const earns = member === closetSellerId && (wasSold(state) || state === 'pending_sale')
  const from: Record<ItemSource, Partial<typeof none> | object> = {
    own,
    partner: {
      supplier_id: partner,
      original_supplier_id: partner,
      partner_id: partner,
    },
    dropship: {
      dropshipper_id: dropshipper,
      third_party_seller_id: sellerOfDropshipper(dropshipper),
      seller_info: 'Ships from the seller’s own stock room within two days.',
    },
    p2p: {
      third_party_seller_id: member,
      seller_info: 'Worn a few times and looked after since.',
      ...(earns && {
        consignor_id: personByKey('p2p-seller').id,
        // Without a floor, terms are the same at every price.
        payout_terms: directTermsOf({ price: 1, floor: null, comesDown: false }),
      }),
    },
  }
  return { source, ...none, ...from[source], warehouse_id: chance.pick([1, 3, 4, 5, 12, 12, 16, 17]) }
}

function shapeOf(leaf: Kind, brand: SeedBrand, look: Look, chance: Chance) {
  const size = sizeFor(leaf, brand, chance)
  const departments = departmentsOf(leaf, size, brand, chance)
  const kids = leaf.line === 'kids'
  const gender = kids
    ? departments.length > 1
      ? ('unisex' as const)
      : departments[0] === 'boys'
        ? ('boys' as const)
        : ('girls' as const)
    : ['sunglasses', 'watches', 'backpacks'].includes(leaf.slug) && chance.is(0.4)
      ? ('unisex' as const)
      : ('women' as const)
  return {
    brand_id: brand.id,
    category_id: leaf.id,
    category_tags: tagsOfKind(leaf),
    department_tags: departments,
    merchandising_department: kids
      ? 'kids'
      : ['shoes', 'handbags', 'jewelry', 'accessories'].includes(leaf.root)
        ? leaf.root
        : 'women',
    gender,
    title: titleOf(leaf, look),
    sizing_id: size.sizing_id,
    size_display: sizeDisplayOf({ label: size.label, sizeCategory: size.size_category }),
    size_equivalents: size.equivalents,
    color_names: look.colorNames,
    advanced_color_names: look.shadeNames,
    materials: chance.is(0.05) && !namesMaterial(leaf, look) ? [] : [...look.materials],
    measurements: look.measurementsFor(size.step),
    luxe_brand: brand.tier === 'designer' || brand.tier === 'luxury',
    quality_type: {
      value: 'standard',
      mid: 'name_brand',
      premium: 'premium',
      designer: 'designer',
      luxury: 'designer',
    }[brand.tier],
  }
}

/** Whether a piece is among those that were marked down for the first time lately (decision 0120). */
const isJustReduced = (markedDownAt: Date, anchor: Date) =>
  anchor.getTime() - markedDownAt.getTime() < justReducedDays * dayMs

type MoneyQuestion = {
  leaf: Kind
  brand: SeedBrand
  materials: readonly string[]
  condition: Condition
  life: Life
  ageDays: number
  promo: boolean | undefined
  clearance: boolean | undefined
  anchor: Date
}

function moneyOf(
  { leaf, brand, materials, condition, life, ageDays, promo, clearance: asked, anchor }: MoneyQuestion,
  chance: Chance,
) {
  const clearance = asked ?? (life.marked_down_at !== null && chance.is(0.15))
  const msrp_cents = retailCents({ kind: leaf, tier: brand.tier, materials }, chance.next())
  const promotion =
    (promo ?? chance.is(0.12))
      ? {
          discountPercent: chance.pick([10, 15, 20, 25, 30, 40]),
          isDynamicDiscount: chance.is(0.25),
          promotionCode: chance.pick(['AUTUMN', 'FRESH20', 'CLOSET', 'EXTRA']),
        }
      : null
  return {
    msrp_cents,
    price_cents: priceCents({
      retail: msrp_cents,
      tier: brand.tier,
      condition,
      ageDays,
      clearance,
      materials,
    }),
    promotion,
    clearance,
    final_sale: clearance && chance.is(0.4),
    fresh_sale: life.marked_down_at !== null && !clearance && isJustReduced(life.marked_down_at, anchor),
  }
}

function scoresOf(index: number, brand: SeedBrand, chance: Chance) {
  const drawn = {
    condition_overrides: chance.is(0.03) ? [chance.pick(['pilling', 'fading', 'odor', 'altered'])] : [],
    access_levels: chance.is(0.03) || freshAgeHours(index) !== undefined ? ['early_access'] : [],
    is_rare_find: ['designer', 'luxury'].includes(brand.tier) && chance.is(0.15),
    shop_local: chance.is(0.1),
    favorite_count: Math.floor(chance.next() ** 4 * 160),
  }
  // Draws of an earlier seed, kept so that every piece stays the one it was.
  chance.next()
  chance.next()
  return {
    ...drawn,
    badge_url: null,
    has_inappropriate_content: false,
    // Until the sales of the past are known (scores.ts).
    sellthrough_score: 0.5,
    predicted_sell_score: 0.5,
    tetris_rank: (index * 7919) % 10_007,
    curation_ids: chance.is(0.08) ? [chance.int(1, 12)] : [],
  }
}
