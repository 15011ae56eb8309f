// The texts with which a shop starts: the first release of the files in content/, in force.
import { type ContentDocument, readContent } from '@hemline/rules/content/content.ts'
import type pg from 'pg'
import { readContentFolder } from '../content-folder.ts'
import { type Cell, copyRows } from './copy.ts'
import type { TableLoad } from './rows.ts'

const firstRelease = '00000000-0000-4000-8000-00000c0e0001'

const linksCell = ({ links }: ContentDocument): Cell => ({ json: links })

/** The rows of the texts in force and of the release that they are from. Throws when a file is wrong. */
function contentRows(anchor: Date): TableLoad[] {
  const { documents, problems } = readContent(readContentFolder())
  if (problems.length > 0)
    throw new Error(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'))
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
    {
      table: 'content_release',
      columns: ['id', 'number', 'note', 'state', 'made_at', 'published_at'],
      rows: [[firstRelease, 1, 'The texts with which the shop starts', 'live', anchor, anchor]],
    },
    {
      table: 'content_document',
      columns: ['release_id', 'kind', 'slug', 'rank', 'title', 'updated_on', 'topic', 'links', 'body'],
      rows: documents.map((one) => [
        firstRelease,
        one.kind,
        one.slug,
        one.rank,
        one.title,
        one.updatedOn,
        one.topic,
        linksCell(one),
        one.body,
      ]),
    },
  ]
}

/**
 * Puts the texts in force with which a shop starts. A shop that has a release keeps its texts: newer files
 * are taken when an employee makes a release of them.
 */
export async function loadContent(client: pg.Client, anchor: Date): Promise<void> {
  const { rowCount } = await client.query('select 1 from content_release limit 1')
  if (rowCount) return
  await client.query('delete from legal_document')
  await client.query('delete from help_article')
  for (const { table, columns, rows } of contentRows(anchor)) await copyRows(client, { table, columns }, rows)
}
