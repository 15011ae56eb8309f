import { Star } from 'lucide-react'
import { countOf } from '../../platform/format.ts'
import { Row } from '../../ui/layout.tsx'
import styles from './Closet.module.css'

type Props = { stars: number | null; count: number }

/** Renders a member's rating: a star, the average and the count of ratings; "No ratings yet" without one. */
export function Stars({ stars, count }: Props) {
  if (stars === null) return <span>No ratings yet</span>
  return (
    <Row as="span" gap={1} noWrap inline tone="ink" className={styles.stars}>
      <Star size={16} strokeWidth={1.5} aria-hidden />
      <span className="num">
        {stars.toFixed(1)}
        <span className="sr"> of 5 stars</span> ({countOf(count, 'rating')})
      </span>
    </Row>
  )
}
