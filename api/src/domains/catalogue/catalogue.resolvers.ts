import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { impactOf } from '@hemline/rules/catalogue/impact.ts'
import { availabilityOf, isNoLongerAvailable } from '@hemline/rules/catalogue/item-states.ts'
import { priceHistory } from '@hemline/rules/catalogue/price-history.ts'
import { cents, percentHalfUp, subtract } from '@hemline/rules/common/money.ts'
import { secondImageHostFrom } from '@hemline/rules/vocabulary/constants.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { listFirstNames, listPhotos, listSuppliers, listThirdPartySellers } from './catalogue.db.ts'
import {
  brandBySlug,
  brandsOnSale,
  categoryTree,
  inactiveDropshipperIds,
  isStaff,
  itemForViewer,
  itemPath,
} from './catalogue.ts'
import { findLegalDocument, listLegalDocuments } from './legal.db.ts'
import { listPricesOf } from './prices.db.ts'

/** Added to a seller's id to make a warehouse id; higher than every warehouse's id. */
const placeOfSeller = 1000
const savings = (item: ItemRow) => Math.max(0, item.msrp_cents - item.price_cents)
const chars = (item: ItemRow, name: string) => item.chars[name] ?? null
const present = <T>(values: readonly (T | null)[]) => [...new Set(values.filter((v) => v !== null))]

