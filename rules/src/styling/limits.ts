// The hard limits of an outfit's pieces: sizes and what is refused. A piece that breaks one is never shown,
// however well it fits otherwise.
import { kindBySlug } from '../catalogue/kinds/kinds.ts'
import { bareSizeLabel } from '../catalogue/size-cuts.ts'
import { equivalentSizes, type SizeRow, sizes } from '../catalogue/sizes.ts'
import { type DiscoveryPiece, mainDepartment } from '../discovery/piece.ts'
import { type Slot, slotOf } from '../discovery/slots.ts'
import { sizingIdOffset } from '../vocabulary/constants.ts'
import { isFromAnimals } from './animal-cloths.ts'
import type { Ban, Brief, StyleDepartment } from './brief.ts'

/** What the stylist knows of a piece. */
export type StylePiece = DiscoveryPiece & {
  advanced_color_names: readonly string[]
  neckline_tags: readonly string[]
  measurements: readonly { name: string; inches: number }[]
}

/** The slots whose pieces are cut to clothing sizes. */
export const cutSlots: readonly Slot[] = ['dress', 'top', 'layer', 'coat', 'bottom']

/** Returns the leaf category of a piece as a slug; empty for a piece without categories. */
export const leafOf = (piece: Pick<StylePiece, 'category_tags'>): string => piece.category_tags.at(-1) ?? ''

/** A heel up to this many inches passes for flat. */
const flatInches = 1.25
const flatKinds: readonly string[] = [
  'flats',
  'ballet-flats',
  'loafers',
  'oxfords',
  'moccasins',
  'sneakers',
  'high-top-sneakers',
  'running-shoes',
  'training-shoes',
  'slippers',
  'flip-flops',
  'slides',
  'espadrilles',
  'sandals',
  'boots',
  'rain-boots',
  'winter-boots',
  'hiking-boots',
]
const heeledKinds: readonly string[] = ['heels', 'wedges', 'platform-sandals', 'platform-sneakers', 'clogs']
const heelWords = /\b(?:heel(?:s|ed)?|stiletto|pumps?|wedges?|platform|slingback)\b/i

const hasHeel = (piece: StylePiece): boolean => {
  if (slotOf(piece) !== 'shoes') return false
  if (piece.category_tags.some((tag) => heeledKinds.includes(tag)) || heelWords.test(piece.title)) return true
  const measured = piece.measurements.find(({ name }) => name === 'Heel height')
  return measured ? measured.inches > flatInches : !piece.category_tags.some((tag) => flatKinds.includes(tag))
}

const bareKinds: readonly string[] = [
  'tank-tops',
  'camisoles',
  'halter-tops',
  'corset-tops',
  'off-shoulder-tops',
  'active-tanks',
  'tennis-dresses',
]
const bareNecks: readonly string[] = ['strapless', 'halter', 'off the shoulder', 'one shoulder', 'sweetheart']
const bareWords =
  /sleeveless|strapless|spaghetti|\bstraps?\b|\bcami\b|\btank\b|halter|off-the-shoulder|one-shoulder|\bslip\b|\bvest\b/i
const covers: readonly Slot[] = ['dress', 'top']

/** Arms are bare when the piece says so, and when a dress or a top says nothing of sleeves. */
function hasBareArms(piece: StylePiece): boolean {
  const slot = slotOf(piece)
  if (slot === undefined || !covers.includes(slot)) return slot === 'layer' && bareWords.test(piece.title)
  if (piece.category_tags.some((tag) => bareKinds.includes(tag)) || bareWords.test(piece.title)) return true
  if (piece.neckline_tags.some((tag) => bareNecks.includes(tag.toLowerCase()))) return true
  const sleeve = (piece.chars.sleeveLength ?? '').toLowerCase()
  return sleeve === '' || sleeve.includes('sleeveless') || sleeve.includes('strap')
}

const patternOf = (piece: StylePiece): string => (piece.chars.pattern ?? '').toLowerCase()
/** Returns whether a piece has a pattern other than solid. */
export const isPatterned = (piece: StylePiece): boolean => !['', 'solid'].includes(patternOf(piece))

/** "faux leather" is no leather; every other word of a title counts. */
const inTitle = (title: string, word: string): boolean =>
  new RegExp(String.raw`(?<!faux |vegan )\b${word.replace(/[^\p{L}\p{N}\s-]/gu, '')}`, 'iu').test(title)
