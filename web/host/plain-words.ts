// The words of a Markdown text without its marks, for readers of the document before the site is there. The
// lexer is that of the site, so that both read a text alike.
import { lexer, type MarkedToken, type Token } from 'marked'

const wordsOf = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? wordsOf(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('')

const line = (words: string): string[] => {
  const plain = words.replace(/\s+/g, ' ').trim()
  return plain === '' ? [] : [plain]
}

/** Returns the lines of one block: an item or a row of a table is a line of its own. */
function linesOf(any: Token): string[] {
  const token = any as MarkedToken
  switch (token.type) {
    case 'list':
      return token.items.flatMap((item) => blocksOf(item.tokens))
    case 'table':
      return [token.header, ...token.rows].flatMap((cells) =>
        line(cells.map(({ tokens }) => wordsOf(tokens)).join(' · ')),
      )
    case 'blockquote':
      return blocksOf(token.tokens)
    case 'space':
    case 'hr':
    case 'def':
      return []
    case 'code':
    case 'html':
      return line(token.text)
    case 'heading':
    case 'paragraph':
    case 'text':
      return line(wordsOf(token.tokens))
    default:
      return line(token.raw)
  }
}

const blocksOf = (tokens: readonly Token[]): string[] => tokens.flatMap(linesOf)

/**
 * Returns the words of a Markdown text as lines: one for each paragraph, heading, list item and table row.
 */
export const paragraphs = (markdown: string): string[] => blocksOf(lexer(markdown))
