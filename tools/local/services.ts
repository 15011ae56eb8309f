// `make services`: runs only PostgreSQL and OpenSearch, in the foreground, for work on one part of the
// shop.
import { runForeground } from './foreground.ts'
import { startServices } from './stack.ts'

await runForeground(
  'make services',
  () => ['pg', 'search'],
  async (stack) => {
    const urls = await startServices(stack)
    stack.say('')
    stack.say(`DATABASE_URL=${urls.databaseUrl}`)
    if (urls.superUrl !== undefined) stack.say(`TEST_DATABASE_URL=${urls.superUrl}`)
    stack.say(`SEARCH_URL=${urls.searchUrl}`)
    stack.say('ready')
  },
)
