// Makes a thread's state after a turn, and the chips by which a shopper corrects that state.
import { type Ban, type Brief, briefSeason, emptyBrief, isSame, type Want, warmthOf } from './brief.ts'
import { occasionOf } from './occasions.ts'
import { contradicts } from './read-bans.ts'
import type { Heard } from './read-turn.ts'
import { monthName } from './read-when.ts'

const colorKeys: readonly string[] = ['color_names', 'advanced_color_names']
/** Wants and bans that one thread keeps; the oldest ones go. */
const listMost = 16

/** What was shown last, as far as the next wish depends on it. */
export type Shown = {
  /** The totals of the outfits, in cents. */
  totals: readonly number[]
  /** The colors of their first pieces. */
  colors: readonly string[]
  /** The lowest categories of their first pieces. */
  kinds: readonly { slug: string; name: string }[]
}

/** Returns a budget (cents) about a seventh below another: rounded down to whole five dollars above $25. */
export function below(cents: number): number {
  const aim = Math.floor(cents * 0.86)
  return aim > 2500 ? Math.floor(aim / 500) * 500 : aim
}

const added = <T extends Ban>(list: readonly T[], more: readonly T[]): T[] =>
  [...list.filter((one) => !more.some((other) => isSame(one, other))), ...more].slice(-listMost)

function wantsAfter(brief: Brief, heard: Heard): Want[] {
  const newColor = heard.wants.some(({ key }) => colorKeys.includes(key))
  const kept = brief.wants.filter(
    (want) =>
      !(newColor && colorKeys.includes(want.key)) && !heard.bans.some((ban) => contradicts(want, ban)),
  )
  return added(kept, heard.wants)
}

/** The newer word counts: what is wanted now is no longer refused. */
function bansAfter(brief: Brief, heard: Heard, shown: Shown): Ban[] {
  const kept = brief.bans.filter(
    (ban) =>
      !heard.lifted.some(
        (lifted) =>
          isSame(lifted, ban) ||
          (lifted.key === ban.key && lifted.values.some((value) => ban.values.includes(value))),
      ) && !heard.wants.some((want) => contradicts(want, ban)),
  )
  const kinds = heard.acts.includes('no-kind')
    ? shown.kinds.map(({ slug, name }) => ({
        key: 'category_tags',
        values: [slug],
        label: `No ${name.toLowerCase()}`,
      }))
    : []
  return added(kept, [...heard.bans, ...kinds])
}

function warmthAfter(brief: Brief, { acts }: Heard): number {
  const step = acts.includes('warmer') ? 1 : acts.includes('cooler') ? -1 : 0
  return Math.max(-3, Math.min(3, brief.warmth + step))
}

function formalityAfter(brief: Brief, heard: Heard): number | null {
  const step = heard.acts.includes('dressier') ? 1 : heard.acts.includes('plainer') ? -1 : 0
  const base = heard.occasion ? null : brief.formality
  if (step === 0) return base
  const occasion = heard.occasion ?? brief.occasion
  const now = base ?? (occasion ? occasionOf(occasion).formality : 2.5)
  return Math.max(1, Math.min(5, now + step))
}

function budgetAfter(brief: Brief, heard: Heard, shown: Shown): number | null {
  if (heard.budget === 'lifted') return null
  const said = heard.budget ?? brief.budgetCents
  if (!heard.acts.includes('cheaper') || heard.budget !== null || shown.totals.length === 0) return said
  const cheaper = below(Math.min(...shown.totals))
  return said === null ? cheaper : Math.min(said, cheaper)
}

/** Women's sizes end at 18; "20" is a plus size, which labels write as "20W". */
const plusLabel = (size: string): string => (/^(?:2[0-8])$/.test(size) ? `${size}W` : size)
/** Whoever names a plus size has said where to look. */
const departmentOfSize = (size: string | null, department: Brief['department']): Brief['department'] =>
  department === 'women' && size !== null && /^(?:[1-4]X|[12]\dW)$/.test(size) ? 'plus' : department

/**
 * Returns the brief after a message, with the wishes that were heard; "start again" forgets all but the
 * department.
 */
export function nextBrief(before: Brief, heard: Heard, shown: Shown): Brief {
  const again = heard.acts.includes('again')
  const brief = again ? { ...emptyBrief, department: before.department } : before
  const { when } = heard
  const moved = when.month !== null || when.season !== null
  const size = heard.size === null ? brief.size : plusLabel(heard.size)
  return {
    department: heard.department ?? departmentOfSize(size, brief.department),
    occasion: heard.occasion ?? brief.occasion,
    place: when.place ?? brief.place,
    month: when.month ?? (moved ? null : brief.month),
    season: when.season ?? (moved ? null : brief.season),
    warmth: moved ? 0 : warmthAfter(brief, heard),
    budgetCents: budgetAfter(brief, heard, again ? { ...shown, totals: [] } : shown),
    pieceCents: heard.budget === 'lifted' ? null : (heard.pieceCents ?? brief.pieceCents),
    size,
    bottomSize: heard.size === null ? brief.bottomSize : heard.bottomSize,
    shoe: heard.shoe ?? brief.shoe,
    wants: wantsAfter(brief, heard),
    bans: bansAfter(brief, heard, shown),
    pastColors: heard.acts.includes('color')
      ? [...new Set([...brief.pastColors, ...shown.colors])]
      : heard.wants.some(({ key }) => colorKeys.includes(key))
        ? []
        : brief.pastColors,
    formality: formalityAfter(brief, heard),
    asked: brief.asked,
    own: heard.own ?? brief.own,
    taste: before.taste,
  }
}

