import { friendly } from '@hemline/rules/errors/catalogue.ts'
import { CombinedError, createRequest, gql, makeOperation } from 'urql'
import { beforeEach, expect, it } from 'vitest'
import { failuresOf, friendlyError, isWorthLogging, reportFailure } from './errors.ts'
import { setErrorReports } from './reports.ts'
import { readStored, writeStored } from './storage.ts'

type Told = { message?: string; code?: string; path?: readonly string[] }
const answered = (...errors: Told[]) =>
  new CombinedError({
    graphQLErrors: errors.map(({ message = friendly('final'), code, path }) => ({
      message,
      path,
      extensions: { code },
    })),
  })
const refused = (code: string) => answered({ message: 'This account can’t do that.', code })
const offline = new CombinedError({ networkError: new TypeError('no network') })
const tooMany = new CombinedError({ networkError: new Error('Too Many Requests'), response: { status: 429 } })

const logged: string[] = []
const keep = (kind: string) => (what: string) => void logged.push(`${kind}: ${what}`)
beforeEach(() => {
  logged.splice(0)
  setErrorReports({ error: keep('error'), warning: keep('warning'), caught: keep('caught') })
})

it('says a server error that comes twice once, and refusals in their own words', () => {
  expect(friendlyError(answered({ code: 'INTERNAL' }, { code: 'INTERNAL' }), 'fetchingItems')).toBe(
    friendly('fetchingItems'),
  )
  expect(friendlyError(refused('FORBIDDEN'), 'fetchingItems')).toBe('This account can’t do that.')
  expect(friendlyError(undefined, 'addToCart')).toBe(friendly('addToCart'))
  expect(friendlyError(offline, 'addToCart')).toBe(friendly('addToCart'))
  expect(friendlyError(tooMany, 'addToCart')).toBe('We are very busy. Please try again in a moment.')
})

it('reads an answer one by one, with its status and fields', () => {
  expect(failuresOf(answered({ message: 'x', code: 'INTERNAL', path: ['sizeProfile'] }))).toMatchObject([
    { from: 'graphql', message: 'x', code: 'INTERNAL', field: 'sizeProfile' },
  ])
  expect(failuresOf(tooMany)).toEqual([
    { from: 'network', status: 429, message: 'Request failed with status code 429' },
  ])
  expect(failuresOf(undefined)).toEqual([])
})

const query = (context: { quiet?: boolean } = {}) =>
  makeOperation('query', createRequest(gql`query getNothing { a }`, {}), {
    url: '/graphql',
    requestPolicy: 'cache-first',
    ...context,
  })

it('logs failed graph and network errors by the name of what was asked', () => {
  reportFailure(offline, query())
  reportFailure(answered({ code: 'INTERNAL' }), query())
  expect(logged).toEqual(['error: query getNothing failed', 'error: query getNothing failed'])
})

it('logs neither expected messages, nor what §8 swallows, nor what was asked quietly', () => {
  const expected = [
    answered({ message: 'Code is not applicable' }),
    tooMany,
    answered({ path: ['trackVisitor'] }),
    answered({ path: ['sizeProfile'] }),
  ]
  expect(expected.map(isWorthLogging)).toEqual([false, false, false, false])
  for (const error of expected) reportFailure(error, query())
  reportFailure(offline, query({ quiet: true }))
  expect(logged).toEqual([])
})

it('logs that local storage failed, and uses the default', () => {
  const isText = (value: unknown): value is string => typeof value === 'string'
  localStorage.setItem('hemline:broken', '{')
  expect(readStored('hemline:broken', 'the default', isText)).toBe('the default')
  expect(writeStored('hemline:circle', 1n)).toBe(false)
  expect(logged).toEqual([
    'warning: localStorage could not be read',
    'warning: localStorage could not be written',
  ])
})
