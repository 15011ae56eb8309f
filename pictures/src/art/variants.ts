// Where a design differs from its kind in framing, and in where its parts and its cloth are.
import type { Cut } from './cuts.ts'

type Variant = Partial<Pick<Cut, 'zoom' | 'body' | 'parts' | 'detail'>>

const variants: Readonly<Record<string, Readonly<Record<string, Variant>>>> = {
  blazer: {
    cropped: {
      zoom: [360, 1.36],
      body: [290, 440, 380, 600],
      parts: { cuff: [206, 690], front: [402, 600], hem: [320, 640] },
    },
  },
  coat: {
    peacoat: {
      zoom: [454, 1.18],
      body: [290, 600, 500, 760],
      parts: { cuff: [206, 670], front: [456, 600], hem: [320, 780] },
    },
    wrap: { parts: { cuff: [206, 660], hem: [320, 920] } },
  },
  scarf: {
    square: { zoom: [520, 1.12], detail: [560, 720], parts: { hem: [330, 780] } },
    loop: { detail: [310, 420], body: [240, 300, 330, 620], parts: { hem: [400, 800] } },
  },
  slip: { lace: { parts: { hem: [320, 890] } } },
  'maxi-dress': { halter: { body: [320, 450, 480, 880], parts: { hem: [330, 916] } } },
}

/** A kind's cut with what is different about this design. */
export const variantOf = (kind: string, cut: Cut, design = ''): Cut => {
  const own = variants[kind]?.[design]
  return own ? { ...cut, ...own, ...(own.parts && { parts: { ...cut.parts, ...own.parts } }) } : cut
}
