// Sends every bad value to every place of every persisted operation, in process. `make test` sends a third of
// the values at each place, by turns.
import { join } from 'node:path'
import { runToEnd } from '../local/children.ts'
import { childEnv } from '../local/env.ts'
import { root } from '../local/paths.ts'
import { startServices } from '../local/stack.ts'
import type { Soak, SoakOptions } from './soak.ts'

const testFile = 'api/src/testing/nasty.test.ts'

function run({ withStack, short }: SoakOptions): Promise<readonly string[]> {
  return withStack('nonsense', async (stack) => {
    const { superUrl = '', searchUrl } = await startServices(stack)
    const env = {
      ...childEnv(stack.settings, { databaseUrl: '', searchUrl: '' }, 'test'),
      TEST_DATABASE_URL: superUrl,
      TEST_SEARCH_URL: searchUrl,
      NONSENSE: short ? 'turns' : 'every',
    }
    const logFile = join(stack.logDir, 'nonsense.log')
    const command = ['vitest', 'run', '--project', 'api', testFile]
    try {
      await runToEnd({ name: 'nonsense', command, env, cwd: root, logFile }, stack.signal)
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })
}

export const nonsense: Soak = {
  name: 'nonsense',
  what: 'every bad value at every place of every operation gets a clear error',
  run,
}
