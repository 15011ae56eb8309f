import { sizeGuideSize } from '@hemline/rules/vocabulary/limits.ts'
import { openModal } from '../../ui/modal.store.ts'

/** Opens the size guide at a piece's size, in a dialog of the size that specification §9 sets. */
export function openSizeGuide(piece: { sizingId?: number; brand?: string } = {}): void {
  void openModal({
    id: 'size-guide',
    label: 'Size guide',
    style: { maxWidth: sizeGuideSize.maxWidthPx, minHeight: `min(${sizeGuideSize.minHeightPx}px, 80vh)` },
    content: async () => {
      const { SizeGuide } = await import('./SizeGuide.tsx')
      return () => <SizeGuide sizingId={piece.sizingId} brand={piece.brand} />
    },
  })
}
