/**
 * How long tests wait for what must come, in one place. Only a test that fails waits so long: a
 * limit that a busy machine reaches is a test that fails now and then. How fast something is, the
 * benches measure (`make bench`).
 */
export const patienceMs = 60_000

export const patient = {
  testTimeout: 3 * patienceMs,
  hookTimeout: 5 * patienceMs,
  expect: { poll: { timeout: patienceMs } },
} as const
