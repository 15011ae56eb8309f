// Asks before an account is unlinked: a newly linked account cannot receive payouts for a day.
import { UnlinkPayoutAccountDocument } from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'

export type UnlinkAccountProps = { account: { id: string; label: string; method: string } }

/**
 * Renders the content of the dialog that unlinks a payout account; a success closes the dialog with a toast,
 * a failure stands in it.
 */
export function UnlinkAccount({ account }: UnlinkAccountProps) {
  const [{ fetching }, unlink] = useMutation(UnlinkPayoutAccountDocument)
  const [failed, setFailed] = useState<string>()
  const submit = async () => {
    const { data, error } = await unlink({ id: account.id })
    if (!data) return setFailed(friendlyError(error, 'digitalWalletAccount'))
    showToast({ text: `${account.label} is unlinked.` })
    closeModal()
  }
  return (
    <Stack>
      <ModalTitle>Unlink this account?</ModalTitle>
      <p>
        <b>{account.label}</b> can’t be paid to any more. What has not left for it yet comes back to your
        earnings. When you link it again, it rests for a day.
      </p>
      {failed && (
        <Note mood="bad" role="alert">
          {failed}
        </Note>
      )}
      <Row>
        <Button look="danger" busy={fetching} onClick={() => void submit()}>
          {fetching ? 'Unlinking' : 'Unlink it'}
        </Button>
        <Button look="line" onClick={closeModal}>
          Keep it
        </Button>
      </Row>
    </Stack>
  )
}