const titleWord = (value: string): string => value.replace(/(?:ped|ted|ed|s)$/i, '')
const animal: readonly string[] = ['leather', 'suede', 'patent leather', 'shearling']

function has(piece: StylePiece, { key, values }: Ban): boolean {
  const lower = (list: readonly string[]) => list.map((one) => one.toLowerCase())
  const some = (list: readonly string[]) => values.some((value) => lower(list).includes(value.toLowerCase()))
  switch (key) {
    case 'heel':
      return hasHeel(piece)
    case 'bare':
      return hasBareArms(piece)
    case 'animal':
      return isFromAnimals(piece)
    case 'printed':
      return isPatterned(piece)
    case 'category_tags': {
      const kind = kindBySlug(leafOf(piece))
      return some([...piece.category_tags, ...(kind?.alsoIn ?? []), ...(kind ? [kind.root] : [])])
    }
    case 'color_names':
      return some(piece.color_names)
    case 'advanced_color_names':
      return some(piece.advanced_color_names)
    case 'materials': {
      const meant = values.includes('leather') ? [...values, ...animal] : values
      return (
        meant.some((value) => lower(piece.materials).includes(value.toLowerCase())) ||
        meant.some((value) => inTitle(piece.title, titleWord(value)))
      )
    }
    case 'pattern':
      return some([patternOf(piece)]) || values.some((value) => inTitle(piece.title, titleWord(value)))
    case 'brand_name_tags':
      return some([piece.brand_name])
    case 'neckline_tags':
      return some(piece.neckline_tags)
    case 'style_tags':
      return some(piece.style_tags)
    case 'sleeve_length':
      return some([piece.chars.sleeveLength ?? ''])
    // Kinds, necklines, cloths and words of the title: any of them.
    case 'any-kind':
      return (
        some([...piece.category_tags, ...piece.neckline_tags, ...piece.materials]) ||
        values.some((value) => inTitle(piece.title, value))
      )
    // "color_names=black", "category_tags=jeans": only what has all of them.
    case 'all':
      return values.every((value) => {
        const [part = '', list = ''] = value.split('=')
        return has(piece, { key: part, values: list.split('|'), label: '' })
      })
    default:
      return false
  }
}

/** Returns whether a piece has the category, color or other value that a want names. */
export const isWanted = (piece: StylePiece, want: Ban): boolean => has(piece, want)

/** Kinds that have a refused kind as a part: who wants no skirts wants no skirt suit either. */
const parts: Readonly<Record<string, readonly string[]>> = {
  skirts: ['skirt-suits', 'skorts'],
  pants: ['pant-suits'],
  blazers: ['pant-suits', 'skirt-suits'],
}
const withWholes = (ban: Ban): Ban =>
  ban.key === 'category_tags'
    ? { ...ban, values: [...ban.values, ...ban.values.flatMap((value) => parts[value] ?? [])] }
    : ban

/** Returns the first ban that a piece breaks; undefined when the piece may be shown. */
export const brokenBan = (piece: StylePiece, bans: readonly Ban[]): Ban | undefined =>
  bans.find((ban) => has(piece, withWholes(ban)))

const groupsOf: Readonly<Record<StyleDepartment, readonly string[]>> = {
  women: ['women'],
  plus: ['plus', 'women'],
  petite: ['petite'],
  tall: ['tall'],
  juniors: ['juniors', 'women'],
  maternity: ['women'],
  girls: ['kids'],
  boys: ['kids'],
}
const isKids = (department: StyleDepartment) => department === 'girls' || department === 'boys'
const clothing: readonly SizeRow['size_category'][] = ['top', 'bottom', 'kids']
const bare = (label: string) => label.replace(/ (?:Petite|Tall)$/, '').toLowerCase()

/**
 * Returns the size ids of a clothing label ("10", "M") in a department, with the same size of other systems
 * (a 30 inch waist). Empty for a size that the shop does not have there.
 */
