// What a yearly resale report says: its figures are counted from pieces, its words are written around the
// figures, so that none is typed in.
import { dollars } from '../common/dollars.ts'
import { type ResaleYear, resaleTitles } from './years.ts'

/** How a chart's values are read: percent (0 to 100), cents, days, or a count. */
export type Unit = 'percent' | 'cents' | 'days' | 'count'
export type Bar = { readonly label: string; readonly value: number }
/** The bars of a chart, the most important first; `of` is the number of pieces that were counted. */
export type Chart = { readonly unit: Unit; readonly of: number; readonly bars: readonly Bar[] }

/** The figures of a year, by the names that the words use. */
export type YearFigures = {
  /** Pieces that were counted. */
  readonly pieces: number
  /** Median price of a piece and of the same piece when new, in cents. */
  readonly price: number
  readonly priceNew: number
  /** Share of pieces with a flaw that was told and photographed, in percent. */
  readonly flawed: number
  readonly kinds: Chart
  readonly conditions: Chart
  readonly colors: Chart
  readonly worthByTier: Chart
  readonly worthByKind: Chart
  readonly worthByCondition: Chart
  readonly daysByKind: Chart
  readonly cloth: Chart
  readonly water: Chart
}

export type Chapter = {
  readonly id: string
  readonly title: string
  readonly words: string
  /** What the chart shows, as its caption. */
  readonly caption: string
  readonly chart: Chart
}
export type Report = {
  readonly year: ResaleYear
  readonly title: string
  readonly lead: string
  readonly facts: readonly { readonly value: string; readonly label: string }[]
  readonly chapters: readonly Chapter[]
}

/** Returns a value of a chart as people read it: "37%", "$24.00", "12 days". */
export function valueWords(value: number, unit: Unit): string {
  if (unit === 'percent') return `${Math.round(value)}%`
  if (unit === 'cents') return dollars(value)
  const grouped = Math.round(value).toLocaleString('en-US')
  return unit === 'days' ? `${grouped} ${value === 1 ? 'day' : 'days'}` : grouped
}

const first = ({ bars }: Chart): Bar => bars[0] ?? { label: '', value: 0 }
const last = ({ bars }: Chart): Bar => bars.at(-1) ?? { label: '', value: 0 }
const said = (chart: Chart, bar: Bar): string => valueWords(bar.value, chart.unit)
const inText = ({ label }: Bar): string => label.toLowerCase()

const piecesFact = ({ pieces }: YearFigures) => ({
  value: pieces.toLocaleString('en-US'),
  label: 'pieces looked at',
})

const words: Readonly<Record<ResaleYear, (f: YearFigures) => Omit<Report, 'year' | 'title'>>> = {
  2023: (f) => ({
    lead: `Most of what people send in was hardly worn. We looked at what it is, in what state, and in which colors.`,
    facts: [
      piecesFact(f),
      { value: dollars(f.price), label: 'for the piece in the middle' },
      { value: `${Math.round(f.flawed)}%`, label: 'have a flaw, told and photographed' },
    ],
    chapters: [
      {
        id: 'kinds',
        title: 'Closets are full of the same things',
        words: `${first(f.kinds).label} alone are ${said(f.kinds, first(f.kinds))} of all pieces. The first three kinds together are ${Math.round(f.kinds.bars.slice(0, 3).reduce((sum, bar) => sum + bar.value, 0))}%.`,
        caption: 'Share of pieces by kind',
        chart: f.kinds,
      },
      {
        id: 'conditions',
        title: 'Worn little, kept long',
        words: `“${first(f.conditions).label}” is the most frequent word of our inspectors: it is said of ${said(f.conditions, first(f.conditions))} of the pieces. Pieces that were mended here are few, and say so.`,
        caption: 'Share of pieces by condition',
        chart: f.conditions,
      },
      {
        id: 'colors',
        title: `${first(f.colors).label} before everything`,
        words: `${said(f.colors, first(f.colors))} of all pieces have ${inText(first(f.colors))} in them, and ${inText(f.colors.bars[1] ?? last(f.colors))} follows. A piece of several colors counts for each of them.`,
        caption: 'Share of pieces with this color',
        chart: f.colors,
      },
    ],
  }),
  2024: (f) => ({
    lead: 'A label says what a piece cost. The second price says what it was worth. We laid both side by side.',
    facts: [
      piecesFact(f),
      { value: dollars(f.priceNew), label: 'the piece in the middle cost new' },
      { value: dollars(f.price), label: 'is asked for it here' },
    ],
    chapters: [
      {
        id: 'tiers',
        title: 'Dear pieces keep more of their price',
        words: `Of the price when new, ${said(f.worthByTier, first(f.worthByTier))} is left for a piece of a ${inText(first(f.worthByTier))} brand, and ${said(f.worthByTier, last(f.worthByTier))} for one of a ${inText(last(f.worthByTier))} brand.`,
        caption: 'Second price as a share of the price when new, the piece in the middle of each group',
        chart: f.worthByTier,
      },
      {
        id: 'kinds',
        title: 'Some kinds hold better than others',
        words: `${first(f.worthByKind).label} keep the most with ${said(f.worthByKind, first(f.worthByKind))}; at the other end are ${inText(last(f.worthByKind))} with ${said(f.worthByKind, last(f.worthByKind))}.`,
        caption: 'Second price as a share of the price when new, by kind',
        chart: f.worthByKind,
      },
      {
        id: 'conditions',
        title: 'A tag is worth more than a mend',
        words: `A piece that is called “${first(f.worthByCondition).label}” is asked for ${said(f.worthByCondition, first(f.worthByCondition))} of its price when new; “${last(f.worthByCondition).label}” comes last with ${said(f.worthByCondition, last(f.worthByCondition))}.`,
        caption: 'Second price as a share of the price when new, by condition',
        chart: f.worthByCondition,
      },
    ],
  }),
  2025: (f) => ({
    lead: 'A piece that finds somebody is a piece that is not made again. We counted how long that takes, of what it is made, and what it saves.',
    facts: [
      piecesFact(f),
      {
        value: said(f.daysByKind, first(f.daysByKind)),
        label: `until ${inText(first(f.daysByKind))} find somebody`,
      },
      {
        value: `${Math.round(first(f.water).value / 1000).toLocaleString('en-US')} thousand`,
        label: `glasses of water, saved by ${inText(first(f.water))} alone`,
      },
    ],
    chapters: [
      {
        id: 'days',
        title: 'How long a piece waits',
        words: `${first(f.daysByKind).label} are found first, after ${said(f.daysByKind, first(f.daysByKind))}. ${last(f.daysByKind).label} take ${said(f.daysByKind, last(f.daysByKind))}.`,
        caption: 'Days from the listing to the sale, the piece in the middle of each kind',
        chart: f.daysByKind,
      },
      {
        id: 'cloth',
        title: 'What is sold is made of',
        words: `${said(f.cloth, first(f.cloth))} of the pieces that were sold have ${inText(first(f.cloth))} in them. A piece of two cloths counts for both.`,
        caption: 'Share of sold pieces with this material',
        chart: f.cloth,
      },
      {
        id: 'water',
        title: 'What that saves',
        words: `What somebody buys here isn’t made anew. ${first(f.water).label} save the most water: ${said(f.water, first(f.water))} glasses, by the factors that stand beside every piece.`,
        caption: 'Glasses of water saved by sold pieces',
        chart: f.water,
      },
    ],
  }),
}

/** Returns the report of a year, written around its figures. */
export const reportOf = (year: ResaleYear, figures: YearFigures): Report => ({
  year,
  title: resaleTitles[year],
  ...words[year](figures),
})
