// The employees' page of one piece: its editor, its actions and its history.
import { Beside, Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import '../intake/intake-keys.ts'
import './employee-keys.ts'
import { notEditable } from '@hemline/rules/catalogue/item-edits.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { GetStaffItemDocument, type StaffItemFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AuctionActs } from './AuctionActs.tsx'
import styles from './Employee.module.css'
import { ItemActs } from './ItemActs.tsx'
import { ItemForm } from './ItemForm.tsx'
import { ItemNotes } from './ItemNotes.tsx'
import { StaffFrame } from './StaffFrame.tsx'

function Detail({ staffItem, onChange }: { staffItem: StaffItemFieldsFragment; onChange: () => void }) {
  const { itemNumber, item, seller, bagNumber } = staffItem
  const from = [staffItem.warehouse, seller && `from ${seller}`, bagNumber && `bag ${bagNumber}`]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <Row as="header" rows={2} className={styles.head}>
        <b className="num">{itemNumber}</b>
        <Badge>{staffItem.stateLabel}</Badge>
        <span className="soft">{from}</span>
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
          href={`/employee/preview/${itemNumber}`}
        >
          See it as shoppers do
        </HrefLink>
      </Row>
      <Beside rows={8}>
        {staffItem.editable ? (
          <ItemForm key={itemNumber} staffItem={staffItem} />
        ) : (
          <Stack gap={8} top shrinks>
            <Note>
              <b>{pieceName(item.brand, item.title)}.</b> {notEditable}
            </Note>
          </Stack>
        )}
        <Stack gap={8} top shrinks>
          <ItemActs staffItem={staffItem} />
          <AuctionActs staffItem={staffItem} onDone={onChange} />
          <section aria-labelledby="history">
            <h2 id="history">History</h2>
            <ItemNotes notes={staffItem.notes} />
          </section>
        </Stack>
      </Beside>
    </>
  )
}

function Loaded() {
  const { itemNumber = '' } = useParams({ strict: false })
  const number = Number(itemNumber)
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetStaffItemDocument,
    variables: { itemNumber: number },
    requestPolicy: 'cache-and-network',
    pause: !Number.isSafeInteger(number),
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  if (data?.staffItem) return <Detail staffItem={data.staffItem} onChange={again} />
  if (fetching) return <Skeleton height={300} />
  return (
    <Note mood="bad" role="alert">
      {error ? friendlyError(error, 'generic') : 'There is no such piece.'}{' '}
      <HrefLink href="/employee/items">Find another</HrefLink>
    </Note>
  )
}

/**
 * Shows an employee's page about one piece: facts, editor, acts and history. For employees with the task
 * `edit_items`; others are refused, visitors sent to log in.
 */
export function ItemScreen() {
  return (
    <StaffFrame title="A piece" task="edit_items">
      <Loaded />
    </StaffFrame>
  )
}
