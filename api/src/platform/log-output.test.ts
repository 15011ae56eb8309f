import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

const module = new URL('./log-output.ts', import.meta.url).href

/** What a process has written to standard output that logs two lines and then does `end`. */
function loggedBefore(end: string): string {
  const script = `const { bufferedOutput } = await import('${module}'); const out = bufferedOutput(); out.write('first\\n'); out.write('last\\n'); ${end}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout
}

describe('the log of a process that ends', () => {
  it.each([
    ['by itself', ''],
    ['at once', 'process.exit(1)'],
    ['by an error that nobody catches', "throw new Error('fault')"],
    [
      'by a promise that nobody waits for',
      "Promise.reject(new Error('fault')); setInterval(() => undefined, 1000)",
    ],
  ])('is whole: %s', (_, end) => {
    expect(loggedBefore(end)).toBe('first\nlast\n')
  })

  it('is written within a moment, also while nothing else is logged', () => {
    expect(loggedBefore("setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1000)")).toBe('first\nlast\n')
  })
})
