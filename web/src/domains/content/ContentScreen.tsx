// Where employees make releases of the shop's texts from the files (specification §7, getContentRelease).
import './content-keys.ts'
import {
  type ContentReleaseFieldsFragment,
  type ContentReleaseOutcomeFragment,
  GetStaffContentReleasesDocument,
  MakeContentReleaseDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, dateOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'

type Release = ContentReleaseFieldsFragment
export const stateWords: Readonly<Record<Release['state'], string>> = {
  draft: 'Draft',
  live: 'In force',
  retired: 'Was in force',
}

const columns: readonly Column<Release>[] = [
  {
    key: 'number',
    name: 'Release',
    cell: ({ id, number, note }) => (
      <HrefLink className="link" href={`/employee/content/${id}`}>
        {number} · {note}
      </HrefLink>
    ),
    order: ({ number }) => number,
  },
  { key: 'state', name: 'State', cell: ({ state }) => <Badge>{stateWords[state]}</Badge> },
  { key: 'texts', name: 'Texts', number: true, cell: ({ documentCount }) => documentCount },
  {
    key: 'made',
    name: 'Made',
    cell: ({ madeAt, madeBy }) => [dateOf(madeAt), madeBy].filter(Boolean).join(', '),
  },
  {
    key: 'published',
    name: 'Put in force',
    cell: ({ publishedAt, publishedBy }) =>
      publishedAt ? [dateOf(publishedAt), publishedBy].filter(Boolean).join(', ') : 'not yet',
  },
]

type Refused = Extract<ContentReleaseOutcomeFragment, { __typename: 'ContentRefused' }>

/** Renders why a source of texts was not taken: the message, and a sentence for each wrong file. */
export function Refusal({ message, problems }: Pick<Refused, 'message' | 'problems'>) {
  return (
    <Note mood="bad" role="alert">
      <b>{message}</b>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ path, message: why }) => (
            <li key={path}>
              <b>{path}</b>: {why}
            </li>
          ))}
        </ul>
      )}
    </Note>
  )
}

function Make() {
  const [note, setNote] = useState('')
  const [refused, setRefused] = useState<Pick<Refused, 'message' | 'problems'>>()
  const [{ fetching }, make] = useMutation(MakeContentReleaseDocument)
  const navigate = useNavigate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { data, error } = await make({ note })
    const outcome = data?.makeContentRelease
    if (outcome?.__typename === 'ContentReleasePayload')
      return navigate({ to: `/employee/content/${outcome.release.id}` })
    setRefused(outcome ?? { message: friendlyError(error, 'generic'), problems: [] })
  }
  return (
    <Stack as="form" gap={3} upTo="form" onSubmit={(event) => void submit(event)}>
      <Field
        label="What changes"
        value={note}
        maxLength={200}
        onChange={(event) => setNote(event.target.value)}
      />
      {refused && <Refusal {...refused} />}
      <div>
        <Button type="submit" busy={fetching}>
          Make a release of the files
        </Button>
      </div>
    </Stack>
  )
}

function Releases() {
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffContentReleasesDocument,
    requestPolicy: 'cache-and-network',
  })
  const releases = data?.staffContentReleases
  if (!releases)
    return fetching ? <Skeleton height={240} /> : <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  if (releases.length === 0) return <p className="soft">Nobody has made a release yet.</p>
  return (
    <>
      <p className="soft">{countOf(releases.length, 'release')}, the newest first.</p>
      <ListTable label="Releases" columns={columns} rows={releases} rowKey={({ id }) => id} />
    </>
  )
}

/**
 * Renders the releases of the shop's texts for employees with the task `texts`, and a form that makes a
 * release of the present files. Others are refused, visitors sent to log in.
 */
export function ContentScreen() {
  return (
    <StaffFrame title="Texts" task="texts">
      <p className="soft">
        Legal texts, answers of the help centre, landing pages and resale reports are written in files. A
        release takes all files at once; shoppers read it when you put it in force.
      </p>
      <Make />
      <Releases />
    </StaffFrame>
  )
}
