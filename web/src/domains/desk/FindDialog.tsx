// The dialog of the employees' search, by the combobox pattern: the focus stays in the field, arrow keys move
// through the results, Enter opens one.
import {
  hitsWord,
  readScopePrefix,
  type SearchScope,
  scopesOf,
  searchLength,
} from '@hemline/rules/desk/search.ts'
import './desk-keys.ts'
import { Dialog } from '@base-ui/react/dialog'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { useMountNode } from '../../ui/Modal.tsx'
import { useCountedOverlay } from '../../ui/overlays.store.ts'
import { useOptions } from '../../ui/use-options.ts'
import { Picture } from '../listing/Picture.tsx'
import styles from './Find.module.css'
import { type Hit, type HitGroup, scopeNames } from './hits.tsx'
import { useFound } from './use-found.ts'
import type { Queues } from './Ways.tsx'

type RowProps = { hit: Hit; id: string; active: boolean; onOpen: (hit: Hit, event: MouseEvent) => void }

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
        onClick={(event) => onOpen(hit, event)}
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
  onOpen: RowProps['onOpen']
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

type Counts = ReturnType<typeof useFound>['counts']
type ScopesProps = {
  scopes: readonly SearchScope[]
  scope: SearchScope | undefined
  counts: Counts
  onScope: (scope: SearchScope | undefined) => void
}

