import { EventEmitter, once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { installLastCatch, type LastCatch } from './last-catch.ts'

function programWith(more: Partial<LastCatch> = {}) {
  const events = new EventEmitter()
  const told: string[] = []
  const program = {
    on: (event: string, listener: (error: unknown) => void) => events.on(event, listener),
    exit: (code: number) => void events.emit('exit', code),
  }
  const last = installLastCatch(program, {
    report: (error, what) => void told.push(`${what}: ${(error as Error).message}`),
    drain: async () => void told.push('drained'),
    drainMs: 60_000,
    ...more,
  })
  return { events, told, ...last }
}

describe('the last catch of a program', () => {
  test('reports a rejection, says so, and goes on', async () => {
    let restarted = 0
    const { events, told } = programWith({
      afterRejection: () => {
        restarted += 1
      },
    })
    let exited = false
    events.once('exit', () => {
      exited = true
    })
    events.emit('unhandledRejection', new Error('the wire broke'))
    await Promise.resolve()
    expect({ told, restarted, exited }).toEqual({
      told: ['unhandled rejection: the wire broke'],
      restarted: 1,
      exited: false,
    })
  })

  test('drains after an exception, and exits with 1', async () => {
    const { events, told } = programWith()
    const exit = once(events, 'exit')
    events.emit('uncaughtException', new Error('a listener threw'))
    expect(await exit).toEqual([1])
    expect(told).toEqual(['uncaught exception: a listener threw', 'drained'])
  })

  test('exits with what was asked for first, and drains once', async () => {
    const { events, told, end } = programWith()
    const exit = once(events, 'exit')
    end(0)
    events.emit('uncaughtException', new Error('while ending'))
    expect(await exit).toEqual([0])
    expect(told).toEqual(['uncaught exception: while ending', 'drained'])
  })

  test('exits also when draining fails, or never ends', async () => {
    const failing = programWith({ drain: () => Promise.reject(new Error('no way')) })
    const failed = once(failing.events, 'exit')
    failing.end(0)
    expect(await failed).toEqual([0])
    expect(failing.told).toEqual(['unhandled rejection: no way'])
    const endless = programWith({ drain: () => new Promise(() => undefined), drainMs: 1 })
    const ended = once(endless.events, 'exit')
    endless.end(1)
    expect(await ended).toEqual([1])
  })
})
