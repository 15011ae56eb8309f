// Texts of the shop that are written in files: legal texts, answers of the help centre, landing pages and
// resale reports. A release is the set of all files at one time (specification §7: getContentRelease, and the
// source of legal pages; decisions 0202 and 0239).
import { helpTopics } from '../vocabulary/help.ts'
import { readLanding } from './landing-text.ts'
import { readReport } from './report-text.ts'

export const contentKinds = ['legal', 'help', 'landing', 'report'] as const
export type ContentKind = (typeof contentKinds)[number]

/** A file of the source; `path` is '{kind}/{rank}-{slug}.md', such as 'legal/01-tou.md'. */
export type ContentFile = { readonly path: string; readonly text: string }

export type ContentLink = { label: string; href: string }

/**
 * A text of a release. `updatedOn`: the day of the last change, YYYY-MM-DD, of legal texts alone; `topic` and
 * `links`: of answers alone. The `body` of landing pages and reports has the fields of their parts too.
 */
export type ContentDocument = {
  kind: ContentKind
  slug: string
  rank: number
  title: string
  updatedOn: string | null
  topic: string | null
  links: ContentLink[]
  body: string
}

/** A sentence that says what is wrong with a file. */
export type ContentProblem = { path: string; message: string }

/** The longest text, in characters. */
export const contentTextMost = 60_000
/** The longest title, in characters. */
export const contentTitleMost = 160
/** The longest note of a release, in characters. */
export const releaseNoteMost = 200

const pathPattern = /^(legal|help|landing|report)\/(\d{1,3})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/
const linkPattern = /\[([^\]]+)\]\(([^)\s]+)\)/g
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`))

/** Returns whether a link may stand in a text: a path of the shop, "#…", a mailto: or an https:// address. */
export const isContentLink = (href: string): boolean =>
  /^\/(?!\/)/.test(href) || /^(?:https:\/\/|mailto:|#)/.test(href)

type Head = Pick<ContentDocument, 'updatedOn' | 'topic' | 'links'>
/** What a landing page and a report have in place of a head: their parts have fields of their own. */
const noHead: Head = { updatedOn: null, topic: null, links: [] }
const isContentKind = (kind: string | undefined): kind is ContentKind =>
  contentKinds.some((one) => one === kind)

function headOf(kind: 'legal' | 'help', head: string): Head | string {
  const fields = new Map(
    head.split('\n').map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name, value.join(': ').trim()]
    }),
  )
  if (kind === 'legal') {
    const updatedOn = fields.get('Last changed') ?? ''
    return isDay(updatedOn)
      ? { updatedOn, topic: null, links: [] }
      : 'The second paragraph must be “Last changed: ” and a day such as 2026-10-01.'
  }
  const topic = fields.get('Topic') ?? ''
  if (!Object.hasOwn(helpTopics, topic))
    return `The second paragraph must begin with “Topic: ” and one of ${Object.keys(helpTopics).join(', ')}.`
  const links = [...(fields.get('Links') ?? '').matchAll(linkPattern)].map(([, label = '', href = '']) => ({
    label,
    href,
  }))
  return { updatedOn: null, topic, links }
}

/**
 * Reads a content file (legal/01-some-name.md): its name, '# ' and the title, the fields of its kind, and the
 * text in Markdown. Returns the document, or a sentence that says what is wrong with the file: its name,
 * title, fields, links, a missing or too long text, or a page or report that can't be read.
 */
export function readContentFile({ path, text }: ContentFile): ContentDocument | string {
  const [, kind, rank = '0', slug = ''] = pathPattern.exec(path) ?? []
  if (!isContentKind(kind))
    return `A file must be named like legal/01-some-name.md, in a folder ${contentKinds.join(', ')}.`
  const [first = '', head = '', ...rest] = text.replaceAll('\r\n', '\n').trim().split('\n\n')
  const title = /^# (\S.*)$/.exec(first)?.[1]?.trim()
  if (title === undefined) return 'The first paragraph must be “# ” and the title.'
  if (title.length > contentTitleMost) return `The title is longer than ${contentTitleMost} characters.`
  const isPage = kind === 'landing' || kind === 'report'
  const fields = isPage ? noHead : headOf(kind, head)
  if (typeof fields === 'string') return fields
  const body = (isPage ? [head, ...rest] : rest).join('\n\n').trim()
  if (body === '') return 'The text is missing.'
  if (body.length > contentTextMost) return `The text is longer than ${contentTextMost} characters.`
  const hrefs = [...body.matchAll(linkPattern)].map((match) => match[2] ?? '')
  const bad = [...hrefs, ...fields.links.map(({ href }) => href)].find((href) => !isContentLink(href))
  if (bad !== undefined) return `The link ${bad} is none: it must begin with /, #, https:// or mailto:.`
  const page = { slug, title, body }
  const made = kind === 'landing' ? readLanding(page) : kind === 'report' ? readReport(page) : undefined
  return typeof made === 'string' ? made : { kind, slug, rank: Number(rank), title, body, ...fields }
}

