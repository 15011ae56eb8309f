// One release of the shop's texts: what it changes, each text as shoppers would read it, and its publication.
import './content-keys.ts'
import {
  type ContentDocumentFieldsFragment,
  GetContentReleaseDocument,
  type GetContentReleaseQuery,
  PublishContentReleaseDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, dateOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePlace } from '../../platform/place.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { Markdown } from '../legal/Markdown.tsx'
import { Refusal, stateWords } from './ContentScreen.tsx'

type Release = NonNullable<GetContentReleaseQuery['contentRelease']>
type Text = ContentDocumentFieldsFragment
const changeWords: Readonly<Record<Text['change'], string>> = {
  new: 'New',
  changed: 'Changed',
  same: 'As it is',
  gone: 'Taken away',
}
const kindWords: Readonly<Record<Text['kind'], string>> = { legal: 'Legal text', help: 'Answer' }

const columnsFor = (read: (text: Text) => void): readonly Column<Text>[] => [
  {
    key: 'title',
    name: 'Text',
    cell: (text) => (
      <LinkButton aria-label={`Read “${text.title}”`} onClick={() => read(text)}>
        {text.title}
      </LinkButton>
    ),
    order: ({ title }) => title,
  },
  { key: 'kind', name: 'Kind', cell: ({ kind }) => kindWords[kind], order: ({ kind }) => kind },
  {
    key: 'change',
    name: 'Against the text in force',
    cell: ({ change }) => <Badge>{changeWords[change]}</Badge>,
  },
]

function Publish({ release }: { release: Release }) {
  const [{ fetching, data, error }, publish] = useMutation(PublishContentReleaseDocument)
  const outcome = data?.publishContentRelease
  const submit = async () => {
    const answer = await publish({ id: release.id })
    if (answer.data?.publishContentRelease.__typename === 'ContentReleasePayload')
      showToast({ text: `Release ${release.number} is in force.` })
  }
  if (release.state === 'live') return null
  return (
    <Stack gap={3}>
      {outcome?.__typename === 'ContentRefused' && <Refusal {...outcome} />}
      {error && <Refusal message={friendlyError(error, 'generic')} problems={[]} />}
      <div>
        <Button busy={fetching} onClick={() => void submit()}>
          {release.state === 'draft' ? 'Put in force' : 'Go back to this release'}
        </Button>
      </div>
    </Stack>
  )
}

function Texts({ release }: { release: Release }) {
  const [key, setKey] = useState<string>()
  const open = release.documents.find((text) => text.key === key)
  const changes = release.documents.filter(({ change }) => change !== 'same')
  const shown = release.state === 'live' ? release.documents : changes
  return (
    <>
      <p className="soft">
        {stateWords[release.state]}, {countOf(release.documentCount, 'text')}. {release.note}.
        {release.publishedAt && ` In force from ${dateOf(release.publishedAt)}.`}
      </p>
      <Publish release={release} />
      {shown.length > 0 ? (
        <ListTable
          label="Texts"
          columns={columnsFor((text) => setKey(text.key))}
          rows={shown}
          rowKey={(text) => text.key}
        />
      ) : (
        <p>The texts of this release are the texts in force.</p>
      )}
      {open && (
        <Panel as="article" surface="sunk" round="control" pad={6} upTo="measure" aria-label={open.title}>
          <Row justify="between" align="baseline">
            <h2>{open.title}</h2>
            <Badge>{changeWords[open.change]}</Badge>
          </Row>
          <Markdown text={open.bodyMarkdown} />
        </Panel>
      )}
    </>
  )
}

function Loaded() {
  const id = usePlace().pathname.split('/').at(-1) ?? ''
  const [{ data, error, fetching }] = useQuery({
    query: GetContentReleaseDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  })
  if (data?.contentRelease) return <Texts release={data.contentRelease} />
  if (fetching) return <Skeleton height={240} />
  return error ? (
    <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  ) : (
    <p>
      There is no such release. <HrefLink href="/employee/content">All releases</HrefLink>
    </p>
  )
}

/** Shows one release: the texts that it changes, each as shoppers would read it, and how to publish. */
export function ContentReleaseScreen() {
  return (
    <StaffFrame title="A release of texts" task="texts">
      <Loaded />
    </StaffFrame>
  )
}