export function clothingIds(label: string, department: StyleDepartment): number[] {
  const groups = groupsOf[department]
  const wanted = label.toLowerCase()
  const found = sizes.filter(
    (size) =>
      clothing.includes(size.size_category) &&
      size.size_group !== 'waist' &&
      groups.includes(size.department_group) &&
      bare(size.label) === wanted,
  )
  const ids = found.flatMap(({ sizing_id }) => [sizing_id, ...equivalentSizes(sizing_id)])
  return [...new Set(ids)]
}

/** Returns the size ids of a shoe size label such as "8.5" in a department; empty when unknown. */
export const shoeIds = (label: string, department: StyleDepartment): number[] =>
  sizes
    .filter(
      (size) =>
        (isKids(department) ? size.department_group === 'kids-shoes' : size.size_category === 'shoe') &&
        size.label.toLowerCase() === label.toLowerCase(),
    )
    .map(({ sizing_id }) => sizing_id)

/** The saved sizes of the shopper, as size ids; none for visitors. */
export type SavedSizes = { clothes: readonly number[]; shoes: readonly number[] }
export const noSizes: SavedSizes = { clothes: [], shoes: [] }

const categoryById = new Map(sizes.map(({ sizing_id, size_category }) => [sizing_id, size_category]))
const labelById = new Map(sizes.map(({ sizing_id, label }) => [sizing_id, bareSizeLabel(label)]))

/**
 * Returns the labels of the saved sizes of clothes and of shoes, the first three of each: "8, M"; null where
 * nothing is saved.
 */
export function savedLabels({ clothes, shoes }: SavedSizes): { size: string | null; shoe: string | null } {
  const words = (ids: readonly number[]) =>
    [...new Set(ids.flatMap((id) => labelById.get(id) ?? []))].slice(0, 3).join(', ') || null
  return { size: words(clothes), shoe: words(shoes) }
}

/**
 * Returns the size ids that pieces of a slot may have: of the size that the brief names, else of the saved
 * sizes. Undefined when any size will do.
 */
export function sizesFor(brief: Brief, saved: SavedSizes, slot: Slot): readonly number[] | undefined {
  if (cutSlots.includes(slot)) {
    const said = slot === 'bottom' ? (brief.bottomSize ?? brief.size) : brief.size
    if (said !== null) return clothingIds(said, brief.department)
    const wanted = slot === 'bottom' ? 'bottom' : 'top'
    const own = saved.clothes.filter((id) => categoryById.get(id) === wanted)
    return own.length > 0 ? own : undefined
  }
  if (slot !== 'shoes') return undefined
  if (brief.shoe !== null) return shoeIds(brief.shoe, brief.department)
  return saved.shoes.length > 0 ? saved.shoes : undefined
}

/**
 * Returns the department tags that pieces of a slot may have for the department to be dressed: its own for
 * children and for clothes; women, shoes, handbags and jewelry for the rest.
 */
export const departmentsFor = (department: StyleDepartment, slot: Slot): readonly string[] =>
  isKids(department) || cutSlots.includes(slot) ? [department] : ['women', 'shoes', 'handbags', 'jewelry']

const offset = (id: number) => id > sizingIdOffset
/**
 * Returns whether a piece in this slot is made for the department to be dressed (no petite pieces for women,
 * no kids' pieces for grown-ups).
 */
export function isForDepartment(piece: StylePiece, department: StyleDepartment, slot: Slot): boolean {
  const wanted = departmentsFor(department, slot)
  if (!piece.department_tags.some((tag) => wanted.includes(tag))) return false
  if (department === 'women' && cutSlots.includes(slot))
    return !offset(piece.sizing_id) && !['girls', 'boys'].includes(mainDepartment(piece))
  return isKids(department) || !['girls', 'boys'].includes(mainDepartment(piece))
}

/**
 * Returns whether a piece may be in an outfit of this brief: right size and department, no ban broken, and
 * not above the whole budget or the sum for each piece.
 */
export function mayBe(piece: StylePiece, slot: Slot, brief: Brief, saved: SavedSizes): boolean {
  const ids = sizesFor(brief, saved, slot)
  return (
    (ids === undefined || ids.includes(piece.sizing_id)) &&
    isForDepartment(piece, brief.department, slot) &&
    brokenBan(piece, brief.bans) === undefined &&
    (brief.budgetCents === null || piece.price_cents <= brief.budgetCents) &&
    (brief.pieceCents === null || piece.price_cents <= brief.pieceCents)
  )
}
