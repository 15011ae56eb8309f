import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { relatedLinks, sitemapAddresses, sitemapFiles } from './seo.ts'

/** Lets shared caches keep the answer to a GET for 5 minutes: nothing in it depends on the viewer. */
function keepable(ctx: Context): void {
  if (ctx.reply.request.method === 'GET') ctx.reply.header('cache-control', 'public, max-age=300')
}

export const seoResolvers: Resolvers = {
  Query: {
    relatedLinks: async (_, { path }, ctx) => {
      keepable(ctx)
      return { sections: await relatedLinks(ctx, path) }
    },
    sitemap: async (_, { file }, ctx) => {
      keepable(ctx)
      if (file === null || file === undefined) return { files: await sitemapFiles(ctx), addresses: null }
      const addresses = await sitemapAddresses(ctx, file)
      return {
        files: [],
        addresses:
          addresses?.map(({ path, lastmod }) => ({
            path,
            lastChanged: lastmod ? new Date(lastmod) : null,
          })) ?? null,
      }
    },
  },
}
