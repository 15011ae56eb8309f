import { sizeGuideMaxWidthPx, sizeGuideMinHeightPx } from '@hemline/rules/vocabulary/constants.ts'
import { openModal } from '../../ui/modal.store.ts'

/** Opens the size guide at a piece's size, in a dialog of the size that specification §9 sets. */
export function openSizeGuide(piece: { sizingId?: number; brand?: string } = {}): void {
  void openModal({
    id: 'size-guide',
    label: 'Size guide',
    style: { maxWidth: sizeGuideMaxWidthPx, minHeight: `min(${sizeGuideMinHeightPx}px, 80vh)` },
    content: async () => (await import('./SizeGuide.tsx')).SizeGuide,
    props: { sizingId: piece.sizingId, brand: piece.brand },
  })
}
