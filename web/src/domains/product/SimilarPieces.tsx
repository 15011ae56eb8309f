import { GetItemsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { count } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { ItemRow, ItemRowSkeleton } from '../listing/ItemGrid.tsx'
import styles from './Product.module.css'
import { shelfOf } from './product-crumbs.ts'
import type { Product } from './product-type.ts'

const shown = 5

/** Pieces of the same kind and size; one more than shown is asked for, since this one is among them. */
export function SimilarPieces({ item }: { item: Product }) {
  const { categoryTags, departmentTags, sizingIds } = item.similarSearchFilters
  const [{ data, fetching }] = useQuery({
    query: GetItemsDocument,
    variables: {
      amount: shown + 1,
      filters: [
        { key: 'category_tags', values: categoryTags },
        { key: 'department_tags', values: departmentTags },
        { key: 'sizing_id', values: sizingIds.map(String) },
      ].filter(({ values }) => values.length > 0),
      itemQueryContext: { clientModule: 'similar', clientPageType: 'shop-pdlp' },
      userInfo: {},
    },
  })
  const others = (data?.items.nodes ?? []).filter((one) => one.itemNumber !== item.itemNumber).slice(0, shown)
  const total = (data?.items.totalCount ?? 0) - 1
  if (!fetching && others.length === 0) return null
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>In the same spirit</h2>
        {total > shown && (
          <HrefLink className="link num" href={`${shelfOf(item).href}?sizing_id=${sizingIds.join(',')}`}>
            See all {count(total)}
          </HrefLink>
        )}
      </div>
      {data ? <ItemRow items={others} /> : <ItemRowSkeleton />}
    </section>
  )
}
