// One release of the shop's texts: what it changes, each text as shoppers would read it, and its publication.
import './content-keys.ts'
import { isAgreedText, legalChangesMost } from '@hemline/rules/identity/legal.ts'
import {
  type ContentDocumentFieldsFragment,
  GetContentReleaseDocument,
  type GetContentReleaseQuery,
  PublishContentReleaseDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, dateOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePlace } from '../../platform/place.ts'
import { AreaField } from '../../ui/AreaField.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
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
const kindWords: Readonly<Record<Text['kind'], string>> = {
  legal: 'Legal text',
  help: 'Answer',
  landing: 'Landing page',
  report: 'Resale report',
}

/** The page that a landing page or a report of a release would make; undefined for other texts. */
function previewOf({ kind, slug, change }: Text, release: string): string | undefined {
  if (change === 'gone') return undefined
  if (kind === 'landing') return `/lp/${slug}?release=${release}`
  return kind === 'report' ? `/resale/${slug}?release=${release}` : undefined
}

/** The lines of a page's fields, which stand below each other in a list. */
const fieldLines = /^(?:Source|Filters|Sort|Budget|Chart|Caption|Fact): /gm

/** Renders a text of a release: its page as shoppers would see it, and what its file says. */
function OpenText({ text, release }: { text: Text; release: string }) {
  const preview = previewOf(text, release)
  const place = useRef<HTMLDivElement>(null)
  // The text stands below the list, which is longer than a screen.
  useEffect(() => {
    if (text.key) place.current?.scrollIntoView?.({ block: 'start' })
  }, [text.key])
  return (
    <Panel as="article" surface="sunk" round="control" pad={6} upTo="measure" aria-label={text.title}>
      <div ref={place} />
      <Row justify="between" align="baseline">
        <h2>{text.title}</h2>
        <Badge>{changeWords[text.change]}</Badge>
      </Row>
      {preview && (
        <HrefLink className="link alone" href={preview}>
          See the page as shoppers would
        </HrefLink>
      )}
      <Stack gap={3} above={3}>
        <Markdown text={preview ? text.bodyMarkdown.replace(fieldLines, '- $&') : text.bodyMarkdown} />
      </Stack>
    </Panel>
  )
}

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
  const [mustAccept, setMustAccept] = useState(true)
  const [words, setWords] = useState('')
  const outcome = data?.publishContentRelease
  const changesTerms = release.documents.some((text) => text.change !== 'same' && isAgreedText(text))
  const asks = changesTerms && mustAccept
  const submit = async () => {
    const changes = asks ? words.split('\n') : null
    const answer = await publish({ id: release.id, changes })
    if (answer.data?.publishContentRelease.__typename !== 'ContentReleasePayload') return
    const asked = asks ? ' Members are asked to accept the new terms.' : ''
    showToast({ text: `Release ${release.number} is in force.${asked}` })
  }
  if (release.state === 'live') return null
  return (
    <Stack gap={4} upTo="measure">
      {outcome?.__typename === 'ContentRefused' && <Refusal {...outcome} />}
      {error && <Refusal message={friendlyError(error, 'generic')} problems={[]} />}
      {changesTerms && (
        <Check checked={mustAccept} onChange={(event) => setMustAccept(event.currentTarget.checked)}>
          Members must accept the new terms before they buy or sell again
        </Check>
      )}
      {asks && (
        <AreaField
          label="What changes for members"
          hint={`A sentence a line, ${legalChangesMost} at most. Members read them when they are asked.`}
          rows={3}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
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
        {release.termsVersion && ` Its terms are version ${release.termsVersion}.`}
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
      {open && <OpenText text={open} release={release.id} />}
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

/**
 * Renders one release for employees with the task `texts`: the texts that it changes, as shoppers would read
 * them, and the form that publishes it. Others are refused, visitors sent to log in.
 */
export function ContentReleaseScreen() {
  return (
    <StaffFrame title="A release of texts" task="texts" list={{ to: '/employee/content', name: 'Texts' }}>
      <Loaded />
    </StaffFrame>
  )
}
