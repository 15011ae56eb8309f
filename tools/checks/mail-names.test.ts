import { expect, test } from 'vitest'
import { unruledNames } from './mail-names.ts'
import { isCode, isTest, places, readSources } from './sources.ts'

const sources = readSources()

test('no mail says a name, a line or a message that the rule for names has not looked at', () => {
  expect(unruledNames(sources)).toEqual([])
})

test('only the rule makes a text for mails', () => {
  const made = sources
    .filter(({ path }) => isCode(path) && !isTest(path) && path !== 'rules/src/identity/person-names.ts')
    .flatMap((source) => places(source, /\bas MailText\b/g).map(({ line }) => `${source.path}:${line}`))
  expect(made).toEqual([])
})

test.each([
  ['a greeting', "'Hello ' + person.first_name"],
  ['a guarded greeting', "'Hello ' + seller?.first_name"],
  ['an address', 'lines: [to.fullName, to.line1]'],
  ['a gift', '{ text: card.gift_message }'],
  ['a letter', "'From ' + message.name"],
  ['a name that was taken apart', 'const { first_name } = person'],
  ['a parameter that was taken apart', 'function hello({ firstName }: Person) {}'],
  ['a name that another function tidies', 'tidy(card.sender_name)'],
])('the check sees %s', (_, code) => {
  expect(
    unruledNames([
      {
        path: 'api/src/domains/x/mails.ts',
        text: `import { composeMail } from '../../ports/mail.ts'\n${code}`,
      },
    ]),
  ).toHaveLength(code.includes('line1') ? 2 : 1)
})

test('the check lets the rule’s own functions pass', () => {
  const text =
    'renderMail\ntype Facts = { firstName: MailText | null }\nmailName(card.sender_name) ?? mailLine(to.line1) ?? facts.firstName'
  expect(unruledNames([{ path: 'api/src/domains/x/mails.ts', text }])).toEqual([])
})
