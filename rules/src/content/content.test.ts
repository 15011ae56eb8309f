import { describe, expect, test } from 'vitest'
import { type ContentDocument, changesBetween, readContent, readContentFile } from './content.ts'

const legal =
  '# Terms of Use\n\nLast changed: 2026-10-01\n\nPlease read [the policy](/legal/privacy-policy).\n'
const help =
  '# How long is a piece held?\n\nTopic: orders\nLinks: [Your cart](/cart), [Terms](/legal/tou)\n\nFor 20 minutes.\n'

describe('a file', () => {
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
    ])
    expect(documents.map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
    expect(problems).toEqual([])
  })

  test('with two texts of one name, or without a kind, has a problem', () => {
    const { problems } = readContent([
      { path: 'legal/01-a.md', text: legal },
      { path: 'legal/02-a.md', text: legal },
    ])
    expect(problems.map(({ path }) => path)).toEqual(['legal/02-a.md', 'help/'])
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
