// The shop's landing pages. Only their texts are here; their items are searched for when a page is
// opened.
import type { LandingDef } from '@hemline/rules/discovery/landing.ts'

const only = (key: string, ...values: readonly string[]) => ({ key, values })

export const landingPages: readonly LandingDef[] = [
  {
    slug: 'best-seasonal-hits',
    title: 'Best seasonal hits',
    intro:
      'What other people are taking home this {season}, kind by kind. The list is counted anew every day.',
    filters: [],
    blocks: [{ title: 'This {season}', words: '', source: 'season', filters: [] }],
  },
  {
    slug: 'outfits-you-love',
    title: 'Outfits you love',
    intro:
      'Put together around the pieces with the most hearts. Everything in an outfit is here now, and each piece can be had alone.',
    filters: [],
    blocks: [
      {
        title: 'Around a dress',
        words: 'One decision, and the rest follows.',
        source: 'outfits',
        filters: [only('category_tags', 'dresses')],
      },
      {
        title: 'Around denim',
        words: 'Worn in by somebody else, so that it fits from the first day.',
        source: 'outfits',
        filters: [only('category_tags', 'jeans')],
      },
      {
        title: 'Around a coat',
        words: 'What shows, and what is below it.',
        source: 'outfits',
        filters: [only('category_tags', 'coats-jackets')],
      },
    ],
  },
  {
    slug: 'thrift-best-seasonal-hits',
    title: 'Seasonal hits under $40',
    intro: 'The same {season} favorites, with the price kept below $40.',
    filters: [only('price', '-40')],
    blocks: [{ title: 'This {season}, under $40', words: '', source: 'season', filters: [] }],
  },
  {
    slug: 'thrift-outfits-you-love',
    title: 'Outfits for less',
    intro:
      'Complete outfits for less than $120, shoes included. The total says what all of it costs together.',
    filters: [only('price', '-60')],
    blocks: [
      {
        title: 'For $120, from head to toe',
        words: 'Built around a dress.',
        source: 'outfits',
        filters: [only('category_tags', 'dresses'), only('price', '-45')],
        budgetCents: 12_000,
      },
      {
        title: 'For $90, every day',
        words: 'Built around a top or a sweater.',
        source: 'outfits',
        filters: [only('category_tags', 'tops', 'sweaters'), only('price', '-30')],
        budgetCents: 9000,
      },
    ],
  },
  {
    slug: 'thrift-maternity-clothing',
    title: 'Maternity, passed on',
    intro:
      'Clothes for a few months deserve more than one round. Most of these were worn for a season, and it shows very little.',
    filters: [only('department_tags', 'maternity')],
    blocks: [
      {
        title: 'Dresses with room',
        words: 'Wrap and maxi shapes that grow with you.',
        source: 'filters',
        filters: [only('category_tags', 'maternity-dresses')],
      },
      {
        title: 'Tops',
        words: 'For work, for home, for the night shift after.',
        source: 'filters',
        filters: [only('category_tags', 'maternity-tops')],
      },
      {
        title: 'Under $25',
        words: 'For the weeks at the end.',
        source: 'filters',
        filters: [only('price', '-25')],
        sort: 'price_low_high',
      },
    ],
  },
  {
    slug: 'wedding-guest',
    title: 'The wedding guest',
    intro: 'Dresses that have danced at one wedding and would like to see another.',
    filters: [only('department_tags', 'women'), only('occasion_tags', 'wedding guest', 'party')],
    blocks: [
      {
        title: 'Long',
        words: 'For the evening.',
        source: 'filters',
        filters: [only('category_tags', 'maxi-dresses')],
      },
      {
        title: 'To the knee and below',
        words: 'For the garden.',
        source: 'filters',
        filters: [only('category_tags', 'midi-dresses', 'cocktail-dresses')],
      },
      {
        title: 'From head to toe',
        words: 'Finished looks for the day.',
        source: 'outfits',
        filters: [only('category_tags', 'dresses')],
      },
    ],
  },
  {
    slug: 'denim-room',
    title: 'The denim room',
    intro: 'Jeans get better with wear. Somebody has done the first years for you.',
    filters: [only('department_tags', 'women'), only('category_tags', 'jeans')],
    blocks: [
      {
        title: 'Straight',
        words: 'Goes with everything you own.',
        source: 'filters',
        filters: [only('category_tags', 'straight-jeans')],
      },
      {
        title: 'Wide',
        words: 'Room to walk in.',
        source: 'filters',
        filters: [only('category_tags', 'wide-leg-jeans')],
      },
      {
        title: 'Dark wash',
        words: 'Nearly trousers.',
        source: 'filters',
        filters: [only('jean_wash_tags', 'dark wash')],
      },
      {
        title: 'Under $30',
        words: 'The weekend pair.',
        source: 'filters',
        filters: [only('price', '-30')],
        sort: 'price_low_high',
      },
    ],
  },
]
