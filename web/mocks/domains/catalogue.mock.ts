// Pieces, brands, categories and legal pages, derived by the same rules as in the API.

import { impactOf } from '@hemline/rules/catalogue/impact.ts'
import { availabilityOf, hasBeenListed, isNoLongerAvailable } from '@hemline/rules/catalogue/item-states.ts'
import { priceHistory } from '@hemline/rules/catalogue/price-history.ts'
import { cents, percentHalfUp, subtract } from '@hemline/rules/common/money.ts'
import { productPath, productSlug, slugify } from '@hemline/rules/common/slugs.ts'
import { mayRunSmallCategoryId } from '@hemline/rules/vocabulary/constants.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { itemNow, itemsNow, livingHold, type MockContext, ownerOf } from '../context.ts'
import type { MockItem } from '../item.ts'
import { widePhoto } from '../marked.ts'
import { suppliers } from '../seed/discovery.ts'
import { legalDocuments } from '../seed/legal.ts'
import { brands, kinds } from '../seed/pieces.ts'

const charNames = [
  'Accent',
  'BraceletStyle',
  'CareInstructions',
  'EarringStyle',
  'Features',
  'General',
  'JacketStyle',
  'JeanWash',
  'NecklaceStyle',
  'Neckline',
  'PantCut',
  'Pattern',
  'PieceCount',
  'RingStyle',
  'ShoeStyle',
  'ShoeWidth',
  'SkirtDressStyle',
  'SleeveLength',
  'TopAttribute',
  'Waist',
] as const
const charFields = Object.fromEntries(
  charNames.map((name) => [
    `chars${name}`,
    (item: MockItem) => item.chars[name.charAt(0).toLowerCase() + name.slice(1)] ?? null,
  ]),
)

const savings = (item: MockItem) => Math.max(0, item.msrp_cents - item.price_cents)
const same =
  <Key extends keyof MockItem>(key: Key) =>
  (item: MockItem) =>
    item[key]
const fixed = (value: unknown) => () => value

const promotionOf = (item: MockItem) => {
  const price = cents(item.price_cents)
  return (
    item.promotion && {
      ...item.promotion,
      promofiedPrice: subtract(price, percentHalfUp(price, item.promotion.discountPercent)),
    }
  )
}

/** Returns the path of a piece's page in the shop. */
export const slugOf = (item: MockItem) =>
  productPath(
    productSlug({
      gender: item.gender,
      merchandisingDepartment: item.merchandising_department,
      materials: item.materials.map((material) => material.replace(/^\d+% /, '')),
      brand: item.brand_name,
      colorNames: item.color_names,
      category: item.category_name,
    }),
    item.item_number,
  )

const captions = ['Front', 'Back', 'Detail', 'Label', 'Flaw']
const photosOf = (item: MockItem) =>
  item.photo_ids.map((id, i) => ({
    id,
    photoNumber: i + 1,
    aspectRatio: id === widePhoto ? 1.5 : 0.8,
    type: 'regular',
    caption: captions[id % 10] ?? null,
    url: `/pictures/${id}`,
  }))

const countOf = (ctx: MockContext, brandId: number) =>
  itemsNow(ctx).filter((item) => item.brand_id === brandId && item.state === 'listed').length
const brandOf = (ctx: MockContext, { id, name }: { id: number; name: string }) => ({
  id,
  name,
  slug: slugify(name),
  itemCount: countOf(ctx, id),
})

function categories() {
  const roots = [...new Map(kinds.map((kind) => [kind.root.id, kind])).values()].map(
    ({ root, departments }) => ({
      ...root,
      path: root.slug,
      parentId: null,
      departmentTags: departments,
    }),
  )
  const leaves = kinds.map((kind) => ({
    id: kind.categoryId,
    name: kind.name,
    slug: kind.slug,
    path: `${kind.root.slug}/${kind.slug}`,
    parentId: kind.root.id,
    departmentTags: kind.departments,
  }))
  return [...roots, ...leaves]
}

/** Returns a piece; null for an unknown one, and for one not listed yet unless the viewer is an employee. */
export function visibleItem(ctx: MockContext, itemNumber: number): MockItem | null {
  const item = itemNow(ctx, itemNumber)
  return item && (hasBeenListed(item.state) || ctx.user?.roles.includes('employee')) ? item : null
}

