// One believable spec a kind, for the contact sheet and the tests.
import type { ArtKind, ArtSpec } from './art/draw.ts'

const cloths: Record<ArtKind, ArtSpec['cloth']> = {
  tee: { color: '#f1ece2', color2: '#2b3a5c', pattern: 'breton' },
  blouse: { color: '#e9d9d2', color2: '#8d4a4f', color3: '#6d7f5e', pattern: 'floral', scale: 0.8 },
  shirt: { color: '#f6f4ef', color2: '#6f93c4', pattern: 'stripe' },
  sweater: { color: '#d8c9ae', pattern: 'knit' },
  cardigan: { color: '#8f9f85', pattern: 'knit' },
  hoodie: { color: '#7d8799' },
  blazer: { color: '#8d8274', color2: '#5c5044', pattern: 'tweed' },
  coat: { color: '#b68a55' },
  puffer: { color: '#33506b', shine: 0.6 },
  'day-dress': { color: '#7d9a86', color2: '#f5ecd9', color3: '#4b6a55', pattern: 'floral' },
  'maxi-dress': { color: '#e8d8be', color2: '#b5533c', color3: '#70794f', pattern: 'floral', scale: 1.2 },
  'shirt-dress': { color: '#7f7b4a' },
  'knit-dress': { color: '#6b4636', pattern: 'rib' },
  'wrap-dress': { color: '#25335c', color2: '#f0e9dc', pattern: 'dot' },
  slip: { color: '#24573f', shine: 0.7 },
  skirt: { color: '#c9a878', color2: '#7d5a34', color3: '#33231a', pattern: 'animal' },
  'pleated-skirt': { color: '#c8ab80', shine: 0.4 },
  jeans: { color: '#5d80ab', pattern: 'denim' },
  trousers: { color: '#4a4a4f', color2: '#6f6a66', pattern: 'tweed' },
  shorts: { color: '#c2b394' },
  jumpsuit: { color: '#2e4038' },
  romper: { color: '#c66f58' },
  sneaker: { color: '#ece7dc', color2: '#2f6b52' },
  pump: { color: '#8f2f3a', shine: 0.8 },
  boot: { color: '#5a3424', shine: 0.7 },
  sandal: { color: '#a8703f', shine: 0.5 },
  tote: { color: '#b57f4b' },
  'shoulder-bag': { color: '#6e1f31' },
  clutch: { color: '#2f4f47', shine: 0.7 },
  backpack: { color: '#4d5a45' },
  earrings: { color: '#c9a24b' },
  necklace: { color: '#c9a24b' },
  ring: { color: '#c9a24b', color2: '#3f7a63' },
  bracelet: { color: '#b9b6ae' },
  watch: { color: '#5d3b26' },
  scarf: { color: '#a14b3f', color2: '#e6d5b8', color3: '#2f3d4f', pattern: 'check' },
  belt: { color: '#6d4524', shine: 0.5 },
  hat: { color: '#d9c196' },
  sunglasses: { color: '#5b3a22' },
}

const backdrops = ['plaster', 'oat', 'clay'] as const

/** Returns the drawing of a plain piece of a kind, for tests and benches. */
export const sampleSpec = <Kind extends ArtKind>(kind: Kind): ArtSpec & { kind: Kind } => ({
  kind,
  cloth: cloths[kind],
  backdrop: backdrops[kind.length % 3] ?? 'plaster',
})
