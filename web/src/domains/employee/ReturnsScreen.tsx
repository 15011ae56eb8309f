// Pieces that their sellers paid to have back: fetched, packed, handed over.
import { Row, Stack, Text } from '../../ui/layout.tsx'
import './employee-keys.ts'
import { nextStep, type ReturnStatus } from '@hemline/rules/consignment/seller-returns.ts'
import { spacedTrackingCode } from '@hemline/rules/fulfillment/carriers.ts'
import {
  GetSellerReturnsDocument,
  MoveSellerReturnDocument,
  type SellerReturnFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinenBag } from '../../ui/LinenBag.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Employee.module.css'
import { StaffFrame } from './StaffFrame.tsx'

/** After so many days in the house somebody is waiting who should not be. */
const lateDays = 5

function ReturnRow({ one }: { one: SellerReturnFieldsFragment }) {
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, move] = useMutation(MoveSellerReturnDocument)
  const next = nextStep[one.status as ReturnStatus]
  const late = one.ageDays >= lateDays && one.status !== 'sent'
  const go = async () => {
    if (!next) return
    const { data, error } = await move({ itemNumber: one.itemNumber, to: next.to })
    const answer = data?.moveSellerReturn
    setRefusal(
      answer?.__typename === 'SellerReturnPayload'
        ? undefined
        : (answer?.message ?? friendlyError(error, 'generic')),
    )
  }
  return (
    <Stack as="li" gap={3} pad={4} surface="card" edge="all" round="control">
      <Row as="header" rows={2}>
        <b className="num">{one.itemNumber}</b>
        <Badge mood={one.status === 'sent' ? 'good' : 'plain'}>{one.statusLabel}</Badge>
        {late && <Badge mood="gold">Waiting for {countOf(one.ageDays, 'day')}</Badge>}
      </Row>
      <Row as="p" noWrap inline className={styles.pictured}>
        <Row as="span" gap={0} noWrap inline fixed className={styles.thumbs}>
          <Picture photoId={one.photoId ?? undefined} sizes="32px" />
        </Row>
        <span>
          {one.title}, {one.sizeDisplay} <span className="soft">in {one.warehouse}</span>
        </span>
      </Row>
      <p className="soft small">
        {one.to.length > 0 ? `To ${one.to.join(', ')}.` : 'No address with the order: ask support.'} Paid{' '}
        {one.ageDays === 0 ? 'today' : `${countOf(one.ageDays, 'day')} ago`} with order {one.orderLabel}.
      </p>
      {one.trackingCode && (
        <p className={styles.label}>
          <Text as="small" size={14} tone="soft">
            {one.carrierName}
          </Text>
          <span className="num">{spacedTrackingCode(one.trackingCode)}</span>
        </p>
      )}
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      {next && (
        <Row gap={2} className={styles.ways}>
          <Button
            size="small"
            busy={fetching}
            onClick={() => void go()}
            aria-label={`${next.words} ${one.itemNumber}`}
          >
            {next.words}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function List() {
  const [{ data, error, fetching }] = useQuery({
    query: GetSellerReturnsDocument,
    requestPolicy: 'cache-and-network',
  })
  const all = data?.sellerReturns
  if (!all)
    return fetching ? <Skeleton height={240} /> : <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  if (all.length === 0)
    return (
      <EmptyState drawing={<LinenBag className={styles.bag} />} title="Nothing to send back">
        No seller has paid to have a piece back.
      </EmptyState>
    )
  return (
    <Stack as="ul">
      {all.map((one) => (
        <ReturnRow key={one.itemNumber} one={one} />
      ))}
    </Stack>
  )
}

/** Shows the list of pieces that an employee has to send back to their sellers. */
export function ReturnsScreen() {
  return (
    <StaffFrame title="Back to sellers" task="return_to_seller">
      <List />
    </StaffFrame>
  )
}
