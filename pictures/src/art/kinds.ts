/** Every silhouette that can be drawn. The seed writes these names, so a name never changes its meaning. */
export const artKinds = [
  'tee',
  'blouse',
  'shirt',
  'sweater',
  'cardigan',
  'hoodie',
  'blazer',
  'coat',
  'puffer',
  'day-dress',
  'maxi-dress',
  'shirt-dress',
  'knit-dress',
  'wrap-dress',
  'slip',
  'skirt',
  'pleated-skirt',
  'jeans',
  'trousers',
  'shorts',
  'jumpsuit',
  'romper',
  'sneaker',
  'pump',
  'boot',
  'sandal',
  'tote',
  'shoulder-bag',
  'clutch',
  'backpack',
  'earrings',
  'necklace',
  'ring',
  'bracelet',
  'watch',
  'scarf',
  'belt',
  'hat',
  'sunglasses',
] as const

export type ArtKind = (typeof artKinds)[number]

/** Kinds that are sewn of panels (pictures/src/sewn). */
export const sewnKinds = [
  'tee',
  'blouse',
  'shirt',
  'sweater',
  'cardigan',
  'hoodie',
  'blazer',
  'coat',
  'puffer',
  'day-dress',
  'maxi-dress',
  'shirt-dress',
  'knit-dress',
  'wrap-dress',
  'slip',
  'skirt',
  'pleated-skirt',
  'jeans',
  'trousers',
  'shorts',
  'jumpsuit',
  'romper',
] as const satisfies readonly ArtKind[]
export type SewnKind = (typeof sewnKinds)[number]

/** Whether pieces of a kind are sewn of panels. */
export const isSewnKind = (kind: ArtKind): kind is SewnKind =>
  (sewnKinds as readonly ArtKind[]).includes(kind)

/** Kinds that are modelled as solids (pictures/src/solid). */
export const solidKinds = [
  'sneaker',
  'pump',
  'boot',
  'sandal',
  'earrings',
  'necklace',
  'ring',
  'bracelet',
  'watch',
  'scarf',
  'belt',
  'hat',
  'sunglasses',
  'tote',
  'shoulder-bag',
  'clutch',
  'backpack',
] as const satisfies readonly ArtKind[]
export type SolidKind = (typeof solidKinds)[number]

/** Whether pieces of a kind are modelled as solids. */
export const isSolidKind = (kind: ArtKind): kind is SolidKind =>
  (solidKinds as readonly ArtKind[]).includes(kind)
