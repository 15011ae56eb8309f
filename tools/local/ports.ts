// Ports: free or taken, said in words; and free ones for try-outs and tests.
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { type Ports, portNames } from './env.ts'

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      done(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)))
  })
}

/** Whether nobody listens on this port, on any address that a browser's "localhost" may mean. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) if (!(await canListen(port, host))) return false
  return true
}

/** One line for a taken port: the number, the variable that moves it and the remedy. */
export function takenLine(port: number, variable: string): string {
  return `port ${port} is taken by another program. Stop that program, or choose another port: put ${variable}=${port + 1} in .env (${variable} is ${port} now).`
}

/** Lines about the ports of these services that are taken; none when all are free. */
export async function takenPorts(ports: Ports, wanted: readonly (keyof Ports)[]): Promise<readonly string[]> {
  const lines: string[] = []
  for (const key of wanted) if (!(await isFree(ports[key]))) lines.push(takenLine(ports[key], portNames[key]))
  return lines
}

// Below the range from which systems take ports for outgoing connections: what is free now is still free
// when a slow service binds it.
const lowest = 20_000
const highest = 30_000

/** A port nobody listens on right now, at a place of its own for each process that asks. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port found between ${lowest} and ${highest}`)
}

/** A free port for each service, all different. */
export async function freePorts(): Promise<Ports> {
  const chosen = new Set<number>()
  while (chosen.size < Object.keys(portNames).length) chosen.add(await freePort())
  const numbers = [...chosen]
  return Object.fromEntries(Object.keys(portNames).map((key, at) => [key, numbers[at]])) as unknown as Ports
}
