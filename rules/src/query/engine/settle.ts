// The second pass over a search text: combines the meanings of its stretches. It decides which kind of
// piece is meant for which wearer, which sizes, and which pieces are only worn with the wanted one.

import { cutNames } from '../../catalogue/size-cuts.ts'
import { sentenceName } from '../../common/labels.ts'
import type { FacetNames, SizeName } from '../../search/facet-names.ts'
import { companions } from '../lexicon/small-words.ts'
import type { Lexicon } from './lexicon.ts'
import { nearLeanings } from './nearness.ts'
import { plain, singular } from './normal.ts'
import type { Finding } from './scan.ts'
import { type SizeAsk, type SizeContext, sizeLabel, sizesFor } from './sizes.ts'
import type { Entry, KnownBrand, Leaning, Part, Span, Understood } from './types.ts'

const kindKey = 'category_tags'
const none: readonly string[] = []
const occasionKey = 'occasion_tags'
const withoutOccasions = new Set(['girls', 'boys', 'maternity'])
const departmentKey = 'department_tags'
type EntryFinding = Finding & { saying: { kind: 'entry'; entry: Entry } }
type Settled = {
  parts: Part[]
  leanings: Leaning[]
  words: string[]
  unwanted: string[]
  absent: string[]
  idle: string[]
  guessed: string[]
}

/**
 * `departments`: departments of the page on which the search runs; `spoken`: whether the text is a
 * sentence.
 */
type Page = { departments: readonly string[]; spoken: boolean }

/**
 * Combines the findings of scan.ts and negate.ts into filters (parts, in the order of the text), leanings
 * and words to search for. Sizes depend on the kinds and departments in the text.
 */
export function settle(
  text: string,
  findings: readonly Finding[],
  lexicon: Lexicon,
  { departments, spoken }: Page,
): Understood {
  const names = lexicon.shop.names
  const said = [
    ...departments,
    ...findings.flatMap((finding) => (finding.negated ? [] : filterValues(finding, departmentKey))),
  ]
  // "3T dress": no word names the wearer, but the size is a children's size.
  const isKidsSize = findings.some(({ saying }) => saying.kind === 'size' && saying.ask.kids)
  const audience = said.length === 0 && isKidsSize ? ['girls', 'boys'] : said
  const worn = withoutCompanions(findings, text)
  const kinds = headsOf(worn.filter(isKind), text, names, audience)
  const out: Settled = { parts: [], leanings: [], words: [], unwanted: [], absent: [], idle: [], guessed: [] }
  const context = sizeContext(kinds, audience, names)
  const isSizeAlone = worn.every(isBesideSize)
  for (const finding of worn) {
    const typed = text.slice(finding.own.from, finding.own.to)
    const { saying } = finding
    if (saying.kind === 'entry') {
      if (isKind(finding) && !finding.negated && !kinds.has(finding)) addLoose(out, finding, typed, lexicon)
      else addEntry(out, { ...finding, saying }, typed, { names, audience, kinds })
    } else if (saying.kind === 'brand') addBrands(out, finding, saying.brands, typed)
    else if (saying.kind === 'filter') addPart(out, finding, { ...saying.filter, label: saying.label })
    else if (saying.kind === 'size') {
      const fits =
        saying.ask.sure || kinds.size > 0 || (saying.ask.group === 'letters' && isSizeAlone)
          ? sizesFor(saying.ask, context, names.sizes)
          : []
      if (fits.length > 0) addSize(out, finding, saying.ask, { fits, context, audience })
      else if (saying.ask.sure || saying.ask.group === 'letters') out.idle.push(typed)
      else addLoose(out, finding, typed, lexicon)
    } else if (saying.kind === 'word') addLoose(out, finding, typed, lexicon)
    else if (finding.saying.kind === 'idle') out.idle.push(typed)
  }
  const parts = out.parts.toSorted((a, b) => a.from - b.from)
  return { ...out, parts, ...withGuesses(out, lexicon, spoken) }
}

