import { frequencyWords } from '@hemline/rules/saved-searches/saved-searches.ts'
import {
  type FilterInput,
  GetSearchPreviewDocument,
  GetSubscriptionsDocument,
  type SavedSearchFieldsFragment,
  SaveSearchDocument,
  type SearchChannel,
  type SearchRhythm,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { BellRing } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { clockTime } from '../../platform/clock-times.ts'
import { failuresOf, friendlyError } from '../../platform/errors.ts'
import { count } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { withoutWords, wordsOf } from './left-out-words.ts'
import { ManageSearch } from './ManageSearch.tsx'
import { rhythms, savedWords } from './rhythms.ts'
import styles from './SavedSearches.module.css'
import { SearchChannels } from './SearchChannels.tsx'
import { WordTokens } from './WordTokens.tsx'

/** The listing that the form saves; `saved`: the saved search that it changes. */
export type ListingOfForm = {
  path: string
  title: string
  filters: FilterInput[]
  text: string
  saved?: SavedSearchFieldsFragment
  /** Runs once the search is saved. */
  onSaved?: () => void
}

const allChannels: SearchChannel[] = ['email', 'push', 'text']

/** What the words to leave out cost. */
function costWords(words: readonly string[], total: number, kept: number): string {
  if (words.length === 0) return 'They count in title, brand, color and cloth.'
  return total === kept
    ? `No piece of ${count(total)} has them just now.`
    : `They leave out ${count(total - kept)} of ${count(total)} pieces, in title, brand, color and cloth.`
}

/** Shown to visitors: there is nobody to tell yet. */
function LogInFirst({ path }: { path: string }) {
  const next = encodeURIComponent(path)
  return (
    <Stack gap={5}>
      <ModalTitle>Save this search</ModalTitle>
      <p className="soft">Log in, and we tell you when a piece for this search goes on sale.</p>
      <HrefLink className={buttonClass({ wide: true })} href={`/log-in?next=${next}`} onClick={closeModal}>
        Log in
      </HrefLink>
      <HrefLink
        className={buttonClass({ look: 'line', wide: true })}
        href={`/sign-up?next=${next}`}
        onClick={closeModal}
      >
        Create an account
      </HrefLink>
    </Stack>
  )
}

type Refused = { field: 'name' | 'leftOut' | 'form'; message: string }

/**
 * Renders the dialog's form that saves a listing as a saved search or changes one: name, excluded words,
 * rhythm and channels. After success the dialog closes, `onSaved` is called and a toast says so; refusals
 * stand at their fields or above the button. Visitors are asked to log in.
 */
export function SaveSearchForm({ path, title, filters, text, saved, onSaved }: ListingOfForm) {
  const router = useRouter()
  const [words, setWords] = useState(() => wordsOf(filters))
  const [name, setName] = useState<string | undefined>(saved?.name)
  const [rhythm, setRhythm] = useState<SearchRhythm>(saved?.rhythm ?? 'daily')
  const [channels, setChannels] = useState<SearchChannel[]>(saved?.channels ?? allChannels)
  const [refused, setRefused] = useState<Refused>()
  const listing = {
    path,
    title,
    filters: withoutWords(filters),
    text,
    leftOut: words,
    ...(saved && { id: saved.id }),
  }
  const [{ data, error }] = useQuery({ query: GetSearchPreviewDocument, variables: { listing } })
  const last = useRef(data?.searchPreview)
  if (data) last.current = data.searchPreview
  const preview = last.current
  const [saving, save] = useMutation(SaveSearchDocument)
  const [{ data: told }] = useQuery({ query: GetSubscriptionsDocument })
  const isConfirmed = told?.subscriptions.emailConfirmed !== false
  if (failuresOf(error).some(({ code }) => code === 'UNAUTHENTICATED')) return <LogInFirst path={path} />
  const shownName = name ?? preview?.name ?? ''
  const never = preview?.never ?? undefined
  const wordError = refused?.field === 'leftOut' ? refused.message : never?.word ? never.message : undefined
  const blocked = preview?.tooBroad ?? (never && !never.word ? never.message : undefined)
  // Until the shop has named the search, the form has no name to send.
  const unnamed = shownName === '' && !preview && !error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (unnamed) return undefined
    setRefused(undefined)
    const answer = await save({ input: { listing, name: shownName, rhythm, channels } })
    const result = answer.data?.saveSearch
    if (!result) return setRefused({ field: 'form', message: friendlyError(answer.error, 'savedSearches') })
    switch (result.__typename) {
      case 'SaveSearchPayload': {
        closeModal()
        onSaved?.()
        const toSearches = () => void router.navigate({ href: '/saved/searches' })
        showToast({
          text: saved ? 'Changed.' : savedWords(rhythm, { byMail: channels.includes('email'), isConfirmed }),
          icon: <BellRing size={20} strokeWidth={1.5} aria-hidden />,
          action: saved ? undefined : { label: 'See it', act: toSearches },
        })
        return undefined
      }
      case 'SearchNameTaken':
        return setRefused({ field: 'name', message: result.message })
      case 'InvalidInput':
        return setRefused({
          field: result.fields[0]?.field === 'leftOut' ? 'leftOut' : 'name',
          message: result.message,
        })
      case 'SearchNeverMatches':
        return setRefused({ field: result.word ? 'leftOut' : 'form', message: result.message })
      case 'SearchTooBroad':
      case 'SavedSearchesFull':
        return setRefused({ field: 'form', message: result.message })
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        <div>
          <ModalTitle>{saved ? 'Change this search' : 'Save this search'}</ModalTitle>
          <p className="soft" aria-live="polite">
            {preview?.criteria ?? '\u00a0'}
          </p>
        </div>
        {error && !preview && <ErrorMessage>{friendlyError(error, 'searchPreview')}</ErrorMessage>}
        <Field
          label="Name"
          value={shownName}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
          error={refused?.field === 'name' ? refused.message : undefined}
        />
        <WordTokens
          words={words}
          onChange={(next) => {
            setWords(next)
            setRefused(undefined)
          }}
          hint={preview ? costWords(words, preview.totalCount, preview.keptCount) : '\u00a0'}
          error={wordError}
        />
        <ChoiceCards legend="Tell me" legendLook="label" look="rows">
          {rhythms.map(({ value, label, when, words: explained }) => (
            <ChoiceCard
              key={value}
              value={value}
              title={label}
              words={explained}
              end={
                <Text as="span" textAlign="end" className="soft small num">
                  {when === 'frequency'
                    ? preview && frequencyWords(preview.perDay)
                    : when !== undefined && clockTime(when)}
                </Text>
              }
              checked={rhythm === value}
              onChange={() => setRhythm(value)}
            />
          ))}
        </ChoiceCards>
        <SearchChannels channels={channels} onChange={setChannels} />
        {(blocked || refused?.field === 'form') && <ErrorMessage>{blocked ?? refused?.message}</ErrorMessage>}
        <Panel padY={3} surface="card" edge="top" className={styles.submit}>
          <Button type="submit" wide disabled={saving.fetching || unnamed || blocked !== undefined}>
            {saved ? 'Save changes' : 'Save search'}
          </Button>
        </Panel>
        {saved && <ManageSearch search={saved} />}
      </Stack>
    </form>
  )
}
