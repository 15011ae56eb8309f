// Brands whose pieces pay their sellers nothing (specification §2, ineligible-payout-brands). Estimates,
// intake and the pages for sellers all ask this file.
import { slugify } from '../common/slugs.ts'

/** Brands of fast fashion and of supermarkets: a piece of them sells for less than looking it over costs. */
const names = `
A New Day · All in Motion · Almost Famous · Ambiance Apparel · Amazon Essentials · Amisu · Apt. 9
Art Class · Athletic Works · Atmosphere · Auden · Ava & Viv · Bongo · Boohoo · Candie's · Cato
Charlotte Russe · Charming Charlie · Cherokee · Cider · Circo · Colsie · Crazy 8 · Daisy Fuentes · Dots
Dressbarn · Energie · Faded Glory · Fashion Nova · Forever 21 · French Laundry · Full Tilt · Garanimals
George · Gilligan & O'Malley · Hot Kiss · Jaclyn Smith · Joe Boxer · Just Fab · Kathy Ireland · Knox Rose
L.E.I. · Lower East Side · Merona · Missguided · Mossimo Supply Co. · Mudd · No Boundaries · Notations
Papaya · Planet Gold · PrettyLittleThing · Primark · Rampage · Riders by Lee · Romwe · Route 66 · Rue 21
Secret Treasures · Shein · Simply Vera · Sonoma · Stars Above · Style & Co · Temu · Terra & Sky · Tevolio
Time and Tru · Toughskins · Universal Thread · Wallflower · Wet Seal · White Stag · Wild Fable
Wonder Nation · Worthington · Xhilaration · Zaful · Zenana
`

/** All brands without a payout, by name. */
export const ineligibleBrands: readonly string[] = names
  .split(/[·\n]/)
  .map((name) => name.trim())
  .filter(Boolean)
  .toSorted((a, b) => a.localeCompare(b, 'en'))

/** The brands without a payout that people send most often. */
export const commonIneligibleBrands: readonly string[] = [
  'Shein',
  'Forever 21',
  'Fashion Nova',
  'Boohoo',
  'Primark',
  'Temu',
  'PrettyLittleThing',
  'Charlotte Russe',
  'Wild Fable',
  'A New Day',
  'Universal Thread',
  'Xhilaration',
  'Merona',
  'Style & Co',
  'Rue 21',
  'Time and Tru',
]

const bySlug: ReadonlyMap<string, string> = new Map(ineligibleBrands.map((name) => [slugify(name), name]))

/**
 * Returns whether pieces of a brand pay their seller, by the list of brands that pay nothing; spelling and
 * capitals don't matter.
 */
export const brandPays = (name: string): boolean => !bySlug.has(slugify(name))

/** Returns the brand without a payout that has this slug; undefined for all others. */
export const unpaidBrandOf = (slug: string): string | undefined => bySlug.get(slug)

/**
 * Returns the brands without a payout with a word that begins with the typed text, whatever its spelling: the
 * shop has never sold some of them, so that no directory names them. None for an empty text.
 */
export function unpaidBrandsLike(typed: string): { slug: string; name: string }[] {
  const wanted = slugify(typed)
  if (wanted === '') return []
  return [...bySlug].flatMap(([slug, name]) => (`-${slug}`.includes(`-${wanted}`) ? [{ slug, name }] : []))
}

/**
 * Returns the letter of the alphabetic list under which a brand is listed: "a" to "z", "0" for digits and
 * signs.
 */
export const letterOf = (name: string): string => /^[a-z]/i.exec(name)?.[0].toLowerCase() ?? '0'

/** Returns the payout estimator's answer for a brand whose pieces pay nothing. */
export const noPayoutMessage = (brand: string): string =>
  `Pieces of ${brand} pay nothing: they sell for less than it costs to look them over. In a bag they are given on.`
