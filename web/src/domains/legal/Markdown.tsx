import { slugify } from '@hemline/rules/common/slugs.ts'
import { lexer, type MarkedToken, type Token } from 'marked'
import { Fragment } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'

/**
 * Returns the address of a link if it is a path of the shop, a place on the page, https or mailto; undefined
 * for all others, such as `javascript:` and `data:`.
 */
export function safeHref(href: string): string | undefined {
  return /^(https:\/\/|mailto:|\/(?![/\\])|#)/i.test(href) ? href : undefined
}

/** Returns the words of tokens without their marks. */
const textOf = (tokens: readonly Token[] = []): string =>
  tokens.map((token) => ('tokens' in token && token.tokens ? textOf(token.tokens) : plainOf(token))).join('')

/** Returns the words of a token that has no tokens in it. HTML stays text. */
const plainOf = (token: Token): string => ('text' in token ? String(token.text) : token.raw)

function Link({ href, tokens }: { href: string; tokens: readonly Token[] }) {
  const safe = safeHref(href)
  const words = <Tokens tokens={tokens} />
  if (safe === undefined) return words
  if (!safe.startsWith('/'))
    return (
      <a className="link" href={safe} rel="noreferrer">
        {words}
      </a>
    )
  return (
    <HrefLink className="link" href={safe}>
      {words}
    </HrefLink>
  )
}

function Heading({ depth, tokens }: { depth: number; tokens: readonly Token[] }) {
  const words = <Tokens tokens={tokens} />
  // The screen shows the title itself. Links lead to parts of a text by the words of its headings.
  if (depth === 1) return null
  return depth === 2 ? <h2 id={slugify(textOf(tokens))}>{words}</h2> : <h3>{words}</h3>
}

// The lexer's own type also allows tokens of extensions; Hemline has none.
function One({ token: any }: { token: Token }) {
  const token = any as MarkedToken
  switch (token.type) {
    case 'space':
      return null
    case 'heading':
      return <Heading depth={token.depth} tokens={token.tokens} />
    case 'paragraph':
      return (
        <p>
          <Tokens tokens={token.tokens} />
        </p>
      )
    case 'blockquote':
      return (
        <blockquote>
          <Tokens tokens={token.tokens} />
        </blockquote>
      )
    case 'list': {
      const List = token.ordered ? 'ol' : 'ul'
      return (
        <List>
          <Tokens tokens={token.items} />
        </List>
      )
    }
    case 'list_item':
      return (
        <li>
          <Tokens tokens={token.tokens} />
        </li>
      )
    case 'strong':
      return (
        <strong>
          <Tokens tokens={token.tokens} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Tokens tokens={token.tokens} />
        </em>
      )
    case 'link':
      return <Link href={token.href} tokens={token.tokens} />
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    default:
      return 'tokens' in token && token.tokens ? <Tokens tokens={token.tokens} /> : plainOf(token)
  }
}

function Tokens({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of the text never change their order.
    <Fragment key={index}>
      <One token={token} />
    </Fragment>
  ))
}

/**
 * Shows headings, paragraphs, lists, quotes, emphasis and links of a text in Markdown. Anything else, HTML
 * too, stays text.
 */
export const Markdown = ({ text }: { text: string }) => <Tokens tokens={lexer(text)} />
