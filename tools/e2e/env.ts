// The addresses of the shop under test, from environment variables. That shop must be running before the
// journeys start; a variable that is missing means the local shop of `make up`.
import { chromiumPath } from '../local/chromium.ts'

const {
  E2E_BASE_URL = 'http://localhost:5173',
  E2E_MAIL_URL = 'http://localhost:1080',
  CHROMIUM_PATH,
  E2E_SLOW = '1',
} = process.env
const { E2E_DATABASE_URL = 'postgres://hemline:hemline@127.0.0.1:5433/hemline' } = process.env

/** Address of the site under test. */
export const baseUrl = E2E_BASE_URL
/** Address of the mail catcher, whose HTTP API lists the mails that the shop sent. */
export const mailUrl = E2E_MAIL_URL
/** Connection string of the shop's PostgreSQL. */
export const databaseUrl = E2E_DATABASE_URL
/** Path of the Chromium program that runs the journeys. */
export const chromium = chromiumPath(CHROMIUM_PATH)

/**
 * Factor by which each browser page is slowed down (`E2E_SLOW`); 1 leaves pages at the machine's own speed.
 */
export const slowness = Number(E2E_SLOW)
