// Which bags wait, and the field that a scanner types into.
import { Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import './intake-keys.ts'
import { bagCodeWords, readBagCode } from '@hemline/rules/bags/bag-codes.ts'
import { deskPageSize, rowsShownWords } from '@hemline/rules/desk/sorting.ts'
import { ageWords, unknownCode, wrongDigit } from '@hemline/rules/intake/intake.ts'
import {
  GetIntakeBagDocument,
  GetIntakeQueueDocument,
  type GetIntakeQueueQuery,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useClient, useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { storedHouse, storeHouse } from '../employee/house.ts'
import { QueuePages } from '../employee/QueuePages.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { useKeyPages } from '../employee/use-key-pages.ts'
import styles from './Intake.module.css'

type Queue = GetIntakeQueueQuery['intakeQueue']

function Scan({ house }: { house: number | null }) {
  const client = useClient()
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const open = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '' || busy) return
    const code = readBagCode(typed)
    if (!code) return setRefusal(wrongDigit)
    setBusy(true)
    const { data, error } = await client
      .query(GetIntakeBagDocument, { code, warehouseId: house }, { requestPolicy: 'network-only' })
      .toPromise()
    setBusy(false)
    const answer = data?.intakeBag
    if (answer?.__typename !== 'IntakeBagPayload') {
      setTyped('')
      return setRefusal(answer?.message ?? (error ? friendlyError(error, 'fetchingCleanout') : unknownCode))
    }
    void router.navigate({ href: `/employee/intake/${code}` })
  }
  return (
    <Stack
      as="form"
      gap={3}
      tracks="end"
      align="start"
      className={styles.scan}
      data-keeps-focus
      onSubmit={(event) => void open(event)}
    >
      <Field
        label="Scan or type the code on a bag"
        value={typed}
        {...(refusal ? { error: refusal } : {})}
        autoComplete="off"
        spellCheck={false}
        placeholder="HB"
        // A scanner types here at once.
        autoFocus
        onChange={(event) => {
          setTyped(event.target.value)
          setRefusal(undefined)
        }}
      />
      <Button type="submit" busy={busy}>
        Open
      </Button>
    </Stack>
  )
}

type Bag = Queue['bags'][number]

function Service({ bag }: { bag: Bag }) {
  if (bag.service === 'premium') return <Badge mood="gold">Premium</Badge>
  return bag.service === 'donation' ? 'Donation' : 'Standard'
}

function Bags({ bags }: { bags: Queue['bags'] }) {
  const now = new Date(useNow(60_000))
  if (bags.length === 0) return <p className="soft">No bag waits here.</p>
  const columns: readonly Column<Bag>[] = [
    {
      key: 'bag',
      name: 'Bag',
      cell: (bag) => (
        <HrefLink className="link" href={`/employee/intake/${bag.code}`}>
          {bagCodeWords(bag.code)}
        </HrefLink>
      ),
    },
    {
      key: 'waits',
      name: 'Waits',
      cell: (bag) => (bag.receivedAt ? ageWords(new Date(bag.receivedAt), now) : ''),
    },
    {
      key: 'service',
      name: 'Service',
      cell: (bag) => <Service bag={bag} />,
    },
    { key: 'state', name: 'State', cell: (bag) => bag.statusLabel },
    {
      key: 'pieces',
      name: 'Pieces',
      number: true,
      cell: (bag) => (bag.piecesCounted === null ? bag.graded : `${bag.graded} of ${bag.piecesCounted}`),
    },
    { key: 'at', name: 'At it', cell: (bag) => (bag.claimedByMe ? 'You' : bag.claimedBy) },
  ]
  return <Table wide="cards" label="Bags that wait" columns={columns} rows={bags} rowKey={(bag) => bag.id} />
}

function Waiting() {
  const [house, setHouse] = useState(storedHouse)
  const pages = useKeyPages<string>()
  const [{ data, error }, ask] = useQuery({
    query: GetIntakeQueueDocument,
    variables: { warehouseId: house, bagsAfter: pages.after },
    requestPolicy: 'cache-and-network',
  })
  const queue = data?.intakeQueue
  const choose = (value: string) => {
    const next = value === '' ? null : Number(value)
    storeHouse(next)
    setHouse(next)
    pages.onPage(1, undefined)
  }
  return (
    <>
      <Stack className={styles.top}>
        <Scan house={house} />
        <SelectField
          label="This table stands in"
          value={house ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Any house</option>
          {queue?.houses.map((one) => (
            <option key={one.warehouseId} value={one.warehouseId}>
              {one.name}: {one.waiting} waiting, {one.processing} at work
            </option>
          ))}
        </SelectField>
      </Stack>
      {error && !queue && (
        <Note mood="bad" role="alert">
          {friendlyError(error, 'fetchingCleanout')}{' '}
          <Button look="text" onClick={() => ask({ requestPolicy: 'network-only' })}>
            Try again
          </Button>
        </Note>
      )}
      {!queue && !error && <Skeleton height={240} />}
      {queue && (
        <>
          <Row as="ul" gap={6} rows={3} align="stretch">
            <li>
              <HrefLink
                className={look({
                  flow: 'row',
                  gap: 0,
                  noWrap: true,
                  inline: true,
                  tall: 44,
                  tone: 'accent',
                  weight: 600,
                  underline: true,
                })}
                href="/employee/review"
              >
                {countOf(queue.reviewCount, 'piece')} to review
              </HrefLink>
            </li>
            <li>
              <HrefLink
                className={look({
                  flow: 'row',
                  gap: 0,
                  noWrap: true,
                  inline: true,
                  tall: 44,
                  tone: 'accent',
                  weight: 600,
                  underline: true,
                })}
                href="/employee/listing"
              >
                {countOf(queue.listCount, 'piece')} ready to list
              </HrefLink>
            </li>
          </Row>
          <h2>
            {rowsShownWords({ page: pages.page, shown: queue.bags.length, total: queue.bagCount }, [
              'bag',
              'bags',
            ])}{' '}
            in line
          </h2>
          <Bags bags={queue.bags} />
          <QueuePages
            page={pages.page}
            hasNext={pages.page * deskPageSize < queue.bagCount}
            onPage={(page) => pages.onPage(page, queue.bags.at(-1)?.id)}
          />
        </>
      )}
    </>
  )
}

/**
 * Shows the bags that wait to be received or graded. For employees with the task `intake`; others are
 * refused, visitors sent to log in.
 */
export function IntakeScreen() {
  return (
    <StaffFrame title="Intake" task="intake">
      <Waiting />
    </StaffFrame>
  )
}
