// Reads when and where: months, seasons, days of the year and places. Weather is never claimed: only the
// season is dressed for.
import type { Season } from './brief.ts'

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** Returns the month's name (1 to 12) as sentences write it: "October"; '' for other numbers. */
export const monthName = (month: number): string => {
  const name = months[month - 1] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const days: readonly (readonly [pattern: RegExp, month: number])[] = [
  [/\bnew year(?:'|’)?s?\b/i, 12],
  [/\bchristmas\b|\bxmas\b|\bhanukkah\b/i, 12],
  [/\bthanksgiving\b/i, 11],
  [/\bhalloween\b/i, 10],
  [/\bvalentine\w*\b/i, 2],
  [/\beaster\b/i, 4],
  [/\b(?:fourth|4th) of july\b/i, 7],
]
const short = `jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`
const monthWord = new RegExp(
  String.raw`\b(${months.filter((one) => one !== 'may' && one !== 'march').join('|')})\b`,
  'i',
)
/** "May" and "March" are words as well; beside a day or a small word they are months. */
const shyMonth =
  /(?:\b(?:in|on|this|next|early|mid|late|by|for|a|an)\s+|\b\d{1,2}(?:st|nd|rd|th)?\s+)(may|march)\b|\b(May|March)\s+(?:\d{1,2}\b|wedding|party|trip|graduation|event)/i
const shortMonth = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?\s+)(${short})\b|\b(${short})\.?\s+\d{1,2}\b`,
  'i',
)

function monthOf(text: string, now: Date): number | null {
  const relative = /\bnext month\b/i.test(text)
    ? (now.getUTCMonth() + 1) % 12
    : /\b(?:next|this) week\b|\btomorrow\b|\btonight\b|\btoday\b|\bthis (?:month|weekend)\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.test(
          text,
        )
      ? now.getUTCMonth()
      : null
  const word = monthWord.exec(text)?.[1] ?? shyMonth.exec(text)?.slice(1).find(Boolean)
  if (word) return months.indexOf(word.toLowerCase() as (typeof months)[number]) + 1
  const abbreviated = shortMonth.exec(text)?.slice(1).find(Boolean)?.toLowerCase().slice(0, 3)
  if (abbreviated) return months.findIndex((one) => one.startsWith(abbreviated)) + 1
  const day = days.find(([pattern]) => pattern.test(text))
  if (day) return day[1]
  return relative === null ? null : relative + 1
}

const seasonWords: readonly (readonly [pattern: RegExp, season: Season])[] = [
  [/\b(?:fall|autumn)\b/i, 'fall'],
  [/\bwinter\b|\bsnow(?:y)?\b|\bski(?:ing)?\b|\bfreezing\b/i, 'winter'],
  [/\bsummer\b|\bheat ?wave\b/i, 'summer'],
  [/\bspring\b/i, 'spring'],
]
/** Places where it is warm whenever people go there. */
const warmPlaces =
  /\b(?:hawaii|maui|oahu|mexico|cancun|tulum|miami|key west|caribbean|jamaica|bahamas|bali|thailand|costa rica|dominican|puerto rico|aruba|tropical|beach|palm springs)\b/i

/** A word with a capital after "in", "at" or "to" that is no month. */
const place =
  /\b(?:in|at|to|near|from)\s+((?:(?:New|San|Santa|Los|Las|St\.?|Saint|Fort|Palm|Key|Costa|Puerto|Salt|Lake|North|South|West|East)\s+)?[A-Z][a-zé’'-]+(?:\s[A-Z][a-zé’'-]+)?)/
const noPlaces =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Thanksgiving|Easter|Spring|Summer|Fall|Autumn|Winter|I|English|Size)\b/

export type When = { month: number | null; season: Season | null; place: string | null }

/**
 * Reads month (1 to 12), season and place of a message; null for each that it does not name. `now` decides
 * what "next month" is.
 */
export function readWhen(text: string, now: Date): When {
  const where = place.exec(text)?.[1] ?? null
  const named = where !== null && !noPlaces.test(where) ? where : null
  const season = seasonWords.find(([pattern]) => pattern.test(text))?.[1]
  return {
    month: monthOf(text, now),
    season: season ?? (warmPlaces.test(text) ? 'summer' : null),
    place: named,
  }
}
