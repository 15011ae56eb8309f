// The designs of gift cards. The drawings are files of the site (web/public/gift-cards), so that a mail can
// show them too.
export type GiftCardDesign = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly alt: string
}

export const giftCardDesigns: readonly GiftCardDesign[] = [
  {
    id: 1,
    slug: 'running-stitch',
    name: 'Running stitch',
    alt: 'A seam of red thread across dark green cloth',
  },
  { id: 2, slug: 'linen-checks', name: 'Linen checks', alt: 'Woven checks in oat and terracotta' },
  { id: 3, slug: 'clothesline', name: 'Clothesline', alt: 'Three shirts drying on a line under a pale sky' },
  { id: 4, slug: 'button-box', name: 'Button box', alt: 'Buttons of many colors, scattered' },
  { id: 5, slug: 'confetti', name: 'Confetti', alt: 'Snips of bright thread on cream' },
  { id: 6, slug: 'winter-knit', name: 'Winter knit', alt: 'A knitted pattern of white trees on blue' },
]

/** Returns the gift card design with this id; undefined when there is none. */
export const giftCardDesign = (id: number): GiftCardDesign | undefined =>
  giftCardDesigns.find((one) => one.id === id)
/** Returns the path of a gift card design's drawing on the site. */
export const giftCardImage = (slug: string): string => `/gift-cards/${slug}.svg`
