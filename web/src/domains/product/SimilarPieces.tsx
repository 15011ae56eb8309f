import { GetSimilarItemsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { ItemRow, ItemRowSkeleton } from '../listing/ItemGrid.tsx'
import styles from './Product.module.css'

const shown = 5

type Props = { itemNumber: number; title?: string }

/** Shows the most similar pieces that are for sale, with a link to more. */
export function SimilarPieces({ itemNumber, title = 'In the same spirit' }: Props) {
  const [{ data, fetching, error }] = useQuery({
    query: GetSimilarItemsDocument,
    variables: { itemNumber, amount: shown },
  })
  const others = (data?.similarItems?.nodes ?? []).map(({ item }) => item)
  if (others.length === 0 && (!fetching || error)) return null
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        <HrefLink className="link" href={`/similar/${itemNumber}`}>
          See all like it
        </HrefLink>
      </div>
      {others.length > 0 ? <ItemRow items={others} /> : <ItemRowSkeleton />}
    </section>
  )
}
