// The packing table for rescue boxes: which pieces lie where, and which box leaves next.

import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { waitWords } from '@hemline/rules/desk/queues.ts'
import { spacedTrackingCode } from '@hemline/rules/fulfillment/carriers.ts'
import { weightWords } from '@hemline/rules/rescues/groups.ts'
import {
  GetStaffRescueBoxesDocument,
  type GetStaffRescueBoxesQuery,
  HandOverParcelDocument,
  PackParcelDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinenBag } from '../../ui/LinenBag.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { thumbClass } from '../../ui/PieceLine.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { QueueCount, QueuePages } from '../employee/QueuePages.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { Picture } from '../listing/Picture.tsx'
import './rescue-keys.ts'
import styles from './Rescues.module.css'

type Box = GetStaffRescueBoxesQuery['staffRescueBoxes']['nodes'][number]
const ago = (iso: string) => waitWords(new Date(iso), new Date(nowMs()))

/** What was ticked of a box, and what packing it or handing it over came to. */
function usePacking(box: Box, again: () => void) {
  const [ticked, tick] = useState<readonly number[]>([])
  const [refusal, setRefusal] = useState<string>()
  const [packing, pack] = useMutation(PackParcelDocument)
  const [leaving, handOver] = useMutation(HandOverParcelDocument)
  const toggle = (itemNumber: number) =>
    tick((now) => (now.includes(itemNumber) ? now.filter((one) => one !== itemNumber) : [...now, itemNumber]))
  const finish = async () => {
    const { data, error } = await pack({ input: { shipmentId: box.id, itemNumbers: [...ticked] } })
    const answer = data?.packParcel
    if (answer?.__typename === 'StaffParcelPayload') again()
    setRefusal(
      answer?.__typename === 'StaffParcelPayload'
        ? undefined
        : (answer?.message ?? friendlyError(error, 'orderDetails')),
    )
  }
  const leave = async () => {
    const { data, error } = await handOver({ shipmentId: box.id })
    const answer = data?.handOverParcel
    if (answer?.__typename === 'StaffParcelPayload') again()
    setRefusal(
      answer?.__typename === 'StaffParcelPayload'
        ? undefined
        : (answer?.message ?? friendlyError(error, 'orderDetails')),
    )
  }
  const isAll = box.pieces.every((piece) => ticked.includes(piece.itemNumber))
  return { ticked, toggle, isAll, refusal, busy: packing.fetching || leaving.fetching, finish, leave }
}

function Table({ box, again }: { box: Box; again: () => void }) {
  const { ticked, toggle, isAll, refusal, busy, finish, leave } = usePacking(box, again)
  const isPacked = box.status === 'packed'
  return (
    <Panel
      as="article"
      pad={5}
      surface="card"
      edge="all"
      round="control"
      aria-label={`Box ${box.orderLabel}`}
    >
      <Row justify="between" align="baseline">
        <Text as="h2" size={18}>
          {box.title}
        </Text>
        <Badge mood={isPacked ? 'good' : 'plain'}>{box.statusLabel}</Badge>
      </Row>
      <p className="soft num">
        {box.orderLabel} · {box.detail} · {countOf(box.pieces.length, 'piece')}, about{' '}
        {weightWords(box.grams)} · since {ago(box.placedAt)}
      </p>
      <Text above={1}>
        <b>{box.place}</b>
      </Text>
      {isPacked ? (
        <p className="num">Label: {spacedTrackingCode(box.trackingCode ?? '')}</p>
      ) : (
        <Stack as="ul" gap={1} above={3} pad={0} className={styles.plain}>
          {box.pieces.map((piece) => (
            <li key={piece.itemNumber}>
              <Check checked={ticked.includes(piece.itemNumber)} onChange={() => toggle(piece.itemNumber)}>
                <Row as="span" gap={3} noWrap>
                  <span className={thumbClass('small')} aria-hidden="true">
                    {piece.photoId !== null && <Picture photoId={piece.photoId} sizes="64px" />}
                  </span>
                  <span>
                    {pieceName(piece.brand, piece.title)}
                    <Text as="span" block className="soft small num">
                      {piece.itemNumber} · {piece.sizeDisplay}
                    </Text>
                  </span>
                </Row>
              </Check>
            </li>
          ))}
        </Stack>
      )}
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Row above={4}>
        {isPacked ? (
          <Button size="small" busy={busy} onClick={() => void leave()}>
            Handed over
          </Button>
        ) : (
          <Button size="small" busy={busy} disabled={!isAll} onClick={() => void finish()}>
            {isAll ? 'Packed' : `${ticked.length} of ${box.pieces.length} in the box`}
          </Button>
        )}
      </Row>
    </Panel>
  )
}

/**
 * Renders the rescue boxes that employees pack and hand over, the oldest first; a message when none waits or
 * the request failed. For employees with the task `pack`; others are refused, visitors sent to log in.
 */
export function StaffRescuesScreen() {
  const [page, setPage] = useState(1)
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetStaffRescueBoxesDocument,
    variables: { page },
    requestPolicy: 'cache-and-network',
  })
  const list = data?.staffRescueBoxes
  const boxes = list?.nodes
  const again = () => ask({ requestPolicy: 'network-only' })
  return (
    <StaffFrame title="Rescue boxes" task="pack">
      {error && !boxes && <Note mood="bad">{friendlyError(error, 'generic')}</Note>}
      {!boxes && fetching && <Skeleton height={200} />}
      {boxes &&
        (boxes.length === 0 ? (
          <EmptyState drawing={<LinenBag />} title="No box is waiting">
            Boxes stand here from their payment until the carrier takes them.
          </EmptyState>
        ) : (
          <Stack gap={4} top upTo="list">
            <QueueCount shown={boxes.length} page={page} total={list.totalCount} />
            {boxes.map((box) => (
              <Table key={box.id} box={box} again={again} />
            ))}
          </Stack>
        ))}
      {list && <QueuePages page={page} hasNext={list.hasNextPage} onPage={setPage} />}
    </StaffFrame>
  )
}
