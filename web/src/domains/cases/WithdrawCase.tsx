import { WithdrawCaseDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import type { CaseKey } from './case-key.ts'

/** `terms` says what is given up; `byKey` is the key of somebody without an account. */
export type WithdrawCaseProps = { code: string; terms: string; byKey: CaseKey | null }

/**
 * Renders the content of the dialog in which a person closes their case; a success closes the dialog with a
 * toast, a refusal stands in it.
 */
export function WithdrawCase({ code, terms, byKey }: WithdrawCaseProps) {
  const [{ fetching }, withdraw] = useMutation(WithdrawCaseDocument)
  const [refusal, setRefusal] = useState<string>()
  const confirm = async () => {
    setRefusal(undefined)
    const { data, error } = await withdraw({ code, byKey })
    const answer = data?.withdrawCase
    if (answer?.__typename !== 'CasePayload')
      return setRefusal(answer?.message ?? friendlyError(error, 'generic'))
    showToast({ text: `Case ${code} is closed.` })
    return closeModal()
  }
  return (
    <Stack>
      <ModalTitle>Close your case?</ModalTitle>
      <p>{terms}</p>
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Row gap={3}>
        <Button onClick={() => void confirm()} disabled={fetching}>
          Close my case
        </Button>
        <Button look="text" onClick={() => closeModal()}>
          Keep it open
        </Button>
      </Row>
    </Stack>
  )
}
