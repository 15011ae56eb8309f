// The texts with which a shop starts: the first release of the files in content/, in force.
import { type ContentDocument, contentKinds, readContent } from '@hemline/rules/content/content.ts'
import { readLanding } from '@hemline/rules/content/landing-text.ts'
import { isAgreedText } from '@hemline/rules/identity/legal.ts'
import type pg from 'pg'
import { readContentFolder } from '../content-folder.ts'
import { type Cell, copyRows } from './copy.ts'
import type { TableLoad } from './rows.ts'

const firstRelease = '00000000-0000-4000-8000-00000c0e0001'

const linksCell = ({ links }: ContentDocument): Cell => ({ json: links })

/** Reads the files. Throws when one is wrong. */
function contentDocuments(): ContentDocument[] {
  const { documents, problems } = readContent(readContentFolder())
  if (problems.length > 0)
    throw new Error(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'))
  return documents
}

/** The landing pages among the texts, as rows. */
const landingRows = (documents: readonly ContentDocument[]): TableLoad => ({
  table: 'landing_page',
  columns: ['slug', 'title', 'intro', 'filters', 'blocks', 'rank'],
  rows: documents.flatMap((one) => {
    const page = one.kind === 'landing' ? readLanding(one) : ''
    return typeof page === 'string'
      ? []
      : [[page.slug, page.title, page.intro, { json: page.filters }, { json: page.blocks }, one.rank]]
  }),
})

const documentRows = (releaseId: string, documents: readonly ContentDocument[]): TableLoad => ({
  table: 'content_document',
  columns: ['release_id', 'kind', 'slug', 'rank', 'title', 'updated_on', 'topic', 'links', 'body'],
  rows: documents.map((one) => [
    releaseId,
    one.kind,
    one.slug,
    one.rank,
    one.title,
    one.updatedOn,
    one.topic,
    linksCell(one),
    one.body,
  ]),
})

/**
 * Adds the files of each kind that no release has yet, such as landing pages and reports in a shop from
 * before they were texts, to the release in force. Texts of other kinds stay as they are.
 */
async function addNewKinds(client: pg.Client): Promise<void> {
  const { rows: known } = await client.query<{ kind: string }>('select distinct kind from content_document')
  const missing = contentKinds.filter((kind) => !known.some((one) => one.kind === kind))
  const { rows: live } = await client.query<{ id: string }>(
    "select id from content_release where state = 'live'",
  )
  const [release] = live
  if (missing.length === 0 || !release) return
  const documents = contentDocuments().filter(({ kind }) => missing.includes(kind))
  if (missing.includes('landing')) await client.query('delete from landing_page')
  const loads = [landingRows(documents), documentRows(release.id, documents)]
  for (const { table, columns, rows } of loads)
    if (rows.length > 0) await copyRows(client, { table, columns }, rows)
}

/** The rows of the texts in force and of the release that they are from. */
function contentRows(documents: readonly ContentDocument[], anchor: Date): TableLoad[] {
  const legal = documents.filter(({ kind }) => kind === 'legal')
  const help = documents.filter(({ kind }) => kind === 'help')
  return [
    {
      table: 'legal_document',
      columns: ['slug', 'title', 'body_markdown', 'updated_on', 'rank'],
      rows: legal.map((one) => [one.slug, one.title, one.body, one.updatedOn, one.rank]),
    },
    {
      table: 'help_article',
      columns: ['slug', 'topic', 'question', 'answer_markdown', 'links', 'rank'],
      rows: help.map((one) => [one.slug, one.topic, one.title, one.body, linksCell(one), one.rank]),
    },
    landingRows(documents),
    {
      table: 'content_release',
      columns: ['id', 'number', 'note', 'state', 'made_at', 'published_at'],
      rows: [[firstRelease, 1, 'The texts with which the shop starts', 'live', anchor, anchor]],
    },
    documentRows(firstRelease, documents),
  ]
}

/**
 * Inserts the shop's first release of texts with its legal version, in place of landing pages, legal
 * documents and help articles. When the shop has a release, only kinds of texts that it never had are added:
 * newer files are taken when an employee makes a release of them.
 */
export async function loadContent(client: pg.Client, anchor: Date): Promise<void> {
  const { rowCount } = await client.query('select 1 from content_release limit 1')
  if (rowCount) return addNewKinds(client)
  await client.query('delete from landing_page')
  await client.query('delete from legal_document')
  await client.query('delete from help_article')
  const documents = contentDocuments()
  for (const { table, columns, rows } of contentRows(documents, anchor))
    await copyRows(client, { table, columns }, rows)
  await beginTerms(client, documents, anchor)
}

/**
 * Ties the first release to the version of the terms that its texts are: the day of their last change. A day
 * that no version has begins one, which nobody is told about, since nobody has agreed to another one.
 */
async function beginTerms(
  client: pg.Client,
  documents: readonly ContentDocument[],
  anchor: Date,
): Promise<void> {
  const days = documents.filter(isAgreedText).map(({ updatedOn }) => updatedOn ?? '')
  await client.query(
    `insert into legal_version (version, changes, release_id, began_at)
     select $1, '{}', $2, $3 where $1 >= (select max(version) from legal_version)
     on conflict (version) do update set release_id = excluded.release_id`,
    [days.toSorted().at(-1), firstRelease, anchor],
  )
}
