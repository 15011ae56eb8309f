// The views of a table at the desk: all rows, and the views that the viewer saved, each with its count.
import './desk-keys.ts'
import {
  allRowsLabels,
  countOfView,
  type DeskScreen,
  rowsWord,
  viewNameLength,
  viewQuery,
} from '@hemline/rules/desk/views.ts'
import {
  DeleteDeskViewDocument,
  type DeskViewFieldsFragment,
  type DeskViewsOutcomeFragment,
  GetDeskViewsDocument,
  PutDeskViewFirstDocument,
  SaveDeskViewDocument,
} from '@hemline/schema/generated/graphql.ts'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type CombinedError, useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { TabRow } from '../../ui/TabRow.tsx'
import styles from './SavedViews.module.css'

/** How many rows have each state. */
type StateCounts = ReadonlyMap<string, number>
type Answer = { outcome: DeskViewsOutcomeFragment | undefined; error: CombinedError | undefined }
type View = DeskViewFieldsFragment

/** Saves, changes and deletes views, and keeps the sentence of the last refusal. */
function useChanges(screen: DeskScreen, changed: () => void) {
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching: saving }, saveView] = useMutation(SaveDeskViewDocument)
  const [{ fetching: deleting }, deleteView] = useMutation(DeleteDeskViewDocument)
  const [{ fetching: moving }, putFirst] = useMutation(PutDeskViewFirstDocument)
  const take = ({ outcome, error }: Answer): boolean => {
    const done = outcome?.__typename === 'DeskViewsPayload'
    setRefusal(done ? undefined : (outcome?.message ?? friendlyError(error, 'generic')))
    if (done) changed()
    return done
  }
  return {
    refusal,
    busy: saving || deleting || moving,
    forget: () => setRefusal(undefined),
    save: async (name: string, query: string, id?: string) => {
      const { data, error } = await saveView({ input: { screen, name, query, ...(id ? { id } : {}) } })
      return take({ outcome: data?.saveDeskView, error })
    },
    remove: async (id: string) => {
      const { data, error } = await deleteView({ id })
      return take({ outcome: data?.deleteDeskView, error })
    },
    putFirst: async (id: string) => {
      const { data, error } = await putFirst({ id })
      return take({ outcome: data?.putDeskViewFirst, error })
    },
  }
}
type Changes = ReturnType<typeof useChanges>

type NameFormProps = { name: string; busy: boolean; onSave: (name: string) => void; onCancel: () => void }

function NameForm({ name: given, busy, onSave, onCancel }: NameFormProps) {
  const [name, setName] = useState(given)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(name)
  }
  return (
    <Stack as="form" onSubmit={submit} gap={2} align="end" upTo="form" className={styles.naming}>
      <Field
        label="Name of the view"
        value={name}
        maxLength={viewNameLength}
        autoComplete="off"
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="small" busy={busy}>
        Save
      </Button>
      <Button look="line" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Stack>
  )
}

type OwnProps = { view: View; first: boolean; query: string; changes: Changes; onRename: () => void }

/** What can be done about the view that is shown. */
function OwnView({ view, first, query, changes, onRename }: OwnProps) {
  return (
    <Row gap={4} size={14}>
      {query !== view.query && (
        <LinkButton onClick={() => void changes.save(view.name, query, view.id)}>
          Keep these filters in “{view.name}”
        </LinkButton>
      )}
      <LinkButton onClick={onRename}>Rename</LinkButton>
      {!first && <LinkButton onClick={() => void changes.putFirst(view.id)}>Put first</LinkButton>}
      <LinkButton onClick={() => void changes.remove(view.id)}>Delete this view</LinkButton>
    </Row>
  )
}

type TabProps = {
  href: string
  name: string
  count: number | undefined
  current: boolean
  onOpen: () => void
}

function Tab({ href, name, count, current, onOpen }: TabProps) {
  return (
    <li>
      <HrefLink href={href} aria-current={current ? 'page' : undefined} onClick={onOpen}>
        {name}
        {count !== undefined && (
          <Text as="b" padX={2} padY={0} surface="sunk" round="full" size={12} weight={600} className="num">
            {rowsWord(count)}
          </Text>
        )}
      </HrefLink>
    </li>
  )
}

type Props = {
  screen: DeskScreen
  pathname: string
  /** The query of the table's address. */
  search: string
  counts: StateCounts | undefined
}

/**
 * Renders the tabs above a desk table: all rows, the employee's saved views, and the button that saves the
 * shown filters as a view. What the API refuses (a view's name, a change, a deletion) is said below.
 */
export function SavedViews({ screen, pathname, search, counts }: Props) {
  const [{ data }, ask] = useQuery({
    query: GetDeskViewsDocument,
    variables: { screen },
    requestPolicy: 'cache-and-network',
  })
  const changes = useChanges(screen, () => ask({ requestPolicy: 'network-only' }))
  const [naming, setNaming] = useState<'new' | 'old'>()
  /** The view that was opened last: its filters may have changed since. */
  const [openedId, setOpenedId] = useState<string>()
  const views = data?.deskViews ?? []
  const query = viewQuery(search)
  const shown = views.find((view) => view.query === query)
  const opened = shown ?? (query === '' ? undefined : views.find((view) => view.id === openedId))
  const hrefOf = (kept: string) => (kept === '' ? pathname : `${pathname}?${kept}`)
  const open = (id?: string) => {
    setOpenedId(id)
    setNaming(undefined)
    changes.forget()
  }
  const save = async (name: string) => {
    const kept = naming === 'old' && opened ? opened : undefined
    if (await changes.save(name, kept?.query ?? query, kept?.id)) setNaming(undefined)
  }
  return (
    <Stack gap={2}>
      <TabRow low gap={5} aria-label="Views" className={styles.views}>
        <Row as="ul" gap={5} align="stretch" noWrap>
          <Tab
            href={pathname}
            name={allRowsLabels[screen]}
            count={counts && countOfView(screen, '', counts)}
            current={query === ''}
            onOpen={() => open()}
          />
          {views.map((view) => (
            <Tab
              key={view.id}
              href={hrefOf(view.query)}
              name={view.name}
              count={counts && countOfView(screen, view.query, counts)}
              current={shown?.id === view.id}
              onOpen={() => open(view.id)}
            />
          ))}
        </Row>
        {query !== '' && !shown && naming !== 'new' && (
          <LinkButton onClick={() => setNaming('new')}>
            <Plus size={16} strokeWidth={1.5} aria-hidden /> Save this view
          </LinkButton>
        )}
      </TabRow>
      {naming && (
        <NameForm
          key={naming}
          name={naming === 'old' ? (opened?.name ?? '') : ''}
          busy={changes.busy}
          onSave={(name) => void save(name)}
          onCancel={() => open(openedId)}
        />
      )}
      {opened && !naming && (
        <OwnView
          view={opened}
          first={views[0]?.id === opened.id}
          query={query}
          changes={changes}
          onRename={() => setNaming('old')}
        />
      )}
      {changes.refusal && (
        <Note mood="bad" role="alert">
          {changes.refusal}
        </Note>
      )}
    </Stack>
  )
}