/** GraphQL resolvers of pieces, brands, categories and legal documents. */
export const catalogueResolvers: Resolvers = {
  Query: {
    item: async (_, { itemNumber }, ctx) => (await itemForViewer(ctx, itemNumber)) ?? null,
    brand: async (_, { slug }, ctx) => (await brandBySlug(ctx, slug)) ?? null,
    topBrands: (_, { limit }, ctx) => brandsOnSale(ctx, limit),
    categories: async (_, __, ctx) =>
      (await categoryTree(ctx)).map((c) => ({
        id: c.id,
        name: c.name,
        slug: c.slug,
        path: c.path,
        parentId: c.parent_id,
        departmentTags: c.department_tags,
      })),
    legalDocument: async (_, { slug }, ctx) => (await findLegalDocument(ctx.db, slug)) ?? null,
    legalDocuments: (_, __, ctx) => listLegalDocuments(ctx.db),
  },
  User: {
    inactiveDropshipperIds: async (_, __, ctx) => [...(await inactiveDropshipperIds(ctx.db, ctx.now()))],
  },
  Item: {
    id: (item) => String(item.item_number),
    itemNumber: (item) => item.item_number,
    accessLevels: (item) => item.access_levels,
    availability: (item, _, ctx) =>
      availabilityOf({ state: item.state, heldUntil: item.held_until }, ctx.now()),
    heldUntil: (item, _, ctx) =>
      item.state === 'listed' && item.held_until && item.held_until > ctx.now() ? item.held_until : null,
    badgeUrl: (item) => item.badge_url,
    brand: (item) => item.brand_name,
    brandId: (item) => item.brand_id,
    brandSlug: (item) => item.brand_slug,
    brandMayRunSmall: (item) => item.brand_may_run_small,
    category: (item) => item.category_name,
    categoryId: (item) => item.category_id,
    categoryPath: (item) => item.category_path,
    categoryTags: (item) => item.category_tags,
    colorNames: (item) => item.color_names,
    conditionDescription: (item) => item.condition_description,
    conditionOverrides: (item) => item.condition_overrides,
    hasConditionOverrides: (item) => item.condition_overrides.length > 0,
    departmentTags: (item) => item.department_tags,
    esScore: (item) => item.es_score ?? null,
    favoriteCount: (item) => item.favorite_count,
    finalSale: (item) => item.final_sale,
    flaws: (item) => item.flaws.map((f) => ({ description: f.description, photoId: f.photoId ?? null })),
    hasInappropriateContent: (item) => item.has_inappropriate_content,
    isP2P: (item) => item.source === 'p2p',
    isRareFind: (item) => item.is_rare_find,
    listedAt: (item) => item.listed_at,
    markedDownAt: (item) => item.marked_down_at,
    materialText: (item) => item.materials.join(', ') || 'Material unknown',
    merchandisingDepartment: (item) => item.merchandising_department,
    mpnTitle: (item) => item.mpn_title,
    msrp: (item) => item.msrp_cents,
    newWithTags: (item) => item.condition === 'new_with_tags',
    noLongerAvailable: (item) => isNoLongerAvailable(item.state),
    occasionTags: (item) => item.occasion_tags,
    originalSupplierId: (item) => item.original_supplier_id,
    photoIds: (item) => item.photo_ids,
    // The shopper of a reservation is shown only to that shopper and to employees.
    preorderedBy: (item, _, ctx) =>
      item.preordered_by === ctx.viewer.userId || isStaff(ctx) ? item.preordered_by : null,
    isReserved: (item) => item.preordered_by !== null,
    reservedForMe: (item, _, ctx) => item.preordered_by !== null && item.preordered_by === ctx.viewer.userId,
    price: (item) => item.price_cents,
    promotion: (item) =>
      item.promotion && {
        ...item.promotion,
        promofiedPrice: subtract(
          cents(item.price_cents),
          percentHalfUp(cents(item.price_cents), item.promotion.discountPercent),
        ),
      },
    qualityType: (item) => item.quality_type,
    savings: (item) => savings(item),
    savingsPercent: (item) => (item.msrp_cents > 0 ? Math.floor((savings(item) * 100) / item.msrp_cents) : 0),
    searchTags: (item) => item.search_tags,
    searchTerm: (item) => item.search_term ?? null,
    sellthroughScore: (item) => item.sellthrough_score,
    similarSearchFilters: (item) => ({
      categoryTags: item.category_tags.slice(-1),
      departmentTags: item.department_tags.slice(0, 1),
      sizingIds: [item.sizing_id],
    }),
    sizeDisplay: (item) => item.size_display,
    sizeEquivalents: (item) => ({ US: item.size_equivalents }),
    sizingId: (item) => item.sizing_id,
    slug: itemPath,
    styleTags: (item) => item.style_tags,
    supplierId: (item) => item.supplier_id,
    sustainabilityImpactV2: (item) => impactOf(item.category_tags, item.category_name),
    warehouseId: (item) => item.warehouse_id,
    additionalDescription: (item) => item.additional_description,
    adjustableWaist: (item) => item.adjustable_waist,
    charsAccent: (item) => chars(item, 'accent'),
    charsBraceletStyle: (item) => chars(item, 'braceletStyle'),
    charsCareInstructions: (item) => chars(item, 'careInstructions'),
    charsEarringStyle: (item) => chars(item, 'earringStyle'),
    charsFeatures: (item) => chars(item, 'features'),
    charsGeneral: (item) => chars(item, 'general'),
    charsJacketStyle: (item) => chars(item, 'jacketStyle'),
    charsJeanWash: (item) => chars(item, 'jeanWash'),
    charsNecklaceStyle: (item) => chars(item, 'necklaceStyle'),
    charsNeckline: (item) => chars(item, 'neckline'),
    charsPantCut: (item) => chars(item, 'pantCut'),
    charsPattern: (item) => chars(item, 'pattern'),
    charsPieceCount: (item) => chars(item, 'pieceCount'),
    charsRingStyle: (item) => chars(item, 'ringStyle'),
    charsShoeStyle: (item) => chars(item, 'shoeStyle'),
    charsShoeWidth: (item) => chars(item, 'shoeWidth'),
    charsSkirtDressStyle: (item) => chars(item, 'skirtDressStyle'),
    charsSleeveLength: (item) => chars(item, 'sleeveLength'),
    charsTopAttribute: (item) => chars(item, 'topAttribute'),
    charsWaist: (item) => chars(item, 'waist'),
  },
}

type Batch = { obj: ItemRow }[]

/** Returns the third-party sellers of a batch of pieces, read once for all fields that need them. */
async function sellersOf(batch: Batch, ctx: Context) {
  const ids = present(batch.map(({ obj }) => (obj.seller === undefined ? obj.third_party_seller_id : null)))
  const known = batch.flatMap(({ obj }) => obj.seller ?? [])
  return ids.length
    ? [...known, ...(await ctx.once(`sellers:${ids.join()}`, () => listThirdPartySellers(ctx.db, ids)))]
    : known
}

