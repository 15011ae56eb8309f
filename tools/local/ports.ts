// Ports: checks whether they are free, with messages for people, and finds free ones for tests.
import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Returns whether no program listens on a port, on any address that a browser's "localhost" may mean. */
export async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) if (!(await canListen(port, host))) return false
  return true
}

/** Returns one line about a taken port: its number, the variable that sets it and the remedy. */
export function takenLine(port: number, variable: string): string {
  return `port ${port} is taken by another program. Stop that program, or choose another port: put ${variable}=${port + 1} in .env (${variable} is ${port} now).`
}

/** Returns a line for each wanted port that is taken; none when all are free. */
export async function takenPorts(ports: Ports, wanted: readonly (keyof Ports)[]): Promise<readonly string[]> {
  const lines: string[] = []
  for (const key of wanted) if (!(await isFree(ports[key]))) lines.push(takenLine(ports[key], portNames[key]))
  return lines
}

// Below the range from which systems take ports for outgoing connections, so that a port stays free until a
// slow service binds it.
const lowest = 20_000
const highest = 30_000

/** One file for each port that a process has chosen, named by the port; the text is the process's id. */
export const claimsDir = join(tmpdir(), 'hemline-ports')

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is running too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process of a claim; this process while the file is being written or was just deleted. */
function claimant(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}

/**
 * Claims `port` for this process until it ends; false when another running process has claimed the port. A
 * chosen port is free until its program listens, and two runs on one machine would choose the same port.
 */
export function claim(port: number, dir = claimsDir): boolean {
  mkdirSync(dir, { recursive: true })
  const file = join(dir, String(port))
  for (let tries = 0; tries < 2; tries++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return true
    } catch {
      if (isRunning(claimant(file))) return false
      rmSync(file, { force: true })
    }
  }
  return false
}

/**
 * Returns a random port from 20,000 to 29,999 on which no program listens now and which no other process has
 * chosen. Throws after 200 tries.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 200; tries++) {
    const port = randomInt(lowest, highest)
    if ((await isFree(port)) && claim(port)) return port
  }
  throw new Error(`no free port found between ${lowest} and ${highest}`)
}

/** Returns a free port for each service of the shop, all different, and claimed for this process. */
export async function freePorts(): Promise<Ports> {
  const chosen = new Set<number>()
  while (chosen.size < Object.keys(portNames).length) chosen.add(await freePort())
  const numbers = [...chosen]
  return Object.fromEntries(Object.keys(portNames).map((key, at) => [key, numbers[at]])) as unknown as Ports
}
