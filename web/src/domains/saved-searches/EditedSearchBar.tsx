// The bar of a listing while the filters of a saved search are edited.
import {
  GetSavedSearchesDocument,
  type SavedSearchFieldsFragment,
  SaveSearchDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './EditedSearchBar.module.css'
import { editSearch, useEditedSearch } from './edited-search.store.ts'
import { withoutWords, wordsOf } from './left-out-words.ts'
import { openSaveSearch } from './open-save-search.ts'
import { listingToSave, type ShownListing } from './shown-listing.ts'

type Props = {
  /** The listing on the screen; undefined until its pieces have loaded. */
  shown: ShownListing | undefined
}

type BarProps = { search: SavedSearchFieldsFragment; shown: ShownListing | undefined }

function Bar({ search, shown }: BarProps) {
  const router = useRouter()
  const [saving, save] = useMutation(SaveSearchDocument)
  const [refused, setRefused] = useState<string>()
  const toSearches = () => void router.navigate({ href: '/saved/searches' })
  const saveChanges = async () => {
    if (!shown) return undefined
    setRefused(undefined)
    const { filters, ...rest } = listingToSave(shown)
    const listing = {
      ...rest,
      id: search.id,
      filters: withoutWords(filters),
      leftOut: wordsOf(filters),
    }
    const answer = await save({ input: { listing, name: search.name, rhythm: search.rhythm } })
    const result = answer.data?.saveSearch
    if (!result) return setRefused(friendlyError(answer.error, 'savedSearches'))
    switch (result.__typename) {
      case 'SaveSearchPayload':
        editSearch(null)
        showToast({
          text: `“${search.name}” looks for this now.`,
          action: { label: 'See it', act: toSearches },
        })
        return undefined
      case 'SearchNameTaken':
      case 'SearchTooBroad':
      case 'SearchNeverMatches':
      case 'SavedSearchesFull':
      case 'InvalidInput':
        return setRefused(result.message)
    }
  }
  const saveAsNew = () => {
    if (shown) void openSaveSearch({ ...listingToSave(shown), onSaved: () => editSearch(null) })
  }
  const cancel = () => {
    editSearch(null)
    toSearches()
  }
  return (
    <section className={styles.bar} aria-label={`Edit the search ${search.name}`}>
      {refused && (
        <Text role="alert" padBottom={2} tone="danger">
          {refused}
        </Text>
      )}
      <Row gap={5} rows={0} centered className={styles.ways}>
        <Button
          className={styles.save}
          disabled={!shown || saving.fetching}
          onClick={() => void saveChanges()}
        >
          <bdi className={look({ clip: true, nowrap: true, ellipsis: true })}>
            Save changes to “{search.name}”
          </bdi>
        </Button>
        <LinkButton disabled={!shown} onClick={saveAsNew} aria-haspopup="dialog">
          Save as new
        </LinkButton>
        <LinkButton onClick={cancel}>Cancel</LinkButton>
      </Row>
    </section>
  )
}

/**
 * Renders the bar at the foot of a listing that writes the listing's filters into the saved search that is
 * edited, saves them as a new search, or gives up. Nothing while none is edited, and for a search that the
 * viewer no longer has.
 */
export function EditedSearchBar({ shown }: Props) {
  const id = useEditedSearch((edited) => edited.id)
  const [{ data }] = useQuery({ query: GetSavedSearchesDocument, pause: id === null })
  const search = data?.savedSearches.find((one) => one.id === id)
  return search ? <Bar search={search} shown={shown} /> : null
}
