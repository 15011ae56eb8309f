// What the profile of a member says of the person as a seller and a shopper (specification §3, User profile:
// sellerSegment, sellerSizeGroup, heardFromSource, recentComplimentaryBag, buyer preference clusters). The
// specification names these fields without values; decision 0200 says what they mean here.
import { departmentLabels } from '../vocabulary/departments.ts'

const dayMs = 86_400_000

/** How a person sells, by the bags that arrived. */
export const sellerSegments = ['first_bag', 'returning', 'regular', 'lapsed'] as const
export type SellerSegment = (typeof sellerSegments)[number]

/** A seller whose last bag arrived longer ago has stopped selling. */
export const sellerLapsesDays = 365
/** Who sent this many bags within a year is a regular seller. */
export const regularBags = 3

/** The bags of a person that arrived: all, those of the last 365 days, and when the last one arrived. */
export type BagFacts = { readonly ever: number; readonly inYear: number; readonly lastAt: Date | null }

/**
 * Returns how a person sells clean-out bags: "lapsed" (none arrived for a year), "regular" (3 or more within
 * the year), "first_bag" (one ever) or "returning"; null for somebody of whom no bag has arrived.
 */
export function sellerSegmentOf({ ever, inYear, lastAt }: BagFacts, now: Date): SellerSegment | null {
  if (ever === 0 || lastAt === null) return null
  if (now.getTime() - lastAt.getTime() > sellerLapsesDays * dayMs) return 'lapsed'
  if (inYear >= regularBags) return 'regular'
  return ever === 1 ? 'first_bag' : 'returning'
}

/** How much a person sells, by the pieces that the shop accepted within the last 365 days. */
export const sellerSizeGroups = ['small', 'medium', 'large'] as const
export type SellerSizeGroup = (typeof sellerSizeGroups)[number]

/** From so many accepted pieces in a year on, a seller counts as medium, and as large. */
export const sellerSizeFrom = { medium: 15, large: 60 } as const

/**
 * Returns how much a person sells by the pieces accepted within the last 365 days: 'large' from 60, 'medium'
 * from 15, else 'small'; null when there were none.
 */
export function sellerSizeGroupOf(acceptedInYear: number): SellerSizeGroup | null {
  if (acceptedInYear <= 0) return null
  if (acceptedInYear >= sellerSizeFrom.large) return 'large'
  return acceptedInYear >= sellerSizeFrom.medium ? 'medium' : 'small'
}

/** For how many days a kit without a fee counts as recent. */
export const recentBagDays = 30

/** Where a visitor came from, as trackVisitor stored it (specification §7). */
export type VisitorCame = {
  readonly referralCode: string | null
  readonly utmCampaign: string | null
  readonly referrer: string | null
}

const hostOf = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') || null : null
const sourceMax = 80

/**
 * Returns the address of the page from which a visitor came as it is; null without one, and for a page on the
 * shop's own host (`shop` is the shop's address), which is no place where one hears of the shop.
 */
export const pageBefore = (page: string | null, shop: string): string | null =>
  page !== null && hostOf(page) !== null && hostOf(page) === hostOf(shop) ? null : page

/**
 * Returns how somebody who signs up heard of the shop: 'friend' with a friend's code, else
 * 'campaign:{campaign}', else the host of the referring page; null when nothing is known or the page is no
 * URL. At most 80 characters.
 */
export function sourceOf({ referralCode, utmCampaign, referrer }: VisitorCame): string | null {
  if (referralCode) return 'friend'
  if (utmCampaign) return `campaign:${utmCampaign}`.slice(0, sourceMax)
  return referrer ? (hostOf(referrer)?.slice(0, sourceMax) ?? null) : null
}

/** How heavy a bought piece is beside a favorite when clusters are weighed. */
export const boughtWeight = 3
/** A cluster below this weight says nothing about its person. */
export const clusterWeightLeast = 3

/** Pieces of one kind in one department that somebody favorited or bought, with their weight. */
export type Leaning = { readonly department: string; readonly category: string; readonly weight: number }
export type PreferenceCluster = { readonly department: string; readonly category: string }

/**
 * Returns the two kinds of pieces (department and category) that a person cares for most, the heaviest first;
 * null for each that has no weight of 3 or more. Equal weights are ordered by name, so that the same rows
 * have the same answer.
 */
export function clustersOf(leanings: readonly Leaning[]): {
  primary: PreferenceCluster | null
  secondary: PreferenceCluster | null
} {
  const heavy = leanings
    .filter(({ weight }) => weight >= clusterWeightLeast)
    .toSorted(
      (a, b) =>
        b.weight - a.weight ||
        a.department.localeCompare(b.department) ||
        a.category.localeCompare(b.category),
    )
  const at = (index: number) => {
    const one = heavy[index]
    return one ? { department: one.department, category: one.category } : null
  }
  return { primary: at(0), secondary: at(1) }
}

/**
 * Returns the path of the listing of a department and category: "/women/dresses"; "/women" when both slugs
 * are the same.
 */
export const clusterPath = ({ department, category }: PreferenceCluster): string =>
  department === category ? `/${department}` : `/${department}/${category}`

/**
 * Returns the words of a kind of pieces: 'Women: dresses', with the category in lower case; the name of the
 * department alone where both are one.
 */
export function clusterLabel({ department, category }: PreferenceCluster, categoryName: string): string {
  const place = (departmentLabels as Readonly<Record<string, string>>)[department] ?? department
  return department === category ? place : `${place}: ${categoryName.toLowerCase()}`
}
