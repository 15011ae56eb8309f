// Garments that were described before their cuts had names: a kind and a seed say which silhouette is drawn.
import { silhouettes } from '@hemline/rules/catalogue/silhouettes/silhouettes.ts'
import { isSewnKind, type SewnKind } from '../art/kinds.ts'
import type { ArtSpec } from '../art/spec.ts'
import { pickerOf } from '../solid/choices.ts'
import { isSewn, type SewnShape } from './garment.ts'

const named: Readonly<Record<SewnKind, readonly string[]>> = {
  tee: ['crew-tee', 'v-tee', 'scoop-tee', 'pocket-tee'],
  blouse: ['v-blouse', 'bow-neck-blouse', 'ruffle-blouse', 'square-blouse'],
  shirt: ['button-down-shirt', 'pocket-button-down', 'band-collar-shirt'],
  sweater: ['crew-sweater', 'v-sweater', 'cable-sweater'],
  cardigan: ['v-cardigan'],
  hoodie: ['pullover-hoodie', 'zip-hoodie'],
  blazer: ['single-blazer', 'two-button-blazer', 'double-blazer', 'cropped-blazer'],
  coat: ['belted-coat', 'single-coat', 'wrap-coat', 'classic-trench'],
  puffer: ['short-puffer', 'hooded-puffer', 'long-puffer'],
  'day-dress': ['a-line-dress', 'sleeveless-skater-dress', 'tie-waist-dress'],
  'maxi-dress': ['tiered-dress', 'halter-dress', 'empire-dress'],
  'shirt-dress': ['shirt-dress', 'short-sleeve-shirt-dress'],
  'knit-dress': ['turtleneck-knit-dress', 'mock-knit-dress'],
  'wrap-dress': ['wrap-dress', 'short-sleeve-wrap-dress'],
  slip: ['slip-dress', 'slit-slip-dress', 'lace-slip-dress'],
  skirt: ['a-line-skirt', 'straight-skirt', 'button-a-line'],
  'pleated-skirt': ['pleated-skirt', 'elastic-pleated'],
  jeans: ['five-pocket-jeans', 'high-rise-jeans', 'cuffed-jeans'],
  trousers: ['straight-trousers', 'wide-trousers', 'tapered-trousers'],
  shorts: ['chino-shorts', 'cuffed-shorts', 'pleated-shorts'],
  jumpsuit: ['wide-leg-jumpsuit', 'tapered-jumpsuit'],
  romper: ['short-sleeve-romper', 'button-romper'],
}

/**
 * Returns the shape by which a garment is cut: the spec's own, else a silhouette of its kind chosen by its
 * seed. Throws for a kind that is not sewn.
 */
export const sewnOf = (spec: ArtSpec): SewnShape => {
  if (spec.cut && isSewn(spec.cut)) return spec.cut
  const names = isSewnKind(spec.kind) ? named[spec.kind] : []
  const name = names[Math.floor(pickerOf(spec.seed ?? 0)('silhouette') * names.length)] ?? ''
  const shape = silhouettes[name]
  if (!shape || !isSewn(shape)) throw new Error(`no silhouette of a ${spec.kind}`)
  return shape
}