/**
 * Reads all files of a release. With any problem (unreadable file, two files of one name, a kind without a
 * text) `documents` is empty: a release is taken whole or not at all.
 */
export function readContent(files: readonly ContentFile[]): {
  documents: ContentDocument[]
  problems: ContentProblem[]
} {
  const documents: ContentDocument[] = []
  const problems: ContentProblem[] = []
  const seen = new Set<string>()
  for (const file of files.toSorted((a, b) => a.path.localeCompare(b.path))) {
    const read = readContentFile(file)
    if (typeof read === 'string') problems.push({ path: file.path, message: read })
    else if (seen.has(`${read.kind}/${read.slug}`))
      problems.push({ path: file.path, message: 'Another file has this name already.' })
    else {
      seen.add(`${read.kind}/${read.slug}`)
      documents.push(read)
    }
  }
  for (const kind of contentKinds)
    if (!files.some(({ path }) => path.startsWith(`${kind}/`)))
      problems.push({ path: `${kind}/`, message: 'There is no file of this kind.' })
  return { documents, problems }
}

/** How a text of a release differs from the texts in force. */
export type ContentChange = 'new' | 'changed' | 'same' | 'gone'

const linksOf = ({ links }: ContentDocument) => links.map(({ label, href }) => `${href} ${label}`).join('\n')
const sameText = (a: ContentDocument, b: ContentDocument) =>
  a.title === b.title &&
  a.body === b.body &&
  a.updatedOn === b.updatedOn &&
  a.topic === b.topic &&
  a.rank === b.rank &&
  linksOf(a) === linksOf(b)

/**
 * Compares a release with the texts in force: each text with "new", "changed", "same" or, at the end of the
 * list, "gone". A kind that the release has no text of is left out: it was made before there were such texts,
 * and leaves those in force alone.
 */
export function changesBetween(
  inForce: readonly ContentDocument[],
  release: readonly ContentDocument[],
): { document: ContentDocument; change: ContentChange }[] {
  const keyOf = ({ kind, slug }: ContentDocument) => `${kind}/${slug}`
  const before = new Map(inForce.map((one) => [keyOf(one), one]))
  const after = new Set(release.map(keyOf))
  const kinds = new Set(release.map(({ kind }) => kind))
  const kept = release.map((document) => {
    const old = before.get(keyOf(document))
    const change: ContentChange = old === undefined ? 'new' : sameText(old, document) ? 'same' : 'changed'
    return { document, change }
  })
  const gone = inForce
    .filter((one) => kinds.has(one.kind) && !after.has(keyOf(one)))
    .map((document) => ({ document, change: 'gone' as const }))
  return [...kept, ...gone]
}

/** The states of a release: made and only seen by employees, in force, and in force once. */
export const releaseStates = ['draft', 'live', 'retired'] as const
export type ReleaseState = (typeof releaseStates)[number]
