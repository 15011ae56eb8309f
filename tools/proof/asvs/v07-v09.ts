import { because, met, none, type Row } from './row.ts'

const logIn = 'api/src/domains/log-in/log-in.test.ts'
const security = 'docs/security.md'
const noProvider = 'There is no federation.'
const labels = 'api/src/domains/labels/label-file.test.ts'

const v7: readonly Row[] = [
  met('7.1.1', 'how long sessions live is written down', security, 'It ends after 90 days without use'),
  met('7.1.2', 'how many there may be, too', security, 'any number of sessions'),
  met('7.1.3', 'and who else makes some', security, 'There is no federation'),
  because(
    '7.2.1',
    'the API judges sessions',
    'A token means nothing but the row whose hash it has (findViewer).',
  ),
  met(
    '7.2.2',
    'tokens are made for each session',
    logIn,
    'gives a new session and ends the one that this browser had, whatever token came with the request',
  ),
  met(
    '7.2.3',
    'tokens have 256 random bits',
    'api/src/platform/tokens.ts',
    "randomBytes(32).toString('base64url')",
  ),
  met(
    '7.2.4',
    'logging in makes a new one and ends the old',
    logIn,
    'gives a new session and ends the one that this browser had, whatever token came with the request',
  ),
  met(
    '7.3.1',
    'a session that nobody uses ends',
    logIn,
    'of the night remove sessions that ended and keep the others',
  ),
  met('7.3.2', 'every session ends', logIn, 'it ends after a year all the same'),
  met(
    '7.4.1',
    'after logging out a token is nothing',
    logIn,
    'works with the cookie, and with the token in a header',
  ),
  met(
    '7.4.2',
    'an account that is closed has no sessions',
    'api/src/domains/privacy/deletion.test.ts',
    'locks the account at once, and the second mail opens it again',
  ),
  met('7.4.3', 'a new password ends the others', logIn, 'keeps this browser in and logs all others out'),
  because(
    '7.4.4',
    'the way out is in the frame of every page',
    'The account menu of the header has it, and the menu of phones.',
  ),
  met(
    '7.4.5',
    'who runs the shop can end somebody’s sessions, or all',
    'api/src/domains/identity/identity.test.ts',
    'ends the sessions of one person, and of nobody else, or those of everybody',
  ),
  met(
    '7.5.1',
    'changing what proves one asks again',
    logIn,
    'refuses the same one again, and guesses at the current one',
  ),
  met(
    '7.5.2',
    'people see their sessions and end them',
    'api/src/domains/log-in/security.test.ts',
    'devices are listed with their names, and ended one by one or all others at once',
  ),
  met(
    '7.5.3',
    'moving money asks again',
    'api/src/domains/earnings/earnings.test.ts',
    'asks for a proven address, the password again, and an account that has rested',
  ),
  none('7.6.1', 'sessions with a provider', noProvider),
  because(
    '7.6.2',
    'nobody is logged in without wanting to',
    'Only logging in, signing up and a new password begin a session.',
  ),
]

const v8: readonly Row[] = [
  met('8.1.1', 'who may do what is written down', security, '## Who may do what'),
  met('8.1.2', 'down to fields', security, 'Fields of an object that not everybody may see'),
  met(
    '8.2.1',
    'every function asks who calls',
    'api/src/testing/matrix.test.ts',
    'every field that can be asked has a row that says who may',
  ),
  met(
    '8.2.2',
    'what is somebody’s is theirs alone',
    'api/src/domains/consignment/consignment.test.ts',
    'are nobody else’s: another seller, a shopper and a visitor see none of them',
  ),
  met(
    '8.2.3',
    'and fields are',
    'api/src/domains/fulfillment/fulfillment.test.ts',
    'are shown to their buyer and to those with the key, and to nobody else',
  ),
  met('8.3.1', 'the API judges, not the site', 'api/src/testing/matrix.test.ts', 'who may do what'),
  none('8.4.1', 'several tenants', 'There is one shop.'),
]

const v9: readonly Row[] = [
  met(
    '9.1.1',
    'signed links are checked before they are believed',
    labels,
    'refuses a link that somebody changed',
  ),
  met('9.1.2', 'by one algorithm', 'api/src/domains/labels/label-links.ts', "createHmac('sha256', key)"),
  because('9.1.3', 'with a key of ours', 'A link names no key; it is made of the shop’s secret.'),
  met('9.2.1', 'until it ends', labels, 'opens by a signed link for anybody, until the link expires'),
  met(
    '9.2.2',
    'and for its purpose alone',
    'api/src/domains/labels/label-links.ts',
    'hemline/cleanout-label-links',
  ),
  because('9.2.3', 'by one service', 'There is one, and it is the one that signs.'),
  because('9.2.4', 'one key for one audience', 'Each purpose derives its own key.'),
]

export const sessionRows: readonly Row[] = [...v7, ...v8, ...v9]
