import { describe, expect, test } from 'vitest'
import { type ContentDocument, changesBetween, readContent, readContentFile } from './content.ts'
import { readLanding } from './landing-text.ts'
import { fillReport, readReport } from './report-text.ts'

const legal =
  '# Terms of Use\n\nLast changed: 2026-10-01\n\nPlease read [the policy](/legal/privacy-policy).\n'
const help =
  '# How long is a piece held?\n\nTopic: orders\nLinks: [Your cart](/cart), [Terms](/legal/tou)\n\nFor 20 minutes.\n'

const landing =
  '# Denim\n\nFilters: price=-40; occasion_tags=party, wedding guest\n\nJeans get better.\n\n## Wide\n\nSource: outfits\nFilters: category_tags=jeans\nBudget: $90\n\nRoom to walk in.\n\n## Now\n\nSource: season\n'
const reportWith = (chart: string, words: string) =>
  `# {kinds.first}\n\nFact: {price} = for a piece\n\nThe lead.\n\n## A chapter\n\nChart: ${chart}\nCaption: Shares\n\n${words}\n`
const read = (path: string, text: string) => {
  const document = readContentFile({ path, text })
  if (typeof document === 'string') throw new Error(document)
  return document
}

describe('a file', () => {
  test('of a landing page has filters, words and blocks', () =>
    expect(readLanding(read('landing/01-denim.md', landing))).toEqual({
      slug: 'denim',
      title: 'Denim',
      intro: 'Jeans get better.',
      filters: [
        { key: 'price', values: ['-40'] },
        { key: 'occasion_tags', values: ['party', 'wedding guest'] },
      ],
      blocks: [
        {
          title: 'Wide',
          words: 'Room to walk in.',
          source: 'outfits',
          filters: [{ key: 'category_tags', values: ['jeans'] }],
          budgetCents: 9000,
        },
        { title: 'Now', words: '', source: 'season', filters: [] },
      ],
    }))

  test('of a report has its figures from the charts of its year', () => {
    const text = readReport(
      read('report/01-2024.md', reportWith('kinds', '{kinds.first.lower}: {kinds.three}.')),
    )
    if (typeof text === 'string') throw new Error(text)
    const { facts, chapters } = fillReport(text)
    expect(facts[0]?.value).toMatch(/^\$\d+\.\d\d$/)
    expect(chapters[0]?.words).toMatch(/^[a-z &]+: \d+%\.$/)
    expect(chapters[0]?.chart.bars.length).toBeGreaterThan(3)
  })

  test('of a legal text has a title, a day and a text', () =>
    expect(readContentFile({ path: 'legal/01-tou.md', text: legal })).toEqual({
      kind: 'legal',
      slug: 'tou',
      rank: 1,
      title: 'Terms of Use',
      updatedOn: '2026-10-01',
      topic: null,
      links: [],
      body: 'Please read [the policy](/legal/privacy-policy).',
    }))

  test('of an answer has a question, a topic, links and a text, also with line ends of Windows', () =>
    expect(readContentFile({ path: 'help/12-hold.md', text: help.replaceAll('\n', '\r\n') })).toEqual({
      kind: 'help',
      slug: 'hold',
      rank: 12,
      title: 'How long is a piece held?',
      updatedOn: null,
      topic: 'orders',
      links: [
        { label: 'Your cart', href: '/cart' },
        { label: 'Terms', href: '/legal/tou' },
      ],
      body: 'For 20 minutes.',
    }))

  test.each([
    ['legal/tou.md', legal, /must be named/],
    ['landing/01-a.md', '# A\n\nHello', /Filters: /],
    ['landing/01-a.md', '# A\n\nFilters: colour=red\n\nHello\n\n## B\n\nSource: season', /is no filter/],
    ['landing/01-a.md', '# A\n\nFilters: none\n\nHello', /no block/],
    ['landing/01-a.md', '# A\n\nFilters: none\n\nHello\n\n## B\n\nSource: moon', /Source: /],
    ['landing/01-a.md', '# A\n\nFilters: none\n\nHello\n\n## B\n\nSource: season\nSort: up', /unknown sort/],
    ['report/01-1999.md', '# A\n\nFact: {pieces} = pieces\n\nHello', /no figures/],
    ['report/01-2024.md', '# A\n\nHello', /Fact: /],
    ['report/01-2024.md', '# A\n\nFact: {pieces} = pieces\n\nHello', /no chapter/],
    ['report/01-2024.md', reportWith('moon', '{pieces}'), /Chart: /],
    ['report/01-2024.md', reportWith('kinds', '{kinds.fourth}'), /no figure \{kinds.fourth\}/],
    ['../legal/01-tou.md', legal, /must be named/],
    ['legal/01-tou.md', 'Terms\n\nLast changed: 2026-10-01\n\nText', /first paragraph/],
    ['legal/01-tou.md', '# Terms\n\nLast changed: soon\n\nText', /second paragraph/],
    ['legal/01-tou.md', '# Terms\n\nLast changed: 2026-13-01\n\nText', /second paragraph/],
    ['legal/01-tou.md', '# Terms\n\nLast changed: 2026-10-01', /text is missing/],
    ['legal/01-tou.md', `# ${'x'.repeat(161)}\n\nLast changed: 2026-10-01\n\nText`, /title is longer/],
    ['legal/01-tou.md', `# Terms\n\nLast changed: 2026-10-01\n\n${'x'.repeat(60_001)}`, /text is longer/],
    ['help/01-a.md', '# A?\n\nTopic: weather\n\nText', /Topic: /],
    ['help/01-a.md', '# A?\n\nTopic: orders\n\nSee [this](javascript:alert).', /link javascript:alert/],
    ['help/01-a.md', '# A?\n\nTopic: orders\nLinks: [Out](//elsewhere.example)\n\nText', /link \/\//],
    ['legal/01-tou.md', '', /first paragraph/],
  ])('%s is refused when it is not so', (path, text, reason) =>
    expect(readContentFile({ path, text })).toMatch(reason),
  )
})

describe('a source', () => {
  test('is read in the order of its names', () => {
    const { documents, problems } = readContent([
      { path: 'legal/02-b.md', text: legal },
      { path: 'legal/01-a.md', text: legal },
      { path: 'help/01-c.md', text: help },
      { path: 'landing/01-d.md', text: landing },
      { path: 'report/01-2024.md', text: reportWith('kinds', '{pieces}') },
    ])
    expect(documents.map(({ slug }) => slug)).toEqual(['c', 'd', 'a', 'b', '2024'])
    expect(problems.map(({ path }) => path)).toEqual([])
  })

  test('with two texts of one name, or without a kind, has a problem', () => {
    const { problems } = readContent([
      { path: 'legal/01-a.md', text: legal },
      { path: 'legal/02-a.md', text: legal },
    ])
    expect(problems.map(({ path }) => path)).toEqual(['legal/02-a.md', 'help/', 'landing/', 'report/'])
  })
})

test('a release says what it changes', () => {
  const text = (slug: string, body: string): ContentDocument => ({
    kind: 'legal',
    slug,
    rank: 1,
    title: slug,
    updatedOn: '2026-10-01',
    topic: null,
    links: [],
    body,
  })
  const changes = changesBetween(
    [text('a', '1'), text('b', '1'), text('c', '1')],
    [text('a', '1'), text('b', '2'), text('d', '1')],
  )
  expect(changes.map(({ document, change }) => `${document.slug} ${change}`)).toEqual([
    'a same',
    'b changed',
    'd new',
    'c gone',
  ])
})
