// The HTML of a mail. It is read when the first mail is rendered: the library of the parts reads a
// highlighter of programs with it, a fifth of the time that the API needs to start.
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react'
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Row,
  render,
  Section,
  Text,
} from 'react-email'
import { type MailPage, type MailPart, type MailRow, signature } from './mail-page.ts'

const paper = '#fbf8f3'
const ink = '#1e1b18'
const soft = '#5c554d'
const hairline = '#e7e0d6'
const accent = '#1f5b4a'
const serif = "Fraunces, 'Iowan Old Style', Georgia, serif"
const sans = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif"

/**
 * The colors of a mail in a dark mailbox. The styles of elements are for all mailboxes; these rules are for
 * those that know dark colors. A button keeps its color, which can be read on both.
 */
const dark = `@media (prefers-color-scheme: dark) {
  .paper, .paper td { background-color: #1b1917 !important; color: #f2ece3 !important; }
  .ink { color: #f2ece3 !important; }
  .accent { color: #8cc9b3 !important; }
  .soft { color: #b8aea3 !important; }
  .line { border-color: #3d3832 !important; }
}`

const styles = {
  body: { margin: 0, backgroundColor: paper, color: ink, fontFamily: sans },
  box: { maxWidth: '560px', margin: '0 auto', padding: '32px 20px' },
  name: { margin: '0 0 28px', fontFamily: serif, fontSize: '24px', color: accent },
  title: { margin: '0 0 12px', fontFamily: serif, fontWeight: 400, fontSize: '30px', lineHeight: '36px' },
  heading: { margin: '28px 0 8px', fontFamily: serif, fontWeight: 400, fontSize: '20px', lineHeight: '26px' },
  words: { margin: '0 0 12px', fontSize: '16px', lineHeight: '24px', overflowWrap: 'anywhere' },
  button: {
    padding: '13px 24px',
    borderRadius: '8px',
    backgroundColor: accent,
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
  },
  link: { color: accent, textDecoration: 'underline' },
  rows: { margin: '0 0 16px' },
  row: { borderTop: `1px solid ${hairline}` },
  left: {
    padding: '10px 12px 10px 0',
    fontSize: '15px',
    lineHeight: '22px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  right: {
    padding: '10px 0',
    fontSize: '15px',
    lineHeight: '22px',
    verticalAlign: 'top',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    width: '120px',
  },
  note: { color: soft, fontSize: '13px', lineHeight: '19px' },
  thumb: { display: 'block', borderRadius: '2px', backgroundColor: hairline },
  thumbCell: { width: '84px', padding: '12px 12px 12px 0', verticalAlign: 'top' },
  rule: { margin: '32px 0 16px', borderColor: hairline },
  closing: { margin: '0 0 8px', color: soft, fontSize: '13px', lineHeight: '19px' },
} as const satisfies Record<string, CSSProperties>

const h = createElement

function rowOf({ name, note, value }: MailRow, strong: boolean, key: number): ReactNode {
  const weight = strong ? { fontWeight: 600 } : {}
  const left = h(
    Column,
    { style: { ...styles.left, ...weight } },
    name,
    note ? h('div', { className: 'soft', style: styles.note }, note) : null,
  )
  const right = h(Column, { style: { ...styles.right, ...weight } }, value ?? '')
  return h(Row, { key, className: 'line', style: styles.row, children: h(Fragment, null, left, right) })
}

type Piece = Extract<MailPart, { kind: 'piece' }>

function pieceOf({ title, text, url, amount, picture, alt = '' }: Piece, key: number): ReactNode {
  const words = h(
    Column,
    { style: styles.left },
    h(
      Link,
      { href: url, className: 'ink', style: { color: ink, fontWeight: 600, textDecoration: 'none' } },
      title,
    ),
    text && h('div', { className: 'soft', style: styles.note }, text),
  )
  const image = picture
    ? h(
        Column,
        { style: styles.thumbCell },
        h(Img, { src: `cid:${picture}`, alt, width: 72, height: 90, style: styles.thumb }),
      )
    : null
  const sum = amount
    ? h(Column, { style: { ...styles.right, width: '84px', fontWeight: 600 } }, amount)
    : null
  return h(Row, { key, className: 'line', style: styles.row, children: h(Fragment, null, image, words, sum) })
}

function partOf(part: MailPart, key: number): ReactNode {
  switch (part.kind) {
    case 'words':
      return h(Text, { key, style: styles.words }, part.text)
    case 'heading':
      return h(Heading, { key, as: 'h2', style: styles.heading }, part.text)
    case 'rows':
      return h(
        Section,
        { key, style: styles.rows },
        part.rows.map((row, i) => rowOf(row, part.strong === true && i === part.rows.length - 1, i)),
      )
    case 'lines':
      return h(
        Text,
        { key, style: styles.words },
        part.lines.flatMap((line, i) => (i === 0 ? [line] : [h('br', { key: i }), line])),
      )
    case 'piece':
      return pieceOf(part, key)
    case 'link':
      return h(
        Text,
        { key, style: styles.words },
        h(Link, { href: part.url, className: 'accent', style: styles.link }, part.label),
      )
    case 'button':
      return h(
        Section,
        { key, style: { margin: '20px 0' } },
        h(Button, { href: part.url, style: styles.button }, part.label),
      )
  }
}

function layout({ preview, title, subject, parts, closing }: MailPage): ReactNode {
  const inside = [
    h(Text, { key: 'name', className: 'accent', style: styles.name }, signature),
    h(Heading, { key: 'title', as: 'h1', style: styles.title }, title),
    ...parts.map(partOf),
    h(Hr, { key: 'rule', className: 'line', style: styles.rule }),
    ...closing.map((words) => h(Text, { key: words, className: 'soft', style: styles.closing }, words)),
  ]
  return h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, dark),
    ),
    h(Preview, null, preview),
    h(Body, { className: 'paper', style: styles.body }, h(Container, { style: styles.box }, inside)),
  )
}

/** Returns the HTML document of a mail's page. */
export const htmlOf = (page: MailPage): Promise<string> => render(layout(page))
