// Accepted pieces that are not on sale yet: chosen, looked over, and put on sale together.
import { Row, Text } from '../../ui/layout.tsx'
import './intake-keys.ts'
import { ageWords } from '@hemline/rules/intake/intake.ts'
import { GetIntakeQueueDocument, ListPiecesDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { pictureUrl } from '../listing/Picture.tsx'
import { noAnswer } from './draft.ts'
import { storedHouse } from './house.ts'
import styles from './Intake.module.css'
import type { StationPiece } from './use-station.ts'

/** The piece by its label, and why it was not put on sale a moment ago. */
function What({ piece, refusal }: { piece: StationPiece; refusal: string | undefined }) {
  return (
    <>
      <HrefLink className="link" href={`/employee/preview/${piece.itemNumber}`}>
        {piece.brandName}, {piece.title.toLowerCase()}
      </HrefLink>
      <small className="soft"> {piece.sizeDisplay}</small>
      {refusal && (
        <Text size={14} tone="danger" role="alert">
          {refusal}
        </Text>
      )}
    </>
  )
}

function Photo({ photoIds: [photo] }: StationPiece) {
  if (photo === undefined)
    return (
      <Text as="span" size={14} tone="sale">
        No photo
      </Text>
    )
  return <img src={pictureUrl(photo, 160)} alt="" width={48} height={60} loading="lazy" />
}

function Pieces({ pieces, onListed }: { pieces: readonly StationPiece[]; onListed: () => void }) {
  const now = new Date(useNow(60_000))
  const [{ fetching }, list] = useMutation(ListPiecesDocument)
  const ready = pieces.filter((piece) => piece.photoIds.length > 0).map((piece) => piece.itemNumber)
  const [left, setLeft] = useState<readonly number[]>([])
  const [refusals, setRefusals] = useState<Readonly<Record<number, string>>>({})
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState('')
  const chosen = ready.filter((number) => !left.includes(number))
  const toggle = (number: number) =>
    setLeft(left.includes(number) ? left.filter((one) => one !== number) : [...left, number])
  const send = async () => {
    const { data } = await list({ itemNumbers: chosen })
    const answer = data?.listPieces
    if (!answer) return setFailed(noAnswer)
    setFailed('')
    setRefusals(Object.fromEntries(answer.refused.map((one) => [one.itemNumber, one.message])))
    setSaid(`${countOf(answer.listed.length, 'piece')} on sale now.`)
    onListed()
  }
  const without = pieces.length - ready.length
  const columns: readonly Column<StationPiece>[] = [
    {
      key: 'piece',
      name: 'Piece',
      cell: ({ itemNumber, photoIds }) => (
        <Check
          checked={chosen.includes(itemNumber)}
          disabled={photoIds.length === 0}
          onChange={() => toggle(itemNumber)}
        >
          {itemNumber}
        </Check>
      ),
      order: (piece) => piece.itemNumber,
    },
    { key: 'photo', name: 'Photo', cell: Photo },
    {
      key: 'what',
      name: 'What',
      cell: (piece) => <What piece={piece} refusal={refusals[piece.itemNumber]} />,
      order: (piece) => `${piece.brandName}, ${piece.title}`,
    },
    {
      key: 'price',
      name: 'Price',
      number: true,
      cell: (piece) => money(piece.price),
      order: (piece) => piece.price,
    },
    {
      key: 'suggested',
      name: 'Suggested',
      number: true,
      cell: (piece) => (piece.suggested === null ? '' : money(piece.suggested)),
      order: (piece) => piece.suggested ?? 0,
    },
    {
      key: 'waits',
      name: 'Waits',
      cell: (piece) => ageWords(new Date(piece.gradedAt), now),
      order: (piece) => piece.gradedAt,
    },
  ]
  return (
    <>
      <p className="soft" role="status">
        {said}
      </p>
      {failed && (
        <Note mood="bad" role="alert">
          {failed}
        </Note>
      )}
      {pieces.length === 0 ? (
        <p>Nothing waits to be listed.</p>
      ) : (
        <>
          <Row gap={6} rows={3}>
            <Check
              checked={chosen.length > 0 && chosen.length === ready.length}
              onChange={() => setLeft(chosen.length === ready.length ? ready : [])}
            >
              Choose all with a photo
            </Check>
            <Button disabled={chosen.length === 0} busy={fetching} onClick={() => void send()}>
              List {countOf(chosen.length, 'piece')}
            </Button>
            {without > 0 && (
              <span className="soft">
                {countOf(without, 'piece')} can’t be listed: there is no photo yet.
              </span>
            )}
          </Row>
          <ListTable
            pictures
            label="Pieces to list"
            className={styles.list}
            columns={columns}
            rows={pieces}
            rowKey={(piece) => piece.itemNumber}
            rowHead="what"
          />
        </>
      )}
    </>
  )
}

function Waiting() {
  const variables = { warehouseId: storedHouse() }
  const [{ data, error }, ask] = useQuery({
    query: GetIntakeQueueDocument,
    variables,
    requestPolicy: 'cache-and-network',
  })
  if (data)
    return <Pieces pieces={data.intakeQueue.toList} onListed={() => ask({ requestPolicy: 'network-only' })} />
  return error ? (
    <Note mood="bad" role="alert">
      {friendlyError(error, 'fetchingCleanout')}
    </Note>
  ) : (
    <Skeleton height={300} />
  )
}

/**
 * Shows the graded pieces that an employee has to photograph and list. For employees with the task
 * `list_items`; others are refused, visitors sent to log in.
 */
export function ListingScreen() {
  return (
    <StaffFrame title="Listing" task="list_items">
      <Waiting />
    </StaffFrame>
  )
}
