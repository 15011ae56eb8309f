// Lists with names, and the links that show a list to whoever has them.
import { favoriteListsMost, listNameMost } from '@hemline/rules/favorites/lists.ts'
import {
  CreateFavoriteListDocument,
  DeleteFavoriteListDocument,
  type ListsAnswerFragment,
  type NamedListsFragment,
  RenameFavoriteListDocument,
  RevokeShareDocument,
  ShareFavoritesDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { Plus, Share as ShareIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { count } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { reportWarning } from '../../platform/reports.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Check.tsx'
import { Chip, ChipRow, chipClass } from '../../ui/Chip.tsx'
import { Field } from '../../ui/Field.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { savedHref } from './saved-place.ts'

type Lists = NamedListsFragment['lists']
type Share = Lists[number]['share']
type Answer = { outcome: ListsAnswerFragment | undefined; error: CombinedError | undefined }

/** Returns the sentence of a refusal; undefined when the change was made. */
const problemOf = ({ outcome, error }: Answer): string | undefined =>
  outcome?.__typename === 'ListsPayload' ? undefined : (outcome?.message ?? friendlyError(error, 'generic'))

type NameFormProps = {
  label: string
  name?: string
  save: (name: string) => Promise<string | undefined>
  onEnd: () => void
}

function NameForm({ label, name: given = '', save, onEnd }: NameFormProps) {
  const [name, setName] = useState(given)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const refused = await save(name)
    setBusy(false)
    setProblem(refused)
    if (!refused) onEnd()
  }
  return (
    <Stack as="form" gap={3} upTo="side" onSubmit={(event) => void submit(event)}>
      <Field
        label={label}
        value={name}
        error={problem}
        maxLength={listNameMost}
        placeholder="For June’s wedding"
        autoComplete="off"
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      <Row gap={2}>
        <Button type="submit" size="small" busy={busy}>
          Save
        </Button>
        <Button look="line" size="small" onClick={onEnd}>
          Cancel
        </Button>
      </Row>
    </Stack>
  )
}

/** Renders the viewer's favorites lists as chips that filter the page, and a button to make a new list. */
export function ListChips({ lists, search, current }: { lists: Lists; search: string; current?: string }) {
  const [making, setMaking] = useState(false)
  const opener = useFocusBack(making)
  const [, create] = useMutation(CreateFavoriteListDocument)
  const save = async (name: string) => {
    const { data, error } = await create({ name })
    return problemOf({ outcome: data?.createFavoriteList, error })
  }
  return (
    <Stack gap={3}>
      <ChipRow slide>
        {lists.length > 0 && (
          <HrefLink
            className={chipClass}
            href={savedHref(search, 'list', undefined)}
            aria-current={current ? undefined : 'true'}
            resetScroll={false}
          >
            All lists
          </HrefLink>
        )}
        {lists.map(({ id, name, count: some }) => (
          <HrefLink
            key={id}
            className={chipClass}
            href={savedHref(search, 'list', id)}
            aria-current={id === current ? 'true' : undefined}
            resetScroll={false}
          >
            <bdi>{name}</bdi> <span className="num">{count(some)}</span>
          </HrefLink>
        ))}
        {lists.length < favoriteListsMost && (
          <Chip ref={opener} onClick={() => setMaking(true)} aria-expanded={making}>
            <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
            New list
          </Chip>
        )}
      </ChipRow>
      {making && <NameForm label="Name of the list" save={save} onEnd={() => setMaking(false)} />}
    </Stack>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await globalThis.navigator.clipboard.writeText(link)
    showToast({ text: 'Link copied.' })
  } catch (error) {
    reportWarning('the link could not be copied', { error })
    showToast({ text: `Your browser would not copy it. The link is ${link}` })
  }
}

/**
 * Renders the tools for the share link of a favorites list, or of all favorites: make, copy, show the owner's
 * name or not, revoke.
 */
export function ShareTools({ share, listId, what }: { share: Share; listId: string | null; what: string }) {
  const [{ fetching: making }, make] = useMutation(ShareFavoritesDocument)
  const [{ fetching: ending }, revoke] = useMutation(RevokeShareDocument)
  const put = async (showName: boolean) => {
    const { data, error } = await make({ input: { listId, showName } })
    const problem = problemOf({ outcome: data?.shareFavorites, error })
    if (problem) showToast({ text: problem })
  }
  const end = async (code: string) => {
    const { data, error } = await revoke({ code })
    const problem = problemOf({ outcome: data?.revokeShare, error })
    showToast({ text: problem ?? 'The link is taken back. Whoever opens it reads so.' })
  }
  if (!share)
    return (
      <Button look="line" size="small" busy={making} onClick={() => void put(false)}>
        <ShareIcon size={16} strokeWidth={1.5} aria-hidden="true" />
        Share {what}
      </Button>
    )
  const link = new URL(`/fv/${share.code}`, globalThis.location.origin).href
  return (
    <Stack gap={2} upTo="side" breaks>
      <p className="small">
        Whoever has this link sees {what}: <a href={link}>{link}</a>
      </p>
      <Check checked={share.showsName} disabled={making} onChange={(event) => void put(event.target.checked)}>
        Show my first name
      </Check>
      <Row gap={3}>
        <Button look="line" size="small" onClick={() => void copy(link)}>
          Copy link
        </Button>
        <LinkButton disabled={ending} onClick={() => void end(share.code)}>
          Take the link back
        </LinkButton>
      </Row>
    </Stack>
  )
}

/** Renders the tools for the chosen favorites list: rename it and delete it. */
export function ListTools({ list, search }: { list: Lists[number]; search: string }) {
  const router = useRouter()
  const [renaming, setRenaming] = useState(false)
  const opener = useFocusBack(renaming)
  const [, rename] = useMutation(RenameFavoriteListDocument)
  const [{ fetching: deleting }, remove] = useMutation(DeleteFavoriteListDocument)
  const save = async (name: string) => {
    const { data, error } = await rename({ listId: list.id, name })
    return problemOf({ outcome: data?.renameFavoriteList, error })
  }
  const end = async () => {
    const { data, error } = await remove({ listId: list.id })
    const problem = problemOf({ outcome: data?.deleteFavoriteList, error })
    showToast({ text: problem ?? `“${list.name}” is deleted. Its pieces are still saved.` })
    if (!problem) void router.navigate({ href: savedHref(search, 'list', undefined) })
  }
  if (renaming)
    return <NameForm label="Name of the list" name={list.name} save={save} onEnd={() => setRenaming(false)} />
  return (
    <Row gap={4}>
      <ShareTools share={list.share ?? null} listId={list.id} what="this list" />
      <LinkButton ref={opener} onClick={() => setRenaming(true)}>
        Rename
      </LinkButton>
      <LinkButton disabled={deleting} onClick={() => void end()}>
        Delete this list
      </LinkButton>
    </Row>
  )
}
