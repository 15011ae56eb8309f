// A landing page as a text of a release: its listing's filters, its opening words and its blocks (decision
// 0239). What the page shows is searched for when somebody opens it.
import type { LandingBlockDef, LandingDef, LandingSource } from '../discovery/landing.ts'
import { type FilterInput, filterTable } from '../search/filters.ts'
import { sortValues } from '../search/sorts.ts'
import { type Section, sectionsOf } from './sections.ts'

const sources: readonly LandingSource[] = ['filters', 'season', 'outfits']
const isSource = (text: string): text is LandingSource => sources.some((one) => one === text)
const filterKeys = new Set(filterTable.map(({ key }) => key))

/** Reads "price=-40; occasion_tags=party, work", or "none". Returns a sentence for an unknown key. */
function filtersIn(text: string): FilterInput[] | string {
  if (text === 'none' || text === '') return []
  const filters: FilterInput[] = []
  for (const part of text.split('; ')) {
    const [key = '', values = ''] = part.split('=')
    if (!filterKeys.has(key) || values.trim() === '')
      return `“${part}” is no filter: it must be a search key, “=” and its values, such as price=-40.`
    filters.push({ key, values: values.split(', ').map((value) => value.trim()) })
  }
  return filters
}

function budgetIn(text: string): number | undefined {
  const dollars = /^\$(\d{1,5})$/.exec(text)?.[1]
  return dollars === undefined ? undefined : Number(dollars) * 100
}

function blockOf({ title, fields, words }: Section): LandingBlockDef | string {
  const source = fields.get('Source') ?? ''
  if (!isSource(source)) return `The block “${title}” needs a line “Source: ” with ${sources.join(', ')}.`
  const filters = filtersIn(fields.get('Filters') ?? 'none')
  if (typeof filters === 'string') return filters
  const sort = fields.get('Sort')
  if (sort !== undefined && !sortValues.some((one) => one === sort))
    return `The block “${title}” has an unknown sort: ${sort}.`
  const budget = fields.get('Budget')
  const budgetCents = budget === undefined ? undefined : budgetIn(budget)
  if (budget !== undefined && budgetCents === undefined)
    return `The budget of the block “${title}” must be whole dollars, such as $120.`
  const given = { ...(sort !== undefined && { sort }), ...(budgetCents !== undefined && { budgetCents }) }
  return { title, words, source, filters, ...given }
}

/**
 * Reads the text of a landing page: "Filters: " with the filters of its listing or "none", its opening words,
 * and a "## " heading for each block with the fields Source, Filters, Sort and Budget. Returns a sentence
 * that says what is wrong when the text is no landing page.
 */
export function readLanding(page: { slug: string; title: string; body: string }): LandingDef | string {
  const { opening, sections } = sectionsOf(page.body)
  const [head = '', ...intro] = opening
  if (!head.startsWith('Filters: ')) return 'The second paragraph must be “Filters: ” and filters, or none.'
  const filters = filtersIn(head.slice('Filters: '.length).trim())
  if (typeof filters === 'string') return filters
  if (intro.join('').trim() === '') return 'The opening words are missing.'
  if (sections.length === 0) return 'The page has no block: a block begins with “## ” and its title.'
  const blocks: LandingBlockDef[] = []
  for (const section of sections) {
    const block = blockOf(section)
    if (typeof block === 'string') return block
    blocks.push(block)
  }
  return { slug: page.slug, title: page.title, intro: intro.join('\n\n'), filters, blocks }
}
