// Texts of releases that make pages of their own: landing pages and resale reports, in force or as a draft
// that an employee looks at (decision 0239).
import type { ContentDocument, ContentKind } from '@hemline/rules/content/content.ts'
import { readLanding } from '@hemline/rules/content/landing-text.ts'
import { fillReport, readReport } from '@hemline/rules/content/report-text.ts'
import type { LandingDef } from '@hemline/rules/discovery/landing.ts'
import type { Report } from '@hemline/rules/resale/report.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/db.ts'
import { isUuid } from '../../platform/tokens.ts'
import { insertMissingKinds, listDocumentsOfKind, replaceLandingPages } from './content.db.ts'

/**
 * Returns the texts of a kind: those in force for null, else those of a release, none for an unknown one.
 * Throws UNAUTHENTICATED and FORBIDDEN when somebody who doesn't look after texts asks for a release.
 */
async function textsOf(ctx: Context, kind: ContentKind, release: string | null): Promise<ContentDocument[]> {
  if (release !== null) atWork(ctx, 'texts')
  return release !== null && !isUuid(release) ? [] : listDocumentsOfKind(ctx.db, kind, release)
}

/** Returns a text's landing page as a list of one; an empty list for a text that can't be read as one. */
const landingOf = (document: ContentDocument): LandingDef[] => {
  const page = readLanding(document)
  return typeof page === 'string' ? [] : [page]
}

/**
 * Returns a landing page of a release, as it would be in force; undefined for an unknown slug or release.
 * Throws UNAUTHENTICATED and FORBIDDEN for people who don't look after texts.
 */
export async function draftLandingPage(
  ctx: Context,
  slug: string,
  release: string,
): Promise<LandingDef | undefined> {
  const texts = await textsOf(ctx, 'landing', release)
  return texts.filter((one) => one.slug === slug).flatMap(landingOf)[0]
}

/**
 * Returns the resale reports in force for null, else those of a release, by rank, with their figures in the
 * words; texts that can't be read as reports are left out. Throws UNAUTHENTICATED and FORBIDDEN when somebody
 * who doesn't look after texts asks for a release.
 */
export async function resaleReports(ctx: Context, release: string | null): Promise<Report[]> {
  const texts = await textsOf(ctx, 'report', release)
  return texts.flatMap((document) => {
    const text = readReport(document)
    return typeof text === 'string' ? [] : [fillReport(text)]
  })
}

/**
 * Makes the landing pages of a release the shop's own. A release from before there were landing pages or
 * reports takes over those in force, so that going back to it takes no page away.
 */
export async function putPagesInForce(
  tx: Tx,
  releaseId: string,
  documents: readonly ContentDocument[],
): Promise<void> {
  await insertMissingKinds(tx, releaseId)
  const pages = documents.filter(({ kind }) => kind === 'landing')
  if (pages.length > 0)
    await replaceLandingPages(
      tx,
      pages.flatMap((document) => landingOf(document).map((page) => ({ ...page, rank: document.rank }))),
    )
}
