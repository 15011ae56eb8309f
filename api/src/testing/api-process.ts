// The API as a process of its own, on a free port: what is killed for good, not asked to end.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export type ApiProcess = { url: string; kill: () => void; gone: Promise<unknown> }

/** Starts an API and waits until it is ready. */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', ...env, API_PORT: String(port), LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return { url, gone, kill: () => void child.kill('SIGKILL') }
    if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode}`)
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 50)), gone])
  }
}
