import { openModal } from '../../ui/modal.store.ts'

/** Opens the dialog that shows what changed in the terms, and accepts them. */
export const askLegal = () =>
  void openModal({
    id: 'legal',
    label: 'Terms and privacy',
    content: async () => (await import('./LegalModal.tsx')).LegalModal,
  })
