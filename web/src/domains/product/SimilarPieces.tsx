import { GetItemsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { ItemRow, ItemRowSkeleton } from '../listing/ItemGrid.tsx'
import styles from './Product.module.css'
import type { Product } from './product-type.ts'

const shown = 5

type Props = { item: Product; title?: string }

/** Pieces of the same kind and size; one more than shown is asked for, since this one is among them. */
export function SimilarPieces({ item, title = 'In the same spirit' }: Props) {
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
  if (!fetching && others.length === 0) return null
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        <HrefLink className="link" href={`/similar/${item.itemNumber}`}>
          See all like it
        </HrefLink>
      </div>
      {data ? <ItemRow items={others} /> : <ItemRowSkeleton />}
    </section>
  )
}