/**
 * Decides about words that no title has. A word similar to a wish becomes that wish (decision 0092),
 * except in a list of filters ("snorkel dress"). In a sentence with a wish, another English word is an
 * aside ("my husband") and becomes idle. The remaining words may be misspelt.
 */
function withGuesses({ words, idle, leanings, parts }: Settled, lexicon: Lexicon, spoken: boolean) {
  const strange = words.filter((word) => !lexicon.titleStems.has(singular(plain(word))))
  const beside = leanings.length + parts.length > 0
  const nearOf = (word: string) =>
    spoken || parts.length === 0 ? nearLeanings(plain(word), singular(plain(word)), lexicon, beside) : []
  const near = new Map(strange.map((word) => [word, nearOf(word)]))
  const guessed = strange.filter((word) => near.get(word)?.length)
  const wishes = [...leanings, ...[...near.values()].flat()]
  // Without a kind that is looked for, nothing in a sentence is likely to be another kind.
  const isAboutNoKind = wishes.length > 0 || (parts.length > 0 && parts.every(({ key }) => key !== kindKey))
  const asides = spoken && isAboutNoKind ? strange.filter((word) => lexicon.english.has(plain(word))) : []
  const isOut = (word: string) => guessed.includes(word) || asides.includes(word)
  return {
    words: words.filter((word) => !isOut(word)),
    idle: [...idle, ...asides.filter((word) => !guessed.includes(word))],
    leanings: wishes,
    guessed,
  }
}

/**
 * Returns whether a letter beside this finding is a size: beside a brand, a department or a price it is
 * ("gap small", "I wear a medium"), beside a wish it is not ("small gifts").
 */
const isBesideSize = ({ saying }: Finding) =>
  saying.kind !== 'word' &&
  (saying.kind !== 'entry' || (saying.entry.filters !== undefined && saying.entry.leanings === undefined))

const isKind = (finding: Finding): finding is EntryFinding =>
  finding.saying.kind === 'entry' && finding.saying.entry.filters?.[kindKey] !== undefined

const filterValues = ({ saying }: Finding, key: string): readonly string[] =>
  saying.kind === 'entry' ? (saying.entry.filters?.[key] ?? []) : []

const saysCompanion = (text: string, { from, to }: Span) =>
  text
    .slice(from, to)
    .toLowerCase()
    .split(' ')
    .some((word) => companions.has(word))

/**
 * Turns the findings of a piece worn with the wanted one ("a top to wear with jeans": jeans) into idle
 * words.
 */
function withoutCompanions(findings: readonly Finding[], text: string): Finding[] {
  const joint = findings.findIndex(
    ({ saying, own }) =>
      saying.kind === 'companion' ||
      (saying.kind === 'entry' && !saying.entry.filters && saysCompanion(text, own)),
  )
  const before = findings.slice(0, joint)
  const after = findings.slice(joint + 1)
  if (joint < 0 || !before.some((finding) => isKind(finding) && !finding.negated)) return [...findings]
  const kind = after.findIndex((finding) => isKind(finding) && !finding.negated)
  // "a dress with lace under $50": nothing else is worn there.
  if (kind < 0) return [...findings]
  const idle = after.map(
    (finding, i): Finding =>
      i <= kind && finding.saying.kind !== 'filter' ? { ...finding, saying: { kind: 'idle' } } : finding,
  )
  return [...before, ...findings.slice(joint, joint + 1), ...idle]
}

/**
 * Returns the kinds of piece that the text asks for, each with its category slugs. In "jean jacket" the
 * last word is the kind; of "shoes" and "sneakers" the narrower kind counts; of listed kinds, each.
 */
