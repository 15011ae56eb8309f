import { chapters, requirementsOf } from './requirements.ts'
import { because, gap, met, none, type Row } from './row.ts'

const security = 'docs/security.md'
const tls = 'HTTPS ends at the operator’s proxy before the host; the repository brings none.'
const sealed = 'api/src/platform/sealed.test.ts'

const titled = (title: string) =>
  chapters.find((chapter) => chapter.title.startsWith(`${title} `)) ?? { title, ids: '' }

const v10: readonly Row[] = requirementsOf(titled('V10')).map(({ id }) =>
  none(
    id,
    'OAuth and OpenID Connect',
    'The shop is neither client nor server of either: it has sessions of its own.',
  ),
)

const v11: readonly Row[] = [
  gap(
    '11.1.1',
    'how keys live is written down',
    'Which there are and how they end is (security.md); who may hold them is an operator’s question there.',
  ),
  met('11.1.2', 'what is hashed and signed is listed', security, '| what | how | where | changed |'),
  met(
    '11.1.3',
    'cryptography is found by a tool',
    'tools/proof/cryptography.test.ts',
    'every file of the product that hashes, signs or draws is on the list',
  ),
  met('11.1.4', 'and how it would be replaced', security, 'a quantum computer'),
  because('11.2.1', 'none of it is ours', 'node:crypto and argon2’s reference code.'),
  gap(
    '11.2.2',
    'algorithms and keys can be replaced',
    'Passwords and tokens can (parameters in the hash, tokens end); GIFT_CARD_SECRET can’t without voiding cards (decision 0054).',
  ),
  because(
    '11.2.3',
    'nothing is weaker than 128 bits',
    'SHA-256, HMAC-SHA256, AES-256-GCM and tokens of 256 bits.',
  ),
  met(
    '11.2.4',
    'secrets are compared in constant time',
    'api/src/ports/signed-hooks.ts',
    'timingSafeEqual(expected',
  ),
  met(
    '11.2.5',
    'what can’t be checked is refused',
    'api/src/domains/fulfillment/fulfillment.test.ts',
    'believe no report that is not signed, too old, or another carrier’s',
  ),
  met(
    '11.3.1',
    'no weak modes of ciphers',
    'tools/proof/cryptography.test.ts',
    'one file encrypts, by AES-256-GCM, which notices a changed byte',
  ),
  met('11.3.2', 'ciphers are approved ones', 'api/src/platform/sealed.ts', 'aes-256-gcm'),
  met('11.3.3', 'ciphers notice changes', sealed, 'a changed or short one is not opened'),
  met('11.3.4', 'nonces are used once', 'api/src/platform/sealed.ts', 'newNonce(ivBytes)'),
  because('11.3.5', 'order of cipher and MAC', 'GCM is both.'),
  met(
    '11.4.1',
    'hashes are SHA-256',
    'tools/proof/cryptography.test.ts',
    'every hash and every signature is SHA-256',
  ),
  met(
    '11.4.2',
    'passwords are kept by argon2id',
    'api/src/domains/log-in/passwords.ts',
    'memoryCost: 19_456',
  ),
  because('11.4.3', 'signatures have 256 bits', 'HMAC-SHA256, never cut.'),
  none('11.4.4', 'keys made of passwords', 'None are.'),
  met(
    '11.5.1',
    'what can’t be guessed has 128 random bits',
    'tools/checks/structure.test.ts',
    'reads environment, clock and randomness in their own files only',
  ),
  because(
    '11.5.2',
    'also when much is asked',
    'The operating system’s generator, which doesn’t block once it is started.',
  ),
  none('11.6.1', 'key pairs', 'There are none.'),
  none('11.6.2', 'key exchange', 'TLS’s alone, of the operator’s proxy and Node.'),
  gap('11.7.1', 'memory is encrypted', 'A matter of the machine, which nothing here asks for.'),
  met(
    '11.7.2',
    'as little as possible is held, and briefly',
    'tools/processor/no-card-numbers.test.ts',
    'is in no log, no file and no row after it was paid with',
  ),
]

const v12: readonly Row[] = [
  gap('12.1.1', 'TLS 1.2 and 1.3 alone', tls),
  gap('12.1.2', 'good cipher suites', tls),
  none('12.1.3', 'client certificates', 'There are none.'),
  gap(
    '12.2.1',
    'all that is outside is HTTPS',
    `${tls} Cookies are Secure and HTTPS is asked for a year where WEB_ORIGIN is https.`,
  ),
  gap('12.2.2', 'certificates that everybody trusts', tls),
  gap(
    '12.3.1',
    'connections inside are encrypted',
    'Host, API, PostgreSQL, OpenSearch and SMTP talk plainly by default, on one machine or one private network; DATABASE_URL and SMTP_URL may ask for TLS.',
  ),
  because(
    '12.3.2',
    'certificates of others are checked',
    'Node’s fetch, https and pg check them; nothing switches that off.',
  ),
  gap('12.3.3', 'HTTP inside is encrypted', 'As 12.3.1.'),
  gap('12.3.4', 'with certificates that are trusted', 'As 12.3.1.'),
]

const v13: readonly Row[] = [
  met('13.1.1', 'whom we talk to is written down', security, '## What we talk to'),
  gap(
    '13.2.1',
    'programs prove who they are to each other',
    'PostgreSQL and the processors ask for a password or key, one for all our programs; OpenSearch and the host’s way to the API ask for none.',
  ),
  gap(
    '13.2.2',
    'with no more rights than they need',
    'API, worker, indexer and migrations share one role of the database.',
  ),
  met(
    '13.2.3',
    'and no password that everybody knows',
    'api/src/ports/payments.drivers.test.ts',
    'takes no real money in production with a secret that everybody can read here',
  ),
  met(
    '13.2.4',
    'only listed places are reached',
    'api/src/platform/outside.test.ts',
    'has another port than the two of the web',
  ),
  met(
    '13.2.5',
    'also by the host',
    'web/host/app.test.ts',
    'go to nobody but our own origin, unless another processor is named',
  ),
  gap(
    '13.3.1',
    'secrets live in a vault',
    'They come from the environment; where that comes from is the operator’s.',
  ),
  gap(
    '13.3.2',
    'and whoever needs one reads it',
    'One environment for API and worker; the indexer and the host get no secret but the database’s address.',
  ),
  met('13.4.1', 'no history of the code is served', '.dockerignore', '.git'),
  met(
    '13.4.2',
    'production has no tools of developers',
    'api/src/production.test.ts',
    'nothing of developers is at %s',
  ),
  met('13.4.3', 'folders are not listed', 'web/host/app.test.ts', '/assets/gone.js'),
  met(
    '13.4.4',
    'TRACE is not answered',
    'web/host/app.test.ts',
    'answers other methods on documents with 404',
  ),
  met(
    '13.4.5',
    'what watches the API is not open',
    'web/host/app.test.ts',
    '// What watches the API, and is for whoever reaches its own port.',
  ),
]

export const machineRows: readonly Row[] = [...v10, ...v11, ...v12, ...v13]
