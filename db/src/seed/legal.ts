// The legal pages, from data/legal/*.md: the first paragraph is the title, the second the day of the last
// change.
import { readFileSync } from 'node:fs'

export type LegalText = { slug: string; title: string; updatedOn: string; body: string }

export const legalSlugs = [
  'tou',
  'privacy-policy',
  'seller-terms',
  'referrals-terms-and-conditions',
  'accessibility',
] as const

/** Reads all legal pages from their files. */
export function legalDocuments(): LegalText[] {
  return legalSlugs.map((slug) => {
    const [title = '', updated = '', ...body] = readFileSync(
      new URL(`data/legal/${slug}.md`, import.meta.url),
      'utf8',
    ).split('\n\n')
    return {
      slug,
      title: title.replace(/^# /, ''),
      updatedOn: updated.replace(/^Last changed: /, ''),
      body: body.join('\n\n').trim(),
    }
  })
}
