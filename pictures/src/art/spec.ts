import type { ArtKind } from './kinds.ts'

export type Pattern = 'solid' | 'stripe' | 'breton' | 'check' | 'dot' | 'floral' | 'animal' | 'tweed' | 'denim' | 'rib' | 'knit'

export type ArtView = 'front' | 'back' | 'detail' | 'label' | 'flaw'

/** What a picture shows. The same spec always gives the same picture. */
export type ArtSpec = {
  kind: ArtKind
  cloth: { color: string; color2?: string; color3?: string; pattern?: Pattern; shine?: number; scale?: number }
  backdrop?: 'plaster' | 'oat' | 'clay'
  seed?: number
  /** Where a mark lies, in the picture's 800 × 1000 units; moved onto the piece when it lies beside it. */
  flaw?: [number, number]
  view?: ArtView
}
