// The API as a process of its own, at a port that the system gives it: what is killed
// for good, not asked to end.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as later } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const { PATH = '', NODE_COMPILE_CACHE } = process.env
const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export type ApiProcess = { url: string; kill: () => void; gone: Promise<unknown> }

/** Starts an API and waits until it is ready. The system gives it its port, which it says in its log. */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [main], {
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
  return { url, gone, kill: () => void child.kill('SIGKILL') }
}
