import { describe, expect, it } from 'vitest'
import { clientConfigurationKeys } from '../vocabulary/lists.ts'
import {
  readConfiguration,
  readSetting,
  settingNameMax,
  settingValueMax,
  sizeOfSettings,
} from './client-configuration.ts'

describe('a setting of the client', () => {
  it.each(clientConfigurationKeys)('of the category %s is read', (category) => {
    expect(readSetting({ name: `${category}.a-name`, value: '{"at":5}' })).toEqual({
      category,
      name: 'a-name',
      value: { at: 5 },
    })
  })
  it('may have dots, ids and paths in its name', () => {
    expect(readSetting({ name: 'modals.alert:0192/a.b', value: 'true' })).toMatchObject({
      name: 'alert:0192/a.b',
    })
  })
  it.each([
    ['an unknown category', { name: 'nonsense.x', value: '1' }],
    ['no category', { name: 'x', value: '1' }],
    ['no name', { name: 'banners.', value: '1' }],
    ['a long name', { name: `banners.${'x'.repeat(settingNameMax + 1)}`, value: '1' }],
    ['a name of other characters', { name: 'banners.a b', value: '1' }],
    ['a name that every object has', { name: 'banners.__proto__', value: '1' }],
    ['a long value', { name: 'banners.x', value: `"${'x'.repeat(settingValueMax)}"` }],
    ['a value that is no JSON', { name: 'banners.x', value: '{' }],
  ])('with %s is refused in words', (_, setting) => {
    expect(typeof readSetting(setting)).toBe('string')
  })
  it('counts as many characters as its JSON has', () => {
    expect(sizeOfSettings([{ a: 1 }, 'é', null])).toBe('{"a":1}'.length + 3 + 4)
  })
})

describe('a configuration', () => {
  it('is read as far as it makes sense', () => {
    expect(readConfiguration({ banners: { a: 1 }, nonsense: { b: 2 }, modals: [1], tooltips: 'x' })).toEqual({
      banners: { a: 1 },
    })
    expect([readConfiguration(null), readConfiguration('x')]).toEqual([{}, {}])
  })
})
