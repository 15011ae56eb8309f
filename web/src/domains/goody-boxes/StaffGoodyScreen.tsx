// The stylist's desk: boxes that wait for an eye, their pieces, and what could replace each of them.

import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { waitWords } from '@hemline/rules/desk/queues.ts'
import { type GoodyQueue, goodyQueueLabels, goodyQueues } from '@hemline/rules/goody-boxes/states.ts'
import { goodyNoteMost } from '@hemline/rules/goody-boxes/terms.ts'
import { sizeWords } from '@hemline/rules/seo/piece-head.ts'
import {
  ApproveGoodyBoxDocument,
  GetStaffGoodyBoxDocument,
  GetStaffGoodyBoxesDocument,
  type StaffGoodyBoxFieldsFragment,
  type StaffGoodyPieceFieldsFragment,
  SwapGoodyPieceDocument,
} from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, money } from '../../platform/format.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinenBag } from '../../ui/LinenBag.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { PieceLine, thumbClass } from '../../ui/PieceLine.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Pictures } from '../employee/ListParts.tsx'
import { QueueCount, QueuePages } from '../employee/QueuePages.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { PieceThumb } from '../listing/PieceThumb.tsx'
import { CancelForPerson } from './CancelForPerson.tsx'
import styles from './Goody.module.css'
import './goody-keys.ts'

type Box = StaffGoodyBoxFieldsFragment
type Piece = StaffGoodyPieceFieldsFragment
const ago = (iso: string) => waitWords(new Date(iso), new Date(nowMs()))
const nameOf = ({ item }: Piece) => pieceName(item.brand, item.title)

function Line({ piece, children }: { piece: Piece; children?: React.ReactNode }) {
  const { item, why, price, byStylist } = piece
  return (
    <PieceLine
      size="small"
      picture={
        <span className={thumbClass('small')} aria-hidden="true">
          <PieceThumb item={item} sizes="64px" />
        </span>
      }
      brand={item.brand}
      end={<b>{money(price)}</b>}
    >
      <a href={item.slug} target="_blank" rel="noreferrer">
        {item.title}
      </a>
      <span className="soft small">
        {sizeWords(item.sizeDisplay)} · {byStylist ? 'By a stylist' : why}
      </span>
      {children}
    </PieceLine>
  )
}

