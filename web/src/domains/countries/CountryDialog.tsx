import { Stack } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal } from '../../ui/modal.store.ts'
import { CountryForm } from './CountryForm.tsx'

/**
 * Renders the dialog's content in which the viewer chooses the country; `start`: the country chosen at first.
 * Closes after saving.
 */
export function CountryDialog({ start }: { start: string | undefined }) {
  return (
    <Stack gap={5} pad={6}>
      <ModalTitle>Where you shop from</ModalTitle>
      <CountryForm start={start} onDone={closeModal} />
    </Stack>
  )
}
