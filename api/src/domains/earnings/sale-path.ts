import type { ItemSource } from '@hemline/rules/vocabulary/items.ts'

type Sale = { source: ItemSource; item_number: number; shipment_id: string | null }

/**
 * Returns the path of the page on which a sale's seller follows its piece: the parcel of a direct sale, the
 * stock of a partner, else the piece of a bag.
 */
export function pathOfSale({ source, item_number: itemNumber, shipment_id: parcel }: Sale): string {
  if (source === 'p2p') return parcel === null ? '/direct/sell' : `/direct/sales/${parcel}`
  return source === 'own' ? `/my/items/${itemNumber}` : '/my/stock'
}
