import { because, gap, met, none, type Row } from './row.ts'

const edge = 'api/src/edge.test.ts'
const hostTest = 'web/host/app.test.ts'
const security = 'docs/security.md'
const outside = 'api/src/platform/outside.test.ts'
const crowd = 'api/src/domains/checkout/crowd.test.ts'

const v1: readonly Row[] = [
  met(
    '1.1.1',
    'input is decoded once, before anything looks at it',
    'web/src/platform/search-params.test.ts',
    'gives back what was written, in the same order, always as text',
  ),
  because(
    '1.1.2',
    'output is escaped last, by what writes it',
    'React escapes HTML, Kysely and pg send values apart from SQL, JSON is written by JSON.stringify.',
  ),
  met(
    '1.2.1',
    'HTML, XML and headers are escaped for their place',
    'web/host/document-heads.test.ts',
    '<title>Theory silk &lt;b&gt;dress&lt;/b&gt;',
  ),
  met(
    '1.2.2',
    'addresses are encoded, and none begins a script',
    'web/src/domains/identity/identity.test.tsx',
    'goes on only to paths of ours',
  ),
  met(
    '1.2.3',
    'data inside of scripts and JSON is escaped',
    'web/host/document-bodies.test.ts',
    '&lt;/script&gt;',
  ),
  met(
    '1.2.4',
    'values never become SQL',
    'api/src/testing/nasty.test.ts',
    'in every filter and sort of the listing',
  ),
  met('1.2.5', 'no command line is made of input', 'pictures/src/render-pool.ts', 'fork'),
  none('1.2.6', 'LDAP', 'There is no directory.'),
  none('1.2.7', 'XPath', 'Nothing is asked by XPath.'),
  none('1.2.8', 'LaTeX', 'PDF files are drawn by a library, from texts.'),
  because(
    '1.2.9',
    'input is escaped in regular expressions',
    'No expression is made of input: the two that are made at all are of names in the code.',
  ),
  none('1.3.1', 'HTML that people write', 'Nobody writes HTML here; texts are shown as texts.'),
  because(
    '1.3.2',
    'nothing runs input as code',
    'There is no eval and no Function; the site’s policy forbids both.',
  ),
  met(
    '1.3.3',
    'what goes to a dangerous place is cleaned before',
    'api/src/domains/earnings/earnings.test.ts',
    'run nothing in a spreadsheet',
  ),
  none('1.3.4', 'SVG that people send', 'SVG is no photograph: files are told by their bytes.'),
  none('1.3.5', 'Markdown and the like that people send', 'Markdown is our own, of help and legal texts.'),
  met(
    '1.3.6',
    'an address that somebody typed reaches nothing inside',
    outside,
    'is one that another leads on to',
  ),
  because(
    '1.3.7',
    'no template is made of input',
    'Mails and documents are functions in the code; input is a value in them.',
  ),
  none('1.3.8', 'JNDI', 'There is no Java of ours.'),
  none('1.3.9', 'memcache', 'There is none.'),
  because('1.3.10', 'no format string comes from outside', 'JavaScript’s template literals are code.'),
  met(
    '1.3.11',
    'nobody writes headers of a mail',
    'api/src/domains/company/company.test.ts',
    'never mails what somebody typed to an address that may not be theirs',
  ),
  because(
    '1.4.1',
    'memory is kept by the language',
    'Programs of ours are JavaScript; native parts are sharp, resvg and argon2, pinned.',
  ),
  met(
    '1.4.2',
    'numbers stay in their range',
    'rules/src/common/money.test.ts',
    'knows no fractions of a cent',
  ),
  met(
    '1.4.3',
    'what was taken is given back',
    'api/src/live.test.ts',
    'forgets a connection that was cut before it was answered',
  ),
  none('1.5.1', 'XML that is read', 'XML is written (sitemaps) and never read.'),
  met('1.5.2', 'what is read becomes plain data', edge, 'it means to change prototypes'),
]

