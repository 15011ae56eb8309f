import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Markdown, safeHref } from './Markdown.tsx'

/** Returns the elements that stand for a text. */
const shown = (text: string): string => render(<Markdown text={text} />).container.innerHTML

it('shows headings, paragraphs, lists and quotes, and leaves the title to the screen', () => {
  expect(
    shown('# Terms\n\n## What we do\nfirst line\nsecond line\n\n- a\n- b\n  more\n\n1. c\n\n> said\n'),
  ).toBe(
    '<h2 id="what-we-do">What we do</h2><p>first line\nsecond line</p><ul><li>a</li><li>b\nmore</li></ul>' +
      '<ol><li>c</li></ol><blockquote><p>said</p></blockquote>',
  )
})

it('shows emphasis, and links to other shops', () => {
  expect(shown('see **the [terms](https://terms.example/x)** *now*')).toBe(
    '<p>see <strong>the <a class="link" href="https://terms.example/x" rel="noreferrer">terms</a></strong> <em>now</em></p>',
  )
})

it('shows HTML as text, and a link whose address could run as its words alone', () => {
  expect(shown('so <b>bold</b>')).toBe('<p>so &lt;b&gt;bold&lt;/b&gt;</p>')
  expect(shown('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(shown('[x](javascript:alert)')).toBe('<p>x</p>')
  expect(shown('![a piece](data:image/png;base64,x)')).toBe('<p>a piece</p>')
  expect(
    ['javascript:x', 'data:x', '//evil.example', 'http://plain.example', '/\\evil'].map(safeHref),
  ).toEqual(Array(5).fill(undefined))
})
