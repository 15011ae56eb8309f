import { expect, it } from 'vitest'
import { parseInline, parseMarkdown, safeHref } from './markdown.ts'

it('reads headings, paragraphs, lists and quotes, and leaves the title to the screen', () => {
  const kinds = parseMarkdown(
    '# Terms\n\n## One\nfirst line\nsecond line\n\n- a\n- b\n  more\n\n1. c\n\n> said\n',
  ).map((block) => block.kind)
  expect(kinds).toEqual(['heading', 'paragraph', 'list', 'list', 'quote'])
})

it('joins the lines of a list item', () => {
  expect(parseMarkdown('- a\n- b\n  more')[0]).toMatchObject({
    items: [[{ text: 'a' }], [{ text: 'b more' }]],
  })
})

it('knows emphasis and links', () => {
  expect(parseInline('see **the [terms](/legal/tou)** *now*')).toMatchObject([
    { text: 'see ' },
    { kind: 'strong' },
    { text: ' ' },
    { kind: 'em' },
  ])
})

it('leaves markup as text and drops addresses that could run', () => {
  expect(parseInline('<script>alert(1)</script>')).toEqual([
    { kind: 'text', text: '<script>alert(1)</script>' },
  ])
  expect(parseInline('[x](javascript:alert)')).toEqual([{ kind: 'text', text: 'x' }])
  expect(
    ['javascript:x', 'data:x', '//evil.example', 'http://plain.example', '/\\evil'].map(safeHref),
  ).toEqual(Array(5).fill(undefined))
})
