// Who is told something that comes by email by default gets an email, from whoever tells it: the domain of
// notifications (`told`, `onlyTold`), or a mail of the telling domain in the same file.
import { notificationKinds } from '@hemline/rules/notifications/kinds.ts'
import { rowOfKind } from '@hemline/rules/notifications/subscriptions.ts'
import { expect, it } from 'vitest'
import { readSources, type Source } from './sources.ts'

const tellers = (sources: readonly Source[]) =>
  sources.filter(
    ({ path, text }) =>
      path.startsWith('api/src/domains/') &&
      !/\.test\.ts$|\/notifications\//.test(path) &&
      /\b(notify|notifyAll|tell)\(/.test(text),
  )
const kindsOf = (text: string) => notificationKinds.filter((kind) => new RegExp(`kind: '${kind}'`).test(text))

/** "file kind" of each notification that comes by email by default and that no email says. */
const silent = (sources: readonly Source[]): string[] =>
  tellers(sources).flatMap(({ path, text }) =>
    kindsOf(text)
      .filter((kind) => {
        const { mails, byDefault } = rowOfKind(kind)
        if (mails === 'told' || !byDefault.includes('email')) return false
        return !/\bmail\.send\(|addJob\(tx, '\w*Mail'|onlyTold: true/.test(text)
      })
      .map((kind) => `${path} ${kind}`),
  )

it('whatever comes by email by default has an email', () => expect(silent(readSources())).toEqual([]))

it('each kind that comes by email by default is told somewhere', () => {
  const told = new Set(tellers(readSources()).flatMap(({ text }) => kindsOf(text)))
  const byEmail = notificationKinds.filter((kind) => rowOfKind(kind).byDefault.includes('email'))
  expect(byEmail.filter((kind) => !told.has(kind))).toEqual([])
})

it('finds a notification without an email', () => {
  const path = 'api/src/domains/a/a.ts'
  const found = (text: string) => silent([{ path, text }])
  expect(found("await notify(tx, { kind: 'sold', key })")).toEqual([`${path} sold`])
  expect(found("await tell(db, { kind: 'sold', key })\nawait mail.send(letter, key)")).toEqual([])
  expect(found("await notify(tx, { kind: 'bag', data: { onlyTold: true } })")).toEqual([])
  expect(found("await notify(tx, { kind: 'turn', key })")).toEqual([])
})
