// All texts are English, and a percentage has no space there: "62.5%" (decision 0258).
import { expect, it } from 'vitest'
import { isCode, isTest, places, readSources, type Source, withoutComments } from './sources.ts'

const isShown = (path: string) =>
  /^(?:web\/(?:src|host|mocks)|rules\/src|api\/src)\//.test(path) && isCode(path) && !isTest(path)

/** Returns each place (`path:line`) where a text puts a space between a number and its percent sign. */
const parted = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => isShown(path))
    .flatMap(({ path, text }) =>
      places({ path, text: withoutComments(text) }, /\d %|\$\{[^{}]*\} %(?! ?\$\{| ?\d)/g).map(
        ({ line }) => `${path}:${line}`,
      ),
    )

it('no text parts a number from its percent sign', () => expect(parted(readSources())).toEqual([]))

it('finds a parted percentage, and lets a remainder and a comment be', () => {
  const found = (text: string) => parted([{ path: 'web/src/a.tsx', text }])
  expect(found('const words = `pays $' + '{share} %`')).toEqual(['web/src/a.tsx:1'])
  expect(found("const words = 'pays 62.5 %'")).toEqual(['web/src/a.tsx:1'])
  expect(found('const half = (hour + 11) % 12 // 62.5 %')).toEqual([])
})
