import { because, gap, met, none, type Row } from './row.ts'

const logIn = 'api/src/domains/log-in/log-in.test.ts'
const earnings = 'api/src/domains/earnings/earnings.test.ts'
const passwords = 'rules/src/common/validation.test.ts'
const security = 'docs/security.md'
const noPhones = 'No codes go by phone, and nothing is pushed.'
const noProvider = 'There is no identity provider: one way in, e-mail and password.'

export const logInRows: readonly Row[] = [
  met('6.1.1', 'how guessing is slowed down is written down', security, '## Logging in'),
  met(
    '6.1.2',
    'words of ours that make bad passwords are listed',
    'rules/src/identity/guessable.ts',
    'guessedWords',
  ),
  met('6.1.3', 'every way in is written down', security, 'One way in'),
  met(
    '6.2.1',
    'passwords have eight characters or more',
    passwords,
    'of ten characters or more is taken, spaces and all',
  ),
  met('6.2.2', 'a password can be changed', logIn, 'keeps this browser in and logs all others out'),
  met('6.2.3', 'with the current one', logIn, 'refuses the same one again, and guesses at the current one'),
  gap(
    '6.2.4',
    'the commonest passwords are refused',
    'Rows of the keyboard and two dozen words with marks behind them are; a list of 3,000 is not shipped, of which few have ten characters.',
  ),
  met('6.2.5', 'any characters will do', passwords, 'of ten characters or more is taken, spaces and all'),
  met('6.2.6', 'what is typed is not shown', 'web/src/domains/identity/LogInForm.tsx', 'type="password"'),
  met(
    '6.2.7',
    'pasting and password managers work',
    'web/src/domains/identity/LogInForm.tsx',
    'autoComplete="current-password"',
  ),
  met(
    '6.2.8',
    'passwords are taken as they are typed',
    'api/src/domains/log-in/passwords.ts',
    'verify(against, password)',
  ),
  met('6.2.9', 'they may have 64 characters and more', 'rules/src/identity/sign-up.ts', 'passwordMax = 200'),
  because('6.2.10', 'they don’t wear out', 'Nothing asks for a new one.'),
  met('6.2.11', 'words of ours are refused', 'rules/src/identity/guessable.test.ts', 'Hemline2026!'),
  gap(
    '6.2.12',
    'passwords that were found elsewhere are refused',
    'No list of breaches is asked: it would be a service to talk to at sign-up, or gigabytes to keep.',
  ),
  met(
    '6.3.1',
    'guessing is slowed down',
    logIn,
    'ten wrong ones close an account for a quarter of an hour, to the right one too and to tries at once',
  ),
  met(
    '6.3.2',
    'there are no accounts that everybody knows',
    'api/src/domains/identity/identity.test.ts',
    'is told of accounts that everybody knows, where money is real',
  ),
  gap(
    '6.3.3',
    'a second factor',
    'Members may switch one on, a code of an app, and nobody has to. What moves money asks for the password again, and an account to be paid to for a code by mail and a day’s rest.',
  ),
  met(
    '6.3.4',
    'no way in is weaker than the others',
    logIn,
    'works with the cookie, and with the token in a header',
  ),
  gap('6.3.5', 'people are told of strange log-ins', 'They are logged, and nobody is told.'),
  gap(
    '6.3.6',
    'mail is no factor',
    'Lost passwords and accounts to be paid to are proven by mail: shoppers have nothing else that we know.',
  ),
  met(
    '6.3.7',
    'people are told when their password changed',
    'api/src/domains/log-in/password-change.ts',
    'sendPasswordChangedMail',
  ),
  met(
    '6.3.8',
    'nobody learns who has an account',
    logIn,
    'says the same, at the same cost, of an unknown address and of a wrong password',
  ),
  none('6.4.1', 'passwords that the system makes', 'It makes none.'),
  because('6.4.2', 'no secret questions', 'There are none.'),
  met(
    '6.4.3',
    'a lost password is replaced safely',
    logIn,
    'a link by mail sets a new one, once, and ends every other session',
  ),
  met(
    '6.4.4',
    'a lost second factor is replaced by recovery codes',
    'api/src/domains/log-in/security.test.ts',
    'takes each recovery code once, however it is typed, and tells the owner',
  ),
  none('6.4.5', 'factors that end', 'Passwords don’t.'),
  because(
    '6.4.6',
    'nobody at work chooses a shopper’s password',
    'No operation of people at work touches passwords.',
  ),
  met('6.5.1', 'a code works once', logIn, 'of two who use one link at once, one gets in'),
  met('6.5.2', 'short codes are kept by a slow hash with salt', 'api/src/platform/mailed-codes.ts', 'scrypt'),
  met('6.5.3', 'codes are drawn safely', 'api/src/platform/tokens.ts', 'randomInt(1_000_000)'),
  met('6.5.4', 'codes have six digits', 'rules/src/earnings/payout-accounts.test.ts', 'a code is six digits'),
  met(
    '6.5.5',
    'a code by mail lives ten minutes',
    earnings,
    'is not linked after five wrong codes, nor after ten minutes',
  ),
  because(
    '6.5.6',
    'a factor can be taken back',
    'A password by changing it, an app by switching the second step off, an account to be paid to by unlinking it.',
  ),
  none('6.5.7', 'biometrics', 'None are used by us.'),
  met(
    '6.5.8',
    'codes of the clock are checked by the shop’s clock',
    'api/src/domains/log-in/security.test.ts',
    'takes the codes of the half minutes beside the present one, and no other',
  ),
  none('6.6.1', 'codes by phone', noPhones),
  met(
    '6.6.2',
    'a code is good for what it was asked for',
    earnings,
    'is linked by the code that was sent to it, and rests for a day',
  ),
  met(
    '6.6.3',
    'codes can’t be tried through',
    earnings,
    'is not linked after five wrong codes, nor after ten minutes',
  ),
  none('6.6.4', 'pushed questions', noPhones),
  none('6.7.1', 'certificates of people', 'There are none.'),
  none('6.7.2', 'challenges of devices', 'There are none.'),
  none('6.8.1', 'several providers', noProvider),
  none('6.8.2', 'signed assertions', noProvider),
  none('6.8.3', 'SAML', noProvider),
  none('6.8.4', 'strength that a provider tells', noProvider),
]
