// Pieces that go back to their sellers, who paid for it or whose shopper returned them: fetched, packed,
// handed over, each step by a scan or a button.
import { Row, Stack, Text } from '../../ui/layout.tsx'
import './employee-keys.ts'
import { nextStep, type ReturnStatus } from '@hemline/rules/consignment/seller-returns.ts'
import { spacedTrackingCode } from '@hemline/rules/fulfillment/carriers.ts'
import {
  GetSellerReturnsDocument,
  MoveSellerReturnDocument,
  type SellerReturnFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinenBag } from '../../ui/LinenBag.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Picture } from '../listing/Picture.tsx'
import styles from './Employee.module.css'
import { StaffFrame } from './StaffFrame.tsx'

/** After so many days in the house somebody is waiting who should not be. */
const lateDays = 5

/** The label of a packed piece, to be printed in a tab of its own. */
function LabelLink({ href, itemNumber }: { href: string; itemNumber: number }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ look: 'line', size: 'small' })}
      aria-label={`Print the label of ${itemNumber}`}
    >
      Print label
    </a>
  )
}

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
        {one.to.length > 0 ? `To ${one.to.join(', ')}.` : 'No address with the order: ask support.'}{' '}
        {one.returnCode === null ? 'Paid' : 'Returned by its shopper and accepted'}{' '}
        {one.ageDays === 0 ? 'today' : `${countOf(one.ageDays, 'day')} ago`}
        {one.returnCode === null ? (
          <> with order {one.orderLabel}.</>
        ) : (
          <>
            {' '}
            with return{' '}
            <Link to="/employee/returns/$code" params={{ code: one.returnCode }} className="link num">
              R {one.returnCode}
            </Link>
            .
          </>
        )}
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
      {(next || one.labelUrl) && (
        <Row gap={2} className={styles.ways}>
          {next && (
            <Button
              size="small"
              busy={fetching}
              onClick={() => void go()}
              aria-label={`${next.words} ${one.itemNumber}`}
            >
              {next.words}
            </Button>
          )}
          {one.labelUrl && <LabelLink href={one.labelUrl} itemNumber={one.itemNumber} />}
        </Row>
      )}
    </Stack>
  )
}

type Said = { words: string; isBad: boolean; label?: { href: string; itemNumber: number } }

/** Takes the next step of the scanned piece: fetched, packed, then handed over with its label. */
function Scan({ all }: { all: readonly SellerReturnFieldsFragment[] }) {
  const [code, setCode] = useState('')
  const [said, setSaid] = useState<Said>()
  const [{ fetching }, move] = useMutation(MoveSellerReturnDocument)
  const bad = (words: string) => setSaid({ words, isBad: true })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const number = code.replaceAll(/\s/g, '')
    setCode('')
    const one = all.find((each) => String(each.itemNumber) === number)
    if (!one) return bad('No piece with this number goes back to its seller.')
    const next = nextStep[one.status as ReturnStatus]
    if (!next) return bad(`This piece has left: ${one.statusLabel.toLowerCase()}.`)
    const { data, error } = await move({ itemNumber: one.itemNumber, to: next.to })
    const answer = data?.moveSellerReturn
    if (answer?.__typename !== 'SellerReturnPayload')
      return bad(answer?.message ?? friendlyError(error, 'generic'))
    const { statusLabel, trackingCode, carrierName, labelUrl } = answer.sellerReturn
    const label = trackingCode ? ` Label of ${carrierName}: ${spacedTrackingCode(trackingCode)}.` : ''
    setSaid({
      words: `${number}: ${statusLabel.toLowerCase()}.${label}`,
      isBad: false,
      ...(labelUrl && !trackingCode ? { label: { href: labelUrl, itemNumber: one.itemNumber } } : {}),
    })
  }
  return (
    <Stack as="form" gap={3} data-keeps-focus onSubmit={(event) => void submit(event)}>
      <Field
        label="Scan a piece"
        hint="Each scan takes its next step: fetched, packed (its label is printed then), handed over."
        value={code}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        onChange={(event) => setCode(event.target.value)}
      />
      {said && (
        <Note mood={said.isBad ? 'bad' : 'plain'} role={said.isBad ? 'alert' : 'status'}>
          {said.words}
        </Note>
      )}
      <Row gap={2}>
        <Button size="small" type="submit" busy={fetching}>
          Next step
        </Button>
        {said?.label && <LabelLink {...said.label} />}
      </Row>
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
      <EmptyState drawing={<LinenBag />} title="Nothing to send back">
        No seller has paid to have a piece back, and no returned piece goes on to its owner.
      </EmptyState>
    )
  return (
    <Stack gap={6}>
      <Scan all={all} />
      <Stack as="ul">
        {all.map((one) => (
          <ReturnRow key={one.itemNumber} one={one} />
        ))}
      </Stack>
    </Stack>
  )
}

/**
 * Shows the list of pieces that an employee has to send back to their sellers. For employees with the task
 * `return_to_seller`; others are refused, visitors sent to log in.
 */
export function ReturnsScreen() {
  return (
    <StaffFrame title="Back to sellers" task="return_to_seller">
      <List />
    </StaffFrame>
  )
}
