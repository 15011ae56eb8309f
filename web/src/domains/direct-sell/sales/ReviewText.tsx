import type { MemberReviewFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { countOf, dateOf } from '../../../platform/format.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../../ui/layout.tsx'
import { ReportWords } from '../../safety/ReportWords.tsx'
import { five } from './rating-stars.ts'
import styles from './Sales.module.css'

type Review = MemberReviewFieldsFragment

function StarRow({ stars }: { stars: number }) {
  return (
    <Row
      as="span"
      gap={0.5}
      align="stretch"
      noWrap
      inline
      className={styles.shown}
      role="img"
      aria-label={`${countOf(stars, 'star')} of 5`}
    >
      {five.map((value) => (
        <Star
          key={value}
          size={16}
          strokeWidth={1.5}
          className={value <= stars ? styles.full : undefined}
          aria-hidden
        />
      ))}
    </Row>
  )
}

/** What a rating said before it was changed. */
function Earlier({ review }: { review: Review }) {
  return (
    <Stack as="ol" gap={3} aria-label="Earlier versions">
      {review.earlier.map((one) => (
        <li key={one.at}>
          <StarRow stars={one.stars} />
          {one.words && <Text breaks>{one.words}</Text>}
          <Text size={14} tone="soft" numbers>
            {dateOf(one.at)}
          </Text>
        </li>
      ))}
    </Stack>
  )
}

type Props = { review: Review; by?: string; canReport?: boolean }

/**
 * Shows a rating: its stars, its words, who wrote it and when, when it was edited and what it said before;
 * with `canReport` other people's words have the button that reports them.
 */
export function ReviewText({ review, by = review.by, canReport = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isReportable = canReport && !review.isOwn && review.words !== ''
  return (
    <Stack gap={1}>
      <StarRow stars={review.stars} />
      {review.words && <Text breaks>{review.words}</Text>}
      {review.isRemoved && (
        <Text size={14} tone="soft">
          We removed the words.
        </Text>
      )}
      <Text size={14} tone="soft" numbers>
        {by}, {dateOf(review.writtenAt)}
        {review.changedAt && `, edited on ${dateOf(review.changedAt)}`}
      </Text>
      <Row gap={4} rows={0}>
        {review.earlier.length > 0 && (
          <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide what it said before' : 'What it said before'}
          </LinkButton>
        )}
        {isReportable && (
          <ReportWords kind="review" id={review.id} title={`Report the rating of ${review.by}`} />
        )}
      </Row>
      {isOpen && <Earlier review={review} />}
    </Stack>
  )
}
