// How often tests repeat a race. All of a race's requests meet in each round, so that a few rounds find what
// is broken; CROWD_ROUNDS asks for more of them, and `make soak` races for minutes.

/** The number of rounds of each race. */
export const rounds = Number(process.env.CROWD_ROUNDS ?? 5)