function Swaps({
  box,
  out,
  onSwap,
  busy,
}: {
  box: Box
  out: Piece
  onSwap: (into: Piece) => void
  busy: boolean
}) {
  const [{ data, fetching }] = useQuery({ query: GetStaffGoodyBoxDocument, variables: { id: box.id } })
  const left = box.budget - box.sum + out.price
  const swaps = data?.staffGoodyBox?.swaps.filter((one) => one.price <= left) ?? []
  if (fetching && !data) return <Skeleton height={160} />
  return (
    <Panel
      pad={4}
      surface="sunk"
      round="control"
      above={3}
      role="group"
      aria-label={`Instead of ${nameOf(out)}`}
    >
      {swaps.length === 0 ? (
        <p className="soft">Nothing else fits this person and the budget just now.</p>
      ) : (
        <ul>
          {swaps.slice(0, 6).map((piece) => (
            <Line key={piece.item.itemNumber} piece={piece}>
              <Row above={2}>
                <Button
                  size="small"
                  look="line"
                  busy={busy}
                  aria-label={`Take ${nameOf(piece)}`}
                  onClick={() => onSwap(piece)}
                >
                  Take this
                </Button>
              </Row>
            </Line>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function BoxTable({ box, again }: { box: Box; again: () => void }) {
  const [out, setOut] = useState<number>()
  const [note, setNote] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [swapping, swap] = useMutation(SwapGoodyPieceDocument)
  const [approving, approve] = useMutation(ApproveGoodyBoxDocument)
  const take = (answer: { __typename: string; message?: string } | undefined, words: string) => {
    const isDone = answer?.__typename === 'StaffGoodyPayload'
    setRefusal(isDone ? undefined : (answer?.message ?? words))
    if (isDone) {
      setOut(undefined)
      again()
    }
  }
  const onSwap = async (piece: Piece, into: Piece) => {
    const input = { boxId: box.id, out: piece.item.itemNumber, into: into.item.itemNumber }
    const { data, error } = await swap({ input })
    take(data?.swapGoodyPiece, friendlyError(error, 'generic'))
  }
  const onApprove = async () => {
    const { data, error } = await approve({ input: { boxId: box.id, note } })
    take(data?.approveGoodyBox, friendlyError(error, 'generic'))
  }
  return (
    <Panel
      as="article"
      pad={5}
      surface="card"
      edge="all"
      round="control"
      aria-label={`Box of ${box.personName}`}
    >
      <Row justify="between" align="baseline">
        <Text as="h2" size={18}>
          <Link to="/employee/people/$personId" params={{ personId: box.personId }} className="link">
            {box.personName}
          </Link>
        </Text>
        <span className="num soft">
          {money(box.sum)} of {money(box.budget)}
        </span>
      </Row>
      <p className="soft num">
        {[...box.departments, ...(box.kinds.length > 0 ? box.kinds : ['any kind'])].join(' · ')} · since{' '}
        {ago(box.askedAt)}
      </p>
      {box.note && (
        <Text as="blockquote" above={4} below={5} size={18} face="serif" className={styles.note}>
          {box.note}
        </Text>
      )}
      <ul>
        {box.pieces.map((piece) => (
          <Line key={piece.item.itemNumber} piece={piece}>
            <Row above={2}>
              <Button
                size="small"
                look="line"
                aria-expanded={out === piece.item.itemNumber}
                aria-label={`Swap ${nameOf(piece)}`}
                onClick={() =>
                  setOut((now) => (now === piece.item.itemNumber ? undefined : piece.item.itemNumber))
                }
              >
                Swap
              </Button>
            </Row>
            {out === piece.item.itemNumber && (
              <Swaps
                box={box}
                out={piece}
                busy={swapping.fetching}
                onSwap={(into) => void onSwap(piece, into)}
              />
            )}
          </Line>
        ))}
      </ul>
      <Stack gap={3} above={4}>
        <AreaField
          label="A line for them"
          hint="Why these pieces belong together. It stands on the page and in the mail."
          rows={2}
          maxLength={goodyNoteMost}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {refusal && (
          <Note mood="bad" role="alert">
            {refusal}
          </Note>
        )}
        <Row>
          <Button busy={approving.fetching} onClick={() => void onApprove()}>
            Approve the box
          </Button>
        </Row>
      </Stack>
      <CancelForPerson box={box} onDone={again} />
    </Panel>
  )
}

/** Renders a box that is approved: what became of it, and the way to cancel it until it leaves. */
function BoxAway({ box, again }: { box: Box; again: () => void }) {
  return (
    <Panel
      as="article"
      pad={5}
      surface="card"
      edge="all"
      round="control"
      aria-label={`Box of ${box.personName}`}
    >
      <Row justify="between" align="baseline">
        <Text as="h2" size={18}>
          <Link to="/employee/people/$personId" params={{ personId: box.personId }} className="link">
            {box.personName}
          </Link>
        </Text>
        <span className="num soft">{money(box.sum)}</span>
      </Row>
      <Row gap={4} above={2}>
        <Pictures photoIds={box.pieces.flatMap(({ item }) => item.photoIds[0] ?? [])} />
        <span className="soft num">
          {countOf(box.pieces.length, 'piece')} · since {ago(box.since)}
        </span>
        {box.orderId && (
          <Link to="/employee/orders/$orderId" params={{ orderId: box.orderId }} className="link">
            Order
          </Link>
        )}
        {box.returnCode && (
          <Link
            to="/employee/returns/$code"
            params={{ code: box.returnCode.replace(/\D/g, '') }}
            className="link num"
          >
            Return {box.returnCode}
          </Link>
        )}
      </Row>
      <CancelForPerson box={box} onDone={again} />
    </Panel>
  )
}

const nothing: Record<GoodyQueue, { title: string; words: string }> = {
  chosen: {
    title: 'No box is waiting',
    words: 'Boxes stand here from the wish until somebody with an eye has approved them.',
  },
  offered: {
    title: 'No box waits for its person',
    words: 'Approved boxes stand here until their person has reserved them, or the days are over.',
  },
  placed: {
    title: 'No box is being packed',
    words: 'Reserved boxes stand here until they leave.',
  },
  returning: {
    title: 'No box is coming back',
    words: 'Boxes stand here from the choice of their person until what came back is looked over.',
  },
  unpaid: {
    title: 'Every box is paid',
    words: 'Boxes stand here whose bank refused the charge, until another card pays.',
  },
}

/**
 * Renders the queues of goody boxes, the oldest first, page by page: those that wait for a stylist or for
 * their person, that are packed, that come back, and that nobody paid; a message after a failed request. For
 * employees with the task `style`; others are refused, visitors sent to log in.
 */
export function StaffGoodyScreen() {
  const [queue, setQueue] = useState<GoodyQueue>('chosen')
  const [page, setPage] = useState(1)
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetStaffGoodyBoxesDocument,
    variables: { queue, page },
    requestPolicy: 'cache-and-network',
  })
  const list = data?.staffGoodyBoxes
  const boxes = list?.nodes
  const again = () => ask({ requestPolicy: 'network-only' })
  return (
    <StaffFrame title="Goody boxes" task="style">
      <ChipRow slide>
        {goodyQueues.map((one) => (
          <Chip
            key={one}
            pressed={queue === one}
            onClick={() => {
              setQueue(one)
              setPage(1)
            }}
          >
            {goodyQueueLabels[one]}
          </Chip>
        ))}
      </ChipRow>
      {error && !boxes && <Note mood="bad">{friendlyError(error, 'generic')}</Note>}
      {!boxes && fetching && <Skeleton height={200} />}
      {boxes &&
        (boxes.length === 0 ? (
          <EmptyState drawing={<LinenBag />} title={nothing[queue].title}>
            {nothing[queue].words}
          </EmptyState>
        ) : (
          <Stack gap={4} top upTo="list">
            <QueueCount page={page} shown={boxes.length} total={list.totalCount} />
            {boxes.map((box) =>
              box.canChange ? (
                <BoxTable key={box.id} box={box} again={again} />
              ) : (
                <BoxAway key={box.id} box={box} again={again} />
              ),
            )}
          </Stack>
        ))}
      {list && <QueuePages page={page} hasNext={list.hasNextPage} onPage={setPage} />}
    </StaffFrame>
  )
}
