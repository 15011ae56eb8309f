import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { useLogOut } from '../identity/log-out.ts'
import { LegalWords, useAcceptLegal } from './LegalAsk.tsx'

/**
 * Renders the dialog that opens when an order or a sale has to wait until the terms are accepted; logs out
 * members who refuse.
 */
export function LegalModal() {
  const { accepting, unread, accept } = useAcceptLegal()
  const logOut = useLogOut()
  const press = async () => {
    if (!(await accept())) return
    closeModal()
    showToast({ text: 'Thank you. You can go on where you were.' })
  }
  const leave = () => {
    closeModal()
    void logOut()
  }
  return (
    <Stack gap={4}>
      <ModalTitle>Terms and privacy</ModalTitle>
      <LegalWords onLeave={closeModal} />
      <Row gap={4} rows={2}>
        <Button busy={accepting} disabled={unread} onClick={() => void press()}>
          I accept them
        </Button>
        <LinkButton onClick={closeModal}>Later</LinkButton>
        <LinkButton onClick={leave}>Log out</LinkButton>
      </Row>
    </Stack>
  )
}
