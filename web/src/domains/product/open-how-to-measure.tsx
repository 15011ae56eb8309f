import { openModal } from '../../ui/modal.store.ts'
import type { Product } from './product-type.ts'

/** Opens the drawing that shows where each measure of this kind of piece is taken. */
export function openHowToMeasure(item: Pick<Product, 'categoryPath' | 'measurements'>): void {
  void openModal({
    id: 'how-to-measure',
    label: 'How to measure',
    style: { maxWidth: 560 },
    content: async () => {
      const { HowToMeasure } = await import('./HowToMeasure.tsx')
      return () => <HowToMeasure item={item} />
    },
  })
}
