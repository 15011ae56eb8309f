import { CancelReturnDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import type { GuestKey } from '../orders/guest-key.ts'

/** `guest`: the key of the order, for somebody without an account. */
export type CancelReturnProps = { id: string; code: string; guest: GuestKey | null }

/**
 * Renders the content of the dialog that cancels a return; a success closes the dialog with a toast, a
 * refusal stands in it.
 */
export function CancelReturn({ id, code, guest }: CancelReturnProps) {
  const [{ fetching }, cancel] = useMutation(CancelReturnDocument)
  const [refusal, setRefusal] = useState<string>()
  const confirm = async () => {
    setRefusal(undefined)
    const { data, error } = await cancel({ id, byKey: guest })
    const answer = data?.cancelReturn
    if (!answer) return setRefusal(friendlyError(error, 'editReturn'))
    if (answer.__typename !== 'ReturnPayload') return setRefusal(answer.message)
    showToast({ text: `Return ${code} is canceled.` })
    return closeModal()
  }
  return (
    <Stack>
      <ModalTitle>Cancel this return?</ModalTitle>
      <p>
        You keep the pieces, and the label stops working. While the time to return lasts, you can begin again.
      </p>
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Row gap={3}>
        <Button onClick={() => void confirm()} disabled={fetching}>
          Cancel the return
        </Button>
        <Button look="text" onClick={() => closeModal()}>
          Keep it
        </Button>
      </Row>
    </Stack>
  )
}