function headsOf(
  kinds: readonly EntryFinding[],
  text: string,
  names: FacetNames,
  audience: readonly string[],
): Map<Finding, readonly string[]> {
  const wanted = kinds.filter(({ negated }) => !negated)
  const paths = new Map(names.categories.map(({ slug, path }) => [slug, path]))
  const ofKind = (finding: EntryFinding) => categoriesOf(finding.saying.entry, audience)
  const isWithin = (inner: string, outer: string) =>
    (paths.get(inner) ?? inner).startsWith(`${paths.get(outer) ?? outer}/`)
  const kept = wanted.filter((finding, i) => {
    const next = wanted[i + 1]
    const isModifier = next !== undefined && /^[\s-]*$/.test(text.slice(finding.to, next.from))
    const isWider = wanted.some(
      (other) =>
        other !== finding &&
        ofKind(other).every((inner) => ofKind(finding).some((outer) => isWithin(inner, outer))),
    )
    return !isModifier && !isWider
  })
  return new Map(kept.map((finding) => [finding, ofKind(finding)]))
}

/**
 * Returns the category slugs of a kind for its wearer: of children or maternity when the text is about
 * them.
 */
function categoriesOf(entry: Entry, audience: readonly string[]): readonly string[] {
  const usual = entry.filters?.[kindKey] ?? none
  if (audience.some((department) => department === 'girls' || department === 'boys'))
    return entry.kids ?? usual
  return audience.includes('maternity') ? (entry.maternity ?? usual) : usual
}

function sizeContext(
  kinds: ReadonlyMap<Finding, readonly string[]>,
  audience: readonly string[],
  names: FacetNames,
): SizeContext {
  const slugs = new Set([...kinds.values()].flat())
  const under = names.categories.filter(
    ({ slug, path }) => slugs.has(slug) || path.split('/').some((part) => slugs.has(part)),
  )
  const cuts = ['petite', 'tall', 'plus', 'juniors'] as const
  return {
    sizeCategories: [...new Set(under.flatMap(({ sizeCategory }) => sizeCategory ?? []))],
    kids: audience.some((department) => department === 'girls' || department === 'boys'),
    shoes: [...slugs].some((slug) =>
      names.categories.some((one) => one.slug === slug && one.path.startsWith('kids-shoes')),
    ),
    cut: cuts.find((cut) => audience.includes(cut)) ?? null,
  }
}

/**
 * Adds a brand part; when several brands share the typed part of their names, the chip shows the typed
 * part.
 */
function addBrands(out: Settled, finding: Finding, brands: readonly KnownBrand[], typed: string): void {
  const values = brands.map(({ name }) => name)
  const label = values.length > 1 ? typed.split(' ').map(capital).join(' ') : values.join()
  addPart(out, finding, { key: 'brand_name_tags', values, label })
}

type SizeFits = { fits: readonly SizeName[]; context: SizeContext; audience: readonly string[] }

/** Adds a size; "12p" says petite too: petite and tall sizes share ids, so the department goes with it. */
function addSize(out: Settled, finding: Finding, ask: SizeAsk, { fits, context, audience }: SizeFits): void {
  const values = fits.map(({ sizingId }) => String(sizingId))
  addPart(out, finding, { key: 'sizing_id', values, label: sizeLabel(ask, fits, context.cut) })
  if (ask.cut && !finding.negated && !audience.includes(ask.cut))
    addPart(out, finding, { key: departmentKey, values: [ask.cut], label: cutNames[ask.cut] })
}

type Said = { key: string; values: readonly string[]; label: string; instead?: string }

function addPart(
  out: Settled,
  { from, to, negated }: Finding,
  { key, values, label, instead = '' }: Said,
): void {
  out.parts.push({ key, values, label, instead, from, to, negated })
}

/** Returns whether the entry uses the categories of children or maternity, whose titles use other words. */
const isSwapped = (entry: Entry, audience: readonly string[]) =>
  categoriesOf(entry, audience) !== (entry.filters?.[kindKey] ?? none)

type Around = {
  names: FacetNames
  audience: readonly string[]
  kinds: ReadonlyMap<Finding, readonly string[]>
}

