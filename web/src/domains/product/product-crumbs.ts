import { titleOfSlug } from '@hemline/rules/common/labels.ts'
import type { Crumb } from '@hemline/rules/search/listing-path.ts'
import { departmentLabels, isDepartment, kidsDepartments } from '@hemline/rules/vocabulary/departments.ts'
import type { GetShopIndexQuery } from '@hemline/schema/generated/graphql.ts'
import type { Product } from './product-type.ts'

type Facts = Pick<Product, 'departmentTags' | 'categoryPath' | 'category' | 'brand' | 'brandSlug'>

/**
 * Returns a piece's department (women without one), its category slugs, and the path of their listing:
 * '/women/dresses/midi-dresses'.
 */
export function shelfOf(item: Pick<Facts, 'departmentTags' | 'categoryPath'>): {
  department: string
  slugs: string[]
  href: string
} {
  const department = item.departmentTags[0] ?? 'women'
  const slugs = item.categoryPath.split('/').filter((slug) => slug !== '' && slug !== department)
  return { department, slugs, href: `/${[department, ...slugs].join('/')}` }
}

/**
 * Returns the breadcrumbs of a piece with their paths: home, kids (where that is), department, categories,
 * brand (§2). `categories` supplies the names of the parent categories; one that it lacks is named after its
 * slug.
 */
export function productCrumbs(item: Facts, categories: GetShopIndexQuery['categories'] = []): Crumb[] {
  const { department, slugs } = shelfOf(item)
  const label = isDepartment(department) ? departmentLabels[department] : titleOfSlug(department)
  const kids = isDepartment(department) && kidsDepartments.includes(department)
  return [
    { label: 'Home', href: '/' },
    ...(kids ? [{ label: 'Kids', href: '/kids' }] : []),
    { label, href: `/${department}` },
    ...slugs.map((slug, i) => ({
      label:
        i === slugs.length - 1
          ? item.category
          : (categories.find((one) => one.slug === slug)?.name ?? titleOfSlug(slug)),
      href: `/${[department, ...slugs.slice(0, i + 1)].join('/')}`,
    })),
    { label: item.brand, href: `/brand/${item.brandSlug}` },
  ]
}
