// Where people at work choose pieces for the home page (decision 0168).
import './home-edits-keys.ts'
import {
  GetStaffHomeEditsDocument,
  type StaffHomeEditFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, dateOf } from '../../platform/format.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { EditForm } from './EditForm.tsx'
import { type Draft, draftOf, newDraft } from './edit-draft.ts'

type Edit = StaffHomeEditFieldsFragment

const standings: Readonly<Record<string, string>> = { planned: 'Planned', running: 'Running', ended: 'Ended' }
const onSale = ({ items, onSaleCount }: Edit) =>
  onSaleCount === items.length ? countOf(items.length, 'piece') : `${onSaleCount} of ${items.length} on sale`

const columnsFor = (open: (draft: Draft) => void): readonly Column<Edit>[] => [
  {
    key: 'title',
    name: 'Edit',
    cell: (edit) => (
      <LinkButton aria-label={`Change “${edit.title}”`} onClick={() => open(draftOf(edit))}>
        {edit.title}
      </LinkButton>
    ),
    order: ({ title }) => title,
  },
  { key: 'standing', name: 'Standing', cell: ({ standing }) => <Badge>{standings[standing]}</Badge> },
  { key: 'place', name: 'Place', cell: ({ isHero }) => (isHero ? 'Top of the page' : 'Row') },
  { key: 'pieces', name: 'Pieces', cell: onSale },
  { key: 'from', name: 'From', cell: ({ startsAt }) => dateOf(startsAt), order: ({ startsAt }) => startsAt },
  { key: 'until', name: 'Until', cell: ({ endsAt }) => (endsAt ? dateOf(endsAt) : 'no end') },
]

function Edits({ open }: { open: (draft: Draft) => void }) {
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffHomeEditsDocument,
    requestPolicy: 'cache-and-network',
  })
  const edits = data?.staffHomeEdits
  if (!edits)
    return fetching ? <Skeleton height={240} /> : <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  if (edits.length === 0) return <p className="soft">Nobody has made an edit yet.</p>
  return <ListTable label="Edits" columns={columnsFor(open)} rows={edits} rowKey={({ id }) => id} />
}

/**
 * Renders the edits of the home page with their states for employees with the task `edit_items`, and the form
 * of one that is being made. Others are refused, visitors sent to log in.
 */
export function HomeEditsScreen() {
  const [draft, setDraft] = useState<Draft>()
  return (
    <StaffFrame title="Edits" task="edit_items">
      {draft ? (
        <EditForm key={draft.id} draft={draft} onDone={() => setDraft(undefined)} />
      ) : (
        <>
          <p className="soft">
            Pieces that you choose for the home page. It shows the two rows that began last, without what is
            sold, and at the top the pictures of an edit that is for the top.
          </p>
          <Row>
            <Button className="alone" onClick={() => setDraft(newDraft())}>
              New edit
            </Button>
          </Row>
          <Edits open={setDraft} />
        </>
      )}
    </StaffFrame>
  )
}
