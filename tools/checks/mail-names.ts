// Mails show words that people typed only through rules/src/identity/person-names.ts (decision 0100). This
// check finds mails that forget it.
import { isCode, isTest, places, type Source, withoutComments } from './sources.ts'

const makesMails = /\b(?:composeMail|renderMail)\b|\b(?:OrderMailFacts)\b/
const port = /^api\/src\/ports\//
/** Fields with words that people typed: of accounts, addresses, gift cards and letters. */
const typed = `first_?name|last_?name|full_?name|(?:sender|recipient|seller|holder|claimed|nick)_?name|gift_?message|line1|line2|city`
const read = new RegExp(
  String.raw`(\b\w+\()?((?:\b[\w]+\??\.)+(?:${typed}|(?<=(?:message|letter|person|user|account|sender|recipient)\.)name))\b`,
  'gi',
)
const spread = new RegExp(String.raw`\{[^{}:]*\b(?:${typed})\b[^{}:]*\}\s*(?:=[^=>]|:)`, 'gi')
const doors = new Set(['greeting(', 'mailName(', 'mailFirstName(', 'mailLine(', 'mailMessage('])

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
/** The fields of the type MailText that a file and those beside it declare. */
const ruledBeside = (sources: readonly Source[], path: string): Set<string | undefined> =>
  new Set(
    sources
      .filter((one) => folderOf(one.path) === folderOf(path))
      .flatMap(({ text }) => [...withoutComments(text).matchAll(/\b(\w+)\??: MailText\b/g)])
      .map((match) => match[1]),
  )

/**
 * Returns each place (`path:line` with the field) where a file that makes mails reads a person's name or
 * message without a function of rules/src/identity/person-names.ts. A field of the type MailText has passed
 * these rules already.
 */
export function unruledNames(sources: readonly Source[]): string[] {
  return sources
    .filter(
      ({ path, text }) =>
        path.startsWith('api/src/') &&
        isCode(path) &&
        !isTest(path) &&
        !port.test(path) &&
        makesMails.test(text),
    )
    .flatMap(({ path, text }) => {
      const source = { path, text: withoutComments(text) }
      const ruled = ruledBeside(sources, path)
      const reads = places(source, read).filter(
        ({ match }) => !doors.has(match[1] ?? '') && !ruled.has(match[2]?.split('.').at(-1) ?? ''),
      )
      return [...reads, ...places(source, spread)].map(
        ({ line, match }) =>
          `${path}:${line}: ${match[0].trim()} stands in a mail without mailName or the like`,
      )
    })
}
