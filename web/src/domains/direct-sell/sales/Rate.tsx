// A rating of one sale: stars and words, by either side, and what the other side wrote.
import { reviewFault } from '@hemline/rules/direct-sell/sales.ts'
import { reviewWordsMost } from '@hemline/rules/vocabulary/direct-sell.ts'
import { RateDirectSaleDocument } from '@hemline/schema/generated/graphql.ts'
import { Star } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { countOf, dateOf } from '../../../platform/format.ts'
import { AreaField } from '../../../ui/AreaField.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../../ui/ChoiceCards.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.store.ts'
import { ReviewText } from './ReviewText.tsx'
import { five } from './rating-stars.ts'
import styles from './Sales.module.css'
import type { Sale } from './sale-words.ts'

const starWords = ['Poor', 'Below what I hoped', 'Fine', 'Good', 'Very good'] as const

type StarsProps = { stars: number; onChange: (stars: number) => void; error: string | undefined }

/** Renders five stars as a group of radio buttons; arrow keys move between them. */
function StarField({ stars, onChange, error }: StarsProps) {
  return (
    <ChoiceCards
      legend="How was it?"
      legendLook="label"
      look="tiles"
      columns={5}
      {...(error && { error })}
      className={styles.stars}
    >
      {five.map((value) => (
        <ChoiceCard
          key={value}
          value={value}
          aria-label={`${countOf(value, 'star')}: ${starWords[value - 1]}`}
          checked={stars === value}
          onChange={() => onChange(value)}
        >
          <Star
            size={28}
            strokeWidth={1.5}
            className={value <= stars ? styles.full : undefined}
            aria-hidden
          />
        </ChoiceCard>
      ))}
    </ChoiceCards>
  )
}

type FormProps = { sale: Sale; onDone: () => void }

function RateForm({ sale, onDone }: FormProps) {
  const [stars, setStars] = useState(sale.myReview?.stars ?? 0)
  const [words, setWords] = useState(sale.myReview?.words ?? '')
  const [problem, setProblem] = useState<string>()
  const [{ fetching }, run] = useMutation(RateDirectSaleDocument)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    const fault = reviewFault({ stars, words })
    setProblem(fault)
    if (fault) return
    const { data, error } = await run({ input: { saleId: sale.id, stars, words: words.trim() } })
    const answer = data?.rateDirectSale
    if (answer?.__typename !== 'DirectSalePayload')
      return setProblem(answer?.message ?? friendlyError(error, 'generic'))
    showToast({ text: 'Thank you. Your rating is kept.' })
    onDone()
  }
  const isOfStars = stars === 0
  return (
    <Stack as="form" gap={4} onSubmit={(event) => void submit(event)} noValidate aria-label="Your rating">
      <StarField
        stars={stars}
        onChange={(value) => {
          setStars(value)
          setProblem(undefined)
        }}
        error={isOfStars ? problem : undefined}
      />
      <AreaField
        label={sale.asBuyer ? 'A few words for others who buy here' : `A few words about ${sale.otherName}`}
        hint="You may leave it out. It can be read once both of you have written."
        maxLength={reviewWordsMost}
        short
        value={words}
        {...(problem && !isOfStars && { error: problem })}
        onChange={(event) => {
          setWords(event.target.value)
          setProblem(undefined)
        }}
      />
      <Row gap={3}>
        <Button type="submit" busy={fetching}>
          {sale.myReview ? 'Change the rating' : 'Rate it'}
        </Button>
        {sale.myReview && (
          <Button look="text" onClick={onDone}>
            Leave it as it is
          </Button>
        )}
      </Row>
    </Stack>
  )
}

/**
 * Renders the ratings of a sale: the viewer's, as text or form, and the other side's once it is shown;
 * nothing when there are none and the viewer can't rate.
 */
export function Rate({ sale }: { sale: Sale }) {
  const [isChanging, setChanging] = useState(false)
  const { myReview, theirReview, canReview, reviewUntil, otherName } = sale
  if (!canReview && !myReview && !theirReview) return null
  return (
    <Stack as="section" gap={4} aria-labelledby="rating">
      <Text as="h2" id="rating" size={22}>
        {myReview ? 'Your rating' : `How was it with ${otherName}?`}
      </Text>
      {canReview && (!myReview || isChanging) ? (
        <RateForm sale={sale} onDone={() => setChanging(false)} />
      ) : (
        myReview && (
          <div>
            <ReviewText review={myReview} by="You" />
            {canReview && (
              <LinkButton onClick={() => setChanging(true)}>
                Change it{reviewUntil && `, until ${dateOf(reviewUntil)}`}
              </LinkButton>
            )}
          </div>
        )
      )}
      {theirReview ? (
        <Stack gap={2} edge="top" padTop={4}>
          <Text voice="label" size={16}>
            {otherName} wrote
          </Text>
          <ReviewText review={theirReview} canReport />
        </Stack>
      ) : (
        myReview && (
          <Text size={14} tone="soft">
            What {otherName} writes stands here once both have written
            {reviewUntil && `, or after ${dateOf(reviewUntil)}`}.
          </Text>
        )
      )}
    </Stack>
  )
}
