import type { Resolvers } from '../../generated/resolvers.ts'
import {
  documentsOf,
  makeRelease,
  publishRelease,
  releaseFor,
  releasesFor,
  resaleReports,
  seesEditors,
} from './content.ts'

/** GraphQL resolvers of the releases of texts. */
export const contentResolvers: Resolvers = {
  Query: {
    contentRelease: async (_, { id }, ctx) => (await releaseFor(ctx, id ?? null)) ?? null,
    staffContentReleases: (_, __, ctx) => releasesFor(ctx),
    resaleReports: async (_, { release }, ctx) =>
      (await resaleReports(ctx, release ?? null)).map((report) => ({
        ...report,
        facts: [...report.facts],
        chapters: report.chapters.map((one) => ({
          ...one,
          chart: { ...one.chart, bars: [...one.chart.bars] },
        })),
      })),
  },
  Mutation: {
    makeContentRelease: (_, { note }, ctx) => makeRelease(ctx, note),
    publishContentRelease: (_, { id, changes }, ctx) => publishRelease(ctx, id, changes ?? null),
  },
  ContentRelease: {
    madeAt: (release) => release.made_at,
    madeBy: (release, _, ctx) => (seesEditors(ctx) ? release.made_by : null),
    publishedAt: (release) => release.published_at,
    publishedBy: (release, _, ctx) => (seesEditors(ctx) ? release.published_by : null),
    documentCount: (release) => release.document_count,
    termsVersion: (release) => release.terms_version,
    documents: (release, _, ctx) => documentsOf(ctx, release),
  },
}
