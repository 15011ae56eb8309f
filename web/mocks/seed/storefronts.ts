// Pages of people: two that are open, the second of a person who sells directly, and one that is closed.
export type MockStorefront = {
  owner: string
  code: string
  name: string | null
  isOpen: boolean
  showsPieces: boolean
}

const personOf = (n: number) => `user:01920000-0000-7000-8000-00000000000${n}`

/** Returns the storefronts with which the mock begins: one open, one closed, and Priya's. */
export const seededStorefronts = (): MockStorefront[] => [
  { owner: personOf(3), code: 'seeded-closet', name: 'Greta’s closet', isOpen: true, showsPieces: true },
  { owner: personOf(8), code: 'closed-closet', name: null, isOpen: false, showsPieces: true },
  { owner: personOf(4), code: 'priya-closet', name: 'Priya’s closet', isOpen: true, showsPieces: true },
]
