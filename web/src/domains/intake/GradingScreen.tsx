// The grading of one bag. A notice tells when another employee grades the bag too; this blocks nobody, since
// each number in the bag is taken once.
import { Row, Stack, Text } from '../../ui/layout.tsx'
import './intake-keys.ts'
import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import {
  ClaimBagDocument,
  GetIntakeBagDocument,
  GetIntakeChoicesDocument,
  ReceiveBagDocument,
  ReleaseBagDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { storedHouse } from '../employee/house.ts'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { Arrive } from './Arrive.tsx'
import { type Choices, noAnswer } from './draft.ts'
import styles from './Intake.module.css'
import { Side } from './Side.tsx'
import { Station } from './Station.tsx'
import { type StationBag, useStation } from './use-station.ts'

/** Sits down at the bag with the screen, and gets up with it. Tells who else is there. */
function useSeat(bag: StationBag, seen: (bag: StationBag) => void): string {
  const [, claim] = useMutation(ClaimBagDocument)
  const [, release] = useMutation(ReleaseBagDocument)
  const [said, setSaid] = useState('')
  const told = useRef(seen)
  told.current = seen
  const open = bag.status === 'received' || bag.status === 'processing'
  useEffect(() => {
    if (!open) return
    void claim({ bagId: bag.id }).then(({ data }) => {
      if (data?.claimBag.__typename === 'IntakeBagPayload') told.current(data.claimBag.bag)
      else if (data) setSaid(data.claimBag.message)
    })
    return () => void release({ bagId: bag.id })
  }, [open, bag.id, claim, release])
  return said
}

function Table({ first, choices }: { first: StationBag; choices: Choices }) {
  const station = useStation(first, choices)
  const beside = useSeat(first, station.seeBag)
  const { bag } = station
  const through = bag.status === 'done' || (bag.piecesCounted !== null && bag.nextPlace > bag.piecesCounted)
  return (
    <>
      <Row as="header" gap={4} rows={2} align="baseline" className={styles.bagHead}>
        <b className="num">{bagCodeWords(bag.code)}</b>
        <span>Bag {bag.bagNumber}</span>
        <Badge mood={bag.status === 'done' ? 'good' : 'green'}>{bag.statusLabel}</Badge>
        {bag.service !== 'standard' && (
          <Badge mood="gold">{bag.service === 'premium' ? 'Premium' : 'Donation'}</Badge>
        )}
        <span className="soft">{bag.warehouse}</span>
        <Text as="b" push size={28} weight={600} face="serif">
          {through ? `${bag.graded} graded` : `Place ${bag.nextPlace}`}
          {bag.piecesCounted !== null && (
            <Text as="span" size={18} weight={400} className="soft">
              {' '}
              of {bag.piecesCounted}
            </Text>
          )}
        </Text>
      </Row>
      {beside && (
        <Note mood="gold" role="status">
          {beside}
        </Note>
      )}
      <Stack gap={8} align="start" className={styles.table}>
        {bag.status === 'done' ? (
          <Note mood="green" role="status">
            <b>This bag is done.</b> <HrefLink href="/employee/intake">Scan the next one</HrefLink>
          </Note>
        ) : (
          <Station station={station} />
        )}
        <Side station={station} />
      </Stack>
    </>
  )
}

function Opened() {
  const { code = '' } = useParams({ strict: false })
  const variables = { code, warehouseId: storedHouse() }
  const [{ data, error }, ask] = useQuery({
    query: GetIntakeBagDocument,
    variables,
    requestPolicy: 'network-only',
  })
  const [{ data: choices, error: failed }] = useQuery({ query: GetIntakeChoicesDocument })
  const [, receive] = useMutation(ReceiveBagDocument)
  const answer = data?.intakeBag
  const back = <HrefLink href="/employee/intake">Scan another</HrefLink>
  if (answer && answer.__typename !== 'IntakeBagPayload')
    return (
      <Note mood="bad" role="alert">
        {answer.message} {back}
      </Note>
    )
  if (error || failed)
    return (
      <Note mood="bad" role="alert">
        {friendlyError(error ?? failed, 'fetchingKitItems')} {back}
      </Note>
    )
  if (!answer || !choices) return <Skeleton height={400} />
  const { bag } = answer
  if (bag.status === 'received' || bag.status === 'processing' || bag.status === 'done')
    return <Table key={bag.id} first={bag} choices={choices.intakeChoices} />
  const arrive = async (count: number | null) => {
    const result = await receive({ input: { code, warehouseId: storedHouse(), count } })
    const said = result.data?.receiveBag
    if (said?.__typename !== 'IntakeBagPayload') return said?.message ?? noAnswer
    ask({ requestPolicy: 'network-only' })
    return undefined
  }
  return <Arrive bag={bag} onArrive={arrive} />
}

/**
 * Shows the grading station for one bag. For employees with the task `intake`; others are refused, visitors
 * sent to log in.
 */
export function GradingScreen() {
  return (
    <StaffFrame title="Grading" task="intake" list={{ to: '/employee/intake', name: 'Intake' }}>
      <Opened />
    </StaffFrame>
  )
}
