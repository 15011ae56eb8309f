// Pieces that somebody was not sure about: a second person decides.
import { Row, Stack } from '../../ui/layout.tsx'
import './intake-keys.ts'
import { parseMoney } from '@hemline/rules/common/validation.ts'
import { deskPageSize } from '@hemline/rules/desk/sorting.ts'
import { ageWords, priceProblem } from '@hemline/rules/intake/intake.ts'
import { type Condition, conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import { declineReasonLabels, declineReasons } from '@hemline/rules/vocabulary/seller.ts'
import { GetIntakeQueueDocument, ReviewPieceDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { storedHouse } from '../employee/house.ts'
import { QueueLine, QueuePages } from '../employee/QueuePages.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { useKeyPages } from '../employee/use-key-pages.ts'
import { pictureUrl } from '../listing/Picture.tsx'
import { noAnswer } from './draft.ts'
import styles from './Intake.module.css'
import type { StationPiece } from './use-station.ts'

function Piece({ piece, onDone }: { piece: StationPiece; onDone: (words: string) => void }) {
  const now = new Date(useNow(60_000))
  const [{ fetching }, review] = useMutation(ReviewPieceDocument)
  const [price, setPrice] = useState((piece.price / 100).toFixed(2))
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [refusal, setRefusal] = useState<{ field: string | null; message: string }>()
  const wrong = (field: string) => (refusal?.field === field ? { error: refusal.message } : {})
  const send = async (accept: boolean) => {
    const wanted = parseMoney(price)
    const problem = accept ? priceProblem(wanted ?? Number.NaN) : undefined
    if (problem) return setRefusal({ field: 'price', message: problem })
    if (!accept && reason === '')
      return setRefusal({ field: 'declineReason', message: 'Please say why the piece is not taken.' })
    const input = {
      itemNumber: piece.itemNumber,
      accept,
      note,
      ...(accept ? { price: wanted ?? null } : { declineReason: reason }),
    }
    const { data } = await review({ input })
    const answer = data?.reviewPiece
    if (answer?.__typename === 'ReviewPiecePayload')
      return onDone(`${piece.brandName} ${piece.title.toLowerCase()}: ${accept ? 'accepted' : 'declined'}.`)
    setRefusal({ field: answer?.field ?? null, message: answer?.message ?? noAnswer })
  }
  const [photo] = piece.photoIds
  return (
    <Stack
      as="li"
      gap={6}
      rows={4}
      pad={5}
      surface="card"
      edge="all"
      round="control"
      className={styles.review}
    >
      {photo !== undefined && (
        <img src={pictureUrl(photo, 160)} alt="" width={96} height={120} loading="lazy" />
      )}
      <Stack gap={2} top className={styles.reviewWords}>
        <h2>
          {piece.brandName}, {piece.title.toLowerCase()}
        </h2>
        <p>
          {piece.sizeDisplay}, {conditionLabels[piece.condition as Condition].toLowerCase()},{' '}
          {money(piece.price)}
          {piece.suggested !== null && <span className="soft"> ({money(piece.suggested)} suggested)</span>}
        </p>
        {piece.note && <p>“{piece.note}”</p>}
        <p className="soft small">
          {piece.grader}, bag {piece.bagNumber}, place {piece.pieceNumber}, waits{' '}
          {ageWords(new Date(piece.gradedAt), now)}
        </p>
      </Stack>
      <Stack top>
        <Field
          label="Price"
          value={price}
          {...wrong('price')}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setPrice(event.target.value)}
        />
        <SelectField
          label="Decline reason"
          value={reason}
          {...wrong('declineReason')}
          onChange={(event) => setReason(event.target.value)}
        >
          <option value="">Choose one to decline</option>
          {declineReasons.map((one) => (
            <option key={one} value={one}>
              {declineReasonLabels[one]}
            </option>
          ))}
        </SelectField>
        <Field
          label="Note"
          optional
          value={note}
          {...wrong('note')}
          autoComplete="off"
          onChange={(event) => setNote(event.target.value)}
        />
        {refusal?.field === null && (
          <Note mood="bad" role="alert">
            {refusal.message}
          </Note>
        )}
        <Row gap={2}>
          <Button busy={fetching} onClick={() => void send(true)}>
            Accept
          </Button>
          <Button look="line" busy={fetching} onClick={() => void send(false)}>
            Decline
          </Button>
        </Row>
      </Stack>
    </Stack>
  )
}

function Waiting() {
  const warehouseId = storedHouse()
  const pages = useKeyPages<number>()
  const [{ data, error }, ask] = useQuery({
    query: GetIntakeQueueDocument,
    variables: { warehouseId, reviewAfter: pages.after },
    requestPolicy: 'cache-and-network',
  })
  const [said, setSaid] = useState('')
  const queue = data?.intakeQueue
  if (!queue)
    return error ? (
      <Note mood="bad" role="alert">
        {friendlyError(error, 'fetchingCleanout')}
      </Note>
    ) : (
      <Skeleton height={300} />
    )
  const done = (words: string) => {
    setSaid(words)
    ask({ requestPolicy: 'network-only' })
  }
  const { toReview: pieces, reviewCount } = queue
  return (
    <>
      <p className="soft" role="status">
        {said} {reviewCount === 0 && 'Nothing waits for a second look.'}
      </p>
      <QueueLine page={pages.page} shown={pieces.length} total={reviewCount} house={warehouseId} />
      <Stack as="ul" gap={5}>
        {pieces.map((piece) => (
          <Piece key={piece.itemNumber} piece={piece} onDone={done} />
        ))}
      </Stack>
      <QueuePages
        page={pages.page}
        hasNext={pages.page * deskPageSize < reviewCount}
        onPage={(page) => pages.onPage(page, pieces.at(-1)?.itemNumber)}
      />
    </>
  )
}

/**
 * Shows the graded pieces that wait for a second person's decision. For employees with the task `review`;
 * others are refused, visitors sent to log in.
 */
export function ReviewScreen() {
  return (
    <StaffFrame title="Review" task="review">
      <Waiting />
    </StaffFrame>
  )
}
