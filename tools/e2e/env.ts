// Where the shop under test is. Whoever starts the journeys has started the shop and says so here; without
// it, the local one is meant.
const {
  E2E_BASE_URL = 'http://localhost:5173',
  E2E_MAIL_URL = 'http://localhost:1080',
  CHROMIUM_PATH = '/usr/bin/chromium',
  E2E_SLOW = '1',
} = process.env
const { E2E_DATABASE_URL = 'postgres://hemline:hemline@127.0.0.1:5433/hemline' } = process.env

export const baseUrl = E2E_BASE_URL
export const mailUrl = E2E_MAIL_URL
export const databaseUrl = E2E_DATABASE_URL
export const chromium = CHROMIUM_PATH

/** How many times slower than this machine each browser page is; 1 leaves pages as they are. */
export const slowness = Number(E2E_SLOW)
