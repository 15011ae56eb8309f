// Where a design differs from its kind in framing, and in where its parts and its cloth are.
import type { Cut } from './cuts.ts'

type Variant = Partial<Pick<Cut, 'zoom' | 'body' | 'parts' | 'detail'>>

const variants: Readonly<Record<string, Readonly<Record<string, Variant>>>> = {
  scarf: {
    square: { zoom: [520, 1.12], detail: [560, 720], parts: { hem: [330, 780] } },
    loop: { detail: [310, 420], body: [240, 300, 330, 620], parts: { hem: [400, 800] } },
  },
}

/** A kind's cut with what is different about this design. */
export const variantOf = (kind: string, cut: Cut, design = ''): Cut => {
  const own = variants[kind]?.[design]
  return own ? { ...cut, ...own, ...(own.parts && { parts: { ...cut.parts, ...own.parts } }) } : cut
}
