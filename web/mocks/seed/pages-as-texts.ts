// The landing pages and resale reports of the mocks as texts of a release: shorter than the shop's, in the
// same form.
import type { ContentDocument } from '@hemline/rules/content/content.ts'
import type { LandingBlockDef, LandingDef } from '@hemline/rules/discovery/landing.ts'
import { landingPages } from './discovery.ts'

const noHead = { updatedOn: null, topic: null, links: [] }
const filtersText = (filters: LandingDef['filters']): string =>
  filters.length === 0 ? 'none' : filters.map(({ key, values }) => `${key}=${values.join(', ')}`).join('; ')

const blockText = ({ title, source, filters, sort, budgetCents, words }: LandingBlockDef): string => {
  const fields = [
    `Source: ${source}`,
    ...(filters.length > 0 ? [`Filters: ${filtersText(filters)}`] : []),
    ...(sort ? [`Sort: ${sort}`] : []),
    ...(budgetCents ? [`Budget: $${budgetCents / 100}`] : []),
  ].join('\n')
  return [`## ${title}`, fields, ...(words ? [words] : [])].join('\n\n')
}

export const landingTexts: readonly ContentDocument[] = landingPages.map((page, i) => ({
  kind: 'landing',
  slug: page.slug,
  rank: i + 1,
  title: page.title,
  body: [`Filters: ${filtersText(page.filters)}`, page.intro, ...page.blocks.map(blockText)].join('\n\n'),
  ...noHead,
}))

const chapter = (title: string, chart: string, caption: string): string =>
  `## ${title}\n\nChart: ${chart}\nCaption: ${caption}\n\n{${chart}.first} comes first with {${chart}.first.value}.`

const report = (slug: string, title: string, chapters: readonly string[]): ContentDocument => ({
  kind: 'report',
  slug,
  rank: Number(slug) - 2022,
  title,
  body: ['Fact: {pieces} = pieces looked at', 'What we counted in this year.', ...chapters].join('\n\n'),
  ...noHead,
})

export const reportTexts: readonly ContentDocument[] = [
  report('2023', 'What hangs in closets', [
    chapter('Closets are full of the same things', 'kinds', 'Share of pieces by kind'),
    chapter('{colors.first} before everything', 'colors', 'Share of pieces with this color'),
  ]),
  report('2024', 'What keeps its worth', [
    chapter('Dear pieces keep more', 'worthByTier', 'Second price as a share of the price when new'),
  ]),
  report('2025', 'What is worn again', [
    chapter('How long a piece waits', 'daysByKind', 'Days from the listing to the sale'),
    chapter('What that saves', 'water', 'Glasses of water saved by sold pieces'),
  ]),
]