const v2: readonly Row[] = [
  met('2.1.1', 'rules of input are written down', security, '## Input and limits'),
  met('2.1.2', 'rules over several fields too', security, 'Rules over several fields'),
  met('2.1.3', 'limits of business too', security, 'Limits of'),
  met(
    '2.2.1',
    'input is checked against what is expected',
    'api/src/testing/nasty.test.ts',
    'whoever sends nonsense gets a clear error',
  ),
  met(
    '2.2.2',
    'the API checks, whatever the site did',
    'api/src/testing/contract.test.ts',
    'the API keeps the contract',
  ),
  met(
    '2.2.3',
    'fields that belong together agree',
    'rules/src/common/validation.test.ts',
    'names every field that is wrong, in the order of the form',
  ),
  met(
    '2.3.1',
    'steps of a flow can’t be left out',
    'rules/src/orders/states.test.ts',
    'the states of orders and parcels',
  ),
  met(
    '2.3.2',
    'limits of business hold',
    'api/src/domains/earnings/earnings.test.ts',
    'above what is available, below the minimum, too often and over the day’s limit is refused in words',
  ),
  met(
    '2.3.3',
    'an act happens wholly or not at all',
    'api/src/domains/checkout/killed.test.ts',
    'an API that is killed',
  ),
  met(
    '2.3.4',
    'what exists once is sold once',
    crowd,
    'gets each piece once, and nobody pays for what another got',
  ),
  met(
    '2.3.5',
    'great sums need a second person',
    'api/src/domains/fulfillment/fulfillment.test.ts',
    'leaves refunds above $150.00 to an admin',
  ),
  met(
    '2.4.1',
    'machines are slowed down',
    'api/src/domains/gift-cards/gift-cards.test.ts',
    'can be tried sixty times from one network address',
  ),
  gap(
    '2.4.2',
    'nothing of money is done faster than a person could',
    'Orders and cash-outs are counted by the hour and day, and a cash-out’s account rests for a day; nobody is made to wait seconds.',
  ),
]

const v3: readonly Row[] = [
  met(
    '3.2.1',
    'answers are not shown as something else',
    'api/src/domains/photos/photo-routes.ts',
    "'x-content-type-options': 'nosniff'",
  ),
  because(
    '3.2.2',
    'texts are shown as texts',
    'React writes text nodes; nothing of the site sets inner HTML.',
  ),
  met(
    '3.3.1',
    'cookies are Secure, and their names say so',
    edge,
    'that we set are out of reach of scripts, of other sites and of plain HTTP',
  ),
  met('3.3.2', 'cookies go along from our own site alone', edge, "sameSite: 'Lax'"),
  met(
    '3.3.3',
    'cookies have the __Host- prefix',
    edge,
    'a session is one under its name of HTTPS alone, which no other host can set',
  ),
  met(
    '3.3.4',
    'scripts can’t read a session',
    edge,
    'that we set are out of reach of scripts, of other sites and of plain HTTP',
  ),
  met('3.4.1', 'HTTPS for a year, subdomains too', hostTest, 'max-age=31536000; includeSubDomains'),
  met(
    '3.4.2',
    'no other origin may read answers',
    edge,
    'no other site’s scripts may read an answer, and no page may frame one',
  ),
  met('3.4.3', 'a policy of content, with no objects and no base', hostTest, "base-uri 'none'"),
  met('3.4.4', 'types of answers are not guessed', hostTest, "toBe('nosniff')"),
  met(
    '3.4.5',
    'other sites learn our origin and no path',
    'web/host/app.ts',
    "referrerPolicy: { policy: 'strict-origin-when-cross-origin' }",
  ),
  met(
    '3.4.6',
    'nobody frames us',
    hostTest,
    'lets no inline script run but the one it names, and no other site frame it',
  ),
  met(
    '3.5.1',
    'forged requests are told from ours',
    edge,
    'it lacks the visitor’s header, as a forged one does, even with a living session',
  ),
  met(
    '3.5.2',
    'no simple request of another site does anything',
    edge,
    "['application/x-www-form-urlencoded', 415]",
  ),
  met('3.5.3', 'what changes something is POST', edge, 'it asks a mutation or a viewer’s query by GET'),
  because(
    '3.5.4',
    'different applications have different hosts',
    'There is one application on the host; cards are typed on the processor’s side of it in the sandbox, and at the processor’s origin with Stripe.',
  ),
  none('3.5.5', 'messages between windows', 'None are listened to.'),
  because('3.7.1', 'no plug-ins', 'HTML, CSS and JavaScript alone.'),
  met(
    '3.7.2',
    'no address leads elsewhere by itself',
    'web/src/domains/identity/identity.test.tsx',
    'goes on only to paths of ours',
  ),
]

export const firstRows: readonly Row[] = [...v1, ...v2, ...v3]
