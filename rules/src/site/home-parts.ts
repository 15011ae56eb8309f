// The order of the home page's parts below its top, by who looks (row D2 of the coverage table). The
// first part is the same for everybody, so that nothing on the screen moves once the viewer is known.
export const homeParts = [
  'Arrivals',
  'ForYou',
  'Ways',
  'ByHand',
  'Offer',
  'Sell',
  'Edits',
  'Trending',
  'Brands',
  'Figures',
] as const
export type HomePart = (typeof homeParts)[number]

/** What the profile says of a viewer (specification §3: sellerSegment, hasPurchasedOrder). */
export type HomeViewer = {
  readonly sellerSegment?: string | null | undefined
  readonly hasPurchasedOrder?: boolean | null | undefined
}

/** Moves parts to the place behind the first one, in the order in which they are named. */
const withFirst = (...first: readonly HomePart[]): readonly HomePart[] => {
  const [top, ...rest] = homeParts
  return [top, ...first, ...rest.filter((part) => !first.includes(part))]
}

/**
 * Returns the parts of the home page in the viewer's order: sellers read of the next bag first, shoppers who
 * bought find what is new in the kinds that they love and then their offer; somebody new begins with the
 * ways into the shop.
 */
export function homePartsFor({ sellerSegment, hasPurchasedOrder }: HomeViewer): readonly HomePart[] {
  if (sellerSegment) return withFirst('Sell', 'ForYou')
  if (hasPurchasedOrder) return withFirst('ForYou', 'Offer')
  return homeParts
}

type SellWords = { readonly title: string; readonly words: string; readonly action: string }

const usual: SellWords = {
  title: 'Your closet could use the room',
  words:
    'We send a bag. You fill it. We photograph, list and ship everything that sells, and pay you for it.',
  action: 'How it works',
}
const bySegment: Readonly<Record<string, SellWords>> = {
  first_bag: {
    title: 'Ready for a second bag?',
    words: 'You know how it goes: fill it, send it, and follow what sells on the page of your bags.',
    action: 'Order a bag',
  },
  returning: {
    title: 'Time for your next bag',
    words: 'Fill it, send it, and follow what sells on the page of your bags.',
    action: 'Order a bag',
  },
  regular: {
    title: 'Your next bag, as usual',
    words: 'Thank you for sending us so much. The next bag is one step away.',
    action: 'Order a bag',
  },
  lapsed: {
    title: 'It has been a year since your last bag',
    words: 'What hangs unworn by now? We send a bag, and do the rest again.',
    action: 'Order a bag',
  },
}

/** Returns what the part about selling says to a seller of a segment, or to somebody who never sold. */
export const sellWordsFor = (segment: string | null | undefined): SellWords =>
  (segment && Object.hasOwn(bySegment, segment) ? bySegment[segment] : undefined) ?? usual
