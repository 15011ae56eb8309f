import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { patienceMs } from '../../vitest.patience.ts'
import { digestOfFiles } from './build.ts'
import { type Child, type ChildSpec, runToEnd, startChild } from './children.ts'
import { endLeftovers, holderOf, readNote, removeNote, writeNote } from './instance.ts'
import { clearStale } from './postgres.ts'
import { startOf } from './process-id.ts'
import { waitForUrl } from './wait.ts'

let dir: string
let children: Child[]

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'hemline-local-'))
  children = []
})

afterEach(async () => {
  for (const child of children) await child.stop()
  rmSync(dir, { recursive: true, force: true })
})

const spec = (script: string, more: Partial<ChildSpec> = {}): ChildSpec => ({
  name: 'thing',
  command: [process.execPath, '-e', script],
  env: { PATH: '/usr/bin:/bin' },
  cwd: dir,
  logFile: join(dir, 'logs', 'thing.log'),
  ...more,
})

const start = (script: string, more: Partial<ChildSpec> = {}): Child => {
  const child = startChild(spec(script, more))
  children.push(child)
  return child
}

const says = (child: Child, text: string): Promise<void> =>
  vi.waitFor(() => expect(child.lastLines(50).join('\n')).toContain(text), patienceMs)
const forever = 'setInterval(() => {}, 1000);'

describe('a program of the stack', () => {
  it('keeps its last lines, and writes them to its log', async () => {
    const child = start("console.log('one'); console.error('two'); console.log('three')")
    expect((await child.exited).code).toBe(0)
    expect(child.lastLines(10).toSorted()).toEqual(['one', 'three', 'two'])
    expect(readFileSync(join(dir, 'logs', 'thing.log'), 'utf8')).toContain('two')
  })

  it('is asked to stop, and may tidy up', async () => {
    const child = start(
      `process.on('SIGTERM', () => { console.log('tidied'); process.exit(0) }); console.log('up'); ${forever}`,
    )
    await says(child, 'up')
    await child.stop()
    expect(await child.exited).toEqual({ code: 0, signal: null })
    expect(child.lastLines(1)).toEqual(['tidied'])
  })

  it('is killed when it does not stop', async () => {
    const child = start(`process.on('SIGTERM', () => {}); console.log('up'); ${forever}`, { graceMs: 100 })
    await says(child, 'up')
    await child.stop()
    expect((await child.exited).signal).toBe('SIGKILL')
  })

  it('takes the programs it started with it', async () => {
    const child = start(
      `const c = require('child_process').spawn(process.execPath, ['-e', '${forever}']); console.log('child ' + c.pid + '.'); ${forever}`,
    )
    await says(child, 'child')
    const pid = Number(/child (\d+)/.exec(child.lastLines(1)[0] ?? '')?.[1])
    expect(startOf(pid)).toBeDefined()
    await child.stop()
    await vi.waitFor(() => expect(startOf(pid)).toBeUndefined(), patienceMs)
  })

  it.runIf(process.platform === 'linux')('ends when the program that started it is killed', async () => {
    const grandchild = JSON.stringify([process.execPath, '-e', forever])
    const script = `import('${join(import.meta.dirname, 'children.ts')}').then(({ startChild }) => {
      const c = startChild({ name: 'inner', command: ${grandchild}, env: {}, cwd: '/', logFile: '${join(dir, 'inner.log')}' });
      console.log('inner ' + c.pid + '.') });`
    const child = start(script)
    await says(child, 'inner')
    const pid = Number(/inner (\d+)/.exec(child.lastLines(1)[0] ?? '')?.[1])
    process.kill(child.pid, 'SIGKILL')
    await vi.waitFor(() => expect(startOf(pid)).toBeUndefined(), patienceMs)
  })

  it('that should run to its end and fails is reported with its last lines and its log', async () => {
    const failing = runToEnd(spec("console.log('the reason'); process.exit(3)"))
    await expect(failing).rejects.toThrow(/thing ended with exit code 3[\s\S]*thing\.log[\s\S]*the reason/)
  })

  it('that can not be found is a failure in words', async () => {
    await expect(runToEnd(spec('', { command: ['/no/such/program'] }))).rejects.toThrow(
      /ended with exit code 127/,
    )
  })

  it('that dies while it is waited for is reported at once', async () => {
    const child = start("console.log('cannot start'); process.exit(1)")
    await expect(waitForUrl({ url: 'http://127.0.0.1:9/', child, timeoutMs: 60_000 })).rejects.toThrow(
      /stopped while starting[\s\S]*cannot start/,
    )
  })
})

describe('a data folder', () => {
  it('knows the living program that holds it, and forgets it', async () => {
    const child = start(forever)
    const note = { main: { name: 'make up', pid: child.pid, started: startOf(child.pid) }, children: [] }
    writeFileSync(join(dir, 'running.json'), JSON.stringify(note))
    expect(holderOf(dir)).toMatchObject({ name: 'make up', pid: child.pid })
    await child.stop()
    expect(holderOf(dir)).toBeUndefined()
    removeNote(dir)
    expect(readNote(dir)).toBeUndefined()
  })

  it('ends what a crashed run left', async () => {
    const child = start(forever)
    writeNote(dir, 'make up', [child])
    expect(await endLeftovers(dir)).toEqual([`thing (pid ${child.pid})`])
    // The parent learns of the end a moment later.
    await child.exited
    expect(startOf(child.pid)).toBeUndefined()
  })

  it('leaves alone a program that only has the same number', async () => {
    const child = start(forever)
    const note = {
      main: { name: 'make up', pid: 999_999, started: 'x' },
      children: [{ name: 'api', pid: child.pid, started: 'another time' }],
    }
    writeFileSync(join(dir, 'running.json'), JSON.stringify(note))
    expect(await endLeftovers(dir)).toEqual([])
    expect(child.isRunning()).toBe(true)
  })

  it('survives a note that was cut short', () => {
    writeFileSync(join(dir, 'running.json'), '{"main":')
    expect(holderOf(dir)).toBeUndefined()
  })

  it('loses a PostgreSQL pid file that means somebody else', async () => {
    const child = start(forever)
    mkdirSync(join(dir, 'pg'))
    writeFileSync(join(dir, 'pg', 'postmaster.pid'), `${child.pid}\n`)
    expect(await clearStale(join(dir, 'pg'))).toContain('not stopped cleanly')
    expect(child.isRunning()).toBe(true)
    expect(await clearStale(join(dir, 'pg'))).toBeUndefined()
  })
})

describe('the build stamp', () => {
  it('changes with a file that is added, changed or removed, and only then', () => {
    const digest = (): string => digestOfFiles([dir])
    writeFileSync(join(dir, 'a.ts'), 'a')
    const first = digest()
    expect(digest()).toBe(first)
    writeFileSync(join(dir, 'b.ts'), 'b')
    const second = digest()
    expect(second).not.toBe(first)
    writeFileSync(join(dir, 'b.ts'), 'longer')
    expect(digest()).not.toBe(second)
    rmSync(join(dir, 'b.ts'))
    expect(digest()).toBe(first)
  })
})
