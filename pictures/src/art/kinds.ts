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
] as const
export type SewnKind = (typeof sewnKinds)[number]

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
] as const
export type SolidKind = (typeof solidKinds)[number]

/** Every name that a spec may have for what it shows. The seed writes these names, so none ever changes. */
export const artKinds = [...sewnKinds, ...solidKinds] as const
export type ArtKind = (typeof artKinds)[number]

/** Returns whether pieces of a kind are drawn as cloth sewn of panels. */
export const isSewnKind = (kind: ArtKind): kind is SewnKind =>
  (sewnKinds as readonly ArtKind[]).includes(kind)

/** Returns whether pieces of a kind (shoes, bags, jewelry and the like) are drawn as modelled solids. */
export const isSolidKind = (kind: ArtKind): kind is SolidKind =>
  (solidKinds as readonly ArtKind[]).includes(kind)
