// `make up` and `make dev`: run the whole shop on this machine as one foreground program.
import { runForeground } from './foreground.ts'
import { peopleLines, readPeople } from './people.ts'
import { type Mode, shopPorts, startShop } from './shop.ts'

const mode: Mode = process.argv.includes('--dev') ? 'development' : 'production'
const name = mode === 'development' ? 'make dev' : 'make up'

await runForeground(name, shopPorts, async (stack) => {
  const shop = await startShop(stack, mode)
  const { ports } = stack.settings
  stack.say('')
  for (const line of peopleLines(await readPeople())) stack.say(line)
  stack.say('')
  stack.say(`  Shop        ${shop.webUrl}`)
  if (mode === 'development') stack.say(`  GraphiQL    ${shop.webUrl}/graphiql`)
  stack.say(`  Mail inbox  http://localhost:${ports.mail}`)
  stack.say(`  Logs        ${stack.logDir}`)
  stack.say('  Ctrl-C stops everything.')
  stack.say('')
  stack.say(`ready ${shop.webUrl}`)
})
