// What the page of a partner or a charity says now, read from its row.
import { type PagePictures, type PageTexts, pageTextsOf } from '@hemline/rules/partners/pages.ts'
import { isPartnerSlug } from '@hemline/rules/vocabulary/partners.ts'
import type { SupplierPageRow } from '../catalogue/catalogue.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Returns the words of a page; empty texts for what was never written. */
export function textsOf({ name, kind, profile }: SupplierPageRow): PageTexts {
  return pageTextsOf(kind, {
    name,
    logoText: text(profile.logoText),
    bannerText: text(profile.bannerText),
    description: text(profile.description),
    moneyDoes: text(profile.moneyDoes),
    pictureAlt: text(profile.pictureAlt),
  })
}

/**
 * Returns the addresses of a page's pictures; null where it has none. A charity shows none before somebody
 * has sent one.
 */
export function picturesOf({ kind, profile, version }: SupplierPageRow): PagePictures {
  const [wide, narrow] = Array.isArray(profile.bannerImages) ? profile.bannerImages : []
  if (kind === 'charity') return { wide: version === 0 ? null : textOrNull(wide), narrow: null, logo: null }
  return { wide: textOrNull(wide), narrow: textOrNull(narrow), logo: textOrNull(profile.logo) }
}

const pathOf = ({ kind, slug, id }: SupplierPageRow): string => {
  if (kind === 'charity') return `/cleanout/${slug}`
  return isPartnerSlug(slug) ? `/${slug}` : `/supplier/${id}`
}

/** Returns what a page says, for its writers; the resolvers add its changes. */
export const pageView = (page: SupplierPageRow) => ({
  ...textsOf(page),
  ...picturesOf(page),
  id: `page-${page.id}`,
  supplierId: page.id,
  slug: page.slug,
  kind: page.kind,
  title: page.name,
  version: page.version,
  path: pathOf(page),
})

export type PageView = ReturnType<typeof pageView>
