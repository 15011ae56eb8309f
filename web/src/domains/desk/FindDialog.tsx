// The dialog of the employees' search, by the combobox pattern: the focus stays in the field, arrow keys move
// through the results, Enter opens one.
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import './desk-keys.ts'
import { Dialog } from '@base-ui/react/dialog'
import { isNoSearch, readDeskText, searchLength } from '@hemline/rules/desk/search.ts'
import { GetStaffSearchDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { useSettled } from '../../platform/use-settled.ts'
import { classes } from '../../ui/classes.ts'
import { useMountNode } from '../../ui/Modal.tsx'
import { useCountedOverlay } from '../../ui/overlays.store.ts'
import { useOptions } from '../../ui/use-options.ts'
import { Picture } from '../listing/Picture.tsx'
import styles from './Find.module.css'
import { groupsOf, type Hit, type HitGroup } from './hits.tsx'

/** The pause in typing, in milliseconds, after which the search is sent. */
const restMs = 150

/** What was found for the text; `groups` is undefined while nothing is known of it. */
function useFound(typed: string, roles: readonly string[]) {
  const text = useSettled(typed.trim(), restMs)
  const vague = isNoSearch(readDeskText(typed))
  const [{ data, error, fetching, operation }] = useQuery({
    query: GetStaffSearchDocument,
    variables: { search: text },
    pause: isNoSearch(readDeskText(text)),
    requestPolicy: 'cache-and-network',
  })
  const isAnswer = operation?.variables.search === typed.trim() && text === typed.trim()
  const found = isAnswer && !vague ? data?.staffSearch : undefined
  return {
    vague,
    error: isAnswer && !found && !fetching ? error : undefined,
    groups: found && groupsOf(found, roles),
  }
}

type RowProps = { hit: Hit; id: string; active: boolean; onOpen: () => void }

function HitRow({ hit, id, active, onOpen }: RowProps) {
  const Icon = hit.icon
  const row = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <Text as="span" ref={row} block className={styles.hit}>
      <HrefLink
        className={look({ flow: 'stack', gap: 3, align: 'center', padX: 5, padY: 1, tall: 52 })}
        id={id}
        href={hit.href}
        role="option"
        aria-selected={active}
        tabIndex={-1}
        onClick={onOpen}
      >
        <Stack as="span" gap={0} align="center" justifyItems="center" tone="soft" className={styles.lead}>
          {hit.photoId ? (
            <Picture photoId={hit.photoId} sizes="32px" eager />
          ) : (
            <Icon size={20} strokeWidth={1.5} aria-hidden />
          )}
        </Stack>
        <Stack as="span" gap={0} breaks>
          <Text as="b" weight={500}>
            {hit.title}
          </Text>
          <Text as="small" size={12} tone="soft">
            {hit.more}
          </Text>
        </Stack>
        <span className="num">{hit.end}</span>
      </HrefLink>
    </Text>
  )
}

type ListProps = {
  groups: readonly HitGroup[]
  listId: string
  idOf: (key: string) => string
  active: string | undefined
  onOpen: () => void
}

function Hits({ groups, listId, idOf, active, onOpen }: ListProps) {
  return (
    <div id={listId} role="listbox" aria-label="Found" className={styles.list}>
      {groups.map(({ name, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: The element groups the options of a list, and a fieldset groups fields of a form.
        <div key={name} role="group" aria-label={name}>
          <Text padX={5} padTop={4} padBottom={1} size={12} tone="soft" weight={600} aria-hidden>
            {name}
          </Text>
          {hits.map((hit) => (
            <HitRow key={hit.key} hit={hit} id={idOf(hit.key)} active={hit.key === active} onOpen={onOpen} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Palette({ roles, onClose }: { roles: readonly string[]; onClose: () => void }) {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  /** Enter was pressed before the answer was there: its first hit is opened. */
  const [hurry, setHurry] = useState(false)
  const { vague, error, groups } = useFound(typed, roles)
  const hits = groups?.flatMap((group) => group.hits) ?? []
  const { listId, marked, idOf, field, step, restart } = useOptions(
    hits.map((hit) => hit.key),
    hits.length > 0,
  )
  const active = hits.find((hit) => hit.key === marked)
  const first = hits[0]
  useEffect(() => {
    if (!hurry || !groups) return
    setHurry(false)
    if (!first) return
    onClose()
    void router.navigate({ href: first.href })
  }, [hurry, groups, first, onClose, router])
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || step(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!active) return setHurry(!vague && !groups)
      onClose()
      void router.navigate({ href: active.href })
    }
  }
  return (
    <>
      <Row noWrap padX={5} padY={0} edge="bottom" tall={60} className={styles.field}>
        <Search size={20} strokeWidth={1.5} aria-hidden />
        <input
          {...field}
          aria-label="Find anything"
          placeholder="Name, email, order, piece, bag, case or tracking number"
          enterKeyHint="go"
          maxLength={searchLength}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            restart()
            setHurry(false)
          }}
          onKeyDown={press}
        />
        <Dialog.Close className={styles.close} aria-label="Esc, close">
          Esc
        </Dialog.Close>
      </Row>
      {hits.length > 0 && groups && (
        <Hits groups={groups} listId={listId} idOf={idOf} active={marked} onOpen={onClose} />
      )}
      <Text role="status" pad={5} tone="soft" className={classes(styles.said, hits.length > 0 && 'sr')}>
        {vague && 'Three letters or digits are enough to begin.'}
        {groups?.length === 0 && `Nothing fits “${typed.trim()}”.`}
        {hits.length > 0 && `${hits.length} found`}
        {error && friendlyError(error, 'generic')}
      </Text>
    </>
  )
}

type Props = { open: boolean; onClose: () => void; roles: readonly string[] }

/** Renders the dialog of the desk's search over the screen. */
export function FindDialog({ open, onClose, roles }: Props) {
  const container = useMountNode()
  useCountedOverlay(open)
  if (!container) return null
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal container={container}>
        <Dialog.Backdrop className={styles.veil} />
        <Dialog.Popup className={styles.palette} data-keeps-focus aria-label="Find anything">
          <Palette roles={roles} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
