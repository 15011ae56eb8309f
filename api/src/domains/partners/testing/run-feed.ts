// A process of its own that runs the job of one feed, for a test that kills it.
import { connect } from '@hemline/db/connect.ts'
import { runFeed } from '../partners.ts'

const [, , url = '', feedId = ''] = process.argv
const { db, close } = connect({ url, name: 'feed-test', max: 5 })
await runFeed({ db, now: () => new Date() }, feedId)
await close()