/** The chips that narrow the search. The field keeps the focus: Tab in the field moves through them. */
function Scopes({ scopes, scope, counts, onScope }: ScopesProps) {
  const chip = { tabIndex: -1, onMouseDown: (event: MouseEvent) => event.preventDefault() }
  const countOf = (one: SearchScope) => (one === 'deeds' || !counts ? undefined : hitsWord(counts[one]))
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset groups fields of a form, and these are buttons.
    <div role="group" aria-label="Narrow to" className={look({ padX: 5, padTop: 3 }, styles.scopes)}>
      <ChipRow slide>
        <Chip {...chip} pressed={scope === undefined} onClick={() => onScope(undefined)}>
          Everything
        </Chip>
        {scopes.map((one) => (
          <Chip {...chip} key={one} pressed={scope === one} onClick={() => onScope(one)}>
            {scopeNames[one]}
            {countOf(one) && <span className="num">{countOf(one)}</span>}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}

/** The keys that work here, in print; a screen without a keyboard has no such line. */
function Keys({ said }: { said: string }) {
  const keys: readonly (readonly [key: string, words: string])[] = [
    ['↑↓', 'move'],
    ['Tab', 'narrow'],
    ['↵', 'open'],
    ['o: r: >', 'narrow to orders, returns, screens'],
  ]
  return (
    <Row
      as="footer"
      gap={4}
      noWrap
      padX={5}
      padY={2}
      edge="top"
      size={12}
      tone="soft"
      className={styles.keys}
    >
      {keys.map(([key, words]) => (
        <span key={key}>
          <kbd>{key}</kbd> {words}
        </span>
      ))}
      <Text as="span" grow textAlign="end" numbers>
        {said}
      </Text>
    </Row>
  )
}

/**
 * Hook: the typed text and the scope. A prefix that is typed ("o:") becomes the scope; Backspace in the empty
 * field takes the scope away, and Tab goes to the next scope that has results.
 */
function useTyped(scopes: readonly SearchScope[]) {
  const [typed, setTyped] = useState('')
  const [scope, setScope] = useState<SearchScope>()
  const type = (text: string) => {
    const prefix = scope === undefined ? readScopePrefix(text, scopes) : undefined
    if (prefix) setScope(prefix.scope)
    setTyped(prefix ? prefix.rest : text)
  }
  /** Moves the scope by a pressed key; false for other keys. */
  const narrow = (event: KeyboardEvent, counts: Counts): boolean => {
    if (event.key === 'Backspace' && typed === '' && scope !== undefined) {
      setScope(undefined)
      return true
    }
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return false
    event.preventDefault()
    const full = scopes.filter((one) => one === scope || one === 'deeds' || !counts || counts[one] > 0)
    const row = [undefined, ...full]
    const at = row.indexOf(scope) + (event.shiftKey ? -1 : 1)
    setScope(row[(at + row.length) % row.length])
    return true
  }
  return { typed, scope, type, setScope, narrow }
}

const placeholders: Readonly<Partial<Record<SearchScope, string>>> = {
  people: 'Name or email',
  orders: 'Order, name, email, piece or tracking number',
  pieces: 'Brand and title, or the number',
  bags: 'Number or code of the bag, name or email of the seller',
  parcels: 'Tracking number, order or name',
  returns: 'Number of the return, tracking number or email',
  cases: 'Number, words of the subject, name or email',
  deeds: 'What would you like to do?',
}

type PaletteProps = { roles: readonly string[]; queues: Queues; onClose: () => void }

function Palette({ roles, queues, onClose }: PaletteProps) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const scopes = scopesOf(roles)
  const { typed, scope, type, setScope, narrow } = useTyped(scopes)
  /** Enter was pressed before the answer was there: its first hit is opened. */
  const [hurry, setHurry] = useState(false)
  const { vague, error, groups, counts, isAnswered } = useFound({ typed, scope, roles, queues })
  const hits = groups.flatMap((group) => group.hits)
  const { listId, marked, idOf, field, step, restart } = useOptions(
    hits.map((hit) => hit.key),
    hits.length > 0,
  )
  const active = hits.find((hit) => hit.key === marked)
  const narrowTo = (next: SearchScope | undefined) => {
    setScope(next)
    restart()
    input.current?.focus()
  }
  const open = (hit: Hit) => {
    if (hit.scope) return narrowTo(hit.scope)
    onClose()
    void router.navigate({ href: hit.href })
  }
  const first = hits[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: What opens a hit is made anew with each drawing.
  useEffect(() => {
    if (!hurry || !isAnswered) return
    setHurry(false)
    if (first) open(first)
  }, [hurry, isAnswered, first])
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || step(event)) return
    if (narrow(event, counts)) return restart()
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!active) return setHurry(!vague && !isAnswered)
    if ((event.ctrlKey || event.metaKey) && !active.scope) return void globalThis.open(active.href, '_blank')
    open(active)
  }
  const click = (hit: Hit, event: MouseEvent) => {
    if (!hit.scope) return onClose()
    event.preventDefault()
    open(hit)
  }
  const found = hits.filter(({ key }) => !key.startsWith('all-')).length
  const said = scope ? `${found} found in ${scopeNames[scope]}` : `${found} found`
  return (
    <>
      <Row noWrap padX={5} padY={0} edge="bottom" tall={60} className={styles.field}>
        <Search size={20} strokeWidth={1.5} aria-hidden />
        <input
          {...field}
          ref={input}
          aria-label="Find anything"
          placeholder={
            (scope && placeholders[scope]) ?? 'Name, email, order, piece, bag, case or tracking number'
          }
          enterKeyHint="go"
          maxLength={searchLength}
          value={typed}
          onChange={(event) => {
            type(event.target.value)
            restart()
            setHurry(false)
          }}
          onKeyDown={press}
        />
        <Dialog.Close className={styles.close} aria-label="Esc, close">
          Esc
        </Dialog.Close>
      </Row>
      <Scopes scopes={scopes} scope={scope} counts={counts} onScope={narrowTo} />
      {hits.length > 0 && <Hits groups={groups} listId={listId} idOf={idOf} active={marked} onOpen={click} />}
      <Text role="status" pad={5} tone="soft" className={classes(styles.said, hits.length > 0 && 'sr')}>
        {vague && 'Three letters or digits are enough to begin.'}
        {typed === '' && hits.length === 0 && 'Type a name, a number or a few words.'}
        {typed !== '' && isAnswered && !vague && hits.length === 0 && `Nothing fits “${typed.trim()}”.`}
        {hits.length > 0 && isAnswered && said}
        {typed !== '' && !vague && !isAnswered && !error && hits.length === 0 && 'Searching …'}
        {error && friendlyError(error, 'generic')}
      </Text>
      <Keys said={hits.length > 0 && isAnswered && typed !== '' ? said : ''} />
    </>
  )
}

type Props = PaletteProps & { open: boolean }

/**
 * Renders the dialog of the desk's search over the screen; nothing on a page without the mount node of
 * overlays.
 */
export function FindDialog({ open, ...palette }: Props) {
  const container = useMountNode()
  useCountedOverlay(open)
  if (!container) return null
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && palette.onClose()}>
      <Dialog.Portal container={container}>
        <Dialog.Backdrop className={styles.veil} />
        <Dialog.Popup className={styles.palette} data-keeps-focus aria-label="Find anything">
          <Palette {...palette} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
