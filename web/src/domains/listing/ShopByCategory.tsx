// The categories on the first page of a department, each with a picture of a current piece. Kids are
// shown as girls and boys.

import { sentenceName } from '@hemline/rules/common/labels.ts'
import type { Place } from '@hemline/rules/search/listing-url.ts'
import { showpieces } from '@hemline/rules/site/home-words.ts'
import { departmentLabels, isDepartment, kidsDepartments } from '@hemline/rules/vocabulary/departments.ts'
import { GetItemsDocument, type GetShopIndexQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import styles from './Listing.module.css'
import { Picture } from './Picture.tsx'

type Category = GetShopIndexQuery['categories'][number]
type Filter = { key: string; values: string[] }

const tilesMost = 8
const womenLike = ['plus', 'petite', 'tall', 'juniors', 'designer', 'premium']

/** With fewer categories than this, their subcategories are shown instead. */
const tilesLeast = 4

/**
 * Returns the first level of a department's categories with enough to choose from: the roots, or their
 * subcategories.
 */
export function kindsOf(department: string, categories: readonly Category[]): Category[] {
  const place = womenLike.includes(department) ? 'women' : department
  const all = categories.filter((one) => one.departmentTags.includes(place))
  const roots = all.filter((one) => !one.path.includes('/'))
  const below = all.filter((one) => one.path.split('/').length === 2)
  return (roots.length < tilesLeast && below.length > roots.length ? below : roots).slice(0, tilesMost)
}

const plainName = (name: string) => sentenceName(name.replace(/^Kids’ /, ''))

function Face({ filters }: { filters: Filter[] }) {
  const [{ data }] = useQuery({
    query: GetItemsDocument,
    variables: {
      amount: 1,
      filters: [...filters, showpieces],
      facets: [],
      sortBy: 'featured',
      itemQueryContext: { clientModule: 'categories', clientPageType: 'Department' },
      userInfo: {},
    },
    context: quiet,
  })
  return (
    <span className={styles.face}>
      <Picture
        photoId={data?.items.nodes[0]?.photoIds[0]}
        sizes="(min-width: 1220px) 160px, 128px"
        high={false}
        eager
      />
    </span>
  )
}

/** A tile works as a link without its picture, so a failed request shows no message. */
const quiet = { quiet: true }

function Kinds({
  department,
  categories,
}: {
  department: string
  categories: readonly Category[] | undefined
}) {
  if (!categories) return <div className={styles.tilesBone} />
  return (
    <ul className={styles.tiles}>
      {kindsOf(department, categories).map(({ slug, name }) => (
        <li key={slug}>
          <HrefLink href={`/${department}/${slug}`}>
            <Face
              filters={[
                { key: 'department_tags', values: [department] },
                { key: 'category_tags', values: [slug] },
              ]}
            />
            {plainName(name)}
          </HrefLink>
        </li>
      ))}
    </ul>
  )
}

function Kids({ categories }: { categories: readonly Category[] | undefined }) {
  return (
    <div className={styles.kids}>
      {kidsDepartments.map((department) => (
        <section key={department} aria-label={departmentLabels[department]}>
          <HrefLink className={styles.kid} href={`/${department}`}>
            <Face filters={[{ key: 'department_tags', values: [department] }]} />
            <b>{departmentLabels[department]}</b>
          </HrefLink>
          <ul>
            {(categories ? kindsOf(department, categories) : []).map(({ slug, name }) => (
              <li key={slug}>
                <HrefLink href={`/${department}/${slug}`}>{plainName(name)}</HrefLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Shows the row of categories above a department's pieces. */
export function ShopByCategory({
  place,
  categories,
}: {
  place: Place
  categories: readonly Category[] | undefined
}) {
  const department = place.pathname.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? ''
  return (
    <nav aria-label="Shop by category" className={styles.byCategory}>
      {department === 'kids' ? (
        <Kids categories={categories} />
      ) : (
        isDepartment(department) && <Kinds department={department} categories={categories} />
      )}
    </nav>
  )
}
