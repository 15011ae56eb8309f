import { expect, it } from 'vitest'
import { contactTextMax } from '../vocabulary/help.ts'
import { contactProblems, contactReference } from './contact.ts'

const good = {
  topic: 'order',
  name: 'Nora Lind',
  email: 'nora@example.com',
  reference: '',
  text: 'Where is my parcel, please?',
}
const fields = (form: Partial<typeof good>) => contactProblems({ ...good, ...form }).map(({ field }) => field)

it('takes a message with a topic, a name, an address and some words', () => {
  expect(contactProblems(good)).toEqual([])
  expect(contactProblems({ ...good, reference: null })).toEqual([])
})

it('names every field that can’t be taken, in the order of the form', () => {
  expect(
    fields({ topic: 'constructor', name: '  ', email: 'nora@', reference: 'x'.repeat(41), text: 'Hi' }),
  ).toEqual(['topic', 'name', 'email', 'reference', 'text'])
})

it('counts characters as people do', () => {
  expect(fields({ text: '👗'.repeat(9) })).toEqual(['text'])
  expect(fields({ text: '👗'.repeat(contactTextMax) })).toEqual([])
  expect(fields({ text: 'a'.repeat(contactTextMax + 1) })).toEqual(['text'])
})

it('names a message by its id, and refuses what is no id', () => {
  expect(contactReference('01939bd2-4c11-7a55-8d21-0b3f7f3a9c21')).toBe('HM-7F3A9C21')
  expect(contactReference('1')).toBeUndefined()
  expect(contactReference('01939bd2-4c11-7a55-8d21-0b3f7f3a9c2')).toBeUndefined()
})
