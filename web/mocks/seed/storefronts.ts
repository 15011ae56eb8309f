// Pages of people: one that is open, and one that its owner has closed.
export type MockStorefront = {
  owner: string
  code: string
  name: string | null
  isOpen: boolean
  showsPieces: boolean
}

const personOf = (n: number) => `user:01920000-0000-7000-8000-00000000000${n}`

export const seededStorefronts = (): MockStorefront[] => [
  { owner: personOf(3), code: 'seeded-closet', name: 'Greta’s closet', isOpen: true, showsPieces: true },
  { owner: personOf(4), code: 'closed-closet', name: null, isOpen: false, showsPieces: true },
]
