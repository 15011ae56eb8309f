import { describe, expect, test } from 'vitest'
import { likesResponseType, onlyReads } from './graphql-http.ts'

describe('an answer has the newer media type when the client', () => {
  test.each([
    'application/graphql-response+json',
    'Application/GraphQL-Response+JSON; charset=utf-8',
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream',
    'application/json;q=0.9, application/graphql-response+json',
    '*/*, application/graphql-response+json;q=0.1',
  ])('says %s', (accept) => {
    expect(likesResponseType(accept)).toBe(true)
  })

  test.each([
    undefined,
    '',
    '*/*',
    'application/*',
    'application/json',
    'application/json, application/graphql-response+json',
    'application/graphql-response+json;q=0.5, application/json',
    'application/graphql-response+json;q=0',
    'application/graphql-response+json;q=x',
    'text/html',
  ])('does not when it says %s', (accept) => {
    expect(likesResponseType(accept)).toBe(false)
  })
})

test('a document with a mutation anywhere does more than read', () => {
  expect(onlyReads('{ a }')).toBe(true)
  expect(onlyReads('query mutation { a }')).toBe(true)
  expect(onlyReads('{')).toBe(true)
  expect(onlyReads('mutation { a }')).toBe(false)
  expect(onlyReads('query a { b } mutation c { d }')).toBe(false)
  expect(onlyReads('fragment f on Mutation { a } mutation { ...f }')).toBe(false)
})
