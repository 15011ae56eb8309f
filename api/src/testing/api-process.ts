// The API as a process of its own, on a port that the system chooses, for tests that kill it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as later } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const { PATH = '', NODE_COMPILE_CACHE } = process.env
const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const keepCompiled = new URL('./keep-compiled.ts', import.meta.url).href

export type ApiProcess = { url: string; kill: () => void; gone: Promise<unknown> }

/** Starts an API on a free port, which its log names, and waits until it is ready. */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--import', keepCompiled, main], {
    env: {
      PATH,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...env,
      API_PORT: '0',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const url = await new Promise<string>((done, fail) => {
    createInterface(child.stdout).on('line', (line) => {
      const said = /Server listening at (http:[^"]+)/.exec(line)?.[1]
      if (said !== undefined) done(said)
    })
    void gone.then(([code]) => fail(new Error(`the API ended with ${code} before it listened`)))
  })
  while (!(await fetch(`${url}/readyz`)).ok) await Promise.race([later(20), gone])
  child.kill('SIGUSR2')
  return { url, gone, kill: () => void child.kill('SIGKILL') }
}
