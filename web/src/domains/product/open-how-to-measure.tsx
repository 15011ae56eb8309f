import { openModal } from '../../ui/modal.store.ts'
import type { Told } from './outlines.ts'

/** Opens a dialog with a drawing of where each measure of this category is taken. */
export function openHowToMeasure(item: Told): void {
  void openModal({
    id: 'how-to-measure',
    label: 'How to measure',
    style: { maxWidth: 560 },
    content: async () => (await import('./HowToMeasure.tsx')).HowToMeasure,
    props: { item },
  })
}
