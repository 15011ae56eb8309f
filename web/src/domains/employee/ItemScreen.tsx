// The employees' page of one piece: its editor, its actions and its history.
import { Beside, Row, Stack } from '../../ui/layout.tsx'
import '../intake/intake-keys.ts'
import './employee-keys.ts'
import { notEditable } from '@hemline/rules/catalogue/item-edits.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { GetStaffItemDocument, type StaffItemFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ItemActs } from './ItemActs.tsx'
import { ItemForm } from './ItemForm.tsx'
import { ItemNotes } from './ItemNotes.tsx'
import { StaffFrame } from './StaffFrame.tsx'

const AuctionActs = lazy(async () => ({ default: (await import('./AuctionActs.tsx')).AuctionActs }))

function Detail({ staffItem, onChange }: { staffItem: StaffItemFieldsFragment; onChange: () => void }) {
  const { itemNumber, item, seller, bagNumber } = staffItem
  const from = [staffItem.warehouse, seller && `from ${seller}`, bagNumber && `bag ${bagNumber}`]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <Row as="header" rows={2}>
        <Badge>{staffItem.stateLabel}</Badge>
        <span className="soft">{from}</span>
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
          <Suspense fallback={<Skeleton height={120} />}>
            <AuctionActs staffItem={staffItem} onDone={onChange} />
          </Suspense>
          <section aria-labelledby="history">
            <h2 id="history">History</h2>
            <ItemNotes notes={staffItem.notes} />
          </section>
        </Stack>
      </Beside>
    </>
  )
}

/**
 * Shows an employee's page about one piece: facts, editor, acts and history. For employees with the task
 * `edit_items`; others are refused, visitors sent to log in.
 */
export function ItemScreen() {
  const { itemNumber = '' } = useParams({ strict: false })
  const number = Number(itemNumber)
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetStaffItemDocument,
    variables: { itemNumber: number },
    requestPolicy: 'cache-and-network',
    pause: !Number.isSafeInteger(number),
  })
  const staffItem = data?.staffItem
  return (
    <StaffFrame
      title={staffItem ? pieceName(staffItem.item.brand, staffItem.item.title) : 'A piece'}
      task="edit_items"
      list={{ to: '/employee/items', name: 'Pieces' }}
      fact={staffItem?.itemNumber}
      acts={
        staffItem && (
          <HrefLink
            className={buttonClass({ look: 'line', size: 'small' })}
            href={`/employee/preview/${staffItem.itemNumber}`}
          >
            See it as shoppers do
          </HrefLink>
        )
      }
    >
      {staffItem && <Detail staffItem={staffItem} onChange={() => ask({ requestPolicy: 'network-only' })} />}
      {!staffItem && fetching && <Skeleton height={300} />}
      {!staffItem && !fetching && (
        <Note mood="bad" role="alert">
          {error ? friendlyError(error, 'generic') : 'There is no such piece.'}{' '}
          <HrefLink href="/employee/items">Find another</HrefLink>
        </Note>
      )}
    </StaffFrame>
  )
}
