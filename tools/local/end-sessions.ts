// Ends all sessions of one account, or of all accounts, in the shop of this machine or of DATABASE_URL. For
// the operator of the shop.
import { parseArgs } from 'node:util'
import { endSessionsFor } from '@hemline/api/domains/identity/identity.ts'
import { connect } from '@hemline/db/connect.ts'
import { databaseUrlOf, readSettings } from './env.ts'

const { email, everybody } = parseArgs({
  options: { email: { type: 'string' }, everybody: { type: 'boolean', default: false } },
}).values
if ((email === undefined) === !everybody) {
  console.error('end-sessions: say whose: --email ADDRESS, or --everybody')
  process.exit(2)
}
const settings = readSettings()
const url = databaseUrlOf(settings)
const { db, close } = connect({ url, name: 'end-sessions', max: 1 })
try {
  console.log(
    `end-sessions: ${await endSessionsFor(db, email === undefined ? 'everybody' : { email })} ended`,
  )
} finally {
  await close()
}
