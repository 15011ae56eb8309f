import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { look, splitLook } from './look.ts'
import { lookValues } from './look-values.ts'

const sheet = ['layout', 'box', 'text']
  .map((name) => readFileSync(new URL(`./styles/look-${name}.css`, import.meta.url), 'utf8'))
  .join('')
const rules = [...sheet.matchAll(/^ {2}\.([\w-]+)(?:::after)? \{/gm)].map(([, name]) => name)

it('has one rule for each value of each prop, and no other', () => {
  const values = Object.entries(lookValues).flatMap(([key, list]) =>
    list.map((value) => look({ [key]: value })),
  )
  expect([...rules].sort()).toEqual([...values].sort())
})

it('names the classes of a look, and others beside', () => {
  expect(look({ size: 14, tone: 'soft', nowrap: true }, 'num', undefined)).toBe(
    'size-14 tone-soft nowrap num',
  )
  expect(look({ gap: 0.5, breaks: false, tone: undefined })).toBe('gap-05')
})

it('takes the look out of the props of an element', () => {
  expect(splitLook({ gap: 2, id: 'sizes' })).toEqual([{ gap: 2 }, { id: 'sizes' }])
})