/**
 * Returns a brief with every limit that another one sets: department, sizes, budget and bans. What somebody
 * else makes of a shopper's wish can't loosen them.
 */
export const keepLimits = (said: Brief, made: Brief): Brief => ({
  ...made,
  department: said.department,
  size: said.size ?? made.size,
  bottomSize: said.size === null ? made.bottomSize : said.bottomSize,
  pieceCents:
    said.pieceCents === null
      ? made.pieceCents
      : Math.min(said.pieceCents, made.pieceCents ?? said.pieceCents),
  shoe: said.shoe ?? made.shoe,
  budgetCents:
    said.budgetCents === null
      ? made.budgetCents
      : Math.min(said.budgetCents, made.budgetCents ?? said.budgetCents),
  bans: added(made.bans, said.bans),
})

/** One thing that was understood. `key` names it when it is taken away. */
export type StyleChip = { key: string; label: string }

const keyOf = (list: 'want' | 'ban', { key, values }: Ban): string => `${list}:${key}=${values.join('|')}`

const dollars = (cents: number): string =>
  cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`

/**
 * Returns the chips (key and label) that show a brief above the chat, in a fixed order: occasion, time,
 * department other than women, own piece, sizes, budget, warmth, formality, wishes, bans, another color.
 * Conditions that the brief does not have are left out. `saved`: labels of the saved sizes.
 */
export function styleChips(brief: Brief, saved: { size: string | null; shoe: string | null }): StyleChip[] {
  const chips: StyleChip[] = []
  const add = (key: string, label: string | null | undefined) => {
    if (label) chips.push({ key, label })
  }
  add('occasion', brief.occasion && occasionOf(brief.occasion).label)
  const season = briefSeason(brief)
  const when =
    brief.month === null ? season && season.charAt(0).toUpperCase() + season.slice(1) : monthName(brief.month)
  add('when', [when, brief.place].filter(Boolean).join(', '))
  if (brief.department !== 'women')
    add('department', brief.department.charAt(0).toUpperCase() + brief.department.slice(1))
  add('own', brief.own && `With your ${brief.own.label}`)
  add('size', brief.size ? `Size ${brief.size}` : saved.size && `Size ${saved.size}, saved`)
  add('bottom-size', brief.bottomSize && `Bottoms ${brief.bottomSize}`)
  add('shoe', brief.shoe ? `Shoe ${brief.shoe}` : saved.shoe && `Shoe ${saved.shoe}, saved`)
  add('budget', brief.budgetCents === null ? null : `Under ${dollars(brief.budgetCents)}`)
  add('piece-budget', brief.pieceCents === null ? null : `Under ${dollars(brief.pieceCents)} a piece`)
  if (brief.warmth !== 0) add('warmth', warmthOf(brief) > 0 ? 'Warmer' : 'Lighter')
  const usual = brief.occasion ? occasionOf(brief.occasion).formality : 2.5
  if (brief.formality !== null) add('formality', brief.formality >= usual ? 'Dressier' : 'More relaxed')
  for (const want of brief.wants) add(keyOf('want', want), want.label)
  for (const ban of brief.bans) add(keyOf('ban', ban), ban.label)
  if (brief.pastColors.length > 0) add('past-colors', 'Another color')
  return chips
}

/**
 * Returns the brief without the condition of a chip, by the chip's key; the department goes back to women.
 * Other keys are those of wants and bans; an unknown key removes nothing. A saved size can't be removed here:
 * it stays saved.
 */
export function withoutChip(brief: Brief, key: string): Brief {
  switch (key) {
    case 'occasion':
      return { ...brief, occasion: null }
    case 'when':
      return { ...brief, month: null, season: null, place: null }
    case 'own':
      return { ...brief, own: null }
    case 'department':
      return { ...brief, department: 'women' }
    case 'size':
      return { ...brief, size: null, bottomSize: null }
    case 'bottom-size':
      return { ...brief, bottomSize: null }
    case 'shoe':
      return { ...brief, shoe: null }
    case 'budget':
      return { ...brief, budgetCents: null }
    case 'piece-budget':
      return { ...brief, pieceCents: null }
    case 'warmth':
      return { ...brief, warmth: 0 }
    case 'formality':
      return { ...brief, formality: null }
    case 'past-colors':
      return { ...brief, pastColors: [] }
  }
  return {
    ...brief,
    wants: brief.wants.filter((want) => keyOf('want', want) !== key),
    bans: brief.bans.filter((ban) => keyOf('ban', ban) !== key),
  }
}

/** So many conditions are tried one by one; each costs a search. */
const looserMost = 6
/** The sum has an answer of its own, and nobody leaves the department to find an outfit. */
const staying: readonly string[] = ['budget', 'department']

/**
 * Returns briefs with one condition less, each with the chip that it lacks: refusals and wishes first, the
 * latest before the others, at most six. To be tried when no outfit meets the whole brief.
 */
export const looserBriefs = (brief: Brief): { chip: StyleChip; brief: Brief }[] =>
  styleChips(brief, { size: null, shoe: null })
    .filter(({ key }) => !staying.includes(key))
    .toReversed()
    .slice(0, looserMost)
    .map((chip) => ({ chip, brief: withoutChip(brief, chip.key) }))
