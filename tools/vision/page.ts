// A page to look at: pictures, and the first row that the search by picture shows for each.
import type { Ranked, Ranking } from '@hemline/rules/image-search/ranking.ts'
import sharp from 'sharp'
import { type Drawn, drawingOf } from './drawings.ts'

/** A picture with what it shows, and the pieces that are shown for it, the closest first. */
export type Row = { title: string; picture: Buffer; found: readonly Ranked<Ranking & Drawn>[] }

const inRow = 6

async function figure(bytes: Buffer, caption: string): Promise<string> {
  const small = await sharp(bytes).resize(150, 190, { fit: 'contain', background: '#fff' }).jpeg().toBuffer()
  return `<figure><img alt="" src="data:image/jpeg;base64,${small.toString('base64')}"><figcaption>${caption}</figcaption></figure>`
}

/**
 * Returns the page of picture searches and the first six pieces that each found, as HTML that needs no other
 * file.
 */
export async function pageOf(rows: readonly Row[]): Promise<string> {
  const sections: string[] = []
  for (const { title, picture, found } of rows) {
    const figures = [await figure(picture, `<b>${title}</b>`)]
    for (const { piece, band, reasons } of found.slice(0, inRow))
      figures.push(
        await figure(
          await drawingOf(piece),
          `${piece.categoryName} · ${band}: ${reasons.map(({ label }) => label).join(', ')}`,
        ),
      )
    sections.push(`<section>${figures.join('')}</section>`)
  }
  const style =
    'body{font:12px sans-serif}section{display:flex;gap:8px;border-bottom:1px solid #ccc;padding:6px 0}figure{margin:0;width:150px}'
  return `<!doctype html><meta charset="utf-8"><title>First rows</title><style>${style}</style>${sections.join('')}`
}