function addEntry(
  out: Settled,
  finding: EntryFinding,
  typed: string,
  { names, audience, kinds }: Around,
): void {
  const { entry } = finding.saying
  if (finding.negated && entry.absent) {
    addUnwantedAbsent(out, entry, typed)
    return
  }
  const turned = finding.negated ? -1 : 1
  const filters = Object.entries(entry.filters ?? {}).map(([key, values]): [string, readonly string[]] => [
    key,
    key === kindKey ? categoriesOf(entry, audience) : values,
  ])
  const occasion = entry.filters?.[occasionKey]
  // Pieces of these departments hardly have such tags: the occasion is a wish there.
  if (occasion && filters.length === 1 && audience.some((department) => withoutOccasions.has(department))) {
    out.leanings.push({ key: occasionKey, values: occasion, weight: 3 * turned })
    return
  }
  out.leanings.push(
    ...(entry.leanings ?? []).map((leaning) => ({ ...leaning, weight: leaning.weight * turned })),
  )
  if (finding.negated && filters.length > 1) {
    const own = categoriesOf(entry, audience)
    const wanted = [...kinds.values()].flat()
    // "no wool sweaters": sweaters, but none of wool.
    if (own.length > 0 && (wanted.length === 0 || own.every((slug) => wanted.includes(slug)))) {
      const kind = labelOf(kindKey, own, names)
      if (wanted.length === 0)
        addPart(out, { ...finding, negated: false }, { key: kindKey, values: own, label: kind })
      for (const [key, values] of filters.filter(([key]) => key !== kindKey))
        addPart(out, finding, {
          key,
          values,
          label: labelOf(key, values, names),
          instead: wanted.length === 0 ? kind.toLowerCase() : '',
        })
      return
    }
    // Else several filters at once would say more than was said: pieces that have all of them come last.
    out.leanings.push(...filters.map(([key, values]) => ({ key, values, weight: -1 })))
    return
  }
  const labels = filters.map(
    ([key, values]) =>
      (filters.length === 1 && !isSwapped(entry, audience) && entry.label) || labelOf(key, values, names),
  )
  filters.forEach(([key, values], i) => {
    const instead = labels.filter((_, other) => other !== i).join(' ')
    addPart(out, finding, { key, values, label: labels[i] ?? '', instead: instead.toLowerCase() })
  })
  if (entry.absent && !finding.negated) out.absent.push(typed)
  if (entry.text && !isSwapped(entry, audience))
    (finding.negated ? out.unwanted : out.words).push(...entry.text.split(' '))
  if (filters.length === 0 && !entry.leanings) out.idle.push(typed)
}

/**
 * Handles "boots, but no cowboy boots": the shop has no such kind anyway, so the nearest kind is only
 * ranked lower instead of being excluded.
 */
function addUnwantedAbsent(out: Settled, { filters }: Entry, typed: string): void {
  out.idle.push(typed)
  out.leanings.push(...Object.entries(filters ?? {}).map(([key, values]) => ({ key, values, weight: -1 })))
}

/** Adds a word that titles of pieces must have or, when negated, must not have. */
function addLoose(out: Settled, { negated, saying }: Finding, typed: string, { titleStems }: Lexicon): void {
  const stem = saying.kind === 'word' ? saying.stem : typed.toLowerCase()
  if (negated) (titleStems.has(stem) ? out.unwanted : out.idle).push(typed)
  // The first word of a compound ("shirt dress") counts when titles have it.
  else if (saying.kind === 'word' || saying.kind === 'size' || titleStems.has(stem)) out.words.push(typed)
  else out.idle.push(typed)
}

const capital = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

function labelOf(key: string, values: readonly string[], names: FacetNames): string {
  const nameOf = (value: string) =>
    key === kindKey
      ? (names.categories.find(({ slug }) => slug === value)?.name ?? value)
      : value.replaceAll('_', ' ')
  return values.map((value) => capital(sentenceName(nameOf(value)))).join(', ')
}
