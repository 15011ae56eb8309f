// A small subset of Markdown as data: headings, paragraphs, lists, quotes, emphasis, links. Anything else
// stays text; nothing is ever HTML.
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'em'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
export type Block =
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'quote'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }

const inlinePattern =
  /\*\*(?<strong>[^*]+)\*\*|(?<![*\w])[*_](?<em>[^*_\s][^*_]*)[*_](?![*\w])|\[(?<label>[^\]]+)\]\((?<href>[^()\s]+)\)/

/**
 * Returns the address of a link if it is a path of the shop, a place on the page, https or mailto; undefined
 * for all others, such as `javascript:` and `data:`.
 */
export function safeHref(href: string): string | undefined {
  return /^(https:\/\/|mailto:|\/(?![/\\])|#)/i.test(href) ? href : undefined
}

/** Parses the inline marks of a line of Markdown: bold, emphasis and links; everything else is text. */
export function parseInline(text: string): Inline[] {
  const match = inlinePattern.exec(text)
  if (!match) return text ? [{ kind: 'text', text }] : []
  const { strong, em, label, href } = match.groups ?? {}
  const before = text.slice(0, match.index)
  const after = parseInline(text.slice(match.index + match[0].length))
  const lead: Inline[] = before ? [{ kind: 'text', text: before }] : []
  if (strong !== undefined) return [...lead, { kind: 'strong', children: parseInline(strong) }, ...after]
  if (em !== undefined) return [...lead, { kind: 'em', children: parseInline(em) }, ...after]
  const safe = safeHref(href ?? '')
  const children = parseInline(label ?? '')
  return safe ? [...lead, { kind: 'link', href: safe, children }, ...after] : [...lead, ...children, ...after]
}

const bullet = /^\s*[-*]\s+/
const numbered = /^\s*\d+[.)]\s+/

function listOf(lines: string[], mark: RegExp): Inline[][] {
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items[items.length - 1] = `${items.at(-1) ?? ''} ${line.trim()}`
  }
  return items.map(parseInline)
}

function blockOf(lines: string[]): Block {
  const first = lines[0] ?? ''
  if (bullet.test(first)) return { kind: 'list', ordered: false, items: listOf(lines, bullet) }
  if (numbered.test(first)) return { kind: 'list', ordered: true, items: listOf(lines, numbered) }
  if (first.startsWith('>'))
    return { kind: 'quote', children: parseInline(lines.map((line) => line.replace(/^>\s?/, '')).join(' ')) }
  return { kind: 'paragraph', children: parseInline(lines.map((line) => line.trim()).join(' ')) }
}

/**
 * Parses a Markdown text into blocks (headings, paragraphs, lists). Headings of level 1 are left out: the
 * screen shows the title itself.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const flush = () => {
    if (lines.length > 0) blocks.push(blockOf(lines))
    lines = []
  }
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line)
    if (heading) {
      flush()
      const level = heading[1]?.length ?? 2
      if (level > 1)
        blocks.push({ kind: 'heading', level: level === 2 ? 2 : 3, children: parseInline(heading[2] ?? '') })
    } else if (!line.trim()) flush()
    else {
      if (lines.length > 0 && !bullet.test(lines[0] ?? '') && bullet.test(line)) flush()
      lines.push(line)
    }
  }
  flush()
  return blocks
}
