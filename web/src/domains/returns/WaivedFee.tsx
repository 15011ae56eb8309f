import { restockingFee } from '@hemline/rules/vocabulary/returns.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'

/** Renders the content of the dialog that explains a member's first return. */
export function WaivedFee() {
  return (
    <Stack>
      <ModalTitle>No restocking fee this time</ModalTitle>
      <p>
        Your first return has no restocking fee, whichever way you are paid. From the second one on it is{' '}
        {money(restockingFee)} a piece, and still none with shop credit or when we made the mistake.
      </p>
      <Row gap={3}>
        <Button onClick={() => closeModal()}>Choose pieces</Button>
      </Row>
    </Stack>
  )
}
