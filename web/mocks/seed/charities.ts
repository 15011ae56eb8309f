// What the mocks' charities got: pieces of donated bags that were sold, by how many days ago.

/** A donated piece that was sold: the charity's part in cents, and who sent the bag. */
export type MockGift = { charityId: number; giver: string; amount: number; daysAgo: number }

const givers = ['ada', 'bea', 'cleo', 'dora', 'edda'] as const
const amounts = [1840, 2260, 960, 3120, 740, 5450, 1290, 880, 4010] as const

/** Makes a gift every nine days for the one charity, and every sixteen for the other; no randomness. */
export const mockGifts: readonly MockGift[] = [
  { charityId: 41, every: 9, count: 34 },
  { charityId: 42, every: 16, count: 19 },
].flatMap(({ charityId, every, count }) =>
  Array.from({ length: count }, (_, i) => ({
    charityId,
    giver: givers[(i * 2 + charityId) % givers.length] ?? 'ada',
    amount: amounts[(i + charityId) % amounts.length] ?? 1000,
    daysAgo: 1 + i * every,
  })),
)
