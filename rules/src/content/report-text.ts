// A resale report as a text of a release: its words, with places for figures that are counted (decision
// 0239). No figure is typed in: "{kinds.first.value}" is the value of the first bar of the chart "kinds".

import { dollars } from '../common/dollars.ts'
import { resaleFigures } from '../resale/figures.gen.ts'
import {
  type Chart,
  type ChartName,
  chartNames,
  type Report,
  valueWords,
  type YearFigures,
} from '../resale/report.ts'
import { type ResaleYear, resaleYearOf } from '../resale/years.ts'
import { sectionsOf } from './sections.ts'

type Fact = { readonly value: string; readonly label: string }
type ChapterText = {
  readonly title: string
  readonly chart: ChartName
  readonly caption: string
  readonly words: string
}
/** The words of a report; "{…}" stands where a figure of the year goes. */
export type ReportText = {
  readonly year: ResaleYear
  readonly title: string
  readonly lead: string
  readonly facts: readonly Fact[]
  readonly chapters: readonly ChapterText[]
}

const isChart = (text: string): text is ChartName => chartNames.some((one) => one === text)
const places = /\{([^{}]*)\}/g
const grouped = (value: number) => Math.round(value).toLocaleString('en-US')

const single: Readonly<Record<string, (figures: YearFigures) => string>> = {
  pieces: (f) => grouped(f.pieces),
  price: (f) => dollars(f.price),
  priceNew: (f) => dollars(f.priceNew),
  flawed: (f) => `${Math.round(f.flawed)}%`,
}
const bars: Readonly<Record<string, (chart: Chart) => Chart['bars'][number] | undefined>> = {
  first: ({ bars: all }) => all[0],
  second: ({ bars: all }) => all[1],
  last: ({ bars: all }) => all.at(-1),
}
const forms: Readonly<Record<string, (bar: Chart['bars'][number], unit: Chart['unit']) => string>> = {
  name: ({ label }) => label,
  lower: ({ label }) => label.toLowerCase(),
  value: ({ value }, unit) => valueWords(value, unit),
  thousands: ({ value }) => `${grouped(value / 1000)} thousand`,
}

/** The text of one place; undefined when the place names no figure. */
function figureOf(place: string, figures: YearFigures): string | undefined {
  const own = Object.hasOwn(single, place) ? single[place] : undefined
  if (own) return own(figures)
  const [name = '', which = '', form = 'name', ...more] = place.split('.')
  if (!isChart(name) || more.length > 0) return undefined
  const chart = figures[name]
  if (which === 'three' && form === 'name')
    return `${Math.round(chart.bars.slice(0, 3).reduce((sum, { value }) => sum + value, 0))}%`
  const find = Object.hasOwn(bars, which) ? bars[which] : undefined
  const write = Object.hasOwn(forms, form) ? forms[form] : undefined
  const bar = find?.(chart)
  return bar && write?.(bar, chart.unit)
}

const filled = (text: string, figures: YearFigures): string =>
  text.replace(places, (_, place: string) => figureOf(place, figures) ?? '')

function chapterOf({ title, fields, words }: ReturnType<typeof sectionsOf>['sections'][number]) {
  const chart = fields.get('Chart') ?? ''
  const caption = fields.get('Caption') ?? ''
  if (!isChart(chart)) return `The chapter “${title}” needs a line “Chart: ” with ${chartNames.join(', ')}.`
  if (caption === '') return `The chapter “${title}” needs a line “Caption: ” with what the chart shows.`
  if (words === '') return `The chapter “${title}” has no words.`
  return { title, chart, caption, words }
}

/**
 * Reads the text of a report: three "Fact: " lines, the lead, and a "## " heading for each chapter with the
 * fields Chart and Caption. `slug` is the year. Returns a sentence that says what is wrong when the text is
 * no report, names a year without figures, or a figure that doesn't exist.
 */
export function readReport(report: { slug: string; title: string; body: string }): ReportText | string {
  const year = resaleYearOf(report.slug)
  if (year === undefined) return `There are no figures of “${report.slug}”.`
  const { opening, sections } = sectionsOf(report.body)
  const [head = '', ...lead] = opening
  const facts = head.split('\n').map((line) => /^Fact: (.+?) = (.+)$/.exec(line))
  if (facts.some((one) => one === null))
    return 'The second paragraph must have lines such as “Fact: {pieces} = pieces looked at”.'
  if (lead.join('').trim() === '') return 'The lead is missing.'
  const chapters: ChapterText[] = []
  for (const section of sections) {
    const chapter = chapterOf(section)
    if (typeof chapter === 'string') return chapter
    chapters.push(chapter)
  }
  if (chapters.length === 0) return 'The report has no chapter: a chapter begins with “## ” and its title.'
  const figures = resaleFigures[year]
  const named = [...`${report.title}\n${report.body}`.matchAll(places)].map(([, place = '']) => place)
  const unknown = named.find((place) => figureOf(place, figures) === undefined)
  if (unknown !== undefined) return `There is no figure {${unknown}}.`
  return {
    year,
    title: report.title,
    lead: lead.join('\n\n'),
    facts: facts.map((one) => ({ value: one?.[1] ?? '', label: one?.[2] ?? '' })),
    chapters,
  }
}

/** Returns a report with the figures of its year in its words, and the chart of each chapter. */
export function fillReport(text: ReportText): Report {
  const figures = resaleFigures[text.year]
  return {
    year: text.year,
    title: text.title,
    lead: filled(text.lead, figures),
    facts: text.facts.map(({ value, label }) => ({
      value: filled(value, figures),
      label: filled(label, figures),
    })),
    chapters: text.chapters.map(({ title, chart, caption, words }) => ({
      id: chart,
      title: filled(title, figures),
      words: filled(words, figures),
      caption,
      chart: figures[chart],
    })),
  }
}
