// The notation of paths in the route table, with the types of their parameters, and the function that reads a
// path.
//
// - `/my/orders/:orderId`: a parameter of any text
// - `/product/:n(itemNumber)`: a parameter that a matcher reads; what it refuses is no match
// - `/legal/:slug?`: a last segment that may be missing; the parameter is then undefined
// - `/brand/_`: a segment that is not read
// - `/products/*path`: the rest of the path, of no segments or more; a matcher may read the rest too

import { ineligibleLetterOf } from '../earnings/ineligible-letters.ts'
import { type ResaleYear, resaleYearOf } from '../resale/years.ts'
import { type CleanoutWay, cleanoutWayOf } from '../vocabulary/cleanout-ways.ts'
import { type Department, isDepartment, kidsDepartments } from '../vocabulary/departments.ts'
import { isCharityPartnerSlug, isPartnerSlug, luxuryRetailer } from '../vocabulary/partners.ts'

/** Returns the item number in a path segment: 1 to 15 digits without leading zero; otherwise undefined. */
export function parseItemNumber(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** Types of shipments with a tracking page (/shipment/:type/:orderId/:shipment?). */
export const shipmentTypes: readonly string[] = ['order', 'bundle', 'return']

const departmentOrKids = (text: string): Department | 'kids' | undefined =>
  text === 'kids' || isDepartment(text) ? text : undefined
const only = (text: string, isKnown: boolean): string | undefined => (isKnown ? text : undefined)

/** Readers of a segment, by the name in parentheses; undefined means that the segment does not fit. */
const matchers = {
  text: (text: string): string | undefined => text,
  itemNumber: parseItemNumber,
  department: (text: string): Department | undefined => (isDepartment(text) ? text : undefined),
  departmentOrKids,
  kidsDepartment: (text: string): Department | undefined => kidsDepartments.find((one) => one === text),
  partner: (text: string) => only(text, isPartnerSlug(text)),
  charityPartner: (text: string) => only(text, isCharityPartnerSlug(text)),
  luxuryRetailer: (text: string) => only(text, text === luxuryRetailer.slug),
  supplierId: (text: string) => only(text, /^\d{1,9}$/.test(text)),
  shipmentType: (text: string) => only(text, shipmentTypes.includes(text)),
  resaleYear: (text: string): ResaleYear | undefined => resaleYearOf(text),
  brandLetter: (text: string): string | undefined => ineligibleLetterOf(text),
  cleanoutWay: (text: string): CleanoutWay | undefined => cleanoutWayOf(text),
}
type Matchers = typeof matchers
type Value<Matcher> = Matcher extends keyof Matchers ? NonNullable<ReturnType<Matchers[Matcher]>> : never

type None = Record<never, never>
type Named<Text, Missing = never> = Text extends `${infer Name}(${infer Matcher})`
  ? { [Key in Name]: Value<Matcher> | Missing }
  : Text extends string
    ? { [Key in Text]: string | Missing }
    : never
type Parameter<Segment> = Segment extends `:${infer Text}?`
  ? Named<Text, undefined>
  : Segment extends `:${infer Text}` | `*${infer Text}`
    ? Named<Text>
    : None
/** The parameters of a path, by name. */
export type Parameters<Path> = Path extends `${infer First}/${infer Rest}`
  ? Parameter<First> & Parameters<Rest>
  : Parameter<Path>

type Segment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'parameter' | 'rest'; readonly name: string; readonly matcher: keyof Matchers }

/** A path of the table, taken apart; its last segments may be missing from `least` on. */
export type Pattern = { readonly segments: readonly Segment[]; readonly least: number }

function segmentOf(text: string): Segment {
  if (text === '_') return { kind: 'any' }
  const [, sign, name, matcher = 'text'] = /^([:*])([^(]+)(?:\((\w+)\))?$/.exec(text) ?? []
  if (sign === undefined || name === undefined) return { kind: 'literal', text }
  if (!Object.hasOwn(matchers, matcher)) throw new Error(`the route table names no known matcher: ${text}`)
  return { kind: sign === ':' ? 'parameter' : 'rest', name, matcher: matcher as keyof Matchers }
}

/**
 * Parses a path of the route table ("/my/orders/:orderId") into segments. Throws when it names an unknown
 * matcher.
 */
export function patternOf(path: string): Pattern {
  const texts = path.split('/').filter(Boolean)
  const firstOptional = texts.findIndex((text) => text.endsWith('?') || text.startsWith('*'))
  return {
    segments: texts.map((text) => segmentOf(text.replace(/\?$/, ''))),
    least: firstOptional < 0 ? texts.length : firstOptional,
  }
}

/**
 * Matches decoded path segments against a route pattern. Returns the parameters by name, an optional one that
 * is missing as undefined; undefined when the path has too few or many segments or one does not fit.
 */
export function parametersOf(
  { segments, least }: Pattern,
  parts: readonly string[],
): Readonly<Record<string, unknown>> | undefined {
  const hasRest = segments.at(-1)?.kind === 'rest'
  if (parts.length < least || (!hasRest && parts.length > segments.length)) return undefined
  const found: Record<string, unknown> = {}
  for (const [i, segment] of segments.entries()) {
    const part = parts[i]
    if (segment.kind === 'literal' && segment.text !== part) return undefined
    if (segment.kind === 'literal' || segment.kind === 'any') continue
    if (segment.kind === 'parameter' && part === undefined) {
      found[segment.name] = undefined
      continue
    }
    const text = segment.kind === 'rest' ? parts.slice(i).join('/') : (part ?? '')
    const value = matchers[segment.matcher](text)
    if (value === undefined) return undefined
    found[segment.name] = value
  }
  return found
}
