// Which pieces are also shown folded.
import type { Shape } from './shape.ts'

const foldedLengths: readonly string[] = ['hip', 'waist', 'thigh']
const softCollars: readonly string[] = ['none', 'rib', 'shirt', 'polo', 'band']

/**
 * Returns whether a shop may show a piece of this cut folded: soft-collared tops with sleeves and no longer
 * than the thigh, and long trousers except leggings.
 */
export const canFold = (cut: Shape): boolean =>
  (cut.on === 'legs' && ['crop', 'ankle', 'full'].includes(cut.leg.length) && cut.leg.fit !== 'legging') ||
  (cut.on === 'body' &&
    cut.legs === undefined &&
    foldedLengths.includes(cut.hemLength) &&
    softCollars.includes(cut.collar) &&
    !['none', 'strap'].includes(cut.sleeve) &&
    !['off-shoulder', 'one-shoulder', 'strapless', 'halter'].includes(cut.neck))
