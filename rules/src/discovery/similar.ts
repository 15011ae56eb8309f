// Which pieces are like one, and why; and which are the same thing again. Pure: API and
// mocks rank by these functions.

import { type Condition, conditionLabels } from '../vocabulary/items.ts'
import { type DiscoveryPiece, isForKids, mainDepartment, shares } from './piece.ts'

export type Ranked<P> = { piece: P; score: number; reasons: string[] }

const reasonsShown = 3
/** Beyond four times or a quarter of the price nothing is near. */
const farthest = Math.log(4)

type Reason = { points: number; words: string }

const dollars = (cents: number) => `$${Math.round(Math.abs(cents) / 100)}`

function priceReason(to: number, price: number): Reason {
  const apart = Math.abs(Math.log(Math.max(price, 1) / Math.max(to, 1)))
  const points = 20 * Math.max(0, 1 - apart / farthest)
  const less = to - price
  const words = apart > 0.22 ? (less > 0 ? `${dollars(less)} less` : '') : 'Similar price'
  return { points, words }
}

function reasonsOf(to: DiscoveryPiece, piece: DiscoveryPiece): Reason[] {
  const [color] = shares(to.color_names, piece.color_names)
  const [style] = shares(to.style_tags, piece.style_tags)
  const [occasion] = shares(to.occasion_tags, piece.occasion_tags)
  const bare = (names: readonly string[]) => names.map((name) => name.replace(/^\d+% /, '').toLowerCase())
  const [material] = shares(bare(to.materials), bare(piece.materials))
  const oneSize = piece.size_display === 'One Size'
  const found: (Reason | false | undefined)[] = [
    to.sizing_id === piece.sizing_id && {
      points: 30,
      words: oneSize ? '' : `Same size, ${piece.size_display.replace(/^Size /, '')}`,
    },
    color !== undefined && { points: 24, words: `Also ${color}` },
    to.brand_id === piece.brand_id && { points: 14, words: 'Same brand' },
    material !== undefined && { points: 7, words: `Also ${material}` },
    style !== undefined && { points: 6, words: `Also ${style}` },
    occasion !== undefined && { points: 4, words: `For ${occasion}` },
    ...['neckline', 'sleeveLength', 'pattern', 'skirtDressStyle', 'pantCut'].map(
      (name) =>
        to.chars[name] !== undefined && to.chars[name] === piece.chars[name] && { points: 3, words: '' },
    ),
    priceReason(to.price_cents, piece.price_cents),
  ]
  return found.filter((one): one is Reason => typeof one === 'object').sort((a, b) => b.points - a.points)
}

/**
 * Ranks candidates by similarity to `to` in size, color, price, brand, material and style, each with its
 * score and at most three reasons in words; only pieces of the same category for the same people, without
 * `to` itself. Highest score first, then the newer piece.
 */
export function rankSimilar<P extends DiscoveryPiece>(
  to: DiscoveryPiece,
  candidates: readonly P[],
): Ranked<P>[] {
  const kin = candidates.filter(
    (one) =>
      one.item_number !== to.item_number &&
      one.category_id === to.category_id &&
      isForKids(one) === isForKids(to) &&
      one.department_tags.includes(mainDepartment(to)),
  )
  return kin
    .map((piece) => {
      const reasons = reasonsOf(to, piece)
      return {
        piece,
        score: reasons.reduce((sum, { points }) => sum + points, 0),
        reasons: reasons
          .flatMap(({ words, points }) => (words && points > 0 ? [words] : []))
          .slice(0, reasonsShown),
      }
    })
    .sort((a, b) => b.score - a.score || b.piece.item_number - a.piece.item_number)
}

export type IdenticalBasis = 'STYLE_NUMBER' | 'SAME_LOOK' | 'NONE'
const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

const sameStyle = (to: DiscoveryPiece, one: DiscoveryPiece) =>
  Boolean(to.mpn) && to.brand_id === one.brand_id && to.mpn === one.mpn
const sameLook = (to: DiscoveryPiece, one: DiscoveryPiece) =>
  to.brand_id === one.brand_id &&
  to.category_id === one.category_id &&
  folded(to.title) === folded(one.title) &&
  to.color_names.join() === one.color_names.join()

/**
 * Returns how a piece differs from `to` in size, condition and price, one text each; ["The same again"] when
 * in none.
 */
export function differencesOf(to: DiscoveryPiece, one: DiscoveryPiece): string[] {
  const grade = conditionLabels[one.condition as Condition]
  const apart = one.price_cents - to.price_cents
  const found = [
    one.sizing_id === to.sizing_id ? '' : one.size_display,
    one.condition === to.condition ? '' : grade,
    apart === 0 ? '' : `${dollars(apart)} ${apart < 0 ? 'less' : 'more'}`,
  ].filter(Boolean)
  return found.length > 0 ? found : ['The same again']
}

/**
 * Finds other copies of the same product among `candidates`, cheapest first: by the maker's style number,
 * else by brand, category, name and color. `basis` says which, or 'NONE' with no pieces.
 */
export function identicalTo<P extends DiscoveryPiece>(
  to: DiscoveryPiece,
  candidates: readonly P[],
): { basis: IdenticalBasis; pieces: P[] } {
  const others = candidates.filter((one) => one.item_number !== to.item_number)
  const byPrice = (a: P, b: P) => a.price_cents - b.price_cents || b.item_number - a.item_number
  const same = others.filter((one) => sameStyle(to, one))
  if (same.length > 0) return { basis: 'STYLE_NUMBER', pieces: same.sort(byPrice) }
  const alike = others.filter((one) => sameLook(to, one))
  return alike.length > 0
    ? { basis: 'SAME_LOOK', pieces: alike.sort(byPrice) }
    : { basis: 'NONE', pieces: [] }
}
