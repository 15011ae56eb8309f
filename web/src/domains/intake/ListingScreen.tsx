// Accepted pieces that are not on sale yet: chosen, looked over, and put on sale together.
import { Row, Text } from '../../ui/layout.tsx'
import './intake-keys.ts'
import { deskPageSize } from '@hemline/rules/desk/sorting.ts'
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
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { storedHouse } from '../employee/house.ts'
import { QueueLine, QueuePages } from '../employee/QueuePages.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { useKeyPages } from '../employee/use-key-pages.ts'
import { pictureUrl } from '../listing/Picture.tsx'
import { noAnswer } from './draft.ts'
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

type PiecesProps = {
  pieces: readonly StationPiece[]
  /** There is no other page. */
  isAll: boolean
  onListed: () => void
}

function Pieces({ pieces, isAll, onListed }: PiecesProps) {
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
    },
    { key: 'photo', name: 'Photo', cell: Photo },
    {
      key: 'what',
      name: 'What',
      cell: (piece) => <What piece={piece} refusal={refusals[piece.itemNumber]} />,
    },
    {
      key: 'price',
      name: 'Price',
      number: true,
      cell: (piece) => money(piece.price),
    },
    {
      key: 'suggested',
      name: 'Suggested',
      number: true,
      cell: (piece) => (piece.suggested === null ? '' : money(piece.suggested)),
    },
    {
      key: 'waits',
      name: 'Waits',
      cell: (piece) => ageWords(new Date(piece.gradedAt), now),
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
        <p>{isAll ? 'Nothing waits to be listed.' : 'Nothing is left of this page.'}</p>
      ) : (
        <>
          <Row gap={6} rows={3}>
            <Check
              checked={chosen.length > 0 && chosen.length === ready.length}
              onChange={() => setLeft(chosen.length === ready.length ? ready : [])}
            >
              {isAll ? 'Choose all with a photo' : 'Choose all of this page with a photo'}
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
          <Table
            wide="cards"
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
  const warehouseId = storedHouse()
  const pages = useKeyPages<number>()
  const [{ data, error }, ask] = useQuery({
    query: GetIntakeQueueDocument,
    variables: { warehouseId, listAfter: pages.after },
    requestPolicy: 'cache-and-network',
  })
  if (!data)
    return error ? (
      <Note mood="bad" role="alert">
        {friendlyError(error, 'fetchingCleanout')}
      </Note>
    ) : (
      <Skeleton height={300} />
    )
  const { toList, listCount } = data.intakeQueue
  return (
    <>
      <QueueLine page={pages.page} shown={toList.length} total={listCount} house={warehouseId} />
      {/* The choice of one page is not that of the next. */}
      <Pieces
        key={pages.page}
        pieces={toList}
        isAll={listCount <= toList.length}
        onListed={() => ask({ requestPolicy: 'network-only' })}
      />
      <QueuePages
        page={pages.page}
        hasNext={pages.page * deskPageSize < listCount}
        onPage={(page) => pages.onPage(page, toList.at(-1)?.itemNumber)}
      />
    </>
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