/** GraphQL loaders of Item fields that read the database: one statement for all pieces of a page. */
export const catalogueLoaders = {
  Item: {
    priceHistory: async (batch: Batch, ctx: Context) => {
      const numbers = batch.map(({ obj }) => obj.item_number)
      const rows = Map.groupBy(await listPricesOf(ctx.db, numbers), (row) => row.item_number)
      return batch.map(({ obj }) =>
        priceHistory(
          obj.listed_at,
          cents(obj.price_cents),
          (rows.get(obj.item_number) ?? []).map((row) => ({
            at: row.at,
            from: row.from_cents,
            to: row.to_cents,
          })),
        ),
      )
    },
    photos: async (batch: Batch, ctx: Context) => {
      const rows = Map.groupBy(
        await listPhotos(
          ctx.db,
          batch.map((b) => b.obj.item_number),
        ),
        (p) => p.item_number,
      )
      return batch.map(({ obj }) =>
        (rows.get(obj.item_number) ?? []).map((p) => ({
          id: p.id,
          photoNumber: p.photo_number,
          aspectRatio: p.aspect_ratio,
          type: p.type,
          caption: p.caption,
          url: `${p.id >= secondImageHostFrom ? ctx.config.SECOND_IMAGE_HOST : ''}/pictures/${p.id}`,
        })),
      )
    },
    partner: async (batch: Batch, ctx: Context) => {
      const ids = present(batch.map((b) => b.obj.partner_id))
      const rows = ids.length ? await listSuppliers(ctx.db, ids) : []
      return batch.map(({ obj }) => {
        const row = rows.find((r) => r.id === obj.partner_id)
        return row
          ? {
              brandName: row.profile.brandName ?? row.name,
              logoUrl: row.profile.logoUrl ?? null,
              name: row.name,
              type: row.kind,
              url: row.profile.url ?? null,
            }
          : null
      })
    },
    dropshipper: async (batch: Batch, ctx: Context) => {
      const ids = present(batch.map(({ obj }) => (obj.dropshipper === undefined ? obj.dropshipper_id : null)))
      const rows = ids.length ? await listSuppliers(ctx.db, ids) : []
      return batch.map(
        ({ obj }) => obj.dropshipper ?? rows.find((row) => row.id === obj.dropshipper_id) ?? null,
      )
    },
    reservedFor: async (batch: Batch, ctx: Context) => {
      const seen = batch.map(({ obj }) =>
        obj.preordered_by === ctx.viewer.userId || isStaff(ctx) ? obj.preordered_by : null,
      )
      const ids = present(seen)
      const rows = ids.length ? await listFirstNames(ctx.db, ids) : []
      return seen.map((id) => rows.find((row) => row.id === id)?.firstName ?? null)
    },
    thirdPartySeller: async (batch: Batch, ctx: Context) => {
      const rows = await sellersOf(batch, ctx)
      return batch.map(({ obj }) => rows.find((r) => r.id === obj.third_party_seller_id) ?? null)
    },
    sellerContent: async (batch: Batch, ctx: Context) => {
      const rows = await sellersOf(batch, ctx)
      return batch.map(({ obj }) =>
        obj.seller_info === null
          ? null
          : {
              sellerInfo: obj.seller_info,
              supplierName: rows.find((r) => r.id === obj.third_party_seller_id)?.name ?? null,
            },
      )
    },
    // A third-party seller's piece ships from the seller's city. That place has a warehouse id of its own,
    // because clients tell places apart by id.
    warehouse: async (batch: Batch, ctx: Context) => {
      const rows = await sellersOf(batch, ctx)
      return batch.map(({ obj }) => {
        const seller = rows.find((r) => r.id === obj.third_party_seller_id)
        if (seller)
          return {
            warehouseId: placeOfSeller + seller.id,
            code: '',
            city: seller.city,
            state: seller.state,
            nickname: null,
          }
        const own = warehouses.find((w) => w.warehouseId === obj.warehouse_id)
        return own ?? { warehouseId: obj.warehouse_id, code: '', city: '', state: '', nickname: null }
      })
    },
  },
}
