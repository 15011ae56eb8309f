// The experiments of the shop, those that run first.
import './experiments-keys.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import {
  GetStaffExperimentsDocument,
  type StaffExperimentFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { count, dateOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { useSession } from '../identity/session.tsx'
import { DraftForm } from './DraftForm.tsx'
import { StandingBadge } from './Standing.tsx'

type Experiment = StaffExperimentFieldsFragment

const columns: readonly Column<Experiment>[] = [
  {
    key: 'name',
    name: 'Experiment',
    cell: ({ id, name }) => (
      <Link className="link" to="/employee/experiments/$key" params={{ key: id }}>
        {name}
      </Link>
    ),
    order: ({ name }) => name,
  },
  { key: 'standing', name: 'Standing', cell: ({ status }) => <StandingBadge status={status} /> },
  {
    key: 'ramp',
    name: 'Share',
    number: true,
    cell: ({ status, rampPercent }) => (status === 'draft' ? '–' : `${rampPercent}%`),
    order: ({ rampPercent }) => rampPercent,
  },
  { key: 'arms', name: 'Arms', number: true, cell: ({ arms }) => arms.length },
  {
    key: 'people',
    name: 'People',
    number: true,
    cell: ({ people }) => count(people),
    order: ({ people }) => people,
  },
  { key: 'since', name: 'Since', cell: ({ startedAt }) => (startedAt ? dateOf(startedAt) : '–') },
]

function Experiments() {
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffExperimentsDocument,
    requestPolicy: 'cache-and-network',
  })
  const rows = data?.staffExperiments
  if (!rows)
    return fetching ? <Skeleton height={240} /> : <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  if (rows.length === 0) return <p className="soft">There are no experiments.</p>
  return <ListTable label="Experiments" columns={columns} rows={rows} rowKey={({ id }) => id} />
}

/** Opens the form that writes an experiment down, for those who may. */
function WriteDown() {
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  if (!mayDo(user?.roles ?? [], 'set_experiments')) return null
  return open ? (
    <DraftForm onLeave={() => setOpen(false)} />
  ) : (
    <div>
      <Button size="small" onClick={() => setOpen(true)}>
        Plan an experiment
      </Button>
    </div>
  )
}

/**
 * Shows all experiments with their standing and the number of people in them. For employees with the task
 * `see_experiments`; others are refused, visitors sent to log in.
 */
export function ExperimentsScreen() {
  return (
    <StaffFrame title="Experiments" task="see_experiments">
      <p className="soft">Two or more versions of a part of the shop, and what people do with each.</p>
      <WriteDown />
      <Experiments />
    </StaffFrame>
  )
}
