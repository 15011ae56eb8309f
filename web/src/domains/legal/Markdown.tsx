import { slugify } from '@hemline/rules/common/slugs.ts'
import { Fragment } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { type Block, type Inline, parseMarkdown } from './markdown.ts'

function Words({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => {
    const key = `${part.kind}-${index}`
    if (part.kind === 'text') return <Fragment key={key}>{part.text}</Fragment>
    const children = <Words parts={part.children} />
    if (part.kind === 'strong') return <strong key={key}>{children}</strong>
    if (part.kind === 'em') return <em key={key}>{children}</em>
    if (part.href.startsWith('/'))
      return (
        <HrefLink key={key} className="link" href={part.href}>
          {children}
        </HrefLink>
      )
    return (
      <a key={key} className="link" href={part.href} rel="noreferrer">
        {children}
      </a>
    )
  })
}

const textOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : textOf(part.children))).join('')

function One({ block }: { block: Block }) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The parts of the text never change their order.
          <li key={index}>
            <Words parts={item} />
          </li>
        ))}
      </List>
    )
  }
  const words = <Words parts={block.children} />
  // Links lead to parts of a text by the words of its headings.
  if (block.kind === 'heading')
    return block.level === 2 ? <h2 id={slugify(textOf(block.children))}>{words}</h2> : <h3>{words}</h3>
  return block.kind === 'quote' ? <blockquote>{words}</blockquote> : <p>{words}</p>
}

/** Renders a text in our subset of Markdown as React elements. */
export function Markdown({ text }: { text: string }) {
  return parseMarkdown(text).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of the text never change their order.
    <One key={index} block={block} />
  ))
}
