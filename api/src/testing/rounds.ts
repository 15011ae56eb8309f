// Sets how often tests repeat a race. All requests of a race meet in each round, so a few rounds find a
// defect; CROWD_ROUNDS sets another number, and `make soak` races for minutes.

/** The number of rounds of each race. */
export const rounds = Number(process.env.CROWD_ROUNDS ?? 5)
