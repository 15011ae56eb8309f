import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patienceMs } from '../../vitest.patience.ts'
import { type Child, startChild } from './children.ts'
import { readSettings } from './env.ts'
import { readNote } from './instance.ts'
import { mostFalls } from './keep-up.ts'
import { makeStack, type Stack } from './stack.ts'

const patience = { timeout: patienceMs, interval: 20 }
const forever = 'setInterval(() => {}, 1000)'

describe('a program of a stack that falls', () => {
  let dir: string
  let said: string[]
  let stack: Stack
  const stackWith = (throwaway: boolean) => {
    stack = makeStack({
      name: 'a test',
      settings: readSettings(),
      dir,
      throwaway,
      steps: { say: (line) => void said.push(line), step: (_name, work) => work(() => undefined) },
      signal: new AbortController().signal,
      pauses: { firstMs: 1, longestMs: 2, steadyMs: 60_000 },
    })
  }
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'keep-up-'))
    said = []
  })
  afterEach(async () => {
    await stack.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  const start = (script: string, keepLog = false): Child =>
    startChild({
      name: 'thing',
      command: [process.execPath, '-e', `console.log('up'); ${script}`],
      env: { PATH: '/usr/bin:/bin' },
      cwd: dir,
      logFile: join(dir, 'thing.log'),
      keepLog,
    })
  const keep = (script: string): Child => {
    const child = stack.add(start(script))
    stack.keepUp(child, async () => start(script, true))
    return child
  }
  const up = (count: number) =>
    vi.waitFor(
      () => expect(readFileSync(join(dir, 'thing.log'), 'utf8')).toBe('up\n'.repeat(count)),
      patience,
    )

  it('is started again, which is said, and is stopped with the stack', async () => {
    stackWith(false)
    const first = keep(forever)
    await up(1)
    process.kill(first.pid, 'SIGKILL')
    await up(2)
    expect(said).toEqual(['  ! thing fell (SIGKILL); it is started again in 0.001 s'])
    const [second] = stack.children()
    expect(second?.isRunning()).toBe(true)
    expect(readNote(dir)?.children.map(({ pid }) => pid)).toEqual([second?.pid])
    process.kill(second?.pid ?? 0, 'SIGKILL')
    await up(3)
    const [third] = stack.children()
    await stack.stop()
    expect(third?.isRunning()).toBe(false)
  })

  it('again and again is given up, and then the stack ends', async () => {
    stackWith(false)
    keep('process.exit(3)')
    const died = await stack.died
    expect(died.name).toBe('thing')
    expect(said).toHaveLength(mostFalls + 1)
    expect(said.at(-1)).toBe(
      `  ! thing fell again (exit code 3), ${mostFalls + 1} times in a row: it is given up`,
    )
  })

  it('before it ever answered is not started again', async () => {
    stackWith(false)
    stack.add(start('process.exit(3)'))
    expect((await stack.died).name).toBe('thing')
    expect(said).toEqual([])
  })

  it('in a throwaway stack stays down: what suites and soaks run on must not hide a fall', async () => {
    stackWith(true)
    const child = keep(forever)
    await up(1)
    process.kill(child.pid, 'SIGKILL')
    expect(await stack.died).toBe(child)
    expect([child.isRunning(), said]).toEqual([false, []])
  })
})