export const catalogueMocks = {
  Query: {
    item: (_: unknown, { itemNumber }: { itemNumber: number }, ctx: MockContext) =>
      visibleItem(ctx, itemNumber),
    brand: (_: unknown, { slug }: { slug: string }, ctx: MockContext) => {
      const brand = brands.find((one) => slugify(one.name) === slug.toLowerCase())
      return brand ? brandOf(ctx, brand) : null
    },
    topBrands: (_: unknown, { limit }: { limit: number }, ctx: MockContext) =>
      brands
        .map((brand) => brandOf(ctx, brand))
        .sort((a, b) => b.itemCount - a.itemCount || (a.name < b.name ? -1 : 1))
        .slice(0, Math.max(0, limit)),
    categories,
    legalDocument: (_: unknown, { slug }: { slug: string }) =>
      legalDocuments.find((one) => one.slug === slug) ?? null,
    legalDocuments: () => legalDocuments,
  },
  Item: {
    id: (item: MockItem) => String(item.item_number),
    itemNumber: same('item_number'),
    accessLevels: same('access_levels'),
    availability: (item: MockItem, _: unknown, ctx: MockContext) =>
      availabilityOf({ state: item.state, heldUntil: item.held_until }, ctx.now),
    heldUntil: (item: MockItem, _: unknown, ctx: MockContext) => {
      const hold = item.state === 'listed' ? livingHold(ctx, item.item_number) : undefined
      return hold ? new Date(hold.expiresAt) : null
    },
    heldByMe: (item: MockItem, _: unknown, ctx: MockContext) =>
      livingHold(ctx, item.item_number)?.owner === ownerOf(ctx),
    brand: same('brand_name'),
    brandId: same('brand_id'),
    brandSlug: same('brand_slug'),
    brandMayRunSmall: (item: MockItem) => item.category_id === mayRunSmallCategoryId,
    category: same('category_name'),
    categoryId: same('category_id'),
    categoryPath: same('category_path'),
    categoryTags: same('category_tags'),
    colorNames: same('color_names'),
    conditionDescription: same('condition_description'),
    conditionOverrides: same('condition_overrides'),
    hasConditionOverrides: (item: MockItem) => item.condition_overrides.length > 0,
    departmentTags: same('department_tags'),
    favoriteCount: same('favorite_count'),
    finalSale: same('final_sale'),
    hasInappropriateContent: same('has_inappropriate_content'),
    isFavorite: (item: MockItem, _: unknown, ctx: MockContext) =>
      ctx.db.state.loved[ownerOf(ctx)]?.some((one) => one.itemNumber === item.item_number) ?? false,
    isP2P: (item: MockItem) => item.source === 'p2p',
    isRareFind: same('is_rare_find'),
    listedAt: same('listed_at'),
    markedDownAt: same('marked_down_at'),
    materialText: (item: MockItem) => item.materials.join(', ') || 'Material unknown',
    merchandisingDepartment: same('merchandising_department'),
    msrp: same('msrp_cents'),
    newWithTags: (item: MockItem) => item.condition === 'new_with_tags',
    noLongerAvailable: (item: MockItem) => isNoLongerAvailable(item.state),
    occasionTags: same('occasion_tags'),
    mpn: same('mpn'),
    mpnTitle: same('mpn_title'),
    partner: same('partner'),
    preorderedBy: (item: MockItem, _: unknown, ctx: MockContext) =>
      item.preordered_by === ctx.user?.id || ctx.user?.roles.includes('employee') ? item.preordered_by : null,
    isReserved: (item: MockItem) => item.preordered_by !== null,
    reservedForMe: (item: MockItem, _: unknown, ctx: MockContext) =>
      item.preordered_by !== null && item.preordered_by === ctx.user?.id,
    reservedFor: (item: MockItem, _: unknown, ctx: MockContext) =>
      item.preordered_by === ctx.user?.id || ctx.user?.roles.includes('employee')
        ? (ctx.db.state.users.find((user) => user.id === item.preordered_by)?.firstName ?? null)
        : null,
    photoIds: same('photo_ids'),
    photos: photosOf,
    price: same('price_cents'),
    // The mocks keep one change: a piece that was marked down cost a quarter more before.
    priceHistory: ({ listed_at, marked_down_at, price_cents }: MockItem) =>
      priceHistory(
        listed_at,
        cents(price_cents),
        marked_down_at
          ? [{ at: marked_down_at, from: cents(Math.round(price_cents * 1.25)), to: cents(price_cents) }]
          : [],
      ),
    promotion: promotionOf,
    qualityType: fixed('standard'),
    savings,
    savingsPercent: (item: MockItem) =>
      item.msrp_cents > 0 ? Math.floor((savings(item) * 100) / item.msrp_cents) : 0,
    searchTags: same('search_tags'),
    sellerContent: (item: MockItem) =>
      item.third_party_seller
        ? { sellerInfo: 'Sold and shipped by its owner.', supplierName: item.third_party_seller.name }
        : null,
    sellthroughScore: same('sellthrough_score'),
    similarSearchFilters: (item: MockItem) => ({
      categoryTags: item.category_tags.slice(-1),
      departmentTags: item.department_tags.slice(0, 1),
      sizingIds: [item.sizing_id],
    }),
    sizeDisplay: same('size_display'),
    sizeEquivalents: (item: MockItem) => ({ US: item.size_equivalents }),
    sizingId: same('sizing_id'),
    slug: slugOf,
    styleTags: same('style_tags'),
    supplierId: same('supplier_id'),
    sustainabilityImpactV2: (item: MockItem) => impactOf(item.category_tags, item.category_name),
    dropshipper: (item: MockItem) => suppliers.find((one) => one.id === item.dropshipper_id) ?? null,
    warehouse: ({ third_party_seller: seller, warehouse_id }: MockItem) =>
      seller
        ? { warehouseId: 1000 + seller.id, code: '', city: seller.city, state: seller.state, nickname: null }
        : warehouses.find((one) => one.warehouseId === warehouse_id),
    warehouseId: same('warehouse_id'),
    additionalDescription: same('additional_description'),
    adjustableWaist: same('adjustable_waist'),
    ...charFields,
  },
}
