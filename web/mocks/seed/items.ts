// About a hundred realistic pieces, always the same: categories × brands × colors × sizes, without
// randomness.
import { sentence } from '@hemline/rules/common/sentence.ts'
import { slugify } from '@hemline/rules/common/slugs.ts'
import { pieceGender } from '@hemline/rules/intake/pieces.ts'
import type { Department } from '@hemline/rules/vocabulary/departments.ts'
import { type Condition, conditions, type ItemSource } from '@hemline/rules/vocabulary/items.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import type { MockItem } from '../item.ts'
import { markedPieces } from './marked-pieces.ts'
import { brands, colors, type Kind, kinds, sizeRuns, tierFactor } from './pieces.ts'

const first = 210_001
const plain = 96
const hourMs = 3_600_000
const conditionShare: Record<Condition, number> = {
  new_with_tags: 0.62,
  excellent: 0.48,
  very_good: 0.4,
  good: 0.32,
  repaired: 0.26,
  flawed_gem: 0.18,
}
const conditionWords: Record<Condition, string> = {
  new_with_tags: 'The tag is still on, and the spare button is in its bag.',
  excellent: 'The seams lie flat, and the color is even inside and out.',
  very_good: 'It has softened a little at the neck; no seam is open.',
  good: 'The color is a shade paler at the shoulders.',
  repaired: 'Mended by our own workroom, which looked over the rest of it twice.',
  flawed_gem: 'One flaw, shown below. Seams and fastenings are sound everywhere else.',
}
const flawOf: Partial<Record<Condition, string>> = {
  good: 'Light pilling, 40 mm, on the left cuff. A fabric comb takes most of it off.',
  repaired: 'Mended: an open seam, 30 mm, at the left side. Sewn again.',
  flawed_gem: 'Small stain near the hem, 12 mm, at the left. You see it from near by only.',
}
/** The measures that are equal in all sizes. */
const fixedMeasures: readonly string[] = [
  'Inseam',
  'Rise',
  'Heel height',
  'Width',
  'Height',
  'Depth',
  'Sleeve',
]
const moreDepartments: readonly Department[] = ['plus', 'petite', 'tall', 'maternity', 'juniors']
const sources: readonly ItemSource[] = ['own', 'own', 'own', 'dropship', 'own', 'p2p', 'own', 'partner']
const styles = ['minimal', 'romantic', 'classic', 'bohemian', 'streetwear'] as const
const occasions = ['work', 'weekend', 'wedding guest', 'vacation'] as const

/** Returns `list[i]`, starting again at the end; throws for an empty list. */
function at<T>(list: readonly T[], i: number): T {
  const found = list[i % list.length]
  if (found === undefined) throw new RangeError('an empty list')
  return found
}

function departmentsOf(kind: Kind, i: number, tier: string): Department[] {
  const wear = kind.departments[0] === 'women' && i % 6 === 5
  const fine =
    tier === 'designer' || tier === 'luxury'
      ? (['designer'] as const)
      : tier === 'premium'
        ? (['premium'] as const)
        : []
  return [...kind.departments, ...(wear ? [at(moreDepartments, Math.floor(i / 6))] : []), ...fine]
}

const lower = (values: Record<string, string>, name: string): string[] =>
  values[name] ? [values[name].toLowerCase()] : []

type Words = {
  i: number
  kind: Kind
  color: { shade: string }
  condition: Condition
  photo: number
  sizeAt: number
  flaw: string | undefined
}

/** Names a piece as the shop does: color, cloth and kind, and not its brand, which cards say above it. */
function titleOf(shade: string, material: string, noun: string): string {
  const cloth = material.toLowerCase()
  return sentence([shade, ...(noun.includes(cloth) ? [] : [cloth]), noun].join(' '))
}

function wordsOf({ i, kind, color, condition, photo, sizeAt, flaw }: Words) {
  const material = at(kind.materials, i)
  return {
    title: titleOf(color.shade, material, kind.noun),
    additional_description: i % 3 === 0 ? 'All that it came with is still there.' : null,
    condition,
    condition_description: conditionWords[condition],
    flaws: flaw ? [{ description: flaw, photoId: photo + 4 }] : [],
    materials: [`100% ${material}`],
    chars: { ...kind.chars, careInstructions: 'Wash cold, dry flat' },
    measurements: kind.measured.map(([name, inches]) => ({
      name,
      inches: fixedMeasures.includes(name) ? inches : inches + sizeAt,
    })),
    promotion:
      i % 5 === 2 ? { discountPercent: 20, isDynamicDiscount: false, promotionCode: 'FRESH20' } : null,
  }
}

