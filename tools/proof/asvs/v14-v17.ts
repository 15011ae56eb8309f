import { chapters, requirementsOf } from './requirements.ts'
import { because, gap, met, none, type Row } from './row.ts'

const edge = 'api/src/edge.test.ts'
const security = 'docs/security.md'
const faults = 'api/src/faults.test.ts'

const v14: readonly Row[] = [
  met('14.1.1', 'data is sorted by what it is', security, '## Data'),
  met('14.1.2', 'and each sort has its rules', security, '| class | what | what is asked of it |'),
  gap(
    '14.2.1',
    'nothing secret is in an address',
    'Links of mails carry their token there, as they must; it works once, other sites are sent no path, and the host’s log leaves it out. A guest’s order has its key in the link of its mail.',
  ),
  met('14.2.2', 'nothing secret stays in a cache of ours', edge, 'an answer to a POST is kept by nobody'),
  because(
    '14.2.3',
    'nobody else is told of people',
    'No page loads anything of another origin, but a processor’s that is named; the policy of content forbids it.',
  ),
  met('14.2.4', 'logs hold no secrets', edge, 'the log knows requests, but no passwords, tokens or cookies'),
  met(
    '14.3.1',
    'a browser forgets who logged out',
    'web/src/domains/addresses/addresses.test.tsx',
    'shows nobody the addresses of who used this browser before',
  ),
  met('14.3.2', 'answers are not kept by browsers', edge, "toBe('no-store')"),
  because(
    '14.3.3',
    'browsers store nothing secret',
    'Storage has choices (size, dismissed notes, who sent a shopper); the session is a cookie that scripts can’t read.',
  ),
]

const v15: readonly Row[] = [
  gap(
    '15.1.1',
    'how fast holes of libraries are closed is written down',
    'Nobody has decided it: an operator’s question in security.md.',
  ),
  met('15.1.2', 'libraries are listed', 'pnpm-lock.yaml', 'integrity:'),
  met('15.1.3', 'what costs much is written down', security, 'What costs much is bounded'),
  gap(
    '15.2.1',
    'no library is older than that',
    'Nothing looks for known holes by itself, and there is no time to hold it against (15.1.1).',
  ),
  met(
    '15.2.2',
    'what costs much can’t take the shop down',
    faults,
    'those above the bound are asked to come again, and the others are served',
  ),
  gap(
    '15.2.3',
    'production has nothing but what it needs',
    'The image has the whole repository, tools and seed too; nothing of that is reached from outside.',
  ),
  met(
    '15.3.1',
    'answers have the fields that were asked for',
    'api/src/testing/matrix.test.ts',
    'every field that can be asked has a row that says who may',
  ),
  met(
    '15.3.2',
    'fetching follows no more than it means to',
    'api/src/platform/outside.test.ts',
    'may lead on to others, three times',
  ),
  because(
    '15.3.3',
    'an input has the fields of its action',
    'GraphQL refuses others; REST bodies are read by zod, which drops them.',
  ),
  met(
    '15.3.4',
    'a client’s address comes from our proxy',
    edge,
    'the client’s address is believed from the configured proxy only',
  ),
  because(
    '15.3.5',
    'types are what they are said to be',
    'TypeScript strict without any; === alone; variables pass GraphQL’s types.',
  ),
  met('15.3.6', 'nobody changes prototypes', edge, 'it means to change prototypes'),
  met('15.3.7', 'a name that comes twice is no trick', edge, '?extensions=1&extensions=2'),
]

const v16: readonly Row[] = [
  gap(
    '16.1.1',
    'what is logged is written down',
    'What, and in which form, is (security.md); who reads it and how long it is kept is an operator’s question there.',
  ),
  met(
    '16.2.1',
    'a line says when, what and who',
    edge,
    'the log says who logged in, who was refused, and who was denied what',
  ),
  because('16.2.2', 'times are UTC', 'Milliseconds since 1970, of the machine’s clock.'),
  met('16.2.3', 'logs go to one place', security, 'to standard output'),
  because(
    '16.2.4',
    'lines can be read by programs',
    'JSON, one line an event, with the request’s id through host and API.',
  ),
  met(
    '16.2.5',
    'nothing secret is in them',
    edge,
    'the log knows requests, but no passwords, tokens or cookies',
  ),
  met('16.3.1', 'logging in is logged, well or not', edge, "security: 'log-in refused'"),
  met('16.3.2', 'what was denied is', edge, "security: 'denied'"),
  met(
    '16.3.3',
    'tries to get around limits are',
    'api/src/domains/log-in/tries.ts',
    "security: 'too many tries'",
  ),
  met(
    '16.3.4',
    'failures that nobody expects are',
    edge,
    'leaves as a friendly text, and is reported with the request’s id',
  ),
  because('16.4.1', 'nobody writes lines of their own', 'JSON escapes line ends.'),
  gap('16.4.2', 'logs can’t be changed', 'They are standard output; who collects them is the operator’s.'),
  gap('16.4.3', 'they are kept elsewhere', 'As 16.4.2.'),
  met(
    '16.5.1',
    'errors tell nothing of the inside',
    edge,
    'leaves as a friendly text, and is reported with the request’s id',
  ),
  met('16.5.2', 'what others lack does not open us', faults, 'while PostgreSQL can’t be reached'),
  met(
    '16.5.3',
    'a failure lets nothing through',
    'api/src/domains/checkout/killed.test.ts',
    'nobody comes back, and an order has its charge, or there is neither',
  ),
]

const v17: readonly Row[] = chapters
  .filter(({ title }) => title.startsWith('V17 '))
  .flatMap(requirementsOf)
  .map(({ id }) => none(id, 'WebRTC', 'No media is sent between people.'))

export const lastRows: readonly Row[] = [...v14, ...v15, ...v16, ...v17]
