// What others read of a person who sells by themselves: place, stars, how soon they answer, and reviews.
import type { GetStorefrontQuery } from '@hemline/schema/generated/graphql.ts'
import { nowMs } from '../../platform/clock.ts'
import { dateOf } from '../../platform/format.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Stars } from '../direct-sell/Stars.tsx'
import { ReviewText } from '../direct-sell/sales/ReviewText.tsx'

type Storefront = Extract<GetStorefrontQuery['storefront'], { __typename: 'Storefront' }>
type Closet = NonNullable<Storefront['closet']>

/** Renders the facts of a member's closet: rating, sales, place, since when, and a vacation. */
export function ClosetFacts({ closet }: { closet: Closet }) {
  const { rating, city, state, since, vacationUntil } = closet
  const place = [city, state].filter(Boolean).join(', ')
  const isAway = vacationUntil !== null && Date.parse(vacationUntil) > nowMs()
  return (
    <Stack gap={4}>
      <Row gap={4} rows={1} size={14} tone="soft" className="num">
        <Stars stars={rating.stars} count={rating.count} />
        {rating.soldCount > 0 && <span>{rating.soldCount} sold</span>}
        {rating.response && <span>{rating.response}</span>}
        {place && <span>{place}</span>}
        <span>since {dateOf(since)}</span>
      </Row>
      {isAway && (
        <Note role="status">
          <b>Away until {dateOf(vacationUntil)}.</b> The pieces of this closet are on sale again then.
        </Note>
      )}
    </Stack>
  )
}

/** Lists the latest reviews of a member's closet by buyers; nothing without any. */
export function ClosetReviews({ closet }: { closet: Closet }) {
  if (closet.reviews.length === 0) return null
  return (
    <section aria-labelledby="closet-reviews">
      <Text as="h2" id="closet-reviews" below={4} size={22}>
        What buyers wrote
      </Text>
      <Stack as="ul" gap={4} upTo="text">
        {closet.reviews.map((review) => (
          <Stack as="li" key={review.id} gap={0} edge="top" padTop={4}>
            <ReviewText review={review} canReport />
          </Stack>
        ))}
      </Stack>
    </section>
  )
}
