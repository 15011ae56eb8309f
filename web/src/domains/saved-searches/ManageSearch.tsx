import {
  PauseSavedSearchDocument,
  RemoveSavedSearchDocument,
  type SavedSearchFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row } from '../../ui/layout.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { showToast } from '../../ui/toasts.store.ts'

/**
 * Renders buttons that pause or resume a saved search and delete it, after a confirmation in place. A success
 * closes the dialog with a toast; a failure shows an error.
 */
export function ManageSearch({ search }: { search: SavedSearchFieldsFragment }) {
  const [asking, setAsking] = useState(false)
  const [pausing, pause] = useMutation(PauseSavedSearchDocument)
  const [removing, remove] = useMutation(RemoveSavedSearchDocument)
  const error = pausing.error ?? removing.error
  const togglePause = async () => {
    const { data } = await pause({ id: search.id, paused: !search.paused })
    if (!data) return
    closeModal()
    showToast({ text: search.paused ? 'It looks for pieces again.' : 'Paused. You hear nothing of it.' })
  }
  const removeNow = async () => {
    const { data } = await remove({ id: search.id })
    if (!data) return
    closeModal()
    showToast({ text: `“${search.name}” is deleted.` })
  }
  return (
    <>
      {error && <ErrorMessage>{friendlyError(error, 'savedSearches')}</ErrorMessage>}
      <Row justify="between" rows={0}>
        <LinkButton onClick={() => void togglePause()}>
          {search.paused ? 'Go on looking' : 'Pause this search'}
        </LinkButton>
        {asking ? (
          <LinkButton onClick={() => void removeNow()}>Yes, delete it</LinkButton>
        ) : (
          <LinkButton onClick={() => setAsking(true)}>Delete</LinkButton>
        )}
      </Row>
    </>
  )
}