const tagsOf = (i: number, kind: Kind) => ({
  style_tags: [at(styles, i)],
  occasion_tags: [at(occasions, i)],
  search_tags: i % 8 === 0 ? ['vacation'] : [],
  pant_cut_tags: lower(kind.chars, 'pantCut'),
  jean_wash_tags: lower(kind.chars, 'jeanWash'),
  waist_tags: lower(kind.chars, 'waist'),
  neckline_tags: lower(kind.chars, 'neckline'),
})

const scoresOf = (i: number) => ({
  clearance: i % 11 === 4,
  is_rare_find: i % 13 === 6,
  fresh_sale: i % 5 === 2,
  shop_local: i % 7 === 0,
  favorite_count: (i * 7) % 40,
  sellthrough_score: ((i * 37) % 100) / 100,
  predicted_sell_score: ((i * 53) % 100) / 100,
  tetris_rank: (i * 29) % plain,
  auction_bid_count: 0,
  auction_ends_at: null,
  curation_ids: i % 9 === 0 ? [3] : [],
})

function pieceOf(i: number, itemNumber: number, now: Date): MockItem {
  const kind = at(kinds, i)
  const brand = at(brands, i * 3 + Math.floor(i / kinds.length))
  const color = at(colors, i * 2 + Math.floor(i / 9))
  const condition = at(conditions, i + Math.floor(i / 6))
  const run = sizeRuns[kind.sizes]
  const sizeAt = (i + Math.floor(i / 7)) % run.labels.length
  const sizeLabel = at(run.labels, sizeAt)
  const departments = departmentsOf(kind, i, brand.tier)
  const msrp = Math.round(kind.retail * tierFactor[brand.tier]) * 100
  const price = Math.max(599, Math.round((msrp * conditionShare[condition]) / 100) * 100 - 1)
  const listed = new Date(now.getTime() - (i + 1) * 7 * hourMs)
  const photo = i % 12 === 3 ? 1_500_000_000 + itemNumber * 10 : itemNumber * 10
  const source = at(sources, i)
  const flaw = flawOf[condition]
  return {
    item_number: itemNumber,
    state: 'listed',
    source,
    shape: kind.shape,
    brand_id: brand.id,
    brand_name: brand.name,
    brand_slug: slugify(brand.name),
    category_id: kind.categoryId,
    category_name: kind.name,
    category_path: `${kind.root.slug}/${kind.slug}`,
    category_tags: [kind.root.slug, kind.slug],
    department_tags: departments,
    merchandising_department: kind.departments[0] ?? 'women',
    gender: pieceGender(departments),
    ...wordsOf({ i, kind, color, condition, photo, sizeAt, flaw }),
    msrp_cents: msrp,
    price_cents: price,
    ...tagsOf(i, kind),
    photo_ids: [photo, photo + 1, photo + 2, ...(flaw ? [photo + 4] : [])],
    sizing_id: at(run.ids, sizeAt),
    size_label: sizeLabel,
    size_display: kind.sizes === 'one' ? 'One Size' : `Size ${sizeLabel}`,
    size_rank: at(run.ids, sizeAt),
    size_equivalents: run.equivalents[sizeAt]?.split('|') ?? [],
    color_names: i % 10 === 9 ? [color.name, 'ivory'] : [color.name],
    advanced_color_names: [color.shade],
    final_sale: condition === 'flawed_gem',
    luxe_brand: brand.tier === 'designer' || brand.tier === 'luxury',
    ...scoresOf(i),
    warehouse_id: at(warehouses, i).warehouseId,
    supplier_id: source === 'own' ? null : 12,
    dropshipper_id: source === 'dropship' ? 31 : null,
    third_party_seller:
      source === 'p2p' ? { id: 7, name: 'Priya N.', sellerType: 'p2p', city: 'Denver', state: 'CO' } : null,
    access_levels: [],
    preordered_by: null,
    has_inappropriate_content: false,
    condition_overrides: [],
    adjustable_waist: null,
    mpn: source === 'partner' ? `HM-${itemNumber}` : null,
    mpn_title: null,
    partner: source === 'partner' ? { brandName: 'Fennel Row', name: 'Fennel Row', type: 'partner' } : null,
    listed_at: listed,
    marked_down_at: i % 4 === 1 ? new Date(listed.getTime() + 2 * hourMs) : null,
    held_until: null,
  }
}

/**
 * Returns all pieces of the mocks, those with marked numbers last; their listing times lie some hours
 * apart, back from `now`.
 */
export function buildItems(now: Date): MockItem[] {
  const usual = Array.from({ length: plain }, (_, i) => pieceOf(i, first + i, now))
  const marked = markedPieces(now).map(([itemNumber, own], i) => ({
    ...pieceOf(plain + i, itemNumber, now),
    ...own,
  }))
  return [...usual, ...marked]
}
