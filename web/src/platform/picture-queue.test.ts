import { expect, it } from 'vitest'
import { takeTurn } from './picture-queue.ts'

it('lets four pictures load at once, urgent ones before others, and forgets those that left', () => {
  const begun: string[] = []
  const ask = (name: string, first = false) => takeTurn(() => begun.push(name), first)
  const back = ['a', 'b', 'c', 'd'].map((name) => ask(name))
  const left = ask('left')
  const late = ask('late')
  const urgent = ask('urgent', true)
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  left()
  back[0]?.()
  back[0]?.()
  expect(begun.slice(4)).toEqual(['urgent'])
  back[1]?.()
  expect(begun.slice(5)).toEqual(['late'])
  for (const end of [...back, late, urgent]) end()
  const again = ask('again')
  expect(begun.at(-1)).toBe('again')
  again()
})
